"""How a review comes to its verdicts: one search goes through the match, and others measure what turns have cost.

The search that goes through the match is carried on from turn to turn and tells the chances. What is worth playing is
found among all turns (`screening.py`). What the best of them and the one that was played are worth is measured by new
searches, all of one size, so that like is compared with like; again and again for as long as a mark is in doubt
(`costs.py`). They play games and ask no network: how far such searches are apart tells how far off they are, while a
network says the same each time, right or wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from math import sqrt
from random import Random
from typing import NamedTuple, TypeVar

from ..games.base import SWAP, Position
from ..match import Match
from ..search.games import knowledge_of
from ..search.params import params_of
from ..search.search import Search
from ..search.whole_turns import forced_win, is_forced_loss
from .costs import FIRST_STONE, MISTAKE, NOT_SWAPPING, SWAPPING, USUAL, Cost, Kind
from .lines import LineTurn, balanced_rate, best_line, mean_rate, whole_turn
from .pie import FAIR, fairest
from .screening import screened
from .verdicts import Chances, Entry, Judgement, missed, missed_by_placing

# A search that measures has this part of the playouts that a position gets.
MEASURING_PART = 8

# Playouts of such a search in a usual review, for which the games' usual deviations were measured.
USUAL_PLAYOUTS = 512

# Searches of a position at most, where a cost is in doubt.
MOST_SEARCHES = 192

# A round of the screening of all turns has this part of the playouts that a position gets.
SCREENING_PART = 2

# A good find has this share of the playouts, and at most so many of some small searches, with this part of the
# playouts each, begin with it.
FIND_SHARE = 0.5
SMALL_SEARCHES = 12
SMALL_PART = 16
MOST_FOUND = 4

# The mark of a good find, and what every other turn must have cost.
GOOD = "good"
FIND = ((GOOD, MISTAKE),)

# Where the chances of the player to move are as far from even as this, a quarter of the playouts is enough.
DECIDED = 0.1
DECIDED_PART = 4

Found = TypeVar("Found")

# A forced win takes a turn, any reply, and the turn that wins.
FORCED_TURNS = 3


class Look(NamedTuple):
    """What a search has found out of a position.

    mean_rate: what the position is worth in comparison with others (see `mean_rate`). best: the turn that seems best,
    as far as it has been followed; None where the game is over or lost. share: of the playouts, that of its first step.
    choices: how many steps were open.
    """

    chances: Chances
    mean_rate: float
    best: LineTurn | None = None
    share: float = 0.0
    choices: int = 0

    def value(self, colour: int) -> float:
        """What the position is worth to a colour in comparison with others."""
        return self.mean_rate if colour == 0 else 1 - self.mean_rate

    @property
    def is_proven(self) -> bool:
        return self.chances.winner is not None


class Reviewer:
    """The work of a review. It does not hold its own course: a review that is let go takes its searches with it.

    playouts: for each position, of the usual weight. seed: None for the one that comes from the game. stop: whether the
    slice is over.
    """

    def __init__(self, match: Match, playouts: int, seed: int | None, stop: Callable[[], bool]) -> None:
        self._game = match.game
        self._knowledge = knowledge_of(match.game)
        self._turns = match.played
        self._start = self._turns[0].start if self._turns else match.turn_start
        self._pie = match.has_pie_rule
        params = params_of(match.info.id)
        measuring = -(-playouts // MEASURING_PART)
        self._playouts = int(playouts * params.playout_factor)
        self._measuring = int(measuring * params.playout_factor)
        self._deviation = params.deviation * sqrt(USUAL_PLAYOUTS / measuring)
        self._setup = f"{match.info.id} {match.size} {','.join(match.holes)} {match.start or ''} {seed}"
        self._stop = stop

    def entries(self) -> Iterator[Entry | None]:
        """What there is to say of one position after the other; None wherever the work can be left."""
        course = Search(self._game, self._start, self._seed(0, "course"))
        look = yield from self._look(course, self._playouts, wants_fair=self._pie)
        yield Entry(0, look.chances, None)
        swapped = False
        for number, turn in enumerate(self._turns):
            course.follow(turn.start, () if turn.actions == (SWAP,) else turn.actions)
            before, look = look, (yield from self._look(course, self._playouts))
            judgement = yield from self._judge(number, before, look)
            yield Entry(number + 1, look.chances, judgement._replace(player=turn.start.to_move ^ swapped))
            swapped = swapped or turn.actions == (SWAP,)

    def _seed(self, number: int, purpose: str) -> int:
        """A seed for one search, from the game up to the turn of this number."""
        turns = " ".join(turn.text for turn in self._turns[:number])
        return Random(f"{self._setup}: {turns}: {purpose}").getrandbits(32)

    def _look(self, search: Search, playouts: int, *, wants_fair: bool = False) -> Generator[None, None, Look]:
        """Search a position. wants_fair: the best turn is one whose chances are even."""
        root = search.root
        outcome = self._game.outcome(root.position)
        if outcome is not None:
            return Look(Chances(1.0 - outcome.winner, outcome.winner, 0), 1.0 - outcome.winner)
        yield from self._search(search, playouts // DECIDED_PART)
        mover, choices = root.position.to_move, len(root.actions)
        if root.proven is None and (actions := (yield from self._left(forced_win(self._knowledge, root.position)))):
            won = Chances(1.0 - mover, mover, FORCED_TURNS)
            return Look(won, won.win_rate, whole_turn(self._game, root.position, actions), 1.0, choices)
        if root.proven is None and (yield from self._left(is_forced_loss(self._knowledge, root.position))):
            lost = Chances(float(mover), 1 - mover, FORCED_TURNS + 1)
            return Look(lost, lost.win_rate, choices=choices)
        if DECIDED < search.win_rate(search.best()) < 1 - DECIDED:
            yield from self._search(search, playouts)
        turns = None if root.proven is None else root.turns_to_end()
        best = best_line(search, fairest(search) if wants_fair else search.best(), root.position)[0]
        chances = Chances(balanced_rate(search), root.proven, turns)
        share = root.visits[search.best()] / max(1, sum(root.visits))
        return Look(chances, mean_rate(search), best, share, choices)

    def _left(self, work: Generator[None, None, Found]) -> Generator[None, None, Found]:
        """Work that is left wherever a slice is over."""
        while True:
            try:
                next(work)
            except StopIteration as finished:
                result: Found = finished.value
                return result
            if self._stop():
                yield

    def _search(self, search: Search, playouts: int) -> Generator[None]:
        """Play playouts from the position of a search until it has had so many."""
        root = search.root
        while root.proven is None and root.played < playouts:
            search.run(search.playouts + playouts - root.played, stop=self._stop)
            yield
        search.discard_batch()

    def _judge(self, number: int, before: Look, after: Look) -> Generator[None, None, Judgement]:
        """What a turn has cost, and what would have been better."""
        turn, chances = self._turns[number], before.chances
        mover = turn.start.to_move
        kind, won = USUAL, missed(chances, mover)
        if turn.actions == (SWAP,):
            kind = SWAPPING
        elif self._pie and number == 1 and chances.of(mover) < FAIR:
            kind, won = NOT_SWAPPING, missed_by_placing(chances, mover)
        elif self._pie and number == 0:
            kind, won = FIRST_STONE, None
        elif after.chances.winner == mover:
            won = None
        if kind is USUAL and (before.choices == 1 or chances.winner == 1 - mover):
            return Judgement(turn.text, 0.0, None, kept=None)
        cost = yield from self._measure(number, kind, before, after)
        better = "swap" if kind is NOT_SWAPPING else cost.better
        if cost.mark is None:
            is_find = kind is USUAL and (yield from self._is_find(number, before))
            mark = GOOD if is_find else None
            return Judgement(turn.text, max(0.0, cost.mean), mark, error=cost.error, kept=cost.kept)
        return Judgement(turn.text, cost.mean, cost.mark, better, won, cost.error, cost.kept)

    def _measure(self, number: int, kind: Kind, before: Look, after: Look) -> Generator[None, None, Cost]:
        """What a turn has cost, by as many searches as it takes."""
        turn, mover = self._turns[number], self._turns[number].start.to_move
        cost = Cost(kind, self._deviation, MOST_SEARCHES)
        positions: dict[str, Position] = {}
        is_known = before.is_proven and kind is not FIRST_STONE
        seeming = [before.best] if before.best else []
        if kind in (USUAL, SWAPPING) and not is_known and after.chances.winner != mover:
            seed = self._seed(number, "screening")
            found = screened(self._game, turn.start, self._playouts // SCREENING_PART, seed)
            seeming += yield from self._left(found)
        for one in seeming:
            best = yield from self._to_its_end(number, one)
            if best.text != turn.text or kind not in (USUAL, FIRST_STONE):
                positions[best.text] = best.after
        if not positions:
            cost.add_itself(turn.text)
        if after.is_proven and kind.played:
            cost.add_played(after.value(mover), is_proven=True)
        if is_known:
            # With best play a position is worth what it is worth after the best turn.
            for text in positions:
                cost.add(text, before.value(mover), is_proven=True)
        yield from self._settle(cost, number, positions, turn.end, "played")
        return cost

    def _settle(
        self, cost: Cost, number: int, positions: dict[str, Position], played: Position, purpose: str
    ) -> Generator[None]:
        """Search the positions after turns that might have been played, and after the one that was, until it is clear.

        purpose: of the searches after the one that was.
        """
        mover = self._turns[number].start.to_move
        search = 0
        while search < MOST_SEARCHES and (wanted := cost.wanted(positions)):
            for text in filter(cost.wants, wanted):
                look = yield from self._look_at(positions[text], number, f"{text} {search}")
                cost.add(text, look.value(mover), is_proven=look.is_proven)
            if cost.wants_played:
                look = yield from self._look_at(played, number, f"{purpose} {search}")
                cost.add_played(look.value(mover), is_proven=look.is_proven)
            search += 1

    def _is_find(self, number: int, before: Look) -> Generator[None, None, bool]:
        """Whether a turn is a good find: the only good one, which is not obvious, in a position that is not decided.

        Few of some small searches would have begun as the turn did. Another search, of full size, looks for the best
        turn that begins otherwise; that one must cost a mistake.
        """
        turn, position = self._turns[number], self._turns[number].start
        if before.is_proven or not before.best or before.best.text != turn.text or before.share < FIND_SHARE:
            return False
        found = 0
        for small in range(SMALL_SEARCHES):
            search = Search(self._game, position, self._seed(number, f"small {small}"))
            search.hurry(True)
            yield from self._search(search, self._playouts // SMALL_PART)
            found += search.root.actions[search.best()] == turn.actions[0]
            if found > MOST_FOUND:
                return False
        search = Search(self._game, position, self._seed(number, "otherwise"))
        search.hurry(True)
        search.rule_out(search.root.actions.index(turn.actions[0]))
        otherwise = yield from self._look(search, self._playouts)
        if otherwise.chances.winner == position.to_move:
            return False
        assert otherwise.best is not None
        instead = yield from self._to_its_end(number, otherwise.best)
        cost = Cost(USUAL, self._deviation, MOST_SEARCHES, FIND)
        yield from self._settle(cost, number, {turn.text: turn.end}, instead.after, "otherwise")
        return cost.mark is not None

    def _look_at(self, position: Position, number: int, purpose: str) -> Generator[None, None, Look]:
        """A look by a search of its own, for the sake of the turn of this number.

        It tries no long proof before its first playout: the search that goes through the match has.
        """
        search = Search(self._game, position, self._seed(number, purpose))
        search.hurry(True)
        return (yield from self._measured(search))

    def _measured(self, search: Search) -> Generator[None, None, Look]:
        root = search.root
        outcome = self._game.outcome(root.position)
        if outcome is not None:
            return Look(Chances(1.0 - outcome.winner, outcome.winner, 0), 1.0 - outcome.winner)
        yield from self._search(search, self._measuring)
        rate = mean_rate(search)
        return Look(Chances(rate, root.proven), rate)

    def _to_its_end(self, number: int, turn: LineTurn) -> Generator[None, None, LineTurn]:
        """A turn with the steps that the search has not followed so far."""
        while turn.after.stage:
            search = Search(self._game, turn.after, self._seed(number, f"{turn.text} on"))
            yield from self._search(search, self._measuring)
            turn = best_line(search, search.best(), self._turns[number].start, turn.actions)[0]
        return turn

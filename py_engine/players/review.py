"""A look over a whole match, once it is played: how the chances went, and which turns cost much.

Every position gets the same number of playouts, from the first to the last: half of them from each of two searches
with different seeds, which are carried on from turn to turn. What they would have played instead is searched just as
much as what was played, so that like is compared with like, and both again for as long as they are in doubt
(`costs.py`). Only a cost that exceeds its own error gives a mark.

Two reviews with different seeds agree as follows, at default size, by `tests/bench/review_agreement.py --games 3`:

| game | turns that either marks | with the same mark by both | turns | the same of both, marked or not |
| --- | --- | --- | --- | --- |
| sum | 30 | 27 | 392 | 389 |
| parasol | 2 | 2 | 184 | 184 |
| subsume | 13 | 5 | 228 | 220 |
| sunspot | 13 | 7 | 132 | 126 |

Most of the rest is a better turn that the searches of one review find and those of the other do not: measured twice,
the cost against the same better turn differs by 0.04 at most. On the first of the games of Sum 24 of 25 marks agree. If
both searches must have found a better turn it is 17 of 25, and if one of four times the playouts decides between the
two it is 20 of 25; in Subsume it is 3 of 7 and 4 of 11.

Seeds come from the game and budgets are playouts, so a game gets the same review on every machine, however slow. The
seeds of a turn come from the game up to that turn: what is said of it stays the same when the game goes on.

Chances are those of the first colour, which a swap does not change; what a turn cost is counted for its mover.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from math import sqrt
from random import Random
from typing import NamedTuple
from weakref import ref

from ..games.base import SWAP, Position
from ..match import Match
from ..search.params import params_of
from ..search.search import Search
from ..text.errors import InvalidSetup, quote
from ..text.sentences import say
from .budgets import require_playouts, require_seed
from .costs import FIRST_STONE, NOT_SWAPPING, SWAPPING, USUAL, Cost, Kind
from .job import Job
from .lines import LineTurn, balanced_rate, best_line, mean_rate
from .pie import FAIR, fairest

# Playouts a position, in playouts of the usual weight: in a browser a game on a usual board takes about a minute.
PLAYOUTS = 1024
MOST_PLAYOUTS = 20_000

# Searches that are carried on from turn to turn, each with its part of the playouts.
COURSES = 2

# Searches of a position at most, where a cost is in doubt.
MOST_SEARCHES = 8


class Chances(NamedTuple):
    """What is thought of a position.

    win_rate: of the first colour. winner, turns: if it is proven, who wins, and in how many turns at most.
    """

    win_rate: float
    winner: int | None = None
    turns: int | None = None

    def of(self, colour: int) -> float:
        """The win rate of a colour."""
        return self.win_rate if colour == 0 else 1 - self.win_rate


class Judgement(NamedTuple):
    """What is thought of a turn that was played.

    cost: the win rate that its mover lost by it, 0 or more. mark: `inaccuracy`, `mistake`, `blunder` or None.
    better: the turn to play instead, if it has a mark. missed: in how many turns, at most, that would have won
    for sure; None if nothing of the kind is proven. error: the standard error of the cost, 0 where it is proven, and
    where a search would have played the same.
    """

    text: str
    cost: float
    mark: str | None
    better: str | None = None
    missed: int | None = None
    error: float = 0.0


class Entry(NamedTuple):
    """What the review says of a position: after how many turns it came up, its chances, and the turn that led to it."""

    turns: int
    chances: Chances
    judgement: Judgement | None


class _Look(NamedTuple):
    """What a search has found out of a position.

    mean_rate: what the position is worth in comparison with others (see `mean_rate`). best: the best turn, as far as it
    has been followed.
    """

    chances: Chances
    mean_rate: float
    best: LineTurn | None = None

    def value(self, colour: int) -> float:
        """What the position is worth to a colour in comparison with others."""
        return self.mean_rate if colour == 0 else 1 - self.mean_rate

    @property
    def is_proven(self) -> bool:
        return self.chances.winner is not None


class Review(Job):
    """A review of the finished turns of a match, slice by slice. The match is only looked at.

    playouts: for each position. seed: with the same seed the same is said anywhere; None for the one that comes from
    the game. entries: what has been said so far.
    Raises `InvalidSetup` for a number of playouts or a seed that is none.
    """

    def __init__(self, match: Match, *, playouts: int | None = None, seed: int | None = None) -> None:
        super().__init__()
        playouts = require_playouts(playouts) or PLAYOUTS
        if playouts > MOST_PLAYOUTS:
            raise InvalidSetup(
                say(
                    "a review takes up to {most} playouts a position, not {playouts}",
                    most=MOST_PLAYOUTS,
                    playouts=quote(playouts),
                )
            )
        self._positions = len(match.played) + 1
        # A reviewer that held the review would make a circle, which stays until a collector comes.
        review = ref(self)
        self._entries = _Reviewer(
            match, playouts, require_seed(seed), lambda: (job := review()) is None or job.is_slice_over()
        ).entries()
        self.entries: list[Entry] = []

    @property
    def finished(self) -> bool:
        """Whether every position has been looked at."""
        return len(self.entries) == self._positions

    @property
    def progress(self) -> float:
        """The part of the positions that has been looked at, 0 to 1."""
        return len(self.entries) / self._positions

    def work(self) -> None:
        entry = next(self._entries)
        if entry is not None:
            self.entries.append(entry)


class _Reviewer:
    """The work of a review. It does not hold its own course: a review that is let go takes its searches with it."""

    def __init__(self, match: Match, playouts: int, seed: int | None, stop: Callable[[], bool]) -> None:
        self._game = match.game
        self._turns = match.played
        self._positions = [*(turn.start for turn in self._turns), match.turn_start]
        self._pie = match.has_pie_rule
        params = params_of(match.info.id)
        self._playouts = -(-playouts // COURSES) * params.playout_factor
        self._deviation = params.deviation * sqrt(PLAYOUTS / playouts)
        self._setup = f"{match.info.id} {match.size} {','.join(match.holes)} {match.start or ''} {seed}"
        self._stop = stop

    def entries(self) -> Iterator[Entry | None]:
        """What there is to say of one position after the other; None wherever the work can be left."""
        courses = [
            Search(self._game, self._positions[0], self._seed(0, f"course {number}")) for number in range(COURSES)
        ]
        for search in courses[1:]:
            search.hurry(True)  # one of them is enough to try long proofs
        looks = yield from self._look_all(courses, wants_fair=self._pie)
        yield Entry(0, _chances(looks), None)
        for number, turn in enumerate(self._turns):
            for search in courses:
                search.follow(turn.start, () if turn.actions == (SWAP,) else turn.actions)
            before, looks = looks, (yield from self._look_all(courses))
            judgement = yield from self._judge(number, before, looks)
            yield Entry(number + 1, _chances(looks), judgement)

    def _seed(self, number: int, purpose: str) -> int:
        """A seed for one search, from the game up to the turn of this number."""
        turns = " ".join(turn.text for turn in self._turns[:number])
        return Random(f"{self._setup}: {turns}: {purpose}").getrandbits(32)

    def _look_all(self, courses: list[Search], *, wants_fair: bool = False) -> Generator[None, None, list[_Look]]:
        """What each course says of the position that they have come to."""
        looks = []
        for search in courses:
            looks.append((yield from self._look(search, wants_fair=wants_fair)))
        return looks

    def _look(self, search: Search, *, wants_fair: bool = False) -> Generator[None, None, _Look]:
        """Search a position as much as every other. wants_fair: the best turn is one whose chances are even."""
        root = search.root
        outcome = self._game.outcome(root.position)
        if outcome is not None:
            return _Look(Chances(1.0 - outcome.winner, outcome.winner, 0), 1.0 - outcome.winner)
        yield from self._search(search)
        turns = None if root.proven is None else root.turns_to_end()
        best = best_line(search, fairest(search) if wants_fair else search.best(), root.position)[0]
        return _Look(Chances(balanced_rate(search), root.proven, turns), mean_rate(search), best)

    def _search(self, search: Search) -> Generator[None]:
        """Play as many playouts from the position of a search as from every other."""
        root = search.root
        while root.proven is None and root.played < self._playouts:
            search.run(search.playouts + self._playouts - root.played, stop=self._stop)
            yield
        search.discard_batch()

    def _judge(self, number: int, before: list[_Look], after: list[_Look]) -> Generator[None, None, Judgement]:
        """What a turn has cost, and what would have been better."""
        turn, chances = self._turns[number], _chances(before)
        mover = turn.start.to_move
        kind, won = USUAL, missed(chances, mover)
        if turn.actions == (SWAP,):
            kind = SWAPPING
        elif self._pie and number == 1 and chances.of(mover) < FAIR:
            kind, won = NOT_SWAPPING, missed_by_placing(chances, mover)
        elif self._pie and number == 0:
            kind, won = FIRST_STONE, None
        elif _chances(after).winner == mover:
            won = None
        cost = yield from self._measure(number, kind, before, after)
        better = "swap" if kind is NOT_SWAPPING else cost.better
        if cost.mark is None:
            return Judgement(turn.text, max(0.0, cost.mean), None, error=cost.error)
        return Judgement(turn.text, cost.mean, cost.mark, better, won, cost.error)

    def _measure(self, number: int, kind: Kind, before: list[_Look], after: list[_Look]) -> Generator[None, None, Cost]:
        """What a turn has cost, by as many searches as it takes."""
        turn, end = self._turns[number], self._positions[number + 1]
        mover = turn.start.to_move
        cost = Cost(kind, self._deviation, MOST_SEARCHES)
        if kind is not SWAPPING:
            for look in after:
                cost.add_played(look.value(mover), is_proven=look.is_proven)
        positions: dict[str, Position] = {}
        for look in _telling(before):
            best = yield from self._to_its_end(number, look)
            if cost.knows(best.text):
                continue
            positions[best.text] = best.after
            if best.text == turn.text and kind in (USUAL, FIRST_STONE):
                cost.add_itself(best.text)
                continue
            # With best play a position is worth what it is worth after the best turn.
            is_known = look.is_proven and kind is not FIRST_STONE
            then = look if is_known else (yield from self._look_at(best.after, number, f"{best.text} 0"))
            cost.add(best.text, then.value(mover), is_proven=then.is_proven)
        search = 0
        while not cost.is_settled:
            search += 1
            text = cost.better
            if cost.wants_better:
                look = yield from self._look_at(positions[text], number, f"{text} {search}")
                cost.add(text, look.value(mover), is_proven=look.is_proven)
            if cost.wants_played:
                look = yield from self._look_at(end, number, f"played {search}")
                cost.add_played(look.value(mover), is_proven=look.is_proven)
        return cost

    def _look_at(self, position: Position, number: int, purpose: str) -> Generator[None, None, _Look]:
        """A look by a search of its own, for the sake of the turn of this number.

        It tries no long proof before its first playout: one of the searches that are carried on has.
        """
        search = Search(self._game, position, self._seed(number, purpose))
        search.hurry(True)
        return (yield from self._look(search))

    def _to_its_end(self, number: int, look: _Look) -> Generator[None, None, LineTurn]:
        """The best turn, with the steps that the search has not followed so far searched as every position is."""
        turn = look.best
        assert turn is not None
        while turn.after.stage:
            search = Search(self._game, turn.after, self._seed(number, f"{turn.text} on"))
            yield from self._search(search)
            turn = best_line(search, search.best(), self._turns[number].start, turn.actions)[0]
        return turn


def _telling(looks: list[_Look]) -> list[_Look]:
    """The looks that count: all of them, or one that has a proof."""
    return next(([look] for look in looks if look.is_proven), looks)


def _chances(looks: list[_Look]) -> Chances:
    """What is thought of a position that several searches have looked at."""
    telling = _telling(looks)
    if len(telling) == 1:
        return telling[0].chances
    return Chances(sum(look.chances.win_rate for look in telling) / len(telling))


def missed(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure; None if that is not proven."""
    return before.turns if before.winner == mover else None


def missed_by_placing(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure by swapping, which is one of them; None if not proven."""
    turns = missed(before, 1 - mover)
    return None if turns is None else turns + 1

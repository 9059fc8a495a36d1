"""A look over a whole match, once it is played: how the chances went, and which turns cost much.

Every position gets the same number of playouts, from the first to the last, and each search is carried on from the
one before. A turn that seems to have cost something gets further looks (`costs.py`). Each searches what the engine
would have played just as much as what was played, so that like is compared with like. Each has its own seeds, so that
the looks show the error of the comparison. Only a cost that exceeds the error gives a mark.

Seeds come from the game and budgets are playouts, so a game gets the same review on every machine, however slow. The
seeds of a turn come from the game up to that turn: what is said of it stays the same when the game goes on.

Chances are those of the first colour, which a swap does not change; what a turn cost is counted for its mover.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from math import sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from .analyst import LineTurn, balanced_rate, best_line, playout_factor
from .budgets import require_playouts, require_seed
from .costs import MOST_LOOKS, SPREADS, USUAL_MOST_LOOKS, USUAL_SPREAD, Cost
from .errors import InvalidSetup, quote
from .games.base import SWAP, Position
from .match import Match
from .search.mcts import TreeSearch
from .sentences import say
from .thinking import FAIR, fair_worth, fairest

# Playouts a position, in playouts of the usual weight: in a browser a game on a usual board takes about a minute.
PLAYOUTS = 1024
MOST_PLAYOUTS = 20_000


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
    for sure; None if nothing of the kind is proven. error: the standard error of the cost, 0 where it is proven; None
    if the turn got no further look.
    """

    text: str
    cost: float
    mark: str | None
    better: str | None = None
    missed: int | None = None
    error: float | None = None


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

    def worth(self, colour: int) -> float:
        """What the position is worth to a colour in comparison with others."""
        return self.mean_rate if colour == 0 else 1 - self.mean_rate


# What was played need not be looked at where only what is best tells what a turn has cost.
NOT_ASKED_FOR = _Look(Chances(0.0, 1, 0), 0.0)

# What a turn cost, by what the best placement is worth to its mover and what was played is.
_CostOf = Callable[[float, float], float]


def _usual_cost(best: float, played: float) -> float:
    return best - played


def _cost_of_first_stone(best: float, played: float) -> float:
    """The other side will take the better colour."""
    return fair_worth(best) - fair_worth(played)


def _cost_of_swapping(best: float, played: float) -> float:
    return best - (1 - best)


def _cost_of_not_swapping(best: float, played: float) -> float:
    return 1 - best - played


class Review:
    """A review of the finished turns of a match, slice by slice. The match is only looked at.

    playouts: for each position. seed: with the same seed the same is said anywhere; None for the one that comes from
    the game. entries: what has been said so far.
    Raises `InvalidSetup` for a number of playouts or a seed that is none.
    """

    def __init__(self, match: Match, *, playouts: int | None = None, seed: int | None = None) -> None:
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
        self._deadline = _Deadline()
        self._work = _Reviewer(match, playouts, require_seed(seed), self._deadline).entries()
        self.entries: list[Entry] = []

    @property
    def finished(self) -> bool:
        """Whether every position has been looked at."""
        return len(self.entries) == self._positions

    @property
    def progress(self) -> float:
        """The part of the positions that has been looked at, 0 to 1."""
        return len(self.entries) / self._positions

    def think(self, seconds: float) -> None:
        """Go on for about so long (at least one round), or until the end."""
        self._deadline.set(seconds)
        while not self.finished:
            entry = next(self._work)
            if entry is not None:
                self.entries.append(entry)
            if self._deadline.is_past():
                return


class _Deadline:
    """When the slice that is under way ends."""

    def __init__(self) -> None:
        self._due = 0.0

    def set(self, seconds: float) -> None:
        """Let it be so far from now."""
        self._due = perf_counter() + seconds

    def is_past(self) -> bool:
        return perf_counter() >= self._due


class _Reviewer:
    """The work of a review. It does not hold its own course: a review that is let go takes its searches with it."""

    def __init__(self, match: Match, playouts: int, seed: int | None, deadline: _Deadline) -> None:
        self._game = match.game
        self._turns = match.played
        self._positions = [*(turn.start for turn in self._turns), match.turn_start]
        self._pie = match.has_pie_rule
        self._playouts = playouts * playout_factor(match.game)
        self._spread = SPREADS.get(match.info.id, USUAL_SPREAD) * sqrt(PLAYOUTS / playouts)
        self._most_looks = MOST_LOOKS.get(match.info.id, USUAL_MOST_LOOKS)
        self._setup = f"{match.info.id} {match.size} {','.join(match.holes)} {match.start or ''} {seed}"
        self._deadline = deadline

    def entries(self) -> Iterator[Entry | None]:
        """What there is to say of one position after the other; None wherever the work can be left."""
        search = TreeSearch(self._game, self._positions[0], self._seed(0, "course"))
        look = yield from self._look(search, wants_fair=self._pie)
        yield Entry(0, look.chances, None)
        for number, turn in enumerate(self._turns):
            search.follow(turn.start, () if turn.actions == (SWAP,) else turn.actions)
            before, look = look, (yield from self._look(search))
            judgement = yield from self._judge(number, before, look)
            yield Entry(number + 1, look.chances, judgement)

    def _seed(self, number: int, purpose: str) -> int:
        """A seed for one search, from the game up to the turn of this number."""
        turns = " ".join(turn.text for turn in self._turns[:number])
        return Random(f"{self._setup}: {turns}: {purpose}").getrandbits(32)

    def _look(self, search: TreeSearch, *, wants_fair: bool = False) -> Generator[None, None, _Look]:
        """Search a position as much as every other. wants_fair: the best turn is one whose chances are even."""
        root = search.root
        outcome = self._game.outcome(root.position)
        if outcome is not None:
            return _Look(Chances(1.0 - outcome.winner, outcome.winner, 0), 1.0 - outcome.winner)
        yield from self._search(search)
        turns = None if root.proven is None else root.turns_to_end()
        best = best_line(search, fairest(search) if wants_fair else search.best(), root.position)[0]
        return _Look(Chances(balanced_rate(search), root.proven, turns), mean_rate(search), best)

    def _search(self, search: TreeSearch) -> Generator[None]:
        """Play as many playouts from the position of a search as from every other."""
        root = search.root
        while root.proven is None and root.played < self._playouts:
            search.run(search.playouts + self._playouts - root.played, stop=self._deadline.is_past)
            yield
        search.discard_batch()

    def _judge(self, number: int, before: _Look, after: _Look) -> Generator[None, None, Judgement]:
        """What a turn has cost, and what would have been better."""
        assert before.best is not None
        turn = self._turns[number]
        mover = turn.start.to_move
        if turn.actions == (SWAP,):
            cost_of, won = _cost_of_swapping, missed(before.chances, mover)
        elif self._pie and number == 1 and before.chances.of(mover) < FAIR:
            cost_of, won = _cost_of_not_swapping, missed_by_placing(before.chances, mover)
        elif turn.text == before.best.text:
            return Judgement(turn.text, 0.0, None)
        else:
            cost_of = _cost_of_first_stone if self._pie and number == 0 else _usual_cost
            won = None if after.chances.winner == mover else missed(before.chances, mover)
        cost, better = yield from self._measure(number, before, after, cost_of)
        if cost.mark is None or better == turn.text:
            return Judgement(turn.text, max(0.0, cost.mean), None, error=cost.error)
        return Judgement(turn.text, cost.mean, cost.mark, better, won, cost.error)

    def _measure(
        self, number: int, before: _Look, after: _Look, cost_of: _CostOf
    ) -> Generator[None, None, tuple[Cost, str]]:
        """What a turn has cost, look by look, and what most looks would have played instead.

        The first look begins with the searches that led here. Every other one begins anew, before the turn too: with
        other seeds the search may take another turn for the best, and the error of the cost has to tell of that.
        """
        turn, is_first_stone = self._turns[number], cost_of is _cost_of_first_stone
        mover = turn.start.to_move
        if cost_of is _cost_of_swapping:
            after = NOT_ASKED_FOR
        cost, wishes = Cost(self._spread, self._most_looks), Counter[str]()
        while True:
            assert before.best is not None
            best, seed = before.best, self._seed(number, f"{cost.looks} to the end of the turn")
            while best.after.stage:
                best = yield from self._go_on(turn.start, best, seed)
            wishes[best.text] += 1
            if best.text == turn.text and cost_of is not _cost_of_not_swapping:
                cost.add(0.0)
            else:
                # With best play a position is worth what it is worth after the best turn.
                is_known = before.chances.winner is not None and not is_first_stone
                then = before if is_known else (yield from self._look_at(best.after, number, f"{cost.looks} better"))
                is_exact = after.chances.winner is not None and (is_known or then.chances.winner == mover)
                cost.add(cost_of(then.worth(mover), after.worth(mover)), is_exact=is_exact)
            if cost.is_settled:
                break
            if before.chances.winner is None or is_first_stone:
                before = yield from self._look_at(turn.start, number, f"{cost.looks} before", wants_fair=is_first_stone)
            if after.chances.winner is None:
                after = yield from self._look_at(self._positions[number + 1], number, f"{cost.looks} played")
        return cost, "swap" if cost_of is _cost_of_not_swapping else wishes.most_common(1)[0][0]

    def _look_at(
        self, position: Position, number: int, purpose: str, *, wants_fair: bool = False
    ) -> Generator[None, None, _Look]:
        """A look by a search of its own, for the sake of the turn of this number."""
        search = TreeSearch(self._game, position, self._seed(number, purpose))
        return (yield from self._look(search, wants_fair=wants_fair))

    def _go_on(self, start: Position, turn: LineTurn, seed: int) -> Generator[None, None, LineTurn]:
        """The best turn with a further step, which is searched as every position is."""
        search = TreeSearch(self._game, turn.after, seed)
        yield from self._search(search)
        return best_line(search, search.best(), start, turn.actions)[0]


def mean_rate(search: TreeSearch) -> float:
    """The first colour's part of all playouts through a position, or what is proven.

    Searches with different seeds differ less in it than in what they think of the best turn.
    """
    root = search.root
    visits = sum(root.visits)
    if root.proven is not None or not visits:
        return balanced_rate(search)
    rate = sum(root.wins) / visits
    return rate if root.position.to_move == 0 else 1 - rate


def missed(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure; None if that is not proven."""
    return before.turns if before.winner == mover else None


def missed_by_placing(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure by swapping, which is one of them; None if not proven."""
    turns = missed(before, 1 - mover)
    return None if turns is None else turns + 1

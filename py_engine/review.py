"""A look over a whole match, once it is played: how the chances went, and which turns cost much.

Every position gets the same number of playouts, from the first to the last, and each search is carried on from the
one before. A turn that seems to have cost something gets a second look: what would have been better is
played and searched just as much as what was played, so that like is compared with like.

Chances are those of the first colour, which a swap does not change; what a turn cost is counted for its mover.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from time import perf_counter
from typing import NamedTuple

from .analyst import LineTurn, balanced_rate, best_line, playout_factor
from .budgets import require_playouts, require_seed
from .errors import InvalidSetup, quote
from .games.base import SWAP, Position
from .match import Match, Turn
from .search.mcts import TreeSearch
from .sentences import say
from .thinking import FAIR, fair_worth, fairest

# Playouts a position, in playouts of the usual weight: in a browser a game on a usual board takes about a minute.
PLAYOUTS = 1024
MOST_PLAYOUTS = 20_000

# What a turn must have cost, in win rate of 1, to be called so.
INACCURACY = 0.1
MISTAKE = 0.2
BLUNDER = 0.3
MARKS = (("blunder", BLUNDER), ("mistake", MISTAKE), ("inaccuracy", INACCURACY))


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
    for sure; None if nothing of the kind is proven.
    """

    text: str
    cost: float
    mark: str | None
    better: str | None = None
    missed: int | None = None


class Entry(NamedTuple):
    """What the review says of a position: after how many turns it came up, its chances, and the turn that led to it."""

    turns: int
    chances: Chances
    judgement: Judgement | None


class _Look(NamedTuple):
    """What a search has found out of a position: its chances, and the best turn, as far as it has been followed."""

    chances: Chances
    best: LineTurn | None = None


class Review:
    """A review of the finished turns of a match, slice by slice. The match is only looked at.

    playouts: for each position. seed: with the same seed the same is said anywhere. entries: what has been said so far.
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
        playouts *= playout_factor(match.game)
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
        self._start = self._turns[0].start if self._turns else match.turn_start
        self._pie = match.has_pie_rule
        self._playouts = playouts
        self._seed = seed
        self._deadline = deadline

    def entries(self) -> Iterator[Entry | None]:
        """What there is to say of one position after the other; None wherever the work can be left."""
        search = TreeSearch(self._game, self._start, self._seed)
        look = yield from self._look(search, wants_fair=self._pie)
        yield Entry(0, look.chances, None)
        for number, turn in enumerate(self._turns):
            search.follow(turn.start, () if turn.actions == (SWAP,) else turn.actions)
            before, look = look, (yield from self._look(search))
            judgement = yield from self._judge(number, turn, before, look.chances)
            yield Entry(number + 1, look.chances, judgement)

    def _look(self, search: TreeSearch, *, wants_fair: bool = False) -> Generator[None, None, _Look]:
        """Search a position as much as every other. wants_fair: the best turn is one whose chances are even."""
        root = search.root
        outcome = self._game.outcome(root.position)
        if outcome is not None:
            return _Look(Chances(1.0 - outcome.winner, outcome.winner, 0))
        yield from self._search(search)
        turns = None if root.proven is None else root.turns_to_end()
        best = best_line(search, fairest(search) if wants_fair else search.best(), root.position)[0]
        return _Look(Chances(balanced_rate(search), root.proven, turns), best)

    def _search(self, search: TreeSearch) -> Generator[None]:
        """Play as many playouts from the position of a search as from every other."""
        root = search.root
        while root.proven is None and root.played < self._playouts:
            search.run(search.playouts + self._playouts - root.played, stop=self._deadline.is_past)
            yield
        search.discard_batch()

    def _judge(self, number: int, turn: Turn, before: _Look, after: Chances) -> Generator[None, None, Judgement]:
        """What a turn has cost, and what would have been better."""
        assert before.best is not None
        mover = turn.start.to_move
        placing, played = before.chances.of(mover), after.of(mover)
        swap_is_due = self._pie and number == 1 and placing < FAIR
        if swap_is_due and turn.actions != (SWAP,):
            return judge(turn.text, 1 - placing - played, "swap", missed_by_placing(before.chances, mover))
        if turn.text == before.best.text:
            return judge(turn.text, 0.0, None)
        if self._pie and number == 0:
            # The other side will take the better colour.
            best = yield from self._to_its_end(turn.start, before.best)
            fair = yield from self._after(best)
            return judge(turn.text, fair_worth(fair.win_rate) - fair_worth(after.win_rate), best.text)
        cost = placing - (1 - placing) if turn.actions == (SWAP,) else placing - played
        if cost < INACCURACY:
            return judge(turn.text, cost, None)
        best = yield from self._to_its_end(turn.start, before.best)
        won = None if after.winner == mover else missed(before.chances, mover)
        if won is None and turn.actions != (SWAP,):
            cost = (yield from self._after(best)).of(mover) - played
        return judge(turn.text, cost, best.text, won)

    def _to_its_end(self, start: Position, turn: LineTurn) -> Generator[None, None, LineTurn]:
        """The best turn, with the steps that the search has not followed so far searched as every position is."""
        while turn.after.stage:
            search = TreeSearch(self._game, turn.after, self._seed)
            yield from self._search(search)
            turn = best_line(search, search.best(), start, turn.actions)[0]
        return turn

    def _after(self, turn: LineTurn) -> Generator[None, None, Chances]:
        """The chances after the best turn, found as those after a played turn are."""
        found = yield from self._look(TreeSearch(self._game, turn.after, self._seed))
        return found.chances


def judge(text: str, cost: float, better: str | None, won: int | None = None) -> Judgement:
    """A turn with its cost, and its mark if that is high enough. won: in how many turns it would have won for sure."""
    mark = next((name for name, least in MARKS if cost >= least), None)
    if mark is None or better == text:
        return Judgement(text, max(0.0, cost), None)
    return Judgement(text, cost, mark, better, won)


def missed(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure; None if that is not proven."""
    return before.turns if before.winner == mover else None


def missed_by_placing(before: Chances, mover: int) -> int | None:
    """In how many turns the mover would have won for sure by swapping, which is one of them; None if not proven."""
    turns = missed(before, 1 - mover)
    return None if turns is None else turns + 1

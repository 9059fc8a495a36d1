"""The analyst: the engine at its best, which does not play but says what it thinks of a position, slice by slice.

It looks at the position as the player to move does. Where the pie rule is due, swapping is one of the things
that can be done, and worth what the other colour's chances are.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from ..match import Match
from ..search.first_stones import known_rate
from ..search.ownership import Ownership
from ..search.params import MOST_PROOF_POSITIONS
from ..search.search import Candidate, Search
from ..text.errors import IllegalTurn
from ..text.sentences import say
from .budgets import require_playouts, require_seconds
from .job import PROOF_SHARE, Job, search_at
from .lines import LineTurn, balanced_rate, best_line
from .pie import considered, fairest

# Playouts after which more of them seldom change the picture. The tree has some 10,000 positions by then (in Surmount
# 20,000), about 70 MB.
MOST_PLAYOUTS = 40_000

# Seconds between two analyses.
ANALYSIS_INTERVAL = 0.1

# Seconds after which a proof that is tried before the first playout gives way to playouts at the latest: on a slow
# machine one of Surmount took three, and nothing was said until then. It is carried on between them.
LONGEST_PROOF = 1.0


class Analysis(NamedTuple):
    """What the analyst thinks so far of the position, for the player to move.

    win_rate: of the best candidate, 0 to 1. playouts: how many have been played. candidates: the steps open now, the
    best first, `swap` too where it is due. best_line: the steps (not turns) that seem best for both sides, as far as
    enough is known of them. proven: the result of the best candidate, `win` or `loss`; None if it is not proven.
    """

    win_rate: float
    playouts: int
    candidates: tuple[Candidate, ...]
    best_line: tuple[str, ...]
    proven: str | None


class Analyst(Job):
    """What is thought of the position of a match, better from slice to slice.

    seconds, playouts: when to stop at the latest; in any case it stops when the result is proven or the tree is as
    large as it may get (`MOST_PLAYOUTS`). seed: with the same seed and no limit in seconds, the same is thought
    anywhere. memory: the search of an earlier position of the same match, which is carried on if the match has gone on
    from there.
    The match is only looked at. Raises `IllegalTurn` if the game is over, `InvalidSetup` for a limit that is none.
    """

    def __init__(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        memory: Search | None = None,
    ) -> None:
        super().__init__()
        if match.is_over:
            raise IllegalTurn(say("The game is over; there is nothing to analyse."))
        self._seconds = require_seconds(seconds)
        self._proof_ends = _proof_ends(self._seconds, seed)
        self.search = search_at(match, seed, memory, MOST_PROOF_POSITIONS, asks=True)
        most = int(MOST_PLAYOUTS * self.search.params.playout_factor)
        self._playouts = min(require_playouts(playouts) or most, most)
        self._ownership = Ownership(match.game, match.position, seed)
        self._unfinished = match.unfinished
        self._turn_start = match.turn_start
        self._can_swap = match.can_swap
        self._wants_fair = match.first_stone_is_due

    @property
    def shared(self) -> Search | None:
        return None if self.search.params.shared_from is None else self.search

    @property
    def playouts(self) -> int:
        """How many playouts have gone through the position."""
        return self.search.root.played

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to say yet."""
        return self.playouts > 0 or self.search.root.proven is not None

    @property
    def finished(self) -> bool:
        """Whether the result is proven or a limit is reached."""
        out_of_time = self._seconds is not None and self.elapsed >= self._seconds
        return self.search.root.proven is not None or (
            self.has_begun and (out_of_time or self.playouts >= self._playouts)
        )

    @property
    def progress(self) -> float:
        """How much of the limit that will be reached first is spent, 0 to 1."""
        if self.finished:
            return 1.0
        by_time = self.elapsed / self._seconds if self._seconds is not None else 0.0
        return min(1.0, max(by_time, self.playouts / self._playouts))

    def work(self) -> None:
        missing = max(1, self._playouts - self.playouts)
        ends = inf if self._seconds is None else self._seconds
        self.search_on(self.search, missing, proof_ends=self._proof_ends, ends=ends)

    def candidates(self) -> list[Candidate]:
        """What can be done now and has been looked at, the best first; empty before anything has been.

        A first stone that the other side may take over is worth what it is to the colour that it is worth less to.
        """
        if not self.has_begun:
            return []
        return considered(self.search, wants_fair=self._wants_fair, can_swap=self._can_swap)

    def line(self) -> list[LineTurn]:
        """The turns that seem best for both sides, the one that is due first; empty before anything has been looked at.

        After a swap the line goes on as it would have without: the stone stays, and so does what is best.
        """
        if not self.has_begun:
            return []
        with self.search.at_rest():
            return best_line(self.search, self.first(), self._turn_start, self._unfinished)

    def ownership(self) -> dict[int, float] | None:
        """Who is likely to own what decides the game: each square in Sum, each parasol, by its middle, in Parasol.

        From 1, where the first colour owned it in the end of every random game from the position, to -1, where the
        other colour did. The games are no part of the search, and fewer than one of 25 of its playouts. None in the
        other games, and before anything has been looked at.
        """
        if not self.has_begun:
            return None
        self._ownership.keep_up(self.playouts)
        return self._ownership.balance()

    def first(self) -> int:
        """The index, among the root's steps, of the one that seems best."""
        return fairest(self.search) if self._wants_fair else self.search.best()

    def first_colours_rate(self) -> float:
        """The first colour's win rate, for a graph: as a review would give it."""
        root = self.search.root
        known = known_rate(self.search.game, root.position)
        if known is not None and root.proven is None:
            return known
        with self.search.at_rest():
            return balanced_rate(self.search)


def analyse(match: Match, *, seconds: float | None = None, seed: int | None = None) -> Iterator[Analysis]:
    """What the analyst thinks of the position, again and again while it searches: about ten times a second.

    Each time it has looked at more, or has found a proof: on a busy machine it tells less often. The first time may be
    a second later, where a proof is tried first; with a seed and no time as long as that takes.
    seconds: how long, or None to go on as long as there is something to find out (see `Analyst`).
    Raises `IllegalTurn` if the game is over, `InvalidSetup` for a time or a seed that is none.
    """
    return _analyses(Analyst(match, seconds=seconds, seed=seed))


def _analyses(analyst: Analyst) -> Iterator[Analysis]:
    told = 0
    while not analyst.finished:
        analyst.run(ANALYSIS_INTERVAL)
        if analyst.has_begun and (analyst.search.playouts > told or analyst.finished):
            told = analyst.search.playouts
            yield _analysis(analyst)


def _analysis(analyst: Analyst) -> Analysis:
    candidates = analyst.candidates()
    best = candidates[0]
    steps = [step for turn in analyst.line() for step in turn.steps]
    if best.text == "swap":
        steps.insert(0, best.text)  # the stone stays, and so does what is best after it
    return Analysis(best.win_rate, analyst.search.playouts, tuple(candidates), tuple(steps), best.proven)


def _proof_ends(seconds: float | None, seed: int | None) -> float:
    """The time after which a proof before the first playout gives way: never where the clock must change nothing."""
    if seconds is not None:
        return min(LONGEST_PROOF, PROOF_SHARE * seconds)
    return LONGEST_PROOF if seed is None else inf

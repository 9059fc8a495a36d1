"""The analyst: the engine at its strongest, which evaluates a position slice by slice instead of playing.

It takes the side of the player to move. Where the pie rule is due, swapping is one of the candidates, with the other
colour's win rate.
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

# Playouts after which more of them seldom change the result. The tree then has some 10,000 positions (in Surmount
# 20,000), about 70 MB.
MOST_PLAYOUTS = 40_000

# Seconds between two analyses.
ANALYSIS_INTERVAL = 0.1

# Seconds after which a proof tried before the first playout gives way to playouts at the latest. On a slow machine one
# of Surmount took three seconds, without any result until then. The proof goes on between the playouts.
LONGEST_PROOF = 1.0


class Analysis(NamedTuple):
    """Result of an analysis so far, for the player to move.

    Attributes:
        win_rate: Win rate of the best candidate, 0 to 1.
        playouts: Number of playouts played.
        candidates: The legal steps, best first, with `swap` where it is due.
        best_line: The best steps (not turns) of both sides, as far as they are known.
        proven: Result of the best candidate, `win` or `loss`; None if it is not proven.
    """

    win_rate: float
    playouts: int
    candidates: tuple[Candidate, ...]
    best_line: tuple[str, ...]
    proven: str | None


class Analyst(Job):
    """Analysis of the position of a match, better from slice to slice. The match is not changed.

    It stops at the latest after `seconds` or `playouts`, when the result is proven, or when the tree has its largest
    size (`MOST_PLAYOUTS`). With equal seeds and no limit in seconds the result is the same on every machine. `memory`
    is the search of an earlier position of the same match; it is reused if the match has gone on from there.

    Raises:
        IllegalTurn: The game is over.
        InvalidSetup: A limit or the seed is invalid.
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
        """Number of playouts through the position."""
        return self.search.root.played

    @property
    def has_begun(self) -> bool:
        """Return whether there is a result yet."""
        return self.playouts > 0 or self.search.root.proven is not None

    @property
    def finished(self) -> bool:
        """Return whether the result is proven or a limit is reached."""
        out_of_time = self._seconds is not None and self.elapsed >= self._seconds
        return self.search.root.proven is not None or (
            self.has_begun and (out_of_time or self.playouts >= self._playouts)
        )

    @property
    def progress(self) -> float:
        """The part spent of the limit that will be reached first, 0 to 1."""
        if self.finished:
            return 1.0
        by_time = self.elapsed / self._seconds if self._seconds is not None else 0.0
        return min(1.0, max(by_time, self.playouts / self._playouts))

    def work(self) -> None:
        missing = max(1, self._playouts - self.playouts)
        ends = inf if self._seconds is None else self._seconds
        self.search_on(self.search, missing, proof_ends=self._proof_ends, ends=ends)

    def candidates(self) -> list[Candidate]:
        """The candidates searched so far, best first; empty before the first.

        A first stone that the other side may take over has the lower of the two colours' win rates.
        """
        if not self.has_begun:
            return []
        return considered(self.search, wants_fair=self._wants_fair, can_swap=self._can_swap)

    def line(self) -> list[LineTurn]:
        """The best turns of both sides, the next one first; empty before the first result.

        After a swap the line continues as without it: the stone stays, and so does the best continuation.
        """
        if not self.has_begun:
            return []
        with self.search.at_rest():
            return best_line(self.search, self.first(), self._turn_start, self._unfinished)

    def ownership(self) -> dict[int, float] | None:
        """The probable ownership of each square in Sum, and of each parasol, by its middle, in Parasol.

        It is 1 where the first colour owned it at the end of every random game from the position, and -1 where the
        other colour did. The games are not part of the search, and at most one for 25 of its playouts. None in the
        other games, and before the first result.
        """
        if not self.has_begun:
            return None
        self._ownership.keep_up(self.playouts)
        return self._ownership.balance()

    def first(self) -> int:
        """The index, among the root's steps, of the best one."""
        return fairest(self.search) if self._wants_fair else self.search.best()

    def first_colours_rate(self) -> float:
        """The first colour's win rate, 0 to 1, for a graph: the same as in a review."""
        root = self.search.root
        known = known_rate(self.search.game, root.position)
        if known is not None and root.proven is None:
            return known
        with self.search.at_rest():
            return balanced_rate(self.search)


def analyse(match: Match, *, seconds: float | None = None, seed: int | None = None) -> Iterator[Analysis]:
    """Yield the analysis of the position about ten times a second while the search goes on.

    Each analysis rests on more playouts or on a proof, so on a busy machine they come less often. The first may take a
    second longer where a proof is tried first; with a seed and no time limit, as long as the proof takes.

    Args:
        match: The match; it is not changed.
        seconds: Time limit, or None to go on as long as the result can change (see `Analyst`).
        seed: Equal seeds give equal results where there is no time limit.

    Raises:
        IllegalTurn: The game is over.
        InvalidSetup: The time or the seed is invalid.
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
        steps.insert(0, best.text)  # the stone stays, and so does the best continuation
    return Analysis(best.win_rate, analyst.search.playouts, tuple(candidates), tuple(steps), best.proven)


def _proof_ends(seconds: float | None, seed: int | None) -> float:
    """The time after which a proof before the first playout gives way; never where the clock must not matter."""
    if seconds is not None:
        return min(LONGEST_PROOF, PROOF_SHARE * seconds)
    return LONGEST_PROOF if seed is None else inf

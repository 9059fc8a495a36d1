"""Jobs, which go on in slices: the search for a turn, the analysis of a position, the review of a game.

A page asks for a slice, shows the report, handles its own events, and asks for the next slice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING
from weakref import ref

from ..games.base import SWAP
from ..match import Match
from ..search.params import PROOF_POSITIONS, SearchParams
from ..search.search import Search
from .budgets import require_seed

if TYPE_CHECKING:  # the module of the network is loaded only where one is asked
    from ..search.network.evaluator import Evaluator

# Part of the time after which a proof that is tried before the first playout gives way to playouts. On a slow machine
# proofs took three seconds in Surmount where one was given; with this, 60 of 60 endings there are still played right.
PROOF_SHARE = 0.5

# With at most this many free cells nearly every proof ends (`search/notes`), and is worth more than playouts in the
# same time. The share leaves time for a few playouts after a proof that does not end.
NEARLY_FULL = 9
LAST_PROOF_SHARE = 0.9


class Job(ABC):
    """Work that is done in slices.

    A generator that does the work must not refer to the job that holds it. Such a reference cycle would keep the
    results in memory until the garbage collector runs. `clock` returns seconds from any start; the default is
    `perf_counter`.

    Attributes:
        elapsed: Seconds spent on the job.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self.elapsed = 0.0
        self._clock = clock or perf_counter
        self._started = self._due = 0.0
        self._spent_before = 0.0

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Return whether the work is done."""

    @property
    @abstractmethod
    def progress(self) -> float:
        """The part of the work that is done, 0 to 1."""

    @property
    def shared(self) -> Search | None:
        """The search with which further workers may help; None where they cannot help."""
        return None

    @abstractmethod
    def work(self) -> None:
        """Do one round of the work, which ends at the latest about a millisecond after the end of the slice."""

    def run(self, seconds: float) -> None:
        """Work for about this many seconds (at least one round), to the end, or until further workers are needed."""
        self._started = self._clock()
        self._due = self._started + seconds
        self._spent_before = self.elapsed
        while not self.finished:
            self.work()
            if self.read_clock() >= self._due or (self.shared is not None and self.shared.wants_workers):
                return

    def read_clock(self) -> float:
        """Bring `elapsed` up to date, and return the time."""
        now = self._clock()
        self.elapsed = self._spent_before + now - self._started
        return now

    def is_slice_over(self) -> bool:
        """Return whether the slice that is under way should end."""
        return self._clock() >= self._due

    def slice_watch(self) -> Callable[[], bool]:
        """A function like `is_slice_over` for generators, without a reference to the job; True once the job is gone."""
        job = ref(self)
        return lambda: (found := job()) is None or found.is_slice_over()

    def search_on(self, search: Search, playouts: int, *, proof_ends: float, ends: float) -> None:
        """Play further playouts in this slice, and let a proof before the first one give way in time.

        Args:
            search: The search to run.
            playouts: Number of further playouts.
            proof_ends: Value of `elapsed` at which such a proof is interrupted. The caller can go on without it.
            ends: Value of `elapsed` at which the search ends.
        """
        left = proof_ends - self.elapsed
        now = self._started + self.elapsed - self._spent_before
        search.hurry(left <= 0)
        due = min(self._due, now + ends - self.elapsed, now + left if left > 0 else self._due)
        search.run(search.playouts + playouts, stop=lambda: self._clock() >= due or search.wants_workers)


def proof_share(match: Match) -> float:
    """The part of the time after which a proof that is tried before the first playout gives way to playouts."""
    free = match.game.free_cells(match.position).bit_count()
    return LAST_PROOF_SHARE if free <= NEARLY_FULL else PROOF_SHARE


def search_at(
    match: Match,
    seed: int | None,
    memory: Search | None = None,
    proof_positions: int = PROOF_POSITIONS,
    *,
    params: SearchParams | None = None,
    evaluator: Evaluator | None = None,
    asks: bool = False,
) -> Search:
    """The search of an earlier position, carried on, if the match has gone on from there; else a new one.

    Further workers do not help with it until `Search.share` is called.

    Args:
        match: The match, whose current position is searched.
        seed: Seed of a new search.
        memory: The search of an earlier position. It is carried on only where `asks` is the same.
        proof_positions: Limit on the positions that a proof of a new search keeps.
        params: Parameters of a new search; None for the game's own.
        evaluator: Network of a new search; None for the one in place.
        asks: Whether a network is asked where the parameters are the game's own.

    Raises:
        InvalidSetup: The seed is invalid.
    """
    seed = require_seed(seed)
    is_alike = memory is not None and memory.asks == asks and not memory.lacks_network
    if memory is not None and is_alike and _catch_up(memory, match):
        memory.share(0)
        return memory
    return Search(match.game, match.position, seed, proof_positions, params=params, evaluator=evaluator, asks=asks)


def _catch_up(search: Search, match: Match) -> bool:
    """Lead a search on to the position of a match, and return whether that was possible."""
    if search.game is not match.game:
        return False
    last = match.last_turn
    if last is not None and last.actions != (SWAP,) and search.follow(last.start, (*last.actions, *match.unfinished)):
        return True
    return search.follow(match.turn_start, match.unfinished)

"""Work that goes on in slices: thinking about a turn, analysing a position, reviewing a game.

A page asks for a slice, shows what is known so far, answers whatever has come in, and asks for the next one.
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

if TYPE_CHECKING:  # where no network is asked, nothing of it is loaded
    from ..search.network.evaluator import Evaluator

# Part of the time after which a proof that is tried before the first playout gives way to playouts. On a slow machine
# it took three seconds in Surmount where one was given; with this, 60 of 60 endings there are still played right.
PROOF_SHARE = 0.5

# With so few free cells nearly every proof ends (`search/notes`), and tells more than playouts in as much time. One
# that does not leaves time for a few playouts.
NEARLY_FULL = 9
LAST_PROOF_SHARE = 0.9


class Job(ABC):
    """Work in slices of about so many seconds.

    What goes on in a generator is kept apart from the job that holds it: a generator that held its job would make a
    circle, and what has been found out would stay until a collector of cycles comes.
    clock: seconds from any start, those of the day if it is not given. elapsed: seconds that have been spent on it.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self.elapsed = 0.0
        self._clock = clock or perf_counter
        self._started = self._due = 0.0
        self._spent_before = 0.0

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Whether there is nothing left to do."""

    @property
    @abstractmethod
    def progress(self) -> float:
        """The part of the work that is done, 0 to 1."""

    @property
    def shared(self) -> Search | None:
        """The search with which further workers may help; None where they are of no use."""
        return None

    @abstractmethod
    def work(self) -> None:
        """One round of the work: to the end of the slice at the latest, about a millisecond later."""

    def run(self, seconds: float) -> None:
        """Work for about so long (at least one round), to the end, or until helpers have to be asked."""
        self._started = self._clock()
        self._due = self._started + seconds
        self._spent_before = self.elapsed
        while not self.finished:
            self.work()
            if self.read_clock() >= self._due or (self.shared is not None and self.shared.wants_helpers):
                return

    def read_clock(self) -> float:
        """Bring `elapsed` up to date; returns the time."""
        now = self._clock()
        self.elapsed = self._spent_before + now - self._started
        return now

    def is_slice_over(self) -> bool:
        """Whether the slice that is under way should end."""
        return self._clock() >= self._due

    def slice_watch(self) -> Callable[[], bool]:
        """`is_slice_over` for a generator, which must not hold its job. True once the job is gone."""
        job = ref(self)
        return lambda: (found := job()) is None or found.is_slice_over()

    def search_on(self, search: Search, playouts: int, *, proof_ends: float, ends: float) -> None:
        """Play so many more playouts, in this slice, and let a proof before the first one give way in time.

        proof_ends, ends: what `elapsed` may be at the end of such a proof, and of the search; the proof is left then,
        so that the caller can go on without it.
        """
        left = proof_ends - self.elapsed
        now = self._started + self.elapsed - self._spent_before
        search.hurry(left <= 0)
        due = min(self._due, now + ends - self.elapsed, now + left if left > 0 else self._due)
        search.run(search.playouts + playouts, stop=lambda: self._clock() >= due or search.wants_helpers)


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
    """The search of an earlier position carried on, if the match has gone on from there, else a new one.

    No other workers help with it until they are told of.
    proof_positions, params, evaluator, asks: of a new search; see `Search`. One that asks a network is not carried on
    by one that does not, nor the other way. Raises `InvalidSetup` for an invalid seed.
    """
    seed = require_seed(seed)
    is_alike = memory is not None and memory.asks == asks and not memory.lacks_network
    if memory is not None and is_alike and _catch_up(memory, match):
        memory.share(0)
        return memory
    return Search(match.game, match.position, seed, proof_positions, params=params, evaluator=evaluator, asks=asks)


def _catch_up(search: Search, match: Match) -> bool:
    """Lead a search to the position of a match from where it stands. Whether that can be done."""
    if search.game is not match.game:
        return False
    last = match.last_turn
    if last is not None and last.actions != (SWAP,) and search.follow(last.start, (*last.actions, *match.unfinished)):
        return True
    return search.follow(match.turn_start, match.unfinished)

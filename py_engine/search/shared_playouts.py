"""Playouts shared by several workers: one search has the tree, and further workers play some of its batches.

A search that works alone makes descents, plays a batch of random games, and counts the results. At least three quarters
of its time go to the games; where a network is asked instead, two thirds go to the evaluations. With further workers,
the search keeps several batches under way at once and hands out all but its own as texts. Results are counted in the
order in which the batches were begun, and each batch has its own seed. So it does not matter who plays a batch or how
long that takes: equal seeds and numbers of workers give equal results. A batch that does not come back is played here
once there is nothing else to do (after a moment, if it is of evaluations). A worker that is lost or slow therefore
costs its own share only.

This is leaf parallelization (Cazenave and Jouandeau, 2007) whose batches overlap, as virtual losses let them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random
from typing import TYPE_CHECKING

from ..games.base import Game, Position
from ..games.catalogue import find_game
from ..games.setup import make_game
from .evaluators import evaluator_in_place
from .games import knowledge_of
from .params import params_of
from .playout_texts import ResultsReader, position_text, read_position, stats_text
from .playouts import Evaluations, Playouts, PlayoutStats

if TYPE_CHECKING:  # see `evaluators.py`
    from .network.evaluator import Evaluator

# Batches for each further worker: the one that it plays, and one more, so that it need not wait for the next.
BATCHES_EACH = 2

# Where a network is asked: counted batches for each further batch that may be under way.
COUNTED_EACH = 16

# Where a network is asked a batch is short, so one that a worker has is not begun here at once, but after the search
# has been left this many times without its results.
PATIENCE = 40

Rounds = Generator[None, None, list[PlayoutStats]]


class NumberedPlayouts:
    """Batches of playouts by number: a batch has the same results in every worker.

    The seed is that of all batches of a search. With an evaluator, its network is asked in place of random games.
    """

    def __init__(self, game: Game, seed: int, evaluator: Evaluator | None = None) -> None:
        self._seed = seed
        self._random = Random(seed)
        if evaluator is not None:
            self._playouts: Playouts = Evaluations(game, self._random, evaluator.outputs_in_rounds)
        else:
            self._playouts = knowledge_of(game).make_playouts(params_of(game.id).lanes, self._random)

    def play_in_rounds(self, number: int, positions: Sequence[Position]) -> Rounds:
        """As `Playouts.play_in_rounds`, one batch at a time: a new batch ends the one before."""
        self._random.seed(f"{self._seed} {number}")
        return self._playouts.play_in_rounds(positions)

    def shares(self, positions: Sequence[Position]) -> list[int]:
        """The number of playouts of a batch from each position."""
        return [len(share) for share in self._playouts.shares(positions)]

    def play(self, number: int, positions: Sequence[Position]) -> list[PlayoutStats]:
        """The results of the batch, played at once."""
        self._random.seed(f"{self._seed} {number}")
        return self._playouts.play(positions)


class SharedPlayouts:
    """The batches that a search has under way, and who plays them.

    Attributes:
        workers: Number of further workers, which may change at any time.
        outgoing: Texts for the further workers to play, oldest first.
        is_waiting: Whether there is nothing to do until results come in.
    """

    def __init__(self, game: Game, seed: int, evaluator: Evaluator | None = None) -> None:
        self.workers = 0
        self.outgoing: list[str] = []
        self.is_waiting = False
        self._takes_evaluations = evaluator is not None
        self._search = _search_text(game, seed, has_network=self._takes_evaluations)
        self._own = NumberedPlayouts(game, seed, evaluator)
        self._reader = ResultsReader(game, evaluations=self._takes_evaluations)
        self._last = 0
        # By number: the positions to play from, and the results that are in.
        self._positions: dict[int, Sequence[Position]] = {}
        self._results: dict[int, list[PlayoutStats]] = {}
        self._handed_out: set[int] = set()
        self._playing: tuple[int, Rounds] | None = None

    def most_under_way(self, counted: int) -> int:
        """The largest number of batches at once after this many have been counted; 1 before the first.

        Batches under way count as lost. While few evaluations are known, this would drive descents to steps of very low
        policy, and a step that has visits is searched further. Random games give results for all steps and need no such
        limit.
        """
        most = BATCHES_EACH * self.workers if counted else 0
        return 1 + (min(most, counted // COUNTED_EACH) if self._takes_evaluations else most)

    def begin(self, positions: Sequence[Position], most: int) -> int:
        """Begin a batch, one of at most `most` at once, and hand it out unless all others are; return its number.

        The search is busy with its tree, and plays a batch only while it waits for the oldest one.
        """
        self._last += 1
        number = self._last
        if len(self._handed_out) < most - 1:
            self._handed_out.add(number)
            self.outgoing.append(" ".join([self._search, str(number), *map(position_text, positions)]))
        self._positions[number] = positions
        return number

    def receive(self, text: str) -> None:
        """Take the results of a batch that was handed out; results that are not awaited are ignored.

        A number alone says that the batch has not been played. Then, and after an invalid text, it is played here.

        Raises:
            ValueError: The text cannot be the results.
        """
        number, results = self._reader.read(text)
        if number not in self._handed_out:
            return
        self._handed_out.discard(number)
        if not results or number in self._results:
            return
        if [stats.playouts for stats in results] != self._own.shares(self._positions[number]):
            raise ValueError(text)
        self._results[number] = results

    def results_in_rounds(self, number: int) -> Rounds:
        """The results of the oldest batch under way; until they are in, playouts go on in rounds, or it waits."""
        patience = PATIENCE if self._takes_evaluations else 0
        while number not in self._results:
            if patience and number in self._handed_out and self._next_here() is None:
                patience -= 1
                self.is_waiting = True
            else:
                self._play_round(number)
            yield
            self.is_waiting = False
        self._handed_out.discard(number)
        if self._playing is not None and self._playing[0] == number:
            self._playing = None
        del self._positions[number]
        return self._results.pop(number)

    def drop(self) -> None:
        """Discard everything under way."""
        self.outgoing.clear()
        self._positions.clear()
        self._results.clear()
        self._handed_out.clear()
        self._playing = None
        self.is_waiting = False

    def _next_here(self) -> int | None:
        """The oldest unfinished batch that is to be played here."""
        return next((one for one in self._positions if one not in self._handed_out and one not in self._results), None)

    def _play_round(self, wanted: int) -> None:
        """Play a round of a batch that is to be played here or, if there is none, of the wanted one."""
        if self._playing is None or self._playing[0] in self._results:
            own = self._next_here()
            number = wanted if own is None else own
            self._playing = number, self._own.play_in_rounds(number, self._positions[number])
        number, rounds = self._playing
        try:
            next(rounds)
        except StopIteration as finished:
            self._results[number] = finished.value
            self._playing = None


class PlayoutWorker:
    """A further worker: it plays the batches that a search elsewhere hands out.

    It keeps only what the latest search needs.
    """

    def __init__(self) -> None:
        self._known: tuple[str, NumberedPlayouts] | None = None

    def lacks_network_of(self, batch: str) -> str | None:
        """The id of the game whose network a batch needs and that is not in place; None if nothing is missing."""
        heading = batch.partition(" ")[0]
        return None if self._playouts_of(heading) is not None else heading.split(",")[1]

    def play(self, batch: str) -> str:
        """Play a batch of `SharedPlayouts.outgoing`; return its results as text, or its number without the network."""
        heading, number, *positions = batch.split(" ")
        playouts = self._playouts_of(heading)
        if playouts is None:
            return number
        results = playouts.play(int(number), [read_position(position) for position in positions])
        return " ".join([number, *map(stats_text, results)])

    def _playouts_of(self, heading: str) -> NumberedPlayouts | None:
        """The playouts of the search that a batch names; None if they need a network that is not in place."""
        if self._known is None or self._known[0] != heading:
            playouts = _read_search(heading)
            if playouts is None:
                return None
            self._known = heading, playouts
        return self._known[1]


def _search_text(game: Game, seed: int, *, has_network: bool) -> str:
    kind = "evaluations" if has_network else "games"
    return f"{kind},{game.id},{game.board.size},{seed},{'.'.join(game.board.names_of(game.holes))}"


def _read_search(text: str) -> NumberedPlayouts | None:
    kind, name, size, seed, holes = text.split(",")
    game = make_game(find_game(name), int(size), holes.split(".") if holes else ())
    evaluator = evaluator_in_place(game) if kind == "evaluations" else None
    return None if kind == "evaluations" and evaluator is None else NumberedPlayouts(game, int(seed), evaluator)

"""Playouts that several workers share: one search has the tree, and further workers play some of its batches.

A search that works alone goes down the tree, plays a batch of random games, and counts the results; three quarters of
its time and more are the games. Where a network is asked in their place, two thirds are the evaluations. With helpers
it keeps several batches under way at once and hands all but its own out as texts. Results are counted in the order in
which the batches were begun, and each batch has a seed of its own, so it does not matter who plays one or how long that
takes: with as many helpers the same seed gives the same result. A batch that does not come back is played here once
nothing else is left to do (where it is evaluations, after a moment), so a helper that is lost, or slow, costs its own
share and nothing else.

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

# Batches that each helper has: the one that it plays, and one more, so that it need not wait for the next.
BATCHES_EACH = 2

# Where a network is asked, batches that have been counted for each one more that may be under way.
COUNTED_EACH = 16

# Where a network is asked a batch is short, so one that a helper has is not begun here at once: only when the search
# has been left so often for the results, and they have not come.
PATIENCE = 40

Rounds = Generator[None, None, list[PlayoutStats]]


class NumberedPlayouts:
    """Batches of playouts by number: the same one has the same results in every worker.

    seed: of all batches of a search. evaluator: whose network is asked in the place of random games, if one is.
    """

    def __init__(self, game: Game, seed: int, evaluator: Evaluator | None = None) -> None:
        self._seed = seed
        self._random = Random(seed)
        if evaluator is not None:
            self._playouts: Playouts = Evaluations(game, self._random, evaluator.outputs_in_rounds)
        else:
            self._playouts = knowledge_of(game).make_playouts(params_of(game.id).lanes, self._random)

    def play_in_rounds(self, number: int, positions: Sequence[Position]) -> Rounds:
        """As `Playouts.play_in_rounds`. One batch at a time: what is begun ends the one before."""
        self._random.seed(f"{self._seed} {number}")
        return self._playouts.play_in_rounds(positions)

    def shares(self, positions: Sequence[Position]) -> list[int]:
        """How many playouts a batch has from each position."""
        return [len(share) for share in self._playouts.shares(positions)]

    def play(self, number: int, positions: Sequence[Position]) -> list[PlayoutStats]:
        """The same at once."""
        self._random.seed(f"{self._seed} {number}")
        return self._playouts.play(positions)


class SharedPlayouts:
    """The batches that a search has under way, and who plays them.

    helpers: how many further workers there are; that may change at any time. outgoing: texts for the helpers to play,
    the oldest first. is_waiting: whether there is nothing to do before results come in. evaluator: as in
    `NumberedPlayouts`.
    """

    def __init__(self, game: Game, seed: int, evaluator: Evaluator | None = None) -> None:
        self.helpers = 0
        self.outgoing: list[str] = []
        self.is_waiting = False
        self._takes_evaluations = evaluator is not None
        self._search = _search_text(game, seed, has_network=self._takes_evaluations)
        self._own = NumberedPlayouts(game, seed, evaluator)
        self._reader = ResultsReader(game, evaluations=self._takes_evaluations)
        self._last = 0
        # By number: what is to be played, and what has come in of it.
        self._positions: dict[int, Sequence[Position]] = {}
        self._results: dict[int, list[PlayoutStats]] = {}
        self._handed_out: set[int] = set()
        self._playing: tuple[int, Rounds] | None = None

    def most_under_way(self, counted: int) -> int:
        """How many batches there may be at once when so many have been counted: one before anything is known.

        What is under way counts as lost. While few evaluations are known that would drive the descents to steps that
        are hardly likely, and what has been tried once is tried on; random games, which tell of all steps, do without.
        """
        most = BATCHES_EACH * self.helpers if counted else 0
        return 1 + (min(most, counted // COUNTED_EACH) if self._takes_evaluations else most)

    def begin(self, positions: Sequence[Position], most: int) -> int:
        """Begin a batch, one of so many at once; returns its number. It is handed out unless the others are already.

        The search has its tree to see to, and plays a batch only while it waits for the oldest one.
        """
        self._last += 1
        number = self._last
        if len(self._handed_out) < most - 1:
            self._handed_out.add(number)
            self.outgoing.append(" ".join([self._search, str(number), *map(position_text, positions)]))
        self._positions[number] = positions
        return number

    def receive(self, text: str) -> None:
        """Take the results of a batch that was handed out. Those that are not waited for are passed over.

        A number alone says that the batch has not been played. Then, and after an invalid text, it is played here.
        Raises `ValueError` for a text that cannot be the results.
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
        """The results of the oldest batch under way; until they are here, playouts go on in rounds, or it waits."""
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
        """Give up all that is under way."""
        self.outgoing.clear()
        self._positions.clear()
        self._results.clear()
        self._handed_out.clear()
        self._playing = None
        self.is_waiting = False

    def _next_here(self) -> int | None:
        """The oldest batch that is to be played here and is not finished."""
        return next((one for one in self._positions if one not in self._handed_out and one not in self._results), None)

    def _play_round(self, wanted: int) -> None:
        """A round of a batch that is to be played here, or of the one that is wanted if there is none."""
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


class PlayoutHelper:
    """What a further worker does: it plays the batches that a search elsewhere hands out.

    It keeps what the search before the last one needed no longer than that.
    """

    def __init__(self) -> None:
        self._known: tuple[str, NumberedPlayouts] | None = None

    def lacks_network_of(self, batch: str) -> str | None:
        """The id of the game whose network a batch asks and that is not in place; None where nothing is missing."""
        heading = batch.partition(" ")[0]
        return None if self._playouts_of(heading) is not None else heading.split(",")[1]

    def play(self, batch: str) -> str:
        """Play a batch of `SharedPlayouts.outgoing`; returns the text of its results; without its network, of none."""
        heading, number, *positions = batch.split(" ")
        playouts = self._playouts_of(heading)
        if playouts is None:
            return number
        results = playouts.play(int(number), [read_position(position) for position in positions])
        return " ".join([number, *map(stats_text, results)])

    def _playouts_of(self, heading: str) -> NumberedPlayouts | None:
        """Those of the search that a batch names; None where they ask a network that is not in place."""
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

"""Playouts that several workers share: one search has the tree, and further workers play some of its batches.

A search that works alone goes down the tree, plays a batch of random games, and counts the results; three quarters of
its time and more are the games. With helpers it keeps several batches under way at once and hands all but its own out
as texts. Results are counted in the order in which the batches were begun, and each batch has a seed of its own, so it
does not matter who plays one or how long that takes: with as many helpers the same seed gives the same result. A batch
that does not come back is played here as soon as nothing else is left to do, so a helper that is lost, or slow, costs
its own share and nothing else.

This is leaf parallelization (Cazenave and Jouandeau, 2007) whose batches overlap, as virtual losses let them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from ..games.base import Game, Position
from ..games.catalogue import find_game
from ..games.setup import make_game
from .games import knowledge_of
from .params import params_of
from .playouts import Playouts, PlayoutStats

# Batches that each helper has: the one that it plays, and one more, so that it need not wait for the next.
BATCHES_EACH = 2

Rounds = Generator[None, None, list[PlayoutStats]]


class NumberedPlayouts:
    """Batches of playouts by number: the same one has the same results in every worker.

    seed: of all batches of a search.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._seed = seed
        self._random = Random(seed)
        self._playouts: Playouts = knowledge_of(game).make_playouts(params_of(game.id).lanes, self._random)

    def play_in_rounds(self, number: int, positions: Sequence[Position]) -> Rounds:
        """As `Playouts.play_in_rounds`. One batch at a time: what is begun ends the one before."""
        self._random.seed(f"{self._seed} {number}")
        return self._playouts.play_in_rounds(positions)

    def play(self, number: int, positions: Sequence[Position]) -> list[PlayoutStats]:
        """The same at once."""
        self._random.seed(f"{self._seed} {number}")
        return self._playouts.play(positions)


class SharedPlayouts:
    """The batches that a search has under way, and who plays them.

    helpers: how many further workers there are; that may change at any time. outgoing: texts for the helpers to play,
    the oldest first.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.helpers = 0
        self.outgoing: list[str] = []
        self._game = game
        self._seed = seed
        self._own = NumberedPlayouts(game, seed)
        self._last = 0
        # By number: what is to be played, and what has come in of it.
        self._positions: dict[int, Sequence[Position]] = {}
        self._results: dict[int, list[PlayoutStats]] = {}
        self._handed_out: set[int] = set()
        self._playing: tuple[int, Rounds] | None = None

    @property
    def most_under_way(self) -> int:
        """How many batches there should be at once."""
        return 1 + BATCHES_EACH * self.helpers

    def begin(self, positions: Sequence[Position]) -> int:
        """Begin a batch; returns its number. It is handed out unless the helpers have enough of them.

        The search has its tree to see to, and plays a batch only while it waits for the oldest one.
        """
        self._last += 1
        number = self._last
        if len(self._handed_out) < BATCHES_EACH * self.helpers:
            self._handed_out.add(number)
            self.outgoing.append(_batch_text(self._game, self._seed, number, positions))
        self._positions[number] = positions
        return number

    def receive(self, text: str) -> None:
        """Take the results of a batch that was handed out. Those that are not waited for are passed over.

        Raises `ValueError` for a text that has none.
        """
        number, results = _read_results(text)
        self._handed_out.discard(number)
        if len(self._positions.get(number, ())) == len(results):
            self._results.setdefault(number, results)

    def results_in_rounds(self, number: int) -> Rounds:
        """The results of the oldest batch under way; as long as they are not here, playouts go on in rounds."""
        while number not in self._results:
            self._play_round(number)
            yield
        self._handed_out.discard(number)
        del self._positions[number]
        return self._results.pop(number)

    def drop(self) -> None:
        """Give up all that is under way."""
        self.outgoing.clear()
        self._positions.clear()
        self._results.clear()
        self._handed_out.clear()
        self._playing = None

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

    def play(self, batch: str) -> str:
        """Play a batch of `SharedPlayouts.outgoing`; returns the text of its results."""
        search, number, *positions = batch.split(" ")
        if self._known is None or self._known[0] != search:
            self._known = search, _read_search(search)
        results = self._known[1].play(int(number), [_read_position(position) for position in positions])
        return " ".join([number, *map(_stats_text, results)])


# Numbers are hexadecimal: Python reads and writes long ones much faster so.


def _batch_text(game: Game, seed: int, number: int, positions: Sequence[Position]) -> str:
    search = f"{game.id},{game.board.size},{seed},{'.'.join(game.board.names_of(game.holes))}"
    return " ".join([search, str(number), *map(_position_text, positions)])


def _read_search(text: str) -> NumberedPlayouts:
    game, size, seed, holes = text.split(",")
    return NumberedPlayouts(make_game(find_game(game), int(size), holes.split(".") if holes else ()), int(seed))


def _position_text(position: Position) -> str:
    (first, second), *rest = position
    return ",".join("" if value is None else f"{value:x}" for value in (first, second, *rest))


def _read_position(text: str) -> Position:
    first, second, *rest, winner = text.split(",")
    to_move, stage, group, touched, loop = (int(value, 16) for value in rest)
    stones = int(first, 16), int(second, 16)
    return Position(stones, to_move, stage, group, touched, loop, int(winner, 16) if winner else None)


def _stats_text(stats: PlayoutStats) -> str:
    values = (stats.playouts, *stats.wins, *stats.amaf_visits, *stats.amaf_wins)
    return ",".join(f"{value:x}" for value in values)


def _read_results(text: str) -> tuple[int, list[PlayoutStats]]:
    number, *results = text.split(" ")
    return int(number), [_read_stats(stats) for stats in results]


def _read_stats(text: str) -> PlayoutStats:
    playouts, first_wins, second_wins, *cells = (int(value, 16) for value in text.split(","))
    first_visits, second_visits, first_amaf, second_amaf = cells
    return PlayoutStats(playouts, (first_wins, second_wins), (first_visits, second_visits), (first_amaf, second_amaf))

"""Playouts: random games from positions to the end, many at a time.

`OneBoardPlayouts` plays any game one board at a time. `LanePlayouts` plays all boards of a batch at once; each game's
rules in lanes are in `games/`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple, TypeVar

from ..games.base import PLACING, Action, Game, Position
from .cell_counts import count_cells
from .lanes import LaneBoard, RandomMasks

Result = TypeVar("Result")


class NetworkOutput(NamedTuple):
    """Output of a network for one position.

    Attributes:
        logits: Logits of cells by their bit numbers, in 16ths of a power of two.
        stop: Logit of a step that has no cell.
        value: Probability that the player to move wins.
    """

    logits: list[int]
    stop: int
    value: float


class PlayoutStats(NamedTuple):
    """Results of the playouts from one position.

    Attributes:
        playouts: Number of playouts.
        wins: Wins of colours 0 and 1.
        amaf_visits: For each colour, the playouts in which it placed a stone on a cell, packed by cell (see
            `cell_counts.py`).
        amaf_wins: Those of them that the colour won, likewise.
        output: Output of a network, where it is asked in place of playouts.
    """

    playouts: int
    wins: tuple[int, int]
    amaf_visits: tuple[int, int]
    amaf_wins: tuple[int, int]
    output: NetworkOutput | None = None

    @classmethod
    def of_output(cls, output: NetworkOutput) -> PlayoutStats:
        """The results of an evaluation: one playout without cells, which a search values by the output."""
        return cls(1, (0, 0), (0, 0), (0, 0), output)


def count_playouts(placed: tuple[Sequence[int], Sequence[int]], winners: Sequence[int], length: int) -> PlayoutStats:
    """Results of some playouts.

    Args:
        placed: For each colour the sets of cells where it placed stones, one set a playout.
        winners: The winning colours.
        length: Upper bound, exclusive, of the bit numbers of cells.
    """
    wins = winners.count(1)
    return PlayoutStats(
        len(winners),
        (len(winners) - wins, wins),
        (count_cells(placed[0], length), count_cells(placed[1], length)),
        (
            count_cells([cells for cells, winner in zip(placed[0], winners, strict=True) if winner == 0], length),
            count_cells([cells for cells, winner in zip(placed[1], winners, strict=True) if winner == 1], length),
        ),
    )


def at_once(rounds: Generator[None, None, Result]) -> Result:
    """The result of work in rounds, all done at once."""
    while True:
        try:
            next(rounds)
        except StopIteration as finished:
            result: Result = finished.value
            return result


class Playouts(ABC):
    """Base of what plays batches of random games.

    Attributes:
        game: The game.
        lanes: Number of games in a batch.
        random: Source of random numbers.
        length: Upper bound, exclusive, of the bit numbers of cells.
    """

    def __init__(self, game: Game, lanes: int, random: Random) -> None:
        self.game = game
        self.lanes = lanes
        self.random = random
        self.length = game.board.cells.bit_length()

    @abstractmethod
    def play_in_rounds(self, positions: Sequence[Position]) -> Generator[None, None, list[PlayoutStats]]:
        """As `play`, in a generator that can be left between two rounds and resumed."""

    def play(self, positions: Sequence[Position]) -> list[PlayoutStats]:
        """The results of positions that are not over, with the batch shared among them as evenly as possible."""
        return at_once(self.play_in_rounds(positions))

    def playouts_each(self, positions: int) -> int:
        """The least number of games from each position if this many positions share a batch."""
        return self.lanes // positions

    def shares(self, positions: Sequence[Position]) -> list[range]:
        """The games of the batch, by number, that begin at each position."""
        return [
            range(*cut) for cut in pairwise(self.lanes * index // len(positions) for index in range(len(positions) + 1))
        ]


class Evaluations(Playouts):
    """Evaluations in place of games: each position counts as one playout with the network's output.

    Attributes:
        outputs_in_rounds: Asks the network.
    """

    def __init__(
        self,
        game: Game,
        random: Random,
        outputs_in_rounds: Callable[[Sequence[Position]], Generator[None, None, list[NetworkOutput]]],
    ) -> None:
        super().__init__(game, 1, random)
        self.outputs_in_rounds = outputs_in_rounds

    def play_in_rounds(self, positions: Sequence[Position]) -> Generator[None, None, list[PlayoutStats]]:
        return [PlayoutStats.of_output(output) for output in (yield from self.outputs_in_rounds(positions))]

    def playouts_each(self, positions: int) -> int:
        return 1

    def shares(self, positions: Sequence[Position]) -> list[range]:
        return [range(index, index + 1) for index in range(len(positions))]


class OneBoardPlayouts(Playouts):
    """Playouts one after the other: for games without lanes, and to compare lanes with.

    Attributes:
        choose: Chooses a legal step of a position (see `Knowledge.random_action`).
    """

    def __init__(self, game: Game, lanes: int, random: Random, choose: Callable[[Position, Random], Action]) -> None:
        super().__init__(game, lanes, random)
        self.choose = choose

    def play_in_rounds(self, positions: Sequence[Position]) -> Generator[None, None, list[PlayoutStats]]:
        stats = []
        for position, share in zip(positions, self.shares(positions), strict=True):
            placed: tuple[list[int], list[int]] = ([], [])
            winners = []
            for _ in share:
                yield
                winner, cells = self.play_once(position)
                winners.append(winner)
                placed[0].append(cells[0])
                placed[1].append(cells[1])
            stats.append(count_playouts(placed, winners, self.length))
        return stats

    def play_once(self, position: Position) -> tuple[int, list[int]]:
        """A random game: the winner, and for each colour the set of cells where it placed stones."""
        game, random, choose = self.game, self.random, self.choose
        placed = [0, 0]
        while (outcome := game.outcome(position)) is None:
            action = choose(position, random)
            if action.kind in PLACING:
                placed[position.to_move] |= 1 << action.cell
            position = game.apply(position, action)
        return outcome.winner, placed


class LanePlayouts(Playouts):
    """All games of a batch at once, each in its lane. Between rounds a lane is seen by the player to move.

    Attributes:
        own: Stones of the players to move.
        enemy: Stones of their opponents.
        away: Filled lanes in which the player to move is not the one who was at the start.
        alive: Filled lanes in which the game is not over.
    """

    def __init__(self, game: Game, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.grid = LaneBoard(game.board, lanes)
        self.masks = RandomMasks(self.grid, random)
        self.every = self.grid.whole(self.grid.flags)
        self.own = self.enemy = self.away = self.alive = 0
        self._won_by_starter = 0
        self._placed_by_starter = self._placed_by_other = 0

    @abstractmethod
    def begin(self, positions: Sequence[Position]) -> None:
        """Prepare the game's fields in addition to `own` and `enemy`, with one position for each lane."""

    @abstractmethod
    def round(self) -> None:
        """Play a turn or a step in every lane that is alive."""

    def play_in_rounds(self, positions: Sequence[Position]) -> Generator[None, None, list[PlayoutStats]]:
        shares = self.shares(positions)
        starts = [position for position, share in zip(positions, shares, strict=True) for _ in share]
        self.own = self.grid.load([start.stones[start.to_move] for start in starts])
        self.enemy = self.grid.load([start.stones[1 - start.to_move] for start in starts])
        self.away, self.alive = 0, self.every
        self._won_by_starter = self._placed_by_starter = self._placed_by_other = 0
        self.begin(starts)
        while self.alive:
            self.round()
            yield
        return self._stats(positions, shares)

    def note_placed(self, cells: int) -> None:
        """Note that the players to move have placed stones on these cells."""
        away = cells & self.away
        self._placed_by_other |= away
        self._placed_by_starter |= cells ^ away

    def finish(self, won: int, lost: int) -> None:
        """End the flagged lanes that are alive, won or lost by the player to move. A lane is flagged once."""
        away = self.away + self.grid.ones & self.grid.flags
        self._won_by_starter |= won ^ ((won | lost) & away)
        self.alive ^= self.grid.whole(won | lost)

    def change_mover(self, lanes: int) -> None:
        """Let the other player move in these lanes, given as filled lanes."""
        exchanged = (self.own ^ self.enemy) & lanes
        self.own ^= exchanged
        self.enemy ^= exchanged
        self.away ^= lanes

    def _stats(self, positions: Sequence[Position], shares: Sequence[range]) -> list[PlayoutStats]:
        starter_won = self.grid.unload(self._won_by_starter)
        by_starter = self.grid.unload(self._placed_by_starter)
        by_other = self.grid.unload(self._placed_by_other)
        stats = []
        for position, share in zip(positions, shares, strict=True):
            colour = position.to_move
            lanes = slice(share.start, share.stop)
            winners = [colour if won else 1 - colour for won in starter_won[lanes]]
            placed = (by_starter[lanes], by_other[lanes])
            stats.append(count_playouts(placed if colour == 0 else (placed[1], placed[0]), winners, self.length))
        return stats

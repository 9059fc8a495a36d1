"""Playouts: random games from positions to the end, many at a time.

Every game can be played one board at a time (`OneBoardPlayouts`). `LanePlayouts` plays all boards of a batch
at once; how a game does that stands in `games/`.
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
    """What a network says of a position.

    logits: by the bit numbers of cells, in 16ths of a power of two; of a step that has no cell it is `stop`. value: the
    probability that the one to move wins.
    """

    logits: list[int]
    stop: int
    value: float


class PlayoutStats(NamedTuple):
    """The results of the playouts from one position.

    playouts: how many. wins: of colour 0 and of colour 1.
    amaf_visits, amaf_wins: for each colour, how many playouts there were in which it placed a stone on a cell, and how
    many of these it won, packed for all cells (see `cell_counts.py`).
    output: what a network says, where it is asked in the place of playouts.
    """

    playouts: int
    wins: tuple[int, int]
    amaf_visits: tuple[int, int]
    amaf_wins: tuple[int, int]
    output: NetworkOutput | None = None

    @classmethod
    def of_output(cls, output: NetworkOutput) -> PlayoutStats:
        """What an evaluation counts as: a playout without cells, which a search values by what the network says."""
        return cls(1, (0, 0), (0, 0), (0, 0), output)


def count_playouts(placed: tuple[Sequence[int], Sequence[int]], winners: Sequence[int], length: int) -> PlayoutStats:
    """The results of some playouts.

    placed: for each colour the sets of cells where it placed stones, one set a playout. winners: the winning
    colours.
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
    """The result of work that may be left between its rounds, and is not."""
    while True:
        try:
            next(rounds)
        except StopIteration as finished:
            result: Result = finished.value
            return result


class Playouts(ABC):
    """Plays batches of random games.

    lanes: how many games a batch has. length: bit numbers of cells are below it.
    """

    def __init__(self, game: Game, lanes: int, random: Random) -> None:
        self.game = game
        self.lanes = lanes
        self.random = random
        self.length = game.board.cells.bit_length()

    @abstractmethod
    def play_in_rounds(self, positions: Sequence[Position]) -> Generator[None, None, list[PlayoutStats]]:
        """As `play`, but it may be left between two rounds and carried on."""

    def play(self, positions: Sequence[Position]) -> list[PlayoutStats]:
        """The results for each position (none of them over), the batch shared out among them as evenly as can be."""
        return at_once(self.play_in_rounds(positions))

    def playouts_each(self, positions: int) -> int:
        """How many games are played from each position if so many share a batch (at least)."""
        return self.lanes // positions

    def shares(self, positions: Sequence[Position]) -> list[range]:
        """The games of the batch that begin at each position."""
        return [
            range(*cut) for cut in pairwise(self.lanes * index // len(positions) for index in range(len(positions) + 1))
        ]


class Evaluations(Playouts):
    """No games: each position counts as a playout, for what a network says of it. outputs_in_rounds: asks it."""

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
    """One game after the other: for games without lanes, and to compare lanes with.

    choose: picks a legal step of a position (see `Knowledge.random_action`).
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
        """One random game: the winner, and for each colour the set of cells where it placed stones."""
        game, random, choose = self.game, self.random, self.choose
        placed = [0, 0]
        while (outcome := game.outcome(position)) is None:
            action = choose(position, random)
            if action.kind in PLACING:
                placed[position.to_move] |= 1 << action.cell
            position = game.apply(position, action)
        return outcome.winner, placed


class LanePlayouts(Playouts):
    """All games of a batch at once, each in its lane.

    Between rounds a lane is seen by the player to move: `own` and `enemy` are the stones of that player and
    of the opponent. `away` fills the lanes in which the one to move is not the one who was at the start;
    `alive` those that are not over.
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
        """Prepare what the game needs beside `own` and `enemy`. positions: one for each lane."""

    @abstractmethod
    def round(self) -> None:
        """Play on for a turn or a step in every lane that is alive."""

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
        """The players to move have placed stones on these cells."""
        away = cells & self.away
        self._placed_by_other |= away
        self._placed_by_starter |= cells ^ away

    def finish(self, won: int, lost: int) -> None:
        """End the flagged lanes that are alive: won, or lost, by the player to move.

        A lane is flagged once.
        """
        away = self.away + self.grid.ones & self.grid.flags
        self._won_by_starter |= won ^ ((won | lost) & away)
        self.alive ^= self.grid.whole(won | lost)

    def change_mover(self, lanes: int) -> None:
        """Let the other player move in these lanes (given as filled lanes)."""
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

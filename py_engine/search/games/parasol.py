"""Knowledge of Parasol: playouts in lanes that are cut the other way.

There is one int for each *cell*, whose bit i says who holds it on board i.

A game of Parasol fills the empty cells with a fixed number of stones of each colour. So a random game is a random
filling, and who holds a parasol does not depend on the order. Without shifts and guard bits, counting is a straight
sequence of `&`, `|` and `^`, generated once for each board and compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import cache
from random import Random

from ...board.bitboard import add_planes, at_least
from ...board.boards import Board, bits
from ...games.base import Action, Position
from ...games.parasol import Parasol
from ..cell_counts import pack
from ..ending_search import EndingSearch
from ..knowledge import Knowledge
from ..playouts import Playouts, PlayoutStats

# Rounds of random exchanges between pairs of cells that turn an ordered filling into a random one, and a random one
# into the next. After 12 rounds from order, pairs of cells are as independent as 10,000 boards can show.
ROUNDS_FROM_ORDER = 12
ROUNDS_BETWEEN = 2


class ParasolKnowledge(Knowledge):
    """Knowledge of Parasol."""

    game: Parasol

    def may_end(self, position: Position) -> bool:
        return self.game.empty_cells(position).bit_count() == 1

    def sufficient_actions(self, position: Position) -> list[Action]:
        """The empty cells whose undecided parasols are not all among those of another cell.

        A parasol is undecided while neither colour holds it. Let those of cell `b` be among those of cell `a`. A mover
        who wins by taking `b` wins by taking `a`, too: play on as if it had been `b`, with the two cells exchanged. At
        the end each undecided parasol then holds at least as many stones of the mover as it would have. Of cells with
        the same parasols the first is enough.
        """
        game = self.game
        first, second = game.holders(position)
        undecided = game.board.interior & ~(first | second)
        # The first cell that is in each set of undecided parasols.
        cells: dict[int, int] = {}
        for cell in bits(game.empty_cells(position)):
            cells.setdefault((game.board.neighbours[cell] | 1 << cell) & undecided, cell)
        kept = 0
        larger: list[int] = []
        for parasols in sorted(cells, key=int.bit_count, reverse=True):
            if not any(parasols | others == others for others in larger):
                larger.append(parasols)
                kept |= 1 << cells[parasols]
        return game.placings_on(kept) if kept else []

    def make_proof(self, position: Position, most_positions: int) -> EndingSearch:
        return EndingSearch(self, position, most_positions)

    def make_playouts(self, lanes: int, random: Random) -> ParasolLanes:
        return ParasolLanes(self.game, lanes, random)

    def owned_at_end(self, position: Position, games: int, random: Random) -> dict[int, int]:
        """The number of games in which the first colour owned each parasol, by the cell in the middle."""
        lanes = ParasolLanes(self.game, games, random)
        held = lanes.held_by_first(position)
        return {
            middle: at_least(
                add_planes([held[middle], *(held[cell] for cell in bits(self.game.board.neighbours[middle]))]),
                4,
                lanes.every,
            ).bit_count()
            for middle in bits(self.game.board.interior)
        }


class ParasolLanes(Playouts):
    """Playouts of Parasol; `lanes` boards for each position of a batch, rather than for all of them."""

    game: Parasol

    def __init__(self, game: Parasol, lanes: int, random: Random) -> None:
        super().__init__(game, lanes, random)
        self.every = (1 << lanes) - 1
        self._fillings: dict[tuple[int, int], list[int]] = {}

    def play_in_rounds(self, positions: Sequence[Position]) -> Generator[None, None, list[PlayoutStats]]:
        stats = []
        for position in positions:
            stats.append(self.play_fillings(position))
            yield
        return stats

    def playouts_each(self, positions: int) -> int:
        return self.lanes

    def play_fillings(self, position: Position) -> PlayoutStats:
        """Results of random fillings of one position."""
        board = self.game.board
        held_by_first = self.held_by_first(position)
        won = majority_counter(board)(*(held_by_first[cell] for cell in board.order)) & self.every
        wins = won.bit_count()
        by_first, won_by_first = [0] * self.length, [0] * self.length
        by_second, won_by_second = [0] * self.length, [0] * self.length
        for cell in bits(self.game.empty_cells(position)):
            held = held_by_first[cell]
            by_first[cell] = count = held.bit_count()
            by_second[cell] = self.lanes - count
            won_by_first[cell] = (held & won).bit_count()
            won_by_second[cell] = self.lanes - wins - (count - won_by_first[cell])
        return PlayoutStats(
            self.lanes,
            (wins, self.lanes - wins),
            (pack(by_first), pack(by_second)),
            (pack(won_by_first), pack(won_by_second)),
        )

    def held_by_first(self, position: Position) -> dict[int, int]:
        """The boards on which colour 0 holds each cell, in random fillings of a position."""
        empty = list(bits(self.game.empty_cells(position)))
        # Colour 0 places the first of the remaining stones, or the second.
        filling = self.filling(len(empty), (len(empty) + 1 - position.to_move) // 2)
        held = dict.fromkeys(bits(position.stones[0]), self.every)
        held |= dict.fromkeys(bits(position.stones[1]), 0)
        return held | dict(zip(empty, filling, strict=True))

    def filling(self, cells: int, first_places: int) -> list[int]:
        """The boards on which colour 0 holds each of some cells; on every board it holds `first_places` of them."""
        random = self.random
        rounds = ROUNDS_BETWEEN
        filling = self._fillings.get((cells, first_places))
        if filling is None:
            filling = [self.every] * first_places + [0] * (cells - first_places)
            rounds = ROUNDS_FROM_ORDER
        for _ in range(rounds):
            random.shuffle(filling)
            for index in range(0, cells - 1, 2):
                differing = (filling[index] ^ filling[index + 1]) & random.getrandbits(self.lanes)
                filling[index] ^= differing
                filling[index + 1] ^= differing
        self._fillings[cells, first_places] = filling
        return filling


@cache
def majority_counter(board: Board) -> Callable[..., int]:
    """A function from the ints of all cells, in board order, to the int of the boards that colour 0 has won."""
    lines = [f"def majority({', '.join(f'c{cell}' for cell in board.order)}):"]
    names = iter(range(1 << 30))

    def emit(expression: str) -> str:
        name = f"t{next(names)}"
        lines.append(f"    {name} = {expression}")
        return name

    def full_adder(a: str, b: str, c: str) -> tuple[str, str]:
        half = emit(f"{a} ^ {b}")
        return emit(f"{half} ^ {c}"), emit(f"{a} & {b} | {half} & {c}")

    held = []
    for middle in bits(board.interior):
        a, b, c, d, e, f, g = (f"c{cell}" for cell in (middle, *bits(board.neighbours[middle])))
        first, carry_1 = full_adder(a, b, c)
        second, carry_2 = full_adder(d, e, f)
        carry_3 = emit(f"{first} & {second} | ({first} ^ {second}) & {g}")
        # At least four of seven: at least two of the three carries.
        held.append(emit(f"{carry_1} & {carry_2} | ({carry_1} ^ {carry_2}) & {carry_3}"))
    needed = len(held) // 2 + 1
    digits = []
    while held:
        carries = []
        while len(held) > 2:
            total, carry = full_adder(held.pop(), held.pop(), held.pop())
            held.insert(0, total)
            carries.append(carry)
        if len(held) == 2:
            carries.append(emit(f"{held[0]} & {held[1]}"))
            held = [emit(f"{held[0]} ^ {held[1]}")]
        digits.append(held[0])
        held = carries
    reached = "-1"
    for weight, digit in enumerate(digits):
        reached = emit(f"{reached} {'&' if needed >> weight & 1 else '|'} {digit}")
    lines.append(f"    return {reached}")
    scope: dict[str, Callable[..., int]] = {}
    exec("\n".join(lines), scope)
    return scope["majority"]

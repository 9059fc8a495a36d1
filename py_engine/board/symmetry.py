"""Symmetries of a board: positions that are images of each other have the same value."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .boards import Board, bits

# On larger boards two images seldom meet in one search, and finding them costs more than it saves.
MOST_BITS = 32


def symmetries(board: Board, holes: int = 0) -> list[dict[int, int]]:
    """The maps of the board's cells onto themselves that keep neighbours: twelve of a hexagon, eight of a square.

    With `holes`, or another set of cells, only the maps that take it to itself.
    """
    return [image for image in _all_symmetries(board) if all(holes >> image[hole] & 1 for hole in bits(holes))]


@cache
def _all_symmetries(board: Board) -> tuple[dict[int, int], ...]:
    rows = [divmod(cell, board.width) for cell in board.order]
    middle = max(row for row, _ in rows)  # in halves of a step, as the middle of a square may lie between cells
    maps = []
    for mirrored in (False, True):
        points = [(2 * row - middle, 2 * column - middle) for row, column in rows]
        if mirrored:
            points = [(b, a) for a, b in points]
        # A rotation by a sixth in the skewed columns of `HexBoard`, by a fourth in those of `SquareBoard`.
        for _ in range(4 if board.corners_touch else 6):
            points = [(b, -a) if board.corners_touch else (b, b - a) for a, b in points]
            images = [(a + middle) // 2 * board.width + (b + middle) // 2 for a, b in points]
            maps.append(dict(zip(board.order, images, strict=True)))
    return tuple(maps)


def image_of(cells: int, image: dict[int, int]) -> int:
    """The image of a set of cells under one of the `symmetries`."""
    return sum(1 << image[cell] for cell in bits(cells))


def least_image(board: Board, holes: int) -> Callable[[int], int]:
    """A function that maps stones and all their images to the same number, the least of their numbers.

    Stones are one number: those of colour 0, and above `MOST_BITS` those of colour 1. On boards of more bits the
    function returns its argument unchanged. Images keep `holes`, the cells on which nothing is ever placed.
    """
    if board.cells.bit_length() > MOST_BITS:
        return lambda stones: stones
    maps = symmetries(board, holes)
    tables = _tables(maps)

    def least(stones: int) -> int:
        images = 0
        for table, byte in zip(tables, stones.to_bytes(2 * MOST_BITS // 8, "little"), strict=True):
            images |= table[byte]
        return min(memoryview(images.to_bytes(8 * len(maps), "little")).cast("Q"))

    return least


def _tables(maps: list[dict[int, int]]) -> list[list[int]]:
    """All images of each value of each byte of a position's stones, 64 bits apart.

    Stones are one number, as in `least_image`.
    """
    tables = []
    for start in range(0, 2 * MOST_BITS, 8):
        table = [0]
        for bit in range(start, start + 8):
            colour, cell = divmod(bit, MOST_BITS)
            images = 0
            for index, image in enumerate(maps):
                if cell in image:
                    images |= 1 << 64 * index + colour * MOST_BITS + image[cell]
            table += [images | others for others in table]
        tables.append(table)
    return tables

"""Positions that are images of each other: a book knows one of them, and it stands for all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from ..board.boards import Board
from ..board.symmetry import image_of, symmetries
from ..games.base import Game, Position

CELL = re.compile("[a-z][0-9]+")

Key = tuple[int, int, int]


class Image(NamedTuple):
    """The least image of a position between turns, and how to get there.

    Attributes:
        key: The stones of both colours as sets of cells, and the colour to move; the same for all images.
        there: The cell's image of each cell.
    """

    key: Key
    there: Mapping[int, int]

    @property
    def back(self) -> Mapping[int, int]:
        """Each image's cell."""
        return {image: cell for cell, image in self.there.items()}


def least_image_of(game: Game, position: Position) -> Image:
    """The least image of a position between turns, on a board without holes."""
    first, second = position.stones
    images = [
        Image((image_of(first, there), image_of(second, there), position.to_move), there)
        for there in symmetries(game.board)
    ]
    return min(images, key=lambda image: image.key)


def moved(text: str, board: Board, image: Mapping[int, int]) -> str:
    """A turn's text with each cell replaced by its image."""
    return CELL.sub(lambda found: board.name(image[board.cell(found[0])]), text)


def symmetries_of(game: Game, position: Position) -> list[dict[int, int]]:
    """The symmetries of the board that map a position to itself."""
    first, second = position.stones
    return [image for image in symmetries(game.board, first) if image_of(second, image) == second]

"""The choice of the puzzles that come into a pack."""

from __future__ import annotations

from collections.abc import Iterable

from puzzle_making.packs import read_board
from puzzle_making.sources import Candidate
from py_engine.board.symmetry import image_of, symmetries


def choose(found: Iterable[Candidate]) -> list[Candidate]:
    """Those that are found, without any that is an image of one before it, with the colours changed or not."""
    chosen: dict[tuple[object, ...], Candidate] = {}
    for one in found:
        chosen.setdefault(likeness(one), one)
    return list(chosen.values())


def likeness(one: Candidate) -> tuple[object, ...]:
    """The same for all images of a position, turned, mirrored or with the colours changed."""
    game, position = read_board(one.game, one.size, one.board)
    own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
    images = []
    for image in symmetries(game.board):
        images.append(tuple(image_of(cells, image) for cells in (own, enemy, game.holes)))
    return (one.game, one.size, *min(images))

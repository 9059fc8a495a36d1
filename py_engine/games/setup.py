"""Construction of a game on its board, with checks of size and holes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from ..board.boards import Board, hex_board, square_board
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import say
from .base import Game
from .info import GameInfo


def require_size(info: GameInfo, size: int | None) -> int:
    """The size to play on: the game's default for None.

    Raises:
        InvalidSetup: The game is not played on this size.
    """
    if size is None:
        return info.default_size
    if type(size) is not int or size not in info.sizes:
        raise InvalidSetup(
            say(
                "{game} is played on sizes {smallest} to {largest}, not {size}",
                game=info.name,
                smallest=info.sizes[0],
                largest=info.sizes[-1],
                size=quote(size),
            )
        )
    return size


def board_of(info: GameInfo, size: int) -> Board:
    """The board of this size."""
    return square_board(size) if info.shape == "square" else hex_board(size)


def make_game(info: GameInfo, size: int, holes: Iterable[str] = ()) -> Game:
    """A game on a board of this size.

    Args:
        info: Entry of the game in the catalogue.
        size: A size that the game is played on.
        holes: Names of squares.

    Raises:
        InvalidSetup: The holes are not allowed.
    """
    names = _names(holes)
    if names and not info.holes:
        raise InvalidSetup(say("{game} is played without holes, not with {names}", game=info.name, names=quote(names)))
    board = board_of(info, size)
    mask = 0
    for name in names:
        try:
            cell = board.cell(name)
        except InvalidText as error:
            raise InvalidSetup(say("a hole cannot be made: {error}", error=error.args[0])) from None
        if mask >> cell & 1:
            raise InvalidSetup(say("the hole {name} is named twice", name=quote(name)))
        mask |= 1 << cell
    if info.holes:
        _require_odd(info, size, mask.bit_count())
    return info.rules(board, mask)


def random_holes(info: GameInfo, size: int, count: int, random: Random) -> list[str]:
    """This many squares chosen at random, in board order.

    Raises:
        InvalidSetup: The game has no holes, or the count is out of range.
    """
    if not info.holes:
        raise InvalidSetup(say("{game} is played without holes, not with {count}", game=info.name, count=quote(count)))
    if type(count) is not int or not 0 <= count < size * size:
        raise InvalidSetup(
            say(
                "the number of holes is from 0 to {most} on size {size}, not {count}",
                most=size * size - 1,
                size=size,
                count=quote(count),
            )
        )
    _require_odd(info, size, count)
    board = square_board(size)
    return [board.name(cell) for cell in sorted(random.sample(board.order, count))]


def _require_odd(info: GameInfo, size: int, count: int) -> None:
    free = size * size - count
    if free % 2 == 0:
        raise InvalidSetup(
            say(
                "{game} needs an odd number of free squares, so that no game is drawn; "
                "size {size} with {holes} leaves {free}",
                game=info.name,
                size=size,
                holes=say("1 hole") if count == 1 else say("{count} holes", count=count),
                free=free,
            )
        )


def _names(holes: Iterable[str]) -> list[str]:
    if isinstance(holes, (str, bytes, Mapping)) or not isinstance(holes, Iterable):
        raise InvalidSetup(say("holes are given as a list of squares, not as {holes}", holes=quote(holes)))
    names = list(holes)
    for name in names:
        if not isinstance(name, str):
            raise InvalidSetup(say("a hole is given by the name of its square, not as {name}", name=quote(name)))
    return names

"""Start positions: texts of boards that were set up, and checks that a game can come to them.

A start position is a text of three parts, separated by slashes: the stones of the first colour, those of the second,
and the colour to move, 1 or 2. `d4 e5/c3/2` has stones of the first colour on d4 and e5, one of the second on c3, and
the second colour to move. Cells are separated by spaces or commas; a part without stones is empty.
"""

from __future__ import annotations

import re

from ..games.base import Game, Position
from ..games.info import GameInfo
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import Sentence, say

# The largest board, of Sum at size 19, has 361 cells with names of up to three characters.
LONGEST_START = 2_000

SEPARATORS = re.compile(r"[\s,]+")


def read_start(info: GameInfo, game: Game, text: str) -> Position:
    """The position that a text describes.

    Raises:
        InvalidText: The text cannot be read.
        InvalidSetup: No game can come to the position; the error says why.
    """
    position = read_stones(game, text)
    problem = why_impossible(info, game, position)
    if problem is not None:
        raise InvalidSetup(say("no game can start from {text}: {problem}", text=quote(text), problem=problem))
    return position


def read_stones(game: Game, text: str) -> Position:
    """The position that a text describes, whether a game can come to it or not.

    Raises:
        InvalidText: The text cannot be read.
        InvalidSetup: Two stones, or a stone and a hole, share a cell.
    """
    if not isinstance(text, str):
        raise InvalidText(say("a start position is a text such as 'd4 e5/c3/2', not {text}", text=quote(text)))
    if len(text) > LONGEST_START:
        raise InvalidText(say("{text} is too long to be a start position", text=quote(text)))
    parts = text.split("/")
    if len(parts) != 3 or parts[2].strip() not in ("1", "2"):
        raise InvalidText(say("{text} cannot be read as a start position such as 'd4 e5/c3/2'", text=quote(text)))
    first, second = (_read_cells(game, part) for part in parts[:2])
    if both := first & second:
        raise InvalidSetup(say("{cell} cannot hold a stone of each colour", cell=_first_name(game, both)))
    return Position((first, second), int(parts[2]) - 1)


def write_start(game: Game, position: Position) -> str:
    """The text of a position between turns, with cells in board order."""
    first, second = (" ".join(game.board.names_of(stones)) for stones in position.stones)
    return f"{first}/{second}/{position.to_move + 1}"


def why_impossible(info: GameInfo, game: Game, position: Position) -> Sentence | None:
    """One sentence about why no game can be in this position between two turns; None if no reason is found."""
    if position.stones == (0, 0) and position.to_move != 0:
        return say("On an empty board {colour} begins.", colour=info.players[0])
    return game.why_impossible(position, info.players)


def _read_cells(game: Game, text: str) -> int:
    cells = 0
    for name in SEPARATORS.split(text.strip(" ,")):
        if not name:
            continue
        cell = game.board.cell(name)
        if game.holes >> cell & 1:
            raise InvalidSetup(say("{name} is a hole; nothing is ever placed there", name=quote(name)))
        if cells >> cell & 1:
            raise InvalidSetup(say("the stone on {name} is named twice", name=quote(name)))
        cells |= 1 << cell
    return cells


def _first_name(game: Game, cells: int) -> str:
    return quote(game.board.names_of(cells)[0])

"""Positions that no turns have led to, as texts: `subsume 4: red d4 d5, blue e3`."""

from __future__ import annotations

import re
from typing import NamedTuple

from ..games.base import Game
from ..games.catalogue import CATALOGUE
from ..games.info import GameInfo
from ..games.setup import make_game, require_size
from ..text.errors import InvalidText, quote
from .figure import Figure, stones_in_words

HEAD = re.compile(r"\s*([a-z]+)(?:\s+([0-9]{1,2}))?(?:\s+holes\s+([a-z0-9, ]*?))?\s*:(.*)", re.DOTALL)


class BoardText(NamedTuple):
    """A text that begins with a board.

    Attributes:
        info: The game.
        size: Cells along one side, as written; empty for the usual size.
        holes: Names of squares.
        rest: The text after the colon.
    """

    info: GameInfo
    size: str
    holes: list[str]
    rest: str

    @property
    def has_stones(self) -> bool:
        """Return whether the rest names stones by colour."""
        parts = _parts(self.rest)
        return bool(parts) and any(parts[0][0].rstrip(":") == colour for one in CATALOGUE for colour in one.colours)

    def game(self) -> Game:
        """The game on this board.

        Raises:
            InvalidSetup: The game has no such board.
        """
        return make_game(self.info, require_size(self.info, int(self.size) if self.size else None), self.holes)


def read_board_text(text: str) -> BoardText | None:
    """The board at the beginning of a text, as in `sum 5 holes b2 c3: …`; None if it does not begin so."""
    found = HEAD.fullmatch(text)
    infos = [info for info in CATALOGUE if found and info.id == found[1]]
    if found is None or not infos:
        return None
    return BoardText(infos[0], found[2] or "", re.split("[, ]+", found[3].strip()) if found[3] else [], found[4])


def read_position_figure(text: str) -> Figure | None:
    """The figure of a position; None for a text that is no position, such as a list of turns.

    Raises:
        InvalidText: A colour or a cell is not one of the game's, or a cell is named twice.
        InvalidSetup: The game has no such board.

    >>> read_position_figure("subsume 4: red d4 d5, blue e3").stones
    {'d4': 'red', 'd5': 'red', 'e3': 'blue'}
    >>> read_position_figure("subsume 4: d4 d5") is None
    True
    """
    board = read_board_text(text)
    return None if board is None or not board.has_stones else position_figure(board.info, board.game(), board.rest)


def position_figure(info: GameInfo, game: Game, position: str) -> Figure:
    """The figure of a position.

    Args:
        info: The game's entry in the catalogue.
        game: The game on its board.
        position: Stones by colour, such as `red d4 d5, blue e3`; empty for none.

    Raises:
        InvalidText: A colour or a cell is not one of the game's, or a cell is named twice.
    """
    stones: dict[str, str] = {}
    for colour, *cells in _parts(position):
        name = _require_colour(info, colour.rstrip(":"))
        for cell in cells:
            if cell in stones:
                raise InvalidText(f"the cell {quote(cell)} is named twice")
            if game.holes >> game.board.cell(cell) & 1:
                raise InvalidText(f"{quote(cell)} is a hole")
            stones[cell] = name
    return Figure(
        shape=info.shape,
        size=game.board.size,
        holes=game.board.names_of(game.holes),
        stones=stones,
        title=info.name,
        description=stones_in_words(stones, info.colours),
    )


def _parts(position: str) -> list[list[str]]:
    return [part.split() for part in re.split("[,;]", position) if part.strip()]


def _require_colour(info: GameInfo, name: str) -> str:
    if name not in info.colours:
        known = " and ".join(info.colours)
        raise InvalidText(f"{quote(name)} is no colour of {info.name}, whose colours are {known}")
    return name

"""Positions that no turns have led to, as texts: `subsume 4: red d4 d5, blue e3`."""

from __future__ import annotations

import re

from ..games.catalogue import CATALOGUE
from ..games.info import GameInfo
from ..games.setup import make_game, require_size
from ..text.errors import InvalidText, quote
from .figure import Figure, stones_in_words

HEAD = re.compile(r"\s*([a-z]+)(?:\s+([0-9]{1,2}))?(?:\s+holes\s+([a-z0-9, ]*?))?\s*:(.*)", re.DOTALL)


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
    found = HEAD.fullmatch(text)
    infos = [info for info in CATALOGUE if found and info.id == found[1]]
    if found is None or not infos:
        return None
    info, parts = infos[0], [part.split() for part in re.split("[,;]", found[4]) if part.strip()]
    if not parts or not any(parts[0][0].rstrip(":") == colour for one in CATALOGUE for colour in one.colours):
        return None
    size = require_size(info, int(found[2]) if found[2] else None)
    game = make_game(info, size, re.split("[, ]+", found[3].strip()) if found[3] else ())
    stones: dict[str, str] = {}
    for colour, *cells in parts:
        name = _require_colour(info, colour.rstrip(":"))
        for cell in cells:
            if cell in stones:
                raise InvalidText(f"the cell {quote(cell)} is named twice")
            if game.holes >> game.board.cell(cell) & 1:
                raise InvalidText(f"{quote(cell)} is a hole")
            stones[cell] = name
    return Figure(
        shape=info.shape,
        size=size,
        holes=game.board.names_of(game.holes),
        stones=stones,
        title=info.name,
        description=stones_in_words(stones, info.colours),
    )


def _require_colour(info: GameInfo, name: str) -> str:
    if name not in info.colours:
        known = " and ".join(info.colours)
        raise InvalidText(f"{quote(name)} is no colour of {info.name}, whose colours are {known}")
    return name

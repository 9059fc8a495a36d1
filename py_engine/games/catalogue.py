"""Catalogue of the games, collected from their files."""

from __future__ import annotations

from ..text.errors import InvalidSetup, quote
from ..text.sentences import say
from . import parasol, subsume, sum_game, sunspot, surmount
from .info import GameInfo

# In the order in which they are offered.
CATALOGUE = (subsume.INFO, parasol.INFO, surmount.INFO, sunspot.INFO, sum_game.INFO)

_BY_ID = {info.id: info for info in CATALOGUE}


def find_game(game: str) -> GameInfo:
    """The catalogue's entry with this id.

    Raises:
        InvalidSetup: There is no such game.
    """
    info = _BY_ID.get(game) if isinstance(game, str) else None
    if info is None:
        raise InvalidSetup(
            say("there is no game {game}; the games are {games}", game=quote(game), games=", ".join(_BY_ID))
        )
    return info

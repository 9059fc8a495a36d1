"""The games' rules for many boards at once, one file each. `playouts.py` says how they are used."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...games.base import Game
from ..playouts import OneBoardPlayouts, Playouts
from .parasol import ParasolLanes
from .subsume import SubsumeLanes
from .sum_game import SumLanes
from .sunspot import SunspotLanes
from .surmount import SurmountLanes

LANE_GAMES: dict[str, Callable[..., Playouts]] = {
    "parasol": ParasolLanes,
    "subsume": SubsumeLanes,
    "sum": SumLanes,
    "sunspot": SunspotLanes,
    "surmount": SurmountLanes,
}


def make_playouts(game: Game, lanes: int, random: Random) -> Playouts:
    """The fastest playouts there are for a game. lanes: how many games a batch has."""
    return LANE_GAMES.get(game.id, OneBoardPlayouts)(game, lanes, random)

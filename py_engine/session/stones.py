"""Descriptions of the board for the page: cells by name, stones by colour.

Inside the engine colours are 0 and 1. Here they get their names, and the page draws what it receives. Players remain
numbers, and are named only where a player is meant.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..games.base import Position
from ..games.facts import Count, Loop, Parasols
from ..match import Match
from ..match.changes import stones_by_name
from ..players.lines import LineTurn

if TYPE_CHECKING:
    from . import wire
    from .wire import LoopFacts, ParasolFacts, Standing, ThreatFacts


def describe_board(match: Match, position: Position) -> dict[str, str | None]:
    """The colour of the stone on each cell in a position, or None, by name. Holes are absent."""
    board, holes = match.game.board, match.game.holes
    return dict.fromkeys(board.names_of(board.cells & ~holes)) | stones_by_name(match, position.stones)


def differences(match: Match, before: Position, after: Position) -> dict[str, str | None]:
    """The stone on each cell that differs between two positions, or None where the second has none, by name."""
    added = (after.stones[0] & ~before.stones[0], after.stones[1] & ~before.stones[1])
    gone = (before.stones[0] | before.stones[1]) & ~(after.stones[0] | after.stones[1])
    return {**dict.fromkeys(match.game.board.names_of(gone)), **stones_by_name(match, added)}


def describe_line(match: Match, position: Position, turns: Iterable[LineTurn]) -> list[wire.LineTurn]:
    """A line from a position, with the cells that each of its turns changes."""
    described: list[wire.LineTurn] = []
    for turn in turns:
        described.append(
            {
                "text": turn.text,
                "player": match.player_of(turn.colour),
                "complete": turn.after.stage == 0,
                "cells": differences(match, position, turn.after),
            }
        )
        position = turn.after
    return described


def describe_threats(match: Match) -> ThreatFacts:
    """The facts about the position that the board can mark."""
    threats = match.game.threats(match.position)
    names_of = match.game.board.names_of
    return {
        "limit": names_of(threats.at_limit),
        "interior": names_of(threats.interior),
        "exposed": names_of(threats.exposed),
        "groups": [names_of(group) for group in threats.groups],
        "loops": [describe_loop(match, loop) for loop in threats.loops],
        "parasols": {} if threats.parasols is None else describe_parasols(match, threats.parasols),
    }


def describe_standing(match: Match) -> tuple[Standing | None, Standing | None]:
    """The progress of each player in what decides the game."""
    counts = match.game.standing(match.position)
    if counts is None:
        return None, None
    return _standing(counts[match.player_of(0)]), _standing(counts[match.player_of(1)])


def _standing(count: Count) -> Standing:
    return {"count": count.have, "of": count.of, "unit": count.unit}


def describe_loop(match: Match, loop: Loop) -> LoopFacts:
    """A loop on the board."""
    names_of = match.game.board.names_of
    return {
        "cells": names_of(loop.stones),
        "inside": names_of(loop.inside),
        "colour": match.info.colours[loop.owner],
        "count": loop.edge_stones,
        "of": loop.edge_cells,
        "needed": loop.needed,
    }


def describe_parasols(match: Match, parasols: Parasols) -> dict[str, ParasolFacts]:
    """The colour that holds each parasol or leads in it, by the cell in its middle."""
    return {
        middle: {"colour": colour, "held": is_held}
        for sets, is_held in ((parasols.held, True), (parasols.leading, False))
        for middle, colour in stones_by_name(match, sets).items()
    }

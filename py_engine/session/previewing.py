"""Verbs that look ahead, and the facts of the board for the eye: sets of cells become names, colours become players.

A search is left alone: nothing is changed here.
"""

from __future__ import annotations

from ..games.base import Action
from ..games.facts import Loop, Parasols
from ..match import Match
from ..match.previews import Preview, look_ahead, present
from ..text.errors import InvalidText, quote
from ..text.sentences import say
from .session import Reply, Request, Session, verb


def describe_marks(match: Match) -> Reply:
    """What is worth seeing on the board as it lies; what a game does not know is empty.

    limit, interior, exposed: cells. groups: the cells of each group whose size counts. loops: see `_loop`.
    parasols: middle → the player who holds it or leads in it, and which of the two.
    """
    marks = match.game.marks(match.position)
    names = match.game.board.names_of
    return {
        "limit": names(marks.at_limit),
        "interior": names(marks.interior),
        "exposed": names(marks.exposed),
        "groups": [names(group) for group in marks.groups],
        "loops": [_loop(match, loop) for loop in marks.loops],
        "parasols": {} if marks.parasols is None else _parasols(match, marks.parasols),
    }


@verb
def preview(session: Session, request: Request) -> Reply:
    match = session.current
    cells = read_cells(match, request)
    targets = {} if match.is_over else match.game.targets(match.position)
    now = present(match.game, match.position)
    found: dict[Action, Reply] = {}
    previews: dict[str, Reply | None] = {}
    for cell in cells:
        action = targets.get(cell)
        if action is not None and action not in found:
            found[action] = _describe(match, action, look_ahead(match.game, now, action))
        previews[match.game.board.name(cell)] = None if action is None else found[action]
    return {"previews": previews}


def read_cells(match: Match, request: Request) -> list[int]:
    """The cells that are asked for, each once. Raises `InvalidText`."""
    names = request.get("cells")
    board = match.game.board
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise InvalidText(say("cells should be a list of names, not {names}", names=quote(names)))
    if len(names) > board.cell_count:
        raise InvalidText(say("{count} cells are more than this board has", count=len(names)))
    return list(dict.fromkeys(board.cell(name) for name in names))


def _describe(match: Match, action: Action, preview: Preview) -> Reply:
    """A preview for the page: cells by name, players instead of colours."""
    names = match.game.board.names_of
    return {
        "action": match.game.action_text(action),
        "kind": action.kind,
        "removed": _by_player(match, preview.removed),
        "flipped": _by_player(match, preview.flipped),
        "loop": None if preview.loop is None else _loop(match, preview.loop),
        "group": names(preview.group),
        "closed": [names(preview.closed[match.player_of(player)]) for player in (0, 1)],
        "parasols": {
            **_parasols(match, preview.parasols),
            **{name: {"player": None, "held": False} for name in names(preview.levelled)},
        },
        "follow": {match.game.board.name(cell): step.kind for cell, step in preview.follow.items()},
        "may_stop": preview.may_stop,
        "winner": _player(match, preview.winner),
        "decides": _player(match, preview.decides),
        "passes": preview.passes,
    }


def _player(match: Match, colour: int | None) -> int | None:
    return None if colour is None else match.player_of(colour)


def _by_player(match: Match, sets: tuple[int, int]) -> Reply:
    """Cell → the player whose set it is in."""
    names = match.game.board.names_of
    return {name: match.player_of(colour) for colour in (0, 1) for name in names(sets[colour])}


def _loop(match: Match, loop: Loop) -> Reply:
    """A loop: its stones, what is inside, whose it is, how many of how many edge cells it occupies, how many win."""
    names = match.game.board.names_of
    return {
        "cells": names(loop.stones),
        "inside": names(loop.inside),
        "player": match.player_of(loop.owner),
        "count": loop.edge_stones,
        "of": loop.edge_cells,
        "needed": loop.needed,
    }


def _parasols(match: Match, parasols: Parasols) -> Reply:
    held = {name: {"player": player, "held": True} for name, player in _by_player(match, parasols.held).items()}
    leading = {name: {"player": player, "held": False} for name, player in _by_player(match, parasols.leading).items()}
    return held | leading

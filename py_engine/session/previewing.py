"""The verb that previews steps. It does not change the match or its searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.base import Action
from ..match import Match
from ..match.changes import stones_by_name
from ..match.previews import Preview, look_ahead, present
from ..text.errors import InvalidText, quote
from ..text.sentences import say
from .session import Request, Session, leaves_jobs
from .stones import describe_loop, describe_parasols

if TYPE_CHECKING:
    from .wire import PreviewFacts, Previews


@leaves_jobs
def preview(session: Session, request: Request) -> Previews:
    """Describe the effect of picking cells."""
    match = session.current
    cells = read_cells(match, request)
    targets = {} if match.is_over else match.game.targets(match.position)
    now = present(match.game, match.position)
    found: dict[Action, PreviewFacts] = {}
    previews: dict[str, PreviewFacts | None] = {}
    for cell in cells:
        action = targets.get(cell)
        if action is not None and action not in found:
            found[action] = _describe(match, action, look_ahead(match.game, now, action))
        previews[match.game.board.name(cell)] = None if action is None else found[action]
    return {"previews": previews}


def read_cells(match: Match, request: Request) -> list[int]:
    """The requested cells, each once.

    Raises:
        InvalidText: They are not a list of cells of the board.
    """
    names = request.get("cells")
    board = match.game.board
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise InvalidText(say("cells should be a list of names, not {names}", names=quote(names)))
    if len(names) > board.cell_count:
        raise InvalidText(say("{count} cells are more than this board has", count=len(names)))
    return list(dict.fromkeys(board.cell(name) for name in names))


def _describe(match: Match, action: Action, preview: Preview) -> PreviewFacts:
    names_of, colours = match.game.board.names_of, match.info.colours
    return {
        "action": match.game.action_text(action),
        "kind": action.kind,
        "removed": stones_by_name(match, preview.removed),
        "flipped": stones_by_name(match, preview.flipped),
        "loop": None if preview.loop is None else describe_loop(match, preview.loop),
        "group": names_of(preview.group),
        "closed": {colours[colour]: names_of(cells) for colour, cells in enumerate(preview.closed)},
        "parasols": {
            **describe_parasols(match, preview.parasols),
            **{name: {"colour": None, "held": False} for name in names_of(preview.levelled)},
        },
        "follow": {match.game.board.name(cell): step.kind for cell, step in preview.follow.items()},
        "may_stop": preview.may_stop,
        "winner": _player(match, preview.winner),
        "decides": _player(match, preview.decides),
        "passes": preview.passes,
    }


def _player(match: Match, colour: int | None) -> int | None:
    return None if colour is None else match.player_of(colour)

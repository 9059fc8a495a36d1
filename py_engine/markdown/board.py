"""The board of a block, checked by the rules: the attributes of its element, its figure and its link."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlencode

from ..figures import Figure, figure_of
from ..figures.position_text import BoardText, position_figure, read_board_text
from ..games.info import GameInfo
from ..match import Match, new_match
from ..match.notes import read_lines, read_marks
from ..players.opponents import opponents_of
from ..records import load_record, open_record
from ..records.recorded_notes import write_notes
from ..session.positions import write_positions
from ..text.errors import InvalidText, quote
from .block import Block, read_block

MODES = ("diagram", "replay", "play", "puzzle")

# The attributes of the element, in the order in which they are written.
ATTRIBUTES = (
    *("game", "size", "holes", "start", "turns", "step", "position", "positions", "mode", "mover", "opponent"),
    *("caption", "loop", "marks", "notes"),
)

# Those that a position without turns does not have.
OF_TURNS = ("step", "position", "positions")

# Both sides are the reader's.
HUMAN = "human"

# The part of a link that asks for the turn that wins.
PUZZLE = {"puzzle": "1"}


class ShownBoard(NamedTuple):
    """All that is shown of a block.

    Attributes:
        values: Values of the element's attributes, by name.
        figure: The picture for readers without scripts.
        address: The position in Sunstones, from the site's root.
    """

    values: dict[str, str]
    figure: Figure
    address: str


def read_board(source: str) -> ShownBoard:
    """The board of a block.

    Raises:
        InvalidBlock: The block cannot be shown; the error has the line.
    """
    block = read_block(source)
    if block.values.get("mode", MODES[0]) not in MODES:
        raise block.refuse("mode", f"there is no mode {quote(block.values['mode'])}; there are {', '.join(MODES)}")
    board = read_board_text(block.text)
    if board is not None and (board.has_stones or not board.rest.strip()):
        shown = _of_position(block, board)
    else:
        shown = _of_turns(block, board)
    return shown._replace(values={name: shown.values[name] for name in ATTRIBUTES if shown.values.get(name)})


def _of_position(block: Block, board: BoardText) -> ShownBoard:
    mode, info = block.values.get("mode"), board.info
    for name in OF_TURNS:
        if name in block.values:
            raise block.refuse(name, f"a position without turns has no {name!r}")
    if mode == "replay":
        raise block.refuse("mode", "a position without turns has nothing to step through")
    with block.checking("text"):
        game = board.game()
        figure = position_figure(info, game, board.rest)
    can_begin = mode in ("play", "puzzle") and bool(figure.stones)
    mover = block.values.get("mover", info.colours[0])
    if "mover" in block.values and not can_begin:
        raise block.refuse("mover", "'mover' is for a position in the modes play and puzzle")
    if mover not in info.colours:
        raise block.refuse("mover", f"the mover {quote(mover)} should be {' or '.join(info.colours)}")
    setup = {"game": info.id, "size": str(game.board.size), "holes": " ".join(board.holes)}
    position = {"position": position_text(figure.stones, info)}
    values = {**block.values, **setup, **position}
    link = setup
    if can_begin:
        cells = [" ".join(name for name, one in figure.stones.items() if one == colour) for colour in info.colours]
        start = {"start": "/".join([*cells, str(info.colours.index(mover) + 1)])}
        link = setup | start
        with block.checking("text"):
            load_record(urlencode(link))
        if mode == "play":
            values |= start | {"mover": ""}
    if figure.stones and not can_begin:
        address = f"embed.html#{link_text(setup | position)}"
    else:
        address = f"#{link_text(link | (PUZZLE if mode == 'puzzle' else {}))}"
    shown = ShownBoard(values, figure, address)
    return _checked(block, shown, new_match(info.id, game.board.size, board.holes), 0)


def _of_turns(block: Block, board: BoardText | None) -> ShownBoard:
    if "mover" in block.values:
        raise block.refuse("mover", "'mover' is for a position without turns")
    with block.checking("text"):
        opened = open_record(block.text)
        if opened.remark is not None:
            raise InvalidText(str(opened.remark))
        match = opened.match
        opens_at = len(match.turns)
        if match.steps:
            raise InvalidText(f"the turn of {quote(' '.join(match.steps))} is not finished")
    while match.history.can_redo:
        match.redo()
    turns, notes, positions = match.turns, write_notes(match), write_positions(match)
    step = _step(block, len(turns), opens_at)
    while len(match.turns) > step:
        match.undo()
    given, mode, info = block.values.get("position"), block.values.get("mode"), match.info
    figure = figure_of(match)
    position = position_text(figure.stones, info)
    if given is not None:
        figure = _given_position(block, given, match, figure.stones, turns, board)
    elif mode == "replay":
        block.values.setdefault("positions", positions)
    if block.values.get("positions", positions) != positions:
        raise block.refuse("positions", "these are not the positions of the turns; leave the line out")
    setup = {"game": info.id, "size": str(match.size), "holes": " ".join(match.holes), "start": match.start or ""}
    values = {"notes": notes, **block.values, **setup, "position": position}
    values |= {"turns": " ".join(turns), "step": str(step) if turns else ""}
    if mode == "puzzle":
        link = {"turns": " ".join(turns[:step])} | PUZZLE
    else:
        link = {"turns": " ".join(turns), "at": str(step) if step < len(turns) else ""}
    return _checked(block, ShownBoard(values, figure, f"#{link_text(setup | link)}"), match, len(turns))


def _step(block: Block, turns: int, opens_at: int) -> int:
    given = block.values.get("step", str(opens_at))
    if not (given.isascii() and given.isdigit() and len(given) < 6 and int(given) <= turns):
        raise block.refuse("step", f"the step {quote(given)} is not a number from 0 to {turns}, the number of turns")
    return int(given)


def _given_position(
    block: Block, given: str, match: Match, stones: Mapping[str, str], turns: list[str], board: BoardText | None
) -> Figure:
    """The figure of a position that a block gives for tools without the rules.

    Raises:
        InvalidBlock: It is not the one to which the turns lead, or the turns are not written as the element reads them.
    """
    with block.checking("position"):
        figure = position_figure(match.info, match.game, given)
    if figure.stones != stones:
        position = position_text(stones, match.info)
        raise block.refuse("position", f"after {len(match.turns)} turns the position is {position!r}")
    if board is None or board.rest.split() != turns:
        raise block.refuse("text", f"with 'position', write the turns alone: {' '.join(turns)}")
    return figure


def _checked(block: Block, shown: ShownBoard, match: Match, turns: int) -> ShownBoard:
    """The board of a block, with the values that any board may have, and the figure with marks, loop and title.

    Raises:
        InvalidBlock: One of these values is wrong.
    """
    values, info = shown.values, match.info
    marks, loop = values.get("marks", "").split(), values.get("loop", "").split()
    with block.checking("marks"):
        read_marks(marks, match.require_cell)
    with block.checking("loop"):
        for cell in loop:
            match.require_cell(cell)
    with block.checking("notes"):
        for after, _, noted in read_lines(values["notes"]) if values.get("notes") else ():
            if after > turns:
                raise InvalidText(f"a note is on the position after {after} turns, and there are {turns}")
            read_marks(noted, match.require_cell)
            if after == len(match.turns):
                marks += noted
    opponent = values.get("opponent")
    if opponent is not None:
        if values.get("mode") != "play":
            raise block.refuse("opponent", "'opponent' is for the mode play")
        known = [HUMAN, *(one.id for one in opponents_of(info.id))]
        if opponent not in known:
            raise block.refuse("opponent", f"there is no opponent {quote(opponent)}; there are {', '.join(known)}")
    lists = {name: " ".join(values[name].split()) for name in ("marks", "loop") if name in values}
    title = values.get("caption", shown.figure.title)
    figure = replace(shown.figure, title=title, marks=marks, lit=(*shown.figure.lit, *loop))
    return shown._replace(values=values | lists, figure=figure)


def position_text(stones: Mapping[str, str], info: GameInfo) -> str:
    """Stones as the element reads them.

    >>> from py_engine.games.catalogue import find_game
    >>> position_text({"e3": "blue", "d4": "red", "d5": "red"}, find_game("subsume"))
    'red d4 d5, blue e3'
    """
    lists = [[colour, *(cell for cell, one in stones.items() if one == colour)] for colour in info.colours]
    return ", ".join(" ".join(words) for words in lists if len(words) > 1)


def link_text(parts: Mapping[str, str]) -> str:
    """The text of a link with the parts that are not empty."""
    return urlencode({name: value for name, value in parts.items() if value})

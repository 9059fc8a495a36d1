"""Where AbstractPlay's rules are not the designers', as far as its records show.

*Surmount, wide replacements.* In games that began there from 27 January to 31 July 2026 (version 20260120) a
replacement may also remove other groups that a capturing group touches and that are smaller than it. Since 4 February
it does so only where the replaced group was itself smaller than a capturing one. Before and after that time
replacements are the designer's, as here. A wide replacement is written like any other. So the boards of a saved state
decide whether it was one; in a report, which has no boards, the day on which the game began.

*Surmount, passes.* A player who cannot replace a stone may pass there if every placement makes a group that could grow
and none was found that reaches a capture. By the designer's sheet a placement need not grow.

*Sunspot, forgotten loops.* A loop that is closed by the placement is forgotten there if a flip elsewhere follows, and
the game goes on. By the designer's sheet it wins after the whole turn.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..board.bitboard import flood, groups, groups_touching, neighbours_of
from ..board.boards import Board, bits
from ..games.base import PASS, Game, Position
from ..games.info import GameInfo
from ..match.node import Node
from ..text.errors import InvalidSetup, quote
from ..text.sentences import Sentence, say

# Surmount's replacements were wide in games that began from the first of these days to the last, both included. From
# the middle one on the replaced group had to be smaller than a capturing one.
WIDE_SINCE, WIDE_FROM_SMALLER_SINCE, WIDE_UNTIL = "2026-01-27", "2026-02-04", "2026-07-31"


class Width(Enum):
    """What else a replacement in Surmount may remove beside the group of the replaced stone."""

    NONE = "no other group"
    FROM_SMALLER = "other groups, if the replaced group is smaller than a capturing one"
    ANY = "other groups"


def width_since(begun: object) -> Width:
    """How wide replacements in Surmount may have been in a game that began on this day.

    begun: the date and perhaps the time. The rule of a game that was under way on 4 February changed on that day.
    """
    if not isinstance(begun, str) or not WIDE_SINCE <= begun[: len(WIDE_SINCE)] <= WIDE_UNTIL:
        return Width.NONE
    return Width.ANY if begun < WIDE_FROM_SMALLER_SINCE else Width.FROM_SMALLER


def taken_by_the_wide_rule(board: Board, position: Position, turn: str, width: Width) -> int:
    """The stones that a legal turn of Surmount may remove by the wide rule beside those that it removes here.

    position: before the turn.
    """
    if width is Width.NONE or not turn.startswith("x"):
        return 0
    here = 1 << board.cell(turn[1:])
    own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
    replaced = flood(board, here, enemy)
    capturing = [group for group in groups(board, own) if neighbours_of(board, group) & here]
    least = replaced.bit_count()
    if width is Width.FROM_SMALLER and not any(group.bit_count() > least for group in capturing):
        return 0
    taken = 0
    for group in capturing:
        for touched in groups(board, groups_touching(board, group, enemy ^ replaced)):
            if touched.bit_count() < group.bit_count():
                taken |= touched
    return taken


def wide(number: int, text: str) -> InvalidSetup:
    """The refusal of a record with a wide replacement."""
    return InvalidSetup(
        say(
            "turn {number}, {text}, would take smaller groups as well by the rule that AbstractPlay followed from "
            "January to July 2026; here it takes one group, so this record cannot be read",
            number=number,
            text=quote(text),
        )
    )


class Standing(NamedTuple):
    """Where a game stands: after how many turns, the last of them, and the position."""

    info: GameInfo
    game: Game
    node: Node
    position: Position


def departure(standing: Standing, text: str) -> Sentence | None:
    """Why a game goes on at AbstractPlay with a turn that the designer's sheet does not allow; None if it does not.

    text: of the turn that comes next there; empty for none that is known.
    """
    info, game, node, position = standing
    if info.id == "sunspot":
        loop = _forgotten_loop(standing)
        return loop and say("{loop} There the game goes on; here it ends.", loop=loop)
    if info.id != "surmount" or text != "pass" or not _may_pass_there(game.board, position):
        return None
    if game.outcome(position) is not None or game.legal_actions(position) == [PASS]:
        return None
    return say(
        "Turn {number}, {text}: AbstractPlay lets {colour} pass, since every placement could grow and none was found "
        "to capture. By the designer's sheet it need not grow, so {colour} must move. The game is open up to there.",
        number=node.depth + 1,
        text=quote(text),
        colour=info.players[position.to_move],
    )


def other_winner(standing: Standing) -> Sentence | None:
    """Why AbstractPlay may name another winner than the designer's sheet; None if there is no reason."""
    loop = _forgotten_loop(standing)
    return loop and say("{loop} There the other player has won.", loop=loop)


def _forgotten_loop(standing: Standing) -> Sentence | None:
    """That a game of Sunspot has just been won by a loop which AbstractPlay may have forgotten."""
    info, game, node, position = standing
    turn, outcome = node.turn, game.outcome(position)
    if info.id != "sunspot" or turn is None or outcome is None:
        return None
    if [action.kind for action in turn.actions][:2] != ["place", "flip"]:
        return None
    return say(
        "After turn {number}, {text}, {colour} has a loop and wins by the designer's sheet. AbstractPlay forgets "
        "a loop if a flip elsewhere follows the placement.",
        number=node.depth,
        text=quote(turn.text),
        colour=info.players[outcome.winner],
    )


def _may_pass_there(board: Board, position: Position) -> bool:
    """Whether AbstractPlay lets the player to move pass in Surmount if it finds no way to a capture."""
    own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
    facing = [(neighbours_of(board, group), group.bit_count()) for group in groups(board, enemy)]

    def touches_as_many(group: int) -> bool:
        return any(beside & group and size >= group.bit_count() for beside, size in facing)

    if any(beside & group and size <= group.bit_count() for group in groups(board, own) for beside, size in facing):
        return False
    for cell in bits(board.cells & ~(own | enemy)):
        group = flood(board, 1 << cell, own | 1 << cell)
        if group.bit_count() == 1 or not touches_as_many(group):
            return False
    return True

"""Differences between AbstractPlay's rules and the designers', as far as its records show them.

*Surmount, wide replacements.* In games that began there from 27 January to 31 July 2026 (version 20260120) a
replacement may also remove other groups that a capturing group touches and that are smaller than it. From 4 February on
it does so only if the replaced group was itself smaller than a capturing one. Before and after that time replacements
follow the designer's rule, as here. A wide replacement is written like any other. So the boards of a saved state decide
whether it was one; in a report, which has no boards, the day on which the game began.

*Surmount, passes.* A player who cannot replace a stone may pass there if every placement makes a group that could grow
but no growth is found that reaches a capture. By the designer's sheet a placement need not grow.

*Sunspot, forgotten loops.* AbstractPlay forgets a loop that is closed by the placement if a flip elsewhere follows, and
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
    """Further groups that a replacement in Surmount may remove, apart from that of the replaced stone."""

    NONE = "no other group"
    FROM_SMALLER = "other groups, if the replaced group is smaller than a capturing one"
    ANY = "other groups"


def width_since(begun: object) -> Width:
    """The widest replacement possible in a game of Surmount that began on this day.

    Args:
        begun: The date, perhaps with the time. In a game under way on 4 February the rule changed on that day.
    """
    if not isinstance(begun, str) or not WIDE_SINCE <= begun[: len(WIDE_SINCE)] <= WIDE_UNTIL:
        return Width.NONE
    return Width.ANY if begun < WIDE_FROM_SMALLER_SINCE else Width.FROM_SMALLER


def taken_by_the_wide_rule(board: Board, position: Position, turn: str, width: Width) -> int:
    """The stones that a legal turn of Surmount may remove by the wide rule, apart from those that it removes here.

    Args:
        board: The board.
        position: The position before the turn.
        turn: The text of the turn.
        width: The rule at the time of the game.
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
    """The error for a record with a wide replacement."""
    return InvalidSetup(
        say(
            "turn {number}, {text}, would take smaller groups as well by the rule that AbstractPlay followed from "
            "January to July 2026; here it takes one group, so this record cannot be read",
            number=number,
            text=quote(text),
        )
    )


class Standing(NamedTuple):
    """State of a game: its last turn (in the node) and the position after it."""

    info: GameInfo
    game: Game
    node: Node
    position: Position


def departure(standing: Standing, text: str) -> Sentence | None:
    """One sentence about why AbstractPlay goes on where the designer's sheet does not; None if it does not.

    `text` is the turn that comes next there, or empty if none is known.
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
        "to capture. By the designer’s sheet it need not grow, so {colour} must play. The game is open up to there.",
        number=node.depth + 1,
        text=quote(text),
        colour=info.players[position.to_move],
    )


def other_winner(standing: Standing) -> Sentence | None:
    """One sentence about why AbstractPlay may name another winner; None if there is no reason."""
    loop = _forgotten_loop(standing)
    return loop and say("{loop} There the other player has won.", loop=loop)


def _forgotten_loop(standing: Standing) -> Sentence | None:
    """One sentence about a loop that has just won in Sunspot and that AbstractPlay may have forgotten, or None."""
    info, game, node, position = standing
    turn, outcome = node.turn, game.outcome(position)
    if info.id != "sunspot" or turn is None or outcome is None:
        return None
    if [action.kind for action in turn.actions][:2] != ["place", "flip"]:
        return None
    return say(
        "After turn {number}, {text}, {colour} has a loop and wins by the designer’s sheet. AbstractPlay forgets "
        "a loop if a flip elsewhere follows the placement.",
        number=node.depth,
        text=quote(turn.text),
        colour=info.players[outcome.winner],
    )


def _may_pass_there(board: Board, position: Position) -> bool:
    """Return whether AbstractPlay lets the player to move pass in Surmount if it finds no way to a capture."""
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

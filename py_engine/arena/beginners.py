"""Beginners: scripted players that follow a single idea, as people do who have just read the rules.

They measure how weak the weakest opponents are. All of them take a step that wins at once, and never swap. Ties are
decided at random.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from types import MappingProxyType

from ..board.boards import Board, bits
from ..games.base import Action, Game, Position
from ..match import Match

# Score of a step for a beginner, compared number by number.
Liking = Callable[[Game, Position, Action], tuple[int, ...]]


def take_beginners_turn(match: Match, idea: str, source: Random) -> None:
    """Play a whole turn by one of the `IDEAS`."""
    turns = len(match.turns)
    while len(match.turns) == turns:
        game, position = match.game, match.position
        actions = game.legal_actions(position)
        likings = [(_wins(game, position, action), IDEAS[idea](game, position, action)) for action in actions]
        best = max(likings)
        liked = [action for action, liking in zip(actions, likings, strict=True) if liking == best]
        match.act(game.action_text(source.choice(liked)))


def _wins(game: Game, position: Position, action: Action) -> bool:
    outcome = game.outcome(game.apply(position, action))
    return outcome is not None and outcome.winner == position.to_move


def nearest_centre(game: Game, position: Position, action: Action) -> tuple[int, ...]:
    """The score that prefers cells near the middle of the board."""
    return (_depths(game.board).get(action.cell, -1),)


def greedy_capture(game: Game, position: Position, action: Action) -> tuple[int, ...]:
    """The score that prefers many enemy stones removed or turned over, then many adjacent enemy stones."""
    enemy = position.stones[1 - position.to_move]
    taken = (enemy & ~game.apply(position, action).stones[1 - position.to_move]).bit_count()
    return taken, _beside(game, action, enemy)


def greedy_loop(game: Game, position: Position, action: Action) -> tuple[int, ...]:
    """The score that prefers cells between own stones, then many adjacent own stones.

    The own stones must not touch each other around the cell, so that the stone closes a loop or joins groups.
    """
    own = position.stones[position.to_move]
    return _runs_around(game.board, action.cell, own), _beside(game, action, own)


def careful(game: Game, position: Position, action: Action) -> tuple[int, ...]:
    """The score that prefers a large lead in stones after the worst enemy step, then few adjacent own stones.

    Own stones are kept apart so that no step takes many. After a step that does not end the turn, the stones on the
    board count.
    """
    mover, after = position.to_move, game.apply(position, action)
    ends = [after]
    if after.to_move != mover and game.outcome(after) is None:
        ends = [game.apply(after, reply) for reply in game.legal_actions(after)]
    lead = min(end.stones[mover].bit_count() - end.stones[1 - mover].bit_count() for end in ends)
    return lead, -_beside(game, action, position.stones[mover])


IDEAS: Mapping[str, Liking] = MappingProxyType(
    {
        "nearest-centre": nearest_centre,
        "greedy-capture": greedy_capture,
        "greedy-loop": greedy_loop,
        "careful": careful,
    }
)


def _beside(game: Game, action: Action, stones: int) -> int:
    """The number of these stones adjacent to the cell of a step."""
    return 0 if action.cell < 0 else (game.board.neighbours[action.cell] & stones).bit_count()


def _runs_around(board: Board, cell: int, stones: int) -> int:
    """The number of separate runs of these stones around a cell, less one."""
    if cell < 0:
        return 0
    around = [bool(board.step(1 << cell, shift) & stones) for shift in board.steps]
    return max(0, sum(here and not before for before, here in zip([around[-1], *around[:-1]], around, strict=True)) - 1)


@cache
def _depths(board: Board) -> Mapping[int, int]:
    """The number of rings of cells between each cell and the outside."""
    found, left, depth = dict[int, int](), board.cells, 0
    while left:
        inner = left
        for shift in board.steps:
            inner &= board.step(left, shift)
        found |= dict.fromkeys(bits(left & ~inner), depth)
        left, depth = inner, depth + 1
    return MappingProxyType(found)

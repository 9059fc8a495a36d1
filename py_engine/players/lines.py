"""Results of a search beyond its candidates: the best line, and the win rate of the first colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..games.base import Action, Game, Position
from ..search.search import Search

# Most turns of the best line: further ones rest on too few playouts to mean anything.
LONGEST_LINE = 6

# Visits that each further turn of the best line needs: about three positions of the tree (six in Surmount).
LINE_PLAYOUTS = 12


class LineTurn(NamedTuple):
    """A turn of the best line.

    Attributes:
        text: Its canonical text, or its steps so far if the line ends inside it.
        actions: All its steps so far.
        steps: The texts of its steps that belong to the line; those played before the search are absent.
        colour: The colour that plays it.
        after: The position that it leads to.
    """

    text: str
    actions: tuple[Action, ...]
    steps: tuple[str, ...]
    colour: int
    after: Position


def best_line(search: Search, first: int, turn_start: Position, unfinished: Sequence[Action] = ()) -> list[LineTurn]:
    """The best turns of both sides from the root of a search, as far as it has visited them often enough.

    Args:
        search: The search.
        first: Index, among the root's steps, of the step to begin with.
        turn_start: The position before the turn that is under way or due at the root.
        unfinished: The steps taken of that turn.
    """
    game, node = search.game, search.root
    least = LINE_PLAYOUTS * search.params.playout_factor
    start, actions, steps = turn_start, list(unfinished), list[str]()
    turns: list[LineTurn] = []
    position = node.position
    while node.actions and len(turns) < LONGEST_LINE:
        index = first if node is search.root else search.best_of(node)
        child = node.children[index]
        is_known = child is not None and child.proven is not None
        if turns and not is_known and node.visits[index] < least:
            break
        actions.append(node.actions[index])
        steps.append(game.action_text(node.actions[index]))
        position = game.apply(node.position, node.actions[index]) if child is None else child.position
        if position.stage == 0:
            text = game.turn_text(start, tuple(actions))
            turns.append(LineTurn(text, tuple(actions), tuple(steps), start.to_move, position))
            start, actions, steps = position, [], []
        if child is None:
            break
        node = child
    if actions and len(turns) < LONGEST_LINE:
        text = " ".join(map(game.action_text, actions))
        turns.append(LineTurn(text, tuple(actions), tuple(steps), start.to_move, position))
    return turns


def whole_turn(game: Game, start: Position, actions: tuple[Action, ...]) -> LineTurn:
    """A turn from a position between two turns, by all its steps."""
    steps = tuple(map(game.action_text, actions))
    return LineTurn(game.turn_text(start, actions), actions, steps, start.to_move, game.after(start, actions))


def balanced_rate(search: Search) -> float:
    """The first colour's win rate: as proven, or the mean of the win rates before the best turn and after it.

    A search slightly overestimates the player to move, who has the choice. Without the mean, the win rate would go up
    and down with every turn.
    """
    node = search.root
    if node.proven is not None:
        return 1.0 - node.proven
    mover = node.position.to_move
    rate = search.win_rate(search.best())
    while node.actions and node.position.to_move == mover:
        child = node.children[search.best_of(node)]
        if child is None or child.proven is not None:
            break
        node = child
    if node.actions and node.played and node.position.to_move != mover:
        answer = search.rate_of(node, search.best_of(node))
        rate = (rate + 1 - answer) / 2
    return rate if mover == 0 else 1 - rate


def mean_rate(search: Search) -> float:
    """The share of the root's playouts that the first colour wins; `balanced_rate` if it is proven or has none.

    Searches with different seeds differ less in this share than in the win rate of the best turn.
    """
    root = search.root
    visits = sum(root.visits)
    if root.proven is not None or not visits:
        return balanced_rate(search)
    rate = sum(root.wins) / visits
    return rate if root.position.to_move == 0 else 1 - rate

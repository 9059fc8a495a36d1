"""What a search says beyond its candidates: the best line, and what a position is worth to the first colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..games.base import Action, Game, Position
from ..search.search import Search

# Further turns of the best line rest on too few playouts to mean anything.
LONGEST_LINE = 6

# A turn of the best line must have been looked at so often: some three positions of the tree (six in Surmount).
LINE_PLAYOUTS = 12


class LineTurn(NamedTuple):
    """A turn of the best line.

    text: its canonical text, or its steps so far if the line ends inside it. actions: all its steps so far. steps: the
    texts of those that the line goes on with. colour: who takes it. after: the position it leads to.
    """

    text: str
    actions: tuple[Action, ...]
    steps: tuple[str, ...]
    colour: int
    after: Position


def best_line(search: Search, first: int, turn_start: Position, unfinished: Sequence[Action] = ()) -> list[LineTurn]:
    """The turns that seem best for both sides from where a search stands, as far as it is sure enough of them.

    first: the index, among the root's steps, of the one to begin with. turn_start, unfinished: where the turn that is
    due began, and its steps so far.
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
    after = start
    for action in actions:
        after = game.apply(after, action)
    steps = tuple(map(game.action_text, actions))
    return LineTurn(game.turn_text(start, actions), actions, steps, start.to_move, after)


def balanced_rate(search: Search) -> float:
    """The first colour's win rate: as proven, or the middle between what is thought before the best turn and after it.

    Each search thinks a little too well of the player to move, who has the choice; taken by itself it would swing
    to and fro with every turn.
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
    """The first colour's part of all playouts through a position, or what is proven.

    Searches with different seeds differ less in it than in what they think of the best turn.
    """
    root = search.root
    visits = sum(root.visits)
    if root.proven is not None or not visits:
        return balanced_rate(search)
    rate = sum(root.wins) / visits
    return rate if root.position.to_move == 0 else 1 - rate

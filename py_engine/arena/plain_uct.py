"""The yardstick: a plain tree search, with one random game on one board at a time.

This is textbook UCT (upper confidence bounds applied to trees: Kocsis and Szepesvári, 2006), without proofs, sharing
between steps or tests for wins at once; the steps of a playout are equally probable. (In Surmount such games are longer
than those of the engine's own playouts, which capture first: it plays 0.4 times as many in the same time.)
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from random import Random
from time import perf_counter

from ..games.base import Action, Game, Position
from ..match import Match

# The textbook constant for results between 0 and 1.
EXPLORATION = sqrt(2)

# Playouts of a turn without a budget.
PLAYOUTS = 1000

# Part of the remaining budget for a step after which the turn goes on; a step that ends the turn has all of the rest.
FIRST_STEP_SHARE = 0.7


class UctNode:
    """A position of the tree.

    Attributes:
        wins: Wins of the colour whose step led here.
    """

    def __init__(self, game: Game, position: Position) -> None:
        self.position = position
        outcome = game.outcome(position)
        self.winner = None if outcome is None else outcome.winner
        self.untried = game.legal_actions(position)
        self.children: dict[Action, UctNode] = {}
        self.visits = 0
        self.wins = 0


def choose_by_plain_uct(
    match: Match,
    random: Random,
    *,
    seconds: float | None,
    playouts: int | None,
    clock: Callable[[], float] = perf_counter,
) -> str:
    """The text of the chosen turn.

    Args:
        match: The match.
        random: Source of random numbers.
        seconds: Budget of the turn in seconds; the budget spent first counts.
        playouts: Budget of the turn in playouts; `PLAYOUTS` if neither is given.
        clock: Clock for the seconds.
    """
    if seconds is None and playouts is None:
        playouts = PLAYOUTS
    game, position, steps = match.game, match.position, list(match.unfinished)
    ends = inf if seconds is None else clock() + seconds
    left = inf if playouts is None else playouts
    while True:
        root = UctNode(game, position)
        if len(root.untried) > 1 or match.can_swap:
            _search(game, root, random, left, ends, clock)
            left -= root.visits
            action, child = _best(root)
            if match.can_swap and 2 * child.wins < child.visits:
                return "swap"
        else:
            action = root.untried[0]
        steps.append(action)
        position = game.apply(position, action)
        if position.stage == 0:
            return game.turn_text(match.turn_start, steps)


def _search(
    game: Game, root: UctNode, random: Random, playouts: float, ends: float, clock: Callable[[], float]
) -> None:
    """Search for a step until a budget is spent, or a share of it if the turn goes on; at least one playout."""
    now = clock()
    first_ends = now + FIRST_STEP_SHARE * (ends - now)
    while not root.visits or (root.visits < playouts and now < ends):
        _grow(game, root, random)
        now = clock()
        is_share_spent = root.visits >= FIRST_STEP_SHARE * playouts or now >= first_ends
        if is_share_spent and _best(root)[1].position.stage != 0:
            return


def _best(root: UctNode) -> tuple[Action, UctNode]:
    """The step with the most visits, and its node."""
    return max(root.children.items(), key=lambda item: item[1].visits)


def _grow(game: Game, root: UctNode, random: Random) -> None:
    """Grow the tree by one position, with one random game from it."""
    node = root
    path = [root]
    while node.winner is None and not node.untried:
        bound = log(node.visits)
        node = max(
            node.children.values(),
            key=lambda child: child.wins / child.visits + EXPLORATION * sqrt(bound / child.visits),
        )
        path.append(node)
    if node.winner is None:
        action = node.untried.pop(random.randrange(len(node.untried)))
        child = node.children[action] = UctNode(game, game.apply(node.position, action))
        path.append(child)
        node = child
    winner = _random_winner(game, node.position, random)
    for parent, child in zip([root, *path], path, strict=False):
        child.visits += 1
        child.wins += parent.position.to_move == winner


def _random_winner(game: Game, position: Position, random: Random) -> int:
    while (outcome := game.outcome(position)) is None:
        position = game.apply(position, random.choice(game.legal_actions(position)))
    return outcome.winner

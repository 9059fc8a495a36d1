"""Monte Carlo tree search over atomic steps.

Each round walks down the tree along promising steps, adds one position, plays a random game from there and
counts the result on the way back (upper confidence bounds applied to trees: Kocsis and Szepesvári, 2006).
Three things help it:

- *All moves as first* (Gelly and Silver, 2007): a step that was taken anywhere later in a playout by the same
  colour also counts, with fading weight, for that step taken now. It makes a few hundred playouts worth
  thousands.
- *Solver* (Winands, Björnsson and Saito, 2008): a finished game proves its position; a step to a position won
  for the mover proves a win, and when every step loses, a loss. Proven steps need no more playouts.
- The colour to move may be the same at several levels, since a turn has several steps; nothing here assumes
  that it alternates.

`TreeSearch.run` works in rounds and can be left after any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log, sqrt
from random import Random

from ..games.base import Action, Game, Position
from .playouts import Playout, random_playout

# Weight of exploration. With all-moves-as-first counts, which explore by themselves, little is needed.
EXPLORATION = 0.3

# Playouts of a step after which its own results weigh as much as the all-moves-as-first ones.
EQUIVALENCE = 300.0

# What a step with no result at all is taken to be worth: slightly above even, so that it is looked at.
UNKNOWN_WORTH = 0.55

# Never chosen while anything else is left.
LOST = -1.0


class Node:
    """A position of the tree with what is known of the steps from it; each list holds one entry for each step.

    proven: the colour that wins with best play, once that is known. wins and visits count for the colour to
    move here.
    """

    __slots__ = (
        "actions",
        "amaf_visits",
        "amaf_wins",
        "children",
        "position",
        "proven",
        "total",
        "visits",
        "wins",
    )

    def __init__(self, game: Game, position: Position, random: Random) -> None:
        outcome = game.outcome(position)
        self.position = position
        self.proven: int | None = None if outcome is None else outcome.winner
        self.actions: list[Action] = [] if outcome is not None else game.legal_actions(position)
        random.shuffle(self.actions)
        count = len(self.actions)
        self.children: list[Node | None] = [None] * count
        self.visits = [0] * count
        self.wins = [0.0] * count
        self.amaf_visits = [0] * count
        self.amaf_wins = [0] * count
        self.total = 0

    def promising(self) -> int:
        """The index of the step to look at next."""
        mover = self.position.to_move
        exploration = EXPLORATION * sqrt(log(self.total + 1))
        best, best_worth = 0, LOST - 1
        for index, child in enumerate(self.children):
            visits = self.visits[index]
            if child is not None and child.proven is not None:
                worth = LOST if child.proven != mover else 2.0
            else:
                worth = self.estimate(index) + exploration / sqrt(visits + 1)
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def estimate(self, index: int) -> float:
        """The win rate of a step, its own results blended with the all-moves-as-first ones."""
        visits, amaf_visits = self.visits[index], self.amaf_visits[index]
        if not amaf_visits:
            return self.wins[index] / visits if visits else UNKNOWN_WORTH
        amaf = self.amaf_wins[index] / amaf_visits
        if not visits:
            return amaf
        weight = sqrt(EQUIVALENCE / (3 * visits + EQUIVALENCE))
        return (1 - weight) * self.wins[index] / visits + weight * amaf

    def count(self, index: int, playout: Playout) -> None:
        """Add the result of a playout that went through a step."""
        mover = self.position.to_move
        won = playout.winner == mover
        self.total += 1
        self.visits[index] += 1
        self.wins[index] += won
        taken = playout.taken[mover]
        for other, action in enumerate(self.actions):
            if action in taken:
                self.amaf_visits[other] += 1
                self.amaf_wins[other] += won

    def prove(self) -> None:
        """Note the winner of this position if the steps that are proven settle it."""
        mover = self.position.to_move
        all_lost = True
        for child in self.children:
            if child is not None and child.proven == mover:
                self.proven = mover
                return
            all_lost = all_lost and child is not None and child.proven is not None
        if all_lost:
            self.proven = 1 - mover

    def best(self) -> int:
        """The index of the step to play: a proven win, otherwise the most visited one that is not a proven loss."""
        mover = self.position.to_move

        def worth(index: int) -> tuple[int, int, float]:
            child = self.children[index]
            proven = None if child is None else child.proven
            return (
                0 if proven is None else 1 if proven == mover else -1,
                self.visits[index],
                self.estimate(index),
            )

        return max(range(len(self.actions)), key=worth)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A step that may be taken, and what the search thinks of it.

    win_rate: for the player to move, 0 to 1. playouts: how many went through it. proven: `win`, `loss` or
    None.
    """

    text: str
    win_rate: float
    playouts: int
    proven: str | None


class TreeSearch:
    """A search from one position.

    seed: the same seed and the same number of playouts give the same result.
    """

    def __init__(self, game: Game, position: Position, seed: int | None = None) -> None:
        self.game = game
        self.random = Random(seed)
        self.root = Node(game, position, self.random)
        self.playouts = 0

    def run(self, playouts: int, stop: Callable[[], bool] = lambda: False) -> None:
        """Search until so many playouts are played, the result is proven, or `stop` (asked each round) says so."""
        while self.playouts < playouts and self.root.proven is None:
            self._round()
            if stop():
                return

    def advance(self, action: Action) -> None:
        """Take a step, keeping what is known of the positions after it."""
        root = self.root
        child = root.children[root.actions.index(action)]
        self.root = child if child is not None else Node(self.game, self.game.apply(root.position, action), self.random)

    def win_rate(self, index: int) -> float:
        """The win rate of a step from the root, proven results as 1 and 0."""
        child = self.root.children[index]
        if child is not None and child.proven is not None:
            return 1.0 if child.proven == self.root.position.to_move else 0.0
        return self.root.estimate(index)

    def candidates(self) -> list[Candidate]:
        """The steps from the root that have been looked at, the best first."""
        root = self.root
        mover = root.position.to_move
        best = root.best() if root.actions else -1
        found = []
        for index, child in enumerate(root.children):
            if child is None:
                continue
            proven = None if child.proven is None else "win" if child.proven == mover else "loss"
            text = self.game.action_text(root.actions[index])
            found.append((index != best, Candidate(text, self.win_rate(index), root.visits[index], proven)))
        found.sort(key=lambda entry: (entry[0], entry[1].proven == "loss", -entry[1].playouts, entry[1].text))
        return [candidate for _, candidate in found]

    def best_line(self) -> list[str]:
        """The steps that seem best for both sides, as far as the tree goes."""
        line = []
        node: Node | None = self.root
        while node is not None and any(child is not None for child in node.children):
            index = node.best()
            line.append(self.game.action_text(node.actions[index]))
            node = node.children[index]
        return line

    def _round(self) -> None:
        node = self.root
        path: list[tuple[Node, int]] = []
        while node.proven is None:
            index = node.promising()
            path.append((node, index))
            child = node.children[index]
            if child is None:
                node.children[index] = node = Node(
                    self.game, self.game.apply(node.position, node.actions[index]), self.random
                )
                break
            node = child
        playout = random_playout(self.game, node.position, self.random)
        self.playouts += 1
        child_proven = node.proven is not None
        for parent, index in reversed(path):
            playout.taken[parent.position.to_move].add(parent.actions[index])
            parent.count(index, playout)
            if child_proven and parent.proven is None:
                parent.prove()
                child_proven = parent.proven is not None

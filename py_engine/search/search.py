"""Interface of a search for the best atomic step.

`mcts.py` makes the tree grow. A search can be left between any two descents and any two rounds of its playouts, about a
millisecond apart on the usual boards, and be resumed later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, NamedTuple

from ..games.base import Action, Game, Position
from .mcts import SearchTree
from .node import Node
from .params import KNOWN_PART, PROOF_POSITIONS, SearchParams

if TYPE_CHECKING:  # see `evaluators.py`
    from .network.evaluator import Evaluator


class Candidate(NamedTuple):
    """A step with the search's results.

    Attributes:
        text: The step.
        win_rate: For the player to move, 0 to 1.
        playouts: Number of playouts through it.
        proven: `win`, `loss` or None.
        turns: Upper bound on the turns of both players to a proven result; None without proof.
    """

    text: str
    win_rate: float
    playouts: int
    proven: str | None
    turns: int | None


class Search:
    """A search from one position.

    Equal seeds and equal numbers of playouts give equal results. `proof_positions` limits the positions that a proof
    keeps. `params` and `evaluator` replace the game's own parameters and the network in place; parameters with network
    weights of 0 ask none. `asks` tells whether a search with the game's own parameters asks the network in place, if
    there is one; otherwise it plays games alone.
    """

    def __init__(
        self,
        game: Game,
        position: Position,
        seed: int | None = None,
        proof_positions: int = PROOF_POSITIONS,
        *,
        params: SearchParams | None = None,
        evaluator: Evaluator | None = None,
        asks: bool = False,
    ) -> None:
        self.game = game
        self.asks = asks
        self._tree = SearchTree(game, position, seed, proof_positions, params, evaluator, asks)
        self._growth = self._tree.grow()
        self._seed = seed

    @property
    def root(self) -> Node:
        """The position that is searched."""
        return self._tree.root

    @property
    def params(self) -> SearchParams:
        """The parameters of the search."""
        return self._tree.params

    @property
    def playouts(self) -> int:
        """Number of playouts played."""
        return self._tree.playouts

    @property
    def lacks_network(self) -> bool:
        """Return whether the search began before the network that a new search would ask was in place."""
        return self._tree.lacks_network

    def run(self, playouts: int, stop: Callable[[], bool] = lambda: False) -> None:
        """Search until this many playouts are played, the result is proven, or `stop`, called often, returns True."""
        while self.playouts < playouts and self.root.proven is None:
            next(self._growth)
            if stop():
                return

    def share(self, workers: int) -> None:
        """Let this many further workers play some of the playouts (see `shared_playouts.py`) from the next batch on.

        Equal seeds, numbers of workers and numbers of playouts give equal results. Workers ask the network in place, so
        a search with another network or other parameters than the game's cannot be shared.
        """
        self._tree.share(workers, self._seed)

    @property
    def wants_workers(self) -> bool:
        """Return whether to leave the search: there are batches for further workers, or it waits for their results."""
        shared = self._tree.shared
        return shared is not None and (bool(shared.outgoing) or shared.is_waiting)

    def take_batches(self) -> list[str]:
        """The next batches for the further workers, as texts."""
        if self._tree.shared is None:
            return []
        batches, self._tree.shared.outgoing = self._tree.shared.outgoing, []
        return batches

    def receive(self, results: str) -> None:
        """Take the results that a further worker has played.

        Raises:
            ValueError: The text cannot be results.
        """
        if self._tree.shared is not None:
            self._tree.shared.receive(results)

    def hurry(self, is_late: bool) -> None:
        """Set whether it is too late to go on with a proof before the first playout."""
        self._tree.hurries = is_late

    def advance(self, action: Action) -> None:
        """Take a step, keeping the results of the positions after it."""
        self.discard_batch()
        self._tree.advance(action)

    def examine(self, index: int) -> bool:
        """Examine the end of the turn that a step from the root begins, and the position just after it.

        Only between two batches.

        Returns:
            Whether there was a new result, so that another step may be better.
        """
        return self._tree.examine(index)

    def is_refuted(self, index: int) -> bool:
        """Return whether enough examined ends of the turn lose to avoid this step from the root (see `Node`)."""
        child = self.root.children[index]
        return child is not None and child.is_refuted

    def rule_out(self, index: int) -> None:
        """Search on as if a step from the root lost, to find the best other step. Only before the first playout."""
        self._tree.rule_out(index)

    def follow(self, start: Position, actions: Sequence[Action]) -> bool:
        """Take the steps that led on from a position, if this search is of that position; return whether it is."""
        if self.root.position != start or not self.root.actions:
            return False
        for action in actions:
            self.advance(action)
        return True

    def at_rest(self) -> AbstractContextManager[None]:
        """A context in which only the results of whole batches count."""
        return self._tree.at_rest()

    def discard_batch(self) -> None:
        """Discard the playouts under way, so that all results come from whole batches."""
        self._growth.close()
        self._growth = self._tree.grow()

    def best(self) -> int:
        """The index, among the root's steps, of the one to play."""
        return self.best_of(self.root)

    def best_of(self, node: Node) -> int:
        """The index, among the steps of a position of the tree, of the best one."""
        return node.best(self._tree.weights)

    def comparable(self) -> Sequence[int]:
        """The indices of the root's steps whose win rate is reliable enough to be compared with the best step's.

        Without games the win rate rests only on the evaluations after a step, and a single one may be far off. Before
        there are any, only the best step, the first by policy, is comparable.
        """
        visits = self.root.visits
        if not self.params.evaluates_only:
            return range(len(visits))
        if not any(visits):
            return [self.best()]
        least = KNOWN_PART * max(visits)
        return [index for index, count in enumerate(visits) if count >= least]

    def win_rate(self, index: int) -> float:
        """The win rate of a step from the root, 0 to 1; proven results are 1 and 0."""
        return self.rate_of(self.root, index)

    def rate_of(self, node: Node, index: int) -> float:
        """The win rate of a step from a position of the tree, 0 to 1; proven results are 1 and 0."""
        child = node.children[index]
        if child is not None and child.proven is not None:
            return 1.0 if child.proven == node.position.to_move else 0.0
        return node.estimate(index, self._tree.weights)

    def proof_of(self, index: int) -> tuple[str | None, int | None]:
        """The proven result of a step from the root and its number of turns, as in `Candidate`."""
        child = self.root.children[index]
        if child is None or child.proven is None:
            return None, None
        return "win" if child.proven == self.root.position.to_move else "loss", child.turns_through()

    def candidates(self) -> list[Candidate]:
        """The steps from the root that have been searched (or would be played unsearched), best first."""
        root = self.root
        best = root.best(self._tree.weights) if root.actions else -1
        found = []
        for index, child in enumerate(root.children):
            is_known = child is not None and (root.visits[index] > 0 or child.proven is not None)
            if not is_known and index != best:
                continue
            text = self.game.action_text(root.actions[index])
            one = Candidate(text, self.win_rate(index), root.visits[index], *self.proof_of(index))
            found.append((index != best, one))
        found.sort(key=lambda entry: (entry[0], entry[1].proven == "loss", -entry[1].playouts, entry[1].text))
        return [candidate for _, candidate in found]

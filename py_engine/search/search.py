"""A search for the best of the atomic steps: what it is asked, and what it tells.

How its tree grows is told in `mcts.py`. A search can be left between any two descents and any two rounds of its
playouts, about a millisecond apart on the usual boards, and be carried on later.
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
    """A step that may be taken, and what the search thinks of it.

    win_rate: for the player to move, 0 to 1. playouts: how many went through it. proven: `win`, `loss` or
    None. turns: in how many turns of both players, at most, a proven result is certain; None if it is not proven.
    """

    text: str
    win_rate: float
    playouts: int
    proven: str | None
    turns: int | None


class Search:
    """A search from one position.

    seed: the same seed and the same number of playouts give the same result. proof_positions: how many a proof may
    keep at most. params, evaluator: other parameters than the game's, and another network than the one in place; with
    the weights of networks at 0 in the parameters none is asked. asks: whether a search with the game's own parameters
    asks the network in place, if there is one; else it plays games alone.
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
        """What is searched with."""
        return self._tree.params

    @property
    def playouts(self) -> int:
        """How many have been played."""
        return self._tree.playouts

    @property
    def lacks_network(self) -> bool:
        """Whether it began before the network came into place that it would ask; a new search would ask it."""
        return self._tree.lacks_network

    def run(self, playouts: int, stop: Callable[[], bool] = lambda: False) -> None:
        """Search until so many playouts are played, the result is proven, or `stop` (asked often) says so."""
        while self.playouts < playouts and self.root.proven is None:
            next(self._growth)
            if stop():
                return

    def share(self, helpers: int) -> None:
        """Let so many further workers play some of the playouts (see `shared_playouts.py`) from the next batch on.

        With the same seed, the same number of helpers and of playouts the result is the same. Helpers ask the network
        in place: not for a search that was given another one, or other parameters than the game's.
        """
        self._tree.share(helpers, self._seed)

    @property
    def wants_helpers(self) -> bool:
        """Whether it should be left: there are batches for helpers, or nothing to do before their results come in."""
        shared = self._tree.shared
        return shared is not None and (bool(shared.outgoing) or shared.is_waiting)

    def take_batches(self) -> list[str]:
        """What the helpers are to play next."""
        if self._tree.shared is None:
            return []
        batches, self._tree.shared.outgoing = self._tree.shared.outgoing, []
        return batches

    def receive(self, results: str) -> None:
        """Take what a helper has played. Raises `ValueError` for a text that is none."""
        if self._tree.shared is not None:
            self._tree.shared.receive(results)

    def hurry(self, is_late: bool) -> None:
        """Whether it is too late for going on with a proof before the first playout."""
        self._tree.hurries = is_late

    def advance(self, action: Action) -> None:
        """Take a step, keeping what is known of the positions after it."""
        self.discard_batch()
        self._tree.advance(action)

    def examine(self, index: int) -> bool:
        """Look where a step from the root, which is about to be taken, leads by the end of the turn and just after it.

        Whether something was found that was not known, so that another step may be better. Only between two batches.
        """
        return self._tree.examine(index)

    def is_refuted(self, index: int) -> bool:
        """Whether a step from the root has been examined so often that it is better not taken (see `Node`)."""
        child = self.root.children[index]
        return child is not None and child.is_refuted

    def rule_out(self, index: int) -> None:
        """Search on as if a step from the root lost, to find what is best without it. Only before the first playout."""
        self._tree.rule_out(index)

    def follow(self, start: Position, actions: Sequence[Action]) -> bool:
        """Take the steps that have led on from a position, if this search stands there. Whether it does."""
        if self.root.position != start or not self.root.actions:
            return False
        for action in actions:
            self.advance(action)
        return True

    def at_rest(self) -> AbstractContextManager[None]:
        """As long as this lasts, only what is known from whole batches counts."""
        return self._tree.at_rest()

    def discard_batch(self) -> None:
        """Forget the playouts that are under way, so that what is known is known from whole batches."""
        self._growth.close()
        self._growth = self._tree.grow()

    def best(self) -> int:
        """The index, among the root's steps, of the one to play."""
        return self.best_of(self.root)

    def best_of(self, node: Node) -> int:
        """The index, among the steps of a position of the tree, of the one that seems best."""
        return node.best(self._tree.weights)

    def comparable(self) -> Sequence[int]:
        """The indices of the root's steps whose win rate rests on enough to be compared with that of the best.

        Without games it rests on the evaluations after a step alone, and a single one may say anything. Before there
        are any, the best is the likeliest step, and nothing else is known.
        """
        visits = self.root.visits
        if not self.params.evaluates_only:
            return range(len(visits))
        if not any(visits):
            return [self.best()]
        least = KNOWN_PART * max(visits)
        return [index for index, count in enumerate(visits) if count >= least]

    def win_rate(self, index: int) -> float:
        """The win rate of a step from the root, proven results as 1 and 0."""
        return self.rate_of(self.root, index)

    def rate_of(self, node: Node, index: int) -> float:
        """The same for a step from a position of the tree."""
        child = node.children[index]
        if child is not None and child.proven is not None:
            return 1.0 if child.proven == node.position.to_move else 0.0
        return node.estimate(index, self._tree.weights)

    def proof_of(self, index: int) -> tuple[str | None, int | None]:
        """What is proven of a step from the root, and in how many turns, as a `Candidate` says it."""
        child = self.root.children[index]
        if child is None or child.proven is None:
            return None, None
        return "win" if child.proven == self.root.position.to_move else "loss", child.turns_through()

    def candidates(self) -> list[Candidate]:
        """The steps from the root that have been looked at (or would be taken unseen), the best first."""
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

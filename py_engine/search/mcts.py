"""Monte Carlo tree search: what makes the tree grow.

Each round goes down the tree some times along the steps with the highest upper confidence bounds (UCT: Kocsis and
Szepesvári, 2006; the formula stands in `Node.select_child`), adds a position at the end of each descent, plays random
games from all of them in one batch (`playouts.py`), and counts the results on the way back. What helps it:

- *Virtual losses*: a descent counts as lost until its playouts are in, so that the descents of a round spread out.
- *All moves as first* (RAVE: Gelly and Silver, 2007): placing a stone anywhere later in a playout also counts, with
  fading weight, for placing it now. New positions begin with what their parents know of both colours' cells.
- *Solver*: what is proven of positions (`position_tree.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from ..games.base import Game, Position
from .descent import Descent
from .evaluators import evaluator_in_place, may_ask, params_with
from .node import Node
from .params import POLICY_VARIES, PROOF_BETWEEN, PROOF_FIRST, SearchParams
from .playouts import Evaluations, Playouts, PlayoutStats
from .position_tree import PositionTree
from .shared_playouts import SharedPlayouts

if TYPE_CHECKING:  # see `evaluators.py`
    from .network.evaluator import Evaluator


@dataclass(slots=True)
class Batch:
    """The descents whose playouts are one batch. number: among those that are shared (`shared_playouts.py`)."""

    descents: list[Descent]
    number: int | None = None


class SearchTree(PositionTree):
    """The tree of a search, with what makes it grow.

    playouts: how many have been played. hurries: whether time is too short for going on with a proof before the first
    playout. shared: the batches that other workers help to play; None while there are no others. params: what is
    searched with; where there is no network to ask, the weights of one are 0.
    It does not hold its own growth (`grow`), so that it is freed without a collector of cycles.
    """

    def __init__(
        self,
        game: Game,
        position: Position,
        seed: int | None,
        proof_positions: int,
        params: SearchParams | None = None,
        evaluator: Evaluator | None = None,
        asks: bool = False,
    ) -> None:
        self._may_ask = may_ask(game, params, asks=asks)
        self._evaluator = (evaluator or evaluator_in_place(game)) if self._may_ask else None
        params = params_with(game, params, has_network=self._evaluator is not None)
        super().__init__(game, position, params, proof_positions)
        self.playouts = 0
        self.hurries = False
        self.shared: SharedPlayouts | None = None
        self._under_way: list[Batch] = []
        self._random = Random(seed)
        if params.evaluates_only and self._evaluator is not None:
            self._playouts: Playouts = Evaluations(game, self._random, self._evaluator.outputs_in_rounds)
        else:
            self._playouts = self._knowledge.make_playouts(params.lanes, self._random)

    def share(self, helpers: int, seed: int | None) -> None:
        """Let so many helpers play batches from the next one on; see `Search.share`."""
        if self.shared is None and helpers:
            evaluator = self._evaluator if self.params.evaluates_only else None
            self.shared = SharedPlayouts(self.game, Random().getrandbits(32) if seed is None else seed, evaluator)
        if self.shared is not None:
            self.shared.helpers = helpers

    @property
    def lacks_network(self) -> bool:
        """Whether it began before the network came into place that it would ask."""
        return self._may_ask and self._evaluator is None and evaluator_in_place(self.game) is not None

    def grow(self) -> Generator[None]:
        """Grow without an end; each `yield` is a point where that can be left.

        If it is closed there, the playouts that are under way count for nothing.
        """
        self._examine(self.root)
        if self._is_proof_due():
            if self._proof_search is None:
                self._proof_search = self._knowledge.make_proof(self.root.position, self._proof_positions)
            for _ in self._solve(self._proof_search, PROOF_FIRST):
                if self.hurries:
                    break
                yield
        try:
            while True:
                yield
                if self._proof_search is not None:
                    yield from self._solve(self._proof_search, PROOF_BETWEEN)
                yield from self._begin_batches()
                if not self._under_way:
                    continue
                results = yield from self._results(self._under_way[0])
                batch = self._under_way.pop(0)
                self._take_evaluation([descent.end for descent in batch.descents], results)
                for descent, stats in zip(batch.descents, results, strict=True):
                    self.playouts += stats.playouts
                    descent.back_up(stats, self.params)
        except GeneratorExit:
            self._drop_batches()
            raise

    def _begin_batches(self) -> Iterator[None]:
        """Go down the tree until as many batches are under way as may be."""
        most = 1
        if self.shared is not None:
            a_batch = self.params.leaves * self._playouts.playouts_each(self.params.leaves)
            most = self.shared.most_under_way(self.root.played // a_batch)
        while len(self._under_way) < most:
            batch = Batch([])
            self._under_way.append(batch)
            for descent in self._descents():
                batch.descents.append(descent)
                yield
            if not batch.descents:
                self._under_way.pop()
                return
            if self.shared is not None:
                batch.number = self.shared.begin([descent.end.position for descent in batch.descents], most)

    def _results(self, batch: Batch) -> Generator[None, None, list[PlayoutStats]]:
        if self.shared is not None and batch.number is not None:
            return self.shared.results_in_rounds(batch.number)
        return self._playouts.play_in_rounds([descent.end.position for descent in batch.descents])

    def _drop_batches(self) -> None:
        """Let the playouts that are under way count for nothing."""
        for batch in self._under_way:
            for descent in batch.descents:
                descent.count(-descent.playouts)
        self._under_way = []
        if self.shared is not None:
            self.shared.drop()

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """Let the playouts that are under way, which count as lost so far, not count while results are read."""
        counted = [(descent, descent.playouts) for batch in self._under_way for descent in batch.descents]
        for descent, playouts in counted:
            descent.count(-playouts)
        try:
            yield
        finally:
            for descent, playouts in counted:
                descent.count(playouts)

    def _take_evaluation(self, nodes: Sequence[Node], results: Sequence[PlayoutStats]) -> None:
        """Note what the network, if there is one, says of positions that are new to the tree.

        Where no games are played that is the results; else it is asked now.
        """
        if self._evaluator is None:
            return
        if self.params.evaluates_only:
            for node, stats in zip(nodes, results, strict=True):
                if node.evaluation is None:
                    node.output = stats.output
            if self.root.output is not None:
                self._evaluate(self.root)
            return
        new = list({id(node): node for node in nodes if node.evaluation is None}.values())
        if new:
            evaluation = self._evaluator.evaluate([node.position for node in new], [node.actions for node in new])
            for node, one in zip(new, evaluation, strict=True):
                node.evaluation = one

    def _evaluate(self, node: Node) -> None:
        """Turn what the network said of a position into an evaluation: only where steps are chosen: it takes a while.

        Each step is a little more or less likely than the network says: playouts differ from search to search, its word
        never does, and an opponent who always played the same game would soon be known by heart.
        """
        assert self._evaluator is not None
        assert node.output is not None
        evaluation = self._evaluator.evaluation_of(node.output, node.actions)
        weighed = [likely * (1 + POLICY_VARIES * (self._random.random() - 0.5)) for likely in evaluation.policy]
        whole = sum(weighed)
        node.evaluation = evaluation._replace(policy=[likely / whole for likely in weighed])
        node.output = None

    def _batch_size(self) -> int:
        """How many descents share a batch: at first one. Each goes down without knowing what the others find, so where
        a few evaluations are all there is, a batch is at most half as large as what has been evaluated."""
        if not self.root.total:
            return 1
        if self.params.evaluates_only:
            return min(self.params.leaves, max(1, self.root.played // 2))
        return self.params.leaves

    def _descents(self) -> Iterator[Descent]:
        """Some ways down to positions that are not decided, with a virtual loss on each."""
        count = self._batch_size()
        for _ in range(count):
            descent = self._descend()
            if descent.end.proven is not None:
                descent.prove_upward()
                if self.root.proven is not None:
                    break
                continue
            descent.count(self._playouts.playouts_each(count))
            yield descent

    def _descend(self) -> Descent:
        node = self.root
        path: list[tuple[Node, int]] = []
        while node.proven is None:
            if not node.examined and node.total >= self.params.examined_after:
                self._examine(node)
                if node.proven is not None:
                    break
            if node.output is not None:
                self._evaluate(node)
            # An evaluation that is under way has nothing to choose by: it counts twice.
            if not node.total or (self.params.evaluates_only and node.evaluation is None):
                break
            index = node.select_child(self.weights)
            path.append((node, index))
            child = node.children[index]
            if child is None:
                child = node.children[index] = self._new_node(node, node.actions[index])
            node = child
        return Descent(path, node)

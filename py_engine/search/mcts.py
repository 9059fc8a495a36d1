"""Monte Carlo tree search: growth of the tree.

Each round makes several descents along the steps with the highest upper confidence bounds (UCT: Kocsis and Szepesvári,
2006; formula in `Node.select_child`), adds a position at the end of each descent, plays random games from all of them
in one batch (`playouts.py`), and counts the results on the way back. Improvements:

- *Virtual losses*: a descent counts as lost until its playouts are in, so that the descents of a round spread out.
- *All moves as first* (RAVE: Gelly and Silver, 2007): placing a stone anywhere later in a playout also counts, with
  fading weight, for placing it now. New positions begin with their parents' counts of both colours' cells.
- *Solver*: proven results of positions (`position_tree.py`).
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
    """Descents whose playouts form one batch.

    Attributes:
        descents: The descents.
        number: Number among the batches that are shared (`shared_playouts.py`), else None.
    """

    descents: list[Descent]
    number: int | None = None


class SearchTree(PositionTree):
    """The tree of a search, and its growth.

    The tree does not hold its own growth (`grow`), so that it is freed without the collector of cycles.

    Attributes:
        playouts: Number of playouts played.
        hurries: Whether there is too little time to go on with a proof before the first playout.
        shared: The batches that other workers help to play; None without such workers.
        params: The parameters; without a network to ask, the network's weights are 0.
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

    def share(self, workers: int, seed: int | None) -> None:
        """Let this many further workers play batches from the next one on; see `Search.share`."""
        if self.shared is None and workers:
            evaluator = self._evaluator if self.params.evaluates_only else None
            self.shared = SharedPlayouts(self.game, Random().getrandbits(32) if seed is None else seed, evaluator)
        if self.shared is not None:
            self.shared.workers = workers

    @property
    def lacks_network(self) -> bool:
        """Return whether the search began before the network that it would ask was in place."""
        return self._may_ask and self._evaluator is None and evaluator_in_place(self.game) is not None

    def grow(self) -> Generator[None]:
        """Grow without end; at each `yield` the search can be left.

        If it is closed there, the playouts under way are discarded.
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
        """Make descents until the number of batches under way is at its limit."""
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
        """Discard the playouts under way."""
        for batch in self._under_way:
            for descent in batch.descents:
                descent.count(-descent.playouts)
        self._under_way = []
        if self.shared is not None:
            self.shared.drop()

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """Exclude the playouts under way, which count as lost so far, while results are read."""
        counted = [(descent, descent.playouts) for batch in self._under_way for descent in batch.descents]
        for descent, playouts in counted:
            descent.count(-playouts)
        try:
            yield
        finally:
            for descent, playouts in counted:
                descent.count(playouts)

    def _take_evaluation(self, nodes: Sequence[Node], results: Sequence[PlayoutStats]) -> None:
        """Store the network's evaluation, if there is one, of positions that are new to the tree.

        Where no games are played, that is the result itself; otherwise the network is asked now.
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
        """Turn a network's output into an evaluation. This takes a while, so it is done only where steps are chosen.

        The probability of each step varies a little from search to search. Playouts differ between searches, but the
        network's output does not, and an opponent who always played the same game would soon be known by heart.
        """
        assert self._evaluator is not None
        assert node.output is not None
        evaluation = self._evaluator.evaluation_of(node.output, node.actions)
        weighed = [likely * (1 + POLICY_VARIES * (self._random.random() - 0.5)) for likely in evaluation.policy]
        whole = sum(weighed)
        node.evaluation = evaluation._replace(policy=[likely / whole for likely in weighed])
        node.output = None

    def _batch_size(self) -> int:
        """The number of descents in a batch, 1 at first.

        A descent does not know the results of the others. So where few evaluations are known, a batch has at most half
        as many descents as there are evaluations.
        """
        if not self.root.total:
            return 1
        if self.params.evaluates_only:
            return min(self.params.leaves, max(1, self.root.played // 2))
        return self.params.leaves

    def _descents(self) -> Iterator[Descent]:
        """Descents to positions that are not proven, each with a virtual loss."""
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
            # While its evaluation is under way a position has no policy to choose by, so it is evaluated twice.
            if not node.total or (self.params.evaluates_only and node.evaluation is None):
                break
            index = node.select_child(self.weights)
            path.append((node, index))
            child = node.children[index]
            if child is None:
                child = node.children[index] = self._new_node(node, node.actions[index])
            node = child
        return Descent(path, node)

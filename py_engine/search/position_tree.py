"""The positions that a search knows, with their proven results. `mcts.py` makes the tree grow.

- *Solver* (Winands, Björnsson and Saito, 2008): a finished game proves its position; a step to a position won
  for the mover proves a win, and when every step loses, a loss. Steps, or turns, that win at once are looked for
  before anything else. With few free cells left a proof (`Knowledge.make_proof`) runs between the batches.
- The colour to move may be the same at several levels, since a turn has several steps; no code here assumes
  that it alternates.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..games.base import Action, Game, Position
from .games import knowledge_of
from .knowledge import Proof
from .node import Node, Weights
from .params import PROOF_AT_ONCE, SearchParams


class PositionTree:
    """The positions from a root on.

    A node does not hold its parent, so that the tree is freed without the collector of cycles.

    Attributes:
        game: The game.
        params: The parameters of the search.
        weights: Weights that follow from them.
        root: The position that is searched.
    """

    def __init__(self, game: Game, position: Position, params: SearchParams, proof_positions: int) -> None:
        self.game = game
        self.params = params
        self.weights = Weights.of(params)
        self._knowledge = knowledge_of(game)
        self.root = Node(self._knowledge, position)
        self.root.note_parent_prior(self.weights)
        self._proof_search: Proof | None = None
        self._proof_positions = proof_positions

    def advance(self, action: Action) -> None:
        """Make the position after a step the root and keep the tree from there on. Not while the tree grows."""
        root = self.root
        child = root.children[root.actions.index(action)]
        self.root = child if child is not None else self._new_node(root, action)
        self.root.note_parent_prior(self.weights)
        if self.root.actions:
            # A result known only as proven is proven again here, so that the step that proves it is known too.
            self.root.proven = self.root.turns = None
            self.root.prove()
            if self._proof_search is not None:
                self._carry_proof_on(action)

    def _carry_proof_on(self, action: Action) -> None:
        """Advance the proof by a step that has been taken, or drop it where there is nothing left to prove."""
        position = self.root.position
        if position.stage or self._knowledge.has_to_be_proven(position):
            assert self._proof_search is not None
            self._proof_search.advance(action)
        else:
            self._proof_search = None

    def rule_out(self, index: int) -> None:
        """Let a step from the root count as lost. Not while a batch is under way."""
        root = self.root
        child = root.children[index] or self._new_node(root, root.actions[index])
        child.proven = 1 - root.position.to_move
        root.children[index] = child

    def examine(self, index: int) -> bool:
        """Examine the end of the turn that a step from the root begins, and the position just after it.

        Within the turn the search's own choices are followed. With few playouts a step may seem best whose continuation
        has not been examined. Not while a batch is under way.

        Returns:
            Whether there was a new result, so that another step may be better.
        """
        node, path, first = self.root, [], self.root.children[index]
        while True:
            path.append(node)
            child = node.children[index] = node.children[index] or self._new_node(node, node.actions[index])
            first = first or child
            if child.proven is not None or child.is_refuted:
                return False
            if not child.examined:
                self._examine(child)
            if child.proven is not None:
                break
            if not child.position.stage:
                return False
            child.note_parent_prior(self.weights)
            node, index = child, child.best(self.weights)
        for passed in reversed(path):
            passed.prove()
        first.ends_lost += 1
        return True

    def _is_proof_due(self) -> bool:
        """Return whether a proof is tried before the first playout: the one under way, or a new one."""
        position = self.root.position
        if self._proof_search is not None:
            return True
        few = self.game.free_cells(position).bit_count() <= self.params.proof_below
        return few and self._knowledge.has_to_be_proven(position)

    def _solve(self, proof: Proof, expansions: int) -> Iterator[None]:
        """Carry the proof search on; if it ends with a proof, the root and the best steps of its turn are proven."""
        root = self.root
        for _ in range(0, expansions, PROOF_AT_ONCE):
            if proof.finished or root.proven is not None:
                break
            proof.run(PROOF_AT_ONCE)
            yield
        if proof.winner is None or root.proven is not None:
            return
        root.proven = proof.winner
        node = root
        for best, turns in proof.turn_to_play():
            for index, left in turns.items():
                child = node.children[index] or self._new_node(node, node.actions[index])
                child.proven, child.turns = proof.winner, left
                node.children[index] = child
            node.proven_best = best
            known = node.children[best]
            assert known is not None
            node = known

    def _examine(self, node: Node) -> None:
        """Look for a turn, or for a step, that wins at once."""
        node.examined = True
        turn = self._knowledge.winning_turn(node.position)
        if turn is not None:
            return self._prove_by(node, turn)
        if not self._knowledge.may_end(node.position):
            return
        for index, action in enumerate(node.actions):
            if node.children[index] is None:
                outcome = self.game.outcome(self.game.apply(node.position, action))
                if outcome is not None:
                    node.children[index] = self._new_node(node, action)
        node.prove()

    def _prove_by(self, node: Node, turn: Sequence[Action]) -> None:
        """Mark the positions along these winning steps as proven, if there are any."""
        path = []
        for action in turn:
            path.append(node)
            index = node.actions.index(action)
            child = node.children[index] = node.children[index] or self._new_node(node, action)
            node = child
        for passed in reversed(path):
            passed.prove()

    def _new_node(self, parent: Node, action: Action) -> Node:
        return Node(self._knowledge, self.game.apply(parent.position, action), parent)

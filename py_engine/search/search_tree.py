"""A search tree and what makes it grow: playouts in batches, and proofs.

Each round walks down the tree some times along promising steps (upper confidence bounds applied to trees:
Kocsis and Szepesvári, 2006), adds a position at the end of each walk, plays random games from all of them in
one batch (`playouts.py`), and counts the results on the way back. What helps it:

- *Virtual losses*: a walk counts as lost until its playouts are in, so that the walks of a round spread out.
- *Cells as priors* (all moves as first: Gelly and Silver, 2007): placing a stone anywhere later in a playout
  also counts, with fading weight, for placing it now. New positions begin with what their parents know of
  both colours' cells.
- *Solver* (Winands, Björnsson and Saito, 2008): a finished game proves its position; a step to a position won
  for the mover proves a win, and when every step loses, a loss. Steps, or turns, that win at once are looked for
  before anything else.
- The colour to move may be the same at several levels, since a turn has several steps; nothing here assumes
  that it alternates.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from ..games.base import PLACING, Action, Game, Position
from .games import make_playouts
from .node import Node, Weights
from .playouts import Tally
from .proof_search import Solver

# Games in a batch: enough that lanes pay, few enough that a second has many batches, since what a batch teaches decides
# where the next one looks. Surmount's rounds cost so much that its lanes pay from 32 on. In Parasol 1,024 games cost
# hardly more than 256. Of 30 paired games at 0.1 s a turn against the usual 64, 32 win 8 in Sum, 12 in Subsume and 15
# in Sunspot, 128 win 19, 17 and 10.
LANES = {"surmount": 32, "parasol": 1024}
USUAL_LANES = 64

# Playouts through a position before its steps are tried for an immediate win. Sunspot and Surmount find winning turns
# in less time than a playout takes (0.06 and 0.01 ms), so there it is done at once: in Surmount, together with looking
# at the end of a turn before its first step is taken, that wins 65 of 120 paired games of 64 playouts a turn against 64
# and single steps only, 44 of 60 of 192, 32 of 40 of 512. Of 30 of 384 playouts a turn against the usual 64, 16 win 20
# in Subsume, 256 win 20 in Subsume and 13 in Sum.
EXAMINED_AFTER = {"sunspot": 0, "surmount": 0}
USUAL_EXAMINED_AFTER = 64

# With so few free cells a proof is tried, for so many expansions before the first playout and so many
# between batches. (With more, the time is better spent on playouts: an expansion costs about as much as two
# of them. In Subsume, at 0.3 s a turn, proofs from 20 on win 31 of 64 paired games against a search without any: they
# decide no game, the fights are over by then, but make its end exact.)
SOLVED_BELOW = {"parasol": 13, "sum": 14, "subsume": 20, "sunspot": 16, "surmount": 8}
SOLVED_FIRST = 4000
SOLVED_BETWEEN = 20

# What a proof that is carried on from turn to turn may keep, about 7 MB in a browser. Without a bound one of 120 games
# on small boards took 10 MB more than all before it, which are never given back; with 50,000 one of 160 took 3.
SOLVED_POSITIONS = 40_000


@dataclass(slots=True)
class Walk:
    """A way down the tree: the positions passed with the step taken from each, the one at its end, its playouts."""

    path: list[tuple[Node, int]]
    end: Node
    playouts: int = 0


class GrowingTree:
    """The positions that a search knows, from its root on.

    playouts: how many have been played. hurries: whether time is too short for going on with a proof before the first
    playout.
    It does not hold its own growth (`grow`), nor does a node its parent, so that it is gone as soon as nobody wants it,
    without a collector of cycles.
    """

    def __init__(self, game: Game, position: Position, seed: int | None, solved_positions: int) -> None:
        self.game = game
        self.playouts = 0
        self.hurries = False
        self.root = Node(game, position)
        self._under_way: list[Walk] = []
        self._examined_after = EXAMINED_AFTER.get(game.id, USUAL_EXAMINED_AFTER)
        self._batch = make_playouts(game, LANES.get(game.id, USUAL_LANES), Random(seed))
        self.weights = Weights.of(game, self._batch.scale)
        self.root.inherit(self.weights)
        self._solver: Solver | None = None
        self._solved_positions = solved_positions

    def advance(self, action: Action) -> None:
        """Make the position after a step the root and keep what is known from there on. Not while the tree grows."""
        root = self.root
        child = root.children[root.actions.index(action)]
        self.root = child if child is not None else self._new_node(root, action)
        self.root.inherit(self.weights)
        if self.root.actions:
            # What was only known to be proven is proven again, so that the step that does it is known, too.
            self.root.proven = self.root.turns = None
            self.root.prove()
            if self._solver is not None:
                self._solver.advance(action)

    def examine(self, index: int) -> bool:
        """Look where a step from the root, which is about to be taken, leads by the end of the turn and just after it.

        Within the turn it goes on as the search would. Few playouts may not have told: a step may seem best after which
        nobody has looked. Whether something was found that was not known, so that another step may be better. Not while
        a batch is under way.
        """
        node, path, first = self.root, [], self.root.children[index]
        while True:
            path.append(node)
            child = node.children[index] = node.children[index] or self._new_node(node, node.actions[index])
            first = first or child
            if child.proven is not None or child.is_doubted:
                return False
            if not child.examined:
                self._examine(child)
            if child.proven is not None:
                break
            if not child.position.stage:
                return False
            child.inherit(self.weights)
            node, index = child, child.best(self.weights)
        for passed in reversed(path):
            passed.prove()
        first.ends_lost += 1
        return True

    def grow(self) -> Generator[None]:
        """Grow without an end; each `yield` is a point where that can be left.

        If it is closed there, the playouts that are under way count for nothing.
        """
        self._examine(self.root)
        if self.game.free_cells(self.root.position).bit_count() <= SOLVED_BELOW.get(self.game.id, 0):
            if self._solver is None:
                self._solver = Solver(self.game, self.root.position, self._solved_positions)
            for _ in self._solve(self._solver, SOLVED_FIRST):
                if self.hurries:
                    break
                yield
        while True:
            yield
            if self._solver is not None:
                yield from self._solve(self._solver, SOLVED_BETWEEN)
            walks = self._under_way = []
            try:
                for walk in self._walks():
                    walks.append(walk)
                    yield
                if not walks:
                    continue
                yield from self._batch.play_in_rounds([walk.end.position for walk in walks])
            except GeneratorExit:
                for walk in walks:
                    self._count(walk, -walk.playouts)
                raise
            finally:
                self._under_way = []
            for walk, tally in zip(walks, self._batch.tallies, strict=True):
                self._back_up(walk, tally)

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """Let the playouts that are under way, which count as lost so far, not count for as long as somebody looks."""
        counted = [(walk, walk.playouts) for walk in self._under_way]
        for walk, playouts in counted:
            self._count(walk, -playouts)
        try:
            yield
        finally:
            for walk, playouts in counted:
                self._count(walk, playouts)

    def _solve(self, solver: Solver, expansions: int) -> Iterator[None]:
        """Carry the proof search on; if it ends with a proof, the root and the best steps of its turn are proven."""
        root = self.root
        for _ in range(expansions):
            if solver.finished or root.proven is not None:
                break
            solver.run(1)
            yield
        if solver.winner is None or root.proven is not None:
            return
        root.proven = solver.winner
        node = root
        for best, turns in solver.turn_to_play():
            for index, left in turns.items():
                child = node.children[index] or self._new_node(node, node.actions[index])
                child.proven, child.turns = solver.winner, left
                node.children[index] = child
            node.settled_best = best
            known = node.children[best]
            assert known is not None
            node = known

    def _walks(self) -> Iterator[Walk]:
        """Some ways down to positions that are not decided, with a virtual loss on each."""
        count = self._batch.leaves if self.root.total else 1
        for _ in range(count):
            walk = self._walk_down()
            if walk.end.proven is not None:
                self._back_up_proof(walk)
                if self.root.proven is not None:
                    break
                continue
            self._count(walk, self._batch.playouts_each(count))
            yield walk

    def _walk_down(self) -> Walk:
        node = self.root
        path: list[tuple[Node, int]] = []
        while node.proven is None:
            if not node.examined and node.total >= self._examined_after:
                self._examine(node)
                if node.proven is not None:
                    break
            if not node.total:
                break
            index = node.promising(self.weights)
            path.append((node, index))
            child = node.children[index]
            if child is None:
                child = node.children[index] = self._new_node(node, node.actions[index])
            node = child
        return Walk(path, node)

    def _examine(self, node: Node) -> None:
        """Look for a turn, or for a step, that wins at once."""
        node.examined = True
        turn = self.game.winning_turn(node.position)
        if turn is not None:
            return self._prove_by(node, turn)
        if not self.game.may_end(node.position):
            return
        for index, action in enumerate(node.actions):
            if node.children[index] is None:
                outcome = self.game.outcome(self.game.apply(node.position, action))
                if outcome is not None:
                    node.children[index] = self._new_node(node, action)
        node.prove()

    def _prove_by(self, node: Node, turn: Sequence[Action]) -> None:
        """Note that these steps from a position on win, where there are any."""
        path = []
        for action in turn:
            path.append(node)
            index = node.actions.index(action)
            child = node.children[index] = node.children[index] or self._new_node(node, action)
            node = child
        for passed in reversed(path):
            passed.prove()

    def _count(self, walk: Walk, playouts: int) -> None:
        """Count more playouts on the way of a walk, as lost so far."""
        walk.playouts += playouts
        walk.end.total += playouts
        for node, index in walk.path:
            node.total += playouts
            node.visits[index] += playouts

    def _back_up(self, walk: Walk, tally: Tally) -> None:
        """Count the results of a walk's playouts on its way."""
        self.playouts += tally.playouts
        self._count(walk, tally.playouts - walk.playouts)
        walk.end.played += tally.playouts
        walk.end.add_cells(tally)
        steps: list[tuple[int, int]] = []
        for node, index in reversed(walk.path):
            mover, action = node.position.to_move, node.actions[index]
            node.played += tally.playouts
            node.wins[index] += tally.wins[mover]
            if action.kind in PLACING:
                steps.append((mover, action.cell))
            for colour, cell in steps:
                node.add_step(colour, cell, tally.playouts, tally.wins[colour])
            node.add_cells(tally)

    def _back_up_proof(self, walk: Walk) -> None:
        """Carry a proof upward as far as it goes."""
        for node, _ in reversed(walk.path):
            node.prove()
            if node.proven is None:
                return

    def _new_node(self, parent: Node, action: Action) -> Node:
        return Node(self.game, self.game.apply(parent.position, action), parent)

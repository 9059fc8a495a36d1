"""Proofs: the winner of a position with best play, and the number of turns.

Proof-number search (Allis, 1994) always expands the position whose result would help most. For each position it keeps
the least number of further positions that must be won to prove it a win for the player to move at the root, and the
least number to prove it a loss. It needs no heuristic, though a guess of the first numbers may help, and it follows
narrow forced lines very deep.

Positions reached in several ways are kept once, and on small boards so are all images of one (`board/symmetry.py`).
Each takes little memory (`packing.py`).

`full_search.py` is another way to solve a board, which needs fewer positions where a whole board fits in its table.
`solved_boards.py` lists the boards that are solved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import NamedTuple

from ..games.base import Action, Game, Position
from .packing import Packed, Packing
from .params import MOST_PROOF_POSITIONS

# Weight of a free cell in the guess of how many positions have to be won (`search/notes`).
GUESSED_FREE = 2

# More than any sum of proof numbers that memory allows.
INFINITE = 1 << 60


class Numbers(NamedTuple):
    """A proof and a disproof number."""

    proof: int
    disproof: int


class ProofNode:
    """A position with its proof numbers.

    Attributes:
        packed: The position (see `Packing`).
        attacks: Whether the attacker, the player to move at the root of the search, chooses here.
        proof: Least number, or guess, of further positions to win to prove that the attacker wins; 0 if that is proven.
        disproof: The same for the other result.
        children: The positions one step later; None until they are expanded.
        distance: Turns to a proven result, once it has been asked for.
    """

    __slots__ = ("attacks", "children", "disproof", "distance", "packed", "proof")

    def __init__(self, packed: Packed, attacks: bool, proof: int, disproof: int) -> None:
        self.packed = packed
        self.attacks = attacks
        self.proof = proof
        self.disproof = disproof
        self.children: list[ProofNode] | None = None
        self.distance: int | None = None

    @property
    def is_solved(self) -> bool:
        return not self.proof or not self.disproof

    @property
    def ends_turn(self) -> bool:
        """Return whether the position is between turns."""
        return isinstance(self.packed, int) or self.packed.stage == 0

    def update(self) -> None:
        """Compute the numbers again from the children."""
        children = self.children
        if not children:
            return
        if self.attacks:
            self.proof = min([node.proof for node in children])
            self.disproof = min(INFINITE, sum([node.disproof for node in children])) if self.proof else INFINITE
        else:
            self.disproof = min([node.disproof for node in children])
            self.proof = min(INFINITE, sum([node.proof for node in children])) if self.disproof else INFINITE

    def most_proving(self, below: Numbers) -> tuple[ProofNode, Numbers]:
        """The child whose result would help most, and the numbers below which it does.

        The child is left at the numbers where another child becomes more promising, too. `below` are the limits of this
        position.
        """
        children = self.children
        assert children
        numbers = [node.proof for node in children] if self.attacks else [node.disproof for node in children]
        index = numbers.index(min(numbers))
        best, numbers[index] = children[index], INFINITE
        second = min(numbers)
        # Of children with the same number the first is chosen.
        limit = second if numbers.index(second) < index else second + 1
        if self.attacks:
            disproof = min(INFINITE, below.disproof - self.disproof + best.disproof)
            return best, Numbers(min(below.proof, limit), disproof)
        proof = min(INFINITE, below.proof - self.proof + best.proof)
        return best, Numbers(proof, min(below.disproof, limit))


class ProofSearch:
    """A proof search from one position (not over), which can be carried on in slices.

    With `until_decided` a position is proven where the game is decided, and turns are counted to there. With
    `winning_turn`, as of `Knowledge`, a position is proven where the mover has a turn that wins at once; elsewhere the
    first numbers are guessed from the free cells and steps. That pays where turns are long.

    Attributes:
        winner: The colour that wins with best play, once it is proven.
        positions: Number of positions kept.
    """

    def __init__(
        self,
        game: Game,
        position: Position,
        most_positions: int = MOST_PROOF_POSITIONS,
        until_decided: bool = False,
        winning_turn: Callable[[Position], tuple[Action, ...] | None] | None = None,
    ) -> None:
        self.game = game
        self._winning_turn = winning_turn
        self._winner_of = game.decided_for if until_decided else game.settled_for
        self.attacker = position.to_move
        self.most_positions = most_positions
        self._packing = Packing(game)
        self._known: dict[Packed, ProofNode] = {}
        self._begin(self._new_root(position))

    def beside(self, position: Position) -> ProofSearch:
        """A search from another position of the game, not over, which shares all results with this one.

        A result found by the other search is taken over when this one's own path comes back to the position.
        """
        search = copy(self)
        search._begin(search._new_root(position))
        return search

    @property
    def position(self) -> Position:
        """The position that is searched."""
        return self._packing.unpack(self.root.packed)

    @property
    def positions(self) -> int:
        return len(self._known)

    @property
    def winner(self) -> int | None:
        if not self.root.is_solved:
            return None
        return self.attacker if not self.root.proof else 1 - self.attacker

    @property
    def finished(self) -> bool:
        """Return whether there is no more to do: the result is proven, or the table is full."""
        return self.root.is_solved or len(self._known) >= self.most_positions

    def advance(self, action: Action) -> None:
        """Take a step, keeping the results of the positions that can still occur."""
        if self.root.children is None:
            self._expand_node(self.root)
        assert self.root.children
        start = self.position
        position = self.game.apply(start, action)
        child = self.root.children[self.game.legal_actions(start).index(action)]
        self._begin(self._as_root(child, position))
        self._forget_all_but(child)

    def run(self, expansions: int) -> None:
        """Expand this many more positions, or until the search is finished."""
        for _ in range(expansions):
            if self.finished:
                return
            self._expand()

    def best_action(self) -> Action:
        """A step with the fastest proven win or, if every step loses, one that delays the loss longest."""
        assert self.root.is_solved
        actions = self.game.legal_actions(self.position)
        assert self.root.children
        return actions[self.root.children.index(self._best_child(self.root))]

    def turns_to_end(self) -> int:
        """Upper bound on the turns of both players to the proven win."""
        assert self.root.is_solved
        return self._distance(self.root)

    def turn_to_play(self) -> Iterator[tuple[int, dict[int, int]]]:
        """The best steps to the end of the turn: the index of each, with the results of the steps there.

        What is proven is an upper bound on the turns to the result, by the index of the step. A won position has at
        least one step that is known to win; in a lost one every step loses.
        """
        assert self.root.is_solved
        node, position = self.root, self.position
        while True:
            assert node.children
            best = node.children.index(self._best_child(node))
            is_won = node.attacks == (node.proof == 0)
            yield (
                best,
                {
                    index: self._distance(child)
                    for index, child in enumerate(node.children)
                    if index == best or not is_won
                },
            )
            position = self.game.apply(position, self.game.legal_actions(position)[best])
            if position.stage == 0 or self.game.outcome(position) is not None:
                return
            node = self._as_root(node.children[best], position)
            if node.children is None:
                self._expand_node(node)
                node.update()
                if not node.is_solved:
                    return

    def _distance(self, node: ProofNode) -> int:
        """The turns to the end from a proven position, if the winner hurries and the loser delays."""
        if node.distance is None:
            node.distance = self._distance_through(self._best_child(node)) if node.children else 0
        return node.distance

    def _distance_through(self, child: ProofNode) -> int:
        """The turns to the end for a step that leads to this proven position."""
        return self._distance(child) + child.ends_turn

    def _best_child(self, node: ProofNode) -> ProofNode:
        assert node.children
        wins_here = node.attacks == (node.proof == 0)
        same_result = [child for child in node.children if child.is_solved and (child.proof == 0) == (node.proof == 0)]
        return (min if wins_here else max)(same_result, key=self._distance_through)

    def _begin(self, root: ProofNode) -> None:
        """Search from this root. The path leads to where the next walk goes on, with the limits of each position."""
        self.root = root
        self._path = [(root, Numbers(INFINITE, INFINITE))]

    def _forget_all_but(self, start: ProofNode) -> None:
        """Drop all positions that are not known to follow from this one.

        Kept, they take eight times the memory by the end of a game of Subsume on size 3.
        """
        kept = {start}
        waiting = [start]
        while waiting:
            new = {node for node in waiting.pop().children or () if node not in kept}
            kept |= new
            waiting += new
        self._known = {key: node for key, node in self._known.items() if node in kept}

    def _as_root(self, child: ProofNode, position: Position) -> ProofNode:
        """The node of a position to go on from. If only an image of it is known, a new node: its steps differ."""
        is_known = child.children is not None or self.game.outcome(position) is not None
        is_itself = child.packed == self._packing.pack(position)
        return child if is_known and is_itself else self._new_root(position)

    def _new_root(self, position: Position) -> ProofNode:
        """A node that is searched even where the result is obvious, because the best step is needed too."""
        return ProofNode(self._packing.pack(position), position.to_move == self.attacker, 1, 1)

    def _node(self, position: Position) -> ProofNode:
        """The node of a position or of an image of it, looked up or made."""
        packed = self._packing.pack(position)
        key = self._packing.key(packed)
        node = self._known.get(key)
        if node is None:
            attacks = position.to_move == self.attacker
            winner, distance = self._result(position)
            if winner is None:
                proof, disproof = self._first_numbers(position, attacks)
            else:
                proof, disproof = (0, INFINITE) if winner == self.attacker else (INFINITE, 0)
            node = ProofNode(packed, attacks, proof, disproof)
            node.distance = distance
            self._known[key] = node
        return node

    def _first_numbers(self, position: Position, attacks: bool) -> tuple[int, int]:
        """The proof numbers of a new position: 1 and 1, or a guess."""
        if not self._winning_turn:
            return 1, 1
        steps = len(self.game.legal_actions(position))
        # The mover needs one step that wins, with all replies to it.
        numbers = GUESSED_FREE * self.game.free_cells(position).bit_count() + steps, steps
        return numbers if attacks else numbers[::-1]

    def _result(self, position: Position) -> tuple[int, int] | tuple[None, None]:
        """The winner and the number of turns, where they are obvious; else None and None."""
        winner = self._winner_of(position)
        if winner is not None:
            return winner, self.game.turns_when_settled(position)
        if self._winning_turn and position.stage == 0 and self._winning_turn(position):
            return position.to_move, 1
        return None, None

    def _expand(self) -> None:
        """Walk to the position whose result would help most, and expand it.

        The way back ends where the most promising position is still below; the next walk goes on from there.
        Depth-first proof-number search (Nagai, 2002) does the same. Numbers further up are out of date until the way
        back reaches them.
        """
        path = self._path
        node, below = path[-1]
        while node.children is not None:
            node, below = node.most_proving(below)
            if node.is_solved:  # it may have been solved on another path
                break
            path.append((node, below))
        else:
            self._expand_node(node)
        while True:
            node, below = path[-1]
            node.update()
            if len(path) == 1 or (node.proof < below.proof and node.disproof < below.disproof):
                return
            path.pop()

    def _expand_node(self, node: ProofNode) -> None:
        """Find the positions one step later."""
        position = self._packing.unpack(node.packed)
        node.children = [self._node(self.game.apply(position, action)) for action in self.game.legal_actions(position)]

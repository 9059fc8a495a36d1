"""Proofs: who wins a position with best play, and how fast.

Proof-number search (Allis, 1994) always works on the position whose result would help most: for each position
it keeps how many more positions at least have to be won to prove it a win for the one who was to move where the
search began, and how many to prove it a loss. It needs no estimate, though a guess of first numbers may help, and it
follows narrow forced lines very deep.
Positions reached in several ways are kept once, and on small boards so are all images of one (`board/symmetry.py`).
Each takes little memory (`packing.py`).

`full_search.py` is another way to solve a board, which needs fewer positions where a whole board fits in its table.
What is solved so far stands in `solved_boards.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import NamedTuple

from ..games.base import Action, Game, Position
from .packing import Packed, Packing
from .params import MOST_PROOF_POSITIONS

# What a free cell counts where it is guessed how many positions have to be won (`search/notes`).
GUESSED_FREE = 2

# More than any sum of proof numbers that can be reached before memory is full.
INFINITE = 1 << 60


class Numbers(NamedTuple):
    """A proof and a disproof number."""

    proof: int
    disproof: int


class ProofNode:
    """A position with its proof numbers.

    packed: the position (see `Packing`). attacks: whether the attacker, who was to move where the search began, chooses
    here.
    proof: how many more positions must be won, at least or as is guessed, to prove that the attacker wins (0: proven).
    disproof: the same for the other result. children: the positions one step later, None until they have been
    expanded. distance: in how many turns a proven result is reached, once that has been asked.
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
    def settled(self) -> bool:
        return not self.proof or not self.disproof

    @property
    def ends_turn(self) -> bool:
        """Whether the position is one between turns."""
        return isinstance(self.packed, int) or self.packed.stage == 0

    def update(self) -> None:
        """Work the numbers out again from the children."""
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
        """The child whose result would help most, and below which numbers of its own it does.

        below: the same for this position. The child is left where another one comes to look better, too.
        """
        children = self.children
        assert children
        numbers = [node.proof for node in children] if self.attacks else [node.disproof for node in children]
        index = numbers.index(min(numbers))
        best, numbers[index] = children[index], INFINITE
        second = min(numbers)
        # Of children with the same number the first is looked at.
        limit = second if numbers.index(second) < index else second + 1
        if self.attacks:
            disproof = min(INFINITE, below.disproof - self.disproof + best.disproof)
            return best, Numbers(min(below.proof, limit), disproof)
        proof = min(INFINITE, below.proof - self.proof + best.proof)
        return best, Numbers(proof, min(below.disproof, limit))


class ProofSearch:
    """A proof search from one position (not over), which can be carried on in slices.

    until_decided: whether a position is proven where the game is decided, and its turns are counted to there.
    winning_turn: as of `Knowledge`. With it a position is proven where the mover has a turn that wins at once, and of
    the others it is guessed from their free cells and steps how much is left to prove: worth its time where turns are
    long.
    winner: the colour that wins with best play, once that is proven. positions: how many have been looked at.
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
        """A search from another position of the game, not over, which shares with this one all that either finds.

        What the other has settled a search learns when its own walk comes back there.
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
        if not self.root.settled:
            return None
        return self.attacker if not self.root.proof else 1 - self.attacker

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to do: the result is proven, or there is no room to prove it."""
        return self.root.settled or len(self._known) >= self.most_positions

    def advance(self, action: Action) -> None:
        """Take a step, keeping what is known of the positions that can still come up."""
        if self.root.children is None:
            self._expand_node(self.root)
        assert self.root.children
        start = self.position
        position = self.game.apply(start, action)
        child = self.root.children[self.game.legal_actions(start).index(action)]
        self._begin(self._as_root(child, position))
        self._forget_all_but(child)

    def run(self, expansions: int) -> None:
        """Look at so many more positions, or until the search is finished."""
        for _ in range(expansions):
            if self.finished:
                return
            self._expand()

    def best_action(self) -> Action:
        """A step that wins as fast as is proven, or, where every step loses, one that holds out longest."""
        assert self.root.settled
        actions = self.game.legal_actions(self.position)
        assert self.root.children
        return actions[self.root.children.index(self._best_child(self.root))]

    def turns_to_end(self) -> int:
        """In how many turns, of both sides together, the winner has been proven to win at most."""
        assert self.root.settled
        return self._distance(self.root)

    def turn_to_play(self) -> Iterator[tuple[int, dict[int, int]]]:
        """The best steps to the end of the turn: the index of each, with all that is proven of the steps there.

        That is for each step, by its index, in how many turns its result is reached from there on at most. A won
        position has one step that is known to win; in a lost one every step loses.
        """
        assert self.root.settled
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
                if not node.settled:
                    return

    def _distance(self, node: ProofNode) -> int:
        """The turns to the end from a proven position, if the winner hurries and the loser does not."""
        if node.distance is None:
            node.distance = self._distance_through(self._best_child(node)) if node.children else 0
        return node.distance

    def _distance_through(self, child: ProofNode) -> int:
        """The turns to the end for a step that leads to this proven position."""
        return self._distance(child) + child.ends_turn

    def _best_child(self, node: ProofNode) -> ProofNode:
        assert node.children
        wins_here = node.attacks == (node.proof == 0)
        same_result = [child for child in node.children if child.settled and (child.proof == 0) == (node.proof == 0)]
        return (min if wins_here else max)(same_result, key=self._distance_through)

    def _begin(self, root: ProofNode) -> None:
        """Search from here. The path leads to where the next walk goes on, each position beside what it is left at."""
        self.root = root
        self._path = [(root, Numbers(INFINITE, INFINITE))]

    def _forget_all_but(self, start: ProofNode) -> None:
        """Let go of all positions that have not been found to follow from this one.

        (Kept, they take eight times the memory by the end of a game of Subsume on size 3.)
        """
        kept = {start}
        waiting = [start]
        while waiting:
            new = {node for node in waiting.pop().children or () if node not in kept}
            kept |= new
            waiting += new
        self._known = {key: node for key, node in self._known.items() if node in kept}

    def _as_root(self, child: ProofNode, position: Position) -> ProofNode:
        """What is known of a position, to go on from. An image of it, if that was found, has other steps."""
        is_known = child.children is not None or self.game.outcome(position) is not None
        is_itself = child.packed == self._packing.pack(position)
        return child if is_known and is_itself else self._new_root(position)

    def _new_root(self, position: Position) -> ProofNode:
        """A proof to be carried out even where the result is plain: what is asked for is the best step, too."""
        return ProofNode(self._packing.pack(position), position.to_move == self.attacker, 1, 1)

    def _node(self, position: Position) -> ProofNode:
        """What is known of a position or an image of it, which is looked up or made."""
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
        """The proof numbers of a position of which nothing is known yet: 1 and 1, or what is guessed."""
        if not self._winning_turn:
            return 1, 1
        steps = len(self.game.legal_actions(position))
        # For the mover one step has to win, and then all that may be answered to it.
        numbers = GUESSED_FREE * self.game.free_cells(position).bit_count() + steps, steps
        return numbers if attacks else numbers[::-1]

    def _result(self, position: Position) -> tuple[int, int] | tuple[None, None]:
        """Who wins a position, and in how many turns, where that is plain."""
        winner = self._winner_of(position)
        if winner is not None:
            return winner, self.game.turns_when_settled(position)
        if self._winning_turn and position.stage == 0 and self._winning_turn(position):
            return position.to_move, 1
        return None, None

    def _expand(self) -> None:
        """Walk on to the position whose result would help most, and look one step on.

        The way back ends where that position still is: there the next walk goes on. (So does depth-first proof-number
        search, Nagai 2002. What is on the way back is out of date until it is reached.)
        """
        path = self._path
        node, below = path[-1]
        while node.children is not None:
            node, below = node.most_proving(below)
            if node.settled:  # it may have been settled on another way
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

"""Proofs: who wins a position with best play, and how fast.

Proof-number search (Allis, 1994) always works on the position whose result would help most: for each position
it keeps how many more positions at least have to be won to prove it a win for the one who was to move where the
search began, and how many to prove it a loss. It needs no estimate, and it follows narrow forced lines very deep.
Positions reached in several ways are kept once, and on small boards so are all images of one (`board/symmetry.py`).
Each takes little memory (`packing.py`).

Proven so far of empty boards, the right to swap left aside, with `python -m py_engine solve` (Sum 4 and Subsume 3 with
more than the usual number of positions): the first player wins Parasol 2 (in 7 turns of both at most), Sunspot 2 (10),
Sum 3 (17) and Sum 4 with the hole a1 (29); the second wins Subsume 2 (8) and Subsume 3 (22). Trying all steps finds the
same 7, 10 and 8 turns for the boards of size 2, and 10 for Sum 3.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..games.base import Action, Game, Position
from .packing import Packed, Packing

# More than any sum of proof numbers that can be reached before memory is full.
INFINITE = 1 << 60

# Positions kept at most, about 60 MB; a search that would need more gives up.
MOST_POSITIONS = 250_000


class Proof:
    """A position with its proof numbers.

    packed: the position (see `Packing`). attacks: whether the attacker, who was to move where the search began, chooses
    here.
    to_win: how many more positions must be won, at least, to prove that the attacker wins (0: proven).
    to_lose: the same for the other result. following: the positions one step later, None until they have been
    looked at. distance: in how many turns a proven result is reached, once somebody has asked.
    """

    __slots__ = ("attacks", "distance", "following", "packed", "to_lose", "to_win")

    def __init__(self, packed: Packed, attacks: bool, to_win: int, to_lose: int) -> None:
        self.packed = packed
        self.attacks = attacks
        self.to_win = to_win
        self.to_lose = to_lose
        self.following: list[Proof] | None = None
        self.distance: int | None = None

    @property
    def settled(self) -> bool:
        return not self.to_win or not self.to_lose

    @property
    def ends_turn(self) -> bool:
        """Whether the position is one between turns."""
        return isinstance(self.packed, int) or self.packed.stage == 0

    def update(self) -> None:
        """Work the numbers out again from the following positions."""
        following = self.following
        if not following:
            return
        if self.attacks:
            self.to_win = min([proof.to_win for proof in following])
            self.to_lose = min(INFINITE, sum([proof.to_lose for proof in following])) if self.to_win else INFINITE
        else:
            self.to_lose = min([proof.to_lose for proof in following])
            self.to_win = min(INFINITE, sum([proof.to_win for proof in following])) if self.to_lose else INFINITE

    def most_proving(self) -> Proof:
        """The following position whose result would help most."""
        assert self.following
        if self.attacks:
            return min(self.following, key=_to_win)
        return min(self.following, key=_to_lose)


def _to_win(proof: Proof) -> int:
    return proof.to_win


def _to_lose(proof: Proof) -> int:
    return proof.to_lose


class Solver:
    """A proof search from one position (not over), which can be carried on in slices.

    winner: the colour that wins with best play, once that is proven. positions: how many have been looked at.
    """

    def __init__(self, game: Game, position: Position, most_positions: int = MOST_POSITIONS) -> None:
        self.game = game
        self.attacker = position.to_move
        self.most_positions = most_positions
        self._packing = Packing(game)
        self._known: dict[Packed, Proof] = {}
        self.root = self._new_root(position)

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
        return self.attacker if not self.root.to_win else 1 - self.attacker

    @property
    def finished(self) -> bool:
        """Whether there is nothing more to do: the result is proven, or there is no room to prove it."""
        return self.root.settled or len(self._known) >= self.most_positions

    def advance(self, action: Action) -> None:
        """Take a step, keeping what is known of the positions that can still come up."""
        if self.root.following is None:
            self._look_further(self.root)
        assert self.root.following
        start = self.position
        position = self.game.apply(start, action)
        following = self.root.following[self.game.legal_actions(start).index(action)]
        self.root = self._as_root(following, position)
        self._forget_all_but(following)

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
        assert self.root.following
        return actions[self.root.following.index(self._best_following(self.root))]

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
        proof, position = self.root, self.position
        while True:
            assert proof.following
            best = proof.following.index(self._best_following(proof))
            is_won = proof.attacks == (proof.to_win == 0)
            yield (
                best,
                {
                    index: self._distance(following)
                    for index, following in enumerate(proof.following)
                    if index == best or not is_won
                },
            )
            position = self.game.apply(position, self.game.legal_actions(position)[best])
            if position.stage == 0 or self.game.outcome(position) is not None:
                return
            proof = self._as_root(proof.following[best], position)
            if proof.following is None:
                self._look_further(proof)
                proof.update()
                if not proof.settled:
                    return

    def _distance(self, proof: Proof) -> int:
        """The turns to the end from a proven position, if the winner hurries and the loser does not."""
        if proof.distance is None:
            proof.distance = self._steps(self._best_following(proof)) if proof.following else 0
        return proof.distance

    def _steps(self, following: Proof) -> int:
        """The turns to the end for a step that leads to this proven position."""
        return self._distance(following) + following.ends_turn

    def _best_following(self, proof: Proof) -> Proof:
        assert proof.following
        wins_here = proof.attacks == (proof.to_win == 0)
        same_result = [
            following
            for following in proof.following
            if following.settled and (following.to_win == 0) == (proof.to_win == 0)
        ]
        return (min if wins_here else max)(same_result, key=self._steps)

    def _forget_all_but(self, start: Proof) -> None:
        """Let go of all positions that have not been found to follow from this one.

        (Kept, they take eight times the memory by the end of a game of Subsume on size 3.)
        """
        kept = {start}
        waiting = [start]
        while waiting:
            new = {proof for proof in waiting.pop().following or () if proof not in kept}
            kept |= new
            waiting += new
        self._known = {key: proof for key, proof in self._known.items() if proof in kept}

    def _as_root(self, following: Proof, position: Position) -> Proof:
        """What is known of a position, to go on from. An image of it, if that was found, has other steps."""
        is_known = following.following is not None or self.game.outcome(position) is not None
        is_itself = following.packed == self._packing.pack(position)
        return following if is_known and is_itself else self._new_root(position)

    def _new_root(self, position: Position) -> Proof:
        """A proof to be carried out even where the result is plain: what is asked for is the best step, too."""
        return Proof(self._packing.pack(position), position.to_move == self.attacker, 1, 1)

    def _proof(self, position: Position) -> Proof:
        """What is known of a position or an image of it, which is looked up or made."""
        packed = self._packing.pack(position)
        key = self._packing.key(packed)
        proof = self._known.get(key)
        if proof is None:
            winner = self.game.settled_for(position)
            if winner is None:
                to_win, to_lose = 1, 1
            else:
                to_win, to_lose = (0, INFINITE) if winner == self.attacker else (INFINITE, 0)
            proof = Proof(packed, position.to_move == self.attacker, to_win, to_lose)
            if winner is not None:
                proof.distance = self.game.turns_when_settled(position)
            self._known[key] = proof
        return proof

    def _expand(self) -> None:
        """Walk down to the position whose result would help most, look one step on, and count again on the way back."""
        proof = self.root
        path = [proof]
        while proof.following is not None:
            proof.update()  # what follows may have been settled on another way
            if proof.settled:
                break
            proof = proof.most_proving()
            path.append(proof)
        if not proof.settled:
            self._look_further(proof)
        for passed in reversed(path):
            passed.update()

    def _look_further(self, proof: Proof) -> None:
        """Find the positions one step later."""
        position = self._packing.unpack(proof.packed)
        proof.following = [
            self._proof(self.game.apply(position, action)) for action in self.game.legal_actions(position)
        ]

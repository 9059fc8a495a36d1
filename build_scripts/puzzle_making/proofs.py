"""The definition of a puzzle: exactly one turn wins, by proof, and every other loses.

Two searches that share nothing but the rules say so. `TurnProofs` (proof numbers), which browsers use too,
finds the turn; `FullSearch` (every turn, depth first) proves it again and finds in exactly how many turns it wins. The
line shown is the most stubborn: the winner hurries, and the loser plays a turn that holds out longest, of several one
that leaves the fewest replies with which the winner does not dawdle.

A length is counted to the turn after which the result is plain. In Parasol and Sum, where play goes on until the board
is full, that is when a majority is held, or is in stones that nothing can remove. In Surmount it is when a side has a
group that nothing can capture: the last stones of the other may be hunted for long.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from puzzle_making.packs import LONGEST_LINE
from py_engine.games.base import Action, Game, Position
from py_engine.games.parasol import Parasol
from py_engine.games.sum_game import Sum
from py_engine.games.surmount import Surmount
from py_engine.search.full_search import EVER, FullSearch, Interrupted
from py_engine.search.proof_search import ProofSearch
from py_engine.search.turn_proofs import TurnProofs
from py_engine.search.whole_turns import whole_turns

# The size of a proof that a browser finishes in about two seconds.
MOST_POSITIONS = 40_000

# Answers that the second search may find for one puzzle.
MOST_ANSWERS = 40_000


class Demands(NamedTuple):
    """The demands on a position beyond the proof.

    choices: how many turns there may be. shortest: the fewest turns of both to the win. least_resisting: of the losing
    turns, how many at least are not refuted at once.
    """

    choices: range
    shortest: int
    least_resisting: int


# Fewer turns are no choice; with more, a proof in a browser takes too long. A win at once is not looked for, and where
# all but one of the others lose at once the puzzle is too easy.
USUAL = Demands(choices=range(4, 161), shortest=3, least_resisting=2)


class PlainParasol(Parasol):
    """Parasol that ends, for the count of turns, when a colour holds a majority."""

    def turns_when_settled(self, position: Position) -> int:
        return 0


class PlainSum(Sum):
    """Sum that ends, for the count of turns, when a colour has a majority of stones that stay."""

    def settled_for(self, position: Position) -> int | None:
        decided = self.decided_for(position)
        return super().settled_for(position) if decided is None else decided


class PlainSurmount(Surmount):
    """Surmount that ends, for the count of turns, when a colour has a group that nothing can capture."""

    def settled_for(self, position: Position) -> int | None:
        return self.decided_for(position)


def until_plain(game: Game) -> Game:
    """The game with its end where the result is plain."""
    if isinstance(game, Parasol):
        return PlainParasol(game.board, game.holes)
    if isinstance(game, Surmount):
        return PlainSurmount(game.board, game.holes)
    return PlainSum(game.board, game.holes) if isinstance(game, Sum) else game


class Exact:
    """The interface of the second search. Raises `Interrupted` once too many answers were needed.

    attacker: the colour of which it is asked whether it wins.
    """

    def __init__(self, game: Game, attacker: int, most_answers: int = MOST_ANSWERS) -> None:
        self.game, self.attacker = game, attacker
        self._most = most_answers
        self._search = FullSearch(game, attacker)

    def wins_within(self, position: Position, turns: int = EVER) -> bool:
        """Return whether the attacker wins within this many turns of both."""
        return self._search.wins_within(position, turns, stop=self._is_out)

    def turns_to_win(self, position: Position) -> int | None:
        """In exactly how many turns of both the attacker wins; None if not at all."""
        turns = 0
        while not self.wins_within(position, turns):
            if not turns and not self.wins_within(position):
                return None
            turns += 1
        return turns

    def _is_out(self) -> bool:
        return self._search.answers >= self._most


class Finding(NamedTuple):
    """The proven facts about a puzzle.

    line: the turns to the end, as texts; the first is the only one that wins. after: the positions after each of them.
    turns: in how many turns of both sides it wins, with best play. choices: how many turns there are. resisting: the
    losing ones after which the other side does not win at once. positions: how many are in the browser's proof.
    """

    line: tuple[str, ...]
    after: tuple[Position, ...]
    turns: int
    choices: int
    resisting: int
    positions: int


def winning_turns(proofs: TurnProofs, most: int) -> list[tuple[tuple[Action, ...], Position]] | None:
    """The turns that win; None as soon as more than `most` do, or if not every turn can be proven."""
    mover = proofs.position.to_move
    while not proofs.finished:
        proofs.run(256)
        if sum(turn.winner == mover for turn in proofs.turns) > most:
            return None
    if not proofs.are_all or any(turn.winner is None for turn in proofs.turns):
        return None
    won = [(turn.actions, turn.after) for turn in proofs.turns if turn.winner == mover]
    return won if len(won) <= most else None


def find_puzzle(game: Game, position: Position, known: Container[str] = (), demands: Demands = USUAL) -> Finding | None:
    """The proven facts about a position if it is a puzzle, else None.

    known: solutions that are not wanted once more.
    """
    turns, are_all = whole_turns(game, position)
    if not are_all or len(turns) not in demands.choices:
        return None
    proofs = TurnProofs(game, position, MOST_POSITIONS)
    won = winning_turns(proofs, 1)
    if not won:
        return None
    (actions, after), mover = won[0], position.to_move
    solution = game.turn_text(position, actions)
    if solution in known:
        return None
    try:
        losing = Exact(until_plain(game), 1 - mover)
        resisting = sum(not losing.wins_within(other, 1) for other in turns if other != after)
        if resisting < demands.least_resisting:
            return None
        line = _stubborn_line(Exact(until_plain(game), mover), solution, after)
    except Interrupted:
        return None
    if line is None or line[2] < demands.shortest:
        return None
    texts, positions, length = line
    return Finding(texts, positions, length, len(turns), resisting, proofs.positions)


def _stubborn_line(
    search: Exact, solution: str, after: Position
) -> tuple[tuple[str, ...], tuple[Position, ...], int] | None:
    """The line and its exact length; None where the second search disagrees."""
    game = search.game
    left = search.turns_to_win(after)
    if left is None:
        return None
    length = left + 1
    texts, positions = [solution], [after]
    while left > 1 and len(texts) < LONGEST_LINE:
        position = positions[-1]
        replies = []
        for reply, actions in whole_turns(game, position)[0].items():
            rest = search.turns_to_win(reply)
            if rest is None:
                return None
            if rest == left - 1:
                text = game.turn_text(position, actions)
                answers = [
                    (game.turn_text(reply, steps), answer)
                    for answer, steps in whole_turns(game, reply)[0].items()
                    if search.wins_within(answer, rest - 1)
                ]
                if not answers:
                    return None  # there are too many turns to list, and none of those that win is among the listed
                replies.append((len(answers), text, reply, min(answers, key=lambda one: one[0])))
        _, text, reply, (answer_text, answer) = min(replies, key=lambda one: one[:2])
        texts += [text, answer_text]
        positions += [reply, answer]
        left -= 2
    return tuple(texts), tuple(positions), length


def is_proven_again(game: Game, position: Position) -> bool:
    """Return whether the second search finds, within its limit of answers, that one turn wins."""
    try:
        return len(winning_by_full_search(game, position, MOST_ANSWERS)) == 1
    except Interrupted:
        return False


def winning_by_full_search(game: Game, position: Position, most_answers: int = EVER) -> list[str]:
    """The turns that win by the second search alone, however long it takes.

    Raises `Interrupted` where it takes more answers, and `ValueError` where there are too many turns to list.
    """
    search = Exact(until_plain(game), position.to_move, most_answers)
    turns, are_all = whole_turns(game, position)
    if not are_all:
        raise ValueError("there are too many turns to list")
    return [game.turn_text(position, steps) for after, steps in turns.items() if search.wins_within(after)]


def wins(game: Game, position: Position, colour: int, most_positions: int = MOST_POSITIONS) -> bool:
    """Return whether a colour is proven to win a position within this many positions."""
    settled = until_plain(game).settled_for(position)
    if settled is not None:
        return settled == colour
    search = ProofSearch(game, position, most_positions, game.proofs_end_when_decided)
    while not search.finished:
        search.run(256)
    return search.winner == colour

"""Sum and Hole-sum, by Grayson Jorgenson (2020): fill the board, most stones wins.

A stone may be placed, and a stone stays, where its neighbours of its own colour plus one are at least its neighbours of
the other colour.
"""

from __future__ import annotations

from ..board.bitboard import Grid, lead_at_least, lead_digits, lead_reaches
from ..board.boards import Board
from ..text.sentences import Sentence, say
from .base import Action, Outcome, Position, by_colour, count_of_stones
from .facts import Count, Threats
from .info import GameInfo, Sample
from .placement import PlacementGame, why_not_by_turns

# A stone counts itself, so its colour may be one neighbour short.
LEAST_LEAD = -1


class Sum(PlacementGame):
    """Rules of Sum and Hole-sum on one board.

    Attributes:
        holes: The set of cells where nothing is ever placed.
        free: All other cells.
        majority: The number of stones that wins.
    """

    id = "sum"

    def __init__(self, board: Board, holes: int = 0) -> None:
        super().__init__(board, holes)
        self.free = board.cells & ~holes
        self.majority = self.free.bit_count() // 2 + 1

    def placements(self, position: Position) -> int:
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        return (self.free ^ (own | enemy)) & lead_at_least(self.board, own, enemy, LEAST_LEAD)

    def is_over(self, position: Position) -> bool:
        # On any empty square at least one of the two sums is not negative, so a stone may be placed there.
        return position.stones[0] | position.stones[1] == self.free

    def apply(self, position: Position, action: Action) -> Position:
        mover = position.to_move
        if action.kind == "pass":
            return Position(position.stones, 1 - mover)
        own, enemy = position.stones[mover] | 1 << action.cell, position.stones[1 - mover]
        # Only enemy stones can fail. The new stone counts against them alone, and each removal helps every stone of the
        # mover.
        while failing := enemy ^ (enemy & lead_at_least(self.board, enemy, own, LEAST_LEAD)):
            enemy ^= failing
        return Position(by_colour(mover, own, enemy), 1 - mover)

    def at_limit(self, position: Position, colour: int) -> int:
        """The stones of a colour that one more adjacent enemy stone would remove."""
        own, enemy = position.stones[colour], position.stones[1 - colour]
        return own & ~lead_at_least(self.board, own, enemy, LEAST_LEAD + 1)

    def safe(self, position: Position, colour: int) -> int:
        """The stones of a colour that cannot be removed any more, even if all other squares are the opponent's.

        The idea is Benson's, of unconditional life in Go: D. B. Benson, "Life in the Game of Go", Information Sciences
        10 (1976).
        """
        stones = position.stones[colour]
        return held_squares(self.board, stones, self.free ^ stones, 0)

    def held(self, position: Position, colour: int) -> int:
        """The squares that a colour has for good: stones that cannot be removed, and squares closed to the opponent.

        The board is full at the end, so all of them are the colour's then.
        """
        stones = position.stones
        return held_squares(self.board, stones[colour], stones[1 - colour], self.empty_cells(position))

    def decided_for(self, position: Position) -> int | None:
        """The colour that has more than half of the squares in stones that cannot be removed; else None.

        Squares without a stone do not count: the lengths of puzzles are counted to where stones decide.
        """
        for colour in (0, 1):
            if self.safe(position, colour).bit_count() >= self.majority:
                return colour
        return None

    def standing(self, position: Position) -> tuple[Count, Count]:
        """The number of stones of each colour, which can still be removed. The board is full at the end."""
        first, second = self.score(position)
        return Count(first, self.majority, "stones"), Count(second, self.majority, "stones")

    def threats(self, position: Position) -> Threats:
        return Threats(at_limit=self.at_limit(position, 0) | self.at_limit(position, 1))

    def outcome(self, position: Position) -> Outcome | None:
        if not self.is_over(position):
            return None
        counts = self.score(position)
        return Outcome(0 if counts[0] > counts[1] else 1, "stones", counts=counts, needed=self.majority)

    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        winner, loser = outcome.winner, 1 - outcome.winner
        stones, lost = count_of_stones(outcome.counts[winner]), outcome.counts[loser]
        if self.majority == 1:
            return say(
                "{winner} has {stones}, {loser} {lost}.",
                winner=players[winner],
                stones=stones,
                loser=players[loser],
                lost=lost,
            )
        return say(
            "{winner} has {stones}, {loser} {lost}; {needed} were needed.",
            winner=players[winner],
            stones=stones,
            loser=players[loser],
            lost=lost,
            needed=self.majority,
        )

    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        first, second = position.stones
        for own, enemy in ((first, second), (second, first)):
            if failing := own ^ (own & lead_at_least(self.board, own, enemy, LEAST_LEAD)):
                name = self.board.names_of(failing)[0]
                return say("The stone on {cell} is outnumbered there, so it would have been removed.", cell=name)
        if self.is_over(position):
            return say("Every free square has its stone, so the game would be over.")
        # A removed stone had at least two adjacent enemy stones, so a single stone is the very first.
        if (first | second).bit_count() == 1:
            return why_not_by_turns(position, players)
        # Unless it was a pass: then there is still no placement.
        just_moved = 1 - position.to_move
        could_place = bool(self.placements(position._replace(to_move=just_moved)))
        if first | second and not position.stones[just_moved] and could_place:
            return say("{colour} has just played, so there must be a stone of that colour.", colour=players[just_moved])
        return None

    def reason_against(self, position: Position, action: Action) -> Sentence:
        name, here = self.board.name(action.cell), 1 << action.cell
        if self.holes & here:
            return say("{cell} is a hole; nothing is ever placed there.", cell=name)
        if (position.stones[0] | position.stones[1]) & here:
            return say("There is already a stone on {cell}.", cell=name)
        beside = self.board.neighbours[action.cell]
        friends = (beside & position.stones[position.to_move]).bit_count()
        enemies = (beside & position.stones[1 - position.to_move]).bit_count()
        return say(
            "On {cell} and the squares around it you would have {stones}, including the new one, and your "
            "opponent {enemies}; you need at least as many.",
            cell=name,
            stones=count_of_stones(friends + 1),
            enemies=enemies,
        )

    def reason_to_pass(self, position: Position) -> Sentence:
        return say("on every empty square a new stone would be outnumbered and removed at once")

    def prompt(self, position: Position) -> Sentence:
        return say("Place a stone where it is not outnumbered, counting its square and the eight around it.")


def held_squares(grid: Grid, own: int, enemy: int, empty: int) -> int:
    """The largest set of stones and empty squares that holds even if the opponent has all squares outside it.

    Every stone in it stays, and no enemy stone may be placed there. With boards in lanes, the result is for each lane.
    """
    held, before = own | empty, -1
    while held != before:
        before = held
        theirs = (own | enemy | empty) ^ held
        lead = lead_digits(grid, held & own, theirs)
        held &= own & lead_reaches(grid, lead, LEAST_LEAD) | empty & lead_reaches(grid, lead, 1 - LEAST_LEAD)
    return held


INFO = GameInfo(
    id=Sum.id,
    name="Sum",
    designer="Grayson Jorgenson",
    year=2020,
    url="https://github.com/gsjorgenson/sum-game",
    shape="square",
    colours=("white", "black"),
    sizes=range(3, 20),
    default_size=9,
    pie=False,
    holes=True,
    score_unit="stones",
    stones_stay=False,
    goal=say("Have the most stones when no more can be placed."),
    summary=say(
        "Count the stones on a square and on the eight around it. You may place a stone where, with it, you "
        "have at least as many there as your opponent; and a stone whose owner has fewer there than the other "
        "player is removed. A player who cannot place is skipped. When neither can, the player with the most stones "
        "wins. With holes in the board the game is called Hole-sum."
    ),
    sample=Sample(5, ("a3 b1 b2 b3 c3 e3 e4", "a4 b5 c4 c5 d2 d5 e2"), holes="a5 d3"),
    rules=Sum,
)

"""Sunspot, by Hoembla (2024): surround an enemy stone or an empty cell with a loop of your stones.

A turn is a placement, then perhaps a flip (`Xi3`), and where the flipped stone joins an edge of yours, one
edge subgroup given away (`Xj2`). At stage `PLACED` a flip may follow; at stage `GIVING` a position's `group`
is the group of which an edge subgroup must be given.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..board.bitboard import Grid, enclosed, flood, groups, neighbours_of
from ..board.boards import Board, bits
from ..text.errors import InvalidText, quote
from ..text.sentences import Sentence, say
from .base import PASS, STOP, Action, Game, Outcome, Position, by_colour, count_of_stones
from .facts import Threats
from .info import GameInfo, Sample

PLACED, GIVING = 1, 2

# In sentences a stone "sees the edge" if it is an edge stone; the game's summary says what that means.


class Sunspot(Game):
    """Rules of Sunspot on one board.

    Attributes:
        sides: For each direction, the cells that have no neighbour there, and the shift that leads back inward.
    """

    id = "sunspot"

    def __init__(self, board: Board, holes: int = 0) -> None:
        super().__init__(board, holes)
        # For each direction the cells that have no neighbour there, and the shift that leads back inward.
        self.sides = tuple((board.cells & ~board.step(board.cells, -shift), -shift) for shift in board.steps)
        # The last set of empty cells and the cells that see the edge along it. All steps after a placement share them.
        self._seen = (-1, 0)

    def legal_actions(self, position: Position) -> list[Action]:
        if position.winner is not None:
            return []
        if position.stage == GIVING:
            return [Action("give", next(bits(subgroup))) for subgroup in self.subgroups(position)]
        if position.stage == PLACED:
            return [*self.actions_on(self.flips(position), "flip"), STOP]
        empty = self.empty_cells(position)
        if empty:
            return self.actions_on(empty, "place")
        return self.actions_on(self.flips(position), "flip") or [PASS]

    def is_legal(self, position: Position, action: Action) -> bool:
        if position.winner is not None:
            return False
        match action.kind, position.stage:
            case "place", 0:
                return bool(self.empty_cells(position) >> action.cell & 1)
            case "flip", 0 | 1 as stage:
                is_due = stage == PLACED or not self.empty_cells(position)
                return is_due and bool(self.flips(position) >> action.cell & 1)
            case "give", 2:
                return bool((position.group & self.edge_stones(position)) >> action.cell & 1)
            case "stop", stage:
                return stage == PLACED
            case "pass", 0:
                return not self.empty_cells(position) and not self.flips(position)
        return False

    def apply(self, position: Position, action: Action) -> Position:
        mover = position.to_move
        own, enemy = position.stones[mover], position.stones[1 - mover]
        match action.kind:
            case "place":
                own |= 1 << action.cell
                placed = position._replace(stones=by_colour(mover, own, enemy), stage=PLACED)
                if self.flips(placed):
                    return placed
            case "flip":
                here = 1 << action.cell
                own, enemy = own | here, enemy ^ here
                group = flood(self.board, here, own)
                if group & self.edge_stones(position):
                    return Position(by_colour(mover, own, enemy), mover, GIVING, group)
            case "give":
                given = flood(self.board, 1 << action.cell, position.group & self.edge_stones(position))
                own, enemy = own ^ given, enemy | given
        return self.end_turn(mover, own, enemy)

    def end_turn(self, mover: int, own: int, enemy: int) -> Position:
        """The position after a whole turn, with the winner if there is a loop; the mover's loop is checked first."""
        stones = by_colour(mover, own, enemy)
        for colour, walls in ((mover, own), (1 - mover, enemy)):
            if inside := enclosed(self.board, walls):
                return Position(stones, 1 - mover, loop=self.loop_round(walls, inside), winner=colour)
        return Position(stones, 1 - mover)

    def loop_round(self, walls: int, inside: int) -> int:
        """The stones of the loop around the first of the enclosed areas, without stones that the loop does not need."""
        board = self.board
        ring = neighbours_of(board, flood(board, inside & -inside, inside)) & walls
        outside = flood(board, board.perimeter, board.cells ^ ring)
        return ring & (neighbours_of(board, outside) | board.perimeter)

    def edge_stones(self, position: Position) -> int:
        """The stones on the board's edge or connected with it by a straight line of empty cells."""
        empty = self.empty_cells(position)
        along, seen = self._seen
        if along != empty:
            seen = seeing_the_edge(self.board, self.sides, empty)
            self._seen = (empty, seen)
        return seen ^ (seen & empty)

    def flips(self, position: Position) -> int:
        """The interior stones of the enemy that may be flipped: those connected to an edge stone of the enemy."""
        enemy = position.stones[1 - position.to_move]
        edge = self.edge_stones(position) & enemy
        return flood(self.board, edge, enemy) ^ edge

    def threats(self, position: Position) -> Threats:
        edge = self.edge_stones(position)
        exposed = 0
        for stones in position.stones:
            exposed |= flood(self.board, edge & stones, stones) & ~edge
        return Threats(interior=(position.stones[0] | position.stones[1]) & ~edge, exposed=exposed)

    def subgroups(self, position: Position) -> list[int]:
        """The edge subgroups of the group of the stone just flipped; one of them must be given away."""
        return groups(self.board, position.group & self.edge_stones(position))

    def outcome(self, position: Position) -> Outcome | None:
        if position.winner is None:
            return None
        return Outcome(position.winner, "loop", position.loop)

    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        inside = enclosed(self.board, outcome.loop).bit_count()
        return say(
            "{winner} has a loop of {stones} round {cells}.",
            winner=players[outcome.winner],
            stones=count_of_stones(outcome.loop.bit_count()),
            cells=say("1 cell") if inside == 1 else say("{count} cells", count=inside),
        )

    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        for colour, stones in enumerate(position.stones):
            if enclosed(self.board, stones):
                return say(
                    "The stones of {colour} form a closed loop, so the game would be over.", colour=players[colour]
                )
        count = sum(stones.bit_count() for stones in position.stones)
        if self.empty_cells(position) and count % 2 != position.to_move:
            return say(
                "Every turn adds one stone, so with {count} on the board it is {colour}’s turn.",
                count=count,
                colour=players[count % 2],
            )
        # A flip takes one stone of a group of two or more; a player who gives stones away keeps the one just flipped.
        for colour, stones in enumerate(position.stones):
            if not stones and count > colour:
                return say(
                    "{colour} has placed a stone by now, and no player ever loses the last one.", colour=players[colour]
                )
        return None

    def targets(self, position: Position) -> dict[int, Action]:
        if position.stage != GIVING or position.winner is not None:
            return super().targets(position)
        return {cell: Action("give", next(bits(part))) for part in self.subgroups(position) for cell in bits(part)}

    # --- texts

    def read_action(self, position: Position, text: str) -> Action:
        if text[:1] != "X":
            return super().read_action(position, text)
        cell = self.board.cell(text[1:], text)
        if position.stage != GIVING:
            return Action("flip", cell)
        return self.targets(position).get(cell, Action("give", cell))

    def turn_text(self, start: Position, actions: Sequence[Action]) -> str:
        return ";".join(self.action_text(action) for action in actions if action != STOP)

    def read_turn(self, start: Position, text: str) -> tuple[Action, ...]:
        steps = text.split(";")
        # A turn ends by itself where its text does.
        if not all(steps) or "stop" in steps[1:]:
            raise InvalidText(
                say("{text} cannot be read as a turn such as 'h8', 'h8;Xi3' or 'h8;Xi3;Xj2'", text=quote(text))
            )
        return self.read_steps(start, text, steps)

    # --- sentences ---

    def step_at(self, position: Position, cell: int) -> Action:
        if position.stage == GIVING and position.stones[position.to_move] >> cell & 1:
            return Action("give", cell)
        return Action("flip" if position.stones[1 - position.to_move] >> cell & 1 else "place", cell)

    def prompt(self, position: Position) -> Sentence:
        if position.stage == GIVING:
            return say(
                "The flipped stone joins stones of yours that see the edge: give away one connected set of them."
            )
        if position.stage == PLACED:
            return say("Flip an enemy stone that does not see the edge but joins one that does, or finish the turn.")
        if self.empty_cells(position):
            return say("Place a stone.")
        return say("The board is full: flip an enemy stone that does not see the edge but joins one that does.")

    def reason_to_pass(self, position: Position) -> Sentence:
        return say("the board is full, and there is no enemy stone that could be flipped")

    def reason_against(self, position: Position, action: Action) -> Sentence:
        name = self.board.name(action.cell) if action.cell >= 0 else ""
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        if position.stage == GIVING:
            if action.kind == "give" and position.group >> action.cell & 1:
                return say(
                    "The stone on {cell} does not see the edge; only stones that see it can be given away.", cell=name
                )
            return say(
                "First some stones that see the edge must be given away, of the group that the flipped stone joined."
            )
        if action.kind != "flip":
            if position.stage == PLACED:
                return say("Only one stone is placed in a turn.")
            return say("There is already a stone on {cell}.", cell=name)
        if not position.stage and self.empty_cells(position):
            return say("A stone must be placed before one is flipped.")
        if own >> action.cell & 1:
            return say("The stone on {cell} is your own.", cell=name)
        if not enemy >> action.cell & 1:
            return say("There is no enemy stone on {cell}.", cell=name)
        if self.edge_stones(position) >> action.cell & 1:
            return say("The stone on {cell} sees the edge; only stones that do not see it can be flipped.", cell=name)
        return say(
            "The stone on {cell} is not connected to an enemy stone that sees the edge, so it cannot be flipped.",
            cell=name,
        )


def seeing_the_edge(grid: Grid, sides: Sequence[tuple[int, int]], empty: int) -> int:
    """The cells on the edge or connected with it by a straight line of empty cells, empty cells included.

    Args:
        grid: The board, or several in lanes; the result is then for each lane.
        sides: As `Sunspot.sides`.
        empty: The empty cells.
    """
    seen = 0
    for side, inward in sides:
        looking = side
        while looking:
            seen |= looking
            looking &= empty
            looking = (looking << inward if inward > 0 else looking >> -inward) & grid.cells
    return seen


INFO = GameInfo(
    id=Sunspot.id,
    name="Sunspot",
    designer="Hoembla",
    year=2024,
    url="https://boardgamegeek.com/boardgame/444740/sunspot",
    shape="hex",
    colours=("black", "white"),
    sizes=range(2, 11),
    default_size=6,
    pie=True,
    holes=False,
    score_unit="stones",
    stones_stay=False,
    goal=say("Close a loop of your stones around an enemy stone or an empty cell."),
    summary=say(
        "A stone sees the edge if it lies on the edge of the board or a straight line of empty cells leads from "
        "it to the edge. Place a stone; then you may flip, to your colour, one enemy stone that does not see "
        "the edge but is connected to one that does. If the flipped stone is then connected to stones of yours "
        "that see the edge, you give one connected set of those to your opponent. You win when, after a turn, "
        "your stones form a closed loop round an enemy stone or an empty cell."
    ),
    sample=Sample(3, ("b2 b3 c2 c4 d2 d3", "a1 c3 d4 e2 c1"), loop="b2 b3 c2 c4 d2 d3"),
    rules=Sunspot,
)

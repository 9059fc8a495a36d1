"""Subsume, by Mark Steere (2024): make a loop of your colour that occupies more than half of the perimeter.

How loops are found. Three mutually adjacent cells form a *triangle*. Take all stones together with the cells that they
cut off from the edge, and all triangles in that area. A loop without a kink is the rim of an area of triangles in which
no rim cell touches just one triangle (that would be the kink). So triangles that are the only one at one of their cells
are peeled off until none is left. Each remaining area of triangles joined by common sides has one outermost loop as its
rim. The area of every loop survives the peeling, so no outermost loop is missed. One round of peeling handles the whole
board with four shifts.
"""

from __future__ import annotations

from ..board.bitboard import Grid, enclosed, neighbour_counts, neighbours_of, not_less
from ..board.boards import Board, bits
from ..text.sentences import Sentence, say
from .base import Action, Outcome, Position, by_colour
from .facts import Count, Loop, Threats
from .info import GameInfo, Sample
from .placement import PlacementGame, why_not_by_turns


class Subsume(PlacementGame):
    """Rules of Subsume on one board."""

    id = "subsume"

    def __init__(self, board: Board, holes: int = 0) -> None:
        super().__init__(board, holes)
        self.needed = board.perimeter.bit_count() // 2 + 1
        # On the rim of an area a stone has at least two triangles, so three neighbours in a row.
        self.runs_of_three = {cell: _runs_of_three(board, cell) for cell in board.order}

    def placements(self, position: Position) -> int:
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        beside_own, beside_enemy = neighbour_counts(self.board, own), neighbour_counts(self.board, enemy)
        return not_less(beside_enemy, beside_own, self.free_cells(position))

    def free_cells(self, position: Position) -> int:
        stones = position.stones[0] | position.stones[1]
        return self.board.cells ^ stones ^ enclosed(self.board, stones)

    def is_over(self, position: Position) -> bool:
        return position.winner is not None

    def apply(self, position: Position, action: Action) -> Position:
        mover = position.to_move
        if action.kind == "pass":
            return Position(position.stones, 1 - mover)
        own, enemy = position.stones[mover] | 1 << action.cell, position.stones[1 - mover]
        loop, inside = self.loop_through(own | enemy, action.cell)
        winner = None
        if loop:
            mine, theirs = own & loop, enemy & loop
            if mine.bit_count() >= theirs.bit_count():
                own, enemy, owner = own ^ theirs, enemy ^ theirs, mover
            else:
                own, enemy, owner = own ^ mine, enemy ^ mine, 1 - mover
            own ^= own & inside
            enemy ^= enemy & inside
            if (loop & self.board.perimeter).bit_count() >= self.needed:
                winner = owner
        stones = by_colour(mover, own, enemy)
        return Position(stones, 1 - mover, loop=loop if winner is not None else 0, winner=winner)

    def loop_through(self, stones: int, cell: int) -> tuple[int, int]:
        """The outermost loop through this stone and the cells strictly inside it, or (0, 0)."""
        if (self.board.neighbours[cell] & stones).bit_count() < 2:
            return 0, 0
        area = stones | enclosed(self.board, stones)
        if not any(area & run == run for run in self.runs_of_three[cell]):
            return 0, 0
        return loop_and_inside(self.board, area, 1 << cell)

    def threats(self, position: Position) -> Threats:
        stones = position.stones[0] | position.stones[1]
        area = stones | enclosed(self.board, stones)
        return Threats(loops=tuple(self.described(position, *loop) for loop in outermost_loops(self.board, area)))

    def standing(self, position: Position) -> tuple[Count, Count]:
        """The number of edge cells that the best loop of each colour occupies."""
        best = [0, 0]
        for loop in self.threats(position).loops:
            best[loop.owner] = max(best[loop.owner], loop.edge_stones)
        return Count(best[0], self.needed, "loop"), Count(best[1], self.needed, "loop")

    def loop_made(self, position: Position, action: Action, after: Position) -> Loop | None:
        if action.cell < 0:
            return None
        loop, inside = self.loop_through(after.stones[0] | after.stones[1], action.cell)
        return self.described(after, loop, inside) if loop else None

    def described(self, position: Position, loop: int, inside: int) -> Loop:
        """An outermost loop between turns, when it is of one colour, with the edge cells that it occupies."""
        perimeter = self.board.perimeter
        owner = 0 if loop & position.stones[0] else 1
        return Loop(loop, inside, owner, (loop & perimeter).bit_count(), perimeter.bit_count(), self.needed)

    def outcome(self, position: Position) -> Outcome | None:
        if position.winner is None:
            return None
        count = (position.loop & self.board.perimeter).bit_count()
        counts = (count, 0) if position.winner == 0 else (0, count)
        return Outcome(position.winner, "loop", position.loop, counts, self.needed)

    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        return say(
            "{winner} has a loop on {won} of {perimeter} edge cells; {needed} were needed.",
            winner=players[outcome.winner],
            won=outcome.counts[outcome.winner],
            perimeter=self.board.perimeter.bit_count(),
            needed=outcome.needed,
        )

    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        first, second = position.stones
        loops = {self.loop_through(first | second, cell) for cell in bits(first | second)} - {(0, 0)}
        for loop, inside in loops:
            name = self.board.names_of(loop)[0]
            if first & loop and second & loop:
                return say(
                    "The loop through {cell} has stones of both colours; closing it made them all of one.", cell=name
                )
            if stranded := (first | second) & inside:
                name = self.board.names_of(stranded)[0]
                return say("The stone on {cell} lies inside a loop, so it would have been removed.", cell=name)
            if (loop & self.board.perimeter).bit_count() >= self.needed:
                owner = players[0 if first & loop else 1]
                return say("{owner} has a loop on more than half of the edge, so the game would be over.", owner=owner)
        return None if loops else self._why_impossible_without_loops(position, players)

    def _why_impossible_without_loops(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        """Check what holds where no stone was ever turned or removed: loops last, and there is none."""
        board, (first, second) = self.board, position.stones
        alike = unlike = 0
        for shift in board.steps[:3]:
            moved = board.step(first, shift), board.step(second, shift)
            alike += (first & moved[0]).bit_count() + (second & moved[1]).bit_count()
            unlike += (first & moved[1]).bit_count() + (second & moved[0]).bit_count()
        if alike > unlike:
            return say(
                "More pairs of neighbouring stones are of one colour ({alike}) than of two ({unlike}), though each "
                "stone was placed where it touched at least as many of the opponent’s.",
                alike=alike,
                unlike=unlike,
            )
        # A cell that touches no stone was always open to both, so neither player has had to pass.
        stones = first | second
        untouched = board.cells & ~(stones | neighbours_of(board, stones))
        return why_not_by_turns(position, players) if untouched else None

    def reason_against(self, position: Position, action: Action) -> Sentence:
        name, stones = self.board.name(action.cell), position.stones[0] | position.stones[1]
        if stones >> action.cell & 1:
            return say("There is already a stone on {cell}.", cell=name)
        if enclosed(self.board, stones) >> action.cell & 1:
            return say("{cell} is surrounded by a loop, and nothing may be placed inside a loop.", cell=name)
        beside = self.board.neighbours[action.cell]
        friends = (beside & position.stones[position.to_move]).bit_count()
        enemies = (beside & position.stones[1 - position.to_move]).bit_count()
        return say(
            "{cell} touches more of your own stones ({friends}) than of your opponent’s ({enemies}); a "
            "stone must touch at least as many of the opponent’s as of your own.",
            cell=name,
            friends=friends,
            enemies=enemies,
        )

    def stones_in_reason(self, position: Position, cell: int) -> int:
        around = (loop.stones for loop in self.threats(position).loops if loop.inside >> cell & 1)
        return next(around, 0) or super().stones_in_reason(position, cell)

    def reason_to_pass(self, position: Position) -> Sentence:
        return say("every empty cell lies inside a loop or touches more stones of this colour than of the other")

    def prompt(self, position: Position) -> Sentence:
        return say("Place a stone outside all loops, touching at least as many enemy stones as your own.")


INFO = GameInfo(
    id=Subsume.id,
    name="Subsume",
    designer="Mark Steere",
    year=2024,
    url="https://www.marksteeregames.com/",
    shape="hex",
    colours=("red", "blue"),
    sizes=range(2, 11),
    default_size=6,
    pie=False,
    holes=False,
    score_unit="stones",
    stones_stay=False,
    goal=say("Close a loop of your colour that occupies more than half of the board’s edge."),
    summary=say(
        "Place one stone a turn where it touches at least as many of your opponent’s stones as of your own, but "
        "not inside a loop. A loop is a closed ring of stones, of one colour or both. When you close one, all "
        "its stones become yours if at least half of them are yours already, otherwise your opponent’s, and "
        "every stone inside is removed. You win with a loop of your colour on more than half of the cells along "
        "the board’s edge."
    ),
    sample=Sample(3, ("a1 a2 a3 b4 c5 d4 d3 d2 c2 b1", "c1 e1 e3"), loop="a1 a2 a3 b4 c5 d4 d3 d2 c2 b1"),
    rules=Subsume,
)


def _runs_of_three(board: Board, cell: int) -> tuple[int, ...]:
    """The sets of three consecutive neighbours around a cell."""
    around = [board.step(1 << cell, shift) for shift in board.steps]
    runs = []
    for start in range(6):
        run = [around[(start + offset) % 6] for offset in range(3)]
        if all(run):
            runs.append(run[0] | run[1] | run[2])
    return tuple(runs)


def loop_and_inside(grid: Grid, area: int, placed: int) -> tuple[int, int]:
    """The outermost loop through the stone just placed and the cells strictly inside it, or (0, 0).

    Args:
        grid: The board, or several in lanes; the result is then for all lanes.
        area: All stones and the cells that they cut off from the edge.
        placed: The stone, one in each lane.
    """
    up, down = _peel(grid.width, area)
    return _rim_and_inside(grid.width, *_part_at(grid.width, up, down, placed))


def outermost_loops(grid: Grid, area: int) -> list[tuple[int, int]]:
    """Every outermost loop of an area with the cells strictly inside it.

    The area is all stones and the cells that they cut off from the edge.
    """
    width = grid.width
    up, down = _peel(width, area)
    found = []
    # No stone is on two loops, so the part at one cell of a triangle is the part that holds the triangle.
    while triangles := up | down:
        part_up, part_down = _part_at(width, up, down, (triangles & -triangles) << width + 1)
        found.append(_rim_and_inside(width, part_up, part_down))
        up, down = up ^ part_up, down ^ part_down
    return found


def _rim_and_inside(width: int, up: int, down: int) -> tuple[int, int]:
    """The cells on the rim of an area of triangles, and those inside it, which have a triangle on every side."""
    up_east, up_north, down_east, down_north = up << 1, up << width + 1, down << width, down << width + 1
    inside = up & down & up_east & up_north & down_east & down_north
    return (up | down | up_east | up_north | down_east | down_north) ^ inside, inside


# Triangles are two sets of cells, each triangle given by its lowest and leftmost cell: those that point up (cell, east,
# north-east) and those that point down (cell, north-west, north-east).


def _peel(width: int, area: int) -> tuple[int, int]:
    """The triangles of an area, without those that are, or become while peeling, the only one at one of their cells.

    Two of a triangle's three sides meet at each of its cells. So it is nowhere the only one exactly if it shares two or
    more sides with other triangles.
    """
    north_east = area >> width + 1 & area
    up, down = north_east & area >> 1, north_east & area >> width
    while True:
        below, right = down << width, down >> 1
        up &= below & right | down & (below | right)
        above, left = up >> width, up << 1
        kept = down & (above & left | up & (above | left))
        if kept == down:
            return up, down
        down = kept


def _part_at(width: int, up: int, down: int, cells: int) -> tuple[int, int]:
    """The triangles, of those left by peeling, that are joined by common sides with those at a cell."""
    # After peeling, each triangle has neighbours at every cell, so those that point up lead to all.
    part_up = up & (cells | cells >> 1 | cells >> width + 1)
    while True:
        part_down = down & (part_up | part_up >> width | part_up << 1)
        grown = up & (part_down | part_down << width | part_down >> 1)
        if grown == part_up:
            return part_up, part_down
        part_up = grown

"""Surmount, by Corey L. Clark (2024): leave your opponent without a stone on the board.

A turn is a replacement (`xd4`), or a placement that may go on. The new group then grows until it is as large as an
enemy group that it touches, replaces one of that group's stones and removes the rest. Inside a turn (stages 1 and 2) a
position's `group` is the group that was placed, and `touched` holds the stones of the enemy groups that it touched
after the first placement.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter

from ..board.bitboard import flood, groups, groups_touching, neighbours_of
from ..board.boards import Board, bits
from ..text.errors import IllegalTurn, InvalidText, quote
from ..text.sentences import Sentence, say
from .base import PASS, STOP, Action, Game, Outcome, Position, by_colour, count_of_stones
from .facts import Count, Threats
from .info import GameInfo, Sample
from .placement import why_not_by_turns

# Stages inside a turn: after the first placement (it may stop), and after growth (it must end with a capture).
PLACED, GROWING = 1, 2

# Entries in the cache of `_unassailable`; a proof asks for the same sets of stones often.
MOST_REMEMBERED = 1 << 14

TURN_PATTERN = re.compile(r"([^(),x]+(?:,[^(),x]+)*)(?:\(x([^(),x]+)\))?")


class Surmount(Game):
    """Rules of Surmount on one board."""

    id = "surmount"
    proofs_end_when_decided = True

    def legal_actions(self, position: Position) -> list[Action]:
        if position.winner is not None:
            return []
        if position.stage:
            growth, captures = self.continuations(position)
            actions = self.actions_on(growth, "grow")
        else:
            captures = self.replacements(position)
            actions = self.actions_on(self.empty_cells(position), "place")
        if captures:
            actions += self.actions_on(captures, "capture")
            actions.sort(key=attrgetter("cell"))
        if position.stage == PLACED:
            actions.append(STOP)
        return actions or [PASS]

    def is_legal(self, position: Position, action: Action) -> bool:
        if position.winner is not None:
            return False
        match action.kind, position.stage:
            case "place", 0:
                return bool(self.empty_cells(position) >> action.cell & 1)
            case "capture", 0:
                return self._may_replace(position, action.cell)
            case "grow", 1 | 2:
                return bool(self.continuations(position)[0] >> action.cell & 1)
            case "capture", _:
                return bool(self.continuations(position)[1] >> action.cell & 1)
            case "stop", stage:
                return stage == PLACED
            case "pass", 0:
                return not self.empty_cells(position) and not self.replacements(position)
        return False

    def apply(self, position: Position, action: Action) -> Position:
        mover = position.to_move
        own, enemy = position.stones[mover], position.stones[1 - mover]
        here = 1 << action.cell if action.cell >= 0 else 0
        match action.kind:
            case "place":
                own |= here
                placed = self.after_placement(position, by_colour(mover, own, enemy), here)
                if placed is not None:
                    return placed
            case "grow":
                stones = by_colour(mover, own | here, enemy)
                return position._replace(stones=stones, group=position.group | here, stage=GROWING)
            case "capture":
                enemy ^= flood(self.board, here, enemy)
                own |= here
        # A single stone with no enemy stone is the very first turn, which does not win. Every capture leaves at least
        # two.
        won = not enemy and own & (own - 1)
        return Position(by_colour(mover, own, enemy), 1 - mover, winner=mover if won else None)

    def after_placement(self, position: Position, stones: tuple[int, int], here: int) -> Position | None:
        """The position inside the turn if the placement lets it go on, else None."""
        own, enemy = stones[position.to_move], stones[1 - position.to_move]
        group = flood(self.board, here, own)
        if group == here:
            return None
        touched = groups_touching(self.board, group, enemy)
        if not touched:
            return None
        placed = Position(stones, position.to_move, PLACED, group, touched)
        growth, captures = self.continuations(placed)
        return placed if growth or captures else None

    def continuations(self, position: Position) -> tuple[int, int]:
        """The cells where the group may grow now and those where it may capture, inside a turn.

        Growth is offered only if a capture can still be reached: the cells that the group may take must have room for
        all stones that it lacks to the size of a touched group.
        """
        size = position.group.bit_count()
        beside = neighbours_of(self.board, position.group)
        captures = 0
        larger = []
        for group in groups(self.board, position.touched):
            missing = group.bit_count() - size
            if missing == 0:
                captures |= group & beside
            elif missing > 0:
                larger.append(missing)
        if not larger:
            return 0, captures
        growable = self.growable(position)
        if flood(self.board, beside, growable).bit_count() < min(larger):
            return 0, captures
        return growable & beside, captures

    def growable(self, position: Position) -> int:
        """The empty cells that touch no group but the growing one and the enemy groups it touched from the start."""
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        others = own ^ position.group | enemy ^ position.touched
        empty = self.empty_cells(position)
        return empty ^ (empty & neighbours_of(self.board, others))

    def replacements(self, position: Position) -> int:
        """The enemy stones that a new stone may replace: their group is smaller than the one being created."""
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        candidates = enemy & neighbours_of(self.board, own)
        if not candidates:
            return 0
        reach = [(neighbours_of(self.board, group), group.bit_count()) for group in groups(self.board, own)]
        found = 0
        for group in groups(self.board, enemy):
            limit = group.bit_count()
            for cell in bits(group & candidates):
                created = 1 + sum(size for beside, size in reach if beside >> cell & 1)
                if created > limit:
                    found |= 1 << cell
        return found

    def _may_replace(self, position: Position, cell: int) -> bool:
        """Return whether `replacements` has this cell, without checking all others."""
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        replaced = flood(self.board, 1 << cell, enemy).bit_count()
        created = 1 + groups_touching(self.board, 1 << cell, own).bit_count()
        return bool(enemy >> cell & 1) and 1 < created > replaced

    def unassailable(self, position: Position, colour: int) -> int:
        """The stones of a colour's groups that can never be captured, whatever either side plays.

        Take a set of groups of one colour, and the regions into which it divides the other cells. As long as none of
        the set has been captured, every enemy group is in one region. To surmount a group of `size` stones, an adjacent
        enemy group needs as many, so its region has as many cells. To replace a stone of it, the enemy joins groups of
        regions adjacent to that one cell, which with the new stone must be more than `size`. Where no region is large
        enough for either, no group of the set can be the first to be captured. That remains true: groups that are not
        captured only grow or join, and regions only shrink. The result is the largest such set.

        No game is drawn or endless, and a player with such a group always has a stone. So that player wins.
        """
        return _unassailable(self.board, position.stones[colour])

    def decided_for(self, position: Position) -> int | None:
        """The colour that has won, or has a group that can never be captured; else None."""
        if position.winner is not None:
            return position.winner
        return next((colour for colour in (0, 1) if self.unassailable(position, colour)), None)

    def standing(self, position: Position) -> tuple[Count, Count]:
        """The size of the largest group of each colour; only a group that is larger or equal can capture it."""
        first, second = (
            max((group.bit_count() for group in groups(self.board, stones)), default=0) for stones in position.stones
        )
        return Count(first, None, "group"), Count(second, None, "group")

    def threats(self, position: Position) -> Threats:
        return Threats(groups=tuple(group for stones in position.stones for group in groups(self.board, stones)))

    def open_cells(self, position: Position, colour: int) -> int:
        """The stones that a colour could replace. Empty cells are left out: they are always open to both."""
        return self.replacements(position._replace(to_move=colour))

    def group_made(self, position: Position, action: Action, after: Position) -> int:
        if action.cell < 0:
            return 0
        return flood(self.board, 1 << action.cell, after.stones[position.to_move])

    def outcome(self, position: Position) -> Outcome | None:
        if position.winner is None:
            return None
        return Outcome(position.winner, "annihilation", counts=self.score(position))

    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        winner, loser = outcome.winner, 1 - outcome.winner
        return say(
            "{loser} has no stone left on the board; {winner} has {stones}.",
            loser=players[loser],
            winner=players[winner],
            stones=count_of_stones(outcome.counts[winner]),
        )

    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        # The list of group sizes grows with every turn, so if all stones are single, none was ever captured or joined.
        if not any(stones & neighbours_of(self.board, stones) for stones in position.stones):
            return why_not_by_turns(position, players)
        for colour, stones in enumerate(position.stones):
            if not stones:
                return say("{colour} has no stone, so the game would be over.", colour=players[colour])
        return None

    # --- texts ---

    def read_action(self, position: Position, text: str) -> Action:
        if text[:1] == "x":
            return Action("capture", self.board.cell(text[1:], text))
        action = super().read_action(position, text)
        return Action("grow", action.cell) if position.stage and action.kind == "place" else action

    def turn_text(self, start: Position, actions: Sequence[Action]) -> str:
        placed = [action.cell for action in actions if action.kind in ("place", "grow")]
        if not placed:
            return self.action_text(actions[0])
        capture = next((action for action in actions if action.kind == "capture"), None)
        ordered = self.arrange(start, placed, capture) or actions
        cells = ",".join(self.board.name(action.cell) for action in ordered if action.kind in ("place", "grow"))
        return cells if capture is None else f"{cells}({self.action_text(capture)})"

    def read_turn(self, start: Position, text: str) -> tuple[Action, ...]:
        if text in ("pass", "swap", "stop") or text[:1] == "x":
            return self.read_steps(start, text, [text])
        found = TURN_PATTERN.fullmatch(text)
        if found is None:
            raise InvalidText(
                say("{text} cannot be read as a turn such as 'c3', 'xd4' or 'c3,c4(xd5)'", text=quote(text))
            )
        names = found[1].split(",")
        cells = [self.board.cell(name) for name in names]
        capture = Action("capture", self.board.cell(found[2])) if found[2] else None
        if len(set(cells)) < len(cells):
            raise IllegalTurn(say("A cell is named twice."), text)
        arranged = self.arrange(start, cells, capture)
        if arranged is None:
            # No order is legal, so reading the steps in the given order raises the error for the rule.
            return self.read_steps(start, text, names + ([f"x{found[2]}"] if capture else []))
        return arranged

    def arrange(self, start: Position, cells: Sequence[int], capture: Action | None) -> tuple[Action, ...] | None:
        """The turn in canonical order, or None if no order makes a legal turn.

        The first cell is the lowest that may come first, and each further one the lowest that may follow.
        """
        placed = sum(1 << cell for cell in cells)
        if start.winner is not None or start.stage or placed & ~self.empty_cells(start):
            return None
        if len(cells) > 1:
            return None if capture is None else self._arrange_growth(start, placed, capture)
        place = Action("place", cells[0])
        after = self.apply(start, place)
        ending = capture or (STOP if after.stage else None)
        if ending is None:
            return (place,)
        return (place, ending) if after.stage and self.is_legal(after, ending) else None

    def _arrange_growth(self, start: Position, placed: int, capture: Action) -> tuple[Action, ...] | None:
        """The turn in canonical order, as `arrange`, for two or more empty cells without trying each as the first.

        Growth touches no group that the first placement did not join or touch. So the first cell is adjacent to every
        friendly group that any of the cells touches, and to every enemy group that none of those groups touches. All
        cells for which this holds join and touch the same groups, and so allow the same growth.
        """
        board = self.board
        own, enemy = start.stones[start.to_move], start.stones[1 - start.to_move]
        captured = flood(board, 1 << capture.cell, enemy)
        joined = groups_touching(board, placed, own)
        made = joined | placed
        if captured.bit_count() != made.bit_count() or not neighbours_of(board, made) >> capture.cell & 1:
            return None
        untouched = enemy & ~groups_touching(board, joined, enemy)
        firsts = placed & neighbours_of(board, joined)
        for required in (joined, groups_touching(board, placed, untouched)):
            while firsts and required:
                group = flood(board, required & -required, required)
                firsts &= neighbours_of(board, group)
                required ^= group
        if not firsts:
            return None
        left = placed
        following = firsts & -firsts
        beside = neighbours_of(board, joined)
        actions: list[Action] = []
        while following:
            actions.append(Action("grow" if actions else "place", following.bit_length() - 1))
            left ^= following
            beside |= neighbours_of(board, following)
            following = left & beside
            following &= -following
        return None if left else (*actions, capture)

    # --- sentences ---

    def step_at(self, position: Position, cell: int) -> Action:
        if position.stones[1 - position.to_move] >> cell & 1:
            return Action("capture", cell)
        return Action("grow" if position.stage else "place", cell)

    def prompt(self, position: Position) -> Sentence:
        if not position.stage:
            return say("Place a stone on an empty cell, or on an enemy group smaller than the one you make.")
        size = position.group.bit_count()
        options: list[Sentence] = []
        if self.continuations(position)[1]:
            options.append(say("capture an enemy group of {size}", size=size))
        if goals := self.sizes_to_grow_to(position):
            sizes = _alternatives(goals)
            options.append(say("grow to exactly {sizes} and capture one as large", sizes=sizes))
        if position.stage == PLACED:
            options.append(say("finish the turn"))
        choice = options[0]
        for other in options[1:]:
            choice = say("{choice}, or {other}", choice=choice, other=other)
        return say("Your group has {stones}: {choice}.", stones=count_of_stones(size), choice=choice)

    def reason_to_pass(self, position: Position) -> Sentence:
        return say("the board is full, and no enemy group is small enough to be replaced")

    def reason_against(self, position: Position, action: Action) -> Sentence:
        if action.kind == "stop":
            return say(
                "A turn in which the group has grown must end with the capture of an enemy group of exactly its size."
            )
        if action.kind == "capture":
            return self._reason_against_capture(position, action.cell)
        name = self.board.name(action.cell)
        if not self.empty_cells(position) >> action.cell & 1:
            return say("There is already a stone on {cell}.", cell=name)
        return self._reason_against_growth(position, action.cell)

    def stones_in_reason(self, position: Position, cell: int) -> int:
        here, own, enemy = 1 << cell, position.stones[position.to_move], position.stones[1 - position.to_move]
        if not enemy & here:
            return super().stones_in_reason(position, cell) or position.group
        ours = position.group if position.stage else groups_touching(self.board, here, own)
        return ours | flood(self.board, here, enemy)

    def sizes_to_grow_to(self, position: Position) -> list[int]:
        """The sizes of the enemy groups that the group may still grow to, inside a turn, from the smallest."""
        size = position.group.bit_count()
        if not self.continuations(position)[0]:
            return []
        room = flood(self.board, neighbours_of(self.board, position.group), self.growable(position)).bit_count()
        sizes = {group.bit_count() for group in groups(self.board, position.touched)}
        return sorted(goal for goal in sizes if size < goal <= size + room)

    def _reason_against_growth(self, position: Position, cell: int) -> Sentence:
        name = self.board.name(cell)
        if not neighbours_of(self.board, position.group) >> cell & 1:
            return say("{cell} is not adjacent to the group that is growing.", cell=name)
        if not self.growable(position) >> cell & 1:
            return say(
                "{cell} touches a group that the growing group did not touch after the first placement.", cell=name
            )
        return say("{cell} would make the group larger than any enemy group it could still capture.", cell=name)

    def _reason_against_capture(self, position: Position, cell: int) -> Sentence:
        name = self.board.name(cell)
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        if own >> cell & 1:
            return say("The stone on {cell} is your own.", cell=name)
        if not enemy >> cell & 1:
            return say("There is no enemy stone on {cell}.", cell=name)
        theirs = flood(self.board, 1 << cell, enemy).bit_count()
        if not position.stage:
            created = 1 + groups_touching(self.board, 1 << cell, own).bit_count()
            return say(
                "The enemy group on {cell} has {stones} and the group being created would have {created}; "
                "it must be the larger one.",
                cell=name,
                stones=count_of_stones(theirs),
                created=created,
            )
        if not position.touched >> cell & 1:
            return say("The growing group did not touch the group on {cell} after the first placement.", cell=name)
        if theirs != position.group.bit_count():
            ours = position.group.bit_count()
            return say(
                "The enemy group on {cell} has {stones} and yours {ours}; they must be equal.",
                cell=name,
                stones=count_of_stones(theirs),
                ours=ours,
            )
        return say("{cell} is not adjacent to your group.", cell=name)


INFO = GameInfo(
    id=Surmount.id,
    name="Surmount",
    designer="Corey L. Clark",
    year=2024,
    url="https://boardgamegeek.com/boardgame/436268/surmount",
    shape="hex",
    colours=("black", "white"),
    sizes=range(4, 11),
    default_size=5,
    pie=False,
    holes=False,
    score_unit="stones",
    stones_stay=False,
    goal=say("Leave your opponent without a stone on the board."),
    summary=say(
        "A group is a connected set of stones of one colour. Place a stone on an empty cell; or put it in place "
        "of an enemy stone whose group is smaller than the group you make, which removes that whole enemy "
        "group. If your stone joins a group of yours and the group then touches an enemy group of at least its "
        "size, you may add stones to it in the same turn until it is exactly as large as that group, and "
        "capture it. You win when your opponent has no stone left."
    ),
    sample=Sample(3, ("b1 b2 c2 c3 d2", "b3 b4 c4 d3 d4")),
    rules=Surmount,
)


def _alternatives(numbers: Sequence[int]) -> Sentence:
    """Numbers as alternatives, such as "3", "3 or 5", "3, 5 or 8"."""
    *others, last = map(str, numbers)
    return say("{others} or {last}", others=", ".join(others), last=last) if others else say("{number}", number=last)


@lru_cache(MOST_REMEMBERED)
def _unassailable(board: Board, stones: int) -> int:
    """The result of `Surmount.unassailable`, cached by the stones of that colour, on which alone it depends."""
    held = groups(board, stones)
    while held:
        together = sum(held)
        regions = [(one.bit_count(), neighbours_of(board, one)) for one in groups(board, board.cells ^ together)]
        kept = [group for group in held if _holds(group, regions)]
        if len(kept) == len(held):
            return together
        held = kept
    return 0


def _holds(group: int, regions: Sequence[tuple[int, int]]) -> bool:
    """Return whether no region, given as its number of cells and its neighbours, can capture the group."""
    size = group.bit_count()
    beside = [(cells, around) for cells, around in regions if around & group]
    if any(cells >= size for cells, _ in beside):
        return False
    if sum(cells for cells, _ in beside) < size:
        return True
    return all(sum(cells for cells, around in beside if around >> cell & 1) < size for cell in bits(group))

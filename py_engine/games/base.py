"""Protocol of the games, and what they share.

A `Game` holds the immutable facts of one game on one board. A `Position` is a small immutable value, an `Action` one
atomic step of a turn. Questions are methods of the game: `game.legal_actions(position)`, `game.apply(position,
action)`. Colours are 0 (moves first) and 1. Which player has which colour (the pie rule may swap them) is known in
`match/` only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import compress
from typing import ClassVar, Literal, NamedTuple

from ..board.bitboard import enclosed
from ..board.boards import Board
from ..text.errors import IllegalTurn, quote
from ..text.sentences import Sentence, say
from .facts import Count, Loop, Threats

Kind = Literal["place", "grow", "capture", "flip", "give", "stop", "pass", "swap"]

# Kinds of steps that place a stone of the mover on their cell.
PLACING: tuple[Kind, ...] = ("place", "grow", "capture")

# First letter of the text of an action on a cell. The other kinds are whole words.
PREFIXES: dict[Kind, str] = {"place": "", "grow": "", "capture": "x", "flip": "X", "give": "X"}


class Action(NamedTuple):
    """An atomic step: its kind, and its cell (-1 for `stop`, `pass` and `swap`)."""

    kind: Kind
    cell: int = -1


STOP = Action("stop")
PASS = Action("pass")
SWAP = Action("swap")
WORDS = {action.kind: action for action in (STOP, PASS, SWAP)}

# Maps the characters of a binary number to the bytes 0 and 1.
DIGITS = bytes.maketrans(b"01", bytes(range(2)))


class Position(NamedTuple):
    """A position of any game, also in the middle of a turn. `Game.outcome` tells the winner.

    Attributes:
        stones: The stones of colour 0 and of colour 1, two sets of cells.
        to_move: The colour to move.
        stage: 0 between turns; each game defines its other values.
        group: Inside a turn, a set of cells that the rest of the turn depends on; each game defines which.
        touched: A second set of this kind.
        loop: The stones of a loop that has won, else 0.
        winner: The colour that has won where the stones alone do not show it, else None; set only between turns.
    """

    stones: tuple[int, int]
    to_move: int = 0
    stage: int = 0
    group: int = 0
    touched: int = 0
    loop: int = 0
    winner: int | None = None


class Outcome(NamedTuple):
    """Result of a game that is over.

    Attributes:
        winner: The colour that won.
        termination: How the game ended, in one word that records keep, such as `loop`, `majority` or `stones`.
        loop: The stones of the winning loop, or 0.
        counts: What was counted for colours 0 and 1 (parasols, stones, perimeter stones of the loop), else (0, 0).
        needed: The count that was needed to win, or 0 where nothing is counted.
    """

    winner: int
    termination: str
    loop: int = 0
    counts: tuple[int, int] = (0, 0)
    needed: int = 0


def by_colour(mover: int, own: int, enemy: int) -> tuple[int, int]:
    """The stones of colour 0 and of colour 1, from those of the mover and of the opponent."""
    return (own, enemy) if mover == 0 else (enemy, own)


def count_of_stones(count: int) -> Sentence:
    """A number of stones in words: "1 stone", "3 stones"."""
    return say("1 stone") if count == 1 else say("{count} stones", count=count)


class Game(ABC):
    """The immutable facts of one game on one board.

    Attributes:
        id: Id of the game in the catalogue.
        board: The board that the game is played on.
        holes: Cells on which nothing is ever placed.
        is_symmetric: Whether turned and mirrored positions have the same value. False where sides or directions of the
            board matter.
        proofs_end_when_decided: Whether proofs shown to people end where `decided_for` names a winner, because the game
            may go on for long from there. The lengths of proofs are counted to that point.
    """

    id: ClassVar[str]
    is_symmetric: ClassVar[bool] = True
    proofs_end_when_decided: ClassVar[bool] = False

    def __init__(self, board: Board, holes: int = 0) -> None:
        self.board = board
        self.holes = holes
        self._actions: dict[Kind, tuple[Action, ...]] = {}

    def actions_on(self, cells: int, kind: Kind) -> list[Action]:
        """The steps of a kind on these cells, in board order."""
        if kind not in self._actions:
            self._actions[kind] = tuple(Action(kind, cell) for cell in range(self.board.cells.bit_length()))
        # The bits of the set as bytes, lowest first, select all actions at once.
        return list(compress(self._actions[kind], f"{cells:b}"[::-1].encode().translate(DIGITS)))

    def empty_cells(self, position: Position) -> int:
        """The cells without a stone, except holes."""
        return self.board.cells & ~(self.holes | position.stones[0] | position.stones[1])

    def free_cells(self, position: Position) -> int:
        """The empty cells except those known to be closed for the rest of the game."""
        return self.empty_cells(position)

    def start(self) -> Position:
        """The position before the first turn: an empty board, colour 0 to move."""
        return Position((0, 0))

    @abstractmethod
    def legal_actions(self, position: Position) -> list[Action]:
        """The legal steps, in board order, `stop` last; only `pass` if the turn is skipped; none when it is over."""

    @abstractmethod
    def apply(self, position: Position, action: Action) -> Position:
        """The position after a legal step. The step is not checked; see `is_legal`."""

    def after(self, position: Position, actions: Iterable[Action]) -> Position:
        """The position after legal steps, such as those of a whole turn."""
        for action in actions:
            position = self.apply(position, action)
        return position

    @abstractmethod
    def outcome(self, position: Position) -> Outcome | None:
        """Result of the game, or None while it goes on (always inside a turn)."""

    @abstractmethod
    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        """One sentence about how the game was won; `players` are the names of the colours."""

    @abstractmethod
    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        """One sentence about why this position between two turns cannot occur in a game; None if no reason is found.

        A position in which the game would be over counts as impossible too. That colour 0 moves first on an empty board
        is checked elsewhere. `players` are the names of the colours.
        """

    def settled_for(self, position: Position) -> int | None:
        """The colour that has won or is certain to win however the game goes on; None if that is not obvious."""
        outcome = self.outcome(position)
        return None if outcome is None else outcome.winner

    def turns_when_settled(self, position: Position) -> int:
        """The number of turns of both players left to play where `settled_for` names a winner."""
        return 0

    def least_turns_left(self, position: Position) -> int:
        """A lower bound on the number of turns of both players that are left."""
        return 0

    def decided_for(self, position: Position) -> int | None:
        """The colour that is certain to win, for people to stop there; None if that is not obvious.

        It may know more than `settled_for`, on which proofs rest, because the number of turns left need not be known.
        """
        return self.settled_for(position)

    def step_at(self, position: Position, cell: int) -> Action:
        """The step meant by picking a cell, legal or not."""
        return Action("place", cell)

    @abstractmethod
    def reason_against(self, position: Position, action: Action) -> Sentence:
        """One sentence for the player that names the rule against an illegal step. The game is not over."""

    def stones_in_reason(self, position: Position, cell: int) -> int:
        """The stones that `reason_against` picking a cell names or counts: the one there, if there are no others."""
        return (position.stones[0] | position.stones[1]) & 1 << cell

    @abstractmethod
    def reason_to_pass(self, position: Position) -> Sentence:
        """The reason why the player to move must pass, to follow "Red must pass: ". `pass` must be legal."""

    def prompt(self, position: Position) -> Sentence:
        """One sentence about what the player to move may do now. The game is not over."""
        return say("Place a stone.")

    def is_legal(self, position: Position, action: Action) -> bool:
        """Return whether the step is legal now."""
        return action in self.legal_actions(position)

    def targets(self, position: Position) -> dict[int, Action]:
        """The legal step that each cell stands for, by cell; several cells may stand for the same step."""
        return {action.cell: action for action in self.legal_actions(position) if action.cell >= 0}

    def score(self, position: Position) -> tuple[int, int]:
        """The score of each colour in the game's own unit: stones unless the game counts something else."""
        first, second = position.stones
        return first.bit_count(), second.bit_count()

    def standing(self, position: Position) -> tuple[Count, Count] | None:
        """The progress of each colour in what decides the game; None where that cannot be counted."""
        return None

    # --- facts for the eye ---

    def threats(self, position: Position) -> Threats:
        """The facts about the position that the board can mark."""
        return Threats()

    def open_cells(self, position: Position, colour: int) -> int:
        """The cells where a colour could begin its turn, of a kind that turns may open and close; at any stage."""
        return 0

    def loop_made(self, position: Position, action: Action, after: Position) -> Loop | None:
        """The loop that this step has made, or None.

        Args:
            position: The position before the step.
            action: The step.
            after: The position after it, with the turn ended if that is possible.
        """
        if after.winner is None or not after.loop:
            return None
        return Loop(after.loop, enclosed(self.board, after.loop), after.winner)

    def group_made(self, position: Position, action: Action, after: Position) -> int:
        """The group that this step has made, where the size of a group matters; else 0."""
        return 0

    # --- texts ---

    def action_text(self, action: Action) -> str:
        """The text of one step: `d4`, `xd4`, `Xi3`, `stop`, `pass`, `swap`."""
        if action.cell < 0:
            return action.kind
        return PREFIXES[action.kind] + self.board.name(action.cell)

    def read_action(self, position: Position, text: str) -> Action:
        """The step that a text means in this position, legal or not.

        Raises:
            InvalidText: The text cannot be read.
        """
        if text in WORDS:
            return WORDS[text]
        return Action("place", self.board.cell(text))

    def turn_text(self, start: Position, actions: Sequence[Action]) -> str:
        """The canonical text of a whole turn, given the position before it."""
        return self.action_text(actions[0])

    def read_turn(self, start: Position, text: str) -> tuple[Action, ...]:
        """The steps of a whole turn, with `stop` where it is required.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The turn is not legal; the error names the rule.
        """
        return self.read_steps(start, text, [text])

    def read_steps(self, start: Position, text: str, steps: Sequence[str]) -> tuple[Action, ...]:
        """The legal steps with these texts, one after the other, ended by `stop` where that is required.

        Args:
            start: The position before the turn.
            text: The whole turn, quoted in errors.
            steps: The texts of the steps.

        Raises:
            InvalidText: A step cannot be read.
            IllegalTurn: A step is not legal; the error names the rule.
        """
        actions: list[Action] = []
        position = start
        for number, step in enumerate(steps):
            if number and position.stage == 0:
                raise IllegalTurn(say("The turn is over before {step}.", step=quote(step)), text)
            action = self.read_action(position, step)
            self.require_legal(position, action, text)
            actions.append(action)
            position = self.apply(position, action)
        if position.stage:
            self.require_legal(position, STOP, text)
            actions.append(STOP)
        return tuple(actions)

    def require_legal(self, position: Position, action: Action, text: str) -> None:
        """Check that the step is legal.

        Raises:
            IllegalTurn: It is not; the error quotes `text` and names the rule.
        """
        if not self.is_legal(position, action):
            raise IllegalTurn(self.why_not(position, action), text)

    def why_not(self, position: Position, action: Action) -> Sentence:
        """One sentence about why a step is illegal: rules of all games first, then the game's own."""
        if self.outcome(position) is not None:
            return say("The game is over.")
        if action.kind == "swap":
            return say("The colours cannot be swapped now.")
        if action.kind == "pass":
            return say("A player who can play must not pass.")
        if action.kind == "stop" and position.stage == 0:
            return say("A turn cannot be ended before it has begun.")
        if PASS in self.legal_actions(position):
            return say("Nothing but a pass is possible: {reason}.", reason=self.reason_to_pass(position))
        return self.reason_against(position, action)

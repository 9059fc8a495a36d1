"""The protocol that every game follows, and the few things they share.

A `Game` holds the immutable facts of one game on one board; a `Position` is a small immutable value; an
`Action` is one atomic step of a turn. All questions are put to the game: `game.legal_actions(position)`,
`game.apply(position, action)`. Colours are 0 (moves first) and 1. Who holds which colour (the pie rule may
swap them) is the business of `match/`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import compress
from typing import ClassVar, Literal, NamedTuple

from ..board.bitboard import enclosed
from ..board.boards import Board
from ..text.errors import IllegalTurn, quote
from ..text.sentences import Sentence, say
from .facts import Count, Loop, Threats

Kind = Literal["place", "grow", "capture", "flip", "give", "stop", "pass", "swap"]

# Kinds of steps that put a stone of the mover on their cell.
PLACING: tuple[Kind, ...] = ("place", "grow", "capture")

# How the text of an action on a cell begins; the others are words of their own.
PREFIXES: dict[Kind, str] = {"place": "", "grow": "", "capture": "x", "flip": "X", "give": "X"}


class Action(NamedTuple):
    """One atomic step: what is done, and on which cell (-1 for `stop`, `pass` and `swap`)."""

    kind: Kind
    cell: int = -1


STOP = Action("stop")
PASS = Action("pass")
SWAP = Action("swap")
WORDS = {action.kind: action for action in (STOP, PASS, SWAP)}

# From binary digits as text to numbers, by bytes.
DIGITS = bytes.maketrans(b"01", bytes(range(2)))


class Position(NamedTuple):
    """A position of any game, in the middle of a turn too.

    stones: the stones of colour 0 and of colour 1, two sets of cells.
    to_move: the colour to move.
    stage: 0 between turns; what other values mean is for each game to say.
    group, touched: inside a turn, sets of cells that the rest of the turn depends on (each game says which).
    loop: the stones of a loop that has won, else 0.
    winner: the colour that has won by something that the stones alone do not tell, else None; set only between turns.
    Who has won is asked of `Game.outcome`.
    """

    stones: tuple[int, int]
    to_move: int = 0
    stage: int = 0
    group: int = 0
    touched: int = 0
    loop: int = 0
    winner: int | None = None


class Outcome(NamedTuple):
    """How a game ended.

    winner: the colour that won.
    termination: how the game ended, in one word that records keep, such as `loop`, `majority` or `stones`.
    loop: the stones of the winning loop, if there is one.
    counts: what was counted for colour 0 and 1 (parasols, stones, perimeter stones of the loop), else (0, 0).
    needed: the count that was needed to win, or 0 where nothing is counted.
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
    """How many stones, in words: "1 stone", "3 stones"."""
    return say("1 stone") if count == 1 else say("{count} stones", count=count)


class Game(ABC):
    """The immutable facts of one game on one board.

    id: as in the catalogue. board: where it is played. holes: cells on which nothing is ever placed.
    is_symmetric: whether a position that is turned or mirrored is worth the same. False where sides or directions of
    the board matter.
    proofs_end_when_decided: whether proofs for people end where `decided_for` names a winner, because the game may go
    on for long from there. Their lengths are then counted to that point.
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
        # The digits of a set as bytes, the lowest first, pick them all at once.
        return list(compress(self._actions[kind], f"{cells:b}"[::-1].encode().translate(DIGITS)))

    def empty_cells(self, position: Position) -> int:
        """The cells without a stone, holes left out."""
        return self.board.cells & ~(self.holes | position.stones[0] | position.stones[1])

    def free_cells(self, position: Position) -> int:
        """The empty cells without those that are plainly closed for the rest of the game, as far as that is plain."""
        return self.empty_cells(position)

    def start(self) -> Position:
        """The position before the first turn: an empty board, colour 0 to move."""
        return Position((0, 0))

    @abstractmethod
    def legal_actions(self, position: Position) -> list[Action]:
        """The steps allowed now, in board order, `stop` last; only `pass` if the turn is skipped; none at the end."""

    @abstractmethod
    def apply(self, position: Position, action: Action) -> Position:
        """The position after a legal step. The step is not checked: ask `is_legal` first."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome | None:
        """How the game ended, or None while it goes on (always inside a turn)."""

    @abstractmethod
    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        """How the game was won, in one sentence. players: what to call the colours."""

    @abstractmethod
    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        """Why no game can go on from this position between two turns, in one sentence, as far as it can be told.

        players: what to call the colours. None if nothing speaks against the position. A game that would be over
        already counts as impossible; that an empty board has the first colour to move is seen to elsewhere.
        """

    def settled_for(self, position: Position) -> int | None:
        """The colour that has won, or is sure to win however the game goes on; None if that is not plain."""
        outcome = self.outcome(position)
        return None if outcome is None else outcome.winner

    def turns_when_settled(self, position: Position) -> int:
        """How many turns of both players are still to be played where `settled_for` names a winner."""
        return 0

    def least_turns_left(self, position: Position) -> int:
        """So many turns of both players are still to be played at least."""
        return 0

    def decided_for(self, position: Position) -> int | None:
        """The colour that is sure to win however the game goes on, for people to stop there; None if that is not plain.

        It may know of more than `settled_for`, which proofs rest on: here nothing has to be said of the turns left.
        """
        return self.settled_for(position)

    def step_at(self, position: Position, cell: int) -> Action:
        """The step that picking a cell asks for, whether it is legal or not."""
        return Action("place", cell)

    @abstractmethod
    def reason_against(self, position: Position, action: Action) -> Sentence:
        """The rule that forbids this illegal step, in one sentence for the player.

        Asked only of illegal steps, game not over.
        """

    @abstractmethod
    def reason_to_pass(self, position: Position) -> Sentence:
        """Why the player to move has to pass, to stand after "Red must pass: ". Asked only where `pass` is legal."""

    def prompt(self, position: Position) -> Sentence:
        """What the player to move may do now, in one sentence (position not over)."""
        return say("Place a stone.")

    def is_legal(self, position: Position, action: Action) -> bool:
        """Whether the step is allowed now."""
        return action in self.legal_actions(position)

    def targets(self, position: Position) -> dict[int, Action]:
        """For each cell that means a step now, that step.

        (Where several cells mean the same step, all of them.)
        """
        return {action.cell: action for action in self.legal_actions(position) if action.cell >= 0}

    def score(self, position: Position) -> tuple[int, int]:
        """What each colour has, in the game's own unit; stones unless the game counts something else."""
        first, second = position.stones
        return first.bit_count(), second.bit_count()

    def standing(self, position: Position) -> tuple[Count, Count] | None:
        """How far each colour has come in what decides the game; None where nothing that can be counted decides it."""
        return None

    # --- facts for the eye ---

    def threats(self, position: Position) -> Threats:
        """What is worth seeing on the board as it lies."""
        return Threats()

    def open_cells(self, position: Position, colour: int) -> int:
        """The cells where a colour could begin its turn, of a kind that turns may open and close; at any stage."""
        return 0

    def loop_made(self, position: Position, action: Action, after: Position) -> Loop | None:
        """The loop that this step has made; after: the position it led to, its turn ended if that is possible."""
        if after.winner is None or not after.loop:
            return None
        return Loop(after.loop, enclosed(self.board, after.loop), after.winner)

    def group_made(self, position: Position, action: Action, after: Position) -> int:
        """The group that this step has made, where the size of a group counts; else 0."""
        return 0

    # --- texts ---

    def action_text(self, action: Action) -> str:
        """The text of one step: `d4`, `xd4`, `Xi3`, `stop`, `pass`, `swap`."""
        if action.cell < 0:
            return action.kind
        return PREFIXES[action.kind] + self.board.name(action.cell)

    def read_action(self, position: Position, text: str) -> Action:
        """The step that a text means in this position.

        Raises `InvalidText`; whether it is legal is another question.
        """
        if text in WORDS:
            return WORDS[text]
        return Action("place", self.board.cell(text))

    def turn_text(self, start: Position, actions: Sequence[Action]) -> str:
        """The canonical text of a whole turn, given the position before it."""
        return self.action_text(actions[0])

    def read_turn(self, start: Position, text: str) -> tuple[Action, ...]:
        """The steps of a whole turn, `stop` included where it is due.

        Raises `InvalidText` if it cannot be read, `IllegalTurn` naming the rule if it is not allowed.
        """
        return self.read_steps(start, text, [text])

    def read_steps(self, start: Position, text: str, steps: Sequence[str]) -> tuple[Action, ...]:
        """The legal steps with these texts one after the other, ended by `stop` where that is due.

        text: the whole turn, for the messages.
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
        """Raises `IllegalTurn` that quotes the text and names the rule, unless the step is legal."""
        if not self.is_legal(position, action):
            raise IllegalTurn(self.why_not(position, action), text)

    def why_not(self, position: Position, action: Action) -> Sentence:
        """Why a step is illegal, in one sentence: what holds for all games first, then the game's own rules."""
        if self.outcome(position) is not None:
            return say("The game is over.")
        if action.kind == "swap":
            return say("The colours cannot be swapped now.")
        if action.kind == "pass":
            return say("A player who can move must not pass.")
        if action.kind == "stop" and position.stage == 0:
            return say("A turn cannot be ended before it has begun.")
        if PASS in self.legal_actions(position):
            return say("Nothing but a pass is possible: {reason}.", reason=self.reason_to_pass(position))
        return self.reason_against(position, action)

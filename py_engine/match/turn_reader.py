"""Legal turns at one point of a match, the meaning of texts there, and the reasons against illegal ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..games.base import PASS, SWAP, Action, Game, Position
from ..text.errors import IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.sentences import say

# Longest text that is read, in characters: the longest turn, on the largest board, names every one of its 271 cells.
LONGEST_TEXT = 2_000

# Ends of a typed step after which the turn is to go on.
ELLIPSES = ("…", "...")


class TurnReader(NamedTuple):
    """A point of a match, at which texts are read and explained.

    Attributes:
        game: The rules.
        turn_start: The position before the turn that is under way or due.
        steps: The steps taken of that turn.
        position: The position after these steps.
        can_swap: Whether the player to move may swap colours.
    """

    game: Game
    turn_start: Position
    steps: tuple[Action, ...]
    position: Position
    can_swap: bool

    # --- what may be played

    def must_pass(self) -> bool:
        """Return whether the player to move can only pass."""
        return self.game.legal_actions(self.position) == [PASS]

    def actions(self) -> list[str]:
        """The texts of the legal steps."""
        texts = [self.game.action_text(action) for action in self.game.legal_actions(self.position)]
        return [*texts, "swap"] if self.can_swap else texts

    def turns(self, limit: int | None) -> list[str]:
        """The canonical texts of all legal turns (of those that complete the unfinished one, if there is one), sorted.

        At most `limit` turns are listed.

        Raises:
            InvalidSetup: The limit is not a number of turns.
        """
        if limit is not None and (type(limit) is not int or limit < 0):
            raise InvalidSetup(say("a number of turns to look for is 0 or more, not {limit}", limit=quote(limit)))
        found: set[str] = {"swap"} if self.can_swap and limit != 0 else set()
        for text in self._turns():
            if limit is not None and len(found) >= limit:
                break
            found.add(text)
        return sorted(found)

    def _turns(self) -> Iterator[str]:
        """Yield the texts of the turns that can be completed from here. Positions inside the turn are visited once."""
        seen = set()
        stack = [(self.position, self.steps)]
        while stack:
            here, steps = stack.pop()
            for action in reversed(self.game.legal_actions(here)):
                after = self.game.apply(here, action)
                if after.stage == 0:
                    yield self.game.turn_text(self.turn_start, (*steps, action))
                elif after not in seen:
                    seen.add(after)
                    stack.append((after, (*steps, action)))

    # --- reading

    def read_turn(self, text: str) -> tuple[Action, ...]:
        """The steps of a whole turn, which replaces the unfinished one.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The turn is not legal.
        """
        _require_text(text)
        if text == "swap" and self.can_swap:
            return (SWAP,)
        return self.game.read_turn(self.turn_start, text)

    def read_step(self, text: str) -> Action:
        """The legal step with this text.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The step is not legal.
        """
        _require_text(text)
        if text == "swap" and self.can_swap:
            return SWAP
        action = self.game.read_action(self.position, text)
        self.game.require_legal(self.position, action, text)
        return action

    def read_typed(self, text: str) -> tuple[Action, ...] | Action:
        """The steps of a whole turn, or the one step, that a person has typed.

        Between turns the text is a whole turn; inside a turn it is the next step, or a whole turn instead of the
        unfinished one. A text that ends with an ellipsis is a step.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The turn or the step is not legal.
        """
        _require_text(text)
        typed = text.strip()
        for ellipsis in ELLIPSES:
            if typed.endswith(ellipsis):
                return self.read_step(typed.removesuffix(ellipsis).rstrip())
        return self._read(typed)

    def _read(self, text: str) -> tuple[Action, ...] | Action:
        """The whole turn or, inside a turn, the step that a text means; otherwise as `read_typed`."""
        if not self.steps:
            return self.read_turn(text)
        try:
            return self.read_step(text)
        except InvalidText:
            return self.read_turn(text)
        except IllegalTurn:
            if self._reads_as_turn(text):
                return self.read_turn(text)
            raise

    # --- explaining

    def explain(self, text: str) -> str | None:
        """One sentence that names the rule against playing this text now; None if it may be played.

        Between turns the text is a whole turn; inside a turn it is the next step, or a whole turn instead of
        the unfinished one.
        """
        try:
            self._read(text)
        except ValueError as error:
            return _sentence(error)
        return None

    def explain_step(self, text: str) -> str | None:
        """One sentence that names the rule against this step now; None if it may be taken."""
        try:
            self.read_step(text)
        except ValueError as error:
            return _sentence(error)
        return None

    def explain_cell(self, name: str) -> str | None:
        """One sentence that names the rule against picking this cell now; None if that is a legal step.

        The step is the one that the cell stands for: on an enemy stone a capture or a flip where the game has those.

        Raises:
            InvalidText: There is no such cell.
        """
        _require_text(name)
        cell = self.game.board.cell(name)
        if cell in self.game.targets(self.position):
            return None
        return self.game.why_not(self.position, self.game.step_at(self.position, cell))

    def stones_in_reason(self, name: str) -> list[str]:
        """The stones, by cell, that `explain_cell` names or counts where the game's own rules forbid the cell.

        Raises:
            InvalidText: There is no such cell.
        """
        _require_text(name)
        board = self.game.board
        return board.names_of(self.game.stones_in_reason(self.position, board.cell(name)))

    def _reads_as_turn(self, text: str) -> bool:
        try:
            self.read_turn(text)
        except ValueError:
            return False
        return True


def _sentence(error: ValueError) -> str:
    return error.reason if isinstance(error, IllegalTurn) else say("{error}.", error=error.args[0])


def _require_text(text: object) -> None:
    if not isinstance(text, str):
        raise InvalidText(say("{text} is not a text", text=quote(text)))
    if len(text) > LONGEST_TEXT:
        raise InvalidText(say("{text} is too long to be a turn", text=quote(text)))

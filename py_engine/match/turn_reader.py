"""What may be played at one point of a match, what a text means there, and why it is not allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..games.base import PASS, SWAP, Action, Game, Position
from ..text.errors import IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.sentences import say

# A text longer than this is refused unread: the longest turn, on the largest board, names every one of its
# 271 cells.
LONGEST_TEXT = 2_000

# What a typed step ends with where the turn is to go on.
ELLIPSES = ("…", "...")


class TurnReader(NamedTuple):
    """Reads and explains texts at one point of a match.

    turn_start: the position before the turn that is under way or due. steps: what has been played of it.
    position: the position after these. can_swap: whether the pie rule is due.
    """

    game: Game
    turn_start: Position
    steps: tuple[Action, ...]
    position: Position
    can_swap: bool

    # --- what may be played

    def must_pass(self) -> bool:
        """Whether the player to move has no choice but to pass."""
        return self.game.legal_actions(self.position) == [PASS]

    def actions(self) -> list[str]:
        """The texts of the atomic steps open now."""
        texts = [self.game.action_text(action) for action in self.game.legal_actions(self.position)]
        return [*texts, "swap"] if self.can_swap else texts

    def turns(self, limit: int | None) -> list[str]:
        """The canonical texts of all turns that may be played (or that the unfinished one may become), sorted.

        limit: stop looking when so many have been found. Raises `InvalidSetup` for one that is none.
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
        """The texts of the turns that can be completed from here; each position inside the turn is visited once."""
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
        """The steps of a whole turn, instead of the unfinished one. Raises `InvalidText` or `IllegalTurn`."""
        _require_text(text)
        if text == "swap" and self.can_swap:
            return (SWAP,)
        return self.game.read_turn(self.turn_start, text)

    def read_step(self, text: str) -> Action:
        """One legal step. Raises `InvalidText` or `IllegalTurn`."""
        _require_text(text)
        if text == "swap" and self.can_swap:
            return SWAP
        action = self.game.read_action(self.position, text)
        self.game.require_legal(self.position, action, text)
        return action

    def read_typed(self, text: str) -> tuple[Action, ...] | Action:
        """What a person has typed: the steps of a whole turn, or one step.

        Between turns it is a turn; inside a turn the next step, or a whole turn instead of the unfinished one. A
        text that ends with an ellipsis is a step. Raises `InvalidText` or `IllegalTurn`.
        """
        _require_text(text)
        typed = text.strip()
        for ellipsis in ELLIPSES:
            if typed.endswith(ellipsis):
                return self.read_step(typed.removesuffix(ellipsis).rstrip())
        return self._read(typed)

    def _read(self, text: str) -> tuple[Action, ...] | Action:
        """Between turns a whole turn; inside a turn the next step, or a whole turn instead of the unfinished one."""
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
        """None if the text may be played now, otherwise one sentence naming the rule that forbids it.

        Between turns the text is a whole turn; inside a turn it is the next step, or a whole turn instead of
        the unfinished one.
        """
        try:
            self._read(text)
        except ValueError as error:
            return _sentence(error)
        return None

    def explain_step(self, text: str) -> str | None:
        """None if the step may be taken now, otherwise one sentence naming the rule that forbids it."""
        try:
            self.read_step(text)
        except ValueError as error:
            return _sentence(error)
        return None

    def explain_cell(self, name: str) -> str | None:
        """None if picking this cell is a step now, otherwise one sentence naming the rule that forbids it.

        The step is the one that the cell asks for: on an enemy stone a capture or a flip where the game has those.
        Raises `InvalidText` if there is no such cell.
        """
        _require_text(name)
        cell = self.game.board.cell(name)
        if cell in self.game.targets(self.position):
            return None
        return self.game.why_not(self.position, self.game.step_at(self.position, cell))

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

"""The turn that is commented on, the better one, and the lists of turns before and after them."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.base import Action, Game, Position
from ..search.games import knowledge_of
from ..search.knowledge import Proof
from ..text.sentences import Sentence
from .effects import Effect, TurnList, effect_of, moved_again
from .reason import LEFT_OUT, Reason, Sure

# The most stones placed in a turn that are all named in a sentence.
MOST_PLACED = 3


class Case:
    """A turn under comment.

    Attributes:
        game: The rules.
        knowledge: Knowledge of the game.
        start: The position before the turn.
        played: The turn.
        better: The turn that it is compared with; None where there is none, or it is the same.
        names_better: Whether sentences may name the better turn.
        proofs: The proofs of positions so far; None for one that takes too much effort.
    """

    def __init__(
        self,
        game: Game,
        colours: tuple[Sentence, Sentence],
        start: Position,
        played: Sequence[Action],
        better: Sequence[Action] | None,
        names_better: bool = True,
    ) -> None:
        self.names_better = names_better
        self.game, self.knowledge, self.start = game, knowledge_of(game), start
        self._colours = colours
        self._lists: dict[Position, TurnList] = {}
        self.proofs: dict[Position, Proof | None] = {}
        self.played = self.effect_from(start, played)
        instead = None if better is None else self.effect_from(start, better)
        self.better = None if instead is None or instead.after == self.played.after else instead

    def effect_from(self, position: Position, actions: Sequence[Action]) -> Effect:
        """The effect of a whole turn from a position between turns."""
        return effect_of(self.game, position, tuple(actions), self.game.after(position, actions))

    @property
    def mover(self) -> Sentence:
        """The colour that has played the turn."""
        return self._colours[self.start.to_move]

    @property
    def other(self) -> Sentence:
        """The other colour."""
        return self._colours[1 - self.start.to_move]

    def is_over(self, position: Position) -> bool:
        """Return whether the game has ended."""
        return self.game.outcome(position) is not None

    def turns(self, position: Position) -> TurnList:
        """The turns from a position that is not over."""
        if position not in self._lists:
            self._lists[position] = TurnList(self.game, position)
        return self._lists[position]

    def replies(self, effect: Effect) -> TurnList:
        """The turns of the other side after a turn that does not end the game."""
        return self.turns(effect.after)

    def next_turns(self, effect: Effect) -> TurnList:
        """The next turns of the side that has played one, if the other side leaves its turn out."""
        return self.turns(moved_again(effect.after))

    def text(self, effect: Effect) -> str:
        """The canonical text of a turn."""
        return self.game.turn_text(effect.start, effect.actions)

    def name(self, effect: Effect) -> str:
        """The text of a turn as sentences have it: of many stones placed, only the first is named."""
        first, comma, rest = self.text(effect).partition(",")
        if rest.count(",") < MOST_PLACED - 1:
            return first + comma + rest
        return f"{first},{LEFT_OUT}{rest[rest.find('(') :]}"

    def decides(self, effect: Effect) -> bool:
        """Return whether a turn makes its mover's win certain, which it was not before, while the game goes on."""
        game, mover = self.game, effect.mover
        is_over = self.is_over(effect.after)
        return not is_over and game.decided_for(effect.after) == mover and game.decided_for(effect.start) is None

    def won_by(self, position: Position) -> Effect | None:
        """A turn that wins at once for the side to move; None if there is no such turn, or the game is over.

        Raises:
            LookupError: The turns are too many to list, and the game has no other way to look for one.
        """
        if self.is_over(position):
            return None
        steps = self.knowledge.winning_turn(position)
        if steps is None:
            turns = self.turns(position)
            found = next(turns.winning(), None)
            if found is None and not turns.are_all:
                raise LookupError("the turns are too many to list")
            return found
        if not steps:
            return None
        return self.effect_from(position, steps)

    def reason(self, kind: str, sentence: Sentence, sure: Sure, cells: int, line: Sequence[str]) -> Reason:
        """A reason, with the names of its cells."""
        return Reason(kind, sentence, sure, tuple(self.game.board.names_of(cells)), tuple(line))


def cells_of(effect: Effect) -> int:
    """The cells that a turn acts on, and those whose stones it takes, turns or loses."""
    named = sum({1 << action.cell for action in effect.actions if action.cell >= 0})
    return named | effect.taken | effect.turned | effect.lost

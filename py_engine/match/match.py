"""A game in progress: the player to move, the turns, undo and redo, the pie rule, and reasons against illegal turns.

Games have colours, matches have players. Player 0 moves first and holds colour 0 until the pie rule swaps the colours.
Where a match names a player (`to_move`, `winner`, `board`), 0 and 1 are the first and the second *player*.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from ..games.base import SWAP, Action, Outcome, Position
from ..games.catalogue import find_game
from ..games.setup import make_game, require_size
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import Sentence, say
from .history import History
from .names import tidy_name
from .node import Node, Turn
from .notes import Note, read_comment, read_marks
from .shown import Shown
from .start_positions import read_start, write_start
from .turn_reader import TurnReader

RECORD_FORMAT = "sunstones-record"
# Version 2 has start positions and variations, version 3 notes. A record is written in the first version that has what
# it needs, so that older programs read it too.
FIRST_RECORD_VERSION, TREE_RECORD_VERSION, RECORD_VERSION = 1, 2, 3


class Match(Shown):
    """A game in progress, made by `new_match` or `load_record`.

    Attributes:
        info: The game's entry in the catalogue.
        size: Cells along one side of the board.
        game: The rules of the game on this board.
        holes: Names of the squares left out.
        players: Names of the first and the second player.
        start: The position that was set up to begin with, as a text; None for the usual empty board.
        history: The turns played, with their variations, and the way to any of them.

    >>> match = new_match("parasol", size=2)
    >>> match.play("b2")
    >>> match.to_move, match.legal_actions()
    (1, ['a1', 'a2', 'b1', 'b3', 'c1', 'c2', 'swap'])
    >>> match.play("swap")
    >>> match.to_move, match.board["b2"]
    (0, 1)
    >>> match
    <Match parasol 2: 2 turns, blue to move>
    >>> print(match)
     c  · ·
     b · O ·
     a  · ·
    """

    def __init__(
        self,
        game: str,
        size: int | None = None,
        holes: Iterable[str] = (),
        players: Iterable[str] | None = None,
        start: str | None = None,
    ) -> None:
        self.info = find_game(game)
        self.size = require_size(self.info, size)
        self.game = make_game(self.info, self.size, holes)
        self.holes = self.game.board.names_of(self.game.holes)
        self.players = _two_names(self.info.players if players is None else players)
        first = self.game.start() if start is None else read_start(self.info, self.game, start)
        self.start = None if first == self.game.start() else write_start(self.game, first)
        self.history = History(self.game, first)

    # --- state

    @property
    def position(self) -> Position:
        """The current position, which may be inside a turn."""
        return self.history.position

    @property
    def turn_start(self) -> Position:
        """The position before the turn that is under way or due."""
        return self.history.turn_start

    @property
    def swapped(self) -> bool:
        """Return whether the players have exchanged colours."""
        turns = self.history.tree.turns
        return len(turns) > 1 and turns[1].actions == (SWAP,)

    def player_of(self, colour: int) -> int:
        """The player who holds a colour now."""
        return colour ^ self.swapped

    @property
    def to_move(self) -> int:
        """The player to move, 0 or 1; once the game is over, the one who would move next."""
        return self.player_of(self.history.position.to_move)

    @property
    def outcome(self) -> Outcome | None:
        """Result of the game, by colour rather than player; None while the game goes on."""
        return self.game.outcome(self.history.position)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def winner(self) -> int | None:
        """The player who has won, 0 or 1; None while the game goes on."""
        outcome = self.outcome
        return None if outcome is None else self.player_of(outcome.winner)

    @property
    def board(self) -> dict[str, int | None]:
        """The player, 0 or 1, whose stone is on each cell, by name; None for an empty cell. Holes are absent."""
        first, second = self.history.position.stones
        holes = self.game.holes
        owners: dict[str, int | None] = {}
        for cell in self.game.board.order:
            if holes >> cell & 1:
                continue
            colour = 0 if first >> cell & 1 else 1 if second >> cell & 1 else None
            owners[self.game.board.name(cell)] = None if colour is None else self.player_of(colour)
        return owners

    @property
    def turns(self) -> list[str]:
        """The canonical texts of the finished turns."""
        return [turn.text for turn in self.history.tree.turns]

    @property
    def played(self) -> tuple[Turn, ...]:
        """The finished turns, from the first to the last."""
        return tuple(self.history.tree.turns)

    @property
    def steps(self) -> list[str]:
        """The texts of the steps of the unfinished turn."""
        return [self.game.action_text(action) for action in self.history.steps]

    @property
    def unfinished(self) -> tuple[Action, ...]:
        """The steps of the unfinished turn."""
        return tuple(self.history.steps)

    @property
    def last_turn(self) -> Turn | None:
        """The last finished turn; None before the first."""
        turns = self.history.tree.turns
        return turns[-1] if turns else None

    @property
    def can_undo(self) -> bool:
        return self.history.can_undo

    @property
    def can_redo(self) -> bool:
        return self.history.can_redo

    @property
    def has_pie_rule(self) -> bool:
        """Return whether the second player may swap colours once the first has placed a stone.

        Games that begin from a position that was set up have no pie rule.
        """
        return self.info.pie and self.start is None

    @property
    def first_stone_is_due(self) -> bool:
        """Return whether the next stone is the one that the second player may take over by the pie rule."""
        return self.has_pie_rule and not self.turns

    @property
    def can_swap(self) -> bool:
        """Return whether the player to move may swap now: only at the start of the second player's first turn."""
        history = self.history
        return not history.steps and self._can_swap_after(history.tree.here)

    def _can_swap_after(self, node: Node) -> bool:
        """Return whether the colours may be swapped after a node of the tree."""
        return self.has_pie_rule and node.depth == 1 and self.game.outcome(self.history.position_after(node)) is None

    # --- what may be played

    @property
    def forced_pass(self) -> Sentence | None:
        """One sentence about who must pass now, and why; None if the player to move has a choice."""
        if self.outcome is not None or not self._reader.must_pass():
            return None
        position = self.history.position
        colour = self.info.players[position.to_move]
        return say("{colour} must pass: {reason}.", colour=colour, reason=self.game.reason_to_pass(position))

    def legal_actions(self) -> list[str]:
        """The texts of the legal steps, inside a turn too; none once the game is over."""
        return self._reader.actions()

    def legal_turns(self, limit: int | None = None) -> list[str]:
        """The canonical texts of all legal turns (of those that complete the unfinished one, if there is one), sorted.

        At most `limit` turns are listed. On a crowded board of Surmount there can be too many to list them all.

        Raises:
            InvalidSetup: The limit is not a number of turns.
        """
        return self._reader.turns(limit)

    def is_legal(self, text: str) -> bool:
        """Return whether `play` (or, inside a turn, `act` or `play`) would accept this text now."""
        return self.explain(text) is None

    def explain(self, text: str) -> str | None:
        """One sentence that names the rule against playing this text now; None if it may be played.

        Between turns the text is a whole turn; inside a turn it is the next step, or a whole turn instead of
        the unfinished one.
        """
        return self._reader.explain(text)

    def explain_step(self, text: str) -> str | None:
        """One sentence that names the rule against this step now; None if `act` would accept it."""
        return self._reader.explain_step(text)

    def explain_cell(self, name: str) -> str | None:
        """One sentence that names the rule against picking this cell now; None if that is a legal step.

        The step is the one that the cell stands for: on an enemy stone a capture or a flip where the game has those.

        Raises:
            InvalidText: There is no such cell.
        """
        return self._reader.explain_cell(name)

    def stones_in_reason(self, name: str) -> list[str]:
        """The stones, by cell, that `explain_cell` names or counts where the game's own rules forbid the cell.

        Raises:
            InvalidText: There is no such cell.
        """
        return self._reader.stones_in_reason(name)

    # --- playing

    def play(self, text: str) -> None:
        """Play a whole turn. It replaces the steps of an unfinished one. An error changes nothing.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The turn is not legal, or the tree is full.
        """
        self.history.play(self._reader.read_turn(text))

    def play_after(self, node: Node, text: str) -> Node:
        """Add a whole turn after any node of the tree, and return its node; the current position stays.

        An error changes nothing.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The turn is not legal, or the tree is full.
        """
        before = self.history.position_after(node)
        reader = TurnReader(self.game, before, (), before, self._can_swap_after(node))
        return self.history.add_after(node, reader.read_turn(text))

    def act(self, text: str) -> None:
        """Play one atomic step. An error changes nothing.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The step is not legal, or the tree is full.
        """
        self.history.act(self._reader.read_step(text))

    def enter(self, text: str) -> None:
        """Play a text that a person has typed. An error changes nothing.

        Between turns the text is a whole turn; inside a turn it is the next step, or a whole turn instead of the
        unfinished one. A text that ends with an ellipsis is a step, so that the turn may go on.

        Raises:
            InvalidText: The text cannot be read.
            IllegalTurn: The turn or the step is not legal, or the tree is full.
        """
        typed = self._reader.read_typed(text)
        if isinstance(typed, Action):
            self.history.act(typed)
        else:
            self.history.play(typed)

    @property
    def _reader(self) -> TurnReader:
        history = self.history
        return TurnReader(self.game, history.turn_start, self.unfinished, history.position, self.can_swap)

    # --- back and forth

    def undo(self) -> None:
        """Take back the last step of an unfinished turn, otherwise the last whole turn.

        Raises:
            IllegalTurn: Nothing has been played.
        """
        self.history.undo()

    def redo(self) -> None:
        """Redo the latest undo, on the line that was visited last.

        Raises:
            IllegalTurn: Nothing has been taken back.
        """
        self.history.redo()

    # --- notes

    @property
    def comment(self) -> str:
        """The comment on the position after the last finished turn; empty if there is none."""
        return self._note.comment

    @property
    def marks(self) -> list[str]:
        """The marks on that position, in the notation of `notes.py`: `d4` is a circle, `d4-e5` an arrow."""
        return list(self._note.marks)

    @property
    def _note(self) -> Note:
        return self.history.tree.here.note or Note()

    def annotate(
        self, comment: str | None = None, marks: Iterable[str] | None = None, node: object | None = None
    ) -> None:
        """Set the comment and the marks of a position. An error changes nothing.

        Args:
            comment: None keeps the present comment, an empty text removes it.
            marks: Circles (`d4`), crosses (`d4.x`), squares (`d4.s`), arrows (`d4-e5`), letters (`d4.A`) and numbers
                (`d4.7`); None keeps the present ones.
            node: Number of the turn before the position (0 for the start); None for the last finished turn.

        Raises:
            InvalidText: The comment or the marks are not texts, or a mark or its cell is invalid.
            InvalidSetup: There is no such turn, or no room for the comment or the marks.

        >>> match = new_match("sunspot", size=4)
        >>> match.play("d4")
        >>> match.annotate("The middle sees every edge.", ["d4", "d4-d7", "c3.A"])
        >>> match.comment, match.marks
        ('The middle sees every edge.', ['d4', 'd4-d7', 'c3.A'])
        >>> match.annotate(marks=[])
        >>> match.marks, match.record()["notes"]
        ([], [{'turn': 1, 'comment': 'The middle sees every edge.'}])
        """
        tree = self.history.tree
        place = tree.here if node is None else tree.find(node)
        tree.annotate({place: self.note_on(place, comment, marks)})

    def note_on(self, node: Node, comment: object, marks: object) -> Note:
        """The note of a position with this comment and these marks; None keeps the present ones.

        Raises:
            InvalidText: The comment or the marks are not texts, or a mark or its cell is invalid.
            InvalidSetup: One position has no room for the comment or the marks.
        """
        before = node.note or Note()
        return Note(
            before.comment if comment is None else read_comment(comment),
            before.marks if marks is None else read_marks(marks, self.require_cell),
        )

    def require_cell(self, name: str) -> None:
        """Check that a cell is on the board.

        Raises:
            InvalidText: There is no such cell, or it is a hole.
        """
        if self.game.holes >> self.game.board.cell(name) & 1:
            raise InvalidText(say("{name} is not on this board", name=quote(name)))

    # --- keeping

    def record(self, *, variations: bool = False) -> dict[str, object]:
        """The match as a dict for JSON and `load_record`: set-up, turns, steps of the unfinished turn, result.

        With `variations`, turns that were played instead or have been taken back are in `tree`, in the form of
        `TurnTree.document`. Comments and marks are in `notes`, a list of dicts: `turn`, the number of turns that lead
        to the position (in a record with a tree, the turn's number there), `comment` and `marks`.
        """
        record: dict[str, object] = {
            "format": RECORD_FORMAT,
            "version": FIRST_RECORD_VERSION if self.start is None else TREE_RECORD_VERSION,
            "game": self.info.id,
            "size": self.size,
            "holes": list(self.holes),
            "players": list(self.players),
            "turns": self.turns,
            "result": None,
        }
        if self.start is not None:
            record["start"] = self.start
        if self.history.steps:
            record["steps"] = self.steps
        tree = self.history.tree
        nodes = [tree.start, *tree.here.line()]
        if variations and not tree.is_line:
            record["version"] = TREE_RECORD_VERSION
            record["tree"] = tree.document()
            nodes = list(tree.listed)
        notes = {turn: node.note for turn, node in enumerate(nodes) if node.note is not None}
        if notes:
            record["version"] = RECORD_VERSION
            record["notes"] = [{"turn": turn, **note.document()} for turn, note in notes.items()]
        outcome = self.outcome
        if outcome is not None:
            record["result"] = {"winner": self.player_of(outcome.winner), "how": outcome.termination}
        return record


def new_match(
    game: str,
    size: int | None = None,
    holes: Iterable[str] = (),
    players: Iterable[str] | None = None,
    start: str | None = None,
) -> Match:
    """Begin a new match.

    Args:
        game: An id of the catalogue.
        size: Cells along one side; by default the game's usual size.
        holes: Names of the squares left out (Sum only).
        players: Names of the first and the second player; by default their colours.
        start: A position to begin from, without the pie rule. It has three parts: the stones of the first colour, those
            of the second, and the one to move (1 or 2), as in `d4 e5/c3/2`. A position that no game can come to, or in
            which the game is over, is refused.

    Raises:
        InvalidText: The start cannot be read.
        InvalidSetup: The game, the size, a hole, the players or the start is invalid; the error says why.

    >>> match = new_match("surmount", size=4, start="d4 d5/c4/2")
    >>> match.to_move, match.board["d5"], match.can_swap
    (1, 0, False)
    """
    return Match(game, size, holes, players, start)


def _two_names(players: Iterable[str]) -> tuple[str, str]:
    # A mapping or a set of names has no order that says who is first.
    is_listed = isinstance(players, Iterable) and not isinstance(players, str | Mapping | Set)
    names = list(players) if is_listed else []
    if len(names) != 2 or not all(isinstance(name, str) for name in names):
        raise InvalidSetup(say("players are two names, not {players}", players=quote(players)))
    # Plain texts: a record's names are the same in every language.
    return tidy_name(names[0]), tidy_name(names[1])

"""A game in progress: whose turn it is, what was played, undo and redo, the pie rule, and why a turn is not allowed.

Games know colours; a match knows players. Player 0 moves first and holds colour 0 until the pie rule swaps
colours; all that a match says of players (`to_move`, `winner`, `board`) is 0 or 1 for the first or second
*player*.
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
from .start_positions import read_start, write_start
from .turn_reader import TurnReader

RECORD_FORMAT = "sunstones-record"
# Version 2 has start positions and variations, version 3 notes. A record is written as the first version that has what
# it needs, so that older programs read it too.
FIRST_RECORD_VERSION, TREE_RECORD_VERSION, RECORD_VERSION = 1, 2, 3


class Match:
    """A game in progress. Made by `new_match` or `load_record`.

    game, size, holes: what is played, on which board; players: the names of the first and second player.
    start: the position that was set up to begin with, as a text; None for the usual empty board.
    history: what has been played, with its variations, and the way to any turn of them.

    >>> match = new_match("parasol", size=2)
    >>> match.play("b2")
    >>> match.to_move, match.legal_actions()
    (1, ['a1', 'a2', 'b1', 'b3', 'c1', 'c2', 'swap'])
    >>> match.play("swap")
    >>> match.to_move, match.board["b2"]
    (0, 1)
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

    # --- what is

    @property
    def position(self) -> Position:
        """The position now, inside a turn perhaps, for the search."""
        return self.history.position

    @property
    def turn_start(self) -> Position:
        """The position before the turn that is under way or due."""
        return self.history.turn_start

    @property
    def swapped(self) -> bool:
        """Whether the players have exchanged colours."""
        turns = self.history.tree.turns
        return len(turns) > 1 and turns[1].actions == (SWAP,)

    def player_of(self, colour: int) -> int:
        """The player who holds a colour now."""
        return colour ^ self.swapped

    @property
    def to_move(self) -> int:
        """The player to move: 0 or 1. Once the game is over, the one who would be."""
        return self.player_of(self.history.position.to_move)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, in colours, or None."""
        return self.game.outcome(self.history.position)

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def winner(self) -> int | None:
        """The player who has won: 0, 1 or None."""
        outcome = self.outcome
        return None if outcome is None else self.player_of(outcome.winner)

    @property
    def board(self) -> dict[str, int | None]:
        """Cell name → 0 or 1 for the player whose stone it is, None for an empty cell. Holes are absent."""
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
        """The finished turns, the first to the last."""
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
        """The last finished turn."""
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
        """Whether the second player may swap colours once the first has placed a stone.

        Never in a game that began from a position that was set up.
        """
        return self.info.pie and self.start is None

    @property
    def first_stone_is_due(self) -> bool:
        """Whether the stone is to be placed that the second player may then take over by the pie rule."""
        return self.has_pie_rule and not self.turns

    @property
    def can_swap(self) -> bool:
        """Whether the pie rule is due: it is the second player's first turn, and nothing of it has been played."""
        history = self.history
        return not history.steps and self._can_swap_after(history.tree.here)

    def _can_swap_after(self, node: Node) -> bool:
        """Whether the pie rule is due after a node of the tree."""
        return self.has_pie_rule and node.depth == 1 and self.game.outcome(self.history.position_after(node)) is None

    # --- what may be played

    @property
    def forced_pass(self) -> Sentence | None:
        """A sentence that says who must pass now, and why; None if the player to move has a choice."""
        if self.outcome is not None or not self._reader.must_pass():
            return None
        position = self.history.position
        colour = self.info.players[position.to_move]
        return say("{colour} must pass: {reason}.", colour=colour, reason=self.game.reason_to_pass(position))

    def legal_actions(self) -> list[str]:
        """The texts of the atomic steps open now, inside a turn too; none once the game is over."""
        return self._reader.actions()

    def legal_turns(self, limit: int | None = None) -> list[str]:
        """The canonical texts of all turns that may be played (or that the unfinished one may become), sorted.

        limit: stop looking when so many have been found. On a crowded board Surmount can have more turns than
        could be listed. Raises `InvalidSetup` for a limit that is no number of turns.
        """
        return self._reader.turns(limit)

    def is_legal(self, text: str) -> bool:
        """Whether `play` (or, inside a turn, `act` or `play`) would take this text now."""
        return self.explain(text) is None

    def explain(self, text: str) -> str | None:
        """None if the text may be played now, otherwise one sentence naming the rule that forbids it.

        Between turns the text is a whole turn; inside a turn it is the next step, or a whole turn instead of
        the unfinished one.
        """
        return self._reader.explain(text)

    def explain_step(self, text: str) -> str | None:
        """None if `act` would take this text now, otherwise one sentence naming the rule that forbids it."""
        return self._reader.explain_step(text)

    def explain_cell(self, name: str) -> str | None:
        """None if picking this cell is a step now, otherwise one sentence naming the rule that forbids it.

        The step is the one that the cell asks for: on an enemy stone a capture or a flip where the game has those.
        Raises `InvalidText` if there is no such cell.
        """
        return self._reader.explain_cell(name)

    # --- playing

    def play(self, text: str) -> None:
        """Play a whole turn; steps of an unfinished turn are replaced by it.

        Raises `InvalidText` or `IllegalTurn`, and then nothing has changed.
        """
        self.history.play(self._reader.read_turn(text))

    def play_after(self, node: Node, text: str) -> Node:
        """The node of a whole turn after any other node of the tree; the match stays where it stands.

        Raises `InvalidText` or `IllegalTurn`, and then nothing has changed.
        """
        before = self.history.position_after(node)
        reader = TurnReader(self.game, before, (), before, self._can_swap_after(node))
        return self.history.add_after(node, reader.read_turn(text))

    def act(self, text: str) -> None:
        """Play one atomic step. Raises `InvalidText` or `IllegalTurn`, and then nothing has changed."""
        self.history.act(self._reader.read_step(text))

    def enter(self, text: str) -> None:
        """Play what a person has typed: between turns a whole turn; inside a turn the next step, or a whole turn
        instead of the unfinished one. A text that ends with an ellipsis is a step, so that the turn may go on.

        Raises `InvalidText` or `IllegalTurn`, and then nothing has changed.
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

        Raises `IllegalTurn` if there is none.
        """
        self.history.undo()

    def redo(self) -> None:
        """Play again what was taken back last, on the line that was visited last.

        Raises `IllegalTurn` if there is nothing.
        """
        self.history.redo()

    # --- notes

    @property
    def comment(self) -> str:
        """What is said of the position after the last finished turn; empty for nothing."""
        return self._note.comment

    @property
    def marks(self) -> list[str]:
        """What is marked on the board there, in the notation of `notes.py`: `d4` is a circle, `d4-e5` an arrow."""
        return list(self._note.marks)

    @property
    def _note(self) -> Note:
        return self.history.tree.here.note or Note()

    def annotate(
        self, comment: str | None = None, marks: Iterable[str] | None = None, node: object | None = None
    ) -> None:
        """Say something of a position: the one after the last finished turn, or after the turn with this number.

        comment: None leaves the one that is there, an empty text takes it away. marks: None leaves them, too. They are
        circles (`d4`), crosses (`d4.x`), squares (`d4.s`), arrows (`d4-e5`), letters (`d4.A`) and numbers (`d4.7`).
        Raises `InvalidText` for what is no mark or no cell, `InvalidSetup` if there is no such turn or no room for so
        much; then nothing has changed.

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
        """What would be said of a position then; None leaves what is there. Raises as `annotate`."""
        before = node.note or Note()
        return Note(
            before.comment if comment is None else read_comment(comment),
            before.marks if marks is None else read_marks(marks, self._require_cell),
        )

    def _require_cell(self, name: str) -> None:
        """Raises `InvalidText` if no stone can lie there."""
        if self.game.holes >> self.game.board.cell(name) & 1:
            raise InvalidText(say("{name} is not on this board", name=quote(name)))

    # --- keeping

    def record(self, *, variations: bool = False) -> dict[str, object]:
        """The match as a JSON-able dict for `load_record`: set-up, turns, the steps of an unfinished one, result.

        variations: whether what was played instead, and what has been taken back, goes along as `tree`
        (`TurnTree.document` says in which form).
        Where there are comments and marks it has `notes`, a list of dicts: `turn`, the number of turns that lead to the
        position (in a record with a tree, the turn's number there), `comment` and `marks`.
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
    """A new match. Raises `InvalidSetup`, and `InvalidText` for a start that is none.

    game: an id of the catalogue. size: cells along one side, by default the game's own. holes: squares left
    out (Sum only).
    players: the names of the first and the second player; by default their colours.
    start: a position to begin from, in three parts: the stones of the first colour, those of the second, and who is to
    move (1 or 2), as in `d4 e5/c3/2`. One that no game can come to, or in which the game is over, is refused with a
    sentence that says why. There is no pie rule then.

    >>> match = new_match("surmount", size=4, start="d4 d5/c4/2")
    >>> match.to_move, match.board["d5"], match.can_swap
    (1, 0, False)
    """
    return Match(game, size, holes, players, start)


def _two_names(players: Iterable[str]) -> tuple[str, str]:
    # A mapping or a set of names does not say who is the first.
    is_listed = isinstance(players, Iterable) and not isinstance(players, str | Mapping | Set)
    names = list(players) if is_listed else []
    if len(names) != 2 or not all(isinstance(name, str) for name in names):
        raise InvalidSetup(say("players are two names, not {players}", players=quote(players)))
    # Plain texts: a record's names are the same in every language.
    return tidy_name(names[0]), tidy_name(names[1])

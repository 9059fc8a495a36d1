"""Every message between the page and the engine: JSON objects, as typed dictionaries.

A request has the fields of its entry in `REQUESTS`; its `do` is the key there. It may also have `language`, the
language of the reply's sentences (such as `de`; by default English). Its reply has `ok`, true, and the fields named in
the entry. If it is a `Refusal` instead, nothing has changed.

From this file the build makes the page's types (`engine/wire.d.ts`), and the checks of messages from a frame of another
site (`embed/wire.js`). The engine uses these types in annotations only, and does not import this module when it runs.

In a request, null in a field that is not required means the same as leaving it out.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict


class OneOf(NamedTuple):
    """The values that a field may have, where its type has more."""

    values: tuple[str | int, ...]


Colour = Annotated[str, OneOf(("red", "blue", "black", "white"))]
Player = Annotated[int, OneOf((0, 1))]
"""The first or the second player."""
TargetKind = Annotated[str, OneOf(("place", "grow", "capture", "flip", "give"))]
ColourNumber = Annotated[int, OneOf((0, 1)), "not a player"]
"""The game's first or second colour."""
Result = Annotated[str, OneOf(("win", "loss"))]
"""A proven result for the player to move."""
TurnMark = Annotated[str, OneOf(("inaccuracy", "mistake", "blunder", "good"))]
"""A mark on a turn. `good` is a good find, the only good turn."""
Cells = list[str]
MatchRecord = dict[str, Any]
"""A whole match with its unfinished turn and its variations, for `load`."""


# --- a match as the page shows it


class Holder(TypedDict):
    """A player, by the colour that it holds now."""

    colour: Colour


class Target(TypedDict):
    """Effect of a click on a cell now."""

    action: str
    """The text of the step."""
    kind: TargetKind


class Changes(TypedDict):
    """Changes of the board by the last turn and the steps since then."""

    placed: Cells
    removed: dict[str, Colour]
    """Cell to the stone that was removed; the capturing stone may be there now."""
    flipped: Cells


class Note(TypedDict):
    """A note on a position."""

    comment: str
    marks: list[str]
    """In the notation of `match/notes.py`."""


class TurnNode(TypedDict):
    """One turn of the tree."""

    id: int
    after: int
    """The id of the turn that it follows; 0 is the start."""
    turn: str


class TurnTree(TypedDict):
    """All turns of a match, variations included."""

    here: int
    """The id of the last turn; 0 at the start."""
    line: list[int]
    """Ids from the first turn through `here` to the last one that redo leads to."""
    nodes: list[TurnNode]
    """Each turn after the one it follows, the main line before its variations."""
    can_restore: bool
    """Whether a deletion can be taken back."""


class LoopFacts(TypedDict):
    """A loop on the board."""

    cells: Cells
    inside: Cells
    colour: Colour
    """The colour that it counts for."""
    count: int
    """Number of edge cells that it occupies."""
    of: int
    """Number of edge cells of the board; 0 where they do not count."""
    needed: int
    """Number of edge cells that win."""


class ParasolFacts(TypedDict):
    """State of a parasol."""

    colour: Colour | None
    """The colour that holds it or leads in it; null where neither does."""
    held: bool
    """Whether the colour holds it for good."""


class ThreatFacts(TypedDict):
    """Facts about the position that the board can mark, also when the game is over; empty where a game has none."""

    limit: Cells
    """Stones that one more adjacent enemy stone would remove."""
    interior: Cells
    """Stones that do not see the edge."""
    exposed: Cells
    """Interior stones that the enemy may flip now."""
    groups: list[Cells]
    """The groups whose sizes count."""
    loops: list[LoopFacts]
    parasols: dict[str, ParasolFacts]
    """By the cell in the middle."""


class Standing(TypedDict):
    """Progress of a player in what decides the game."""

    count: int
    of: int | None
    """The count that wins; null where no number does."""
    unit: Annotated[str, OneOf(("loop", "parasols", "stones", "group"))]
    """The things counted: edge cells of the best loop, parasols held, stones, or stones of the largest group."""


class State(TypedDict):
    """Everything that the page shows of a match."""

    game: str
    size: int
    holes: Cells
    start: str | None
    """The position that was set up to begin with, as in `d4 e5/c3/2`."""
    board: dict[str, Colour | None]
    """Cell to the stone on it; holes are absent."""
    players: tuple[Holder, Holder]
    to_move: Player
    over: bool
    winner: Player | None
    decided: Player | None
    """The player who has won or is certain to win; null if that is not obvious."""
    how: str | None
    """A sentence about how the game was won."""
    loop: Cells
    """The cells of the loop that has won."""
    targets: dict[str, Target]
    choices: list[Annotated[str, OneOf(("stop", "pass", "swap"))]]
    """Legal steps that are not on a cell."""
    prompt: str
    """A sentence about what the player to move may do."""
    forced_pass: str | None
    """A sentence about who must pass now, and why; null if the player to move has a choice."""
    steps: list[str]
    """The steps of the unfinished turn."""
    turns: list[str]
    last_turn: str | None
    changes: Changes
    threats: ThreatFacts
    score: tuple[int, int]
    """By player."""
    standing: tuple[Standing | None, Standing | None]
    """By player; null where nothing decides that can be counted."""
    can_undo: bool
    can_redo: bool
    finished: bool
    """Whether redo leads to the end of the game by its rules."""
    tree: TurnTree
    notes: dict[str, Note]
    """By the id of the turn that leads to the position."""
    numbers: dict[str, int]
    """Cell to the number, from 1, of the turn that placed its stone; stones of the start position have none."""


class PreviewFacts(TypedDict):
    """Effect of picking a cell."""

    action: str
    kind: TargetKind
    removed: dict[str, Colour]
    """Cell to the colour that loses the stone."""
    flipped: dict[str, Colour]
    """Cell to the colour that gets the stone."""
    loop: LoopFacts | None
    """The loop that it makes."""
    group: Cells
    """The group that it makes; empty where its size does not count."""
    closed: dict[Colour, Cells]
    """For each colour the cells where a turn could begin and no longer can."""
    parasols: dict[str, ParasolFacts]
    """Parasols whose owner or leader changes, by the cell in the middle."""
    follow: dict[str, TargetKind]
    """Cells that may be picked next in the same turn."""
    may_stop: bool
    """Whether the turn may end there instead."""
    winner: Player | None
    """The player who wins if the turn ends there."""
    decides: Player | None
    """The player whose win becomes certain, though play goes on."""
    passes: bool
    """Whether the opponent would have to pass."""


# --- reports of jobs


class Candidate(TypedDict):
    """A legal step with its results in the search."""

    text: str
    win_rate: float
    """For the player to move, 0 to 1."""
    playouts: int
    proven: Result | None
    turns: int | None
    """Upper bound on the turns of both players to a proven result, this one included; null without proof."""


class Choice(Candidate):
    """The whole turn that a search has decided on."""


class LineTurn(TypedDict):
    """A turn of the best line."""

    text: str
    player: Player
    complete: bool
    """Whether the line goes on to the end of the turn."""
    cells: dict[str, Colour | None]
    """Cells that it changes, to the stone after it; null where the cell is empty then."""


class Report(TypedDict):
    """Fields that the report of every job has."""

    done: bool
    progress: float
    """0 to 1."""


class ThinkingReport(Report):
    """Report of the search for a turn."""

    playouts: int
    win_rate: float | None
    """For the player to move, 0 to 1; null before the first result."""
    best: str | None
    """The best step so far; the whole turn once the search is done."""
    choice: Choice | None
    """The turn to play; null until the search is done."""


class Analysis(Report):
    """Report of the analysis of the position, for the player to move."""

    playouts: int
    win_rate: float | None
    """Win rate of the best candidate. Before there is one, it is null, as are the three fields below."""
    first_colour: float | None
    """Win rate of the game's first colour, for a graph."""
    proven: Result | None
    turns: int | None
    candidates: list[Candidate]
    """The best first."""
    line: list[LineTurn]
    ownership: dict[str, float] | None
    """Owner of each square of Sum, or of each parasol of Parasol by its middle, at the end of the playouts: 1 if it is
    always the game's first colour, -1 if always the other. Null in the other games."""


class Judgement(TypedDict):
    """Judgement of a turn that was played."""

    text: str
    cost: float
    """Win rate that the turn cost its mover, 0 to 1."""
    error: float
    """Standard error of the cost; 0 where it is proven."""
    mark: TurnMark | None
    better: str | None
    """The turn to play instead."""
    better_cells: dict[str, Colour | None]
    """Cells that it would have changed, to the stone after it; null where the cell is empty then."""
    missed: int | None
    """Upper bound on the turns in which it would have won for certain; null if no win is proven."""


class ReviewEntry(TypedDict):
    """Review of a position of the match."""

    turns: int
    """Number of turns played before it."""
    win_rate: float
    """Win rate of the game's first colour."""
    winner: ColourNumber | None
    """The colour that is proven to win."""
    turns_left: int | None
    """Upper bound on the turns to a proven win."""
    judgement: Judgement | None
    """Judgement of the turn that led to it."""


class ReviewReport(Report):
    """Report of the review of the match."""

    entries: list[ReviewEntry]
    """Entries that are new since the last report."""
    accuracy: tuple[float | None, float | None] | None
    """Accuracy of each player, 0 to 100, null for a player without a turn to judge; null before the end."""


class Proof(Report):
    """Report of the proof of who wins the position with best play. It needs a position between two turns.

    The pie rule is ignored.
    """

    positions: int
    """Number of positions searched so far."""
    winner: Player | None
    """The player who wins; null while that is not proven, and where memory does not suffice to prove it."""
    turns: int | None
    """Upper bound on the turns of both players to the end; null where the game does not count them (Surmount)."""
    line: list[LineTurn]
    """The turns to the end of the proof: the winner hurries and the loser delays."""


class WinningTurn(TypedDict):
    """A turn that is proven to win."""

    text: str
    turns: int | None
    """As in `Proof`, with this turn included."""


class ProvenTurns(Report):
    """Report of the proofs of which turns win; otherwise as `Proof`."""

    positions: int
    winning: list[WinningTurn]
    """Turns that win, the fastest first."""
    losing: int
    """Number of turns that lose."""
    unproven: int
    """Number of turns of which neither is proven."""
    all: bool
    """Whether these are all turns; false where there are too many to list."""


# --- other replies


class Refusal(TypedDict):
    """Reply to a request that was refused; nothing has changed."""

    ok: Literal[False]
    error: str
    """The name of one of the engine's three errors: `InvalidText`, `IllegalTurn`, `InvalidSetup`."""
    message: str
    """A sentence about the error."""


class MatchReply(TypedDict):
    """Reply to a request that changes or shows the match."""

    state: State
    record: MatchRecord
    """The record that loads the same match again. A page that keeps the latest one loses nothing."""


class LoadReply(MatchReply):
    """Reply to `load`."""

    remark: str | None
    """A sentence, or null: that the record goes on by the rules of another program (the game's comments say so too, and
    have the rest of it), or that other text follows a share link."""


class ListedGame(TypedDict):
    """One game of a file that holds several."""

    number: int
    """The number for `load`."""
    game: str
    size: int | None
    players: tuple[str, str] | None
    """Names of the players, in the order of seats."""
    winner: Player | None
    """Index of the winner among the players."""
    date: str | None
    """The date, such as `2026-01-09`."""
    turns: int


class GameList(TypedDict):
    """Games of a file to choose from."""

    games: list[ListedGame]
    entries: int
    """Number of entries of the file; 0 where it is not such a file."""
    others: int
    """Number of reports of games that are not played here."""
    unreadable: int
    """Number of entries that cannot be read."""


class SetupReply(TypedDict):
    """Reply to `check_setup`."""

    problem: str | None
    """A sentence about why no game can begin from the position; null if one can."""
    record: MatchRecord | None
    """The record of a match that begins from it; null if none can."""


class Reason(TypedDict):
    """One claim about a turn."""

    kind: str
    sentence: str
    sure: Annotated[str, OneOf(("certain", "because", "likely"))]
    """What it rests on: the rules or a proof, a fact that evaluations have tested, or a search alone."""
    cells: Cells
    """What it is about."""
    line: list[LineTurn]
    """Turns that show it, from the position before the turn; one whose text is `…` is left out by its player."""


class CommentReply(TypedDict):
    """Reply to `comment`."""

    text: str
    """At most two sentences; empty where nothing is known to be true."""
    reasons: list[Reason]
    """The decisive one first."""
    board: dict[str, Colour | None]
    """The position before the turn."""


class OpeningTurn(TypedDict):
    """A turn that an opening book lists."""

    text: str
    """Also `swap`."""
    cells: Cells
    """Where the turn is one cell: that one, and those that lead to images of the same position."""
    games: int
    """In which it was played."""
    share: float
    """Of these, what the one who plays it won, 0 to 1."""
    low: float
    """The lower end of the interval that holds the true share in about 95 of 100 cases, 0 to 1."""
    high: float


class Openings(TypedDict):
    """Reply to `openings`: what a book knows of the position, and what it was counted from."""

    turns: list[OpeningTurn]
    """The most frequent first; none where the book does not know the position."""
    size: int
    """Of the book's boards."""
    games: int
    unit: Annotated[str, OneOf(("evaluations", "playouts"))]
    budget: int
    """Evaluations or playouts of each step."""
    depth: int
    """Turns after which it still knows some position."""


class Explanation(TypedDict):
    """Reply to `explain`."""

    message: str | None
    """A sentence about why the step cannot be taken now; null if it can."""
    stones: Cells
    """Those that the sentence about a cell names or counts, by cell; empty where a text was asked about."""


class Previews(TypedDict):
    """Reply to `preview`."""

    previews: dict[str, PreviewFacts | None]
    """By cell; null where picking the cell is not a legal step."""


class Written(TypedDict):
    """The match in the forms that leave the page."""

    record: MatchRecord
    link: str
    """The part of a share link after the `#`."""
    text: str
    """A plain list of turns."""
    positions: str
    """The positions of the finished turns, for a board in another page, as `positions.py` writes them."""


class SearchBegun(TypedDict):
    """Reply to a request that starts a search."""

    can_share: bool
    """Whether other workers may help with it."""


class ReviewBegun(TypedDict):
    """Reply to a request that starts a review."""

    positions: int
    """Number of positions to review."""


class Slice(Report):
    """Reply to `slice`, together with the report of the job. After a `quiet` slice it has only `done` and these fields.

    Any batch may be lost, and results come back in any order. Each batch is a text for a `PlayoutWorker`, which every
    worker has in its own Python.
    """

    batches: NotRequired[list[str]]
    """Batches of playouts for the further workers."""
    invalid: NotRequired[list[int]]
    """Indices of results that cannot be those of a batch. The workers that made them should not be used again."""


class Nothing(TypedDict):
    """No fields."""


# --- requests


class New(TypedDict):
    """Begin a match: a plain one, or one from a position that was set up."""

    game: str
    size: NotRequired[int]
    holes: NotRequired[Cells]
    hole_count: NotRequired[int]
    """Instead of `holes`: the number of holes to be chosen at random with the seed."""
    seed: NotRequired[int]
    start: NotRequired[str]


class Load(TypedDict):
    """Begin with the match of a record, read by `load_record`."""

    record: MatchRecord | str
    game: NotRequired[str]
    """Together with `size`, the board that a list of turns alone may be meant for."""
    size: NotRequired[int]
    number: NotRequired[int]
    """Number of the game in a file that has several."""


class ListGames(TypedDict):
    """List the games of a file."""

    record: str


class CheckSetup(TypedDict):
    """Ask whether a game can begin from a position. The match stays."""

    game: str
    size: NotRequired[int]
    holes: NotRequired[Cells]
    start: str


class Act(TypedDict):
    """Take one atomic step."""

    action: str


class Play(TypedDict):
    """Play a whole turn."""

    turn: str


class Type(TypedDict):
    """Enter typed text, a whole turn or a step of an unfinished one, with `Match.enter`."""

    text: str


class At(TypedDict):
    """Go to a turn of the tree, put its variation first, or delete it with all that follow."""

    node: int
    """The id of the turn; 0 is the start."""


class Annotate(TypedDict):
    """Write a comment, marks, or both, with `Match.annotate`. Jobs go on."""

    comment: NotRequired[str]
    marks: NotRequired[list[str]]
    node: NotRequired[int]


class Explain(TypedDict):
    """Ask why a step cannot be taken, or a cell picked; one of the two."""

    text: NotRequired[str]
    cell: NotRequired[str]


class CommentOn(TypedDict):
    """Ask why the turn that was played last is good or bad, or one that could be played now."""

    turn: NotRequired[str]
    """A turn that could be played from the position on the board."""
    better: NotRequired[str]
    """The turn to compare it with, such as the review's; without it one is searched for."""
    names_better: NotRequired[bool]
    """Whether the reply may tell the better turn; it may if this is left out."""


class OpeningsIn(TypedDict):
    """Ask an opening book about the position."""

    book: str
    """Its whole text."""


class Preview(TypedDict):
    """Ask what picking cells would do."""

    cells: Cells


class Think(TypedDict):
    """Search for the turn to play."""

    opponent: NotRequired[str]
    seconds: NotRequired[float]
    """Replaces the opponent's own budget, as `playouts` does."""
    playouts: NotRequired[int]
    most_seconds: NotRequired[float]
    """A further limit on the time."""
    seed: NotRequired[int]


class Analyse(TypedDict):
    """Analyse the position."""

    seconds: NotRequired[float]
    playouts: NotRequired[int]
    seed: NotRequired[int]


class Review(TypedDict):
    """Judge every turn of the match."""

    playouts: NotRequired[int]
    """Playouts for each position."""
    seed: NotRequired[int]


class Prove(TypedDict):
    """Prove who wins, or which turns win."""

    positions: NotRequired[int]
    """Limit on the number of positions kept."""


class Go(TypedDict):
    """Run one slice of a job."""

    job: str
    milliseconds: float
    quiet: NotRequired[bool]
    """Whether to leave out the report except `done`."""
    workers: NotRequired[int]
    """Number of workers that help now."""
    results: NotRequired[list[str]]
    """Results of the batches that the workers have played since the last slice."""


class Stop(TypedDict):
    """End a job."""

    job: str


REQUESTS = {
    "new": (New, MatchReply),
    "load": (Load, LoadReply),
    "list_games": (ListGames, GameList),
    "check_setup": (CheckSetup, SetupReply),
    "state": (Nothing, MatchReply),
    "act": (Act, MatchReply),
    "play": (Play, MatchReply),
    "type": (Type, MatchReply),
    "undo": (Nothing, MatchReply),
    "redo": (Nothing, MatchReply),
    "go": (At, MatchReply),
    "step_back": (Nothing, MatchReply),
    "step_forward": (Nothing, MatchReply),
    "promote": (At, MatchReply),
    "delete": (At, MatchReply),
    "restore": (Nothing, MatchReply),
    "annotate": (Annotate, MatchReply),
    "explain": (Explain, Explanation),
    "preview": (Preview, Previews),
    "comment": (CommentOn, CommentReply),
    "openings": (OpeningsIn, Openings),
    "record": (Nothing, Written),
    "think": (Think, SearchBegun),
    "analyse": (Analyse, SearchBegun),
    "review": (Review, ReviewBegun),
    "prove": (Prove, Nothing),
    "prove_turns": (Prove, Nothing),
    "slice": (Go, Slice),
    "stop": (Stop, Nothing),
}
"""Requests of the page, by verb: the fields of the request and those of the reply.

`step_back` and `step_forward` take one atomic step along the line, of finished turns too. `restore` takes back the last
deletion. A change of the match ends its jobs; a note is not such a change.
"""

JOBS = {
    "think": ThinkingReport,
    "analyse": Analysis,
    "review": ReviewReport,
    "prove": Proof,
    "prove_turns": ProvenTurns,
}
"""Jobs, which go on in slices and are ended by `stop`: the report in the reply to each `slice`.

A search may need a network (`search/network`), which is not part of this package. The page provides it before `think`,
`analyse` and `review`; `Session.game` is the id of its game.
"""

FROM_ELSEWHERE = ("load", "play", "act", "undo", "go", "promote", "explain", "preview", "think", "prove", "prove_turns")
"""Verbs that a board in a page of another site may use, through this site's frame."""

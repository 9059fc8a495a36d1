"""Every message between the page and the engine: JSON objects, as typed dictionaries.

A request is one of `REQUESTS`, by what it asks to `do`, perhaps with the `language` of the reply's sentences beside
(such as `de`; English without). Its reply has `ok`, true, and the fields named there; or it is a `Refusal`, and then
nothing has changed.

The build makes from this file the page's types (`engine/wire.d.ts`), and the checks of what comes from a frame of
another site (`embed/wire.js`). The engine's own code names these types where it makes a reply, and imports nothing of
it when it runs.

In a request a field that is not required may be null as well, which is the same as if it were absent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict


class OneOf(NamedTuple):
    """The values that a field may have, of a type that has more."""

    values: tuple[str | int, ...]


Colour = Annotated[str, OneOf(("red", "blue", "black", "white"))]
Player = Annotated[int, OneOf((0, 1))]
"""The first or the second player."""
TargetKind = Annotated[str, OneOf(("place", "grow", "capture", "flip", "give"))]
ColourNumber = Annotated[int, OneOf((0, 1)), "not a player"]
"""The game's first or second colour."""
Result = Annotated[str, OneOf(("win", "loss"))]
"""What is proven for the player to move."""
TurnMark = Annotated[str, OneOf(("inaccuracy", "mistake", "blunder", "good"))]
"""`good`: a good find, the only good turn."""
Cells = list[str]
MatchRecord = dict[str, Any]
"""A whole match, its unfinished turn and its variations too, as `load` takes it."""


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
    """Changes by the last turn and the steps since then."""

    placed: Cells
    removed: dict[str, Colour]
    """Cell to the stone that it lost; the one that took it may be there now."""
    flipped: Cells


class Note(TypedDict):
    """A note on a position."""

    comment: str
    marks: list[str]
    """See `match/notes.py`."""


class TurnNode(TypedDict):
    """One turn of the tree."""

    id: int
    after: int
    """The id of the turn that it follows; 0 is the start."""
    turn: str


class TurnTree(TypedDict):
    """All turns that were played, those of variations too."""

    here: int
    """The id of the last turn; 0 at the start."""
    line: list[int]
    """Ids from the first turn over `here` to the last one that redo leads to."""
    nodes: list[TurnNode]
    """Each after the one it follows, the main line before its variations."""
    can_restore: bool
    """Whether a deletion can be taken back."""


class LoopFacts(TypedDict):
    """A loop on the board."""

    cells: Cells
    inside: Cells
    colour: Colour
    """The one that it counts for."""
    count: int
    """Cells of the edge that it occupies."""
    of: int
    """Cells of the edge; 0 where they do not count."""
    needed: int
    """How many of them win."""


class ParasolFacts(TypedDict):
    """Owner of a parasol, or the colour that leads in it."""

    colour: Colour | None
    """The colour that holds it, or leads in it."""
    held: bool


class ThreatFacts(TypedDict):
    """Facts about the position that the board can mark, also when the game is over; empty where a game has none."""

    limit: Cells
    """Stones that one more enemy stone beside them removes."""
    interior: Cells
    """Stones that do not see the edge."""
    exposed: Cells
    """Those of them that can be flipped as things are."""
    groups: list[Cells]
    """The groups whose sizes count."""
    loops: list[LoopFacts]
    parasols: dict[str, ParasolFacts]
    """By the cell in the middle."""


class Standing(TypedDict):
    """Progress of a player in what decides the game."""

    count: int
    of: int | None
    """How many win; null where no number does."""
    unit: Annotated[str, OneOf(("loop", "parasols", "stones", "group"))]
    """Edge cells of the best loop; parasols held; stones on the board; stones of the largest group."""


class State(TypedDict):
    """All that the page shows of a match."""

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
    """The player who is sure to win, the game over or not; null if that is not plain."""
    how: str | None
    """How the game was won, a sentence."""
    loop: Cells
    """Those of the loop that has won."""
    targets: dict[str, Target]
    choices: list[Annotated[str, OneOf(("stop", "pass", "swap"))]]
    """Steps that are no cell."""
    prompt: str
    forced_pass: str | None
    """Why the player has to pass."""
    steps: list[str]
    """Of the unfinished turn."""
    turns: list[str]
    last_turn: str | None
    changes: Changes
    threats: ThreatFacts
    score: tuple[int, int]
    """By player."""
    standing: tuple[Standing | None, Standing | None]
    """By player; null where nothing that can be counted decides."""
    can_undo: bool
    can_redo: bool
    tree: TurnTree
    notes: dict[str, Note]
    """By the id of the turn that leads to the position."""
    numbers: dict[str, int]
    """Cell to the number, from 1, of the turn in which its stone was placed last; stones set up have none."""


class PreviewFacts(TypedDict):
    """Effect of picking a cell."""

    action: str
    kind: TargetKind
    removed: dict[str, Colour]
    """Cell to the colour that loses the stone."""
    flipped: dict[str, Colour]
    """Cell to the colour that gets the stone."""
    loop: LoopFacts | None
    """The one that it makes."""
    group: Cells
    """The group that it makes; empty where its size does not count."""
    closed: dict[Colour, Cells]
    """For each colour the cells where a turn could begin and no longer can."""
    parasols: dict[str, ParasolFacts]
    """Those that change hands."""
    follow: dict[str, TargetKind]
    """What may be picked next in the same turn."""
    may_stop: bool
    """Whether the turn may end there instead."""
    winner: Player | None
    """Who wins if the turn ends there."""
    decides: Player | None
    """Whose win becomes certain, though play goes on."""
    passes: bool
    """Whether the opponent would have to pass."""


# --- what thinking reports


class Candidate(TypedDict):
    """A step that may be taken now, and what the search thinks of it."""

    text: str
    win_rate: float
    """For the player to move, 0 to 1."""
    playouts: int
    proven: Result | None
    turns: int | None
    """If it is proven: in how many turns of both players at most, this one counted."""


class Choice(Candidate):
    """The whole turn that a search has decided on."""


class LineTurn(TypedDict):
    """A turn of the best line."""

    text: str
    player: Player
    complete: bool
    """Whether the line goes on to the end of the turn."""
    cells: dict[str, Colour | None]
    """Those that it changes; null: the cell is empty then."""


class Report(TypedDict):
    """Fields that the report of every job has."""

    done: bool
    progress: float
    """0 to 1."""


class ThinkingReport(Report):
    """Of the search for a turn."""

    playouts: int
    win_rate: float | None
    best: str | None
    choice: Choice | None
    """Once it is done."""


class Analysis(Report):
    """Of the position, for the player to move."""

    playouts: int
    win_rate: float | None
    """Of the best candidate; null before there is one, as is what follows."""
    first_colour: float | None
    """The win rate of the game's first colour, for a graph."""
    proven: Result | None
    turns: int | None
    candidates: list[Candidate]
    """The best first."""
    line: list[LineTurn]
    ownership: dict[str, float] | None
    """For each square of Sum, and each parasol of Parasol by its middle: 1 if the game's first colour owns it at the
    end of every playout, -1 if the other does. Null in the other games."""


class Judgement(TypedDict):
    """Of a turn that was played."""

    text: str
    cost: float
    """The win rate that its mover lost by it, 0 to 1."""
    error: float
    """The standard error of that; 0 where it is proven."""
    mark: TurnMark | None
    better: str | None
    """The turn to play instead."""
    better_cells: dict[str, Colour | None]
    """Those that it would have changed; null: the cell is empty then."""
    missed: int | None
    """In how many turns at most it would have won for certain."""


class ReviewEntry(TypedDict):
    """Of a position of the match."""

    turns: int
    """How many were played before it."""
    win_rate: float
    """Of the game's first colour."""
    winner: ColourNumber | None
    """For which it is proven."""
    turns_left: int | None
    """Until then, at most."""
    judgement: Judgement | None
    """Of the turn that led to it."""


class ReviewReport(Report):
    """Of the whole match."""

    entries: list[ReviewEntry]
    """Those that are new since the last report."""
    accuracy: tuple[float | None, float | None] | None
    """Of each player, 0 to 100, null for one without a turn to judge; null before the end."""


class Proof(Report):
    """Of who wins the position with best play. Asked between two turns; the pie rule is left aside."""

    positions: int
    """How many were examined so far."""
    winner: Player | None
    """Null as long as it is not proven, and where there is no room to prove it."""
    turns: int | None
    """Of both players to the end, at most; null where the game does not count them (Surmount)."""
    line: list[LineTurn]
    """To the end of the proof: the winner hurries, the loser holds out."""


class WinningTurn(TypedDict):
    """One that is proven to win."""

    text: str
    turns: int | None
    """Itself counted; otherwise as in `Proof`."""


class ProvenTurns(Report):
    """Of which turns win. Asked as a `Proof` is."""

    positions: int
    winning: list[WinningTurn]
    """The fastest first."""
    losing: int
    """How many lose."""
    unproven: int
    all: bool
    """False where there are more turns than could be listed."""


# --- other replies


class Refusal(TypedDict):
    """Why a request was refused; nothing has changed."""

    ok: Literal[False]
    error: str
    """The name of one of the engine's three errors: `InvalidText`, `IllegalTurn`, `InvalidSetup`."""
    message: str
    """A sentence."""


class MatchReply(TypedDict):
    """Of what changes or shows the match."""

    state: State
    record: MatchRecord
    """Brings the same match back, so a page that keeps the last one loses nothing."""


class LoadReply(MatchReply):
    """Of a match that was loaded."""

    remark: str | None
    """A sentence: that its record goes on by rules of another program, which the game's comments say too, with what
    follows there; or that words follow a share link."""


class ListedGame(TypedDict):
    """One game of a file that holds several."""

    number: int
    """To load it by."""
    game: str
    size: int | None
    players: tuple[str, str] | None
    """Their names, in the order of seats."""
    winner: Player | None
    """The place among them."""
    date: str | None
    """Such as `2026-01-09`."""
    turns: int


class GameList(TypedDict):
    """Games of a file to choose from."""

    games: list[ListedGame]
    entries: int
    """All that are in the file; 0 where it is no such file."""
    others: int
    """Reports of games that are not played here."""
    unreadable: int


class SetupReply(TypedDict):
    """Of a position that was set up."""

    problem: str | None
    """Why no game can begin so."""
    record: MatchRecord | None
    """Of a match that begins so."""


class Explanation(TypedDict):
    """Of a step or a cell."""

    message: str | None
    """Why it cannot be done now."""


class Previews(TypedDict):
    """Of cells."""

    previews: dict[str, PreviewFacts | None]
    """By cell; null where nothing can be done."""


class Written(TypedDict):
    """The match in the forms that leave the page."""

    record: MatchRecord
    link: str
    """For the part of an address after the `#`."""
    text: str
    """A plain list of turns."""


class SearchBegun(TypedDict):
    """A search has begun."""

    can_share: bool
    """Whether other workers may help with it."""


class ReviewBegun(TypedDict):
    """A review has begun."""

    positions: int
    """How many there are."""


class Slice(Report):
    """Of a slice of a job, beside the job's own report; of a `quiet` one only `done` and what helpers are concerned by.

    Any batch may be lost, and results come back in any order. Each batch is a text for a `PlayoutHelper`, which every
    worker has in its own Python.
    """

    batches: NotRequired[list[str]]
    """For helpers to play."""
    invalid: NotRequired[list[int]]
    """Indices of results that cannot be those of a batch: the worker that made them is of no use."""


class Nothing(TypedDict):
    """No fields."""


# --- requests


class New(TypedDict):
    """Begin a match: a plain one, or one from a position that was set up."""

    game: str
    size: NotRequired[int]
    holes: NotRequired[Cells]
    hole_count: NotRequired[int]
    """Instead of `holes`: so many, drawn at random with the seed."""
    seed: NotRequired[int]
    start: NotRequired[str]


class Load(TypedDict):
    """Begin with a match that is kept or that somebody has sent. As `load_record`."""

    record: MatchRecord | str
    game: NotRequired[str]
    """With `size`: the board that a list of nothing but turns may be meant for."""
    size: NotRequired[int]
    number: NotRequired[int]
    """Of the game, in a file that holds several."""


class ListGames(TypedDict):
    """List the games of a file."""

    record: str


class CheckSetup(TypedDict):
    """Ask whether a game can begin so. The match stays."""

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
    """Enter what was typed: a whole turn, or a step of an unfinished one. As `Match.enter`."""

    text: str


class At(TypedDict):
    """A turn of the tree: go there, make it the main line, or delete it with all that follows."""

    node: int
    """Its id; 0 is the start."""


class Annotate(TypedDict):
    """Write a comment, marks, or both. As `Match.annotate`; jobs go on."""

    comment: NotRequired[str]
    marks: NotRequired[list[str]]
    node: NotRequired[int]


class Explain(TypedDict):
    """Ask why a step cannot be taken, or a cell picked; one of the two."""

    text: NotRequired[str]
    cell: NotRequired[str]


class Preview(TypedDict):
    """Ask what picking cells would do."""

    cells: Cells


class Think(TypedDict):
    """Search for the turn to play."""

    opponent: NotRequired[str]
    seconds: NotRequired[float]
    """Instead of the opponent's own budget, as are the playouts."""
    playouts: NotRequired[int]
    most_seconds: NotRequired[float]
    """A limit in addition."""
    seed: NotRequired[int]


class Analyse(TypedDict):
    """Analyse the position."""

    seconds: NotRequired[float]
    playouts: NotRequired[int]
    seed: NotRequired[int]


class Review(TypedDict):
    """Judge every turn of the match."""

    playouts: NotRequired[int]
    """For each position."""
    seed: NotRequired[int]


class Prove(TypedDict):
    """Prove who wins, or which turns win."""

    positions: NotRequired[int]
    """How many may be kept."""


class Go(TypedDict):
    """Run a job for a moment."""

    job: str
    milliseconds: float
    quiet: NotRequired[bool]
    """Whether nothing needs to be told but whether the job is done."""
    helpers: NotRequired[int]
    """How many workers help now."""
    results: NotRequired[list[str]]
    """What they have made of their batches since the last slice."""


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
    "record": (Nothing, Written),
    "think": (Think, SearchBegun),
    "analyse": (Analyse, SearchBegun),
    "review": (Review, ReviewBegun),
    "prove": (Prove, Nothing),
    "prove_turns": (Prove, Nothing),
    "slice": (Go, Slice),
    "stop": (Stop, Nothing),
}
"""What the page may ask the engine to do: the fields of the request, those of the reply.

`step_back` and `step_forward` take one atomic step along the line, of finished turns too. `restore` brings back what
was deleted last. A change of the match ends its jobs; a note is none.
"""

JOBS = {
    "think": ThinkingReport,
    "analyse": Analysis,
    "review": ReviewReport,
    "prove": Proof,
    "prove_turns": ProvenTurns,
}
"""What goes on in slices, and is ended by `stop`: the report that a `slice` of it has.

What a search needs beside this package's own code (a network: `search/network`) is the page's to bring before `think`,
`analyse` and `review`; `Session.game` tells of which game.
"""

FROM_ELSEWHERE = ("load", "play", "act", "undo", "go", "explain", "preview", "think", "prove", "prove_turns")
"""What a board in a page of another site may ask, through this site's frame."""

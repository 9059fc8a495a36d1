"""The one door through which the page talks to the engine: JSON text in, JSON text out.

A request is an object with the key `do`, one of the verbs below, and what that verb needs. A reply has `ok`;
if that is false, `error` is the name of one of the engine's three errors and `message` a sentence, and
nothing has changed.

| do | needs | reply |
| --- | --- | --- |
| `new` | `game`, perhaps `size`, `holes` (names) or `hole_count` (chosen at random, with `seed`) | `state`, `record` |
| `state` | | `state`, `record` |
| `act`, `play` | `action`: one atomic step; `turn`: a whole turn | `state`, `record` |
| `undo`, `redo` | | `state`, `record` |
| `load` | `record`: as for `load_record` | `state`, `record` |
| `explain` | `text`: a step; or `cell`: one that is picked | `message`: why it cannot be done now, or null |
| `record` | | `record`, `link` (for the part of an address after the `#`) |
| `think` | perhaps `opponent`, `seconds`, `playouts`, `seed` | |
| `think_slice` | `milliseconds` | `done`, `progress`, `playouts`, `win_rate`, `best` and, when done, `choice` |
| `think_stop` | | |

The `record` beside a `state` brings the same match back, its unfinished turn too, so whoever keeps the last one
loses nothing. Whatever changes the match also ends a search in progress. What a `state` holds stands in `describe`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from .errors import IllegalTurn, InvalidSetup, InvalidText, quote
from .games.catalogue import CATALOGUE, find_game, random_holes, require_size
from .json_text import read_json
from .match import Match, new_match
from .opponents import OPPONENTS
from .records import LONGEST_RECORD, load_record, write_link
from .search.mcts import TreeSearch
from .thinking import Thinking

Reply = dict[str, Any]

# A request carries at most a record, and the names around it.
LONGEST_REQUEST = 2 * LONGEST_RECORD

# A slice may not be so long that the page could not be answered in the meantime.
LONGEST_SLICE = 1_000


class Session:
    """One match, the search for its next turn, if one is going on, and what the last search has found out."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._thinking: Thinking | None = None
        self._memory: TreeSearch | None = None
        self._verbs: dict[str, Callable[[Reply], Reply]] = {
            "new": self._new,
            "state": lambda request: self._state(),
            "act": lambda request: self._change(lambda match: match.act(_text(request, "action"))),
            "play": lambda request: self._change(lambda match: match.play(_text(request, "turn"))),
            "undo": lambda request: self._change(Match.undo),
            "redo": lambda request: self._change(Match.redo),
            "load": lambda request: self._begin(load_record(request.get("record", ""))),
            "explain": lambda request: {"message": _explain(self._current(), request)},
            "record": lambda request: {
                "record": self._current().record(),
                "link": write_link(self._current()),
            },
            "think": self._think,
            "think_slice": self._think_slice,
            "think_stop": self._think_stop,
        }

    def handle(self, request: str) -> str:
        """Answer one request. Never raises for anything that a request can say."""
        try:
            reply = {"ok": True, **self._answer(request)}
        except (InvalidText, IllegalTurn, InvalidSetup) as error:
            reply = {"ok": False, "error": type(error).__name__, "message": str(error)}
        return json.dumps(reply)

    def _answer(self, text: str) -> Reply:
        request = read_json(text, LONGEST_REQUEST, "a request")
        verb = request.get("do")
        if not isinstance(verb, str) or verb not in self._verbs:
            raise InvalidText(f"{quote(verb)} is nothing that can be done; verbs are {', '.join(self._verbs)}")
        return self._verbs[verb](request)

    def _current(self) -> Match:
        if self._match is None:
            raise InvalidSetup("no game has been started")
        return self._match

    def _state(self) -> Reply:
        return {"state": describe(self._current()), "record": self._current().record()}

    def _begin(self, match: Match) -> Reply:
        self._match, self._thinking = match, None
        return self._state()

    def _new(self, request: Reply) -> Reply:
        holes = request.get("holes") or []
        count = request.get("hole_count")
        if count is not None:
            info = find_game(request.get("game", ""))
            holes = random_holes(info, require_size(info, request.get("size")), count, Random(_seed(request)))
        return self._begin(new_match(request.get("game", ""), request.get("size"), holes))

    def _change(self, change: Callable[[Match], None]) -> Reply:
        change(self._current())
        self._thinking = None
        return self._state()

    def _think(self, request: Reply) -> Reply:
        self._thinking = Thinking(
            self._current(),
            request.get("opponent"),
            seconds=request.get("seconds"),
            playouts=request.get("playouts"),
            seed=_seed(request),
            memory=self._memory if request.get("seed") is None else None,
        )
        self._memory = self._thinking.memory
        return {}

    def _think_slice(self, request: Reply) -> Reply:
        thinking = self._thinking
        if thinking is None:
            raise InvalidSetup("nobody is thinking")
        milliseconds = request.get("milliseconds")
        if (
            isinstance(milliseconds, bool)
            or not isinstance(milliseconds, int | float)
            or not 0 < milliseconds <= LONGEST_SLICE
        ):
            raise InvalidSetup(f"a slice lasts up to {LONGEST_SLICE} milliseconds, not {quote(milliseconds)}")
        thinking.think(milliseconds / 1000)
        choice = thinking.choice
        return {
            "done": choice is not None,
            "progress": thinking.progress,
            "playouts": thinking.playouts,
            "win_rate": thinking.win_rate if choice is None else choice.win_rate,
            "best": thinking.best if choice is None else choice.text,
            "choice": None
            if choice is None
            else {
                "text": choice.text,
                "win_rate": choice.win_rate,
                "playouts": choice.playouts,
                "proven": choice.proven,
                "turns": choice.turns,
            },
        }

    def _think_stop(self, request: Reply) -> Reply:
        self._thinking = None
        return {}


def _explain(match: Match, request: Reply) -> str | None:
    """Why a cell cannot be picked now, or a step with this text (a whole turn if it is none); None if it can."""
    if "cell" in request:
        return match.explain_cell(_text(request, "cell"))
    text = _text(request, "text")
    try:
        match.game.read_action(match.position, text)
    except InvalidText:
        return match.explain(text)
    return match.explain_step(text)


def describe(match: Match) -> Reply:
    """All that the page shows of a match.

    board: cell → player (0, 1) or null. players: the colour each holds now. targets: what a click on a cell
    does now. choices: steps that are no cell.
    changes: what the last turn and the steps since have placed, removed (cell → player who lost the stone)
    and flipped. score: by player.
    """
    outcome = match.outcome
    position = match.position
    legal = [] if outcome is not None else match.game.legal_actions(position)
    first_holds = match.player_of(0)  # the colour of player 0: the swap is its own inverse
    colours = [match.info.colours[first_holds], match.info.colours[1 - first_holds]]
    first_score, second_score = match.game.score(position)
    names = match.game.board.name
    choices = [action.kind for action in legal if action.cell < 0]
    return {
        "game": match.info.id,
        "size": match.size,
        "holes": match.holes,
        "board": match.board,
        "players": [{"colour": colour} for colour in colours],
        "to_move": match.to_move,
        "over": outcome is not None,
        "winner": match.winner,
        "how": None if outcome is None else _how(match),
        "loop": [] if outcome is None else match.game.board.names_of(outcome.loop),
        "targets": {
            names(cell): {"action": match.game.action_text(action), "kind": action.kind}
            for cell, action in match.game.targets(position).items()
        },
        "choices": [*choices, "swap"] if match.can_swap else choices,
        "prompt": "" if outcome is not None else match.game.prompt(position),
        "forced_pass": match.forced_pass,
        "steps": match.steps,
        "turns": match.turns,
        "last_turn": match.turns[-1] if match.turns else None,
        "changes": _changes(match),
        "score": [second_score, first_score] if match.swapped else [first_score, second_score],
        "can_undo": match.can_undo,
        "can_redo": match.can_redo,
    }


def catalogue_document() -> Reply:
    """The games and their opponents as the page reads them before the engine has started."""
    games = [
        {
            "id": info.id,
            "name": info.name,
            "designer": info.designer,
            "year": info.year,
            "url": info.url,
            "shape": info.shape,
            "players": info.players,
            "colours": info.colours,
            "sizes": list(info.sizes),
            "default_size": info.default_size,
            "pie": info.pie,
            "holes": info.holes,
            "goal": info.goal,
            "summary": info.summary,
            "opponents": [
                {"id": one.id, "name": one.name, "temper": one.temper, "seconds": one.seconds}
                for one in OPPONENTS[info.id]
            ],
        }
        for info in CATALOGUE
    ]
    return {"games": games}


def _how(match: Match) -> str:
    """How the game was won, in one sentence."""
    outcome = match.outcome
    assert outcome is not None
    names = match.info.players
    winner, loser = names[outcome.winner], names[1 - outcome.winner]
    won, lost = outcome.counts[outcome.winner], outcome.counts[1 - outcome.winner]
    match outcome.how, match.info.id:
        case "loop", "subsume":
            perimeter = match.game.board.perimeter.bit_count()
            return f"{winner} has a loop that occupies {won} of the {perimeter} cells on the edge."
        case "loop", _:
            return f"{winner} has closed a loop."
        case "majority", _:
            return f"{winner} holds {won} of the {won + lost} parasols."
        case "stones", _:
            return f"{winner} has {won} stones, {loser} {lost}."
    return f"{loser} has no stone left on the board."


def _changes(match: Match) -> Reply:
    """What the last turn, and the steps since, have done to the stones."""
    last = match.last_turn
    before = match.turn_start if last is None else last.start
    actions = (() if last is None else last.actions) + match.unfinished
    placed = sum({1 << action.cell for action in actions if action.kind in ("place", "grow", "capture")})
    names_of = match.game.board.names_of
    removed: dict[str, int] = {}
    flipped = 0
    for colour in (0, 1):
        lost = before.stones[colour] & ~match.position.stones[colour] & ~placed
        flipped |= lost & match.position.stones[1 - colour]
        gone = lost & ~match.position.stones[1 - colour]
        removed |= dict.fromkeys(names_of(gone), match.player_of(colour))
    return {"placed": names_of(placed), "removed": removed, "flipped": names_of(flipped)}


def _text(request: Reply, key: str) -> str:
    text = request.get(key)
    if not isinstance(text, str):
        raise InvalidText(f"{key} should be a text, not {quote(text)}")
    return text


def _seed(request: Reply) -> int | None:
    seed = request.get("seed")
    if seed is not None and type(seed) is not int:
        raise InvalidSetup(f"a seed is a whole number, not {quote(seed)}")
    return seed

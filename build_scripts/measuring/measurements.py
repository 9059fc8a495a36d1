"""Measurements of the engine, the same under CPython and inside Pyodide: JSON text in, JSON text out.

`answer` takes one request. As a program it answers one request a line until its input ends;
`answering_in_pyodide.mjs` does the same with `answer` inside Pyodide, where no other part of the build scripts is than
this and `processor_time.py`. One-time preparations, such as random masks, are made before the clock starts.

| measure | needs | result |
| --- | --- | --- |
| `playouts` | `method`, `game`, `seconds`, `lanes`, `seed` | `playouts`, `seconds`, `batch`: games in a batch |
| `search` | `game`, `seconds`, `seed`, `filled` | `playouts`, `positions` (in the tree), `seconds` |
| `answering` | `game`, `seed`, `filled` | `first_answer` and `slices`: seconds; see `measure_answering` |
| `proof` | `verb`, `link` | `seconds`, and the result; see `measure_proof` |
| `arena_game` | the fields of a `GameSpec`'s document | `record`, `winner`, `unfinished`: those of a `GameResult` |

`method` is `one-board` or `lanes`; playouts begin at the empty board. `filled` is the part of the board's cells that
random turns have filled, 0 for the empty board. All is measured on the game's default size.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from measuring.processor_time import processor_seconds
from py_engine.arena import GameSpec, play_game, read_player
from py_engine.games.base import Game
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.match import Match, new_match
from py_engine.search.games import knowledge_of
from py_engine.search.playouts import OneBoardPlayouts, Playouts
from py_engine.search.search import Search
from py_engine.session import Session

# Games in a batch of one-board playouts: enough that the cost of counting a batch is negligible.
ONE_BOARD_BATCH = 8

# As long as the slices in which the page's worker searches (web/engine/worker.ts), and as many of them as make a
# second of thinking.
SLICE_MILLISECONDS = 8
SLICES = 125

# The page asks for some number of seconds; here the search must just not end by itself.
THINKING_SECONDS = 3600


def answer(text: str) -> str:
    """Carry out one request for a measurement."""
    request = json.loads(text)
    match request.pop("measure"):
        case "playouts":
            return json.dumps(measure_playouts(**request))
        case "search":
            return json.dumps(measure_search(**request))
        case "answering":
            return json.dumps(measure_answering(**request))
        case "proof":
            return json.dumps(measure_proof(**request))
        case "arena_game":
            return json.dumps(play_arena_game(**request))
        case other:
            raise ValueError(f"{other!r} is nothing that is measured")


@cache
def default_game(game_id: str) -> Game:
    """The game on the board that it is offered on first."""
    info = find_game(game_id)
    return make_game(info, info.default_size)


@cache
def prepared_playouts(method: str, game_id: str, lanes: int) -> Playouts:
    """Playouts that have played a batch already."""
    game, random = default_game(game_id), Random(1)
    playouts: Playouts
    match method:
        case "lanes":
            playouts = knowledge_of(game).make_playouts(lanes, random)
        case "one-board":
            playouts = OneBoardPlayouts(game, ONE_BOARD_BATCH, random, knowledge_of(game).random_action)
        case _:
            raise ValueError(f"{method!r} is no method of playing; they are 'lanes' and 'one-board'")
    playouts.play([game.start()])
    return playouts


def measure_playouts(method: str, game: str, seconds: float, lanes: int, seed: int) -> dict[str, Any]:
    """Play batches of random games for about this many seconds, at least one batch."""
    playouts = prepared_playouts(method, game, lanes)
    playouts.random.seed(seed)
    starts = [default_game(game).start()]
    played = batches = 0
    started = now = perf_counter()
    while now - started < seconds:
        played += playouts.play(starts)[0].playouts
        batches += 1
        now = perf_counter()
    return {"playouts": played, "seconds": now - started, "batch": played // batches}


def match_to_search(game: str, filled: float, seed: int) -> Match:
    """A match on the default board, between turns, with at least this part of the cells filled by random steps.

    It is one that is not decided before the first playout.
    """
    if not filled:
        return new_match(game)
    free, random = int(default_game(game).board.cells.bit_count() * (1 - filled)), Random(f"{game} {seed}")
    while True:
        match = random_match(game, free, random)
        search = Search(match.game, match.position, seed)
        search.run(1)
        if search.root.proven is None:
            return match


def random_match(game: str, free: int, random: Random) -> Match:
    """A match between turns, after random steps, with at most `free` free cells and more than one step to choose."""
    while True:
        match = new_match(game)
        while not match.is_over:
            at_rest = match.position.stage == 0 and len(match.turns) > 2
            if at_rest and match.game.free_cells(match.position).bit_count() <= free and len(match.legal_actions()) > 1:
                return match
            match.act(random.choice([step for step in match.legal_actions() if step != "swap"]))


def measure_search(game: str, seconds: float, seed: int, filled: float) -> dict[str, Any]:
    """Search the tree as the strongest opponent does, with a network where there is one, for about this many seconds.

    It goes to the end of a batch, as playouts of a broken-off one do not count.
    """
    match = match_to_search(game, filled, seed)
    started = perf_counter()
    search = Search(match.game, match.position, seed, asks=True)
    elapsed = 0.0
    while elapsed < seconds and search.root.proven is None:
        search.run(search.playouts + 1)
        elapsed = perf_counter() - started
    return {"playouts": search.playouts, "positions": count_positions(search), "seconds": elapsed}


def count_positions(search: Search) -> int:
    """The positions of a search's tree."""
    count = 0
    waiting = [search.root]
    while waiting:
        node = waiting.pop()
        count += 1
        waiting.extend(child for child in node.children if child is not None)
    return count


def measure_answering(game: str, seed: int, filled: float) -> dict[str, Any]:
    """The time to the engine's first answer and the lengths of its slices, when the page asks for a turn.

    first_answer: from the question until there is a step that rests on playouts or a proof. slices: how long each
    slice took; a search is stopped between two slices, so that is how long stopping takes at most.
    """
    session = Session()
    _ask(session, {"do": "load", "record": match_to_search(game, filled, seed).record()})
    first_answer = None
    slices: list[float] = []
    started = before = perf_counter()
    _ask(session, {"do": "think", "seconds": THINKING_SECONDS, "seed": seed})
    is_done = False
    while not is_done and (len(slices) < SLICES or first_answer is None):
        reply = _ask(session, {"do": "slice", "job": "think", "milliseconds": SLICE_MILLISECONDS})
        now = perf_counter()
        slices.append(now - before)
        is_done = reply["done"]
        if first_answer is None and (reply["playouts"] or is_done):
            first_answer = now - started
        before = now
    return {"first_answer": first_answer, "slices": slices}


def measure_proof(verb: str, link: str) -> dict[str, Any]:
    """Prove the position at the end of a match as the page's worker does, `prove` or `prove_turns`.

    The result is the last report, with the `seconds` of processor time that it took.
    """
    session = Session()
    _ask(session, {"do": "load", "record": link})
    started = processor_seconds()
    _ask(session, {"do": verb})
    reply: dict[str, Any] = {"done": False}
    while not reply["done"]:
        reply = _ask(session, {"do": "slice", "job": verb, "milliseconds": SLICE_MILLISECONDS, "quiet": True})
    report = _ask(session, {"do": "slice", "job": verb, "milliseconds": SLICE_MILLISECONDS})
    return report | {"seconds": processor_seconds() - started}


def play_arena_game(players: list[str], holes: list[str], opening: list[str], **others: Any) -> dict[str, Any]:
    """Play a game of the arena whose players have equal time of the processor, in this process."""
    first, second = map(read_player, players)
    spec = GameSpec(players=(first, second), holes=tuple(holes), opening=tuple(opening), **others)
    result = play_game(spec, processor_seconds)
    return {"record": result.record, "winner": result.winner, "unfinished": result.unfinished}


def _ask(session: Session, request: dict[str, Any]) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
    if not reply["ok"]:
        raise ValueError(reply["message"])
    return reply


if __name__ == "__main__":
    for line in sys.stdin:
        print(answer(line), flush=True)

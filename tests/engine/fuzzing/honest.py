"""Honest pieces to be damaged: matches of all games, and the texts written of them."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any
from urllib.parse import quote

from setups import SMALL_SETUPS, Setup, play_random_steps

import py_engine as s
from py_engine.match.start_positions import why_impossible, write_start
from py_engine.records import write_link, write_list
from py_engine.search.search import Search
from py_engine.session import PlayoutWorker
from py_engine.session.jobs import NOT_UNDER_WAY
from py_engine.session.session import VERBS

# Sum with a hole, so that texts with holes are damaged too.
BOARDS = tuple(Setup("sum", 4, ("b3",)) if setup.game == "sum" else setup for setup in SMALL_SETUPS)
# By game; any other is played on its usual board.
LARGE_SIZES = {"subsume": 8, "surmount": 6, "sunspot": 7, "parasol": 10, "sum": 15}
LARGE_BOARDS = tuple(Setup(info.id, LARGE_SIZES.get(info.id, info.default_size)) for info in s.catalogue())

GAME_REPORT = {
    "header": {
        "game": {"name": "Surmount", "variants": ["size-4"]},
        "players": [{"name": "A", "result": 0}, {"name": "B", "result": 0}],
        "date-start": "2025-11-02T10:00:00Z",
    },
    "moves": [["c2", "d4"], ["a1", "d5"], ["g1", "d6"]],
}
SAVED_STATE = {
    "game": "sunspot",
    "variants": ["size-4"],
    "stack": [
        {"_version": "20250101"},
        {"lastmove": "d4", "board": {"dataType": "Map", "value": [["d4", 1]]}},
        {"lastmove": "swap", "board": {"dataType": "Map", "value": [["d4", 2]]}},
    ],
    "gameover": False,
    "winner": [],
}
DOWNLOAD = [GAME_REPORT, {**GAME_REPORT, "header": {"game": {"name": "Volcano"}}}, GAME_REPORT]
PLAYGROUND = {
    "format": "abstractplay-playground",
    "version": 1,
    "metaGame": "sunspot",
    "state": json.dumps({**SAVED_STATE, "stack": SAVED_STATE["stack"][:2]}),
    "variants": ["size-4"],
    "playerCount": 2,
    "focus": {"moveNumber": 0, "exPath": [0]},
    "exploration": [
        [{"move": "c3", "children": [{"move": "d4", "children": [], "nag": "!?", "textComment": "So?"}], "nag": "?"}],
        [{"move": "c4", "children": [], "comment": [{"comment": "Hm."}]}, {"move": "c3", "children": []}],
    ],
    "moveAnnotations": [None, {"textComment": "The middle."}],
}
MOVES = "1. c2 d4 2. a1 d5 3. g1 d6"


@cache
def matches(board: Setup) -> tuple[s.Match, ...]:
    """A young game, one in the middle (inside a turn perhaps), one that is over, one with variations, one with notes.
    Not to be played on.
    """
    played = [board.match_after(steps, seed) for seed, steps in enumerate((3, 11, 1_000_000))]
    return (*played, with_variations(board), with_notes(board), *from_a_position(board))


def with_variations(board: Setup) -> s.Match:
    """A match of which some turns were undone and others played instead."""
    match, source = board.match_after(8, seed=5), Random(5)
    for back in (2, 3, 1):
        for _ in range(back):
            match.undo()
        play_random_steps(match, source, 3)
    match.undo()
    return match


def with_notes(board: Setup) -> s.Match:
    """A match with comments and marks on its turns, its start and a variation."""
    match = board.match_after(6, seed=6)
    cells = list(match.board)
    match.annotate("Why?\nThere it is: 100 %.", [cells[0], f"{cells[0]}-{cells[1]}", f"{cells[1]}.x", f"{cells[2]}.A"])
    match.undo()
    match.annotate(None, [f"{cells[-1]}.s", f"{cells[-2]}.12"])
    play_random_steps(match, Random(7), 2)
    match.annotate("« Oui » \u202e 石")
    while match.can_undo:
        match.undo()
    match.annotate("The start.")
    while match.can_redo:
        match.redo()
    return match


def from_a_position(board: Setup) -> list[s.Match]:
    """A match that begins in the middle, if the game can begin so."""
    match = board.match_after(10, seed=3)
    if match.steps or match.is_over or why_impossible(match.info, match.game, match.position) is not None:
        return []
    begun = s.new_match(board.game, board.size, board.holes, start=write_start(match.game, match.position))
    play_random_steps(begun, Random(3), 2)
    return [begun]


@cache
def positions(board: Setup) -> tuple[str, ...]:
    """Positions between turns, as texts; each is one that a game can reach."""
    found = {write_start(match.game, turn.end) for match in matches(board) for turn in match.played}
    return tuple(sorted(found))


@cache
def turns(board: Setup) -> tuple[str, ...]:
    """Texts of turns and of steps, legal somewhere."""
    found = {text for match in matches(board) for text in (*match.turns, *match.steps, *match.legal_actions())}
    return tuple(sorted(found | {"swap", "pass", "stop", "b2…", "c3,c4(xd5)", "c3,c4", "xd4", "Xc3;c4", "Xc3"}))


# A board on which few playouts make a batch, the seed of its search, and how many batches are answered.
SHARED = Setup("sum", 5)
SHARED_SEED = 4
BATCHES = 3


@cache
def results() -> tuple[str, ...]:
    """The texts of a further worker's results for the first batches of a search."""
    match = SHARED.match()
    search = Search(match.game, match.position, SHARED_SEED)
    search.share(1)
    batches: list[str] = []
    while len(batches) < BATCHES:
        search.run(search.playouts + 1, stop=lambda: True)
        batches += search.take_batches()
    return tuple(map(PlayoutWorker().play, batches))


@cache
def requests(board: Setup) -> tuple[dict[str, Any], ...]:
    """A sound request for every verb, some in several forms."""
    match = matches(board)[1]
    new = {"game": board.game, "size": board.size, "holes": list(board.holes)}
    cells = list(match.board)
    found: list[dict[str, Any]] = [
        {"do": "new", **new},
        {"do": "new", "game": "sum", "size": 5, "hole_count": 4, "seed": 1},
        {"do": "new", **new, "start": positions(board)[0]},
        {"do": "load", "record": match.record()},
        {"do": "load", "record": matches(board)[3].record(variations=True)},
        {"do": "load", "record": write_link(match)},
        {"do": "load", "record": "b2 c3", "game": board.game, "size": board.size},
        {"do": "load", "record": json.dumps(DOWNLOAD), "number": 1},
        {"do": "list_games", "record": json.dumps(DOWNLOAD)},
        {"do": "play", "turn": match.turns[0]},
        {"do": "act", "action": "b2"},
        {"do": "type", "text": "b2"},
        {"do": "explain", "cell": "b2"},
        {"do": "explain", "text": "b2"},
        {"do": "preview", "cells": cells[:5]},
        {"do": "check_setup", **new, "start": positions(board)[-1]},
        *({"do": verb, "node": 2} for verb in ("go", "promote", "delete")),
        {"do": "think", "playouts": 4, "seed": 1},
        {"do": "think", "seconds": 0.01, "opponent": None, "most_seconds": 1, "seed": 1},
        {"do": "analyse", "playouts": 4, "seed": 1},
        {"do": "review", "playouts": 2, "seed": 1},
        {"do": "annotate", "comment": "Why?", "marks": [cells[0], f"{cells[0]}-{cells[1]}", f"{cells[1]}.7"]},
        {"do": "annotate", "node": 1, "marks": []},
        *({"do": verb, "positions": 100} for verb in ("prove", "prove_turns")),
        *({"do": "slice", "job": job, "milliseconds": 1} for job in NOT_UNDER_WAY),
        {"do": "slice", "job": "analyse", "milliseconds": 1, "workers": 1, "results": list(results()), "quiet": False},
    ]
    named = {request["do"] for request in found}
    found += [{"do": verb} for verb in VERBS if verb not in named]
    return (*found, *({**request, "language": "de"} for request in found[:4]))


def mangled(random: Random, link: str) -> str:
    """A link as mail or a forum leaves it."""
    if random.random() < 0.3:
        link = random.choice((link.replace("&", "&amp;"), link.replace("#", "%23"), quote(link, safe="")))
    around = random.choice(("<{}>", "({}).", "[x]({})", '"{}"', "{}%3E", "[url={}]x[/url]", "“{}” he said", "{} d4 c3"))
    return around.format(link)


def by_hand(random: Random, text: str) -> str:
    """A list as people write it."""
    heading, _, body = text.partition("\n")
    words = [heading.upper() if random.random() < 0.3 else heading]
    for word in body.replace(" pass", random.choice((" pass", ""))).split():
        words.append(word.upper() if random.random() < 0.2 else word)
        words.append(random.choice(("", "", "", "!?", ",", "->", "{so}", "…", "{", "1-0")))
    joint = random.choice(("", " ", "\n"))
    return " ".join(words[:-1]) + joint + random.choice((words[-1], "resign", "0-1", "*"))


def texts(board: Setup) -> tuple[str, ...]:
    """Texts that can be pasted: records, lists, links."""
    return tuple(
        text
        for match in matches(board)
        for text in (json.dumps(match.record(variations=True)), write_list(match), write_link(match))
    )

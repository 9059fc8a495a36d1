"""Measures how well the strongest opponents play inside Pyodide in a given time: against a yardstick, and in endings.

Usage: python3 build_scripts/measure.py strength [--games A,B] [--matches N] [--endings N] [--seconds S]
       [--first N] [--json F]

- matches: the strongest opponent of each game against plain tree search with one-board playouts and the same time for
  a turn (`py_engine/arena/plain_uct.py`), on the default board, in pairs with the same even opening and sides
  changed;
- endings: one choice in each of many random endings, judged by exhaustive search under CPython. What the search has
  found is kept in `.cache/`.

The engine's part is `tests/bench/strength.py`. Every game and ending has a number; several runs with other numbers
(`--first`) can be added up. Run it on a quiet machine: both sides of a match get the same time, but less of it.
"""

import argparse
import json
import sys
from typing import Any

from measuring.answering_process import AnsweringProcess, start_cpython, start_pyodide
from measuring.bench import chosen_games, machine, positive_seconds
from measuring.kept_figures import writable_file, write_figures
from site_build.site_folder import build_site
from support.console import say
from support.folders import CACHE, ROOT, SITE

sys.path.insert(0, str(ROOT))

from py_engine.arena.files import write_file

# Free cells of an ending at most. Sunspot and Surmount go on when the board is full.
FREE_CELLS = {"sunspot": 9, "surmount": 9}
USUAL_FREE_CELLS = 13

JUDGED = CACHE / "judged_endings.json"


def main() -> int:
    """Prepare, measure and tell."""
    options = read_options()
    build_site(SITE)
    found = []
    with start_pyodide() as pyodide, start_cpython() as judge:
        for game in chosen_games(options.games):
            numbers = range(options.first, options.first + options.matches)
            if numbers:
                found.append(play_matches(pyodide, game, numbers, options.seconds))
                say(f"{game}: won {found[-1]['won']} of {options.matches} games against plain tree search")
            numbers = range(options.first, options.first + options.endings)
            if numbers:
                found.append(judge_endings(pyodide, judge, game, numbers, options.seconds))
                right, proven, unjudged = (found[-1][key] for key in ("right", "proven", "unjudged"))
                say(
                    f"{game}: {right} of {options.endings} choices in endings of at most {free_cells(game)} free "
                    f"cells are right, {proven} were proven, and {unjudged} could not be judged"
                )
    if options.json is not None:
        document = {"machine": machine(), "seconds": options.seconds, "figures": found}
        return write_figures(options.json, document)
    return 0


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Measure how well the strongest opponents play inside Pyodide.")
    parser.add_argument("--games", metavar="A,B", help="just these games, such as sum,parasol")
    parser.add_argument("--matches", type=int, default=100, metavar="N", help="games against the yardstick (100)")
    parser.add_argument("--endings", type=int, default=200, metavar="N", help="random endings (200)")
    parser.add_argument("--seconds", type=positive_seconds, default=1.0, metavar="S", help="for each turn (1)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first game and ending (0)")
    parser.add_argument("--json", type=writable_file, metavar="FILE", help="write the figures here")
    return parser.parse_args()


def play_matches(pyodide: AnsweringProcess, game: str, numbers: range, seconds: float) -> dict[str, Any]:
    """How many of these games the strongest opponent wins."""
    won = 0
    for played, number in enumerate(numbers, start=1):
        won += pyodide.ask("game", game=game, seconds=seconds, seed=number)["won"]
        say(f"  {game}: {won} of {played}")
    return {"measure": "matches", "game": game, "numbers": [numbers.start, numbers.stop], "won": won}


def free_cells(game: str) -> int:
    """How many free cells an ending of the game has at most."""
    return FREE_CELLS.get(game, USUAL_FREE_CELLS)


def judge_endings(
    pyodide: AnsweringProcess, judge: AnsweringProcess, game: str, numbers: range, seconds: float
) -> dict[str, Any]:
    """How many choices in these endings keep the result, and how many were proven.

    A claim to be proven has to be true. unjudged: endings that exhaustive search has no room for.
    """
    right = proven = unjudged = 0
    for number in numbers:
        ending: dict[str, str | float] = {"game": game, "free": free_cells(game), "seed": number}
        chosen = pyodide.ask("ending", seconds=seconds, **ending)
        judged = ask_judge(judge, {**ending, "text": chosen["text"]})
        claim = {"win": judged["mover"], "loss": 1 - judged["mover"], None: judged["winner"]}[chosen["proven"]]
        proven += chosen["proven"] is not None
        if None in (judged["winner"], judged["after"]):
            unjudged += 1
        elif judged["after"] == judged["winner"] == claim:
            right += 1
        else:
            say(f"  {game}: ending {number} is played wrong")
    return {
        "measure": "endings",
        "game": game,
        "free": free_cells(game),
        "numbers": [numbers.start, numbers.stop],
        "right": right,
        "proven": proven,
        "unjudged": unjudged,
    }


def ask_judge(judge: AnsweringProcess, question: dict[str, str | float]) -> dict[str, Any]:
    """Who wins an ending, and after a turn. It is looked for once."""
    known = json.loads(JUDGED.read_text(encoding="utf-8")) if JUDGED.exists() else {}
    key = json.dumps(question)
    if key not in known:
        known[key] = judge.ask("judging", **question)
        write_file(JUDGED, json.dumps(known) + "\n")
    answer: dict[str, Any] = known[key]
    return answer

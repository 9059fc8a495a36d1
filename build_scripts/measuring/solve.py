"""Solves the boards that the rule pages show, each by several methods, and writes the results.

Usage: python3 build_scripts/measure.py solve [--method NAME ...] [--minutes N] [--only WORD]
       python3 build_scripts/measure.py solve --openings

For each board it finds who wins after each first turn, and in how many turns of both. Methods: `c` is the solver in C
(`c/solver`), which has its own rules and tries all turns; `retrograde`, by the same rules, is its walk back from the
last positions through every placing of stones; `full` tries all turns in Python by the engine's rules;
`proof` is the engine's proof-number search, whose lengths are upper bounds. A board that a method has solved, or has
given up at `MOST_POSITIONS`, is not tried again, so a run that was ended goes on with the next one. Results that differ
end it.

`retrograde` takes up to 2.5 GB and, on hexagons of size 3, a quarter of an hour; `full` and `proof` take up to 3 GB.
How far these methods come on larger boards is in py_engine/search/notes.

Results are kept in .cache/solved_boards.json. The part that the rule pages need is written to
site_build/solved_boards.json. In Sum every placing of holes that leaves an odd number of squares is solved, one for all
of its images. `--openings` writes py_engine/search/proven_openings.py again.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from measuring.c_programs import build_c_solver, run_c_program
from measuring.openings import write_openings
from py_engine import __version__
from py_engine.arena.files import write_file
from py_engine.board.symmetry import symmetries
from py_engine.games.base import Game
from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of, make_game
from py_engine.search.solving import BY_METHOD
from support.console import Failure, say
from support.folders import BUILD_SCRIPTS, CACHE, shown

FOUND = CACHE / "solved_boards.json"
SOLVED_BOARDS = BUILD_SCRIPTS / "site_build" / "solved_boards.json"

# Those of the C program, and its mode for each.
IN_C = {"c": "solve", "retrograde": "retrograde"}
METHODS = [*IN_C, *BY_METHOD]

# Game, size, and numbers of holes.
NO_HOLES = (0,)
BOARDS = (
    ("parasol", 2, NO_HOLES),
    ("parasol", 3, NO_HOLES),
    ("subsume", 2, NO_HOLES),
    ("subsume", 3, NO_HOLES),
    ("sunspot", 2, NO_HOLES),
    ("sunspot", 3, NO_HOLES),
    ("sum", 3, (0, 2, 4, 6, 8)),
    ("sum", 4, (15, 13, 11, 9, 7, 5, 3, 1)),  # the quickest first
)

# About 3 GB.
MOST_POSITIONS = 12_000_000
# Seconds between two savings of the results.
WRITTEN_EVERY = 20.0


def main() -> int:
    """Solve the boards that are not solved yet; returns the exit code."""
    parser = argparse.ArgumentParser(description="Solve the boards that the rule pages show.")
    parser.add_argument("--method", nargs="+", choices=METHODS, default=METHODS)
    parser.add_argument("--minutes", type=float, default=10.0, metavar="N", help="end after the board then solved (10)")
    parser.add_argument("--only", default="", metavar="WORD", help="boards whose record begins so, such as 'sum 3'")
    parser.add_argument("--openings", action="store_true", help="write who wins what the first turns lead to")
    options = parser.parse_args()
    if options.openings:
        write_openings(build_c_solver())
        return 0
    found: dict[str, Any] = json.loads(FOUND.read_text()) if FOUND.is_file() else {}
    program, boards = build_c_solver(), list(all_boards())
    started = written = time.monotonic()
    for record in boards:
        if not record.startswith(options.only):
            continue
        for method in options.method:
            entry = found.setdefault(record, {"methods": {}})
            before = entry["methods"].get(method)
            if before is not None and (before["solved"] or before["positions"] >= MOST_POSITIONS):
                continue
            if time.monotonic() - started > 60 * options.minutes:
                write(found, boards)
                return 0
            note(record, entry, method, *solve(program, record, method))
            if time.monotonic() - written > WRITTEN_EVERY:
                write_file(FOUND, json.dumps(found))
                written = time.monotonic()
                say(f"{record} {method}: {entry['methods'][method]}")
    write(found, boards)
    say(f"All {len(found)} boards are in {shown(SOLVED_BOARDS)}")
    return 0


def all_boards() -> Iterator[str]:
    """Every board, as the beginning of a record, one for all images of its holes."""
    for game, size, counts in BOARDS:
        board = board_of(find_game(game), size)
        maps = symmetries(board)
        for count in counts:
            for holes in combinations(board.order, count):
                if all(sorted(image[hole] for hole in holes) >= list(holes) for image in maps):
                    names = ",".join(board.name(hole) for hole in holes)
                    yield f"{game} {size} holes {names}" if holes else f"{game} {size}"


def game_of(record: str) -> Game:
    """The game on the board of the record."""
    game, size, *holes = record.split()
    return make_game(find_game(game), int(size), holes[1].split(",") if holes else ())


def solve(program: Path, record: str, method: str) -> tuple[dict[str, int] | None, int, float]:
    """The result of a method: the turns to the end for each first turn, less than 0 where the second player wins.

    None if it would take more positions than it may. Also the positions it has searched, and the seconds.
    """
    game = game_of(record)
    board = game.board
    started = time.process_time()
    if method in IN_C:
        cells = [cell for cell in board.order if not game.holes >> cell & 1]
        holes = sum(1 << number for number, cell in enumerate(board.order) if game.holes >> cell & 1)
        text = run_c_program(program, game.id, board.size, IN_C[method], holes)
        told = json.loads(text)
        turns = {
            board.name(cell): -length if winner else length
            for cell, (winner, length) in zip(cells, told["first_turns"], strict=True)
        }
        return turns, told["positions"], told["seconds"]
    solver = BY_METHOD[method](game, MOST_POSITIONS)
    maps = symmetries(board, game.holes)
    lengths: dict[int, int] = {}
    for action in game.legal_actions(game.start()):
        known = next((lengths[image[action.cell]] for image in maps if image[action.cell] in lengths), None)
        if known is None:
            after = game.apply(game.start(), action)
            outcome = game.outcome(after)
            if outcome is not None:
                winner, length = outcome.winner, 0
            else:
                solved = solver.solve(after)
                if solved is None:
                    return None, solver.positions, time.process_time() - started
                winner, length = solved.winner, solved.turns
            known = -(length + 1) if winner else length + 1
        lengths[action.cell] = known
    return {board.name(cell): turns for cell, turns in lengths.items()}, solver.positions, time.process_time() - started


def note(
    record: str, entry: dict[str, Any], method: str, turns: dict[str, int] | None, positions: int, seconds: float
) -> None:
    """Enter the result of a method. Raises Failure if another method's result differs."""
    entry["methods"][method] = {"positions": positions, "seconds": round(seconds, 3), "solved": turns is not None}
    if turns is None:
        return
    if method == "proof":
        entry["methods"][method]["at_most"] = max(abs(length) for length in turns.values())
        known = entry.setdefault("values", "".join("+-"[length < 0] for length in turns.values()))
    else:
        if entry.setdefault("turns", turns) != turns:
            raise Failure(f"{record}: {method} finds other lengths: {turns} and {entry['turns']}.")
        known = entry.setdefault("values", "".join("+-"[length < 0] for length in turns.values()))
    if known != "".join("+-"[length < 0] for length in turns.values()):
        raise Failure(f"{record}: {method} finds other winners: {turns} and {known}.")


def write(found: dict[str, Any], boards: list[str]) -> None:
    """Keep the results, and write the part for the pages: placings of several holes in short."""
    write_file(FOUND, json.dumps(found))
    shown_boards: dict[str, Any] = {}
    placings: dict[str, Any] = {}
    for record in boards:
        entry = found.get(record)
        if entry is None or "turns" not in entry:
            continue
        game = game_of(record)
        holes = game.holes.bit_count()
        if holes <= 1:
            shown_boards[record] = {"turns": entry["turns"], "methods": entry["methods"]}
        if game.id == "sum":
            sums = placings.setdefault(f"{game.board.size} {holes}", {"methods": {}, "most_positions": 0, "boards": []})
            sums["boards"].append(
                "".join(letter(entry["turns"].get(game.board.name(cell))) for cell in game.board.order)
            )
            by_full = entry["methods"].get("full", {"positions": 0})
            sums["most_positions"] = max(sums["most_positions"], by_full["positions"])
            for method, cost in entry["methods"].items():
                total = sums["methods"].setdefault(method, {"positions": 0, "seconds": 0.0, "boards": 0})
                total["positions"] += cost["positions"]
                total["seconds"] = round(total["seconds"] + cost["seconds"], 3)
                total["boards"] += cost["solved"]
    parts = {"boards": shown_boards, "placings": dict(sorted(placings.items(), key=lambda one: _numbers(one[0])))}
    lines = [f'"version": {json.dumps(__version__)}']
    for name, entries in parts.items():
        inside = ",\n".join(f"{json.dumps(key)}: {json.dumps(entry)}" for key, entry in entries.items())
        lines.append(f'"{name}": {{\n{inside}\n}}')
    write_file(SOLVED_BOARDS, "{\n" + ",\n".join(lines) + "\n}\n")


def letter(turns: int | None) -> str:
    """The result for a square, as `site_build/hole_maps.py` describes it; None is a hole."""
    if turns is None:
        return "."
    capital = chr(ord("@") + abs(turns))
    return capital if turns > 0 else capital.lower()


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]

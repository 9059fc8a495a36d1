"""Plays players of the arena against each other with equal time for a turn, inside Pyodide, and rates them.

Usage: python3 build_scripts/measure.py match GAME PLAYER PLAYER [--seconds S] [--pairs N] [--processes P] [options]

Games come in pairs with the same even opening and sides changed, as those of `python -m py_engine arena`. Seconds are
those of the processor in the process that plays the game, so it does not matter what else the machine does; where
nothing is said, a turn has 0.5. With --python the games are played by CPython instead.

Each game is kept in `.cache/matches` as it ends. The same command goes on where it was broken off, or was ended by
--minutes; with more pairs it plays those that are lacking, and with --minutes 0 it shows the table alone. Games are
played anew where the engine or a file of weights has changed.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from measuring.answering_process import AnsweringProcess, start_cpython, start_pyodide
from site_build.site_folder import build_site
from support.console import Failure, say
from support.folders import CACHE, ENGINE, ROOT, SITE, shown
from support.stamps import files_below, fingerprint
from toolchain.virtual_environment import make_virtual_environment

sys.path.insert(0, str(ROOT))

from py_engine.arena import CrossTable, GameSpec
from py_engine.arena.command import PLAYERS, add_tournament_arguments, planned
from py_engine.arena.files import KeptLines, require_writable, write_or_say
from py_engine.text.errors import InvalidSetup
from support.many_jobs import work
from tests.bench.matches import as_result

FOLDER = CACHE / "matches"

# What a game depends on: rooms of the engine, and the kinds of their files (`.json` are weights that are in place).
ROOMS = ("arena", "board", "games", "match", "players", "search")
KINDS = (".py", ".json")

# For a turn, where no player and no option names a budget.
SECONDS = 0.5

EXAMPLE = f"""\
{PLAYERS}
Example: python3 build_scripts/measure.py match surmount classic summit:value_part=0.8,weights=trial.json --minutes 10
"""


def main() -> int:
    """Play what is lacking, and show the table of all games that are there."""
    options = read_options()
    try:
        specs = planned(options)
        if options.json is not None:
            require_writable(options.json)
    except InvalidSetup as error:
        raise Failure(str(error)) from None
    kept = Games(kept_file(specs, "cpython" if options.python else "pyodide"))
    lacking = [spec for spec in specs if spec not in kept]
    if lacking and options.minutes > 0:
        play(lacking, kept, options)
    return tell(specs, kept, options.seed, options.json)


class Games:
    """The games that have been played, by what was asked. One that a player could not finish is played again."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lines = KeptLines(file)
        self._answers = {json.dumps(line["request"]): line["answer"] for line in self._lines.lines}

    def __contains__(self, spec: GameSpec) -> bool:
        return json.dumps(spec.document()) in self._answers

    def __getitem__(self, spec: GameSpec) -> dict[str, Any]:
        answer: dict[str, Any] = self._answers[json.dumps(spec.document())]
        return answer

    def add(self, spec: GameSpec, answer: dict[str, Any]) -> None:
        """Take in a game that has been played; only one with a winner is kept for the next time."""
        request = spec.document()
        self._answers[json.dumps(request)] = answer
        if answer["winner"] is not None:
            self._lines.add({"request": request, "answer": answer})


def play(specs: Sequence[GameSpec], kept: Games, options: argparse.Namespace) -> None:
    """Play games, each in one of the processes, until all are played or the minutes are over."""
    start = start_cpython if options.python else partial(start_pyodide, files=weights_of(specs))
    set_up(in_cpython=options.python)
    processes = min(options.processes, len(specs))
    idle: SimpleQueue[AnsweringProcess] = SimpleQueue()

    def ask(spec: GameSpec) -> dict[str, Any]:
        process = idle.get()
        try:
            return process.ask("arena_game", **spec.document())
        finally:
            idle.put(process)

    with ExitStack() as stack:
        for number in range(1, processes + 1):
            idle.put(stack.enter_context(start(f"match-{options.game}-{number}")))
        pool = stack.enter_context(ThreadPoolExecutor(processes))
        work(specs, ask, kept.add, pool, options.minutes, in_flight=processes)


def set_up(*, in_cpython: bool) -> None:
    """Bring what the processes need: the project's own CPython, or the site with its Pyodide."""
    if in_cpython:
        make_virtual_environment()
    else:
        build_site(SITE)


def tell(specs: Sequence[GameSpec], kept: Games, seed: int, json_file: str | None) -> int:
    """Show the table of the games that are there, and write it where that is wanted; 1 if a game is lacking."""
    is_written = True
    results = tuple(as_result(spec, kept[spec]) for spec in specs if spec in kept)
    if results:
        table = CrossTable(results, seed)
        if json_file is not None:
            is_written = write_or_say(json_file, table.as_json())
        say(table.as_text())
    say(f"{len(results)} of {len(specs)} games have been played; they are in {shown(kept.file)}")
    is_whole = all(result.winner is not None for result in results) and len(results) == len(specs)
    return 0 if is_whole and is_written else 1


def kept_file(specs: Sequence[GameSpec], runtime: str) -> Path:
    """Where games are kept that are played by this engine, in this runtime, with these weights."""
    files = [file for room in ROOMS for file in files_below(ENGINE / room) if file.suffix in KINDS]
    name = fingerprint(*files, *map(Path, weights_of(specs)))[:12]
    return FOLDER / f"{specs[0].game}-{runtime}-{name}.jsonl"


def weights_of(specs: Sequence[GameSpec]) -> list[str]:
    """The files of weights that the players of some games name."""
    tunings = [player.tuning for spec in specs for player in spec.players if player.tuning is not None]
    return sorted({tuning.weights for tuning in tunings if tuning.weights is not None})


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    head, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=head,
        epilog=rest[rest.index("Games") :] + "\n" + EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_tournament_arguments(parser)
    parser.add_argument("--processes", type=int, default=1, metavar="P", help="that play, each one game at a time (1)")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="begin no game after so many")
    parser.add_argument("--python", action="store_true", help="play in CPython instead of Pyodide")
    options = parser.parse_args()
    if options.processes < 1:
        parser.error(f"the number of processes is a whole number from 1, not {options.processes}")
    if options.seconds is None and options.playouts is None:
        options.seconds = SECONDS
    return options

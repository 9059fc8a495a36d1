"""Plays players of the arena against each other with equal time for a turn, inside Pyodide, and rates them.

Usage: python3 build_scripts/measure.py match GAME PLAYER PLAYER [--seconds S] [--pairs N] [--processes P] [options]

Games come in pairs with the same even opening and sides changed, as those of `python -m py_engine arena`. Seconds are
those of the processor in the process that plays the game, so it does not matter what else the machine does; where
nothing is said, a turn has 0.5. With --python the games are played by CPython instead.

Each game is kept in `.cache/matches` as it ends. The same command goes on where it was broken off, or was ended by
--minutes; with more pairs it plays those that are lacking, and with --minutes 0 it shows the table alone. Where the
engine or a file of weights has changed, all games are played again.
"""

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from queue import SimpleQueue

from measuring.answering_process import AnsweringProcess, start_cpython, start_pyodide
from py_engine.arena import GameResult, GameSpec
from py_engine.arena.command import (
    HEAD,
    PLAYERS,
    add_tournament_arguments,
    document_of,
    planned,
    results_in,
    show_table,
)
from py_engine.arena.files import require_writable
from py_engine.arena.games_file import GamesFile
from py_engine.text.errors import InvalidSetup, InvalidText
from site_build.site_folder import build_site
from support.console import Failure, say
from support.folders import CACHE, ENGINE, SITE, shown
from support.many_jobs import work
from support.stamps import files_below, fingerprint
from toolchain.virtual_environment import make_virtual_environment

FOLDER = CACHE / "matches"

# Code on which a game depends: rooms of the engine, and the kinds of their files (`.json`: the networks' weights).
ROOMS = ("arena", "board", "games", "match", "players", "search")
KINDS = (".py", ".json")

# For a turn, where no player and no option names a budget.
SECONDS = 0.5

EXAMPLE = f"""\
{PLAYERS}
Example: python3 build_scripts/measure.py match surmount classic summit:value_part=0.8,weights=trial.json --minutes 10
"""


def main() -> int:
    """Play the games that are missing, and show the table of all games."""
    options = read_options()
    try:
        specs = planned(options)
        if options.json is not None:
            require_writable(options.json)
        file = kept_file(specs, "cpython" if options.python else "pyodide")
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = GamesFile(file, HEAD)
        done = results_in(kept, specs)
    except (InvalidSetup, InvalidText) as error:
        raise Failure(str(error)) from None

    def keep(spec: GameSpec, result: GameResult) -> None:
        done[spec] = result
        if result.winner is not None:
            kept.keep(document_of(result))

    lacking = [spec for spec in specs if spec not in done]
    if lacking and options.minutes > 0:
        try:
            play(lacking, keep, options)
        except Failure as failure:  # the table is shown all the same
            say(str(failure))
    results = [done[spec] for spec in specs if spec in done]
    is_shown = show_table(results, options)
    say(f"\n{len(results)} of {len(specs)} games have been played; they are in {shown(file)}")
    is_whole = len(results) == len(specs) and all(result.winner is not None for result in results)
    return 0 if is_whole and is_shown and kept.problem is None else 1


def play(specs: Sequence[GameSpec], keep: Callable[[GameSpec, GameResult], None], options: argparse.Namespace) -> None:
    """Play games, each in one of the processes, until all are played or the minutes are over."""
    start = start_cpython if options.python else partial(start_pyodide, files=weights_of(specs))
    set_up(in_cpython=options.python)
    processes = min(options.processes, len(specs))
    idle: SimpleQueue[AnsweringProcess] = SimpleQueue()

    def ask(spec: GameSpec) -> GameResult:
        process = idle.get()
        try:
            return GameResult(spec, **process.ask("arena_game", **spec.document()))
        finally:
            idle.put(process)

    with ExitStack() as stack:
        for number in range(1, processes + 1):
            idle.put(stack.enter_context(start(f"match-{options.game}-{number}")))
        pool = stack.enter_context(ThreadPoolExecutor(processes))
        work(specs, ask, keep, pool, options.minutes, in_flight=processes)


def set_up(*, in_cpython: bool) -> None:
    """Prepare the processes' runtime: the project's own CPython, or the site with its Pyodide."""
    if in_cpython:
        make_virtual_environment()
    else:
        build_site(SITE)


def kept_file(specs: Sequence[GameSpec], runtime: str) -> Path:
    """The file of games that were played by this engine, in this runtime, with these weights."""
    files = [file for room in ROOMS for file in files_below(ENGINE / room) if file.suffix in KINDS]
    name = fingerprint(*files, *map(Path, weights_of(specs)))[:12]
    return FOLDER / f"{specs[0].game}-{runtime}-{name}.jsonl"


def weights_of(specs: Sequence[GameSpec]) -> list[str]:
    """The files of weights that the players of some games name."""
    tunings = [player.tuning for spec in specs for player in spec.players if player.tuning is not None]
    return sorted({tuning.weights for tuning in tunings if tuning.weights is not None})


def read_options() -> argparse.Namespace:
    """The options of the command line."""
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

"""`python -m py_engine report`: a report on the command line."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..arena.command import add_worker_arguments, workers_of
from ..arena.files import require_writable, write_or_say
from ..arena.games_file import GamesFile, require_two_files
from ..arena.progress import ProgressBar
from ..arena.streams import say_aside
from ..arena.workers import LostExecutor
from ..games.catalogue import CATALOGUE
from .document import make_document
from .plan import Plan, make_plan
from .playing import Played
from .running import LostTasks, open_games, play_plan
from .summary import summary

EPILOG = """\
The same numbers and the same seed give the same report on any machine. With --games-file what has been played is kept:
stop it by Ctrl-C, go on with the same command, or ask for more games later. A report that was stopped, or lacks games
that failed, is shown as far as it is, but not written to --out, where it would be taken for a whole one.
With --scheduler the workers of a Dask cluster play; each needs this very engine, which is compared.
The exit code is 1 if it is not whole, or could not be written as was asked.

Example: python -m py_engine report parasol --size 4 --games 100 --games-file parasol-4.jsonl --out parasol-4.json
"""


def add_report_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `report` to the commands of the command line."""
    one = commands.add_parser(
        "report",
        help="measure what a game is like on a board",
        description="The engine plays against itself, and what there is to say of the games is said with its error.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    one.add_argument("game", choices=[info.id for info in CATALOGUE], help="the game that is played")
    one.add_argument("--size", type=int, help="of the board (the game's default)")
    one.add_argument("--games", type=int, default=100, help="between equals (%(default)s)")
    one.add_argument("--playouts", type=int, help="for each turn (those of the game's third opponent)")
    one.add_argument("--seed", type=int, default=1, help="of all chance (%(default)s)")
    one.add_argument("--first-games", type=int, metavar="GAMES", help="from each first stone (a tenth of the games)")
    one.add_argument("--pairs", type=int, help="of games with four times the playouts on a side (a fifth of the games)")
    one.add_argument(
        "--mirror-games", type=int, metavar="GAMES", help="against mirroring on each side (a fifth of the games)"
    )
    add_worker_arguments(one, "--workers")
    one.add_argument("--games-file", metavar="FILE", help="keep what is played here, and go on from it")
    one.add_argument("--out", metavar="FILE", help="write the report here, as JSON")
    one.set_defaults(run=run_report)


def run_report(arguments: argparse.Namespace) -> int:
    """Play, and show the report, with a progress bar on stderr; return the exit code.

    If interrupted, or if tasks failed, it shows the results so far.

    Raises:
        InvalidSetup: An argument is invalid; nothing has been played.
    """
    plan = make_plan(
        arguments.game,
        arguments.size,
        arguments.games,
        playouts=arguments.playouts,
        seed=arguments.seed,
        first_games=arguments.first_games,
        pairs=arguments.pairs,
        mirror_games=arguments.mirror_games,
    )
    require_two_files(("--games-file", arguments.games_file), ("--out", arguments.out))
    if arguments.out:
        require_writable(arguments.out)
    kept = open_games(Path(arguments.games_file), plan.setup) if arguments.games_file else None
    played: dict[str, Played] = {}
    try:
        with workers_of(arguments) as executor:
            play_plan(
                plan,
                games_file=kept,
                processes=arguments.processes,
                executor=executor,
                told=_Progress().tell,
                played=played,
            )
    except KeyboardInterrupt:
        return _show_part(plan, played, "Interrupted", arguments.out, kept)
    except (LostTasks, LostExecutor) as error:
        return _show_part(plan, played, str(error), arguments.out, kept)
    document = make_document(plan, played)
    is_written = not arguments.out or write_or_say(arguments.out, as_json(document))
    print(summary(document), end="")
    return 0 if is_written and (kept is None or kept.problem is None) else 1


def _show_part(plan: Plan, played: dict[str, Played], why: str, out: str | None, kept: GamesFile | None) -> int:
    """Show an incomplete report, and say whether its games are kept."""
    part = plan.so_far(played)
    say_aside(f"\n{why}: {len(part.tasks)} of {len(plan.tasks)} games and searches are done.")
    if kept is not None and kept.problem is None:
        say_aside("They are kept: the same command goes on with the others.")
    if out:
        say_aside(f"{out!r} was not written, since the report is not whole.")
    if part.games:
        print(summary(make_document(part, played)), end="")
    return 1


def as_json(document: dict[str, object]) -> str:
    """A report as the text of a file, a line for each field, so that people can read it."""
    fields = (
        f"{json.dumps(name)}:{json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for name, value in document.items()
    )
    return "{" + ",\n".join(fields) + "}\n"


class _Progress:
    """Draws the bar. Tasks played before are done at once, and do not count for the time left."""

    def __init__(self) -> None:
        self._bar: ProgressBar | None = None

    def tell(self, done: int, total: int) -> None:
        """Draw the bar with this many tasks done."""
        if self._bar is None:
            self._bar = ProgressBar(sys.stderr, total, done=done)
        else:
            self._bar.advance()
        if done == total:
            self._bar.close()

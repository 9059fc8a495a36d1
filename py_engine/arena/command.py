"""`python -m py_engine arena`: a tournament on the command line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import replace
from pathlib import Path

from .. import __version__
from ..games.catalogue import CATALOGUE
from ..text.errors import InvalidSetup, InvalidText, quote
from .cluster import cluster_at
from .cross_table import CrossTable
from .files import as_line, require_writable, write_or_say
from .game import GameResult, GameSpec
from .games_file import GamesFile, require_two_files
from .players import Player, read_player
from .progress import ProgressBar
from .streams import is_terminal, say_aside
from .tournament import OPENING_TURNS, plan, play_games
from .workers import LostExecutor

HEAD = {"format": "sunstones-arena-games", "version": 1, "engine": __version__}

PLAYERS = """\
A player is one of the game's five opponents, 'random', a beginner ('nearest-centre', 'greedy-capture', 'greedy-loop',
'careful'), or a yardstick: 'uct', a plain tree search, or 'classic', the strongest opponent as it was before networks.
Who thinks has a budget for each turn if its own is not wanted: 'name@2000' (playouts), 'name@0.3s' (seconds),
'name@2000@0.3s' (whichever ends first).
An opponent can be tried with other parameters (py_engine/search/params.py) and a file of weights:
'name@0.3s:policy_weight=0.4,value_part=0.8,weights=trial.json'.
"""

EXAMPLE = f"""\
{PLAYERS}
With --games-file each game is kept as it ends: whatever ends the tournament, the same command goes on with it.
Interrupted, it shows the games that were played, and writes them into the file of --json.
With --scheduler the workers of a Dask cluster play. Each needs this very engine, which is compared, and budgets are
playouts. Workers may join and be lost: their games are played again, and the games are the same as on one process.
A game that is lost three times is reported, and the others go on.
The exit code is 0 if every game was finished, and kept and shown as was asked; 1 if not; 2 if something was asked for
that there is not.

Example: python -m py_engine arena parasol random drizzle meridian@20000 --pairs 50 --seed 1
"""


def add_arena_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `arena` to the commands of the command line."""
    one = commands.add_parser(
        "arena",
        help="let computer players play each other, and rate them",
        description="Every two players play pairs of games: the same even opening twice, with sides swapped.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_tournament_arguments(one)
    one.add_argument("--games-file", metavar="FILE", help="keep what is played here, and go on from it")
    add_worker_arguments(one, "--processes")
    one.set_defaults(run=run_arena)


def add_tournament_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that select the games, for `planned`, and the output, for `show_table`."""
    parser.add_argument("game", choices=[info.id for info in CATALOGUE], help="the game that is played")
    parser.add_argument("players", nargs="+", metavar="player", help="two at least; see below")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games for every two players (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of openings and players (%(default)s)")
    parser.add_argument("--size", type=int, help="of the board (the game's default)")
    parser.add_argument("--holes", default="", metavar="SQUARES", help="squares to leave out, such as c4,d5 (Sum only)")
    parser.add_argument(
        "--opening-turns",
        type=int,
        default=OPENING_TURNS,
        metavar="TURNS",
        help="of the most even of some random openings (%(default)s)",
    )
    parser.add_argument("--seconds", type=float, help="budget of the players that name none")
    parser.add_argument("--playouts", type=int, help="budget of the players that name none")
    parser.add_argument("--json", metavar="FILE", help="write everything, each game's record too, into this file")


def add_worker_arguments(parser: argparse.ArgumentParser, processes: str) -> None:
    """Add the option of this name for the number of processes, and the one for a scheduler, for `workers_of`."""
    workers = parser.add_mutually_exclusive_group()
    workers.add_argument(
        processes, type=int, metavar="N", dest="processes", help="processes to use (one for each processor)"
    )
    workers.add_argument(
        "--scheduler", metavar="ADDRESS", help="a Dask scheduler, such as tcp://name:8786, whose workers to use instead"
    )


def workers_of(arguments: argparse.Namespace) -> AbstractContextManager[Executor | None]:
    """The workers of the scheduler that is named, if any.

    Raises:
        InvalidSetup: They cannot be used (on entering the context).
    """
    return cluster_at(arguments.scheduler) if arguments.scheduler else nullcontext()


def run_arena(arguments: argparse.Namespace) -> int:
    """Play the tournament, with a progress bar on stderr and the table on stdout; return the exit code.

    If interrupted, it shows the games played so far.

    Raises:
        InvalidSetup: An argument is invalid; no game has been played.
    """
    specs = planned(arguments)
    if arguments.scheduler:
        _require_alike_anywhere(player for spec in specs for player in spec.players)
    require_two_files(("--games-file", arguments.games_file), ("--json", arguments.json))
    if arguments.json:
        require_writable(arguments.json)
    kept = GamesFile(Path(arguments.games_file), HEAD) if arguments.games_file else None
    done = results_in(kept, specs) if kept else {}
    left = [spec for spec in specs if spec not in done]
    interrupted = ""
    with workers_of(arguments) as executor:
        incoming = play_games(left, executor, processes=arguments.processes)
        bar = ProgressBar(sys.stderr, len(specs), done=len(done))
        try:
            with closing(incoming):
                for result in incoming:
                    done[result.spec] = result
                    if kept and result.winner is not None:
                        kept.keep(document_of(result))
                    bar.advance(finished=result.winner is not None)
        except KeyboardInterrupt:
            interrupted = "Interrupted"
        except LostExecutor as error:
            interrupted = str(error)
        finally:
            bar.close()
    if interrupted:
        say_aside(f"{interrupted}: {len(done)} of {len(specs)} games were played.")
    is_shown = show_table([done[spec] for spec in specs if spec in done], arguments)
    is_kept = kept is None or kept.problem is None
    is_whole = not interrupted and all(result.winner is not None for result in done.values())
    return 0 if is_whole and is_kept and is_shown else 1


def show_table(results: Sequence[GameResult], arguments: argparse.Namespace) -> bool:
    """Print the table of some games, if any, and write it to a file if requested; return whether that succeeded."""
    if not results:
        return True
    table = CrossTable(tuple(results), arguments.seed)
    # Written first, because the reader of the table may stop before its end.
    is_written = not arguments.json or write_or_say(arguments.json, table.as_json())
    print(table.as_text(), end="")
    return is_written


def results_in(kept: GamesFile, specs: Sequence[GameSpec]) -> dict[GameSpec, GameResult]:
    """The games of a tournament that were played before.

    Raises:
        InvalidText: A line is not a game of a tournament.
    """
    lines = {}
    for line in kept.results:
        game, winner, record = (line.get(name) for name in ("game", "winner", "record"))
        if not (isinstance(game, dict) and type(winner) is int and winner in (0, 1) and isinstance(record, dict)):
            raise InvalidText(f"{quote(line)} is no game of a tournament")
        lines[as_line(game)] = record, winner
    found = {}
    for spec in specs:
        if (known := lines.get(as_line(spec.document()))) is not None:
            found[spec] = GameResult(spec, *known)
    return found


def document_of(result: GameResult) -> dict[str, object]:
    """A finished game as the games file keeps it."""
    return {"game": result.spec.document(), "winner": result.winner, "record": result.record}


def planned(arguments: argparse.Namespace) -> list[GameSpec]:
    """The games that the command line asks for.

    Raises:
        InvalidSetup: An argument is invalid.
    """
    if is_terminal(sys.stderr):
        say_aside(f"Drawing {arguments.pairs} even openings")
    return plan(
        arguments.game,
        [_with_budget(read_player(text), arguments.seconds, arguments.playouts) for text in arguments.players],
        arguments.pairs,
        arguments.seed,
        size=arguments.size,
        holes=[name.strip() for name in arguments.holes.split(",")] if arguments.holes else (),
        opening_turns=arguments.opening_turns,
    )


def _require_alike_anywhere(players: Iterable[Player]) -> None:
    """Check that players play alike on all machines: without seconds, and without files.

    Raises:
        InvalidSetup: One does not.
    """
    for player in players:
        if player.seconds is not None:
            raise InvalidSetup(f"with a scheduler {str(player)!r} needs playouts: seconds differ between machines")
        if player.tuning is not None and player.tuning.weights is not None:
            raise InvalidSetup(f"with a scheduler {str(player)!r} cannot be used: the workers lack its file of weights")


def _with_budget(player: Player, seconds: float | None, playouts: int | None) -> Player:
    """The player, with this budget if it thinks and has no budget."""
    return replace(player, seconds=seconds, playouts=playouts) if player.thinks and not player.has_budget else player

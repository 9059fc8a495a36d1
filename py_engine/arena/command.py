"""`python -m py_engine arena`: a tournament on the command line."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from ..games.catalogue import CATALOGUE
from ..text.errors import InvalidSetup
from .cross_table import CrossTable
from .game import GameResult, GameSpec
from .players import Player, read_player
from .progress import ProgressBar
from .tournament import OPENING_TURNS, plan, play_games

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
The exit code is 0 if every game was finished, 1 if not, 2 if something was asked for that there is not.

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
    one.add_argument("--processes", type=int, help="how many to use (one for each processor)")
    one.set_defaults(run=run_arena)


def add_tournament_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what says which games are played, for `planned`, and where they are written, for `CrossTable.as_json`."""
    parser.add_argument("game", choices=[info.id for info in CATALOGUE])
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


def run_arena(arguments: argparse.Namespace) -> int:
    """Play the tournament, with a progress bar on stderr and the table on stdout; returns the exit code.

    Interrupted, it shows what has been played so far. Raises `InvalidSetup` before anything is played.
    """
    specs = planned(arguments)
    incoming = play_games(specs, processes=arguments.processes)
    if arguments.json:
        write_file(arguments.json, "a", "")  # if it cannot be written, that is said before hours are spent
    bar = ProgressBar(sys.stderr, len(specs))
    done: dict[GameSpec, GameResult] = {}
    try:
        with closing(incoming):
            for result in incoming:
                done[result.spec] = result
                bar.advance(finished=result.winner is not None)
    except KeyboardInterrupt:
        interrupted = True
    else:
        interrupted = False
    finally:
        bar.close()
    if interrupted:
        print(f"Interrupted: {len(done)} of {len(specs)} games were played.", file=sys.stderr)
    if done:
        table = CrossTable(tuple(done[spec] for spec in specs if spec in done), arguments.seed)
        if arguments.json:
            write_file(arguments.json, "w", table.as_json())  # first: the reader of the table may stop before its end
        print(table.as_text(), end="")
    return 1 if interrupted or any(result.winner is None for result in done.values()) else 0


def planned(arguments: argparse.Namespace) -> list[GameSpec]:
    """The games that the command line asks for. Raises `InvalidSetup`."""
    if sys.stderr.isatty():
        print(f"Drawing {arguments.pairs} even openings", file=sys.stderr)
    return plan(
        arguments.game,
        [_with_budget(read_player(text), arguments.seconds, arguments.playouts) for text in arguments.players],
        arguments.pairs,
        arguments.seed,
        size=arguments.size,
        holes=[name.strip() for name in arguments.holes.split(",")] if arguments.holes else (),
        opening_turns=arguments.opening_turns,
    )


def _with_budget(player: Player, seconds: float | None, playouts: int | None) -> Player:
    """The player, with this budget if it thinks and has none of its own."""
    return replace(player, seconds=seconds, playouts=playouts) if player.thinks and not player.has_budget else player


def write_file(file: str, mode: str, text: str) -> None:
    """Write a text into a file. Raises `InvalidSetup` if that cannot be done."""
    try:
        with Path(file).open(mode, encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise InvalidSetup(f"{file!r} cannot be written: {error.strerror}") from None

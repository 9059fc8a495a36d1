"""`perft`: counts of sequences of steps, which show whether two programs have the same rules."""

from __future__ import annotations

import argparse

from ..games.base import Game, Position
from ..given_records import load_given
from .arguments import Commands, add_record


def add_perft_command(commands: Commands) -> None:
    """Add `perft` to the commands of the command line."""
    one = commands.add_parser("perft", help="count sequences of atomic steps")
    add_record(one)
    one.add_argument("depth", type=int, choices=range(1, 10), metavar="depth", help="steps in a sequence, 1 to 9")
    one.set_defaults(run=perft)


def perft(arguments: argparse.Namespace) -> None:
    """Print the number of sequences of atomic steps, after each first step and in all."""
    match = load_given(arguments.record, arguments.number)
    game, position = match.game, match.position
    total = 0
    for action in game.legal_actions(position):
        count = count_steps(game, game.apply(position, action), arguments.depth - 1)
        total += count
        print(f"{game.action_text(action):>8}  {count}")
    print(f"   total  {total}")


def count_steps(game: Game, position: Position, depth: int) -> int:
    """The number of sequences of `depth` atomic steps from a position."""
    if depth == 0:
        return 1
    return sum(count_steps(game, game.apply(position, action), depth - 1) for action in game.legal_actions(position))

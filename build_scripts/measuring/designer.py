"""Plays Sum against the strongest opponent of the program in which its designer published it.

Usage: python3 build_scripts/measure.py designer PROGRAM [PLAYER] [--sizes N ...] [--pairs N] [--seconds S]

PROGRAM is a copy of `sum_game.js` from github.com/gsjorgenson/sum-game. PLAYER is written as for `python -m py_engine
arena`; where none is named it is this engine's strongest, with the seconds of a processor for a turn. It has both
colours, one after the other, from the empty board. After each turn of the designer's program its board is compared with
the engine's, so that the rules are, too.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time

from measuring.answering_process import AnsweringProcess
from py_engine.arena.players import Player, read_player, require_player
from py_engine.games.base import Outcome
from py_engine.match import Match, new_match
from py_engine.players.opponents import opponents_of
from py_engine.text.errors import IllegalTurn, InvalidSetup
from support.console import Failure, say
from toolchain.node_packages import find_node

# Sizes that the designer's program offers, and those that are played: its smallest, one between, and its largest.
OFFERED = range(9, 20, 2)
SIZES = (9, 13, 19)

# White and black in the designer's program.
COLOURS = (1, -1)


def main() -> int:
    """Play the games asked for and report each; returns 1 unless the player has won them all."""
    options = read_options()
    try:
        player = read_player(options.player)
        require_player(new_match("sum"), player)
        if player.thinks and not player.has_budget:
            player = replace(player, seconds=options.seconds)
    except InvalidSetup as error:
        raise Failure(str(error)) from None
    won = games = 0
    with start_program(options.program) as program:
        for size in options.sizes:
            for ours, outcome in play_games(program, player, size, options.pairs):
                games += 1
                won += outcome.winner == ours
                name = player if outcome.winner == ours else "the designer’s program"
                say(f"size {size}: {name} wins by {max(outcome.counts)} to {min(outcome.counts)}")
    say(f"{player} has won {won} of {games} games")
    return 0 if won == games else 1


def play_games(program: AnsweringProcess, player: Player, size: int, pairs: int) -> Iterator[tuple[int, Outcome]]:
    """Play pairs of games: the colour of the engine's own player, 0 or 1, and how it ended."""
    for pair in range(pairs):
        for ours in (0, 1):
            match = new_match("sum", size)
            source = Random(f"{size} {pair} {ours}")
            while not match.is_over:
                if match.to_move == ours:
                    player.take_turn(match, source, process_time)
                else:
                    take_designers_turn(program, match, source.getrandbits(32))
            outcome = match.outcome
            assert outcome is not None
            yield ours, outcome


def take_designers_turn(program: AnsweringProcess, match: Match, seed: int) -> None:
    """Have the designer's program play a turn. Raises Failure where its board becomes another than the engine's."""
    if match.forced_pass is not None:
        match.play("pass")
        return
    last = next((turn for turn in reversed(match.turns) if turn != "pass"), None)
    answer = program.ask(
        "turn",
        board=rows_of(match),
        last=None if last is None else place_of(match, last),
        player=COLOURS[match.to_move],
        seed=seed,
    )
    row, column = answer["last"]
    board = match.game.board
    turn = board.name(board.order[row * match.size + column])
    before = " ".join(match.turns)
    try:
        match.play(turn)
    except IllegalTurn as error:
        raise Failure(f"The programs disagree on {turn} after {before}: {error}") from None
    if rows_of(match) != answer["board"]:
        raise Failure(f"The programs disagree on the board after {before} {turn}")


def place_of(match: Match, name: str) -> list[int]:
    """The row and the column of a square in the designer's program."""
    board = match.game.board
    return list(divmod(board.order.index(board.cell(name)), match.size))


def rows_of(match: Match) -> list[list[int]]:
    """The board as the designer's program has it."""
    white, black = match.position.stones
    squares = [(white >> cell & 1) - (black >> cell & 1) for cell in match.game.board.order]
    return [squares[start : start + match.size] for start in range(0, len(squares), match.size)]


def start_program(program: Path) -> AnsweringProcess:
    """The designer's program in Node. Raises Failure where there is no such file."""
    if not program.is_file():
        raise Failure(f"There is no file {program}")
    node = find_node()
    command = [node.program, Path(__file__).with_name("sum_of_its_designer.mjs"), program.resolve()]
    return AnsweringProcess("sum-of-its-designer", command, node.environment)


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    head, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=head,
        epilog=rest[rest.index("PROGRAM is") :],
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("program", type=Path, metavar="PROGRAM", help="sum_game.js")
    parser.add_argument("player", nargs="?", default=opponents_of("sum")[-1].id, metavar="PLAYER")
    parser.add_argument(
        "--sizes", type=int, nargs="+", choices=OFFERED, default=SIZES, metavar="N", help="odd, from 9 to 19 (9 13 19)"
    )
    parser.add_argument("--pairs", type=int, default=10, metavar="N", help="of games on each size (10)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="for a turn (0.5)")
    return parser.parse_args()

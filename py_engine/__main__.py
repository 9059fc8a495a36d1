"""The engine on the command line: `python -m py_engine play | analyse | solve | arena | report | perft | record`."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from time import perf_counter

from . import __version__
from .arena.command import add_arena_command
from .arena.cross_table import counted
from .arena.stopping import ended_as_by_ctrl_c
from .arena.streams import say_aside, to_nowhere, write_if_open
from .games.base import Game, Position
from .games.catalogue import CATALOGUE
from .given_records import load_given
from .match import Match, new_match
from .players.analysis import Analysis, analyse
from .players.budgets import require_seconds
from .players.opponents import find_opponent
from .players.perfect_play import PROOF
from .players.thinking import choose_turn
from .records import write_link, write_list
from .report.command import add_report_command
from .search.params import MOST_PROOF_POSITIONS
from .search.solved_boards import require_solved
from .search.solving import BY_METHOD, Solved, Solver
from .search.whole_turns import whole_turns
from .text.errors import IllegalTurn, InvalidSetup

# Commands that may run for hours: it is a failure if their output cannot be written.
LONG = ("solve", "arena", "report")

# The exit code of a program that was interrupted, as in a shell.
INTERRUPTED = 130

PLAYERS = ("first", "second")
STONES = {0: "X", 1: "O", None: "·"}


def draw(match: Match) -> str:
    """The board in letters, `X` for the first player's stones and `O` for the second's, oriented as on the page."""
    board, owners = match.game.board, match.board
    rows: dict[str, list[str]] = {}
    for cell in board.order:
        name = board.name(cell)
        row = name[0] if board.shape == "hex" else name[1:]
        rows.setdefault(row, []).append(STONES[owners[name]] if name in owners else " ")
    widest = max(len(row) for row in rows.values())
    lines = []
    for label, cells in reversed(rows.items()):
        indent = " " * (widest - len(cells)) if board.shape == "hex" else ""
        lines.append(f"{label:>2} {indent}{' '.join(cells)}")
    if board.shape == "square":
        lines.append("   " + " ".join(chr(ord("a") + column) for column in range(board.size)))
    return "\n".join(lines)


def play(arguments: argparse.Namespace) -> None:
    """Play against an opponent in the terminal."""
    match = new_match(arguments.game, arguments.size)
    # A wrong name or time is an error now, not at the computer's first turn.
    if arguments.opponent == PROOF:
        require_solved(match.info.id, match.info.name, match.size)
    else:
        find_opponent(arguments.game, arguments.opponent)
    require_seconds(arguments.seconds)
    human = 0 if arguments.first else 1
    if sys.stdin is None:
        raise InvalidSetup("the standard input is closed")
    print(match.info.credit)
    while not match.is_over:
        print(f"\n{draw(match)}\n")
        if match.forced_pass is not None:
            print(match.forced_pass)
            match.play("pass")
        elif match.to_move != human:
            choice = choose_turn(match, arguments.opponent, seconds=arguments.seconds)
            print(f"The computer plays {choice.text} and expects to win {choice.win_rate:.0%} of the time.")
            match.play(choice.text)
        else:
            print(match.game.prompt(match.position), "Or: swap, undo, quit." if match.can_swap else "Or: undo, quit.")
            answer = input("> ").strip()
            if answer == "quit":
                return
            try:
                if answer == "undo":
                    match.undo()
                    while match.can_undo and (match.to_move != human or match.forced_pass is not None):
                        match.undo()
                else:
                    match.play(answer)
            except ValueError as error:
                print(error)
    print(f"\n{draw(match)}\n\n{'You win.' if match.winner == human else 'The computer wins.'}")


def analyse_record(arguments: argparse.Namespace) -> None:
    """Print the analysis of the position at the end of a record. An interrupt prints the results so far."""
    match = load_given(arguments.record, arguments.number)
    if arguments.why:
        say_why(match, arguments.seed)
        if match.is_over:
            return
    latest: Analysis | None = None
    try:
        for analysis in analyse(match, seconds=arguments.seconds, seed=arguments.seed):
            latest = analysis
    except KeyboardInterrupt:
        if latest is None:
            raise
    assert latest is not None
    print(f"{latest.playouts} playouts; best line: {' '.join(latest.best_line)}")
    for candidate in latest.candidates[:10]:
        turns = "" if candidate.turns is None else f" in at most {counted(candidate.turns, 'turn')}"
        proven = f"  proven {candidate.proven}{turns}" if candidate.proven else ""
        print(f"{candidate.text:>8}  {candidate.win_rate:6.1%}  {candidate.playouts:6d} playouts{proven}")


def say_why(match: Match, seed: int | None) -> None:
    """Print the coach's comment on the last turn, each reason with the turns that show it."""
    from .coach import comment_on

    comment = comment_on(match, seed=seed)
    print(f"{match.turns[-1]}: {comment.text or 'the coach knows no reason.'}")
    for reason in comment.reasons:
        print(f"  {reason.sure}: {reason.sentence}  [{' '.join(reason.line)}]")


def solve(arguments: argparse.Namespace) -> None:
    """Print the winner of the position at the end of a record with best play, or after each turn, if proven."""
    match = load_given(arguments.record, arguments.number)
    if match.is_over:
        raise IllegalTurn("The game is over; there is nothing to prove.")
    if arguments.positions < 1:
        raise InvalidSetup(f"the number of positions is a positive whole number, not {arguments.positions}")
    solver = BY_METHOD[arguments.method](match.game, arguments.positions, show_positions)
    started = perf_counter()
    if arguments.every_turn:
        solve_every_turn(match, solver)
    else:
        solve_one(match, solver)
    print(f"{counted(solver.positions, 'position')}, {perf_counter() - started:.1f} seconds.")
    if match.can_swap:
        print("The swap that is possible now is not considered.")
    elif match.first_stone_is_due:
        print("The swap that is possible after the first stone is not considered.")


def show_positions(count: int) -> None:
    """Show the number of positions searched so far."""
    write_if_open(sys.stderr, f"{count:,} positions\r")


def solve_one(match: Match, solver: Solver) -> None:
    """Print the winner of the position of a match."""
    found = solver.solve(match.position)
    if found is None:
        print(f"Not proven within {solver.positions:,} positions. Allow more with --positions.")
        return
    winner, turns, step = found
    beginning = "" if step is None else f", starting with {match.game.action_text(step)}"
    print(
        f"The {PLAYERS[match.player_of(winner)]} player has a forced win {solver.at_most} {counted(turns, 'turn')}, "
        f"both players' counted{beginning}."
    )


def solve_every_turn(match: Match, solver: Solver) -> None:
    """Print the winner after each turn that may be played now."""
    for after, steps in whole_turns(match.game, match.position)[0].items():
        text = match.game.turn_text(match.turn_start, (*match.unfinished, *steps))
        outcome = match.game.outcome(after)
        found = solver.solve(after) if outcome is None else Solved(outcome.winner, 0)
        if found is None:
            print(f"{text:>8}  not proven within {solver.most:,} positions")
            continue
        winner, after_it = PLAYERS[match.player_of(found.winner)], found.turns
        print(f"{text:>8}  {winner} wins {solver.at_most} {counted(after_it + 1, 'turn')}")


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


def record(arguments: argparse.Namespace) -> None:
    """Check a record and print it as a plain list and as the part of a share link after the `#`."""
    match = load_given(arguments.record, arguments.number)
    print(write_list(match), end="")
    print(f"#{write_link(match)}")
    print(draw(match))


def add_record(command: argparse.ArgumentParser) -> None:
    """Add the arguments for a record, which `load_given` reads."""
    command.add_argument(
        "record",
        help="JSON, a share link, a list such as 'parasol 4: d4 e5', a file with one of these, or - for standard input",
    )
    command.add_argument("--number", type=int, help="which game, where the record is a list of AbstractPlay's reports")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code.

    The code is 0, 2 after an error that is printed, or 130 if interrupted. It is 1 if the output cannot be written, or
    where `arena` and `report` say so.
    """
    parser = argparse.ArgumentParser(prog="python -m py_engine", description="Five stone games and their opponents.")
    parser.add_argument("--version", action="version", version=f"Sunstones {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)

    one = commands.add_parser("play", help="play against an opponent in the terminal")
    one.add_argument("game", choices=[info.id for info in CATALOGUE])
    one.add_argument("--size", type=int)
    one.add_argument("--opponent", help="one of the game's five (default: the strongest), or proof on a solved board")
    one.add_argument("--seconds", type=float, help="thinking time a turn")
    one.add_argument("--second", dest="first", action="store_false", help="let the computer move first")
    one.set_defaults(run=play)

    one = commands.add_parser("analyse", help="find the best turns of a position")
    add_record(one)
    one.add_argument("--seconds", type=float, default=5.0)
    one.add_argument("--seed", type=int)
    one.add_argument("--why", action="store_true", help="first say why the last turn is good or bad")
    one.set_defaults(run=analyse_record)

    one = commands.add_parser("solve", help="prove who wins a small position")
    add_record(one)
    one.add_argument(
        "--positions",
        type=int,
        default=MOST_PROOF_POSITIONS,
        help="limit on the positions examined (the default takes about 60 MB)",
    )
    one.add_argument("--method", choices=list(BY_METHOD), default="proof", help="proof-number search, or all turns")
    one.add_argument("--every-turn", action="store_true", help="tell who wins after each turn that may be played now")
    one.set_defaults(run=solve)

    add_arena_command(commands)
    add_report_command(commands)

    one = commands.add_parser("perft", help="count sequences of atomic steps")
    add_record(one)
    one.add_argument("depth", type=int, choices=range(1, 10), metavar="depth", help="1 to 9")
    one.set_defaults(run=perft)

    one = commands.add_parser("record", help="check a record and print it")
    add_record(one)
    one.set_defaults(run=record)

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that its encoding lacks must not stop the output
    arguments = parser.parse_args(words)
    try:
        with ended_as_by_ctrl_c():
            code: int = arguments.run(arguments) or 0
            if sys.stdout is not None:
                sys.stdout.flush()
                return code
            say_aside("There is no output to show what was found on.")
            return 1
    except ValueError as error:
        say_aside(str(error))
        return 2
    except EOFError:
        print()
        return 0
    except KeyboardInterrupt:
        say_aside("")
        return INTERRUPTED
    except OSError as error:
        to_nowhere(sys.stdout)
        if isinstance(error, BrokenPipeError) and arguments.command not in LONG:
            return 0  # the reader has seen enough
        say_aside(f"What was found cannot be shown: {error.strerror}")
        return 1


if __name__ == "__main__":
    sys.exit(main())

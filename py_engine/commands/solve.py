"""`solve`: who wins a small position with best play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from time import perf_counter

from ..arena.cross_table import counted
from ..arena.streams import write_if_open
from ..given_records import load_given
from ..match import Match
from ..search.params import MOST_PROOF_POSITIONS
from ..search.solving import BY_METHOD, Solved, Solver
from ..search.whole_turns import whole_turns
from ..text.errors import IllegalTurn, InvalidSetup
from .arguments import Commands, add_json, add_record, print_json

PLAYERS = ("first", "second")


def add_solve_command(commands: Commands) -> None:
    """Add `solve` to the commands of the command line."""
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
    add_json(one)
    one.set_defaults(run=solve)


def solve(arguments: argparse.Namespace) -> None:
    """Print the winner of the position at the end of a record with best play, or after each turn, if proven."""
    match = load_given(arguments.record, arguments.number)
    if match.is_over:
        raise IllegalTurn("The game is over; there is nothing to prove.")
    if arguments.positions < 1:
        raise InvalidSetup(f"the number of positions is a positive whole number, not {arguments.positions}")
    solver = BY_METHOD[arguments.method](match.game, arguments.positions, show_positions)
    started = perf_counter()
    found = []
    for text, solved in proofs(match, solver, every_turn=arguments.every_turn):
        found.append(proof_document(match, text, solved))
        if not arguments.json:
            print_proof(match, solver, text, solved)
    seconds = perf_counter() - started
    if arguments.json:
        cost = {"positions": solver.positions, "seconds": round(seconds, 3), "is_exact": arguments.method == "full"}
        print_json(match, cost | ({"every_turn": found} if arguments.every_turn else found[0]))
        return
    print(f"{counted(solver.positions, 'position')}, {seconds:.1f} seconds.")
    if match.can_swap:
        print("The swap that is possible now is not considered.")
    elif match.first_stone_is_due:
        print("The swap that is possible after the first stone is not considered.")


def show_positions(count: int) -> None:
    """Show the number of positions searched so far."""
    write_if_open(sys.stderr, f"{count:,} positions\r")


def proofs(match: Match, solver: Solver, *, every_turn: bool) -> Iterator[tuple[str | None, Solved | None]]:
    """Proofs about the position, or about that after each turn that may be played now, with the turn."""
    if not every_turn:
        yield None, solver.solve(match.position)
        return
    for after, steps in whole_turns(match.game, match.position)[0].items():
        text = match.game.turn_text(match.turn_start, (*match.unfinished, *steps))
        outcome = match.game.outcome(after)
        yield text, solver.solve(after) if outcome is None else Solved(outcome.winner, 0)


def print_proof(match: Match, solver: Solver, text: str | None, solved: Solved | None) -> None:
    """Print the winner of the position, or of that after a turn."""
    if solved is None:
        if text is None:
            print(f"Not proven within {solver.positions:,} positions. Allow more with --positions.")
        else:
            print(f"{text:>8}  not proven within {solver.most:,} positions")
        return
    winner = PLAYERS[match.player_of(solved.winner)]
    if text is not None:
        print(f"{text:>8}  {winner} wins {solver.at_most} {counted(solved.turns + 1, 'turn')}")
        return
    beginning = "" if solved.step is None else f", starting with {match.game.action_text(solved.step)}"
    print(
        f"The {winner} player has a forced win {solver.at_most} {counted(solved.turns, 'turn')}, both players' "
        f"counted{beginning}."
    )


def proof_document(match: Match, text: str | None, solved: Solved | None) -> dict[str, object]:
    """The same for JSON: winners are players, 0 or 1; `in_turns` counts the turns of both from now on."""
    winner = None if solved is None else match.player_of(solved.winner)
    in_turns = None if solved is None else solved.turns + (text is not None)
    step = None if solved is None or solved.step is None else match.game.action_text(solved.step)
    beginning = {"first_step": step} if text is None else {"turn": text}
    return beginning | {"winner": winner, "in_turns": in_turns}

"""`play`: a game against an opponent in the terminal."""

from __future__ import annotations

import argparse
import sys

from ..games.catalogue import CATALOGUE
from ..given_records import STANDARD_INPUT, load_given
from ..match import Match, new_match
from ..players.budgets import require_seconds
from ..players.opponents import find_opponent
from ..players.perfect_play import PROOF
from ..players.thinking import choose_turn
from ..records import write_list
from ..search.solved_boards import require_solved
from ..text.errors import InvalidSetup
from .arguments import Commands, add_number

GAMES = tuple(info.id for info in CATALOGUE)

# Turns that the help shows as examples.
EXAMPLES = 6

HELP = """\
{goal}
A turn is written like these: {turns}. {own} are your stones, {other} the computer's.
help    shows this.
undo    takes back your last turn and the computer's answer.
swap    takes over the first stone, where the game offers it.
record  prints the game so far, to be kept in a file or pasted elsewhere.
quit    ends the game.
"""


def add_play_command(commands: Commands) -> None:
    """Add `play` to the commands of the command line."""
    one = commands.add_parser("play", help="play against an opponent in the terminal")
    one.add_argument("game", help=f"{', '.join(GAMES)}, or a record to play on from, also the name of a file")
    add_number(one)
    one.add_argument("--size", type=int, help="cells along one side of the board (the game's usual size)")
    one.add_argument("--opponent", help="one of the game's five (the strongest), or proof on a solved board")
    one.add_argument(
        "--seconds", type=float, help="the computer's thinking time a turn (what the opponent usually takes)"
    )
    one.add_argument("--second", dest="first", action="store_false", help="let the computer play the next turn")
    one.set_defaults(run=play)


def play(arguments: argparse.Namespace) -> None:
    """Play against an opponent in the terminal."""
    match = match_of(arguments)
    # A wrong name or time is an error now, not at the computer's first turn.
    if arguments.opponent == PROOF:
        require_solved(match.info.id, match.info.name, match.size)
    else:
        find_opponent(match.info.id, arguments.opponent)
    require_seconds(arguments.seconds)
    human = match.to_move if arguments.first else 1 - match.to_move
    if sys.stdin is None:
        raise InvalidSetup("the standard input is closed")
    print(match.info.credit)
    while not match.is_over:
        print(f"\n{match}\n")
        if match.forced_pass is not None:
            print(match.forced_pass)
            match.play("pass")
        elif match.to_move != human:
            choice = choose_turn(match, arguments.opponent, seconds=arguments.seconds)
            print(f"The computer plays {choice.text} and expects to win {choice.win_rate:.0%} of the time.")
            match.play(choice.text)
        else:
            others = "swap, undo, help, quit" if match.can_swap else "undo, help, quit"
            print(match.game.prompt(match.position), f"Or: {others}.")
            answer = input("> ").strip()
            if answer == "quit":
                return
            reply_to(answer, match, human)
    print(f"\n{match}\n\n{'You win.' if match.winner == human else 'The computer wins.'}")


def match_of(arguments: argparse.Namespace) -> Match:
    """The match that is to be played.

    Raises:
        InvalidSetup: There is no such game or size, or a record comes with a size.
    """
    if arguments.game in GAMES:
        return new_match(arguments.game, arguments.size)
    if arguments.game == STANDARD_INPUT:
        raise InvalidSetup("the standard input is where your turns come from; give the record in a file")
    if arguments.size is not None:
        raise InvalidSetup("a record has its size; --size is for a new game")
    return load_given(arguments.game, arguments.number)


def reply_to(answer: str, match: Match, human: int) -> None:
    """Do what was typed, or print why that cannot be done."""
    try:
        if answer == "help":
            print(help_text(match, human), end="")
        elif answer == "record":
            print(write_list(match), end="")
        elif answer == "undo":
            match.undo()
            while match.can_undo and (match.to_move != human or match.forced_pass is not None):
                match.undo()
        else:
            match.play(answer)
    except ValueError as error:
        print(error)


def help_text(match: Match, human: int) -> str:
    """The help in a game, with turns that are legal now as examples."""
    own, other = ("X", "O") if human == 0 else ("O", "X")
    turns = ", ".join(match.legal_turns(limit=EXAMPLES))
    return HELP.format(goal=match.info.goal, turns=turns, own=own, other=other)

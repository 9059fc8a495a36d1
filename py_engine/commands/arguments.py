"""Arguments that several commands have, and what they print alike."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import TypeAlias

from ..match import Match

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_record(command: argparse.ArgumentParser) -> None:
    """Add the arguments for a record, which `load_given` reads."""
    command.add_argument(
        "record",
        help="JSON, a share link, a list such as 'parasol 4: d4 e5', a file with one of these, or - for standard input",
    )
    add_number(command)


def add_number(command: argparse.ArgumentParser) -> None:
    """Add the number of a game in a list of games."""
    command.add_argument("--number", type=int, help="which game, where the record is a list of AbstractPlay's reports")


def add_json(command: argparse.ArgumentParser) -> None:
    """Add the switch for programs that read the output."""
    command.add_argument("--json", action="store_true", help="print one JSON object instead of lines for people")


def print_json(match: Match, found: Mapping[str, object]) -> None:
    """Print what was found of the position of a match as one JSON object."""
    document = {"game": match.info.id, "size": match.size, "turns": match.turns, "to_move": match.to_move}
    print(json.dumps(document | dict(found), ensure_ascii=False, indent=1))

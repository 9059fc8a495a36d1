"""`record`: a record, checked, in other forms."""

from __future__ import annotations

import argparse

from ..given_records import load_given
from ..records import write_link, write_list
from .arguments import Commands, add_record


def add_record_command(commands: Commands) -> None:
    """Add `record` to the commands of the command line."""
    one = commands.add_parser("record", help="check a record and print it")
    add_record(one)
    one.set_defaults(run=record)


def record(arguments: argparse.Namespace) -> None:
    """Check a record and print it as a plain list and as the part of a share link after the `#`."""
    match = load_given(arguments.record, arguments.number)
    print(write_list(match), end="")
    print(f"#{write_link(match)}")
    print(match)

"""`analyse`: the best turns of a position."""

from __future__ import annotations

import argparse

from ..arena.cross_table import counted
from ..coach import Comment, comment_on
from ..given_records import load_given
from ..match import Match
from ..players.analysis import Analysis, analyse
from .arguments import Commands, add_json, add_record, print_json

# Candidates that are printed for people.
SHOWN = 10


def add_analyse_command(commands: Commands) -> None:
    """Add `analyse` to the commands of the command line."""
    one = commands.add_parser("analyse", help="find the best turns of a position")
    add_record(one)
    one.add_argument("--seconds", type=float, default=5.0, help="time to think (%(default)s)")
    one.add_argument("--seed", type=int, help="of all chance (another one each time)")
    one.add_argument("--why", action="store_true", help="first say why the last turn is good or bad")
    add_json(one)
    one.set_defaults(run=analyse_record)


def analyse_record(arguments: argparse.Namespace) -> None:
    """Print the analysis of the position at the end of a record. An interrupt prints the results so far."""
    match = load_given(arguments.record, arguments.number)
    comment = comment_on(match, seed=arguments.seed) if arguments.why else None
    if comment is not None and not arguments.json:
        print_comment(match, comment)
    latest: Analysis | None = None
    if comment is None or not match.is_over:
        try:
            for analysis in analyse(match, seconds=arguments.seconds, seed=arguments.seed):
                latest = analysis
        except KeyboardInterrupt:
            if latest is None:
                raise
    if arguments.json:
        print_json(match, document_of(latest) | ({} if comment is None else {"comment": comment_document(comment)}))
    elif latest is not None:
        print_analysis(latest)


def print_analysis(latest: Analysis) -> None:
    """Print the best line and the best candidates."""
    print(f"{latest.playouts} playouts; best line: {' '.join(latest.best_line)}")
    for candidate in latest.candidates[:SHOWN]:
        turns = "" if candidate.turns is None else f" in at most {counted(candidate.turns, 'turn')}"
        proven = f"  proven {candidate.proven}{turns}" if candidate.proven else ""
        print(f"{candidate.text:>8}  {candidate.win_rate:6.1%}  {candidate.playouts:6d} playouts{proven}")


def document_of(latest: Analysis | None) -> dict[str, object]:
    """An analysis for JSON, with all candidates; empty without one."""
    if latest is None:
        return {}
    return latest._asdict() | {"candidates": [candidate._asdict() for candidate in latest.candidates]}


def print_comment(match: Match, comment: Comment) -> None:
    """Print the coach's comment on the last turn, each reason with the turns that show it."""
    print(f"{match.turns[-1]}: {comment.text or 'the coach knows no reason.'}")
    for reason in comment.reasons:
        print(f"  {reason.sure}: {reason.sentence}  [{' '.join(reason.line)}]")


def comment_document(comment: Comment) -> dict[str, object]:
    """A comment for JSON."""
    return comment._asdict() | {"reasons": [reason._asdict() for reason in comment.reasons]}

"""Comments and their reasons, each of one of three kinds of claim that are never mixed."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..text.sentences import Sentence

# `certain`: true by the rules, by a complete list of turns, or by proof. `because`: a certain fact that has passed the
# tests of `trial.py`, by evaluations. `likely`: what a search expects.
Sure = Literal["certain", "because", "likely"]

# In a line, a turn that one side leaves out, so that what the other side threatens can be seen.
LEFT_OUT = "…"


class Reason(NamedTuple):
    """One claim about a turn.

    Attributes:
        kind: Name of the claim, such as `allowed win`.
        sentence: The claim in words.
        sure: What it rests on.
        cells: Names of the cells that it is about.
        line: Turns that show it, from the position before the turn; `LEFT_OUT` where a side leaves one out.
    """

    kind: str
    sentence: Sentence
    sure: Sure
    cells: tuple[str, ...]
    line: tuple[str, ...]


class Comment(NamedTuple):
    """A comment on a turn.

    Attributes:
        text: At most two sentences; empty where there is nothing to say that is known to be true.
        reasons: All that was found, the decisive one first.
        better: The turn that it was compared with; None where it was with none.
    """

    text: str
    reasons: tuple[Reason, ...]
    better: str | None = None

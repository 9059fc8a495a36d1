"""The representative game, whose figures are nearest to the medians, with a review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..match import Match
from ..players.review import Review
from .courses import Course
from .intervals import quantile
from .metrics import drama, lead_changes, uncertainty

# Playouts for each position of the review.
REVIEW_PLAYOUTS = 512


def representative(courses: Sequence[Course]) -> Course:
    """The game with the least distance from the medians of length, drama, lead changes, uncertainty and captures.

    Distances are in quartile distances, and their squares are added. Ai Ai takes a game of mean length instead.
    """
    figures = [_figures(course) for course in courses]
    medians, scales = [], []
    for column in zip(*figures, strict=True):
        medians.append(quantile(column, 0.5))
        scales.append(quantile(column, 0.75) - quantile(column, 0.25) or 1.0)

    def distance(course: Course) -> float:
        return sum(
            ((one - middle) / scale) ** 2 for one, middle, scale in zip(_figures(course), medians, scales, strict=True)
        )

    return min(courses, key=distance)


def reviewed(match: Match) -> list[dict[str, Any]]:
    """The review of each turn: its text, the first player's chances after it, and its mark, if any."""
    review = Review(match, playouts=REVIEW_PLAYOUTS)
    while not review.finished:
        review.run(60.0)
    swapped = match.swapped
    entries = []
    for entry in review.entries[1:]:
        judgement = entry.judgement
        assert judgement is not None
        # After a swap the first player has the second colour.
        turned = swapped and entry.turns > 1
        chance = 1 - entry.chances.win_rate if turned else entry.chances.win_rate
        said: dict[str, Any] = {"turn": judgement.text, "chance": round(chance, 3)}
        if judgement.mark is not None:
            said["mark"] = judgement.mark
        if judgement.better is not None:
            said["better"] = judgement.better
        entries.append(said)
    return entries


def _figures(course: Course) -> tuple[float, ...]:
    chances = course.winners_chances
    return (len(chances), drama(chances), lead_changes(chances), uncertainty(chances), sum(course.captures))

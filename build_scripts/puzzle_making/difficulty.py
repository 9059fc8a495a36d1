"""provisional"""
from puzzle_making.sources import Candidate


def rating_of(one: Candidate) -> int:
    """How difficult a puzzle is."""
    return max(600, min(2400, round(700 + 90 * one.turns + 25 * one.resisting)))

"""The difficulty of a puzzle: a rating in points of Elo, as the game's characters have (`py_engine/players/ladder.py`).

A character that is as strong as the puzzle should solve it in one of two tries by reading alone (`trying.py`), one that
is 400 points stronger in ten of eleven: Elo's formula, with the puzzle as the other player. Ten tries say too little of
one puzzle, so all of a game's are first explained together: a puzzle's difficulty is a level, plus points for each turn
of its length, for each doubling of its plausible wrong turns, and for each doubling of the positions in its proof. The
numbers are those that make the characters' answers to all puzzles of the game most likely. Then each puzzle's own
answers move it from there, as far as they outweigh a spread of `SPREAD` around that explanation.

Only distances are taken from the characters. Playouts read endings far better than people do, so the level would put
most puzzles below any player: instead the middle puzzle of a game has the rating of a player of whom nothing is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log2
from statistics import median
from typing import NamedTuple

from puzzle_making.sources import Candidate
from puzzle_making.trying import TRIES_READING, Tried
from py_engine.players.ladder import MIDDLE, ratings_of

# Standard deviation of puzzles' ratings around what length and plausible turns explain.
SPREAD = 200.0

EASIEST, HARDEST = 600, 2400

# The prior: the level, for each turn, for each doubling of turns and of positions. And how far each may be
# from there.
USUAL = (300.0, 40.0, 60.0, 40.0)
FREEDOM = (1000.0, 20.0, 30.0, 20.0)
PLACES = range(len(USUAL))

# The longest of Newton's steps, in points: where hardly any answer is right, whole steps overshoot.
LONGEST_STEP = 200.0
STEPS = 60

# Elo's scale.
PER_POINT = log(10) / 400


class Weights(NamedTuple):
    """The weights that explain the ratings of a game's puzzles, in points of Elo."""

    level: float
    turn: float
    plausible: float
    position: float

    def rating(self, one: Candidate, tried: Tried) -> float:
        """The rating that a puzzle's length and plausible turns predict."""
        return _weighed(self, _features(one, tried))


def rate(puzzles: Sequence[tuple[Candidate, Tried]], game: str) -> dict[str, int]:
    """The rating of each puzzle of a game, by its key."""
    weights = explain(puzzles, game)
    strengths = [float(rating.elo) for rating in ratings_of(game)]
    found = {one.key: _most_likely(weights.rating(one, tried), strengths, tried.reading) for one, tried in puzzles}
    raised = MIDDLE - median(found.values())
    return {key: max(EASIEST, min(HARDEST, round(rating + raised))) for key, rating in found.items()}


def explain(puzzles: Sequence[tuple[Candidate, Tried]], game: str) -> Weights:
    """The weights that make the answers to all puzzles most likely, by Newton's method."""
    strengths = [rating.elo for rating in ratings_of(game)]
    features = [_features(one, tried) for one, tried in puzzles]
    weights = list(USUAL)
    for _ in range(STEPS):
        slope = [(usual - weight) / free**2 for weight, usual, free in zip(weights, USUAL, FREEDOM, strict=True)]
        curve = [[1 / FREEDOM[row] ** 2 if row == column else 0.0 for column in PLACES] for row in PLACES]
        for values, (_, tried) in zip(features, puzzles, strict=True):
            rating = _weighed(weights, values)
            for strength, right in zip(strengths, tried.reading, strict=True):
                chance = _chance(strength, rating)
                pull = PER_POINT * (TRIES_READING * chance - right)
                bend = PER_POINT**2 * TRIES_READING * chance * (1 - chance)
                for row in PLACES:
                    slope[row] += pull * values[row]
                    for column in PLACES:
                        curve[row][column] += bend * values[row] * values[column]
        steps = _solved(curve, slope)
        longest = max(abs(_weighed(steps, values)) for values in features)
        part = min(1.0, LONGEST_STEP / longest) if longest else 0.0
        weights = [weight + part * step for weight, step in zip(weights, steps, strict=True)]
    return Weights(*weights)


def _features(one: Candidate, tried: Tried) -> tuple[float, float, float, float]:
    return 1.0, float(one.turns), log2(1 + tried.plausible), log2(1 + one.positions)


def _weighed(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def _chance(strength: float, rating: float) -> float:
    return float(1 / (1 + 10 ** ((rating - strength) / 400)))


def _most_likely(explained: float, strengths: Sequence[float], right: Sequence[int]) -> float:
    """The rating that the answers make most likely, if it is spread around that explanation."""
    rating = explained
    for _ in range(STEPS):
        slope, curve = (explained - rating) / SPREAD**2, 1 / SPREAD**2
        for strength, count in zip(strengths, right, strict=True):
            chance = _chance(strength, rating)
            slope += PER_POINT * (TRIES_READING * chance - count)
            curve += PER_POINT**2 * TRIES_READING * chance * (1 - chance)
        rating += max(-LONGEST_STEP, min(LONGEST_STEP, slope / curve))
    return rating


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a positive definite system of equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        for other in rows[at + 1 :]:
            factor = other[at] / row[at]
            other[:] = [mine - factor * theirs for mine, theirs in zip(other, row, strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found

"""How strong the characters of a game are, in Elo, and an opponent of any strength between the first and the fifth.

Each rung of the ladder has played the one before it from even openings. Where the two are so far apart that a share of
wins would say little, others stand between them, and each has played the next. What a share of wins says in Elo is
Bradley and Terry's model, as in `arena/elo.py`; the ratings of a game add those differences up from its third
character, whose rating is `MIDDLE` in each game. So ratings are of one game and not to be compared between games.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from math import log, log10, sqrt
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

# The rating of the third of the five, and of a player of whom nothing is known.
MIDDLE = 1500
MIDDLE_RUNG = 2

# Wins of a player against a weaker one, and games played.
Won: TypeAlias = tuple[int, int]

# For each game, of the second to the fifth character, against the one before it; where there are several steps, others
# stand between them: Rampart and Lodestar, Jackdaw, Eclipse, Quorum, as `opponents.EVALUATIONS_BETWEEN` has them.
# (`python -m py_engine arena GAME ID@PLAYOUTS ID@PLAYOUTS --pairs 10`, or more, seeds 1 to 5.)
WINS: Mapping[str, tuple[tuple[Won, ...], ...]] = MappingProxyType(
    {
        "subsume": (((91, 100),), ((79, 100),), ((44, 50),), ((47, 50), (36, 50), (34, 40))),
        "parasol": (((94, 100),), ((95, 100),), ((85, 100),), ((84, 100),)),
        "surmount": (((83, 100),), ((92, 100),), ((46, 50),), ((77, 100), (45, 50))),
        "sunspot": (((79, 100),), ((76, 100),), ((80, 100),), ((44, 50), (44, 50))),
        "sum": (((82, 100),), ((96, 100),), ((90, 100),), ((37, 50), (47, 50))),
    }
)


class Rating(NamedTuple):
    """elo: how strong. error: its standard error, against the third character of the game."""

    elo: int
    error: int


def ratings_of(game: str) -> tuple[Rating, ...]:
    """The ratings of a game's five characters, in rising strength.

    >>> ratings_of("subsume")[1:4]
    (Rating(elo=1270, error=43), Rating(elo=1500, error=0), Rating(elo=1846, error=76))
    """
    if game not in WINS:
        raise LookupError(f"no games of the characters of {game!r}: add them to WINS in py_engine/players/ladder.py")
    links = WINS[game]
    found = []
    for rung in range(len(links) + 1):
        between = [_difference(*won) for link in links[min(rung, MIDDLE_RUNG) : max(rung, MIDDLE_RUNG)] for won in link]
        away = sum(elo for elo, _ in between)
        error = sqrt(sum(error**2 for _, error in between))
        found.append(Rating(round(MIDDLE + (away if rung > MIDDLE_RUNG else -away)), round(error)))
    return tuple(found)


def place_of(game: str, elo: int) -> tuple[int, float]:
    """Where a rating stands on the ladder: the rung below it, and the part of the way to the next one, 0 to 1.

    What is weaker than the first or stronger than the fifth stands with them.

    >>> place_of("subsume", 1565)
    (2, 0.18786127167630057)
    """
    rungs = [rating.elo for rating in ratings_of(game)]
    rung = min(max(bisect_right(rungs, elo) - 1, 0), len(rungs) - 2)
    return rung, min(1.0, max(0.0, (elo - rungs[rung]) / (rungs[rung + 1] - rungs[rung])))


def parts_between(game: str, rung: int) -> tuple[float, ...]:
    """At which parts of the way from a rung to the next one those stand that are between them, each 0 to 1.

    >>> parts_between("sum", 3)
    (0.27543581033182374,)
    >>> parts_between("sum", 2)
    ()
    """
    steps = [_difference(*won)[0] for won in WINS[game][rung]]
    return tuple(elo / sum(steps) for elo in accumulate(steps[:-1]))


def _difference(won: int, played: int) -> tuple[float, float]:
    """By how much a player is stronger who has won so many games of those played, and the standard error of that."""
    share = won / played
    return 400 * log10(share / (1 - share)), 400 / log(10) / sqrt(played * share * (1 - share))

"""Strength of the characters of a game, in Elo, and of an opponent between the first and the fifth.

Each rung of the ladder has played the one before it from even openings. Where the two are too far apart for a share of
wins to be informative, other players are between them, and each has played the next. A share of wins is turned into Elo
by Bradley and Terry's model, as in `arena/elo.py`. The ratings of a game add those differences up from its third
character, whose rating is `MIDDLE` in each game. So ratings cannot be compared between games.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from itertools import accumulate
from math import log, log10, sqrt
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

# The rating of the third of the five, and of a player without results.
MIDDLE = 1500
MIDDLE_RUNG = 2

# Wins of a player against a weaker one, and games played.
Won: TypeAlias = tuple[int, int]

# Results of the second to the fifth character of each game against the one before it. Where there are several links,
# other players are between them: Rampart and Lodestar, Jackdaw, Eclipse, Quorum, with the evaluations in
# `opponents.EVALUATIONS_BETWEEN`.
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
    """Strength of a character.

    Attributes:
        elo: The rating.
        error: Its standard error, relative to the third character of the game.
    """

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
    """The place of a rating on the ladder: the rung below it, and the part of the way to the next one, 0 to 1.

    Ratings below the first or above the fifth are placed there.

    >>> place_of("subsume", 1565)
    (2, 0.18786127167630057)
    """
    rungs = [rating.elo for rating in ratings_of(game)]
    rung = min(max(bisect_right(rungs, elo) - 1, 0), len(rungs) - 2)
    return rung, min(1.0, max(0.0, (elo - rungs[rung]) / (rungs[rung + 1] - rungs[rung])))


def parts_between(game: str, rung: int) -> tuple[float, ...]:
    """The parts of the way from a rung to the next, 0 to 1, at which the players between them are.

    >>> parts_between("sum", 3)
    (0.27543581033182374,)
    >>> parts_between("sum", 2)
    ()
    """
    steps = [_difference(*won)[0] for won in WINS[game][rung]]
    return tuple(elo / sum(steps) for elo in accumulate(steps[:-1]))


def _difference(won: int, played: int) -> tuple[float, float]:
    """The Elo by which a player with these wins is stronger, and its standard error."""
    share = won / played
    return 400 * log10(share / (1 - share)), 400 / log(10) / sqrt(played * share * (1 - share))

"""Openings: the turns that are played before the arena's players take over."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ..match import Match, new_match
from ..players.opponents import opponents_of
from ..players.thinking import choose_turn
from ..text.errors import InvalidSetup
from .classic import CLASSICS
from .players import take_random_turn

# Openings that are drawn before giving up because none leaves the game open.
MOST_DRAWS = 100

# Number of random openings compared; the one that a short search finds most even is played. After a random stone each,
# such a search gives the player to move 0.6 to 0.75 in most games, after the most even of 12 about 0.55. Between good
# players such a lead decides both games of a pair for the same side, whatever the players. In Parasol, with 65,536
# playouts against 524,288, one pair of 8 was won by one player where the openings were random, 3 of 10 where even.
OPENINGS_COMPARED = 12


def draw_even_opening(
    game: str, turns: int, seed: int | str, *, size: int | None = None, holes: Iterable[str] = ()
) -> list[str]:
    """The most even of some random openings, by a search with the playouts of the game's second opponent.

    Where the game has a classic player, the search is that player's, so that openings do not change when a network is
    put in place. Arguments are those of `draw_opening`.
    """
    holes = new_match(game, size, holes).holes
    drawn = [_draw(game, turns, f"{seed} {number}", size, holes) for number in range(OPENINGS_COMPARED)]
    playouts = opponents_of(game)[1].playouts
    params = CLASSICS[game].params if game in CLASSICS else None

    def unevenness(match: Match) -> float:
        return abs(choose_turn(match, playouts=playouts, seed=0, params=params).win_rate - 0.5)

    return min(drawn, key=unevenness).turns if turns else []


def draw_opening(
    game: str, turns: int, seed: int | str, *, size: int | None = None, holes: Iterable[str] = ()
) -> list[str]:
    """The texts of this many random legal turns from the empty board, after which the game goes on.

    The steps of each turn are equally probable, except `swap`: the pie rule is for players. An opening that ends the
    game is discarded and another drawn.

    Raises:
        InvalidSetup: No opening was found, or the game cannot be set up.
    """
    return _draw(game, turns, seed, size, holes).turns


def _draw(game: str, turns: int, seed: int | str, size: int | None, holes: Iterable[str]) -> Match:
    """The match after such an opening."""
    if type(turns) is not int or turns < 0:
        raise InvalidSetup(f"the number of turns in an opening is a whole number from 0, not {turns!r}")
    source = Random(f"{seed} opening")
    for _ in range(MOST_DRAWS):
        match = new_match(game, size, holes)
        while len(match.turns) < turns and not match.is_over:
            take_random_turn(match, source, swap=False)
        if not match.is_over:
            return match
    raise InvalidSetup(f"no opening of {turns} turns was found that leaves {match.info.name} open on size {match.size}")

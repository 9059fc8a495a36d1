"""Openings: the turns of a game that are played before the arena's players take over."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ..match import Match, new_match
from ..players.opponents import opponents_of
from ..players.thinking import choose_turn
from ..text.errors import InvalidSetup
from .classic import CLASSICS
from .players import take_random_turn

# How many openings are drawn before it is said that none leaves the game open.
MOST_DRAWS = 100

# Of so many random openings the one is played that a short search takes for the most even. After a random stone each,
# such a search gives the player to move 0.6 to 0.75 in most games, after the most even of 12 about 0.55. Between good
# players so large a lead decides both games of a pair for the same side, whatever the players: in Parasol, with 65,536
# playouts against 524,288, one pair of 8 was won by one player where the openings were random, 3 of 10 where even.
OPENINGS_COMPARED = 12


def draw_even_opening(
    game: str, turns: int, seed: int | str, *, size: int | None = None, holes: Iterable[str] = ()
) -> list[str]:
    """The most even of some random openings, judged with the playouts of the game's second opponent.

    Where the game has a classic player its search judges, so that the openings stay as they are when a network is put
    in place. See `draw_opening`.
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
    """So many random legal turns from the empty board, after which the game goes on.

    Each turn's steps are chosen with the same chance, `swap` excepted: the pie rule is for players. An opening
    that ends the game is thrown away and another drawn. Raises `InvalidSetup` if there is none to be found.
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

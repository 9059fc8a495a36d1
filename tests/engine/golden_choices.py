"""Golden choices: turns that the opponents choose with a seed and a number of playouts, the same on every machine.

`golden/choices.txt` holds a line each: the game (at default size), the turns before (or a name of the position), the
opponent, the playouts, the seed and the turn chosen with its win rate, or with its proof. `classic` is the arena's
yardstick: where its lines change, earlier measurements with it are not to be compared. The tests choose again,
under CPython and inside Pyodide, and compare. To write the file again after a change of the search, run
`PYTHONPATH=. python tests/engine/golden_choices.py` at the top of the repository.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import py_engine as s
from py_engine.arena import draw_opening
from py_engine.arena.classic import CLASSICS
from py_engine.arena.players import CLASSIC
from py_engine.match import Match
from py_engine.players.opponents import opponents_of

FILE = Path(__file__).parent / "golden" / "choices.txt"

# After one turn the second player may swap where the game has the pie rule.
TURNS_BEFORE = (0, 1, 7, 18)
SEED = 11

# Free cells of an ending at most: few enough for a proof. Random games of Subsume are over before there are fewer.
FREE_CELLS = {"subsume": 13}
USUAL_FREE_CELLS = 6

# Random games that are played to find a position.
MOST_GAMES = 1_000

# Some rounds of a search at default size: a fraction of a second. Parasol's playouts cost a hundredth of the others'.
PLAYOUTS = {"parasol": 40_960}
USUAL_PLAYOUTS = 320


def places(game: str) -> list[str]:
    """The names of the positions in which the opponents of a game choose."""
    inside = ["inside-a-turn"] if game in ("surmount", "sunspot") else []
    return [*map(str, TURNS_BEFORE), "ending", *inside]


def choices(game: str, place: str) -> list[str]:
    """The lines of a game and a place."""
    every = [opponent.id for opponent in opponents_of(game)]
    classic = [CLASSIC] if game in CLASSICS and place in (str(TURNS_BEFORE[-1]), "ending") else []
    if place == "ending":
        match, chosen = first_on_the_way(game, is_ending), every[-1:]
    elif place == "inside-a-turn":
        match, chosen = first_on_the_way(game, is_inside_turn), every[-1:]
    else:
        match, chosen = after_opening(game, int(place)), every[::2]
    return [line(match, place, opponent) for opponent in [*chosen, *classic]]


def after_opening(game: str, turns: int) -> Match:
    """A match after this many random turns."""
    match = s.new_match(game)
    for text in draw_opening(game, turns, SEED):
        match.play(text)
    return match


def line(match: Match, place: str, opponent: str) -> str:
    """The choice of the opponent in a match, as a line."""
    game = match.info.id
    playouts = PLAYOUTS.get(game, USUAL_PLAYOUTS)
    if opponent == CLASSIC:
        choice = s.choose_turn(match, playouts=playouts, seed=SEED, params=CLASSICS[game].params)
    else:
        choice = s.choose_turn(match, opponent, playouts=playouts, seed=SEED)
    chances = f"{choice.win_rate:.6f}" if choice.proven is None else f"{choice.proven} in {choice.turns}"
    return f"{game} {place} {opponent} {playouts} {SEED}: {choice.text} {chances}"


def first_on_the_way(game: str, is_wanted: Callable[[Match], bool]) -> Match:
    """The first match of this kind that random steps come to, with more than one step to choose from.

    Raises LookupError if many games have none, such as where each ends with more free cells than `FREE_CELLS` says.
    """
    source = Random(f"{game} {SEED}")
    for _ in range(MOST_GAMES):
        match = s.new_match(game)
        while not match.is_over:
            if is_wanted(match) and len(match.legal_actions()) > 1:
                return match
            match.act(source.choice([step for step in match.legal_actions() if step != "swap"]))
    raise LookupError(f"{MOST_GAMES} random games of {game} have no position for which {is_wanted.__name__} is true")


def is_ending(match: Match) -> bool:
    """Return whether there are few enough free cells that the result can be proven."""
    most = FREE_CELLS.get(match.info.id, USUAL_FREE_CELLS)
    return not match.steps and match.game.free_cells(match.position).bit_count() <= most


def is_inside_turn(match: Match) -> bool:
    """Return whether a turn has been begun in the middle of a game."""
    return bool(match.steps) and len(match.turns) >= TURNS_BEFORE[-1]


if __name__ == "__main__":
    at = [(info.id, place) for info in s.catalogue() for place in places(info.id)]
    FILE.write_text("".join(f"{chosen}\n" for one in at for chosen in choices(*one)), encoding="utf-8")

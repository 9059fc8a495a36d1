"""Golden choices: what the opponents choose with a seed and a number of playouts, the same on every machine.

`golden/choices.txt` holds a line each: the game (at default size), the turns before, the opponent, the playouts, the
seed and the turn chosen with its win rate.  The tests choose again, under CPython and inside Pyodide, and compare.  To
write the file anew after the search has been changed, run `PYTHONPATH=. python tests/engine/golden_choices.py` at the
top of the repository.
"""

from __future__ import annotations

from pathlib import Path

import py_engine as s
from py_engine.arena import draw_opening
from py_engine.opponents import opponents_of

FILE = Path(__file__).parent / "golden" / "choices.txt"

TURNS_BEFORE = (0, 7, 18)
SEED = 11

# Some rounds of a search at default size: a fraction of a second. Parasol's playouts cost a hundredth of the others'.
PLAYOUTS = {"parasol": 40_960}
USUAL_PLAYOUTS = 320


def choices(game: str) -> list[str]:
    """The lines of a game."""
    lines = []
    for turns in TURNS_BEFORE:
        for opponent in opponents_of(game)[::2]:
            match = s.new_match(game)
            for text in draw_opening(game, turns, SEED):
                match.play(text)
            playouts = PLAYOUTS.get(game, USUAL_PLAYOUTS)
            choice = s.choose_turn(match, opponent.id, playouts=playouts, seed=SEED)
            lines.append(f"{game} {turns} {opponent.id} {playouts} {SEED}: {choice.text} {choice.win_rate:.6f}")
    return lines


if __name__ == "__main__":
    games = [info.id for info in s.catalogue()]
    FILE.write_text("".join(f"{line}\n" for game in games for line in choices(game)), encoding="utf-8")

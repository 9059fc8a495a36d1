"""Matches between computer players: the strength of each, with its error.

    table = tournament("parasol", ["random", "drizzle", "meridian@20000"], pairs=50, seed=1)
    print(table.as_text())

Read in this order: `beginners.py`, `plain_uct.py` and `classic.py` (yardsticks), `tuning.py` (parameters on trial),
`players.py` (the players), `game.py` (one game, from a small value that specifies it to a record that can be replayed),
`openings.py` (how games begin), `processes.py` and `workers.py` (jobs on processes that may be lost, or on any
executor), `tournament.py` (every player against every other), `elo.py` (from wins to ratings with standard errors),
`cross_table.py` (the results as text and JSON), `streams.py`, `stopping.py`, `files.py` and `games_file.py` (output,
interruption and files of long work), `command.py` (the command line).
"""

from .cross_table import CrossTable
from .elo import Estimate, Ratings, fit
from .game import GameResult, GameSpec, play_game
from .openings import draw_even_opening, draw_opening
from .players import Player, read_player
from .tournament import plan, play_games, tournament

__all__ = [
    "CrossTable",
    "Estimate",
    "GameResult",
    "GameSpec",
    "Player",
    "Ratings",
    "draw_even_opening",
    "draw_opening",
    "fit",
    "plan",
    "play_game",
    "play_games",
    "read_player",
    "tournament",
]

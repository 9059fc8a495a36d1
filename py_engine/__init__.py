"""Five new stone games, their rules and their opponents, in pure Python.

>>> import py_engine as s
>>> match = s.new_match("surmount", size=5)
>>> match.play("c3")
>>> match.to_move, match.is_over, match.winner
(1, False, None)
>>> match.explain("c3")
'There is already a stone on c3.'

Start reading at `match/match.py` for playing, at `games/base.py` for what a game is, and at `board/boards.py` for how a
board is an int.
"""

from .games.catalogue import CATALOGUE
from .games.info import GameInfo
from .match import Match, new_match
from .players.analysis import Analysis, analyse
from .players.choice import Choice
from .players.opponents import Opponent, opponents_of
from .players.thinking import choose_turn
from .records import load_record
from .text.errors import IllegalTurn, InvalidSetup, InvalidText

__version__ = "1.0.0"

__all__ = [
    "Analysis",
    "Choice",
    "GameInfo",
    "IllegalTurn",
    "InvalidSetup",
    "InvalidText",
    "Match",
    "Opponent",
    "analyse",
    "catalogue",
    "choose_turn",
    "load_record",
    "new_match",
    "opponents_of",
]


def catalogue() -> list[GameInfo]:
    """All games, in the order in which they are offered."""
    return list(CATALOGUE)

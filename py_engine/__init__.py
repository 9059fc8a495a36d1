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

from typing import TYPE_CHECKING

from .games.catalogue import CATALOGUE
from .games.info import GameInfo
from .match import Match, new_match
from .players.analysis import Analysis, analyse
from .players.choice import Choice
from .players.opponents import Opponent, opponents_of
from .players.thinking import choose_turn
from .records import load_record
from .text.errors import IllegalTurn, InvalidSetup, InvalidText

if TYPE_CHECKING:  # loaded when it is first asked for
    from .coach import Comment, Reason, comment_on
    from .openings import Book, BookTurn, book_of

__version__ = "1.0.0"

__all__ = [
    "Analysis",
    "Book",
    "BookTurn",
    "Choice",
    "Comment",
    "GameInfo",
    "IllegalTurn",
    "InvalidSetup",
    "InvalidText",
    "Match",
    "Opponent",
    "Reason",
    "analyse",
    "book_of",
    "catalogue",
    "choose_turn",
    "comment_on",
    "load_record",
    "new_match",
    "opponents_of",
]


def catalogue() -> list[GameInfo]:
    """All games, in the order in which they are offered."""
    return list(CATALOGUE)


def __getattr__(name: str) -> object:
    """The names of the coach and of opening books, which a start of the engine does not load."""
    if name in ("Comment", "Reason", "comment_on"):
        from . import coach

        return getattr(coach, name)
    if name in ("Book", "BookTurn", "book_of"):
        from . import openings

        return getattr(openings, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

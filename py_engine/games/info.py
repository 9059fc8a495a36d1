"""What is offered of a game: its name, who made it, where to read on, its boards, and how to win."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..text.sentences import Sentence, say
from .base import Game

COLOUR_NAMES = {"red": say("Red"), "blue": say("Blue"), "black": say("Black"), "white": say("White")}


class Sample(NamedTuple):
    """A board as small as can be that shows what a game is about, for its picture.

    stones: the cells of the first and of the second player, with spaces between; holes, loop: the same.
    """

    size: int
    stones: tuple[str, str]
    holes: str = ""
    loop: str = ""


class GameInfo(NamedTuple):
    """What is offered of a game. Each stands in the game's own file.

    url: the designer's own page, or where the designer presents the game.
    shape: of its boards. colours: of the first and of the second player; players: the same as names.
    sizes: the board sizes it can be played on. pie: whether the second player may swap colours as their first turn.
    holes: whether squares may be left out (an odd number of free squares must remain). score_unit: what `Game.score`
    counts. stones_stay: whether every stone stays as it was put, so that the turns alone tell the position.
    goal: how to win, in one sentence. summary: the rules in a few sentences. sample: for its picture.
    rules: makes the game on a board.
    """

    id: str
    name: str
    designer: str
    year: int
    url: str
    shape: Literal["hex", "square"]
    colours: tuple[str, str]
    sizes: range
    default_size: int
    pie: bool
    holes: bool
    score_unit: Literal["stones", "parasols"]
    stones_stay: bool
    goal: Sentence
    summary: Sentence
    sample: Sample
    rules: type[Game]

    @property
    def players(self) -> tuple[Sentence, Sentence]:
        first, second = self.colours
        return COLOUR_NAMES[first], COLOUR_NAMES[second]

    @property
    def credit(self) -> str:
        """The game, who made it and when, and where to read on, in one line."""
        return f"{self.name} by {self.designer}, {self.year}, {self.url}"

"""Catalogue entry of a game: name, designer, link, boards, and how to win."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..text.sentences import Sentence, say
from .base import Game

COLOUR_NAMES = {"red": say("Red"), "blue": say("Blue"), "black": say("Black"), "white": say("White")}


class Sample(NamedTuple):
    """A board for the picture of a game, as small as possible.

    Attributes:
        size: Cells along one side.
        stones: Cells of the first and of the second player, separated by spaces.
        holes: Cells, likewise.
        loop: Cells, likewise.
    """

    size: int
    stones: tuple[str, str]
    holes: str = ""
    loop: str = ""


class GameInfo(NamedTuple):
    """Catalogue entry of a game, defined in the game's own file.

    Attributes:
        id: Id of the game, such as `sum`.
        name: The name that players read.
        designer: The designer's name.
        year: Year of publication.
        url: The designer's own page, or where the designer presents the game.
        shape: Shape of its boards.
        colours: Colours of the first and of the second player.
        sizes: Board sizes that it can be played on.
        default_size: The usual size.
        pie: Whether the second player may swap colours as their first turn.
        holes: Whether squares may be left out. An odd number of free squares must remain.
        score_unit: Unit of `Game.score`.
        stones_stay: Whether every stone stays as it was placed, so that the turns alone give the position.
        goal: How to win, in one sentence.
        summary: The rules in a few sentences.
        sample: A board for its picture.
        rules: Class that makes the game on a board.
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
        """Names of the colours of the first and of the second player."""
        first, second = self.colours
        return COLOUR_NAMES[first], COLOUR_NAMES[second]

    @property
    def credit(self) -> str:
        """Name, designer, year and link, in one line."""
        return f"{self.name} by {self.designer}, {self.year}, {self.url}"

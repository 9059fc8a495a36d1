"""A book: for each position of the first turns, the turns that were played there, how often, and who won.

A file is a text. After its head each line is a turn: as many spaces as turns come before it, the turn, the games in
which it was played in this position, and how many of them the first colour won. So each way from the left margin inward
is the beginning of a game. The turns after a position follow the first way that leads to it or to an image of it.

    Sunstones opening book
    game sum
    size 9
    games 3072
    unit evaluations
    budget 384
    drawn_turns 8
    drawn_budget 1600

    c3 240 171
     g7 61 40
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..games.base import Game, Position
from ..games.catalogue import find_game
from ..games.setup import make_game
from ..match import Match
from ..text.errors import InvalidText, quote
from ..text.sentences import say
from .images import CELL, Key, least_image_of, moved, symmetries_of
from .shares import Share, share

TITLE = "Sunstones opening book"
NUMBERS = ("games", "budget", "drawn_turns", "drawn_budget")
FIELDS = ("game", "size", "unit", *NUMBERS)
FOLDER = Path(__file__).parent / "books"


class BookTurn(NamedTuple):
    """A turn as a book lists it.

    Attributes:
        text: The turn, also `swap`.
        cells: Where the turn is one cell: that one, and those that lead to images of the same position.
        wins: Games that the one who plays it won, of all in which it was played, with the interval of that share.
    """

    text: str
    cells: tuple[str, ...]
    wins: Share


class Listed(NamedTuple):
    """A line of a book.

    Attributes:
        text: The turn, in the game that leads to it.
        games: Games in which it was played.
        wins: Those of them that the first colour won.
    """

    text: str
    games: int
    wins: int


class Known(NamedTuple):
    """A position of a book.

    Attributes:
        there: The image of each cell in the position's least image.
        turns: The turns that were played there.
    """

    there: Mapping[int, int]
    turns: list[Listed]


class Book:
    """An opening book.

    Attributes:
        game: The game's id.
        size: The size of its board.
        games: Number of games that were counted.
        unit: What a search was limited by: `evaluations` of a network, or `playouts`.
        budget: How many of these a step had.
        drawn_turns: The first turns, in which steps were drawn by what the search found.
        drawn_budget: How many evaluations or playouts a step of those had.
        depths: Number of known positions after 0, 1, 2 … turns.
    """

    def __init__(self, head: Mapping[str, str], lines: Sequence[str]) -> None:
        info = find_game(head["game"])
        self.game = info.id
        self.size = _whole(head["size"])
        self.unit = head["unit"]
        self.games, self.budget, self.drawn_turns, self.drawn_budget = (_whole(head[name]) for name in NUMBERS)
        self._rules = make_game(info, self.size)
        self._known: dict[Key, Known] = {}
        self.depths: list[int] = []
        self._read(lines)

    def turns(self, match: Match) -> list[BookTurn]:
        """The turns that were played in a match's position, the most frequent first; none if the book doesn't know it.

        Inside a turn these are the turns from its beginning. Where the second player may swap, `swap` is among them,
        with the games from that first stone.
        """
        if (match.info.id, match.size) != (self.game, self.size) or match.game.holes or match.is_over:
            return []
        position, board = match.turn_start, self._rules.board
        here = least_image_of(self._rules, position)
        found = []
        if known := self._known.get(here.key):
            back = here.back
            same = symmetries_of(self._rules, position)
            for turn in known.turns:
                text = moved(moved(turn.text, board, known.there), board, back)
                text = self._rules.turn_text(position, self._rules.read_turn(position, text))
                cells = {moved(text, board, image) for image in same} if CELL.fullmatch(text) else ()
                found.append(_for_mover(text, tuple(sorted(cells)), turn, position.to_move))
        if match.can_swap and (first := self._first_stone(here.key)):
            found.insert(0, _for_mover("swap", (), first, 0))
        return found

    def _first_stone(self, key: Key) -> Listed | None:
        """The first turn that leads to a position."""
        start = self._rules.start()
        known = self._known.get(least_image_of(self._rules, start).key)
        for turn in known.turns if known else ():
            if least_image_of(self._rules, _after(self._rules, start, turn.text)).key == key:
                return turn
        return None

    def _read(self, lines: Sequence[str]) -> None:
        rows = [_row(line) for line in lines]
        # The positions on the way to the row, and what is known of each.
        way: list[tuple[Position, Known]] = []
        for index, (depth, turn) in enumerate(rows):
            if index == 0:
                way.append(self._enter(self._rules.start(), 0))
            if depth >= len(way):
                raise InvalidText(say("{line} is not a line of an opening book", line=quote(lines[index])))
            del way[depth + 1 :]
            position, known = way[depth]
            known.turns.append(turn)
            if index + 1 < len(rows) and rows[index + 1][0] > depth:
                way.append(self._enter(_after(self._rules, position, turn.text), depth + 1))

    def _enter(self, position: Position, depth: int) -> tuple[Position, Known]:
        image = least_image_of(self._rules, position)
        known = self._known[image.key] = Known(image.there, [])
        self.depths += [0] * (depth + 1 - len(self.depths))
        self.depths[depth] += 1
        return position, known


def read_book(text: str) -> Book:
    """Read a book.

    Raises:
        InvalidText: The text is no book.
        IllegalTurn: A turn in it is not legal.
    """
    lines = text.splitlines()
    if lines[:1] != [TITLE] or "" not in lines:
        raise InvalidText(say("{line} does not begin an opening book", line=quote("".join(lines[:1]))))
    end = lines.index("")
    head = dict(_field(line) for line in lines[1:end])
    missing = set(FIELDS) - head.keys()
    if missing:
        raise InvalidText(say("an opening book names its {fields}", fields=", ".join(sorted(missing))))
    return Book(head, lines[end + 1 :])


@cache
def book_of(game: str) -> Book | None:
    """The book of a game, by its id; None if it has none in this package."""
    file = FOLDER / f"{game}.txt"
    return read_book(file.read_text(encoding="utf-8")) if file.is_file() else None


def _field(line: str) -> tuple[str, str]:
    name, _, value = line.partition(" ")
    return name, value


def _row(line: str) -> tuple[int, Listed]:
    text = line.lstrip(" ")
    match text.split(" "):
        case [turn, games, wins] if games.isdecimal() and wins.isdecimal() and int(wins) <= int(games) > 0:
            return len(line) - len(text), Listed(turn, int(games), int(wins))
    raise InvalidText(say("{line} is not a line of an opening book", line=quote(line)))


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise InvalidText(say("{text} is not a whole number", text=quote(text)))
    return int(text)


def _after(game: Game, position: Position, text: str) -> Position:
    return game.after(position, game.read_turn(position, text))


def _for_mover(text: str, cells: tuple[str, ...], turn: Listed, colour: int) -> BookTurn:
    wins = share(turn.games - turn.wins if colour else turn.wins, turn.games)
    assert wins is not None
    return BookTurn(text, cells, wins)

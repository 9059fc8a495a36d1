"""AbstractPlay's downloads: arrays of game reports of a player, a game, an event or all, to choose one from."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ..match.names import tidy_name
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import say
from .abstractplay import game_called, looks_foreign, players_of, size_of
from .json_text import begins_as_json, read_json

# A report of Surmount has about 1,500 characters and 80 brackets; one with results of each move ten times as many.
LONGEST_DOWNLOAD = 4_000_000
MOST_BRACKETS = 150_000
MOST_GAMES = 10_000

DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


class ListedGame(NamedTuple):
    """A game in a download, as its header describes it.

    Attributes:
        number: Its place in the array, from 1.
        game: Id in our catalogue.
        size: None where it cannot be read.
        players: Names in the order of seats.
        winner: Index in `players`; None for a draw and where it is not known.
        date: The day on which the game ended, or else began.
        turns: Number of moves in the report.
    """

    number: int
    game: str
    size: int | None
    players: tuple[str, str] | None
    winner: int | None
    date: str | None
    turns: int


class Download(NamedTuple):
    """Contents of a download.

    Attributes:
        reports: The array.
        games: The games that can be chosen.
        others: Number of reports of other games.
        unreadable: Number of entries that are not reports.
    """

    reports: list[Any]
    games: list[ListedGame]
    others: int
    unreadable: int

    def chosen(self, number: object = None) -> dict[str, Any]:
        """The report with this number; without a number, the only one.

        Raises:
            InvalidSetup: There is no such report, or the list has several and no number is given.
            InvalidText: The entry is not a report.
        """
        last = len(self.reports)
        if number is None and last == 1:
            number = 1
        if number is None:
            raise InvalidSetup(
                say("this is a list of {count} games; name one by its number, from 1 to {last}", count=last, last=last)
            )
        if type(number) is not int or not 1 <= number <= last:
            raise InvalidSetup(
                say("there is no game {number} in the list; its numbers go to {last}", number=quote(number), last=last)
            )
        report = self.reports[number - 1]
        if not isinstance(report, dict):
            raise InvalidText(say("{text} is not {what}", text=quote(report), what=say("a game report")))
        return report


def read_download(document: Any) -> Download | None:
    """Contents of an array of game reports; None for any other document.

    Raises:
        InvalidText: The array is too long.
    """
    if not isinstance(document, list) or not any(isinstance(one, dict) and looks_foreign(one) for one in document):
        return None
    if len(document) > MOST_GAMES:
        raise InvalidText(
            say("the list has {count} games, and there is room for {most}", count=len(document), most=MOST_GAMES)
        )
    games = []
    others = unreadable = 0
    for number, report in enumerate(document, start=1):
        header = report.get("header") if isinstance(report, dict) else None
        about = header.get("game") if isinstance(header, dict) else None
        moves = report.get("moves") if isinstance(report, dict) else None
        if not isinstance(header, dict) or not isinstance(about, dict) or not isinstance(moves, list):
            unreadable += 1
            continue
        try:
            game = game_called(about.get("name"))
        except InvalidSetup:
            others += 1
            continue
        games.append(_listed(number, game, header, about, moves))
    return Download(document, games, others, unreadable)


def games_of(text: object) -> Download | None:
    """Contents of a text that is an array of game reports; None for any other text.

    Raises:
        InvalidText: The text is too long, or is not JSON.
    """
    if not isinstance(text, str):
        return None
    found = text.removeprefix("\ufeff").strip()
    return read_download(read_array(found)) if found[:1] == "[" and begins_as_json(found) else None


def read_array(text: str) -> Any:
    """The document in a JSON text that may be a download.

    Raises:
        InvalidText: The text is too long, or is not JSON.
    """
    return read_json(text, LONGEST_DOWNLOAD, most_brackets=MOST_BRACKETS)


def _listed(number: int, game: str, header: dict[str, Any], about: dict[str, Any], moves: list[Any]) -> ListedGame:
    try:
        size = size_of(game, about.get("variants"))
    except (InvalidText, InvalidSetup):
        size = None
    names, results = players_of(header.get("players"))
    winner = None
    if results is not None and results[0] != results[1]:
        winner = 0 if results[0] > results[1] else 1
    dates = [DATE.match(date) for key in ("date-end", "date-start") if isinstance(date := header.get(key), str)]
    return ListedGame(
        number,
        game,
        size,
        names and (tidy_name(names[0]), tidy_name(names[1])),
        winner,
        next((date[0] for date in dates if date), None),
        sum(len(entry) if isinstance(entry, list) else 1 for entry in moves),
    )

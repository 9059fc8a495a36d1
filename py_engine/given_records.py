"""Records given to a command: the text itself, the name of a file, or `-` for the standard input."""

from __future__ import annotations

import os
import re
import sys
from typing import IO

from .arena.cross_table import counted
from .arena.streams import say_aside
from .match import Match
from .records import open_record
from .records.downloads import LONGEST_DOWNLOAD, Download, games_of
from .text.errors import InvalidSetup, InvalidText, quote

STANDARD_INPUT = "-"

# Enough bytes for the longest list of games. No more are read, because a device may have no end.
MOST_BYTES = 4 * LONGEST_DOWNLOAD

# Matches names of files and no record: cells end with a digit.
FILE_NAME = re.compile(r"(?:[A-Za-z]:)?[^:{}=\n]*(?:[/\\][^:{}=\n]*|\.[A-Za-z]{2,5})")


def load_given(given: str, number: int | None = None) -> Match:
    """The match of a record that a command is given. Parts that were not read are printed to the error stream.

    Args:
        given: A record, the name of a file, or `-` for the standard input.
        number: Number of a game in a list, from 1; without it the list is printed.

    Raises:
        InvalidText: The text cannot be read, or a file holds no text.
        IllegalTurn: A turn is not legal.
        InvalidSetup: The record contradicts itself, or a file cannot be read.
    """
    text = text_of(given)
    try:
        download = games_of(text)
        if download is not None and number is None and len(download.reports) > 1:
            _print_games(download)
        opened = open_record(text, number=number) if download is None else open_record(download.chosen(number))
    except InvalidText:
        if text is given and FILE_NAME.fullmatch(given):
            raise InvalidSetup(f"there is no file {quote(given)}, and it is no record") from None
        raise
    for remark in opened.remarks:
        say_aside(str(remark.sentence))
        if remark.rest:
            say_aside(remark.rest)
    if opened.left_over:
        say_aside(str(opened.remark))
    return opened.annotated()


def _print_games(download: Download) -> None:
    for game in download.games:
        size = "?" if game.size is None else game.size
        names = game.players or ("?", "?")
        won = "" if game.winner is None else f", won by {names[game.winner]}"
        turns = counted(game.turns, "turn")
        print(f"{game.number:>5}  {game.date or '?':10}  {game.game} {size}: {' – '.join(names)}, {turns}{won}")
    if download.others:
        print(f"{counted(download.others, 'report')} of other games")
    if download.unreadable:
        print(f"{counted(download.unreadable, 'part')} that cannot be read")


def text_of(given: str) -> str:
    """The text that a command is given.

    Raises:
        InvalidText: A file holds no text.
        InvalidSetup: A file cannot be read.
    """
    if given == STANDARD_INPUT:
        name = "the standard input"
        data = _bytes_of(sys.stdin)
    elif os.path.exists(given):
        name = quote(given)
        if os.path.isdir(given):
            raise InvalidSetup(f"{name} is a folder, not a file")
        try:
            with open(given, "rb") as file:
                data = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise InvalidSetup(f"{name} cannot be read: {error.strerror}") from None
    else:
        return given
    if len(data) > MOST_BYTES:
        raise InvalidText(f"{name} is too long to be a record")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidText(f"{name} is no text in UTF-8: byte {error.start + 1} is {data[error.start]:#04x}") from None
    if not text.strip():
        raise InvalidText(f"{name} is empty")
    return text


def _bytes_of(stream: IO[str] | None) -> bytes:
    """The bytes of a stream. A replaced standard stream may give text only."""
    if stream is None or stream.closed:
        raise InvalidSetup("the standard input is closed")
    buffer = getattr(stream, "buffer", None)
    return stream.read(MOST_BYTES + 1).encode(errors="replace") if buffer is None else buffer.read(MOST_BYTES + 1)

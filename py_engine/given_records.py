"""A record that a command is given: as it stands, as the name of a file, or `-` for the standard input."""

from __future__ import annotations

import os
import re
import sys
from typing import IO

from .match import Match
from .records import LONGEST_RECORD, left_over, load_record
from .text.errors import InvalidSetup, InvalidText, quote

STANDARD_INPUT = "-"

# Bytes in which the longest record fits. (More are not read: a device may have no end.)
MOST_BYTES = 4 * LONGEST_RECORD

# How a file's name looks and no record does. Cells end with a digit.
FILE_NAME = re.compile(r"(?:[A-Za-z]:)?[^:{}=\n]*(?:[/\\][^:{}=\n]*|\.[A-Za-z]{2,5})")


def load_given(given: str) -> Match:
    """The match of a record that a command is given. What follows a share link is told on the error stream.

    Raises as `load_record`, and `InvalidText` or `InvalidSetup` for a file that holds no text, or cannot be read.
    """
    text = _text_of(given)
    try:
        match = load_record(text)
    except InvalidText:
        if text is given and FILE_NAME.fullmatch(given):
            raise InvalidSetup(f"there is no file {quote(given)}, and it is no record") from None
        raise
    follows = left_over(text)
    if follows:
        print(f"What follows the link was not read: {quote(follows)}", file=sys.stderr)
    return match


def _text_of(given: str) -> str:
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


def _bytes_of(stream: IO[str]) -> bytes:
    """What comes in; a stream that was put in place of the usual one may have texts only."""
    buffer = getattr(stream, "buffer", None)
    return stream.read(MOST_BYTES + 1).encode(errors="replace") if buffer is None else buffer.read(MOST_BYTES + 1)

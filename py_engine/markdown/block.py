"""The lines of a block: a text, and below it names with values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ..text.errors import InvalidText, quote

# The attributes of the element that a block names. Its first lines have the others.
NAMES = ("mode", "step", "position", "positions", "mover", "opponent", "caption", "loop", "marks", "notes")

# Those whose value may have several lines: each names them again.
OF_LINES = ("positions", "notes")

# Matches a name with its value.
LINE = re.compile(r"([A-Za-z][A-Za-z_-]*):(?:[ \t]+(.*))?")
BLANKS = " \t\r"

EXAMPLE = "subsume 4: red d4 d5, blue e3"


class InvalidBlock(InvalidText):
    """A block that cannot be shown.

    Attributes:
        line: The line of the block that is wrong, from 1.
    """

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


class Block(NamedTuple):
    """A block that is read, and not checked.

    Attributes:
        text: The text of the figure.
        values: The values of the lines below it, by name.
        lines: The line of each of these, and of the text by the name `text`, from 1.
    """

    text: str
    values: dict[str, str]
    lines: dict[str, int]

    def at(self, name: str) -> int:
        """The line of a value, or that of the text where there is no such value."""
        return self.lines.get(name, self.lines["text"])

    def refuse(self, name: str, message: str) -> InvalidBlock:
        """The error that a value, or the text, is wrong."""
        return InvalidBlock(message, self.at(name))

    @contextmanager
    def checking(self, name: str) -> Iterator[None]:
        """Errors in this context are those of a value, or of the text.

        Raises:
            InvalidBlock: Something in the context is wrong.
        """
        try:
            yield
        except InvalidBlock:
            raise
        except ValueError as error:
            raise InvalidBlock(str(error), self.at(name)) from None


def read_block(source: str) -> Block:
    r"""The parts of a block. Blank lines mean nothing.

    Raises:
        InvalidBlock: There is no text, or a line cannot be read, or has no such name, or one that was there before.

    >>> read_block("subsume 4: d4 c3\ne5\nmode: replay").text
    'subsume 4: d4 c3\ne5'
    """
    text: list[str] = []
    block = Block("", {}, {"text": 1})
    for number, line in enumerate((one.strip(BLANKS) for one in source.split("\n")), start=1):
        if not line:
            continue
        found = LINE.fullmatch(line) if text else None
        if found is not None:
            _read_value(block, found[1].lower(), found[2] or "", number)
        elif block.values:
            raise InvalidBlock(f"{quote(line)} should begin with a name, as in 'mode: replay'", number)
        else:
            text.append(line)
            if len(text) == 1:
                block.lines["text"] = number
    if not text:
        raise InvalidBlock(f"the block is empty; it begins as in {EXAMPLE!r}", 1)
    return block._replace(text="\n".join(text))


def _read_value(block: Block, name: str, value: str, line: int) -> None:
    if name not in NAMES:
        raise InvalidBlock(f"there is no {name!r} in a block; there are {', '.join(NAMES)}", line)
    if not value:
        raise InvalidBlock(f"{name!r} has no value", line)
    if name not in block.values:
        block.values[name], block.lines[name] = value, line
    elif name in OF_LINES:
        block.values[name] += f"\n{value}"
    else:
        raise InvalidBlock(f"{name!r} is there twice", line)

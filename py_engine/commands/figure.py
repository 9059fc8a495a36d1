"""`figure`: a position as a picture, or a file of figures as a folder of pictures."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..figures import PALETTES, Figure, figure_of, svg_of
from ..figures.position_text import read_position_figure
from ..given_records import load_given, text_of
from ..match.notes import read_marks
from ..text.errors import InvalidSetup, InvalidText, quote
from .arguments import Commands, add_number

EPILOG = """\
A text is a record, such as 'subsume 4: d4 c3', or a position, such as 'subsume 4: red d4 d5, blue e3'.
A file whose name ends with .toml has several figures: each table is one, named by its heading. Its key 'text' is the
text, and the others are named as the options here. Keys before the first table are for all figures. -o is then a
folder, and --format the ending of the files.

  palette = "grey"

  [loop]
  text = "sunspot 4: black d4 d5 e4, white c3"
  lit = "d4 d5 e4"
  title = "A small loop"

PDF and PNG need cairosvg: pip install "sunstones[print]".
"""

FORMATS = ("svg", "png", "pdf")

# Pixels of a PNG, for a column of 90 mm at 300 dots an inch, and a little more.
PNG_WIDTH = 1200

# Matches the name of a figure: it becomes the name of a file.
NAME = re.compile(r"[\w-][\w .-]{0,80}")


def add_figure_command(commands: Commands) -> None:
    """Add `figure` to the commands of the command line."""
    one = commands.add_parser(
        "figure",
        help="draw a position as SVG, PNG or PDF",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    one.add_argument(
        "text", help="a record or a position, a file with one of these, - for standard input, or a .toml file"
    )
    add_number(one)
    one.add_argument(
        "-o", "--output", metavar="FILE", help="a file that ends with .svg, .png or .pdf; without it SVG is printed"
    )
    one.add_argument("--format", choices=FORMATS, default="svg", help="of the files in a folder (%(default)s)")
    one.add_argument("--width", type=int, default=PNG_WIDTH, help="of a PNG, in pixels (%(default)s)")
    one.add_argument("--after", type=int, metavar="TURNS", help="show the position after this many turns of the record")
    one.add_argument("--marks", help="marks such as 'd4 d4.x d4.s d4-e5 d4.A d4.7' (those of the record's note)")
    one.add_argument("--lit", metavar="CELLS", help="cells that are lit up and joined, such as 'd4 d5'")
    one.add_argument("--shaded", metavar="CELLS", help="cells that are set apart by a shade")
    one.add_argument("--numbers", type=int, metavar="TURN", help="number the stones, from this turn on")
    one.add_argument("--no-last", dest="last", action="store_false", default=None, help="do not mark the last turn")
    one.add_argument(
        "--no-coordinates", dest="coordinates", action="store_false", default=None, help="leave the coordinates out"
    )
    one.add_argument("--turned", type=int, metavar="STEPS", help="turn it clockwise, by sixths (hexagons) or quarters")
    one.add_argument(
        "--mirrored", action="store_true", default=None, help="exchange left and right, before it is turned"
    )
    one.add_argument("--palette", choices=PALETTES, help="colours as on the page, grey for print, or black outlines")
    one.add_argument("--title", help="for readers who cannot see it (the game and the number of turns)")
    one.add_argument("--description", help="a longer text for them (the stones, and who is to move)")
    one.set_defaults(run=figure)


# The options that a figure has, with the type of each.
OPTIONS: dict[str, type] = {
    "after": int,
    **dict.fromkeys(("marks", "lit", "shaded"), str),
    "numbers": int,
    **dict.fromkeys(("last", "coordinates"), bool),
    "turned": int,
    "mirrored": bool,
    **dict.fromkeys(("palette", "title", "description"), str),
}

KINDS = {int: "a whole number", str: "a text", bool: "true or false"}

# Those of them that are lists of words.
LISTS = ("marks", "lit", "shaded")

# Those that a position without turns does not have.
OF_TURNS = ("after", "numbers", "last")


def figure(arguments: argparse.Namespace) -> None:
    """Write one figure, or all of a file of figures."""
    options = {name: value for name in OPTIONS if (value := getattr(arguments, name)) is not None}
    if arguments.width < 1:
        raise InvalidSetup(f"the width is a positive number of pixels, not {arguments.width}")
    if arguments.text.endswith(".toml"):
        write_folder(arguments, options)
        return
    svg = svg_of(made_figure(arguments.text, options, arguments.number))
    if arguments.output is None:
        print(svg)
        return
    path = Path(arguments.output)
    if path.suffix[1:] not in FORMATS:
        raise InvalidSetup(f"{quote(arguments.output)} should end with .svg, .png or .pdf")
    write_file(path, svg, arguments.width)


def write_folder(arguments: argparse.Namespace, options: Mapping[str, Any]) -> None:
    """Write each figure of a file into a folder. Nothing is written if one of them cannot be made.

    Raises:
        InvalidText: The file is no TOML, or a figure cannot be read; the error names the figure.
        InvalidSetup: A figure is invalid, or no folder is named.
    """
    if arguments.output is None:
        raise InvalidSetup("name the folder for the figures with -o")
    try:
        document = tomllib.loads(text_of(arguments.text))
    except tomllib.TOMLDecodeError as error:
        raise InvalidText(f"{quote(arguments.text)} is no TOML: {error}") from None
    figures = {name: table for name, table in document.items() if isinstance(table, dict)}
    common = {name: value for name, value in document.items() if name not in figures}
    if not figures:
        raise InvalidText(f"{quote(arguments.text)} has no figures")
    texts = {}
    for name, table in figures.items():
        try:
            if NAME.fullmatch(name) is None:
                raise InvalidText("the name of a figure has letters, digits, blanks, dots, - and _")
            given: dict[str, Any] = {**common, **table, **options}
            texts[name] = svg_of(made_figure(read_text(given), checked(given), None))
        except ValueError as error:
            raise InvalidText(f"figure {quote(name)}: {error}") from None
    folder = Path(arguments.output)
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in texts.items():
        write_file(folder / f"{name}.{arguments.format}", svg, arguments.width)


def read_text(table: Mapping[str, Any]) -> str:
    """The text of a figure in a file.

    Raises:
        InvalidText: There is none.
    """
    text = table.get("text")
    if not isinstance(text, str):
        raise InvalidText("the key 'text' with a record or a position is lacking")
    return text


def checked(table: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a figure in a file.

    Raises:
        InvalidText: There is no such option, or its value is of another type.
    """
    for name, value in table.items():
        if name != "text" and type(value) is not OPTIONS.get(name):
            if name not in OPTIONS:
                raise InvalidText(f"there is no option {quote(name)}")
            raise InvalidText(f"{quote(name)} should be {KINDS[OPTIONS[name]]}, not {quote(value)}")
    return {name: value for name, value in table.items() if name != "text"}


def made_figure(text: str, options: Mapping[str, Any], number: int | None) -> Figure:
    """The figure of a record or a position.

    Raises:
        InvalidText: It cannot be read.
        IllegalTurn: A turn is not legal.
        InvalidSetup: There is no such board, or an option does not fit.
    """
    given: dict[str, Any] = {name: value.split() if name in LISTS else value for name, value in options.items()}
    content = text_of(text)
    shown = read_position_figure(content)
    if shown is not None:
        needless = [name for name in OF_TURNS if name in given]
        if needless:
            raise InvalidSetup(f"a position without turns has no {needless[0]!r}")
        known = frozenset(shown_cells(shown))
        for cell in (*given.get("lit", ()), *given.get("shaded", ())):
            require_cell(cell, known)
        if "marks" in given:
            given["marks"] = read_marks(given["marks"], lambda cell: require_cell(cell, known))
        return replace(shown, **given)
    match = load_given(content, number)
    after = given.pop("after", None)
    if after is not None:
        if not 0 <= after <= len(match.turns):
            raise InvalidSetup(f"the record has {len(match.turns)} turns, so no position is after {after}")
        while len(match.turns) > after or match.steps:
            match.undo()
    return figure_of(match, **given)


def shown_cells(figure: Figure) -> list[str]:
    """The cells of a figure's board, without holes."""
    from ..figures.geometry import Geometry

    return [cell.text for cell in Geometry(figure.shape, figure.size, figure.holes, False).cells]


def require_cell(name: str, known: frozenset[str]) -> None:
    """Check that a cell is on the board.

    Raises:
        InvalidText: It is not.
    """
    if name not in known:
        raise InvalidText(f"{quote(name)} is not on this board")


def write_file(path: Path, svg: str, width: int) -> None:
    """Write a figure in the format that the file's ending names.

    Raises:
        InvalidSetup: The file cannot be written, or cairosvg is lacking.
    """
    try:
        if path.suffix == ".svg":
            path.write_text(f"{svg}\n", encoding="utf-8", newline="\n")
        elif path.suffix == ".png":
            path.write_bytes(converter("svg2png")(bytestring=svg.encode(), output_width=width))
        else:
            path.write_bytes(converter("svg2pdf")(bytestring=svg.encode()))
    except OSError as error:
        raise InvalidSetup(f"{quote(str(path))} cannot be written: {error.strerror or error}") from None


def converter(name: str) -> Callable[..., bytes]:
    """A function of cairosvg.

    Raises:
        InvalidSetup: It is not installed, or the library that it needs is not.
    """
    try:
        import cairosvg  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise InvalidSetup('PDF and PNG need cairosvg: pip install "sunstones[print]"') from None
    except OSError:
        raise InvalidSetup("cairosvg needs the library Cairo, which is not installed on this machine") from None
    found: Callable[..., bytes] = getattr(cairosvg, name)
    return found

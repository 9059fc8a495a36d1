"""What has been played for a report is kept in a file, so that it can be stopped, gone on with, and made longer.

The file is lines of JSON: first the setup, then one `Played` a line, in any order. A last line that was cut off, as
when the machine stops, is left out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .. import __version__
from ..text.errors import InvalidSetup, InvalidText, quote
from .plan import Setup, require_same_setup
from .playing import Played, read_played

FORMAT = "sunstones-report-games"
VERSION = 1


def load_games(path: Path, setup: Setup) -> dict[str, Played]:
    """What the file has, by key; nothing where there is no such file.

    Raises `InvalidText` if it cannot be read, `InvalidSetup` if its games are of another report or engine.
    """
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidText(f"{str(path)!r} cannot be read: {error}") from None
    if lines == [""]:
        return {}
    _require_header(_read(lines[0], path), path, setup)
    played = {}
    for line in lines[1:-1]:  # what follows the last line's end is nothing, or was cut off
        document = _read(line, path)
        try:
            one = read_played(document)
        except TypeError:
            raise InvalidText(f"{quote(line)} in {str(path)!r} is no game of a report") from None
        played[one.key] = one
    return played


def open_games(path: Path, setup: Setup, played: dict[str, Played]) -> None:
    """Write the file anew, with what there is. Raises `InvalidSetup` if it cannot be written."""
    header = {"format": FORMAT, "version": VERSION, "engine": __version__, **setup._asdict()}
    _write(path, "w", "".join(_line(one) for one in (header, *(each.document() for each in played.values()))))


def keep_game(path: Path, played: Played) -> None:
    """Add a game to the file. Raises `InvalidSetup` if it cannot be written."""
    _write(path, "a", _line(played.document()))


def _line(document: dict[str, Any]) -> str:
    return json.dumps(document, separators=(",", ":")) + "\n"


def _read(line: str, path: Path) -> dict[str, Any]:
    try:
        document = json.loads(line)
    except ValueError:
        document = None
    if not isinstance(document, dict):
        raise InvalidText(f"{quote(line)} in {str(path)!r} is no line of a file of games")
    return document


def _require_header(header: dict[str, Any], path: Path, setup: Setup) -> None:
    if header.get("format") != FORMAT or header.get("version") != VERSION:
        raise InvalidText(f"{str(path)!r} is no file of games for a report: {quote(header)}")
    if header.get("engine") != __version__:
        raise InvalidSetup(f"the games in {str(path)!r} were played by engine {quote(header.get('engine'))}")
    kept = Setup(*(header.get(field) for field in Setup._fields))  # type: ignore[arg-type]
    require_same_setup(kept, setup, str(path))


def _write(path: Path, mode: str, text: str) -> None:
    try:
        with path.open(mode, encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise InvalidSetup(f"{str(path)!r} cannot be written: {error.strerror}") from None

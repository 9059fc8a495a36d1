"""What has been played for a report, in a file (see `arena/games_file.py`): one `Played` a line."""

from __future__ import annotations

from pathlib import Path

from .. import __version__
from ..arena.games_file import GamesFile
from ..text.errors import InvalidText, quote
from .plan import Setup
from .playing import Played, read_played

FORMAT = "sunstones-report-games"
VERSION = 1


def open_games(path: Path, setup: Setup) -> GamesFile:
    """The file of a report. Raises `InvalidText` and `InvalidSetup`, as `GamesFile` does."""
    return GamesFile(path, {"format": FORMAT, "version": VERSION, "engine": __version__, **setup._asdict()})


def played_in(file: GamesFile) -> dict[str, Played]:
    """What the file has, by key. Raises `InvalidText` if it cannot be read."""
    played = {}
    for document in file.results:
        try:
            one = read_played(document)
        except TypeError:
            raise InvalidText(f"{quote(document)} is no game of a report") from None
        played[one.key] = one
    return played

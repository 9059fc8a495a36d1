"""What has been played for a report, in a file (see `arena/games_file.py`): one `Played` a line."""

from __future__ import annotations

from pathlib import Path

from .. import __version__
from ..arena.games_file import GamesFile
from .plan import Setup
from .playing import Played, read_played

FORMAT = "sunstones-report-games"
VERSION = 1


def open_games(path: Path, setup: Setup) -> GamesFile:
    """The file of a report. Raises `InvalidText` and `InvalidSetup`, as `GamesFile` does."""
    return GamesFile(path, {"format": FORMAT, "version": VERSION, "engine": __version__, **setup._asdict()})


def played_in(file: GamesFile) -> dict[str, Played]:
    """What the file has, by key. Raises `InvalidText` if a line is none."""
    played = map(read_played, file.results)
    return {one.key: one for one in played}

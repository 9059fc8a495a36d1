"""The tasks of a report, on as many processes as are wanted; what has been played before is not played again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path

from .. import __version__
from ..arena.game import describe
from ..arena.games_file import GamesFile
from ..arena.tournament import require_whole, usable_processors
from ..arena.workers import results
from ..text.errors import InvalidSetup
from .plan import Plan, Setup
from .playing import Played, play_task, read_played

FORMAT = "sunstones-report-games"
VERSION = 1


class LostTasks(InvalidSetup):
    """No result came back from some tasks, because they failed or their worker was lost; all others were played."""


def open_games(path: Path, setup: Setup) -> GamesFile:
    """The file of what has been played for a report, one `Played` a line. Raises as `GamesFile` does."""
    return GamesFile(path, {"format": FORMAT, "version": VERSION, "engine": __version__, **setup._asdict()})


def played_in(file: GamesFile) -> dict[str, Played]:
    """What the file has, by key. Raises `InvalidText` if a line is not that of a game."""
    return {one.key: one for one in map(read_played, file.results)}


def play_plan(
    plan: Plan,
    *,
    games_file: GamesFile | None = None,
    processes: int | None = None,
    executor: Executor | None = None,
    told: Callable[[int, int], None] = lambda done, total: None,
    played: dict[str, Played] | None = None,
) -> dict[str, Played]:
    """Everything that a plan asks for, by key, in the plan's order.

    games_file: where what is played is kept; what is there already is taken from it. processes: one for each processor
    if None. executor: any other that is to be used; it is left running. told: is called with how many tasks are done,
    and of how many. played: gets what is done as it comes in, for where this is interrupted or tasks are lost. The
    result is the same for all of these. Raises `InvalidSetup` and `InvalidText`, and `LostTasks` at the end.
    """
    if processes is not None:
        require_whole("number of processes", processes, 1)
    if played is None:
        played = {}
    if games_file is not None:
        played.update(played_in(games_file))
    left = [task for task in plan.tasks if task.key not in played]
    done, total = len(plan.tasks) - len(left), len(plan.tasks)
    told(done, total)
    workers = max(1, min(len(left), usable_processors() if processes is None else processes))
    lost = []
    with closing(results(left, play_task, workers if executor is None else executor)) as incoming:
        for task, future in incoming:
            try:
                one = future.result()
            except Exception as error:  # whatever it is, the other tasks go on, and it is reported
                lost.append(f"{task.key} ({describe(error)})")
                continue
            played[one.key] = one
            if games_file is not None:
                games_file.keep(one.document())
            done += 1
            told(done, total)
    if lost:
        raise LostTasks(f"no result came back from {len(lost)} of {total} games and searches: {lost[0]}")
    return {task.key: played[task.key] for task in plan.tasks}

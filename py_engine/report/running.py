"""Runs the tasks of a report on several processes; results in the games file are reused."""

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
    """Some tasks gave no result, because they failed or their worker was lost; all others were played."""


def open_games(path: Path, setup: Setup) -> GamesFile:
    """The file of a report's results, one `Played` a line; errors are those of `GamesFile`."""
    return GamesFile(path, {"format": FORMAT, "version": VERSION, "engine": __version__, **setup._asdict()})


def played_in(file: GamesFile) -> dict[str, Played]:
    """The results in the file, by key.

    Raises:
        InvalidText: A line is not a result.
    """
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
    """The results of all tasks of a plan, by key, in the plan's order.

    They do not depend on any of the other arguments.

    Args:
        plan: The plan.
        games_file: File in which results are kept; those in it are reused.
        processes: Number of processes; one for each processor if None.
        executor: An executor to use instead; it is left running.
        told: Called with the number of tasks that are done, and of all tasks.
        played: Gets each result as it comes in, for use after an interruption or an error.

    Raises:
        InvalidSetup: The number of processes is invalid.
        InvalidText: A line of the file is not a result.
        LostTasks: Some tasks gave no result; raised at the end.
        LostExecutor: The executor is gone; the tasks that are left are not done.
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
            except Exception as error:  # any error is reported, and the other tasks go on
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

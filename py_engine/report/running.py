"""The tasks of a report, on as many processes as are wanted; what has been played before is not played again."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path

from ..arena.tournament import die_of_interrupts, require_whole, usable_processors
from .games_file import keep_game, load_games, open_games
from .plan import Plan, Task
from .playing import Played, play_task


def play_plan(
    plan: Plan,
    *,
    games_file: Path | None = None,
    processes: int | None = None,
    executor: Executor | None = None,
    told: Callable[[int, int], None] = lambda done, total: None,
) -> dict[str, Played]:
    """Everything that a plan asks for, by key, in the plan's order.

    games_file: where what is played is kept; what is there already is taken from it. processes: one for each processor
    if None. executor: any other that is to be used; it is left running. told: is called with how many tasks are done,
    and of how many. The result is the same for all of these. Raises `InvalidSetup` and `InvalidText`.
    """
    if processes is not None:
        require_whole("number of processes", processes, 1)
    played = load_games(games_file, plan.setup) if games_file else {}
    if games_file:
        open_games(games_file, plan.setup, played)
    left = [task for task in plan.tasks if task.key not in played]
    total = len(plan.tasks)
    told(total - len(left), total)
    with closing(_results(left, executor, usable_processors() if processes is None else processes)) as results:
        for one in results:
            played[one.key] = one
            if games_file:
                keep_game(games_file, one)
            left_now = total - sum(task.key in played for task in plan.tasks)
            told(total - left_now, total)
    return {task.key: played[task.key] for task in plan.tasks}


def _results(tasks: list[Task], executor: Executor | None, processes: int) -> Generator[Played]:
    """The results of the tasks as they come in."""
    if executor is not None:
        yield from _results_on(executor, tasks)
    elif min(len(tasks), processes) <= 1:
        yield from map(play_task, tasks)
    else:
        from concurrent.futures import ProcessPoolExecutor  # not where there are no processes, as in a browser

        pool = ProcessPoolExecutor(min(len(tasks), processes), initializer=die_of_interrupts)
        try:
            yield from _results_on(pool, tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def _results_on(executor: Executor, tasks: Iterable[Task]) -> Generator[Played]:
    from concurrent.futures import as_completed

    futures = [executor.submit(play_task, task) for task in tasks]
    try:
        for future in as_completed(futures):
            yield future.result()
    finally:
        for future in futures:
            future.cancel()

"""Many games for a generation: on this process, on some, or on any executor, each kept as it ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from typing import Any, NamedTuple

from py_engine.arena.files import KeptLines
from py_engine.search.network.weights import NetworkWeights, read_weights
from support.many_jobs import work
from training.generations import Generation
from training.self_play import play_games

# Games of one job: enough that most of the player's lanes are at work for most of the time.
GAMES_A_JOB = 256


class Job(NamedTuple):
    """Games to play: `games` numbers from `first` on.

    network: the weights as a text, as the worker may be on another machine.
    """

    game: str
    first: int
    games: int
    network: str | None


def play(
    generation: Generation,
    count: int,
    workers: Executor | int = 1,
    minutes: float = 60.0,
    in_flight: int | None = None,
) -> int:
    """Play those of a generation's first games that are not there yet; returns how many were played.

    in_flight: jobs that an executor is given at once, by default its own number. Raises Failure where the weights of
    the generation before are not there, or where games gave no result.
    """
    kept = KeptLines(generation.games_file)
    done = {line["number"] for line in kept.lines}
    network = generation.network_text()
    jobs = [
        Job(generation.game, first, length, network)
        for first, length in _stretches(number for number in range(count) if number not in done)
    ]
    there = len(kept.lines)

    def keep(_: Job, played: Sequence[Mapping[str, Any]]) -> None:
        for each in played:
            kept.add(dict(each))

    work(jobs, play_job, keep, workers, minutes, in_flight, "batches of games")
    return len(kept.lines) - there


def _stretches(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Numbers that follow each other, as the first of them and how many there are, at most `GAMES_A_JOB`."""
    first = count = 0
    for number in numbers:
        if count and (number > first + count or count == GAMES_A_JOB):
            yield first, count
            count = 0
        if not count:
            first = number
        count += 1
    if count:
        yield first, count


def play_job(job: Job) -> list[dict[str, Any]]:
    """The games that a job asks for, as documents."""
    network = None if job.network is None else _weights(job.network)
    return play_games(job.game, job.first, job.games, network)


@lru_cache(maxsize=1)
def _weights(text: str) -> NetworkWeights:
    return read_weights(text)

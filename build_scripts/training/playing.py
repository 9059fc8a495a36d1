"""Many games for a generation: on this process, on some, or on any executor, each kept as it ends."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from functools import lru_cache
from typing import Any, NamedTuple

from py_engine.search.network.weights import NetworkWeights, read_weights
from support.kept_lines import KeptLines
from support.many_jobs import IN_FLIGHT, work
from training.generations import Generation
from training.self_play import play_game


class Job(NamedTuple):
    """A game to play. network: the weights as a text, as the worker may be on another machine; None for none."""

    game: str
    number: int
    network: str | None


def play(
    generation: Generation,
    count: int,
    executor: Executor | None = None,
    minutes: float = 60.0,
    in_flight: int = IN_FLIGHT,
) -> int:
    """Play those of a generation's first games that are not there yet; returns how many were played.

    in_flight: games that an executor is given at once; a few more than it has workers. Raises Failure where the
    weights of the generation before are not there.
    """
    kept = KeptLines(generation.games_file)
    done = {line["number"] for line in kept.lines}
    network = generation.network_text()
    jobs = [Job(generation.game, number, network) for number in range(count) if number not in done]

    def keep(_: Job, played: Mapping[str, Any]) -> None:
        kept.add(dict(played))

    return work(jobs, play_job, keep, executor, minutes, in_flight) if jobs else 0


def play_job(job: Job) -> dict[str, Any]:
    """The game that a job asks for, as a document."""
    network = None if job.network is None else _weights(job.network)
    return play_game(job.game, job.number, network).as_document()


@lru_cache(maxsize=1)
def _weights(text: str) -> NetworkWeights:
    return read_weights(text)

"""Many small jobs, on any executor, kept as they come in: games that are searched, puzzles that are tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import zip_longest
from typing import Any

from puzzle_making.kept import found_file, tried_file
from puzzle_making.sources import Candidate, Source, search_source
from puzzle_making.surmount_finder import GAMES_A_SOURCE
from puzzle_making.trying import Tried, try_puzzle
from py_engine.arena.files import KeptLines
from py_engine.games.surmount import Surmount
from support.many_jobs import work

# How many times as long as others a game takes to search.
SLOWER = {"surmount": 4}


def collect(games: Sequence[str], count: int, workers: Executor | int = 1, minutes: float = 10.0) -> int:
    """Search up to `count` more sources of each game, the games in turn; returns how many were searched.

    Games whose positions take long to prove are left out of some rounds (`SLOWER`).
    """
    kept = {game: KeptLines(found_file(game)) for game in games}
    new = {game: _new_sources(game, kept[game].lines) for game in games}
    jobs: list[Source] = []
    for turn in range(count):
        jobs += [next(new[game]) for game in games if (turn + 1) % SLOWER.get(game, 1) == 0]

    def keep(source: Source, found: list[Candidate]) -> None:
        kept[source.game].add({"source": source.number, "found": [one._asdict() for one in found]})

    return work(jobs, search_source, keep, workers, minutes)


def _new_sources(game: str, lines: Iterable[dict[str, Any]]) -> Iterator[Source]:
    done = {line["source"] for line in lines}
    number = 0
    while True:
        if number not in done:
            yield Source(game, number)
        number += 1


def candidates_of(game: str) -> list[Candidate]:
    """All puzzles of a game that have been found, in the order of their sources."""
    found = {int(line["source"]): line["found"] for line in KeptLines(found_file(game)).lines}
    return [Candidate(**{**one, "line": tuple(one["line"])}) for number in sorted(found) for one in found[number]]


def games_searched(game: str) -> int:
    """The number of games that have been searched."""
    sources = len({line["source"] for line in KeptLines(found_file(game)).lines})
    return sources * (GAMES_A_SOURCE if game == Surmount.id else 1)


def try_all(games: Sequence[str], workers: Executor | int = 1, minutes: float = 10.0) -> int:
    """Let the characters try puzzles that have not been tried; returns how many were tried."""
    kept = {game: KeptLines(tried_file(game)) for game in games}
    new = []
    for game in games:
        known = {line["key"] for line in kept[game].lines}
        new.append([one for one in candidates_of(game) if one.key not in known])
    jobs = [one for together in zip_longest(*new) for one in together if one is not None]

    def keep(one: Candidate, tried: Tried) -> None:
        kept[one.game].add(tried._asdict())

    return work(jobs, try_puzzle, keep, workers, minutes)


def tries_of(game: str) -> dict[str, Tried]:
    """The results of the characters, by the keys of a game's puzzles."""
    return {
        line["key"]: Tried(line["key"], tuple(line["as_played"]), tuple(line["reading"]), line["plausible"])
        for line in KeptLines(tried_file(game)).lines
    }

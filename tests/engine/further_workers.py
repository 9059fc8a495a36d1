"""Searches with further workers: what becomes of the batches that are handed out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import py_engine as s
from py_engine.search.params import WITH_NETWORK, params_of
from py_engine.search.search import Search
from py_engine.search.shared_playouts import PlayoutWorker

# Takes batches that are handed out; gives the results that come back at the next pause.
Helping = Callable[[list[str]], list[str]]


def diligent() -> Helping:
    """All are played at once."""
    worker = PlayoutWorker()
    return lambda batches: [worker.play(batch) for batch in batches]


def slow() -> Helping:
    """Each is played, but the latest comes back first, and only when another one has been asked for."""
    worker, waiting = PlayoutWorker(), list[str]()

    def play(batches: list[str]) -> list[str]:
        waiting.extend(batches)
        return [worker.play(waiting.pop())] if len(waiting) > 1 else []

    return play


def dying() -> Helping:
    """The first is played; then nothing is heard any more."""
    worker, lives = PlayoutWorker(), [True]

    def play(batches: list[str]) -> list[str]:
        if not batches or not lives:
            return []
        lives.pop()
        return [worker.play(batches[0])]

    return play


def absent() -> Helping:
    """Nothing ever comes back."""
    return lambda batches: []


def search_together(
    search: Search, playouts: int, workers: int, helping: Helping, refused: list[str] | None = None
) -> None:
    """Run a search with further workers, which get batches and return results whenever the search can be left.

    refused: takes the results that are none.
    """
    search.share(workers)
    while search.playouts < playouts and search.root.proven is None:
        search.run(playouts, stop=lambda: True)
        for results in helping(search.take_batches()):
            try:
                search.receive(results)
            except ValueError:
                assert refused is not None
                refused.append(results)


def found_by(
    match: s.Match,
    playouts: int,
    workers: int,
    helping: Helping,
    *,
    asks: bool = False,
    refused: list[str] | None = None,
) -> list[Any]:
    search = Search(match.game, match.position, seed=5, asks=asks)
    search_together(search, playouts, workers, helping, refused)
    with search.at_rest():
        return [search.playouts, search.root.proven, search.root.visits, search.root.wins, search.candidates()]


def batches_of(game: str, number: int, *, asks: bool = False) -> int:
    return (WITH_NETWORK[game].leaves if asks else params_of(game).lanes) * number

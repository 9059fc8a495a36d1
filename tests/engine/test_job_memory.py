"""Memory that jobs leave behind: the cycle collector is off while they run, so no object may need it to be freed."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from itertools import count
from types import GeneratorType
from typing import Any, NamedTuple
from weakref import ref

import pytest
from session_page import Page, page_of
from setups import Setup

from py_engine.session import PlayoutWorker

ROOMS = ("py_engine.search", "py_engine.players")

# Facts about boards, and networks, are kept for good.
KEPT = ("py_engine.search.lanes", "py_engine.search.network", "py_engine.search.solved_boards")


class Work(NamedTuple):
    """A job, and the fields of its request, on a board; workers: the number of further workers that play for it."""

    verb: str
    needs: dict[str, Any]
    workers: int = 0
    setup: Setup = Setup("subsume", 4)


WORKS = {
    "think": Work("think", {"playouts": 100, "seed": 1}),
    "think, with workers": Work("think", {"playouts": 600, "seed": 1}, workers=2),
    "think, carried on": Work("think", {"playouts": 100}),
    "think, with a proof": Work("think", {"playouts": 100}, setup=Setup("sum", 3)),
    "analyse": Work("analyse", {"playouts": 100}),
    "analyse, with workers": Work("analyse", {"playouts": 200, "seed": 1}, workers=2),
    "review": Work("review", {"playouts": 1}, setup=Setup("parasol", 3)),
    "prove": Work("prove", {"positions": 9_000}),
    "prove_turns": Work("prove_turns", {"positions": 9_000}),
    "perfect play": Work("think", {"opponent": "proof"}, setup=Setup("parasol", 3)),
    "perfect play by search": Work("think", {"opponent": "proof"}, setup=Setup("sunspot", 2)),
}


def page_at(work: Work) -> Page:
    """A page whose match has begun."""
    page = page_of(work.setup)
    for turn in work.setup.match_after(2, seed=4).turns:
        page.ask("play", turn=turn)
    return page


def begin(page: Page, work: Work) -> None:
    page.ask(work.verb, **work.needs)


def slices(page: Page, work: Work, most: int) -> None:
    """This many slices of a job, or all; results of further workers come in with the next slice."""
    worker, results = PlayoutWorker(), list[str]()
    for _ in range(most):
        reply = page.ask("slice", job=work.verb, milliseconds=4, workers=work.workers, results=results)
        results = [worker.play(batch) for batch in reply.get("batches", [])]
        if reply["done"]:
            return
    assert most < 1_000, "it has no end"


def not_begun(page: Page, work: Work) -> None:
    begin(page, work)


def left_off(page: Page, work: Work) -> None:
    begin(page, work)
    slices(page, work, 2)


def finished(page: Page, work: Work) -> None:
    begin(page, work)
    slices(page, work, 1_000)


def begun_anew(page: Page, work: Work) -> None:
    left_off(page, work)
    left_off(page, work)


def carried_on(page: Page, work: Work) -> None:
    """The next turn's job takes over the last one's memory."""
    left_off(page, work)
    page.ask("play", turn=page.session.current.legal_turns(1)[0])
    if not page.session.current.is_over:
        left_off(page, work)


def refused(page: Page, work: Work) -> None:
    """A slice that is refused, and a job that cannot begin."""
    left_off(page, work)
    page.refused("slice", job=work.verb, milliseconds=-1)
    page.refused("slice", job=work.verb, milliseconds=4, results=[1])
    page.refused("slice", job=work.verb, milliseconds=4, workers=16)
    for wrong in ({"seconds": -1, "positions": -1, "playouts": -1}, {"seed": "x", "positions": "x", "opponent": "x"}):
        page.refused(work.verb, **wrong)


def looked_ahead(page: Page, work: Work) -> None:
    left_off(page, work)
    page.ask("preview", cells=list(page.state()["board"]))
    page.ask("explain", text="a1")
    page.ask("record")


ENDS = [not_begun, left_off, finished, begun_anew, carried_on, refused, looked_ahead]


def engine_objects() -> list[object]:
    """All that there is of searches and jobs, and of their generators, but for those that are frozen."""
    found: list[object] = []
    for one in gc.get_objects():
        is_generator = isinstance(one, GeneratorType) and "py_engine" in one.gi_code.co_filename
        room = type(one).__module__
        if is_generator or (room.startswith(ROOMS) and not room.startswith(KEPT)):
            found.append(one)
    return found


def left_by(work: Callable[[], None]) -> Counter[str]:
    """The new objects after some work, by type, without a collection."""
    work()  # fills what is kept for good, such as the boards that are known
    gc.disable()
    gc.freeze()  # existing objects are passed over
    try:
        work()
        return Counter(type(one).__qualname__ for one in engine_objects())
    finally:
        gc.unfreeze()
        gc.enable()


@pytest.fixture(autouse=True)
def ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances whenever it is read, so that slices are alike."""
    moments = count()
    monkeypatch.setattr("py_engine.players.job.perf_counter", lambda: next(moments) / 1_000)


@pytest.mark.slow
@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("name", WORKS)
def test_nothing_of_a_job_is_left_once_its_page_is_gone(name: str, end: Callable[[Page, Work], None]) -> None:
    work = WORKS[name]
    assert left_by(lambda: end(page_at(work), work)) == {}


@pytest.mark.parametrize("name", WORKS)
def test_a_job_that_is_stopped_is_gone(name: str) -> None:
    work = WORKS[name]
    page = page_at(work)
    gc.disable()
    try:
        for end in (not_begun, left_off, finished):
            end(page, work)
            job = ref(page.session.jobs[work.verb])
            page.ask("stop", job=work.verb)
            assert job() is None
    finally:
        gc.enable()

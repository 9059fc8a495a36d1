"""Results of playouts come from workers that may be broken: they are read strictly, or their sender is found out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from further_workers import absent, batches_of, found_by
from session_page import Page

import py_engine as s
from py_engine.search.search import Search
from py_engine.search.shared_playouts import PlayoutWorker


@pytest.mark.parametrize("text", ["", "x", "1 2", "1 2,3", "1 1,1,1,1,1,1,z"])
def test_results_that_cannot_be_read_are_refused(text: str) -> None:
    match = s.new_match("sum", size=5)
    search = Search(match.game, match.position, seed=5)
    search.share(1)
    with pytest.raises(ValueError):  # noqa: PT011 - of any kind
        search.receive(text)


# Answers of a broken worker, by the text of the results and by their parts for each position.
NONSENSE: dict[str, Callable[[str], str]] = {
    "nothing": lambda text: "",
    "garbage": lambda text: "0x1p9999",
    "no number": lambda text: "x" + text,
    "a long number": lambda text: "9" * 5_000 + text,
    "its number and garbage": lambda text: text.partition(" ")[0] + " x",
    "too few positions": lambda text: text.rpartition(" ")[0],
    "too many positions": lambda text: f"{text} {text.rpartition(' ')[2]}",
    "two spaces": lambda text: text.replace(" ", "  "),
    "too few counts": lambda text: text.rpartition(",")[0],
    "too many counts": lambda text: f"{text},0",
    "no playouts": lambda text: text.partition(" ")[0] + " 0,0,0,0,0,0,0" * text.count(" "),
    "negative counts": lambda text: text.replace(",", ",-"),
    "more playouts": lambda text: changed(text, 0, lambda value: value + 1),
    "more wins": lambda text: changed(text, 1, lambda value: value + 5),
    "more visits than playouts": lambda text: changed(text, 3, lambda value: value + (1 << 38)),
    "more wins than visits": lambda text: changed(text, 5, lambda value: value + (1 << 37)),
    "visits beyond the board": lambda text: changed(text, 3, lambda value: value | 1 << 32 * 1_000),
    "an impossible probability": lambda text: re.sub(r"0x\S+;", "0x1.8p+1;", text),
    "a probability beyond all": lambda text: re.sub(r"0x\S+;", "0x1.0p+9999;", text),
    "no probability": lambda text: re.sub(r"0x\S+;", "nan;", text),
    "too few cells": lambda text: re.sub(r";\S+", ";1,1", text),
    "long logits": lambda text: re.sub(r";\S+?,", f";{'9' * 5_000},", text),
}
OF_GAMES = {name for name in NONSENSE if name.startswith(("more ", "visits ")) or name.endswith(" counts")}
OF_EVALUATIONS = {name for name in NONSENSE if "probability" in name} | {"too few cells", "long logits"}
CASES = [
    (kind, asks) for kind in NONSENSE for asks in (False, True) if kind not in (OF_GAMES if asks else OF_EVALUATIONS)
]


def changed(text: str, place: int, change: Callable[[int], int]) -> str:
    """Results whose numbers at this place are others."""
    number, *parts = text.split(" ")
    for index, part in enumerate(parts):
        values = part.split(",")
        values[place] = f"{change(int(values[place], 16)):x}"
        parts[index] = ",".join(values)
    return " ".join([number, *parts])


@cache
def found_alone(asks: bool) -> list[Any]:
    """The result of a search whose further worker never answers."""
    match = s.new_match("subsume", size=5)
    return found_by(match, batches_of("subsume", 6, asks=asks), 1, absent(), asks=asks)


@pytest.mark.slow
@pytest.mark.usefixtures("early")
@pytest.mark.parametrize(("kind", "asks"), CASES)
def test_a_further_worker_that_answers_nonsense_is_found_out_and_costs_its_share_only(kind: str, asks: bool) -> None:
    match = s.new_match("subsume", size=5)
    playouts = batches_of("subsume", 6, asks=asks)
    worker, answered, refused = PlayoutWorker(), list[str](), list[str]()

    def broken(batches: list[str]) -> list[str]:
        answers = [NONSENSE[kind](worker.play(batch)) for batch in batches]
        answered.extend(answers)
        return answers

    found = found_by(match, playouts, 1, broken, asks=asks, refused=refused)
    assert refused == answered != []
    assert found == found_alone(asks)


@pytest.mark.usefixtures("early")
def test_the_page_is_told_which_results_are_none() -> None:
    page = Page(game="sum", size=7)
    page.ask("analyse", seed=4)
    worker, batches = PlayoutWorker(), list[str]()
    while len(batches) < 2:
        batches += page.ask("slice", job="analyse", milliseconds=1, workers=2)["batches"]
    results = ["1 nonsense", worker.play(batches[0]), "", batches[1]]
    reply = page.ask("slice", job="analyse", milliseconds=1, workers=2, results=results)
    assert reply["invalid"] == [0, 2, 3]
    assert "invalid" not in page.ask("slice", job="analyse", milliseconds=1, workers=2, results=results[1:2])

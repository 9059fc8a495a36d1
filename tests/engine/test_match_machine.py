"""A match agrees with a naive model of it, whatever is done with it."""

from __future__ import annotations

import pytest
from extent import by_extent
from fuzzing.match_machine import machine_of
from fuzzing.match_model import Model
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test
from setups import SMALL_SETUPS, Setup

EXAMPLES = by_extent(12, 60)


@pytest.mark.slow
@pytest.mark.parametrize("setup", SMALL_SETUPS, ids=str)
def test_a_match_agrees_with_a_naive_model_whatever_is_done(setup: Setup) -> None:
    run_state_machine_as_test(machine_of(setup), settings=settings(max_examples=EXAMPLES, stateful_step_count=40))


def test_the_model_brings_variations_back_in_their_order_and_not_in_that_of_their_last_return() -> None:
    model = Model()
    for text in ("a1", "b2"):
        model.finish(text, [text])
    model.undo()
    model.finish("c3", ["c3"])
    model.delete(("a1", "b2"))
    model.restore()
    model.delete(("a1",))
    model.finish("a1", ["a1"])
    model.restore()
    assert model.tree["a1",].children == ["b2", "c3"]

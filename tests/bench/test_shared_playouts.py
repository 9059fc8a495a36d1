"""What further workers are worth is measured with legal turns."""

from __future__ import annotations

from random import Random

import pytest

from py_engine.match import new_match
from py_engine.search.search import Search
from py_engine.search.shared_playouts import PlayoutHelper
from tests.bench.shared_playouts import (
    Chooser,
    HelpingProcess,
    alone,
    in_time,
    playouts_a_second,
    with_helpers,
    with_joined_trees,
)


@pytest.mark.parametrize("chooser", [alone(64), with_helpers(200, 2), with_joined_trees(64, 2)])
@pytest.mark.parametrize("game", ["sunspot", "surmount"])
def test_each_side_of_a_match_plays_legal_turns(game: str, chooser: Chooser) -> None:
    match, source = new_match(game, size=5), Random(1)
    for _ in range(6):
        match.play(chooser(match, source.getrandbits(30)))
    assert len(match.turns) == 6


def test_a_speed_is_measured_by_clocks_of_their_own() -> None:
    assert playouts_a_second("sum", 2, 0.05) > 0


def test_a_helping_process_answers_as_a_helper_does() -> None:
    match = new_match("sum", size=5)
    search = Search(match.game, match.position, seed=5)
    search.share(1)
    search.run(10_000, stop=lambda: search.wants_helpers)
    [batch] = search.take_batches()
    with HelpingProcess() as helper:
        helper.give(batch)
        assert helper.under_way == 1
        assert helper.take() == PlayoutHelper().play(batch)
        assert helper.under_way == 0


@pytest.mark.parametrize("game", ["sum", "parasol"])
def test_nothing_is_under_way_after_a_turn_in_time(game: str) -> None:
    match, taken = new_match(game, size=5), list[int]()
    with HelpingProcess() as helper:
        for seed in range(4):
            match.play(in_time(0.02, [helper], taken)(match, seed))
            assert helper.under_way == 0
    assert len(match.turns) == 4
    assert len(taken) == 4
    assert all(playouts > 0 for playouts in taken)

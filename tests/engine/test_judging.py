"""What a review's search proposes: whole turns, each once, and what is best without one of them."""

from __future__ import annotations

import pytest
from setups import OPEN_SETUPS, Setup, every_open_setup, played

import py_engine as s
from py_engine.players.lines import turns_by_playouts
from py_engine.search.params import params_of
from py_engine.search.search import Search


@every_open_setup
@pytest.mark.parametrize("seed", range(3))
def test_turns_are_told_once_with_most_playouts_first_and_can_be_played(setup: Setup, seed: int) -> None:
    match = setup.match_after(5, seed)
    while match.steps:
        match.undo()
    search = Search(match.game, match.position, seed=1)
    search.run(600 * params_of(setup.game).playout_factor)
    turns = turns_by_playouts(search, most=8, least=0.0)
    assert turns or search.root.proven is not None
    assert len({turn.text for turn in turns}) == len(turns)
    for turn in turns:
        position = match.position
        for action in turn.actions:
            assert match.game.is_legal(position, action)
            position = match.game.apply(position, action)
        assert position == turn.after
        if not turn.after.stage:
            assert played(match.game, match.position, turn.text) == turn.after
    assert turns_by_playouts(search, most=3, least=0.0) == turns[:3]


def test_turns_with_a_small_part_of_the_playouts_are_left_out() -> None:
    match = s.new_match("sum", size=5)
    search = Search(match.game, match.position, seed=1)
    search.run(2_000)
    visits = dict(zip(map(match.game.action_text, search.root.actions), search.root.visits, strict=True))
    expected = {text for text, count in visits.items() if count >= 0.1 * max(visits.values())}
    assert {turn.text for turn in turns_by_playouts(search, most=25, least=0.1)} == expected
    assert 0 < len(expected) < 25


@pytest.mark.parametrize("setup", OPEN_SETUPS, ids=str)
def test_a_step_that_is_ruled_out_is_not_looked_at(setup: Setup) -> None:
    match = setup.match_after(4, seed=2)
    plain = Search(match.game, match.position, seed=3)
    plain.run(300)
    best = plain.best()
    without = Search(match.game, match.position, seed=3)
    without.rule_out(best)
    without.run(300)
    assert without.root.visits[best] == 0
    assert without.best() != best

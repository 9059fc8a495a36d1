"""What a review's screening proposes: whole turns, each once, that random games speak for, and none that loses at once.

And what is best without a step that is ruled out.
"""

from __future__ import annotations

import pytest
from setups import OPEN_SETUPS, Setup, every_open_setup, played
from test_whole_turns import between_turns, result_of

import py_engine as s
from py_engine.match import Match
from py_engine.players.lines import LineTurn
from py_engine.players.screening import MOST_LEFT, screened
from py_engine.search.games import knowledge_of
from py_engine.search.params import params_of
from py_engine.search.search import Search


def proposals(match: Match, playouts: int, seed: int) -> list[LineTurn]:
    playouts = int(playouts * params_of(match.info.id).playout_factor)
    return result_of(screened(match.game, match.position, playouts, seed))


@every_open_setup
@pytest.mark.parametrize("seed", range(2))
def test_a_few_whole_turns_are_proposed_each_once(setup: Setup, seed: int) -> None:
    match = between_turns(setup, 5, seed)
    turns = proposals(match, 64, seed=1)
    assert len({turn.text for turn in turns}) == len(turns) == MOST_LEFT
    for turn in turns:
        assert turn.after == played(match.game, match.position, turn.text)
        assert turn.colour == match.position.to_move
    assert turns == proposals(match, 64, seed=1)


def test_a_turn_that_wins_at_once_is_proposed_alone() -> None:
    match = s.load_record("surmount 4: a4 b3 b4 e5 c4 e2 d5 d6,c5,e4(xd5)")
    match.undo()
    (turn,) = proposals(match, 16, seed=1)
    match.play(turn.text)
    assert match.is_over


def test_a_turn_after_which_the_other_side_wins_at_once_is_never_proposed() -> None:
    avoided = 0
    for seed in range(40):
        match = between_turns(Setup("sunspot", 3), 14, seed)
        knowledge = knowledge_of(match.game)
        losing = {
            turn
            for turn in match.legal_turns()
            if (after := played(match.game, match.position, turn)).winner is None and knowledge.winning_turn(after)
        }
        avoided += bool(losing)
        assert not losing & {turn.text for turn in proposals(match, 16, seed=1)}
    assert avoided >= 3


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

"""Turns that a network proposes take part in a review, too, where there are too many turns to list."""

from __future__ import annotations

import pytest
from test_whole_turns import after

import py_engine as s
from py_engine.games.base import Position
from py_engine.match import Match
from py_engine.players import screening as beam
from py_engine.players.screening import likely_turns, promising_turns
from py_engine.search.games import knowledge_of
from py_engine.search.network.evaluator import Evaluator, evaluator_of
from py_engine.search.playouts import NetworkOutput, at_once
from py_engine.search.whole_turns import whole_turns

# Black's group has grown so large that White's has to grow as much before it captures.
CROWDED = (
    "surmount 5: c7 f4 g4 xg4 c5 b6 xb6 d5 d8 xc5 h1 c6(xb6) f7 e4 e7 i4 e6,g7(xd5) h3 e5 d4,f3(xe5) f5 d3 "
    "e6,d5,c4,b4,f6,g5,g6(xf4) f8 a3 d3 d8 g3 a4 c3,b2,a2,c2,c1,d4,e3,e5,f2,f1(xc4) a4 e6 "
    "g2,f3,e4,f4,g1,g4,g5,f6,h2,h3,i1,i2(xe6) d5 xd5 f7,e7,d6,c5,c4,b3,a2,b2,c3,c6,b6,g6,g7,h6(xd5) c1 e6 d2 d1 "
    "b1,a1,c2,d3,d4,e2,e1,e3,e5,f1,f5,f6,g1,g5,h1(xg6) h4 xd1"
)
# There is room for some groups to grow.
ROOMY = "surmount 4: d5 f1 e3 e5 a3 g2 f5 d2 d4 c4 c2 d6,d7(xd5) e6,f4,e4,d4(xd6)"


def asked(record: str) -> tuple[Match, Evaluator]:
    match = s.load_record(record)
    evaluator = evaluator_of(match.game)
    assert evaluator is not None
    return match, evaluator


@pytest.mark.parametrize("record", [ROOMY, pytest.param(CROWDED, marks=pytest.mark.slow)], ids=["roomy", "crowded"])
def test_likely_turns_are_whole_turns_under_the_position_that_they_lead_to(record: str) -> None:
    match, evaluator = asked(record)
    found = at_once(likely_turns(evaluator, match.position))
    for end, steps in found.items():
        assert after(match.game, match.position, steps) == end
        assert end.stage == 0
    assert found == at_once(likely_turns(evaluator, match.position)), "chance has no part in it"


def test_where_all_unfinished_turns_are_gone_on_with_every_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beam, "BY_VALUE", 10_000)
    monkeypatch.setattr(beam, "MOST_EVALUATED", 10_000)
    match, evaluator = asked(ROOMY)
    turns, are_all = whole_turns(match.game, match.position)
    assert are_all
    assert max(map(len, turns.values())) > 3
    assert set(at_once(likely_turns(evaluator, match.position))) == set(turns)


def test_unfinished_turns_are_gone_on_with_that_are_worth_most_and_others_that_are_likeliest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(beam, "BY_VALUE", 1)
    monkeypatch.setattr(beam, "BY_POLICY", 1)
    match, evaluator = asked(CROWDED)
    game, ends = match.game, set()
    front: dict[Position, float] = {match.position: 1.0}
    while front:
        evaluation = {one: evaluator.evaluate([one], [game.legal_actions(one)])[0] for one in front}
        best = max(front, key=lambda one: evaluation[one].value)
        likeliest = max(set(front) - {best} or {best}, key=lambda one: (front[one], evaluation[one].value))
        further: dict[Position, float] = {}
        for one in dict.fromkeys((best, likeliest)):
            for action, policy in zip(game.legal_actions(one), evaluation[one].policy, strict=True):
                end = game.apply(one, action)
                if end.stage:
                    further[end] = max(further.get(end, 0), front[one] * policy)
                else:
                    ends.add(end)
        front = further
    assert set(at_once(likely_turns(evaluator, match.position))) == ends


@pytest.mark.slow
def test_of_too_many_unfinished_turns_of_a_length_the_likeliest_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    match, evaluator = asked(CROWDED)
    fronts: list[list[float]] = []
    kept = beam._kept

    def note(looked: list[tuple[beam.Unfinished, NetworkOutput]]) -> list[tuple[beam.Unfinished, NetworkOutput]]:
        fronts.append([turn.policy for turn, _ in looked])
        return kept(looked)

    monkeypatch.setattr(beam, "_kept", note)
    at_once(likely_turns(evaluator, match.position))
    every, fronts = fronts, []
    wide = next(at for at, front in enumerate(every) if len(front) > 20)
    monkeypatch.setattr(beam, "MOST_EVALUATED", 20)
    at_once(likely_turns(evaluator, match.position))
    assert fronts[wide] == sorted(every[wide], reverse=True)[:20]
    assert max(map(len, fronts)) == 20


@pytest.mark.slow
def test_of_too_many_turns_the_likely_ones_are_promising() -> None:
    match, evaluator = asked(CROWDED)
    game, mover, start = match.game, match.position.to_move, match.position
    turns = at_once(promising_turns(knowledge_of(game), evaluator, start))
    likely = at_once(likely_turns(evaluator, start))

    def value(end: Position) -> float:
        assert end.to_move != mover
        return 1 - evaluator.outputs([end])[0].value

    assert not whole_turns(game, start)[1]
    assert {turn.after for turn in turns} <= set(likely)
    assert value(turns[0].after) == max(value(end) for end in likely if not knowledge_of(game).winning_turn(end))

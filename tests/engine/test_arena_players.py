"""The arena's players: their texts and budgets, the random player, and plain tree search, the yardstick."""

from __future__ import annotations

import random
from typing import Any

import pytest
from setups import Setup, every_small_setup

import py_engine as s
from py_engine.arena import GameSpec, Player, plain_uct, play_game, read_player
from py_engine.games.base import Game

RANDOM = Player("random")


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("random", RANDOM),
        ("steady", Player("steady")),
        ("steady@2000", Player("steady", playouts=2000)),
        ("steady@0.3s", Player("steady", seconds=0.3)),
        ("steady@2s", Player("steady", seconds=2)),
        ("steady@2000@0.3s", Player("steady", seconds=0.3, playouts=2000)),
    ],
)
def test_a_player_is_read_from_its_text_and_written_back(text: str, player: Player) -> None:
    assert read_player(text) == player
    assert str(player) == text


def test_seconds_and_playouts_may_come_in_either_order() -> None:
    assert read_player("steady@0.3s@2000") == read_player("steady@2000@0.3s")


@pytest.mark.parametrize(
    "text",
    [
        *("", "@20", "steady@", "steady@s", "steady@fast", "steady@1.5", "steady@0", "steady@-3", "steady@0s"),
        *("steady@infs", "steady@nans", "steady@1@2", "steady@1s@2s", "random@20", "random@1s"),
        *("steady@２０", "steady@1_000", "steady@ 5", "steady@" + "1" * 5_000),
    ],
)
def test_a_text_that_names_no_player_is_refused(text: str) -> None:
    with pytest.raises(s.InvalidSetup, match=r"player|playouts|seconds"):
        read_player(text)


@pytest.mark.parametrize("budget", [{"seconds": "1"}, {"playouts": 2.0}, {"playouts": True}, {"seconds": float("nan")}])
def test_a_budget_that_cannot_be_is_quoted_and_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(s.InvalidSetup) as caught:
        Player("steady", **budget)
    assert repr(next(iter(budget.values()))) in str(caught.value)


def test_the_random_player_takes_every_legal_step_swap_too() -> None:
    taken = set()
    for seed in range(60):
        match = s.new_match("parasol", size=2)
        match.play("b2")
        open_steps = set(match.legal_actions())
        RANDOM.take_turn(match, random.Random(seed))
        taken.add(match.turns[-1])
    assert taken == open_steps


@every_small_setup
def test_a_turn_of_the_random_player_is_a_whole_turn(setup: Setup) -> None:
    match = setup.match()
    source = random.Random(1)
    while not match.is_over:
        before = len(match.turns)
        RANDOM.take_turn(match, source)
        assert len(match.turns) == before + 1
        assert match.steps == []


# --- the yardstick


@pytest.mark.slow
@every_small_setup
def test_the_yardstick_plays_whole_games(setup: Setup) -> None:
    players = (Player("uct", playouts=20), RANDOM)
    result = play_game(GameSpec(setup.game, players, setup.size, setup.holes, seed=3))
    assert result.unfinished is None
    assert s.load_record(result.record).is_over


def test_the_yardstick_stops_at_whichever_of_time_and_playouts_is_spent_first() -> None:
    match = s.new_match("parasol", size=3)
    Player("uct", seconds=1_000_000, playouts=5).take_turn(match, random.Random(1))
    Player("uct", seconds=0.01, playouts=1_000_000_000).take_turn(match, random.Random(1))
    assert len(match.turns) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "shares"), [("parasol", {1.0}), ("sum", {1.0}), ("surmount", {0.7, 1.0})])
def test_the_yardstick_shares_its_budget_among_the_steps_of_a_turn(
    game: str, shares: set[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of one step gets the whole budget, the first step of several a share of it."""
    rounds: dict[int, int] = {}
    roots = []
    grow = plain_uct._grow

    def counting(game: Game, root: plain_uct.UctNode, source: random.Random) -> None:
        if id(root) not in rounds:
            roots.append(root)  # kept, so that no other gets its id
        rounds[id(root)] = rounds.get(id(root), 0) + 1
        grow(game, root, source)

    monkeypatch.setattr(plain_uct, "_grow", counting)
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6") if game == "surmount" else s.new_match(game, size=3)
    spent = set()
    for seed in range(30):
        again = s.load_record(match.record())
        rounds.clear()
        Player("uct", playouts=20).take_turn(again, random.Random(seed))
        assert sum(rounds.values()) <= 20
        spent.add(next(iter(rounds.values())) / 20)
    assert shares <= spent
    assert min(spent) >= min(shares)


def test_the_yardstick_beats_a_random_mover() -> None:
    for seed in range(4):
        players = (Player("uct", playouts=300), RANDOM) if seed % 2 else (RANDOM, Player("uct", playouts=300))
        result = play_game(GameSpec("parasol", players, 3, seed=seed))
        assert result.winner is not None
        assert players[result.winner].opponent == "uct"

"""The arena's players, openings and single games."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import ERRORS, PIE_GAMES, Setup, every_small_setup

import py_engine as s
from py_engine.arena import GameSpec, Player, draw_even_opening, draw_opening, plain_uct, play_game, read_player
from py_engine.arena.openings import OPENINGS_COMPARED
from py_engine.games.base import Game
from py_engine.games.catalogue import find_game

RANDOM = Player("random")


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[s.Match, str], str]], None]:
    """Puts a function of the match and the opponent's id in the place of all thinking."""

    def put(choose: Callable[[s.Match, str], str]) -> None:
        def stand_in(match: s.Match, opponent: str, **budget: object) -> s.Choice:
            return s.Choice(choose(match, opponent), 0.5, 1, (), None)

        monkeypatch.setattr("py_engine.arena.players.choose_turn", stand_in)

    return put


# --- players ---


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


# --- openings ---


@every_small_setup
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 5))
def test_an_opening_is_legal_has_no_swap_and_leaves_the_game_open(setup: Setup, seed: int, turns: int) -> None:
    opening = draw_opening(setup.game, turns, seed, size=setup.size, holes=setup.holes)
    match = setup.match()
    for text in opening:
        match.play(text)
    assert match.turns == opening
    assert len(opening) == turns
    assert "swap" not in opening
    assert not match.is_over


def test_an_opening_that_would_end_the_game_is_drawn_again() -> None:
    ended = 0
    for seed in range(40):
        match = s.new_match("subsume", size=2)
        source = random.Random(seed)
        while len(match.turns) < 7 and not match.is_over:
            match.play(source.choice(match.legal_turns()))
        ended += match.is_over
        assert len(draw_opening("subsume", 7, seed, size=2)) == 7
    assert ended > 0  # so that there was something to throw away


def test_openings_are_the_same_for_the_same_seed_only() -> None:
    drawn = [tuple(draw_opening("sum", 3, seed)) for seed in (1, 1, 2, 3)]
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) == 3


@pytest.mark.parametrize("game", ["parasol", "sum"])
def test_of_some_random_openings_the_most_even_is_drawn(game: str) -> None:
    def unevenness(opening: list[str]) -> float:
        match = s.new_match(game, 3)
        for text in opening:
            match.play(text)
        return abs(s.choose_turn(match, playouts=s.opponents_of(game)[1].playouts, seed=0).win_rate - 0.5)

    for seed in range(3):
        even = draw_even_opening(game, 2, seed, size=3)
        assert even == draw_even_opening(game, 2, seed, size=3)
        drawn = [draw_opening(game, 2, f"{seed} {number}", size=3) for number in range(OPENINGS_COMPARED)]
        assert unevenness(even) == min(map(unevenness, drawn))
        assert draw_even_opening(game, 0, seed, size=3) == []


def test_an_opening_as_long_as_the_game_is_refused() -> None:
    assert len(draw_opening("parasol", 6, 1, size=2)) == 6
    with pytest.raises(s.InvalidSetup, match="opening of 7 turns was found that leaves Parasol open on size 2"):
        draw_opening("parasol", 7, 1, size=2)


@pytest.mark.parametrize("turns", [-1, 1.0, "2", None])
def test_a_length_of_openings_that_cannot_be_is_refused(turns: Any) -> None:
    with pytest.raises(s.InvalidSetup, match="from 0, not"):
        draw_opening("parasol", turns, 1)


# --- games ---

SMALLEST_SETUPS = [*(Setup(info.id, info.sizes[0]) for info in s.catalogue()), Setup("sum", 3, ("b2", "c3"))]


@pytest.mark.parametrize("setup", SMALLEST_SETUPS, ids=str)
def test_the_same_spec_gives_the_same_game_and_its_record_can_be_replayed(setup: Setup) -> None:
    opening = tuple(draw_opening(setup.game, 2, 7, size=setup.size, holes=setup.holes))
    thinker = Player(s.opponents_of(setup.game)[0].id, playouts=4)
    spec = GameSpec(setup.game, (thinker, RANDOM), setup.size, setup.holes, opening, seed=5)
    result = play_game(spec)
    assert play_game(pickle.loads(pickle.dumps(spec))) == result
    match = s.load_record(json.dumps(result.record))
    assert match.is_over
    assert match.winner == result.winner
    assert match.turns[:2] == list(opening)
    assert match.players == (str(spec.players[0]), str(spec.players[1]))


def test_another_seed_gives_another_game() -> None:
    records = [play_game(GameSpec("sum", (RANDOM, Player("random")), 5, seed=seed)).record for seed in (1, 2)]
    assert records[0]["turns"] != records[1]["turns"]


@pytest.mark.parametrize("game", PIE_GAMES)
@pytest.mark.parametrize(("opening", "may_swap"), [((), True), (("b2",), True), (("b2", "a1"), False)])
def test_the_pie_rule_is_left_to_the_players_where_the_opening_has_fewer_than_two_turns(
    game: str, opening: tuple[str, ...], may_swap: bool
) -> None:
    swaps = set()
    for seed in range(30):
        turns = play_game(
            GameSpec(game, (RANDOM, RANDOM), find_game(game).sizes[0], opening=opening, seed=seed)
        ).record["turns"]
        swaps.add("swap" in turns)
    assert (True in swaps) == may_swap


def test_after_a_swap_the_first_player_is_asked_and_each_player_wins_for_itself(scripted: Any) -> None:
    asked = []

    def choose(match: s.Match, opponent: str) -> str:
        asked.append(opponent)
        return {0: "b2", 1: "swap"}.get(len(match.turns)) or match.legal_turns()[0]

    scripted(choose)
    result = play_game(GameSpec("parasol", (Player("one"), Player("other")), size=2))
    assert result.record["turns"] == ["b2", "swap", "a1", "a2", "b1", "b3", "c1", "c2"]
    assert asked == ["one", "other", "one", "other", "one", "other", "one", "other"]
    # the second player holds b2, a2, b3 and c2
    assert result.winner == 1
    assert str(result) == "one – other: other wins"


def test_a_game_that_does_not_end_is_given_up_and_says_so() -> None:
    result = play_game(GameSpec("sum", (RANDOM, RANDOM), 5, opening=("a1",), most_turns=4))
    assert result.winner is None
    assert result.unfinished == "given up after 4 turns"
    assert len(s.load_record(result.record).turns) == 4
    assert str(result) == "random – random, opening a1: given up after 4 turns"


def test_a_player_that_fails_is_named_with_its_error_and_the_turn(scripted: Any) -> None:
    def choose(match: s.Match, opponent: str) -> str:
        if len(match.turns) == 3:
            raise ZeroDivisionError("division by nothing")
        return match.legal_turns()[0]

    scripted(choose)
    result = play_game(GameSpec("parasol", (Player("one"), Player("other")), 3, opening=("a1", "a2")))
    assert result.winner is None
    assert result.unfinished == "other failed at turn 4: ZeroDivisionError: division by nothing"
    assert s.load_record(result.record).turns == ["a1", "a2", "a3"]


def test_a_player_that_plays_an_illegal_turn_has_failed(scripted: Any) -> None:
    scripted(lambda match, opponent: "a1")
    result = play_game(GameSpec("parasol", (Player("one"), Player("other")), 3))
    assert result.winner is None
    assert result.unfinished == "other failed at turn 2: IllegalTurn: 'a1': There is already a stone on a1."


@pytest.mark.parametrize(
    "spec",
    [
        GameSpec("chess", (RANDOM, RANDOM)),
        GameSpec("surmount", (RANDOM, RANDOM), size=3),
        GameSpec("sum", (RANDOM, RANDOM), holes=("a1",)),
        GameSpec("parasol", (RANDOM, RANDOM), opening=("a1", "a1")),
    ],
    ids=["game", "size", "holes", "opening"],
)
def test_a_game_that_cannot_be_set_up_raises(spec: GameSpec) -> None:
    with pytest.raises(ERRORS):
        play_game(spec)


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

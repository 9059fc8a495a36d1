"""The arena's players: their texts, budgets and tunings, the random player, and the yardsticks."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from networks import random_network
from setups import Setup, every_small_setup

import py_engine as s
from py_engine.arena import GameSpec, Player, plain_uct, plan, play_game, read_player
from py_engine.arena.classic import CLASSICS, classic_of
from py_engine.arena.tuning import TUNABLES, Tuning
from py_engine.games.base import Game
from py_engine.search import mcts
from py_engine.search.network import evaluator as evaluators
from py_engine.search.network.evaluator import weights_in
from py_engine.search.network.weights import write_weights
from py_engine.search.params import PARAMS, WITH_NETWORK, SearchParams

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
        ("classic@0.5s", Player("classic", seconds=0.5)),
        ("steady:lanes=32", Player("steady", tuning=Tuning((("lanes", 32),)))),
        (
            "steady@0.5s:policy_weight=0.4,value_part=1,weights=of 3@home:x.json",
            Player("steady", 0.5, None, Tuning((("policy_weight", 0.4), ("value_part", 1.0)), "of 3@home:x.json")),
        ),
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


# --- plain tree search, the yardstick of all


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


def test_the_yardstick_spends_the_seconds_of_the_clock_that_it_is_given() -> None:
    ticks = count()
    match = s.new_match("parasol", size=3)
    Player("uct", seconds=50).take_turn(match, random.Random(1), lambda: float(next(ticks)))
    assert next(ticks) >= 50


# --- the classic player, the yardstick of networks

# Those whose networks have been measured by it.
GAMES = list(CLASSICS)
every_game = pytest.mark.parametrize("game", GAMES)


def turns_of(player: str, game: str, turns: int = 3, size: int | None = None) -> list[str]:
    """The turns of a player for both sides from the start, by default on the smallest board."""
    smallest = next(info.sizes[0] for info in s.catalogue() if info.id == game)
    match, source = s.new_match(game, size=size or smallest), random.Random(5)
    for _ in range(turns):
        if not match.is_over:
            read_player(player).take_turn(match, source)
    return match.turns


def test_the_parameters_of_the_classic_players_are_these_for_ever() -> None:
    usual = {
        "lanes": 64,
        "leaves": 16,
        "examined_after": 64,
        "exploration": 0.35,
        "rave_equivalence": 100.0,
        "playouts_as_one": 1.0,
        "playout_factor": 1,
        "shared_from": None,
        "policy_weight": 0.0,
        "value_part": 0.0,
        "deviation": 0.02,
    }
    own: dict[str, dict[str, float]] = {
        "subsume": {"proof_below": 20},
        "surmount": {
            "proof_below": 8,
            "lanes": 32,
            "examined_after": 0,
            "exploration": 0.2,
            "rave_equivalence": 30.0,
        },
        "sunspot": {"proof_below": 16, "examined_after": 0, "rave_equivalence": 400.0},
        "sum": {"proof_below": 14, "leaves": 4},
        "parasol": {
            "proof_below": 13,
            "lanes": 1024,
            "leaves": 4,
            "playouts_as_one": 64.0,
            "playout_factor": 256,
            "deviation": 0.0025,
        },
    }
    assert {game: classic.params._asdict() for game, classic in CLASSICS.items()} == {
        game: usual | changed for game, changed in own.items()
    }
    assert {game: classic.playouts for game, classic in CLASSICS.items()} == {
        "subsume": 6_144,
        "parasol": 1_048_576,
        "surmount": 4_096,
        "sunspot": 6_144,
        "sum": 4_096,
    }


@pytest.fixture
def networks_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network in place in each game, for all searches without their own parameters."""
    for game in GAMES:
        made = s.new_match(game).game
        (tmp_path / f"{game}.json").write_text(write_weights(random_network(made, 1)), encoding="utf-8")
        monkeypatch.setitem(WITH_NETWORK, game, PARAMS[game]._replace(policy_weight=0.5, value_part=0.5))
    monkeypatch.setattr(evaluators, "FOLDER", tmp_path)
    weights_in.cache_clear()


@every_game
def test_the_classic_player_asks_no_network_and_does_not_follow_the_parameters_of_today(
    game: str, networks_everywhere: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def asking(game: Game) -> None:
        asked.append(game.id)

    monkeypatch.setattr(mcts, "evaluator_in_place", asking)
    turns = turns_of("classic@30", game)
    assert not asked
    monkeypatch.setitem(PARAMS, game, SearchParams(proof_below=0, lanes=16, leaves=2, exploration=3.0))
    assert turns_of("classic@30", game) == turns
    turns_of(f"{s.opponents_of(game)[-1].id}@30", game, turns=1)
    assert asked, "the strongest of the game itself does ask"


@every_game
def test_an_opponent_asks_the_network_that_is_in_place(
    game: str, networks_everywhere: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(mcts, "evaluator_in_place", lambda game: asked.append(game.id))
    turns_of(f"{s.opponents_of(game)[-1].id}@30", game, turns=1)
    assert asked == [game]


@every_game
def test_the_classic_player_is_the_same_for_a_seed_and_a_number_of_playouts(game: str) -> None:
    assert turns_of("classic@40", game) == turns_of("classic@40", game)


def test_the_classic_player_has_a_budget_where_none_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def choose(match: s.Match, opponent: str | None, **needs: Any) -> s.Choice:
        given.append((opponent, needs["playouts"], needs["seconds"], needs["params"]))
        return s.Choice(match.legal_turns()[0], 0.5, 1, (), None)

    monkeypatch.setattr("py_engine.arena.players.choose_turn", choose)
    turns_of("classic", "sum", turns=1)
    turns_of("classic@0.5s", "sum", turns=1)
    assert given == [(None, 4_096, None, CLASSICS["sum"].params), (None, None, 0.5, CLASSICS["sum"].params)]


def test_a_game_without_a_classic_player_is_quoted() -> None:
    with pytest.raises(s.InvalidSetup, match="'hex'"):
        classic_of("hex")


def test_players_spend_the_seconds_of_the_clock_that_a_game_is_given() -> None:
    """A thousandth of a second goes by at each look, so that a game takes more than one turn's fifty."""
    ticks = count()

    def clock() -> float:
        return next(ticks) * 1e-3

    spec = GameSpec("sum", (read_player("classic@0.05s"), read_player("classic@0.05s")), 3, seed=2)
    assert play_game(spec, clock).winner is not None
    assert next(ticks) > 50


# --- opponents with other parameters, and networks from files


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("steady:", "''"),
        ("steady:lanes", "'lanes'"),
        ("steady:lanes=", "'lanes='"),
        ("steady:speed=3", "'speed'"),
        ("steady:shared_from=3", "'shared_from'"),
        ("steady:lanes=32,lanes=64", "'lanes' is named twice"),
        ("steady:lanes=3.5", "'3.5'"),
        ("steady:lanes=0", "lanes is a whole number from 1 to 4096, not 0"),
        ("steady:lanes=３２", "'３２'"),
        ("steady:value_part=1.5", "value_part is a number from 0 to 1, not 1.5"),
        ("steady:value_part=-1", "'-1'"),
        ("steady:exploration=nan", "'nan'"),
        ("steady:exploration=1e999", "'1e999'"),
        ("steady:weights=a.json,weights=b.json", "'weights' is named twice"),
        ("random:lanes=32", "'random'"),
        ("uct@20:lanes=32", "'uct'"),
        ("classic@20:lanes=32", "'classic'"),
    ],
)
def test_a_setting_that_cannot_be_is_quoted_and_refused(text: str, quoted: str) -> None:
    with pytest.raises(s.InvalidSetup) as caught:
        read_player(text)
    assert quoted in str(caught.value)


def test_settings_may_come_in_any_order_and_are_written_in_one() -> None:
    player = read_player("steady:weights=a.json,value_part=0.50,lanes=32")
    assert str(player) == "steady:lanes=32,value_part=0.5,weights=a.json"
    with pytest.raises(s.InvalidSetup, match="order"):
        Tuning((("value_part", 0.5), ("lanes", 32)))


def test_every_setting_is_a_parameter_of_the_search_and_todays_values_are_within_its_bounds() -> None:
    for params in PARAMS.values():
        values = {name: getattr(params, name) for name in TUNABLES}
        assert Tuning(tuple(values.items())).params("sum")._replace(proof_below=0)


def test_settings_take_the_place_of_the_games_parameters() -> None:
    tuned = read_player("steady:exploration=0.7,proof_below=3").tuning
    assert tuned is not None
    assert tuned.params("sum") == PARAMS["sum"]._replace(exploration=0.7, proof_below=3)
    with pytest.raises(s.InvalidSetup, match="8 lanes are too few for 16 leaves"):
        Tuning((("lanes", 8),)).params("subsume")


def planned(game: str, *players: str) -> None:
    plan(game, players, 1, 1, opening_turns=0)


def test_weights_in_a_file_are_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "in-place").mkdir()
    monkeypatch.setattr(evaluators, "FOLDER", tmp_path / "in-place")
    weights_in.cache_clear()
    strongest = s.opponents_of("sum")[-1].id
    files = []
    for seed in (1, 2):
        files.append(tmp_path / f"{seed}.json")
        files[-1].write_text(write_weights(random_network(s.new_match("sum").game, seed)), encoding="utf-8")
    settings = f"{strongest}@150:policy_weight=0.5,value_part=0.9"
    alone, first, second = (
        turns_of(f"{settings}{network}", "sum", 4, 7) for network in ("", *(f",weights={file}" for file in files))
    )
    assert first == turns_of(f"{settings},weights={files[0]}", "sum", 4, 7)
    assert len({*map(tuple, (alone, first, second))}) == 3
    assert alone == turns_of(f"{strongest}@150", "sum", 4, 7), "no network is in place"


def test_a_file_that_is_of_no_use_is_quoted_before_anything_is_played(tmp_path: Path) -> None:
    strongest = s.opponents_of("sum")[-1].id
    file = tmp_path / "x.json"
    player = f"{strongest}:value_part=0.5,weights={file}"
    with pytest.raises(s.InvalidSetup, match="cannot be read"):
        planned("sum", "random", player)
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(s.InvalidSetup, match="holds no weights"):
        planned("sum", "random", player)
    file.write_text(write_weights(random_network(s.new_match("parasol").game, 1)), encoding="utf-8")
    with pytest.raises(s.InvalidSetup, match="for parasol or other planes, not for sum"):
        planned("sum", "random", player)
    file.write_text(write_weights(random_network(s.new_match("sum").game, 1)), encoding="utf-8")
    planned("sum", "random", player)
    with pytest.raises(s.InvalidSetup, match="are not asked"):
        planned("sum", "random", f"{strongest}:weights={file}")

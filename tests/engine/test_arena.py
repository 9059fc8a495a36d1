"""The arena: players, openings, games, and tournaments on any executor."""

from __future__ import annotations

import concurrent.futures
import json
import os
import pickle
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import ERRORS, PIE_GAMES, Setup, every_small_setup

import py_engine as s
from py_engine.arena import (
    CrossTable,
    GameResult,
    GameSpec,
    Player,
    draw_opening,
    plan,
    play_game,
    play_games,
    read_player,
    tournament,
)

RANDOM = Player("random")


class InlineExecutor(Executor):
    """Plays at once, where it is asked to; some calls may be lost instead."""

    def __init__(self, lost: Callable[[int], bool] = lambda number: False) -> None:
        self.calls = 0
        self.lost = lost

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.calls += 1
        if self.lost(self.calls):
            future.set_exception(BrokenExecutor("a worker went away"))
        else:
            future.set_result(function(*arguments, **settings))
        return future


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
    ],
)
def test_a_text_that_means_no_player_is_refused(text: str) -> None:
    with pytest.raises(s.InvalidSetup, match=r"player|playouts|seconds"):
        read_player(text)


@pytest.mark.parametrize("budget", [{"seconds": "1"}, {"playouts": 2.0}, {"playouts": True}, {"seconds": float("nan")}])
def test_a_budget_that_is_none_is_refused_with_a_quotation(budget: dict[str, Any]) -> None:
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


def test_an_opening_as_long_as_the_game_is_refused() -> None:
    assert len(draw_opening("parasol", 6, 1, size=2)) == 6
    with pytest.raises(s.InvalidSetup, match="opening of 7 turns was found that leaves Parasol open on size 2"):
        draw_opening("parasol", 7, 1, size=2)


@pytest.mark.parametrize("turns", [-1, 1.0, "2", None])
def test_a_length_of_openings_that_is_none_is_refused(turns: Any) -> None:
    with pytest.raises(s.InvalidSetup, match="from 0, not"):
        draw_opening("parasol", turns, 1)


# --- games ---


@pytest.mark.parametrize(
    "setup",
    [
        Setup("subsume", 2),
        Setup("surmount", 4),
        Setup("sunspot", 2),
        Setup("parasol", 2),
        Setup("sum", 3, ("b2", "c3")),
    ],
    ids=str,
)
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
        turns = play_game(GameSpec(game, (RANDOM, RANDOM), 2, opening=opening, seed=seed)).record["turns"]
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


# --- tournaments ---

PLAYERS = ["random", f"{s.opponents_of('sum')[0].id}@3", f"{s.opponents_of('sum')[0].id}@20"]


def small_tournament(executor: Executor | None = None, processes: int | None = 1, seed: int = 4) -> CrossTable:
    return tournament("sum", PLAYERS, 3, seed, executor, processes=processes, size=3)


def test_every_two_players_play_each_opening_twice_with_sides_swapped() -> None:
    specs = plan("sum", PLAYERS, 4, 1, size=3)
    assert len(specs) == 4 * 3 * 2
    assert len({spec.seed for spec in specs}) == len(specs)
    for pair in range(4):
        games = [spec for spec in specs if spec.pair == pair]
        assert len({spec.opening for spec in games}) == 1  # the pairs of all players share it
        sides = [tuple(str(player) for player in spec.players) for spec in games]
        assert sorted(sides) == sorted((one, other) for one in PLAYERS for other in PLAYERS if one != other)
        for one, other in zip(games[::2], games[1::2], strict=True):
            assert one.players == other.players[::-1]
    assert len({spec.opening for spec in specs}) > 1
    assert all(len(spec.opening) == 2 for spec in specs)


def test_a_tournament_comes_pair_by_pair() -> None:
    pairs = [spec.pair for spec in plan("sum", ["random", s.opponents_of("sum")[0].id], 3, 1)]
    assert pairs == sorted(pairs)


def test_the_same_seed_gives_the_same_tournament_and_another_another() -> None:
    table = small_tournament()
    assert small_tournament() == table
    assert [result.spec.opening for result in small_tournament(seed=5).results] != [
        result.spec.opening for result in table.results
    ]


def test_an_executor_handed_in_is_used_for_every_game_and_changes_nothing() -> None:
    executor = InlineExecutor()
    assert small_tournament(executor) == small_tournament()
    assert executor.calls == 18


@pytest.mark.cpython_only
@pytest.mark.parametrize("kind", ["ThreadPoolExecutor", "ProcessPoolExecutor"])
def test_threads_and_processes_give_the_same_games_and_are_left_running(kind: str) -> None:
    with getattr(concurrent.futures, kind)(2) as executor:
        assert small_tournament(executor) == small_tournament()
        assert executor.submit(len, "abc").result() == 3


@pytest.mark.cpython_only
def test_processes_of_its_own_give_the_same_games() -> None:
    assert small_tournament(processes=2) == small_tournament()


def test_a_lost_game_is_reported_and_the_others_count() -> None:
    table = small_tournament(InlineExecutor(lost=lambda number: number == 5))
    whole = small_tournament()
    (lost,) = table.unfinished
    assert lost == GameResult(
        whole.results[4].spec,
        lost.spec.start().record(),
        None,
        "no result came back: BrokenExecutor: a worker went away",
    )
    assert [result for result in table.results if result is not lost] == [
        result for number, result in enumerate(whole.results) if number != 4
    ]
    assert s.load_record(lost.record).turns == list(lost.spec.opening)
    assert str(lost) in table.as_text()


@pytest.mark.cpython_only
def test_a_worker_that_dies_does_not_take_the_tournament_with_it() -> None:
    class KillingExecutor(Executor):
        """Real processes, one of which ends where it should play the second game."""

        calls = 0

        def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
            self.calls += 1
            return pool.submit(os._exit, 1) if self.calls == 2 else pool.submit(function, *arguments, **settings)

    with concurrent.futures.ProcessPoolExecutor(1) as pool:
        table = small_tournament(KillingExecutor())
    assert len(table.results) == 18
    assert table.results[1] in table.unfinished
    for result in table.unfinished:
        assert result.unfinished is not None
        assert result.unfinished.startswith("no result came back: BrokenProcessPool: ")


@pytest.mark.cpython_only
def test_an_executor_that_was_shut_down_is_reported() -> None:
    executor = concurrent.futures.ThreadPoolExecutor(1)
    executor.shutdown()
    table = small_tournament(executor)
    assert len(table.unfinished) == 18
    assert "cannot schedule new futures after shutdown" in table.as_text()


def test_games_that_have_not_begun_are_cancelled_when_nobody_wants_results_any_more() -> None:
    futures: list[Future[Any]] = []

    class SlowExecutor(Executor):
        """Plays the first game only."""

        def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if not futures:
                future.set_result(function(*arguments))
            futures.append(future)
            return future

    specs = plan("sum", PLAYERS, 1, 1, size=3)
    results = play_games(specs, SlowExecutor())
    assert next(results).spec == specs[0]
    results.close()
    assert [future.cancelled() for future in futures] == [False] + [True] * 5


@pytest.mark.parametrize(
    ("wrong", "quoted"),
    [
        ({"game": "chess"}, "'chess'"),
        ({"players": ["random"]}, r"\['random'\]"),
        ({"players": []}, r"\[\]"),
        ({"players": ["random", "random"]}, "'random' is named twice"),
        ({"players": ["random", "nobody"]}, "'nobody'"),
        ({"players": ["random", "random@20"]}, "'random@20'"),
        ({"pairs": 0}, "number of pairs is a whole number from 1, not 0"),
        ({"pairs": 1.5}, "1.5"),
        ({"seed": "x"}, "the seed is a whole number, not 'x'"),
        ({"size": 99}, "99"),
        ({"holes": ["z9"]}, "'z9'"),
        ({"holes": ["a1"]}, "an odd number of free squares"),
        ({"opening_turns": -1}, "-1"),
        ({"processes": 0}, "number of processes is a whole number from 1, not 0"),
    ],
    ids=str,
)
def test_a_tournament_that_cannot_be_held_is_refused_before_anything_is_played(
    wrong: dict[str, Any], quoted: str
) -> None:
    executor = InlineExecutor()
    arguments: dict[str, Any] = {"game": "sum", "players": PLAYERS, "pairs": 1, "seed": 1, "size": 3}
    with pytest.raises(s.InvalidSetup, match=quoted):
        tournament(executor=executor, **(arguments | wrong))
    assert executor.calls == 0


def test_a_thinking_player_beats_the_random_one_and_the_table_says_so() -> None:
    table = tournament("sunspot", ["random", f"{s.opponents_of('sunspot')[0].id}@50"], 10, 1, processes=1, size=2)
    (_, lost), (won, _) = table.wins()
    assert won + lost == 20
    assert won >= 16
    difference = table.elo().difference(1, 0)
    assert difference is not None
    assert difference.elo > 200


# --- the cross-table ---


def made_up_table(scores: dict[tuple[str, str], str], seed: int | None = 3) -> CrossTable:
    """A table of games that nobody played. scores: for first and second player, `1`, `2` or `?` for each game."""
    results = []
    for (first, second), winners in scores.items():
        for number, winner in enumerate(winners):
            spec = GameSpec("sum", (Player(first), Player(second)), 3, opening=("a1", "b2"), seed=number, pair=number)
            result = {"1": 0, "2": 1, "?": None}[winner]
            results.append(GameResult(spec, spec.start().record(), result, None if result is not None else "cut off"))
    return CrossTable(tuple(results), seed)


SCORES = {("low", "high"): "22?2", ("high", "low"): "1121", ("mid", "low"): "1112", ("high", "mid"): "1212"}


def test_wins_are_counted_for_the_winner_on_either_side_and_unfinished_games_for_nobody() -> None:
    table = made_up_table(SCORES)
    assert [str(player) for player in table.players] == ["low", "high", "mid"]
    assert table.wins() == [[0, 1, 1], [6, 0, 2], [3, 2, 0]]
    assert len(table.unfinished) == 1
    assert table.first_player_wins == 0 + 3 + 3 + 2


def test_the_text_ranks_the_players_and_names_the_game_its_designer_and_what_went_wrong() -> None:
    text = made_up_table(SCORES).as_text()
    heading, table, remarks, unfinished = text.split("\n\n")
    assert heading.splitlines() == [
        "Sum by Grayson Jorgenson, 2020, https://github.com/gsjorgenson/sum-game",
        "size 3, 16 games, seed 3",
    ]
    rows = [line.split() for line in table.splitlines()]
    assert rows[0] == ["player", "Elo", "±", "won", "1", "2", "3"]
    assert [[row[0], row[1], *row[4:]] for row in rows[1:]] == [
        ["1", "high", "8/11", "·", "2–2", "6–1"],
        ["2", "mid", "5/8", "2–2", "·", "3–1"],
        ["3", "low", "2/11", "1–6", "1–3", "·"],
    ]
    assert [int(row[2]) for row in rows[1:]] == sorted((int(row[2]) for row in rows[1:]), reverse=True)
    assert remarks.startswith("The first player won 8 of 15 games.\nhigh over mid: +")
    assert "half a win" not in remarks
    assert unfinished == "Not finished, and counted for nobody: 1 game\n  low – high, opening a1 b2: cut off\n"


def test_the_text_tells_when_half_wins_had_to_be_added() -> None:
    assert "half a win was added" in made_up_table({("strong", "weak"): "111"}).as_text()


def test_a_player_without_a_finished_game_has_no_rating_and_stands_last() -> None:
    table = made_up_table({("absent", "one"): "??", ("one", "other"): "1211", ("absent", "other"): "?"})
    rows = [line.split() for line in table.as_text().split("\n\n")[1].splitlines()]
    assert rows[-1][:4] == ["3", "absent", "?", "?"]
    assert json.loads(table.as_json())["players"][0]["elo"] is None


def test_a_table_without_any_finished_game_can_be_shown() -> None:
    table = made_up_table({("one", "other"): "??"})
    assert "The first player won 0 of 0 games." in table.as_text()
    assert json.loads(table.as_json())["unfinished"] == 2


def test_the_json_has_every_game_and_agrees_with_the_table() -> None:
    table = small_tournament()
    document = json.loads(table.as_json())
    assert (document["format"], document["version"]) == ("sunstones-arena", 1)
    assert (document["game"], document["size"], document["holes"], document["seed"]) == ("sum", 3, [], 4)
    assert document["wins"] == table.wins()
    assert document["unfinished"] == 0
    assert document["first_player_wins"] == table.first_player_wins
    names = [player["player"] for player in document["players"]]
    assert names == PLAYERS
    counted = [[0] * 3 for _ in names]
    for game, result in zip(document["games"], table.results, strict=True):
        match = s.load_record(game["record"])
        assert match.is_over
        assert match.winner == game["winner"]
        assert match.turns[:2] == game["opening"]
        assert list(match.players) == game["players"]
        assert game["seed"] == result.spec.seed
        counted[names.index(game["players"][match.winner])][names.index(game["players"][1 - match.winner])] += 1
    assert counted == document["wins"]
    ratings = table.elo()
    for i, player in enumerate(document["players"]):
        assert player["won"] == sum(counted[i])
        assert player["lost"] == sum(row[i] for row in counted)
        estimate = ratings.of(i)
        assert estimate is not None
        assert (player["elo"], player["standard_error"]) == pytest.approx(estimate, abs=0.01)
    assert [difference["players"] for difference in document["differences"]] == [
        [names[0], names[1]],
        [names[0], names[2]],
        [names[1], names[2]],
    ]


def test_a_table_in_json_is_the_same_text_each_time() -> None:
    assert small_tournament().as_json() == small_tournament(InlineExecutor()).as_json()


def test_the_size_is_told_where_the_default_was_played() -> None:
    spec = GameSpec("sum", (RANDOM, Player("other")))
    table = CrossTable((GameResult(spec, spec.start().record(), 0),))
    assert json.loads(table.as_json())["size"] == 9
    assert "size 9, 1 game\n" in table.as_text()

"""The cross-table of a tournament, as a text and as JSON."""

from __future__ import annotations

import json

import pytest
from arena_tournaments import PLAYERS, InlineExecutor, small_tournament, whole_tournament

import py_engine as s
from py_engine.arena import CrossTable, GameResult, GameSpec, Player


def made_up_table(scores: dict[tuple[str, str], str], seed: int | None = 3) -> CrossTable:
    """A table of games that were never played. scores: for first and second player, `1`, `2` or `?` for each game."""
    results = []
    for (first, second), winners in scores.items():
        for number, winner in enumerate(winners):
            spec = GameSpec("sum", (Player(first), Player(second)), 3, opening=("a1", "b2"), seed=number, pair=number)
            result = {"1": 0, "2": 1, "?": None}[winner]
            results.append(GameResult(spec, spec.start().record(), result, None if result is not None else "cut off"))
    return CrossTable(tuple(results), seed)


SCORES = {("low", "high"): "22?2", ("high", "low"): "1121", ("mid", "low"): "1112", ("high", "mid"): "1212"}


def test_a_win_counts_for_the_winner_on_either_side_and_an_unfinished_game_for_neither() -> None:
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
    assert unfinished == "Not finished, and counted for neither player: 1 game\n  low – high, opening a1 b2: cut off\n"


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
    table = whole_tournament()
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
    assert whole_tournament().as_json() == small_tournament(InlineExecutor()).as_json()


def test_the_size_is_told_where_the_default_was_played() -> None:
    spec = GameSpec("sum", (Player("random"), Player("other")))
    table = CrossTable((GameResult(spec, spec.start().record(), 0),))
    assert json.loads(table.as_json())["size"] == 9
    assert "size 9, 1 game\n" in table.as_text()

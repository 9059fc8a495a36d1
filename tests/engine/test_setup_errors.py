"""Set-ups that do not exist are refused with an `InvalidSetup` that quotes the request."""

from __future__ import annotations

from typing import Any

import pytest
from facts import FACTS

import py_engine as s

GAMES = {info.id: info for info in s.catalogue()}


@pytest.mark.parametrize(("game", "sizes"), [(game, known.sizes) for game, known in FACTS.items()])
def test_the_sizes_that_a_game_is_played_on(game: str, sizes: tuple[int, int, int]) -> None:
    info = GAMES[game]
    assert (info.sizes[0], info.default_size, info.sizes[-1]) == sizes


@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_its_designer_with_a_year_and_a_link(game: str) -> None:
    info = GAMES[game]
    assert info.designer
    assert 1900 <= info.year <= 2100
    assert info.url.startswith("https://")
    assert len(info.players) == len(set(info.players)) == 2
    assert info.goal.endswith(".")
    assert info.summary.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_every_size_of_the_catalogue_can_be_played_and_no_size_means_the_usual_one(game: str) -> None:
    info = GAMES[game]
    for size in info.sizes:
        holes = ["a1"] if game == "sum" and size % 2 == 0 else []
        match = s.new_match(game, size=size, holes=holes)
        assert match.size == size
        match.play("a2")
    assert s.new_match(game).size == info.default_size


@pytest.mark.parametrize(
    "game", ["", "chess", "Subsume", "sum ", "sum_game", None, 5, True, b"sum", ["sum"], {}, object]
)
def test_there_is_no_such_game(game: Any) -> None:
    with pytest.raises(s.InvalidSetup) as caught:
        s.new_match(game)
    assert repr(game) in str(caught.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "size",
    [-1, 0, 1, 20, 99, 10**30, True, False, 5.0, 4.5, float("nan"), float("inf"), "5", "", b"5", [5], {}, object],
)
def test_there_is_no_such_size(game: str, size: Any) -> None:
    with pytest.raises(s.InvalidSetup) as caught:
        s.new_match(game, size=size)
    assert repr(size) in str(caught.value)


@pytest.mark.parametrize("size", [10**5000, -(10**5000)], ids=["enormous", "the opposite"])
def test_a_number_too_long_to_be_written_is_refused_like_any_other(size: int) -> None:
    with pytest.raises(s.InvalidSetup):
        s.new_match("sum", size)


@pytest.mark.parametrize(("depth", "error"), [(50, s.InvalidSetup), (2_000, s.InvalidText)])
def test_what_nests_too_deep_to_be_quoted_is_refused_like_anything_else(depth: int, error: type[ValueError]) -> None:
    """It is a result that is not the match's, or, if nested deeper than any record, a text that cannot be read."""
    deep: list[object] = []
    for _ in range(depth):
        deep = [deep]
    with pytest.raises(error):
        s.load_record({**s.new_match("sum").record(), "result": deep})


def test_surmount_needs_size_4() -> None:
    with pytest.raises(s.InvalidSetup, match="sizes 4 to 10, not 3"):
        s.new_match("surmount", size=3)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "sum"])
def test_only_sum_has_holes(game: str) -> None:
    with pytest.raises(s.InvalidSetup, match="without holes"):
        s.new_match(game, holes=["c4"])
    assert s.new_match(game, holes=[]).holes == []


@pytest.mark.parametrize(
    "holes",
    ["c4", b"c4", "", 4, 0, None, True, 3.5, [4], [None], [["c4"]], [("c", "4")], [{"c4": 1}], [b"c4"], [True], [[]]],
    ids=repr,
)
def test_holes_are_a_list_of_squares(holes: Any) -> None:
    with pytest.raises(s.InvalidSetup):
        s.new_match("sum", size=6, holes=holes)


@pytest.mark.parametrize("hole", ["", "z1", "a7", "g1", "a0", "a01", "A1", " a1", "a1 ", "c４", "x" * 1000])
def test_a_hole_is_on_the_board(hole: str) -> None:
    with pytest.raises(s.InvalidSetup) as caught:
        s.new_match("sum", size=6, holes=[hole])
    assert repr(hole[:40]) in str(caught.value)


def test_a_hole_is_named_once() -> None:
    with pytest.raises(s.InvalidSetup, match="'c4' is named twice"):
        s.new_match("sum", size=5, holes=["c4", "c4"])


@pytest.mark.parametrize(
    ("size", "holes"),
    [
        (4, []),
        (6, []),
        (5, ["a1"]),
        (5, ["a1", "b1", "c1"]),
        (4, ["a1", "a2"]),
        (3, [f"{c}{r}" for c in "abc" for r in "123"]),
    ],
)
def test_an_even_number_of_free_squares_is_refused_so_that_no_game_is_drawn(size: int, holes: list[str]) -> None:
    with pytest.raises(s.InvalidSetup, match="odd number of free squares") as caught:
        s.new_match("sum", size=size, holes=holes)
    assert f"leaves {size * size - len(holes)}" in str(caught.value)


@pytest.mark.parametrize("holes", [["a1"], ("b2",), {"c3"}, iter(["d4"]), ["a1", "b2", "c3"]])
def test_holes_may_be_any_collection_and_are_kept_in_board_order(holes: Any) -> None:
    match = s.new_match("sum", size=6, holes=holes)
    assert match.holes == sorted(match.holes)
    assert len(match.board) == 36 - len(match.holes)
    assert s.new_match("sum", size=6, holes=["f6", "a2", "a1"]).holes == ["a1", "a2", "f6"]


def test_a_board_with_one_free_square_is_a_short_game() -> None:
    match = s.new_match("sum", size=3, holes=[f"{c}{r}" for c in "abc" for r in "123" if c + r != "b2"])
    match.play("b2")
    assert match.is_over
    assert match.winner == 0


@pytest.mark.parametrize(
    "players",
    ["AB", [], ["one"], ["a", "b", "c"], [1, 2], [None, "b"], 5, b"ab", [["a"], ["b"]], {"a": 1, "b": 2}, {"a", "b"}],
)
def test_players_are_two_names(players: Any) -> None:
    with pytest.raises(s.InvalidSetup) as caught:
        s.new_match("sum", players=players)
    assert "two names" in str(caught.value)


def test_players_are_named_after_their_colours_unless_they_have_names() -> None:
    assert s.new_match("surmount").players == ("Black", "White")
    match = s.new_match("surmount", players=["Ada", "Bo"])
    assert match.players == ("Ada", "Bo")
    assert s.load_record(match.record()).players == ("Ada", "Bo")


def test_all_three_errors_are_value_errors() -> None:
    assert all(issubclass(error, ValueError) for error in (s.InvalidText, s.IllegalTurn, s.InvalidSetup))

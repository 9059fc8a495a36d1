"""Games for opening books, and how they are counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from book_making import playing, writing
from book_making.counting import action_at, book_text, count_games
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.match import new_match
from py_engine.openings.book import read_book
from py_engine.openings.images import least_image_of
from py_engine.report.first_stones import classes_of
from tests.c_compiler import needs_compiler
from tests.engine.networks import random_network
from training.player import BookPlan, play_openings

# Boards that are played out soon, with a network whose weights are drawn.
BOARDS = [("subsume", 4), ("surmount", 4), ("sunspot", 4), ("sum", 5), ("parasol", 3)]
every_board = pytest.mark.parametrize(("game_id", "size"), BOARDS)


def games(game_id: str, size: int, first: int, count: int, free: int = 0) -> list[dict[str, Any]]:
    plan = BookPlan(size, drawn=3, short=8, long=24, free=free)
    return play_openings(game_id, first, count, 7, plan, random_network(make_game(find_game(game_id), size), seed=1))


@needs_compiler
@every_board
def test_a_game_depends_on_its_number_alone(game_id: str, size: int) -> None:
    assert games(game_id, size, 0, 40)[20:] == games(game_id, size, 20, 20)


@needs_compiler
@every_board
def test_the_engine_can_play_each_game_and_first_stones_take_turns(game_id: str, size: int) -> None:
    game = make_game(find_game(game_id), size)
    classes = classes_of(game)
    played = games(game_id, size, 0, 2 * len(classes))
    assert [line["steps"][0] for line in played] == [cells[0] for cells in classes] * 2
    for line in played:
        position = game.start()
        for cell in line["steps"]:
            position = game.apply(position, action_at(game, position, cell))
        assert game.outcome(position) in {None, line["winner"]}


@needs_compiler
def test_every_fourth_game_chooses_its_own_first_stone_where_some_are_free() -> None:
    stones = [line["steps"][0] for line in games("sum", 5, 0, 32, free=4)]
    classes = [cells[0] for cells in classes_of(make_game(find_game("sum"), 5))]
    assert [stone for number, stone in enumerate(stones) if number % 4] == (classes * 4)[:24]


def test_orders_and_images_of_a_position_are_counted_together() -> None:
    game = make_game(find_game("parasol"), 3)
    lines = [
        {"number": 0, "winner": 0, "turns": ["a1", "c3", "e3"]},
        {"number": 1, "winner": 1, "turns": ["e3", "c3", "a1"]},
        {"number": 2, "winner": 0, "turns": ["a3", "c3", "e1"]},
        {"number": 3, "winner": 1, "turns": ["c3", "a1"]},
    ]
    counts = count_games(game, lines)
    first = counts[least_image_of(game, game.start()).key]
    assert sorted((count.games, count.wins) for count in first.values()) == [(1, 0), (3, 2)]
    match = new_match("parasol", 3)
    match.play("a1")
    match.play("c3")
    (third,) = counts[least_image_of(game, match.position).key].values()
    assert (third.games, third.wins) == (3, 2)


def test_the_book_lists_positions_of_ten_games_and_turns_of_five() -> None:
    game = make_game(find_game("parasol"), 3)
    often = [{"number": n, "winner": 0, "turns": ["a1", "c3", "b2"]} for n in range(9)]
    rarely = [{"number": n, "winner": 1, "turns": ["b2", "c3"]} for n in range(4)]
    plan = BookPlan(3, 4, 8, 24, 0)
    text = book_text(game, count_games(game, often + rarely), plan, "playouts")
    assert text.split("\n\n")[1] == "a1 9 9\n"
    text = book_text(game, count_games(game, [*often, *rarely, often[0], rarely[0]]), plan, "playouts")
    assert text.split("\n\n")[1] == "a1 10 10\n c3 10 10\n  b2 10 10\nb2 5 0\n"
    assert read_book(text).games == 15


def test_games_are_played_once_and_the_book_is_written_of_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(playing, "FOLDER", tmp_path)
    monkeypatch.setattr(playing, "GAMES_OF_ENGINE", 9)
    monkeypatch.setattr(playing, "PLANS", {"parasol": BookPlan(3, 2, 64, 128, 0)})
    monkeypatch.setattr(writing, "PLANS", playing.PLANS)
    monkeypatch.setattr(writing, "FOLDER", tmp_path)
    assert playing.play("parasol", 10, is_control=False, workers=1, minutes=1) == 18
    assert playing.play("parasol", 18, is_control=False, workers=1, minutes=1) == 0
    file, size = writing.write_book("parasol", 18)
    assert read_book(file.read_text()).games == 18
    assert size < len(file.read_text())

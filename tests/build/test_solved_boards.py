"""The maps of solved boards on the rule pages: what they say is found again, and is told in each language."""

from __future__ import annotations

import json
import re
from random import Random
from xml.etree import ElementTree

import pytest

import py_engine
from py_engine import load_record, new_match
from py_engine.board.boards import square_board
from py_engine.games.base import Game, Position
from py_engine.search.full_search import FullSearch
from py_engine.search.solved_boards import LARGEST_SOLVED
from py_engine.search.solving import ByFull
from site_build.rule_words import WORDS
from site_build.solved_boards import solved_boards, solved_section
from site_build.solved_words import SOLVED_WORDS

BOARD = square_board(4)
# Maps that are found again within a second.
SMALL = ["parasol 2", "subsume 2", "sunspot 2", "sum 3"]


def first_turns(game: Game) -> dict[str, Position]:
    """The position after each first turn."""
    start = game.start()
    return {game.action_text(action): game.apply(start, action) for action in game.legal_actions(start)}


def test_the_boards_with_a_map_are_those_on_which_the_proof_plays() -> None:
    sizes: dict[str, set[int]] = {}
    for record in solved_boards()["boards"]:
        game, size = record.split()[:2]
        sizes.setdefault(game, set()).add(int(size))
    assert {game: max(found) for game, found in sizes.items()} == dict(LARGEST_SOLVED)


def test_each_value_and_each_length_has_been_found_by_two_methods() -> None:
    # Proof-number search tells at most how long it takes.
    for record, entry in solved_boards()["boards"].items():
        exact = [name for name, cost in entry["methods"].items() if cost["solved"] and name != "proof"]
        assert len(exact) >= 2, record
    for name, entry in solved_boards()["placings"].items():
        complete = [method for method, cost in entry["methods"].items() if cost["boards"] == len(entry["boards"])]
        assert len(set(complete) - {"proof"}) >= 2, name


@pytest.mark.parametrize("record", SMALL)
def test_a_map_shows_what_is_found_again(record: str) -> None:
    game = load_record(f"{record}:").game
    by_full = ByFull(game, 100_000)
    found = {}
    for text, position in first_turns(game).items():
        solved = by_full.solve(position)
        assert solved is not None
        found[text] = -(solved.turns + 1) if solved.winner else solved.turns + 1
    assert found == solved_boards()["boards"][record]["turns"]


@pytest.mark.slow
@pytest.mark.parametrize("holes", ["5", "9", "13"])
def test_placings_of_holes_are_won_as_is_written_down(holes: str) -> None:
    boards = solved_boards()["placings"][f"4 {holes}"]["boards"]
    for values in Random(1).sample(boards, 2):
        order = new_match("sum", size=4, holes=["a1"]).game.board
        names = [order.name(cell) for cell in order.order]
        game = new_match(
            "sum", size=4, holes=[name for name, sign in zip(names, values, strict=True) if sign == "."]
        ).game
        for text, position in first_turns(game).items():
            outcome = game.outcome(position)
            winner = FullSearch(game, 0).wins_within(position) if outcome is None else outcome.winner == 0
            assert "-+"[winner] == values[names.index(text)], json.dumps([values, text])


@pytest.mark.parametrize("language", WORDS)
def test_each_map_is_a_picture_with_a_sign_and_a_number_in_each_cell_and_tells_it_in_words(language: str) -> None:
    for info in py_engine.catalogue():
        game = {"id": info.id, "shape": info.shape, "pie": info.pie, "holes": info.holes}
        section = solved_section(game, language, "../")
        pictures = [ElementTree.fromstring(found) for found in re.findall(r"<svg.*?</svg>", section)]
        records = [record for record in solved_boards()["boards"] if record.split()[0] == info.id]
        assert len(pictures) == len(records)
        for record, picture in zip(records, pictures, strict=True):
            turns = solved_boards()["boards"][record]["turns"]
            values = [text.text for text in picture.findall("text[@class='value']")]
            assert sorted(values) == sorted(f"{'+' if length > 0 else '−'}{abs(length)}" for length in turns.values())
            told = picture.findtext("desc") or ""
            assert all(f"{cell} ({abs(length)})" in told for cell, length in turns.items())
            assert f'python -m py_engine solve "{record}:"' in section
            assert "style=" not in section, "the page's policy forbids it"


def test_a_game_that_is_not_solved_has_no_section() -> None:
    assert solved_section({"id": "surmount", "shape": "hex", "pie": False, "holes": False}, "en", "../") == ""


def test_the_words_are_there_in_each_language_of_the_page() -> None:
    assert SOLVED_WORDS.keys() == WORDS.keys()


def test_each_placing_of_holes_is_there_once_and_leaves_an_odd_number_of_squares() -> None:
    # By Burnside's lemma: placings of so many holes on the square, those that are turned or mirrored as one.
    placings = {3: {0: 1, 2: 8, 4: 23, 6: 16, 8: 3}, 4: {1: 3, 3: 77, 5: 567, 7: 1465, 9: 1465, 11: 567, 13: 77, 15: 3}}
    found = solved_boards()["placings"]
    expected = {f"{size} {holes}": count for size, counts in placings.items() for holes, count in counts.items()}
    assert {name: len(set(entry["boards"])) for name, entry in found.items()} == expected

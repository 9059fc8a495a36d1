"""The maps of solved boards on the rule pages: what they say is found again, and is said in each language."""

from __future__ import annotations

import json
import re
from random import Random
from xml.etree import ElementTree

import pytest

import py_engine
from py_engine import load_record, new_match
from py_engine.board.boards import square_board
from py_engine.search.solved_boards import LARGEST_SOLVED
from site_build.hole_maps import hole_values
from site_build.hole_words import HOLE_WORDS
from site_build.rule_words import WORDS
from site_build.solved_boards import solved_boards, solved_section
from site_build.solved_words import SOLVED_WORDS
from tests.first_turns import first_turns_by_full

# Maps that are found again within a second.
SMALL = ["parasol 2", "subsume 2", "sunspot 2", "sum 3"]


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
        # The command next to a map is one of the engine's.
        assert any(entry["methods"].get(name, {}).get("solved") for name in ("full", "proof")), record
    for name, entry in solved_boards()["placings"].items():
        complete = [method for method, cost in entry["methods"].items() if cost["boards"] == len(entry["boards"])]
        assert {"c", "retrograde", "full"} <= set(complete), name


@pytest.mark.parametrize("record", SMALL)
def test_a_map_shows_what_is_found_again(record: str) -> None:
    assert first_turns_by_full(load_record(f"{record}:").game) == solved_boards()["boards"][record]["turns"]


@pytest.mark.parametrize(
    "name", ["3 2", "3 6", *(pytest.param(f"4 {holes}", marks=pytest.mark.slow) for holes in (5, 9))]
)
def test_the_value_of_each_first_turn_beside_chosen_holes_is_found_again(name: str) -> None:
    size = int(name.split()[0])
    board = square_board(size)
    names = [board.name(cell) for cell in board.order]
    for text in Random(1).sample(solved_boards()["placings"][name]["boards"], 2):
        letters = dict(zip(names, text, strict=True))
        holes = [square for square, letter in letters.items() if letter == "."]
        assert first_turns_by_full(new_match("sum", size=size, holes=holes).game) == {
            square: turns_of(letter) for square, letter in letters.items() if letter != "."
        }


def test_the_first_player_wins_every_placing_of_holes_as_the_pages_say() -> None:
    for entry in solved_boards()["placings"].values():
        assert all(any(letter.isupper() for letter in text) for text in entry["boards"])


def turns_of(letter: str) -> int:
    """The turns that a letter of the file of values means."""
    turns = ord(letter.upper()) - ord("A") + 1
    return turns if letter.isupper() else -turns


def test_the_file_of_values_has_each_placing_by_the_size_of_its_board() -> None:
    placings = {
        "3 2": {"boards": ["..AaBbCcD"]},
        "3 8": {"boards": ["A........"]},
        "4 15": {"boards": ["A" + 15 * "."]},
    }
    assert json.loads(hole_values(placings)) == {"3": ["..AaBbCcD", "A........"], "4": ["A" + 15 * "."]}


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
    assert SOLVED_WORDS.keys() == HOLE_WORDS.keys() == WORDS.keys()


def test_what_a_map_of_chosen_holes_says_has_the_same_parts_in_each_language() -> None:
    parts = [
        {key: re.findall(r"\$\w+", text) for key, text in words.of_maps().items()} for words in HOLE_WORDS.values()
    ]
    assert parts[1:] == parts[:-1]


def test_each_placing_of_holes_is_there_once_and_leaves_an_odd_number_of_squares() -> None:
    # By Burnside's lemma: placings of this many holes on the square, those that are turned or mirrored as one.
    placings = {3: {0: 1, 2: 8, 4: 23, 6: 16, 8: 3}, 4: {1: 3, 3: 77, 5: 567, 7: 1465, 9: 1465, 11: 567, 13: 77, 15: 3}}
    found = solved_boards()["placings"]
    expected = {f"{size} {holes}": count for size, counts in placings.items() for holes, count in counts.items()}
    assert {name: len(set(entry["boards"])) for name, entry in found.items()} == expected

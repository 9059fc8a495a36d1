"""AbstractPlay's downloads: arrays of game reports, of which one is chosen by its number."""

from __future__ import annotations

import json
from typing import Any

import pytest
from abstractplay_samples import report
from session_page import Page

import py_engine as s
from py_engine.__main__ import main
from py_engine.records.downloads import LONGEST_DOWNLOAD, MOST_GAMES

FIRST = report("Surmount", ["Hexhex 4 (37 spaces)"], ["d4", "c3", "resign"], (1, 0))
SECOND = report("Sunspot", None, ["h8", "g7", "h7", "timeout"], (0, 1), pied=True)
OTHER = report("Volcano", None, ["a1"], (1, 0))
DOWNLOAD = json.dumps([FIRST, OTHER, SECOND, OTHER, 7])


def test_an_array_with_one_report_is_that_game() -> None:
    assert s.load_record(json.dumps([SECOND])).turns == ["h8", "swap", "g7", "h7"]
    assert s.load_record("\ufeff " + json.dumps([FIRST])).size == 4


def test_of_several_one_is_read_by_its_number() -> None:
    assert s.load_record(DOWNLOAD, number=1).turns == ["d4", "c3"]
    assert s.load_record(DOWNLOAD, number=3).players == ("Bob", "Ada")


@pytest.mark.parametrize(
    ("number", "error", "says"),
    [
        (None, s.InvalidSetup, "this is a list of 5 games; name one by its number, from 1 to 5"),
        (0, s.InvalidSetup, "there is no game 0 in the list; its numbers go to 5"),
        (6, s.InvalidSetup, "there is no game 6 in the list"),
        (True, s.InvalidSetup, "there is no game True in the list"),
        (2, s.InvalidSetup, "the record is of 'Volcano'"),
        (5, s.InvalidText, "7 is not a game report"),
    ],
)
def test_a_number_that_is_no_game_is_refused(number: Any, error: type, says: str) -> None:
    with pytest.raises(error, match=says):
        s.load_record(DOWNLOAD, number=number)


def test_the_page_is_told_which_games_there_are_and_how_many_others() -> None:
    page = Page(game="sum", size=5)
    before = page.state()
    assert page.ask("list_games", record=DOWNLOAD) == {
        "games": [
            {
                "number": 1,
                "game": "surmount",
                "size": 4,
                "players": ["Ada", "Bob"],
                "winner": 0,
                "date": "2026-01-09",
                "turns": 3,
            },
            {
                "number": 3,
                "game": "sunspot",
                "size": 7,
                "players": ["Ada", "Bob"],
                "winner": 1,
                "date": "2026-01-09",
                "turns": 4,
            },
        ],
        "entries": 5,
        "others": 2,
        "unreadable": 1,
    }
    assert page.state() == before
    page.ask("load", record=DOWNLOAD, number=3)
    assert page.state()["turns"] == ["h8", "swap", "g7", "h7"]
    page.refused("load", record=DOWNLOAD)


@pytest.mark.parametrize("text", ["", "d4 c3", "{}", '["d4", "c3"]', '[["d4", "c3"]]', json.dumps(FIRST), "[]", "[1]"])
def test_what_is_no_array_of_reports_has_no_games_to_choose_from(text: str) -> None:
    assert Page().ask("list_games", record=text) == {"games": [], "entries": 0, "others": 0, "unreadable": 0}


def test_what_a_header_leaves_open_is_left_open() -> None:
    bare = {"header": {"game": {"name": "Sunspot", "variants": ["misere"]}, "players": 5, "date-end": 7}, "moves": []}
    even = report("Surmount", None, [], (1, 1), **{"date-end": "soon", "date-start": "2026-03-04"})
    first, second = Page().ask("list_games", record=json.dumps([bare, even]))["games"]
    assert (first["size"], first["players"], first["winner"], first["date"]) == (None, None, None, None)
    assert (second["size"], second["winner"], second["date"]) == (5, None, "2026-03-04")


def test_names_in_the_list_are_tidied() -> None:
    first = report("Surmount", None, ["d4"], (1, 0))
    first["header"]["players"][0]["name"] = " Ada\u202e\n" + "x" * 100
    (one,) = Page().ask("list_games", record=json.dumps([first]))["games"]
    assert one["players"][0].startswith("Ada xxx")
    assert len(one["players"][0]) == 60


def test_a_download_may_be_longer_than_a_record_and_no_longer_than_its_own_bound() -> None:
    many = json.dumps([FIRST] * (1_100_000 // len(json.dumps(FIRST))))
    assert len(many) > 1_000_000
    assert s.load_record(many, number=2).turns == ["d4", "c3"]
    with pytest.raises(s.InvalidText, match="is too long to be read"):
        s.load_record(f"[{' ' * LONGEST_DOWNLOAD}]")
    with pytest.raises(s.InvalidText, match="is too long to be a record"):
        s.load_record(f'["d4"{" " * 1_000_000}]')
    with pytest.raises(s.InvalidText, match=f"the list has {MOST_GAMES + 1} games, and there is room for {MOST_GAMES}"):
        s.load_record(json.dumps([{"header": 1, "moves": 1}, *([1] * MOST_GAMES)]))


@pytest.mark.parametrize(
    "record", ["sum 5: a1", "game=sum&size=5", s.load_record("sum 5: a1").record(), '["a1", "b1"]', "d4 c3"], ids=str
)
def test_a_number_is_refused_where_there_is_no_list(record: Any) -> None:
    for number in (1, 7):
        with pytest.raises(s.InvalidSetup, match=f"not a list of games in which one is number {number}"):
            s.load_record(record, game="sum", size=5, number=number)


def test_the_command_line_lists_the_games_and_takes_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", DOWNLOAD]) == 2
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "    1  2026-01-09  surmount 4: Ada – Bob, 3 turns, won by Ada",
        "    3  2026-01-09  sunspot 7: Ada – Bob, 4 turns, won by Bob",
        "2 reports of other games",
        "1 part that cannot be read",
    ]
    assert "name one by its number" in told.err
    assert main(["record", DOWNLOAD, "--number", "3"]) == 0
    assert capsys.readouterr().out.startswith("sunspot 7:\n1. h8 2. swap")


def test_the_command_line_says_what_is_to_be_said_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    from test_abstractplay_games import REPORTS

    assert main(["record", json.dumps(REPORTS["surmount with a pass of its own"])]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("surmount 4:\n")
    assert "'pass': AbstractPlay lets Black pass" in told.err

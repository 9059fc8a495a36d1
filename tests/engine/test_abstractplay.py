"""AbstractPlay's records of Surmount and Sunspot: every form of them, and the messages on damaged and foreign ones."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from abstractplay_samples import random_match, report, state
from extent import by_extent
from hypothesis import given, settings
from hypothesis import strategies as st
from session_page import Page
from setups import ERRORS, Setup

import py_engine as s

SURMOUNT_TURNS = ["d4", "c3", "d5", "c4", "e4"]
SUNSPOT_TURNS = ["h8", "g7", "h7", "g8"]


# --- game reports


def test_a_report_of_a_resigned_game_is_read_up_to_there() -> None:
    match = s.load_record(report("Surmount", None, [*SURMOUNT_TURNS, "resign"], (1, 0)))
    assert (match.info.id, match.size, match.turns, match.players) == ("surmount", 5, SURMOUNT_TURNS, ("Ada", "Bob"))


@pytest.mark.parametrize("ending", ["resign", "timeout", "draw", "abandoned"])
def test_however_a_game_was_ended_its_turns_are_read(ending: str) -> None:
    assert s.load_record(report("Sunspot", [], [*SUNSPOT_TURNS, ending], (0, 1))).turns == SUNSPOT_TURNS


@pytest.mark.parametrize(
    ("name", "variants", "size"),
    [
        ("Surmount", None, 5),
        ("Surmount", [], 5),
        ("Surmount", ["Hexhex 4 (37 spaces)"], 4),
        ("Surmount", ["Hexhex 6 (91 spaces)"], 6),
        ("Surmount", ["hex-7"], 7),
        ("Sunspot", None, 7),
        ("Sunspot", ["Size 4 board"], 4),
        ("Sunspot", ["size-8"], 8),
        ("Surmount", ["Default board"], 5),
        ("Sunspot", ["Default board"], 7),
        ("Surmount", ["#board"], 5),
        ("Sunspot", ["#board"], 7),
        ("Surmount", ["Hexhex 5 (61 Felder)"], 5),
        ("Sunspot", ["Plateau de taille 6"], 6),
    ],
)
def test_the_size_is_the_usual_one_there_or_named_by_a_variant(
    name: str, variants: list[str] | None, size: int
) -> None:
    assert s.load_record(report(name, variants, ["a1", "b2", "resign"], (0, 1))).size == size


@pytest.mark.parametrize(
    ("game", "name", "variants"), [("surmount", "Surmount", ["hex-4"]), ("sunspot", "Sunspot", ["size-4"])]
)
@pytest.mark.parametrize("seed", range(6))
def test_a_report_of_a_finished_game_is_read_to_its_end(game: str, name: str, variants: list[str], seed: int) -> None:
    played = random_match(game, 4, seed)
    results = (1, 0) if played.winner == 0 else (0, 1)
    match = s.load_record(json.dumps(report(name, variants, played.turns, results)))
    assert (match.turns, match.winner) == (played.turns, played.winner)


@pytest.mark.parametrize("key", ["pie-invoked", "pied"])
def test_a_report_of_a_game_with_the_pie_rule_has_the_players_change_colours(key: str) -> None:
    """There they change seats; the list has the holder of the first colour first. The site's own reports have one key,
    the published ones the other.
    """
    match = s.load_record(report("Sunspot", None, [*SUNSPOT_TURNS, "resign"], (1, 0), **{key: True}))
    assert match.turns == ["h8", "swap", "g7", "h7", "g8"]
    assert match.players == ("Bob", "Ada")
    assert match.player_of(0) == 1


def test_moves_may_carry_their_results_and_a_round_may_lack_one() -> None:
    record = report("Surmount", None, [], (0, 1))
    record["moves"] = [[{"move": "d4", "result": [{"type": "place", "where": "d4"}]}, "c3"], [{"move": "resign"}, None]]
    assert s.load_record(record).turns == ["d4", "c3"]


# --- saved states


@pytest.mark.parametrize(("game", "variants"), [("surmount", ["hex-4"]), ("sunspot", ["size-4"])])
@pytest.mark.parametrize("seed", range(6))
def test_a_saved_state_is_read_and_its_boards_are_the_same(game: str, variants: list[str], seed: int) -> None:
    played = random_match(game, 4, seed)
    match = s.load_record(json.dumps(state(played, variants)))
    assert (match.turns, match.winner) == (played.turns, played.winner)
    under_way = random_match(game, 4, seed, steps=9)
    assert s.load_record(state(under_way, variants)).turns == under_way.turns


def test_a_long_saved_state_is_not_too_long() -> None:
    """Every position carries the whole board, so such a text has tens of thousands of brackets."""
    played = random_match("sunspot", 8, seed=3)
    text = json.dumps(state(played, ["size-8"]))
    assert text.count("[") > 1_000
    assert s.load_record(text).turns == played.turns


def test_a_saved_state_of_a_resigned_game_is_read_up_to_there() -> None:
    record = state(s.load_record("surmount 5: d4 c3"), [])
    record["stack"].append({**record["stack"][-1], "lastmove": "resign"})
    assert s.load_record({**record, "gameover": True, "winner": [1]}).turns == ["d4", "c3"]


def test_a_saved_state_that_was_played_under_other_rules_is_noticed() -> None:
    record = state(s.load_record("surmount 5: d4 c3 d5"), [])
    record["stack"][2]["board"]["value"].pop()
    with pytest.raises(s.InvalidSetup, match="after turn 2, 'c3', the record has other stones on the board"):
        s.load_record(record)


def test_a_winner_may_be_written_as_a_decimal() -> None:
    match = Setup("surmount", 4).finished_match(1)
    saved = state(match, ["hex-4"])
    right, wrong = float(saved["winner"][0]), float(3 - saved["winner"][0])
    assert s.load_record({**saved, "winner": [right]}).winner == match.winner
    with pytest.raises(s.InvalidSetup, match="has won, but its turns do not lead there"):
        s.load_record({**saved, "winner": [wrong]})


def test_results_that_are_no_numbers_name_no_winner() -> None:
    unknown = report("Surmount", ["hex-4"], ["d4", "c3"], (0, 0))
    for player in unknown["header"]["players"]:
        player["result"] = float("nan")
    assert s.load_record(unknown).turns == ["d4", "c3"]
    with pytest.raises(s.InvalidText, match="is not JSON"):
        s.load_record(json.dumps(unknown))


# --- move lists


@pytest.mark.parametrize(
    "text",
    [
        "1. d4 c3 2. d5 c4 3. c5,c6",
        "d4 c3 d5 c4 c5,c6",
        "1\td4\tc3\n2\td5\tc4\n3\tc5,c6",
        "1) d4 c3\n2) d5 c4\n3) c5,c6",
        "1.d4 c3 2.d5 c4 3.c5,c6",
        '["d4", "c3", "d5", "c4", "c5,c6"]',
        '[["d4", "c3"], ["d5", "c4"], ["c5,c6"]]',
        '[["d4", "c3"], ["d5", "c4"], [{"move": "c5,c6"}]]',
        "d4 c3 d5 c4 c5,c6 resign",
    ],
)
def test_a_list_of_moves_is_read_however_it_is_laid_out(text: str) -> None:
    turns = ["d4", "c3", "d5", "c4"]
    with pytest.raises(s.IllegalTurn, match="Turn 5, 'c5,c6', is not allowed"):
        s.load_record(text)
    match = s.load_record(text.replace("c5,c6", "b1"), game="surmount", size=5)
    assert (match.turns, match.size) == ([*turns, "b1"], 5)


def test_the_notation_tells_the_game() -> None:
    assert s.load_record("c2 d4 a1 d5 g1 d6 c4,c3(xd5)").info.id == "surmount"
    assert s.load_record("c2 d4 a1 d5 g1 d6 c4,c3(xd5)", game="sunspot").info.id == "surmount"
    flips = "c3 c4 d3 d4 e3 g1 e4 f1 d5 g2 a1;Xd4;Xc3"
    assert (s.load_record(flips).info.id, s.load_record(flips).size) == ("sunspot", 4)


def test_the_board_is_the_usual_one_there_or_the_first_on_which_the_moves_can_be_played() -> None:
    assert s.load_record("e5 d4", game="sunspot").size == 7
    assert s.load_record("e5 d4", game="sunspot", size=5).size == 5
    assert s.load_record("o8 n1", game="sunspot").size == 8


def test_turns_alone_may_be_of_the_game_on_the_board() -> None:
    assert s.load_record("c3 swap a1", game="parasol", size=3).turns == ["c3", "swap", "a1"]
    with pytest.raises(s.InvalidText, match="'c3' could be a turn of any game"):
        s.load_record("c3 d4 a1")


# --- refusals


@pytest.mark.parametrize(
    ("record", "error", "says"),
    [
        (report("Volcano", None, ["a1"], (1, 0)), s.InvalidSetup, "'Volcano'; from AbstractPlay Surmount and Sunspot"),
        (report("Surmount", ["Two rings"], ["a1"], (1, 0)), s.InvalidSetup, "no variant 'Two rings'"),
        (report("Surmount", ["hex-3"], ["a1"], (1, 0)), s.InvalidSetup, "sizes 4 to 10, not 3"),
        (report("Surmount", ["size-105"], ["a1"], (1, 0)), s.InvalidSetup, "sizes 4 to 10, not 105"),
        (report("Surmount", ["hex-10004"], ["a1"], (1, 0)), s.InvalidSetup, "no variant 'hex-10004'"),
        (report("Surmount", ["size-４"], ["a1"], (1, 0)), s.InvalidSetup, "no variant 'size-４'"),
        (report("Surmount", ["hex-4", "misere"], ["a1"], (1, 0)), s.InvalidSetup, "no variant 'misere'"),
        (report("Surmount", ["hex-4", "hex-5"], ["a1"], (1, 0)), s.InvalidSetup, "more than one size"),
        (report("Surmount", None, ["a1", "a1"], (1, 0)), s.IllegalTurn, "Turn 2, 'a1', is not allowed"),
        (report("Surmount", None, ["a1", "z9"], (1, 0)), s.InvalidText, "'z9'"),
        (report("Surmount", None, [], (1, 0)), s.InvalidText, "no turns"),
        (report("Surmount", None, ["d4", "c3"], (1, 0)), s.InvalidSetup, "says that 'Ada' has won"),
        (report("Surmount", ["#board", "hex-6"], ["a1"], (1, 0)), s.InvalidSetup, "more than one size"),
        (report("Sunspot", None, ["a1", "b1"], (1, 0), pied="yes"), s.InvalidText, "'pied' in the report’s header"),
        (report("Sunspot", None, ["a1"], (1, 0), startingPosition="d4"), s.InvalidSetup, "position of its own, 'd4'"),
        ({"header": {"game": "Surmount"}, "moves": []}, s.InvalidText, "no 'game' that can be read"),
        ({"header": [], "moves": []}, s.InvalidText, "no 'header' that can be read"),
        ({"header": {"game": {"name": "Surmount"}}, "moves": "d4"}, s.InvalidText, "should be a list, not 'd4'"),
        ({"header": {"game": {"name": "Surmount"}}, "moves": [[7]]}, s.InvalidText, "7 is not a turn"),
        ({"header": {"game": {"name": ["x"]}}, "moves": []}, s.InvalidSetup, "from AbstractPlay"),
        ({"game": "gyges", "stack": []}, s.InvalidSetup, "'gyges'"),
        ({"game": "surmount", "stack": []}, s.InvalidText, "stack should be a list of positions"),
        ({"game": "surmount", "variants": "hex", "stack": [{}]}, s.InvalidText, "variants should be a list"),
        ({"game": "surmount", "stack": [{}, {}]}, s.InvalidText, "position 1 of the saved state has no turn"),
        ({"game": "surmount", "stack": [{}, {"lastmove": "d4"}]}, s.InvalidText, "has no board, but None"),
        (
            {"game": "surmount", "stack": [{}, {"lastmove": "d4", "board": {"value": [["d4", 3]]}}]},
            s.InvalidText,
            "instead of a stone",
        ),
    ],
)
def test_a_foreign_or_damaged_record_says_what_is_wrong(record: dict[str, Any], error: type, says: str) -> None:
    with pytest.raises(error) as caught:
        s.load_record(copy.deepcopy(record))
    assert says in str(caught.value)
    page = Page(game="sum", size=5)
    assert page.refused("load", record=json.dumps(record)) == str(caught.value)


def test_the_page_says_for_which_board_a_list_of_turns_is_meant() -> None:
    page = Page(game="sum", size=5)
    page.ask("load", record="1. c3 d4 2. e5", game="sum", size=5)
    assert (page.state()["game"], page.state()["turns"]) == ("sum", ["c3", "d4", "e5"])
    page.refused("load", record="c3 d4", game=["sum"], size=5)
    page.refused("load", record="c3 d4", game="sum", size="5")


SAMPLES = [
    report("Surmount", ["hex-4"], ["d4", "c3", "resign"], (1, 0)),
    state(s.load_record("sunspot 4: d4 c3 d5"), ["size-4"]),
]

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 30)
    | st.floats(allow_nan=False)
    | st.sampled_from([0.0, 1.0, 2.0])
    | st.text(max_size=8)
    | st.sampled_from(["d4", "surmount", "hex-4"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, as the keys that lead there."""
    below = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    return [path, *(place for key, value in below for place in places(value, (*path, key)))]


@pytest.mark.slow
@settings(max_examples=by_extent(60, 300))
@given(sample=st.sampled_from(SAMPLES), data=st.data())
def test_any_damage_is_read_or_refused(sample: dict[str, Any], data: st.DataObject) -> None:
    damaged = copy.deepcopy(sample)
    *way, last = data.draw(st.sampled_from(places(sample)[1:]))
    holder = damaged
    for key in way:
        holder = holder[key]
    if data.draw(st.booleans()):
        holder[last] = data.draw(json_values)
    else:
        del holder[last]
    for record in (damaged, json.dumps(damaged)):
        try:
            match = s.load_record(record)
        except ERRORS:
            continue
        assert s.load_record(match.record()).turns == match.turns


@settings(max_examples=200)
@given(text=st.text("abcd123 ,;xX()[]\"'.\n", max_size=40))
def test_any_text_is_read_as_moves_or_refused(text: str) -> None:
    for game in (None, "surmount", "sunspot", "sum"):
        try:
            s.load_record(text, game=game, size=5)
        except ERRORS:
            continue

"""Records from outside: whatever is damaged ends in one of the three errors, and says what is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import ERRORS, SETUPS, Setup, every_setup, snapshot

import py_engine as s
from py_engine.records import write_link, write_list

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)

GOOD = Setup("sum", 5, ("b2", "e4")).match_after(9, seed=1).record()


def load_or_error(record: Any) -> s.Match | None:
    """The match, or None if one of the three errors was raised; any other error fails the test."""
    try:
        return s.load_record(record)
    except ERRORS:
        return None


# --- texts that are read


def test_the_record_of_a_match() -> None:
    match = s.new_match("sum", size=5, holes=["b2", "e4"], players=["Ada", "Bo"])
    match.play("a1")
    assert match.record() == {
        "format": "sunstones-record",
        "version": 1,
        "game": "sum",
        "size": 5,
        "holes": ["b2", "e4"],
        "players": ["Ada", "Bo"],
        "turns": ["a1"],
        "result": None,
    }
    json.dumps(match.record(), allow_nan=False)


def test_the_steps_of_an_unfinished_turn_are_kept() -> None:
    match = s.load_record("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2")
    match.act("a1")
    match.act("Xd4")
    assert match.record()["steps"] == ["a1", "Xd4"]
    again = s.load_record(match.record())
    assert again.steps == ["a1", "Xd4"]
    again.act("Xc3")
    assert again.turns[-1] == "a1;Xd4;Xc3"


@pytest.mark.parametrize("part", ["play=letter", "puzzle=1"])
def test_what_a_link_says_to_the_page_changes_nothing_of_the_match(part: str) -> None:
    link = "game=parasol&size=3&start=c3%2F%2F2"
    assert s.load_record(f"{link}&{part}").record() == s.load_record(link).record()


def test_a_share_link_is_short_and_can_be_a_whole_address_or_the_part_after_the_hash() -> None:
    match = s.load_record("sum 5 holes b2,e4: a1 b1")
    link = write_link(match)
    assert link == "game=sum&size=5&holes=b2+e4&turns=a1+b1"
    for text in (link, f"#{link}", f"https://example.org/somewhere/?x=1#{link}", f"  {link}\n"):
        assert snapshot(s.load_record(text)) == snapshot(match)


def test_a_plain_list_may_carry_turn_numbers_and_line_breaks() -> None:
    match = s.load_record("parasol 3: c3 swap a1 b2")
    for text in (
        "parasol 3: 1. c3 swap 2. a1 b2",
        "parasol 3:\n1. c3 swap\n2. a1 b2\n",
        "parasol 3:\n1... c3\tswap\n  a1   b2",
    ):
        assert s.load_record(text).turns == match.turns
    assert s.load_record(write_list(match)).turns == match.turns
    assert s.load_record("parasol: c3").size == 5  # without a size the usual one


def test_a_text_may_begin_with_a_byte_order_mark() -> None:
    match = s.load_record("parasol 3: c3 swap a1 b2")
    for text in (json.dumps(match.record()), write_list(match), write_link(match)):
        assert s.load_record(f"\ufeff{text}").turns == match.turns


def test_a_list_numbers_each_turn_as_the_page_does() -> None:
    match = s.load_record("parasol 3: c3 swap a1")
    assert write_list(match) == "parasol 3:\n1. c3 2. swap\n3. a1\n"


def test_turn_numbers_may_stand_in_every_usual_way() -> None:
    turns = ["c3", "d4", "c4"]
    for heading in ("surmount 5: ", ""):
        for body in (
            "1. c3 2. d4 3. c4",
            "1. c3 d4 2. c4",
            "1.c3 d4 2.c4",
            "1) c3 d4 2) c4",
            "1: c3 2: d4 3: c4",
            "1 c3 d4 2 c4",
        ):
            assert s.load_record(heading + body, game="surmount", size=5).turns == turns


def test_a_record_shares_nothing_with_its_match() -> None:
    match = s.load_record("sum 5 holes b2,e4: a1 b1")
    before = snapshot(match)
    record = match.record()
    for entry in record.values():
        if isinstance(entry, list):
            entry.append("c3")
    assert snapshot(match) == before


def test_turns_pasted_from_elsewhere_become_canonical() -> None:
    match = s.load_record("surmount 4: c2 d4 a1 d5 g1 d6 c4,c3(xd5)")
    assert match.turns[-1] == "c3,c4(xd5)"


def test_the_result_may_be_left_out_and_must_be_right_if_it_is_there() -> None:
    record = Setup("parasol", 3).finished_match(1).record()
    assert s.load_record({key: value for key, value in record.items() if key != "result"}).is_over
    assert s.load_record({**record, "result": None}).is_over
    result = record["result"]
    assert isinstance(result, dict)
    wrong_results: list[Any] = [
        {**result, "winner": 1 - result["winner"]},
        {**result, "how": "loop"},
        {},
        [],
        "won",
        1,
        {"winner": 0},
    ]
    for wrong in wrong_results:
        with pytest.raises(s.InvalidSetup, match="result"):
            s.load_record({**record, "result": wrong})
    with pytest.raises(s.InvalidSetup, match="result"):
        s.load_record({**GOOD, "result": result})


# --- refusals


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"format": None}, s.InvalidText, "format"),
        ({"format": "chess-record"}, s.InvalidText, "'chess-record'"),
        ({"version": 4}, s.InvalidSetup, "version is 4"),
        ({"version": 0}, s.InvalidSetup, "version is 0"),
        ({"version": "1"}, s.InvalidSetup, "version is '1'"),
        ({"version": True}, s.InvalidSetup, "version is True"),
        ({"game": "go"}, s.InvalidSetup, "'go'"),
        ({"size": 4.0}, s.InvalidSetup, "4.0"),
        ({"size": 99}, s.InvalidSetup, "99"),
        ({"holes": "b2"}, s.InvalidText, "holes"),
        ({"holes": ["b2"]}, s.InvalidSetup, "odd number"),
        ({"holes": [["b2"], "e4"]}, s.InvalidText, "holes"),
        ({"players": ["Ada"]}, s.InvalidSetup, "two names"),
        ({"turns": "a1 b1"}, s.InvalidText, "turns"),
        ({"turns": {"a1": 1}}, s.InvalidText, "turns"),
        ({"turns": ["a1", 2]}, s.InvalidText, "turns"),
        ({"turns": ["a1", "a9"]}, s.InvalidText, "'a9'"),
        ({"turns": ["a1", "c3", "a1"]}, s.IllegalTurn, "Turn 3, 'a1', is not allowed. There is already a stone on a1."),
        ({"steps": ["a1"], "turns": []}, s.InvalidSetup, "'a1'"),
        ({"steps": ["a9"]}, s.InvalidText, "'a9'"),
        ({"moves": []}, s.InvalidText, "'moves'"),
    ],
)
def test_a_record_that_is_wrong_says_what_is_wrong(change: dict[str, Any], error: type, says: str) -> None:
    with pytest.raises(error) as caught:
        s.load_record({**GOOD, **change})
    assert says in str(caught.value)


@pytest.mark.parametrize("thing", [None, 5, True, b"{}", [], ["a1"], (), object, 3.5], ids=repr)
def test_what_is_no_record_cannot_be_read(thing: Any) -> None:
    with pytest.raises(s.InvalidText):
        s.load_record(thing)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "{}",
        "[]",
        "null",
        "hello",
        "a1 b2",
        ":",
        "sum",
        "sum 5",
        "chess 8: e4",
        "sum 5 hole b2: a1",
        "sum 5 holes: a1",
        "sum 5 holes b2 e4: a1",
        '{"format": "sunstones-record"}{}',
        '{"format": NaN}',
        '{"a":' * 100_000,
        "{" + "[" * 100_000,
        '{"format": "sunstones-record", "version": 1, "game": "sum", "size": ' + "9" * 5000 + "}",
        "\0",
        "\ud800",
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(ERRORS):
        s.load_record(text)


@pytest.mark.parametrize(
    "link",
    [
        "game=",
        "game=chess&size=8",
        "game=sum&size=",
        "game=sum&size=x",
        "game=sum&size=٥",
        "game=sum&size=-5",
        "game=sum&size=555555555555555555555",
        "game=sum&size=5&size=5",
        "game=sum&game=sum",
        "game=sum&size=5&turns=a1&turns=b1",
        "game=sum&size=5&moves=a1",
        "game=sum&size=4",
        "game=sum&size=5&holes=a1",
        "game=sum&size=5&turns=a1+a1",
        "game=sum&size=5&turns=a9",
        "game=sum" + "&x=1" * 30,
        "game=sum&size=5&turns=%",
        "game=sum&size=5&turns=a1+%4",
        "game=sum&size=5&turns=a1+%zz",
    ],
)
def test_a_wrong_link_is_refused(link: str) -> None:
    if link == "game=sum&size=":
        assert s.load_record(link).size == 9  # an empty size is the usual one
        return
    with pytest.raises(ERRORS):
        s.load_record(link)


def test_a_link_of_stray_percent_signs_is_refused_before_the_reader_of_links_looks_at_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("py_engine.records.share_links.parse_qs", None)
    for percents in ("%" * 900_000, "%4" * 400_000, "a1" * 400_000 + "%"):
        with pytest.raises(s.InvalidText, match="is not a share link"):
            s.load_record(f"game=sum&turns={percents}")


def test_a_record_too_long_to_be_one_is_refused_unread() -> None:
    for text in ("x" * 2_000_000, "sum 5: " + "a1 " * 1_000_000, '{"turns": [' + '"a1",' * 500_000):
        with pytest.raises(s.InvalidText, match="too long"):
            s.load_record(text)
    with pytest.raises(s.InvalidText, match="more than any game"):
        s.load_record({**GOOD, "turns": ["a1"] * 20_000})


DEEP = 3_000


def nested(kind: str) -> Any:
    """Lists or dicts in each other, far deeper than any reader that calls itself could go."""
    thing: Any = []
    for _ in range(DEEP):
        thing = [thing] if kind == "lists" else {"a": thing}
    return thing


@pytest.mark.parametrize("kind", ["lists", "dicts"])
@pytest.mark.parametrize("key", [*GOOD, "steps", "tree", "start", "header", "stack", "moves", "more"])
def test_a_record_that_is_nested_too_deep_is_refused_before_it_is_looked_at(key: str, kind: str) -> None:
    for record in (
        {**GOOD, key: nested(kind)},
        {"header": {}, "moves": [], key: nested(kind)},
        {"stack": nested(kind)},
    ):
        with pytest.raises(s.InvalidText, match="has too many brackets to be read"):
            s.load_record(record)


def test_a_text_that_is_nested_too_deep_is_refused_before_it_is_read() -> None:
    for text in ('{"a":' * DEEP + "1" + "}" * DEEP, "[" * DEEP + "]" * DEEP, '[{"a":' * DEEP):
        with pytest.raises(s.InvalidText, match="has too many brackets to be read"):
            s.load_record(text)


def test_a_record_that_contains_itself_is_refused() -> None:
    record: dict[str, Any] = {**GOOD}
    record["tree"] = [record, [record] * 3]
    with pytest.raises(s.InvalidText, match="has too many brackets to be read"):
        s.load_record(record)


def test_brackets_in_names_are_no_nesting() -> None:
    match = s.load_record(json.dumps({**GOOD, "players": ["[" * 200_000, "{" * 200_000]}))
    assert match.players == ("[" * 59 + "…", "{" * 59 + "…")


# --- names


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("\u202eadA\u202c", "adA"),
        ("A\u2066d\u200fa\u2069\u061c", "Ada"),
        ("Ada\0\x1b[31m\x7f\x9b", "Ada[31m"),
        ("Ada\u2028Bo\x85Cy", "Ada Bo Cy"),
        ("Ada\ud800", "Ada"),
        ("עדה \U0001f469\u200d\U0001f4bb", "עדה \U0001f469\u200d\U0001f4bb"),
        ("a" * 60, "a" * 60),
        ("a" * 61, "a" * 59 + "…"),
        ("a " * 1000, "a " * 29 + "a…"),
        ("", ""),
    ],
)
def test_names_are_kept_without_what_would_disturb_the_text_around_them(written: str, kept: str) -> None:
    match = s.load_record({**GOOD, "players": [written, "Bo"]})
    assert match.players == (kept, "Bo")
    assert s.load_record(match.record()).players == match.players
    assert s.new_match("sum", players=["Bo", written]).players == ("Bo", kept)


# --- damage of every kind

entries = st.sampled_from([*GOOD, "steps", "more"])


@settings(max_examples=200)
@given(key=entries, value=json_values)
def test_any_value_for_any_entry_is_read_or_refused(key: str, value: Any) -> None:
    record = {**GOOD, key: value}
    before = copy.deepcopy(record)
    match = load_or_error(record)
    if match is not None:
        assert snapshot(s.load_record(match.record())) == snapshot(match)
    assert repr(record) == repr(before)  # the given record is not changed


@settings(max_examples=60)
@given(key=st.sampled_from(list(GOOD)))
def test_any_missing_entry_is_filled_in_or_refused(key: str) -> None:
    load_or_error({name: value for name, value in GOOD.items() if name != key})


@settings(max_examples=200)
@given(value=json_values)
def test_any_json_is_read_or_refused(value: Any) -> None:
    load_or_error(value)
    load_or_error(json.dumps(value))


@settings(max_examples=200)
@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    load_or_error(text)
    load_or_error(f"game={text}")
    load_or_error(f"sum 5: {text}")
    load_or_error("{" + text)


@every_setup
@settings(max_examples=25)
@given(data=st.data())
def test_any_damage_to_a_text_is_read_or_refused(setup: Setup, data: st.DataObject) -> None:
    """Characters taken out or put in, in JSON, a link or a list; what can still be read is a match as it should be."""
    match = setup.match_after(12, seed=5)
    text = data.draw(st.sampled_from([json.dumps(match.record()), write_link(match), write_list(match)]))
    at = data.draw(st.integers(0, len(text)))
    removed = data.draw(st.integers(0, 3))
    inserted = data.draw(st.text('abcx0123456789 ,;:()[]{}"=&+%X', max_size=3))
    damaged = load_or_error(text[:at] + inserted + text[at + removed :])
    if damaged is not None:
        assert snapshot(s.load_record(damaged.record())) == snapshot(damaged)


def test_a_link_opens_a_game_after_the_turn_that_it_names() -> None:
    match = s.load_record("https://example.org/#game=sum&size=5&at=1&turns=a1+b1+c1")
    assert match.turns == ["a1"]
    match.redo()
    match.redo()
    assert match.turns == ["a1", "b1", "c1"]
    assert s.load_record("game=sum&size=5&turns=a1+b1&at=0.").turns == []
    for at in ("4", "-1", "", "one", "٢", "9" * 5_000):
        with pytest.raises(s.InvalidSetup, match="3 turns"):
            s.load_record(f"game=sum&size=5&turns=a1+b1+c1&at={at}&notes=")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_turn_left_out_is_noticed_or_leads_to_a_match_that_can_be_kept(setup: Setup) -> None:
    record = setup.match_after(30, seed=2).record()
    turns = record["turns"]
    assert isinstance(turns, list)
    for gone in range(len(turns)):
        match = load_or_error({**record, "turns": turns[:gone] + turns[gone + 1 :], "steps": [], "result": None})
        if match is not None:
            assert snapshot(s.load_record(match.record())) == snapshot(match)

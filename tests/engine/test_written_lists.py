"""Lists of turns as people write them, and what of them stays exact."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from setups import SMALL_SETUPS, Setup

import py_engine as s
from py_engine.records import write_list
from py_engine.records.written_lists import RESULTS

PARASOL = ["c3", "swap", "a1", "b2"]
SURMOUNT = ["c2", "d4", "a1", "d5", "g1", "d6", "c3,c4(xd5)"]
SUNSPOT = ["c3", "c4", "d3", "d4", "e3", "g1", "e4", "f1", "d5", "g2", "a1;Xd4;Xc3"]


def notes_of(match: s.Match) -> dict[int, str]:
    notes: Any = match.record().get("notes", [])
    return {note["turn"]: note["comment"] for note in notes}


@pytest.mark.parametrize(
    "body",
    [
        "1... c3 swap 2... a1 b2",
        "1… c3 swap 2… a1 b2",
        "1.c3 1...swap 2.a1 2…b2",
        "1. c3 1. ... swap 2. a1 … b2",
        "c3, swap, a1, b2",
        "c3,swap,a1,b2",
        "c3 , swap ,a1, b2,",
        "c3 -> swap -> a1 -> b2",
        "c3→swap→a1→b2",
        "C3 SWAP A1 B2",
        "1. C3, Swap; 2. A1, B2".replace(";", ","),
        "c3 swap a1 b2 *",
    ],
)
def test_turns_are_parted_and_numbered_in_every_usual_way(body: str) -> None:
    for heading in ("parasol 3: ", "Parasol 3:\n", "PARASOL 3: "):
        match = s.load_record(heading + body)
        assert (match.turns, notes_of(match)) == (PARASOL, {})
    assert s.load_record(body, game="parasol", size=3).turns == PARASOL


def test_a_heading_in_upper_case_names_holes_and_a_start() -> None:
    assert s.load_record("SUM 4 HOLES B3: A1").record() == s.load_record("sum 4 holes b3: a1").record()
    assert s.load_record("Sum 5 Start B2/C3/1: D4").record() == s.load_record("sum 5 start b2/c3/1: d4").record()


# --- whose X it is


@pytest.mark.parametrize(("heading", "turns"), [("Surmount 4: ", SURMOUNT), ("Sunspot 4: ", SUNSPOT), ("", SUNSPOT)])
def test_upper_case_is_read_where_the_game_is_known(heading: str, turns: list[str]) -> None:
    assert s.load_record(heading + " ".join(turns).upper()).turns == turns


def test_an_x_in_upper_case_alone_is_of_the_game_that_can_be_played() -> None:
    match = s.load_record("d4 c3 d5 c4 b3 xb3".upper())
    assert (match.info.id, match.turns[-1]) == ("surmount", "xb3")
    for game in ("sum", "sunspot", "surmount"):
        assert s.load_record("d4 c3 d5 c4 b3 xb3".upper(), game=game, size=5).turns == match.turns
    assert s.load_record(" ".join(SURMOUNT).upper()).turns == SURMOUNT


def test_in_other_cases_the_x_tells_the_game() -> None:
    with pytest.raises(s.IllegalTurn, match="'Xb3'"):
        s.load_record("d4 c3 d5 c4 b3 Xb3")
    assert s.load_record("d4 c3 d5 c4 b3 xb3").info.id == "surmount"


def test_only_latin_letters_have_another_case() -> None:
    for text in ("sum 15: \u212a1", "parasol 3: Ａ1", "parasol 3: Å1"):
        with pytest.raises(s.InvalidText):
            s.load_record(text)


@pytest.mark.parametrize("part", ["a1(", "xa1", "a1(xb1)", "a1,;", "a1()"])
def test_a_word_that_is_nearly_a_turn_is_refused_at_once(part: str) -> None:
    """It is not tried in every way in which its brackets could be read, which are 2 to the number of them."""
    for text in ("sum 5: {}", "{}", "a1 {}", "game=sum&size=5&turns=a1 {}"):
        try:
            s.load_record(text.format(part * 400 + "z"))
        except (s.InvalidText, s.IllegalTurn):
            continue
        assert text.startswith("game=")


# --- commas in Surmount


@pytest.mark.parametrize(
    "body",
    [
        "c2, d4, a1, d5, g1, d6, c3,c4(xd5)",
        "c2, d4, a1, d5, g1, d6, c3, c4(xd5)",
        "c2, d4, a1, d5, g1, d6, c4, c3(xd5)",
        "1. c2, d4 2. a1, d5 3. g1, d6 4. c3, c4(xd5)",
        "c2 d4 a1 d5 g1 d6 c3, c4(xd5)",
        "c2 d4 a1 d5 g1 d6 c3 ,c4(xd5)",
    ],
)
def test_a_comma_before_a_blank_parts_turns_or_cells_as_the_rules_allow(body: str) -> None:
    assert s.load_record(f"surmount 4: {body}").turns == SURMOUNT
    assert s.load_record(body, game="surmount", size=4).turns == SURMOUNT


def test_a_comma_within_a_word_parts_cells_of_one_turn_of_surmount() -> None:
    for text in ("surmount 4: d4,e5", "d4,e5"):
        with pytest.raises(s.IllegalTurn, match="'d4,e5'"):
            s.load_record(text)
    assert s.load_record("d4,e5", game="sum", size=5).turns == ["d4", "e5"]
    with pytest.raises(s.InvalidText, match="'d4,,e5'"):
        s.load_record("sum 5: d4,,e5")


def test_of_turns_of_surmount_with_a_comma_after_each_one_reading_is_possible() -> None:
    """Whatever is added with blanks after its commas."""
    found = 0
    for seed in range(12):
        match = Setup("surmount", 4).match_after(400, seed)
        turns = match.turns
        found += any("," in turn for turn in turns)
        text = ", ".join(turns).replace(",", ", ")
        assert s.load_record(f"surmount 4: {text}").turns == turns
    assert found > 3


# --- a pass that is left out


@pytest.mark.parametrize("setup", [setup for setup in SMALL_SETUPS if setup.game != "parasol"], ids=str)
def test_a_forced_pass_may_be_left_out(setup: Setup) -> None:
    """The lists of the original Sum program leave it out. Some games have no forced pass in 40 random games."""
    left_out = 0
    for seed in range(40):
        match = setup.match_after(1_000_000, seed)
        if "pass" not in match.turns:
            continue
        left_out += 1
        written = write_list(match).replace("pass", "")
        again = s.load_record(written)
        assert (again.turns, again.winner) == (match.turns, match.winner)
        if left_out == 3:
            return
    assert setup.game in ("sunspot", "surmount")


def test_in_a_record_a_pass_is_not_left_out() -> None:
    match = next(m for seed in range(40) if "pass" in (m := Setup("sum", 4, ("b3",)).match_after(10**6, seed)).turns)
    record = match.record()
    with pytest.raises(s.IllegalTurn, match="pass"):
        s.load_record({**record, "turns": [turn for turn in match.turns if turn != "pass"], "result": None})


# --- comments next to the turns


def test_comments_and_judgements_become_notes() -> None:
    text = "parasol 3: {Before it\nbegan} 1. c3!? {A fine,\n\nbold: turn; d4} {really} 1... swap?! 2. a1 !! b2?"
    match = s.load_record(text)
    assert match.turns == PARASOL
    assert notes_of(match) == {
        0: "Before it\nbegan",
        1: "!? A fine,\n\nbold: turn; d4 really",
        2: "?!",
        3: "!!",
        4: "?",
    }


def test_notes_stand_where_they_were_written_though_a_pass_was_left_out() -> None:
    match = next(m for seed in range(40) if "pass" in (m := Setup("sum", 4, ("b3",)).match_after(10**6, seed)).turns)
    after = match.turns.index("pass") + 1
    turns = [f"{turn} {{{number}}}" for number, turn in enumerate(match.turns, start=1)]
    del turns[after - 1]
    found = notes_of(s.load_record(f"sum 4 holes b3: {' '.join(turns)}"))
    assert found == {number: str(number) for number in range(1, len(match.turns) + 1) if number != after}


def test_a_link_in_a_comment_is_no_link() -> None:
    match = s.load_record("sum 5: a1 {as in https://example.org/#game=sum&size=9&turns=e5} b1")
    assert (match.turns, match.size) == (["a1", "b1"], 5)


@pytest.mark.parametrize(
    "ending", ["resign", "Timeout", "resign 1-0", "1-0", "0–1", "½-½", "1/2-1/2", "draw", "RESIGN *"]
)
def test_how_the_game_was_ended_is_noted_where_the_board_does_not_show_it(ending: str) -> None:
    for text, board in ((f"parasol 3: c3 swap a1 b2 {ending}", {}), (f"c3 swap a1 b2 {ending}", {"game": "parasol"})):
        match = s.load_record(text, **board)  # type: ignore[arg-type]
        assert match.turns == PARASOL
        assert notes_of(match) == {4: ending.removesuffix(" *")}


@pytest.mark.parametrize("result", RESULTS)
def test_every_result_is_read(result: str) -> None:
    for written in (result, result.replace("-", "–"), f"3.{result}"):
        match = s.load_record(f"parasol 3: c3 swap a1 b2 {written}")
        assert match.turns == PARASOL
        assert notes_of(match) == {4: written.removeprefix("3.")}


def test_a_result_must_be_the_one_on_the_board() -> None:
    match = Setup("sum", 3).match_after(10**6, seed=1)
    results = ["1-0", "0-1"] if match.winner == 0 else ["0-1", "1-0"]
    text = write_list(match)
    for right in (results[0], "*", ""):
        assert s.load_record(f"{text} {right}").record() == match.record()
    for wrong in (results[1], "1/2-1/2"):
        with pytest.raises(s.InvalidSetup, match=f"the list ends with '{wrong}', but by its turns"):
            s.load_record(f"{text} {wrong}")


def test_after_a_swap_a_result_may_be_of_players_or_of_colours() -> None:
    match = s.load_record("parasol 2: b2 swap a1 a2 b1 b3 c1 c2")
    assert match.is_over
    for result in ("1-0", "0-1"):
        assert s.load_record(f"{write_list(match)} {result}").record() == match.record()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("parasol 3: c3 resign a1", "'a1' stands after 'resign', the end of the game"),
        ("parasol 3: c3 1-0 a1", "'a1' stands after '1-0', the end of the game"),
        ("parasol 3: c3 {a fine turn", "the comment '{a fine turn' lacks its closing brace"),
        ("parasol 3: c3 a fine turn} b2", "'a' is not the name of a cell"),
        ("parasol 3: c3!!! b2", "'c3!!!' is not the name of a cell"),
        ("parasol 3: c3 Hello b2", "'Hello' is not the name of a cell"),
        ("parasol 3: c3 b2.", "'b2.' is not the name of a cell"),
        ("parasol 3: " + "{}" * 100_000, "more than any game"),
        ("parasol 3: " + "! " * 100_000, "more than any game"),
    ],
)
def test_what_cannot_be_read_of_a_list_is_quoted(text: str, says: str) -> None:
    with pytest.raises(s.InvalidText) as caught:
        s.load_record(text)
    assert says in str(caught.value)


def test_what_a_list_says_can_be_kept() -> None:
    match = s.load_record("Parasol 3: 1. C3!? {bold} SWAP 2. A1 resign")
    again = s.load_record(json.dumps(match.record()))
    assert again.record() == match.record()
    assert write_list(match) == "parasol 3:\n1. c3 2. swap\n3. a1\n"


def test_the_order_of_signs_around_turns_does_not_matter() -> None:
    """Written at random, in any of these ways, a list is the same game."""
    source = Random(1)
    for setup in SMALL_SETUPS:
        match = setup.match_after(30, seed=4)
        while match.steps:
            match.undo()
        words = []
        for number, turn in enumerate(match.turns, start=1):
            words += source.choice(([], [f"{number}."], [f"{number}…"], [f"{number})"], ["->"], ["{note}"]))
            words.append(source.choice((turn, turn.upper(), f"{number}.{turn}")) + source.choice(("", "!", "?!")))
        heading = write_list(match).partition("\n")[0]
        assert s.load_record(f"{heading} {' '.join(words)}").turns == match.turns

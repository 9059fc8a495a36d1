"""Games that begin from a position that was set up: which are possible, which are not, and how it is kept."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from facts import FACTS
from hypothesis import given, settings
from hypothesis import strategies as st
from session_page import Page
from setups import ERRORS, PIE_GAMES, SETUPS, Setup, every_setup, play_random_steps, snapshot

import py_engine as s
from py_engine.match.start_positions import read_start, read_stones, why_impossible, write_start
from py_engine.records import write_link, write_list

# --- as texts


def test_a_start_position_names_the_stones_of_both_colours_and_who_is_to_move() -> None:
    match = s.new_match("surmount", size=4, start="d4 d5/c4/2")
    assert {cell: owner for cell, owner in match.board.items() if owner is not None} == {"c4": 1, "d4": 0, "d5": 0}
    assert (match.to_move, match.start, match.turns) == (1, "d4 d5/c4/2", [])


@pytest.mark.parametrize("text", [" d5,  d4 / c4 / 2 ", "d5,d4/c4/2", "d5 d4/\nc4/2"])
def test_it_is_kept_in_board_order_however_it_was_written(text: str) -> None:
    assert s.new_match("surmount", size=4, start=text).start == "d4 d5/c4/2"


def test_an_empty_board_with_the_first_to_move_is_the_usual_start() -> None:
    match = s.new_match("parasol", size=3, start="//1")
    assert match.start is None
    match.play("c3")
    assert match.can_swap


@every_setup
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32 - 1))
def test_whatever_a_game_comes_to_can_be_a_start_unless_it_is_over(setup: Setup, seed: int) -> None:
    match, source = setup.match(), random.Random(seed)
    while not match.is_over:
        if not match.steps:
            text = write_start(match.game, match.position)
            assert why_impossible(match.info, match.game, match.position) is None, text
            assert read_start(match.info, match.game, text).stones == match.position.stones
        play_random_steps(match, source, 1)
    with pytest.raises(s.InvalidSetup, match="no game can start from"):
        read_start(match.info, match.game, write_start(match.game, match.position))


# --- refusals


@pytest.mark.parametrize(
    ("game", "size", "start", "says"), [(game, *told) for game, known in FACTS.items() for told in known.impossible]
)
def test_a_position_that_no_game_can_come_to_is_refused_and_says_why(
    game: str, size: int, start: str, says: str
) -> None:
    with pytest.raises(s.InvalidSetup) as caught:
        s.new_match(game, size=size, start=start)
    assert says in str(caught.value)
    assert repr(start) in str(caught.value)


def test_a_full_board_of_sum_is_over() -> None:
    cells = [f"{column}{row}" for column in "abc" for row in (1, 2, 3)]
    with pytest.raises(s.InvalidSetup, match="the game would be over"):
        s.new_match("sum", size=3, start=f"{' '.join(cells)}//1")


@pytest.mark.parametrize(
    ("start", "error", "says"),
    [
        ("a1 a9//1", s.InvalidText, "'a9' is not on this board"),
        ("a1 x//1", s.InvalidText, "'x' is not the name of a cell"),
        ("a1/a1/1", s.InvalidSetup, "'a1' cannot hold a stone of each colour"),
        ("a1 a1//2", s.InvalidSetup, "'a1' is named twice"),
        ("a1 b1//2", s.InvalidSetup, "'b1' is a hole"),
        ("a1/", s.InvalidText, "cannot be read as a start position"),
        ("a1//3", s.InvalidText, "cannot be read as a start position"),
        ("", s.InvalidText, "cannot be read as a start position"),
        ("a1//" + " " * 3000 + "1", s.InvalidText, "too long"),
        (["a1"], s.InvalidText, "a start position is a text"),
        (7, s.InvalidText, "a start position is a text"),
    ],
)
def test_a_start_position_that_cannot_be_read_is_refused(start: Any, error: type, says: str) -> None:
    with pytest.raises(error) as caught:
        s.new_match("sum", size=5, holes=["b1", "b2"], start=start)
    assert says in str(caught.value)


@settings(max_examples=200)
@given(
    setup=st.sampled_from(SETUPS),
    text=st.text("abcde12345 ,/x\n", max_size=30),
)
def test_any_text_is_a_start_position_or_refused(setup: Setup, text: str) -> None:
    try:
        match = s.new_match(setup.game, size=setup.size, holes=setup.holes, start=text)
    except ERRORS:
        return
    assert match.legal_actions()


@settings(max_examples=60)
@given(setup=st.sampled_from(SETUPS), data=st.data())
def test_any_stones_are_a_start_position_or_refused_with_a_sentence(setup: Setup, data: st.DataObject) -> None:
    cells = list(setup.match().board)
    owners = data.draw(st.lists(st.sampled_from([None, None, 0, 1]), min_size=len(cells), max_size=len(cells)))
    first, second = (
        " ".join(cell for cell, owner in zip(cells, owners, strict=True) if owner == player) for player in (0, 1)
    )
    text = f"{first}/{second}/{data.draw(st.sampled_from([1, 2]))}"
    match = setup.match()
    reason = why_impossible(match.info, match.game, read_stones(match.game, text))
    if reason is None:
        begun = s.new_match(setup.game, size=setup.size, holes=setup.holes, start=text)
        assert not begun.is_over
        assert begun.legal_actions()
    else:
        assert reason.endswith(".")


# --- play and keeping


def set_up(setup: Setup, seed: int) -> s.Match:
    """A match that begins where a random game was after some turns, with some more turns played."""
    before = setup.match_after(9, seed)
    while before.steps:
        before.undo()
    start = None if before.is_over else write_start(before.game, before.position)
    match = s.new_match(setup.game, size=setup.size, holes=setup.holes, start=start)
    play_random_steps(match, random.Random(seed), 7)
    return match


@every_setup
@pytest.mark.parametrize("seed", range(3))
def test_records_links_and_lists_carry_the_start_position(setup: Setup, seed: int) -> None:
    match = set_up(setup, seed)
    assert snapshot(s.load_record(match.record())) == snapshot(match)
    assert snapshot(s.load_record(json.dumps(match.record()))) == snapshot(match)
    while match.steps:
        match.undo()
    for text in (write_link(match), write_list(match)):
        again = s.load_record(text)
        assert (again.start, again.turns, again.position) == (match.start, match.turns, match.position)


def test_a_record_without_a_start_position_is_of_the_old_version() -> None:
    assert s.new_match("sum").record()["version"] == 1
    assert "start" not in s.new_match("sum").record()
    record = s.new_match("surmount", size=4, start="d4 d5/c4/2").record()
    assert (record["version"], record["start"]) == (2, "d4 d5/c4/2")


def test_undo_goes_back_to_the_start_position_and_no_further() -> None:
    match = s.new_match("surmount", size=4, start="d4 d5/c4/2")
    match.play("a1")
    match.undo()
    assert not match.can_undo
    assert match.board["d5"] == 0


@pytest.mark.parametrize("game", PIE_GAMES)
def test_there_is_no_pie_rule_in_a_game_that_was_set_up(game: str) -> None:
    match = s.new_match(game, size=4, start="a1/b1/1")
    match.play("c1")
    assert not match.can_swap
    assert not match.is_legal("swap")


def test_a_computer_plays_on_from_a_start_position() -> None:
    match = s.new_match("parasol", size=4, start="a1 d4/b1/2")
    assert s.choose_turn(match, playouts=30, seed=1).text in match.legal_turns()


# --- the page's verbs


def test_a_match_is_begun_from_a_start_position() -> None:
    page = Page(game="surmount", size=4, start="d4 d5/c4/2")
    assert page.state()["start"] == "d4 d5/c4/2"
    assert page.state()["to_move"] == 1


def test_a_board_is_checked_while_it_is_set_up_and_the_match_stays() -> None:
    page = Page(game="parasol", size=3)
    before = page.state()
    good = page.ask("check_setup", game="surmount", size=4, start="d5 d4/c4/2")
    assert (good["problem"], good["record"]["start"]) == (None, "d4 d5/c4/2")
    bad = page.ask("check_setup", game="surmount", size=4, start="a1 a2 c3//2")
    assert bad == {"problem": "White has no stone, so the game would be over.", "record": None}
    holes = page.ask("check_setup", game="sum", size=5, holes=["a1"], start="//1")
    assert holes["problem"].startswith("Sum needs an odd number of free squares")
    assert page.state() == before

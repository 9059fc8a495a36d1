"""A preview says what a step does before it is taken."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reference_rules import reference_of
from references import parasol, subsume, surmount
from references.position import Position as Reached
from session_page import Page, colour_of, page_of
from setups import SMALL_SETUPS, Setup, every_setup, position

import py_engine as s
from py_engine.games.base import Action, Game, Position
from py_engine.match.previews import look_ahead, present

Preview = dict[str, Any]

SUM_5 = s.new_match("sum", size=5).game
SUBSUME_4 = s.new_match("subsume", size=4).game


def preview(record: str, cell: str, *steps: str) -> Preview:
    """The preview of picking the cell after this record and these steps."""
    page = Page(game="sum")
    page.ask("load", record=record)
    for step in steps:
        page.ask("act", action=step)
    found = page.ask("preview", cells=[cell])["previews"][cell]
    assert isinstance(found, dict)
    return found


def all_previews(match: s.Match) -> dict[str, Preview | None]:
    """Of every cell of the board."""
    page = Page(game="sum")
    page.ask("load", record=match.record())
    found = page.ask("preview", cells=list(match.board))["previews"]
    assert isinstance(found, dict)
    return found


def random_match(setup: Setup, seed: int, most_steps: int) -> s.Match:
    return setup.match_after(random.Random(seed).randrange(most_steps), seed)


# --- against the step itself


@every_setup
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_preview_is_what_the_step_does(setup: Setup, seed: int) -> None:
    match = random_match(setup, seed, 80)
    page = page_of(setup)
    before = page.ask("load", record=match.record())["state"]
    previews = all_previews(match)
    assert {cell for cell, found in previews.items() if found} == set(before["targets"])
    for cell, found in previews.items():
        if found is None:
            continue
        assert found["action"] == before["targets"][cell]["action"]
        assert found["kind"] == before["targets"][cell]["kind"]
        after = page.ask("act", action=found["action"])["state"]
        was, now = before["board"], after["board"]
        # A stone that captures takes the place of one of the captured group: that one is removed, not turned.
        gone = {at for at in was if was[at] is not None and now[at] is None}
        gone |= {cell} if found["kind"] == "capture" else set()
        removed = {at: was[at] for at in was if at in gone}
        flipped = {
            at: now[at] for at in was if was[at] is not None and now[at] not in (None, was[at]) and at not in gone
        }
        assert found["removed"] == removed
        assert found["flipped"] == flipped
        goes_on = bool(after["steps"])
        assert found["follow"] == ({at: target["kind"] for at, target in after["targets"].items()} if goes_on else {})
        assert found["may_stop"] == ("stop" in after["choices"])
        if found["may_stop"]:
            after = page.ask("act", action="stop")["state"]
        assert found["winner"] == after["winner"]
        assert found["passes"] == (after["forced_pass"] is not None)
        if after["over"] and after["loop"]:
            assert set(after["loop"]) <= set(found["loop"]["cells"])
            assert found["loop"]["colour"] == after["players"][after["winner"]]["colour"]
        page.ask("load", record=match.record())


# --- cells that close, against the plain references


def open_cells(setup: Setup, stones: dict[str, int], player: int) -> set[str]:
    """The cells on which a player could begin a turn, by the plain rules."""
    if setup.game == "surmount":  # the replacements are enough: every empty cell is open
        rules = surmount.Rules(setup.size)
        return {cell for cell in stones if stones[cell] != player and rules.can_replace(stones, player, cell)}
    reached = Reached(stones, player, turns_played=2)  # too late for a swap
    turns = reference_of(setup.game, setup.size, setup.holes).turns(reached)
    return {found[0] for text in turns if (found := re.search(r"[a-z]\d+", text))}


CLOSING_SETUPS = [
    *SMALL_SETUPS,
    Setup("sum", 5),
    Setup("sum", 5, ("a1", "c3", "c4", "e2")),
    Setup("subsume", 4),
    Setup("subsume", 5),
]


@pytest.mark.parametrize("setup", CLOSING_SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_cells_that_close_are_those_that_were_legal_and_no_longer_are(setup: Setup, seed: int) -> None:
    match = random_match(setup, seed, 40)
    stones = {cell: owner for cell, owner in match.board.items() if owner is not None}
    for cell, found in all_previews(match).items():
        if found is None or found["winner"] is not None:
            continue
        match.act(found["action"])
        after = {at: owner for at, owner in match.board.items() if owner is not None}
        match.undo()
        for player in (0, 1):
            untouched = {at for at in match.board if at != cell and stones.get(at) == after.get(at)}
            closed = open_cells(setup, stones, player) - open_cells(setup, after, player)
            assert set(found["closed"][colour_of(match, player)]) == closed & untouched


# --- each game's own


def look(game: Game, here: Position, cell: str) -> dict[str, Any]:
    """The effects of placing a stone in a position written down by hand, in names and colours."""
    names = game.board.names_of
    found = look_ahead(game, present(game, here), Action("place", game.board.cell(cell)))
    loop = found.loop
    return {
        "removed": tuple(" ".join(names(stones)) for stones in found.removed),
        "flipped": tuple(" ".join(names(stones)) for stones in found.flipped),
        "loop": None if loop is None else (" ".join(names(loop.stones)), " ".join(names(loop.inside)), loop.owner),
    }


def test_sum_tells_the_stones_taken_and_the_squares_that_close() -> None:
    found = preview("sum 5: a2 a1", "b2")
    assert found["removed"] == {"a1": "black"}
    assert found["flipped"] == {}
    # A cell next to two white stones is closed to black; a1 has just been emptied and is not listed as closed.
    assert found["closed"] == {"white": [], "black": ["a3", "b1", "b3"]}


def test_sum_tells_the_removals_that_a_removal_brings_about() -> None:
    here = position(SUM_5, first="a2 c1", second="a1 b1")
    assert look(SUM_5, here, "b2") == {"removed": ("", "a1 b1"), "flipped": ("", ""), "loop": None}


def test_subsume_tells_the_loop_and_what_it_turns() -> None:
    three_of_six = position(SUBSUME_4, first="d3 d5", second="c3 c4 e4")
    ring = "c3 c4 d3 d5 e3 e4"
    assert look(SUBSUME_4, three_of_six, "e3") == {
        "removed": ("", ""),
        "flipped": ("c3 c4 e4", ""),
        "loop": (ring, "d4", 0),
    }


def test_subsume_tells_a_loop_that_falls_to_the_other_side_with_the_placed_stone() -> None:
    two_of_six = position(SUBSUME_4, first="d3", second="c3 c4 e4 d5")
    found = look(SUBSUME_4, two_of_six, "e3")
    assert found["flipped"] == ("", "d3")
    assert found["loop"] == ("c3 c4 d3 d5 e3 e4", "d4", 1)


def test_subsume_tells_what_a_loop_takes() -> None:
    here = position(SUBSUME_4, first="c4 d5", second="c3 d3 d4 e4")
    assert look(SUBSUME_4, here, "e3")["removed"] == ("", "d4")


@pytest.mark.parametrize("seed", range(6))
def test_subsume_tells_every_loop_of_a_game_as_the_plain_rules_find_it(seed: int) -> None:
    match = Setup("subsume", 4).match()
    source = random.Random(seed)
    rules = subsume.Rules(4)
    loops_met = 0
    while not match.is_over:
        stones = {cell: owner for cell, owner in match.board.items() if owner is not None}
        for cell, found in all_previews(match).items():
            if found is None:
                continue
            loops = [loop for loop in rules.outermost_loops({*stones, cell}) if cell in loop.stones]
            assert (found["loop"] is not None) == bool(loops)
            for loop in loops:
                loops_met += 1
                made = found["loop"]
                own = sum({**stones, cell: match.to_move}[stone] == match.to_move for stone in loop.stones)
                assert (set(made["cells"]), set(made["inside"])) == (loop.stones, loop.inside)
                assert made["count"] == len(loop.stones & set(rules.board.perimeter))
                assert (made["of"], made["needed"]) == (18, 10)
                owner = match.to_move if 2 * own >= len(loop.stones) else 1 - match.to_move
                assert made["colour"] == colour_of(match, owner)
        match.play(source.choice(match.legal_turns()))
    assert loops_met


def test_parasol_tells_whose_parasols_change_hands() -> None:
    # On size 3 the parasols are around the seven inner cells. Red has three stones of the one around c3.
    found = preview("parasol 3: c3 a1 c2 a2 d3 a3", "c4")
    assert found["parasols"] == {"c3": {"colour": "red", "held": True}, "b3": {"colour": None, "held": False}}
    assert found["decides"] is None


@pytest.mark.parametrize("seed", range(6))
def test_parasols_in_a_preview_are_those_that_differ_afterwards(seed: int) -> None:
    match = random_match(Setup("parasol", 4), seed, 37)
    before = parasols(match)
    for found in all_previews(match).values():
        if found is None:
            continue
        match.act(found["action"])
        after = parasols(match)
        match.undo()
        level = {"colour": None, "held": False}
        expected = {middle: now for middle, now in after.items() if now != before[middle]}
        assert found["parasols"] == {middle: now or level for middle, now in expected.items()}


def parasols(match: s.Match) -> dict[str, dict[str, Any] | None]:
    """The colour that holds each parasol or leads in it, counted one by one."""
    found: dict[str, dict[str, Any] | None] = {}
    for middle, *around in parasol.Rules(match.size).parasols:
        counts = [sum(match.board[cell] == player for cell in (middle, *around)) for player in (0, 1)]
        if counts[0] == counts[1]:
            found[middle] = None
        else:
            leader = 0 if counts[0] > counts[1] else 1
            found[middle] = {"colour": colour_of(match, leader), "held": counts[leader] >= 4}
    return found


def test_the_placement_that_gets_most_parasols_decides_though_play_goes_on() -> None:
    match = Setup("parasol", 3).match()
    source = random.Random(3)
    decisions = 0
    while not match.is_over:
        before = match.game.settled_for(match.position)
        for found in all_previews(match).values():
            if found is None or found["winner"] is not None:
                continue
            match.act(found["action"])
            held = list(parasols(match).values())
            colours = [colour_of(match, player) for player in (0, 1)]
            counts = [held.count({"colour": colour, "held": True}) for colour in colours]
            match.undo()
            decided = next((player for player in (0, 1) if counts[player] > 3), None)
            assert found["decides"] == (decided if before is None else None)
            decisions += found["decides"] is not None
        match.play(source.choice([turn for turn in match.legal_turns() if turn != "swap"]))
    assert decisions


def test_surmount_tells_the_group_that_is_made_and_the_steps_that_follow() -> None:
    found = preview("surmount 4: c2 d4 a1 d5 g1 d6", "c3")
    assert found["group"] == ["c2", "c3"]
    assert found["follow"] == dict.fromkeys(["b3", "c1", "c4", "d2", "d3"], "grow")
    assert found["may_stop"]
    growing = preview("surmount 4: c2 d4 a1 d5 g1 d6", "c4", "c3")
    assert (growing["group"], growing["may_stop"]) == (["c2", "c3", "c4"], False)
    assert growing["follow"] == {"d4": "capture", "d5": "capture"}


def test_sunspot_tells_the_loop_that_would_win() -> None:
    found = preview("sunspot 3: c2 a1 d2 a2 d3 a3 c4 b1 b3 b4", "b2")
    assert found["winner"] == 0
    assert found["loop"]["cells"] == ["b2", "b3", "c2", "c4", "d2", "d3"]
    assert found["loop"]["inside"] == ["c3"]
    assert found["loop"]["of"] == 0


def test_sunspot_tells_what_a_gift_turns() -> None:
    record = "sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2"
    gift = preview(record, "c3", "a1", "Xd4")
    assert gift["kind"] == "give"
    assert gift["flipped"] == dict.fromkeys(["c3", "d3", "d5", "e3", "e4"], "white")  # d4 stays


def test_after_a_swap_a_loop_keeps_its_colour_and_wins_for_the_other_player() -> None:
    plain = preview("sunspot 3: c2 a1 d2 a2 d3 a3 c4 b1 b3 b4", "b2")
    swapped = preview("sunspot 3: c2 swap a1 d2 a2 d3 a3 c4 b1 b3 b4", "b2")
    assert (plain["winner"], plain["loop"]["colour"]) == (0, "black")
    assert (swapped["winner"], swapped["loop"]["colour"]) == (1, "black")


# --- the verb


def test_a_preview_changes_nothing_and_leaves_a_search_alone() -> None:
    page = Page(game="subsume", size=4)
    page.ask("think", playouts=50, seed=1)
    before = page.reply("state")
    page.ask("preview", cells=["a1"])
    assert page.reply("state") == before
    assert page.ask("slice", job="think", milliseconds=5)["playouts"] >= 0


def test_a_cell_that_is_no_target_has_no_preview() -> None:
    page = Page(game="sum", size=3)
    page.ask("act", action="b2")
    assert page.ask("preview", cells=["b2", "a1"])["previews"]["b2"] is None
    assert page.ask("preview", cells=[])["previews"] == {}


def test_a_finished_game_has_no_previews() -> None:
    match = Setup("sum", 3).finished_match(1)
    assert set(all_previews(match).values()) == {None}


@pytest.mark.parametrize("cells", [None, "a1", {"a1": 1}, [1], ["a1", None], ["zz"], ["a0"], ["a1"] * 100])
def test_cells_that_cannot_be_read_are_refused(cells: Any) -> None:
    Page(game="sum", size=5).refused("preview", "InvalidText", cells=cells)

"""The engine's sentences for players: plain words, the colour's name where a turn is passed, and how to win."""

from __future__ import annotations

import random
import re

import pytest
from session_page import page_of
from setups import Setup, every_setup, every_small_setup

import py_engine as s
from py_engine.match import Match

# Words of the designers' rule sheets that are explained nowhere on the page.
JARGON = re.compile(r"interior stone|edge stone|subgroup|combined group|friendly|outnumbered by", re.IGNORECASE)

SURMOUNT = "surmount 4: c2 d4 a1 d5 g1 d6"


def prompts_of_random_games(setup: Setup, games: int) -> set[str]:
    """The prompts that come up in some games, inside turns too."""
    found = set()
    for seed in range(games):
        match, source = setup.match(), random.Random(seed)
        while not match.is_over:
            found.add(match.game.prompt(match.position))
            match.act(source.choice(match.legal_actions()))
    return found


@every_small_setup
def test_prompts_use_no_words_that_cannot_be_looked_up_on_the_page(setup: Setup) -> None:
    for prompt in prompts_of_random_games(setup, games=20):
        assert not JARGON.search(prompt)
        assert re.fullmatch(r"[A-Z].*\.", prompt)


@pytest.mark.parametrize("info", s.catalogue(), ids=lambda info: info.id)
def test_the_summary_of_a_game_says_how_to_win(info: s.GameInfo) -> None:
    assert re.search(r"\b(you win|wins)\b", info.summary, re.IGNORECASE)
    assert not JARGON.search(info.summary)


def test_what_seeing_the_edge_means_stands_in_the_summary_of_sunspot() -> None:
    (info,) = (info for info in s.catalogue() if info.id == "sunspot")
    assert "A stone sees the edge if" in info.summary


def test_surmount_says_to_which_sizes_a_group_may_grow() -> None:
    match = s.load_record(SURMOUNT)
    match.act("c3")
    assert match.game.prompt(match.position) == (
        "Your group has 2 stones: grow to exactly 3 and capture one as large, or finish the turn."
    )
    match.act("c4")
    assert match.game.prompt(match.position) == "Your group has 3 stones: capture an enemy group of 3."


def passing(match: Match, source: random.Random) -> bool:
    """Play at random until a player must pass; whether that has come up."""
    while not match.is_over:
        if match.legal_actions() == ["pass"]:
            return True
        match.act(source.choice(match.legal_actions()))
    return False


@pytest.mark.parametrize(("game", "size"), [("subsume", 4), ("sum", 5)])
def test_a_forced_pass_names_the_colour_that_passes(game: str, size: int) -> None:
    match = next(match for seed in range(300) if passing(match := s.new_match(game, size=size), random.Random(seed)))
    colour = match.info.players[match.to_move]
    assert match.forced_pass is not None
    assert match.forced_pass.startswith(f"{colour} must pass: ")
    match.play("pass")
    assert match.forced_pass is None


def test_an_even_number_of_squares_is_refused_in_good_grammar() -> None:
    with pytest.raises(s.InvalidSetup, match="size 5 with 1 hole leaves 24"):
        s.new_match("sum", size=5, holes=["a1"])
    with pytest.raises(s.InvalidSetup, match="size 4 with 2 holes leaves 14"):
        s.new_match("sum", size=4, holes=["a1", "b2"])


def test_a_turn_of_a_record_that_is_not_allowed_is_told_with_one_colon_at_most() -> None:
    with pytest.raises(s.IllegalTurn) as caught:
        s.load_record("parasol 3: a1 a1")
    assert str(caught.value) == "Turn 2, 'a1', is not allowed. There is already a stone on a1."


@every_setup
def test_every_cell_can_be_picked_or_says_why_not(setup: Setup) -> None:
    page, match, source = page_of(setup), setup.match(), random.Random(1)
    for _ in range(40):
        state = page.state()
        for cell in [*state["board"], *state["holes"]]:
            message = page.ask("explain", cell=cell)["message"]
            assert (message is None) == (cell in state["targets"]), cell
        if match.is_over:
            break
        step = source.choice(match.legal_actions())
        match.act(step)
        page.ask("act", action=step)


def test_a_picked_cell_is_explained_by_what_it_asks_for() -> None:
    page = page_of(Setup("surmount", 4))
    page.ask("load", record="surmount 4: d4 a1")
    assert page.ask("explain", cell="a1") == {
        "message": "The enemy group on a1 has 1 stone and the group being created would have 1; "
        "it must be the larger one.",
        "stones": ["a1"],
    }
    page = page_of(Setup("sum", 3, ("b1", "b2")))
    assert page.ask("explain", cell="b2") == {
        "message": "b2 is a hole; nothing is ever placed there.",
        "stones": [],
    }


def test_the_record_beside_a_state_brings_back_an_unfinished_turn_too() -> None:
    page = page_of(Setup("surmount", 4))
    page.ask("load", record=SURMOUNT)
    kept = page.ask("act", action="c3")
    again = page_of(Setup("parasol", 2)).ask("load", record=kept["record"])
    assert again["state"]["steps"] == ["c3"]
    assert again["record"] == kept["record"]
    assert again["state"]["board"] == kept["state"]["board"]

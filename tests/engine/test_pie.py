"""The pie rule of Parasol and Sunspot: as their first turn the second player may take the first player's colour."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from setups import PIE_GAMES, SETUPS, Setup, snapshot

import py_engine as s

every_pie_game = pytest.mark.parametrize("game", PIE_GAMES)


def test_parasol_and_sunspot_are_the_games_with_a_pie_rule() -> None:
    assert set(PIE_GAMES) >= {"parasol", "sunspot"}
    assert not {"subsume", "surmount", "sum"} & set(PIE_GAMES)


@every_pie_game
def test_after_swap_the_stone_stays_and_the_first_player_holds_the_other_colour_and_moves(game: str) -> None:
    match = s.new_match(game, size=4)
    match.play("c3")
    assert match.board["c3"] == 0
    stones = match.position.stones
    match.play("swap")
    assert match.position.stones == stones  # not moved, not recoloured
    assert match.board["c3"] == 1  # but the second player's now
    assert match.to_move == 0
    assert match.position.to_move == 1  # the second colour, now held by the first player
    assert match.turns == ["c3", "swap"]
    match.play("d4")
    assert match.board["d4"] == 0
    assert match.to_move == 1


@every_pie_game
def test_swap_is_offered_once_as_the_second_players_first_turn(game: str) -> None:
    match = s.new_match(game, size=3)
    assert "swap" not in match.legal_actions()
    assert match.explain("swap") is not None
    match.play("c3")
    assert match.legal_actions()[-1] == "swap"
    assert "swap" in match.legal_turns()
    assert match.explain("swap") is None
    for second in ("swap", "a1"):
        match.play(second)
        assert "swap" not in match.legal_actions()
        with pytest.raises(s.IllegalTurn):
            match.play("swap")
        match.undo()


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game not in PIE_GAMES], ids=str)
def test_the_other_games_know_no_swap(setup: Setup) -> None:
    match = setup.match_after(1, seed=0)
    assert "swap" not in match.legal_turns()
    with pytest.raises(s.IllegalTurn):
        match.play("swap")
    with pytest.raises(s.IllegalTurn):
        match.act("swap")


@every_pie_game
@pytest.mark.parametrize("how", [s.Match.play, s.Match.act])
def test_swap_can_be_played_as_a_turn_or_as_a_step_and_taken_back(game: str, how: object) -> None:
    match = s.new_match(game, size=3)
    match.play("b2")
    before = snapshot(match)
    how(match, "swap")  # type: ignore[operator]
    after = snapshot(match)
    assert after["steps"] == []
    match.undo()
    assert snapshot(match) == before
    match.redo()
    assert snapshot(match) == after
    assert snapshot(s.load_record(match.record())) == after


@every_pie_game
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_swapped_game_is_the_same_game_with_the_players_exchanged(game: str, seed: int) -> None:
    """Without the swap the second player plays the same stones: the player who holds the winning colour wins."""
    plain = Setup(game, 3).finished_match(seed)
    if "swap" in plain.turns:
        plain = s.load_record(
            {**plain.record(), "turns": [text for text in plain.turns if text != "swap"], "result": None}
        )
    swapped = s.new_match(game, size=3)
    for number, text in enumerate(plain.turns):
        if number == 1:
            swapped.play("swap")
        swapped.play(text)
    assert swapped.position == plain.position
    assert swapped.is_over
    assert {swapped.winner, plain.winner} == {0, 1}
    assert swapped.to_move == 1 - plain.to_move
    assert swapped.board == {cell: None if owner is None else 1 - owner for cell, owner in plain.board.items()}
    assert [swapped.player_of(colour) for colour in (0, 1)] == [1, 0]

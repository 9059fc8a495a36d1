"""Proofs for a page: of a position with its line to the end, and of every turn from it."""

from __future__ import annotations

from random import Random

import pytest
from extent import by_extent
from session_page import Page, board_of, page_of, slices_of
from setups import SMALL_SETUPS, Setup
from test_proof_search import SMALL, random_endings, winner_by_exhaustion

from py_engine import load_record, new_match
from py_engine.games.base import Game, Position
from py_engine.match.start_positions import write_start
from py_engine.search.params import MOST_PROOF_POSITIONS
from py_engine.search.turn_proofs import TurnProofs
from py_engine.search.whole_turns import whole_turns

GAMES = sorted(SMALL)

# Positions that a proof may keep here.
ROOM = 20_000


def proofs_of(game: Game, position: Position, most_positions: int = MOST_PROOF_POSITIONS) -> TurnProofs:
    proofs = TurnProofs(game, position, most_positions)
    while not proofs.finished:
        proofs.run(1_000)
    return proofs


@pytest.mark.parametrize("game_id", GAMES)
def test_every_turn_is_worth_what_exhaustive_search_says(game_id: str) -> None:
    for game, position in random_endings(game_id, by_extent(5, 12), seed=5):
        proofs = proofs_of(game, position, ROOM)
        known: dict[Position, int] = {}
        assert [turn.after for turn in proofs.turns] == list(whole_turns(game, position)[0])
        for turn in proofs.turns:
            # An ending of Surmount with one free cell can be longer than there is room for.
            if turn.winner is not None or proofs.positions < ROOM:
                assert turn.winner == winner_by_exhaustion(game, turn.after, known)


@pytest.mark.parametrize("game_id", GAMES)
def test_proofs_made_in_slices_are_those_made_at_once(game_id: str) -> None:
    for game, position in random_endings(game_id, by_extent(2, 4), seed=6):
        slowly = TurnProofs(game, position)
        while not slowly.finished:
            slowly.run(1)
        assert slowly.turns == proofs_of(game, position).turns


@pytest.mark.parametrize("game_id", GAMES)
def test_without_room_for_a_proof_turns_stay_unproven(game_id: str) -> None:
    game = Setup(game_id, max(5, SMALL[game_id])).match().game
    proofs = proofs_of(game, game.start(), most_positions=50)
    assert proofs.proven_count == 0
    assert {(turn.winner, turn.turns) for turn in proofs.turns} == {(None, None)}


def ended_by(page: Page, line: list[dict[str, object]]) -> None:
    """Play a proof's line, which ends or decides the game and changes the cells that it says."""
    match = load_record(page.ask("record")["record"])
    board = board_of(match)
    for turn in line:
        assert turn["player"] == match.to_move
        match.play(str(turn["text"]))
        cells = turn["cells"]
        assert isinstance(cells, dict)
        board |= cells
        assert board == board_of(match)
    if match.game.proofs_end_when_decided:
        assert match.game.decided_for(match.position) is not None
    else:
        assert match.is_over


@pytest.mark.parametrize("game_id", GAMES)
def test_the_line_of_a_proof_leads_to_the_end_and_the_winner_wins_it(game_id: str) -> None:
    for game, position in random_endings(game_id, by_extent(2, 6), seed=7):
        start = write_start(game, position)
        setup = Setup(game_id, game.board.size)
        page = Page(game=game_id, size=setup.size, start=start)
        last = slices_of(page, "prove")[-1]
        assert last["progress"] == 1
        assert last["winner"] == winner_by_exhaustion(game, position, {})
        if game.proofs_end_when_decided:
            assert last["turns"] is None
        else:
            assert len(last["line"]) <= last["turns"]
        assert last["positions"] > 0
        ended_by(page, last["line"])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_page_is_told_which_turns_win_the_fastest_first(game_id: str) -> None:
    for game, position in random_endings(game_id, by_extent(2, 6), seed=8):
        page = Page(game=game_id, size=game.board.size, start=write_start(game, position))
        before = page.state()
        last = slices_of(page, "prove_turns")[-1]
        assert page.state() == before
        known: dict[Position, int] = {}
        match = new_match(game_id, size=game.board.size, start=write_start(game, position))
        wins = set()
        for after, actions in whole_turns(game, position)[0].items():
            if winner_by_exhaustion(game, after, known) == position.to_move:
                wins.add(match.game.turn_text(position, actions))
        assert {turn["text"] for turn in last["winning"]} == wins
        lengths = [turn["turns"] for turn in last["winning"]]
        assert set(lengths) <= {None} if game.proofs_end_when_decided else lengths == sorted(lengths)
        assert (last["losing"], last["unproven"]) == (len(whole_turns(game, position)[0]) - len(wins), 0)
        assert last["all"] is True


def test_where_the_room_does_not_suffice_no_winner_is_told() -> None:
    page = Page(game="parasol", size=5)
    last = slices_of(page, "prove", positions=100)[-1]
    assert (last["winner"], last["turns"], last["line"]) == (None, None, [])
    last = slices_of(page, "prove_turns", positions=100)[-1]
    assert (last["winning"], last["losing"], last["unproven"]) == ([], 0, 61)


def test_the_first_slices_tell_how_far_a_proof_has_come() -> None:
    page = Page(game="subsume", size=3)
    page.ask("prove", positions=20_000)
    first = page.ask("slice", job="prove", milliseconds=1)
    assert first["done"] is False
    assert 0 < first["progress"] < 1
    assert first["winner"] is None


@pytest.mark.parametrize("verb", ["prove", "prove_turns"])
def test_a_proof_is_refused_where_there_is_nothing_to_prove(verb: str) -> None:
    over = Page()
    over.ask("load", record="parasol 2: a1 a2 b1 b2 b3 c1 c2")
    assert over.refused(verb, "IllegalTurn") == "The game is over; there is nothing to prove."
    begun = Page()
    begun.ask("load", record="sunspot 3: c3 c2 b2")
    match = load_record(begun.ask("record")["record"])
    random = Random(1)
    while not match.unfinished:
        step = random.choice(match.legal_actions())
        match.act(step)
        begun.ask("act", action=step)
    assert begun.refused(verb, "IllegalTurn").startswith("A turn has begun;")
    assert page_of(SMALL_SETUPS[0]).refused(verb, "InvalidSetup", positions="many") == (
        f"a proof may keep up to {MOST_PROOF_POSITIONS} positions, not 'many'"
    )

"""The opponent that never errs: from a won position it wins whatever is played, and it loses only what is lost."""

from __future__ import annotations

from random import Random

import pytest
from extent import by_extent

import py_engine
from py_engine import InvalidSetup, InvalidText, choose_turn, load_record, new_match
from py_engine.match import Match
from py_engine.players.perfect_play import PROOF, PerfectPlay
from py_engine.search.full_search import FullSearch
from py_engine.search.solved_boards import number_of, openings_of

# Boards on which a position is solved at once, and so can be checked at each turn.
BOARDS = ["subsume 2", "sunspot 2", "parasol 2", "sum 3", "sum 3 holes a1,b2"]
LARGER_BOARD = "sum 4 holes a1,b2,c3,a2,d4"


def winner_of(match: Match) -> int:
    """The player who wins with best play, the swap left aside."""
    colour = 0 if FullSearch(match.game, 0).wins_within(match.position) else 1
    return match.player_of(colour)


@pytest.mark.parametrize("record", [*BOARDS, pytest.param(LARGER_BOARD, marks=pytest.mark.slow)])
@pytest.mark.parametrize("seed", by_extent([1], [1, 2]))
def test_it_never_lets_a_win_go(record: str, seed: int) -> None:
    for own in (0, 1):
        match, random, has_won = load_record(f"{record}:"), Random(seed), False
        while not match.is_over:
            if match.to_move == own:
                match.play(choose_turn(match, PROOF).text)
                if not match.is_over and not match.can_swap:
                    assert not has_won or winner_of(match) == own
                    has_won = winner_of(match) == own
            else:
                match.play(random.choice(match.legal_turns()))
        assert match.winner == own or not has_won


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "side"),
    [("parasol", 1), ("subsume", 1), ("sunspot", 1), pytest.param("sunspot", 0, marks=pytest.mark.long_form)],
)
def test_from_the_empty_board_of_size_3_it_wins_what_is_won(game: str, side: int) -> None:
    match, random, memory = new_match(game, size=3), Random(3), None
    while not match.is_over:
        if match.to_move == side:
            job = PerfectPlay(match, memory)
            match.play(job.finish().text)
            memory = job.memory
        else:
            match.play(random.choice([turn for turn in match.legal_turns() if turn != "swap"]))
    assert match.winner == side


def test_it_takes_over_a_stone_that_is_worth_more_and_leaves_one_that_is_not() -> None:
    # The map of size 3 has a win for the first player in the middle, and for the second in the corner.
    for stone, swaps in (("c3", True), ("a1", False)):
        match = new_match("parasol", size=3)
        match.play(stone)
        assert (choose_turn(match, PROOF).text == "swap") is swaps


def test_it_wins_as_fast_as_can_be_and_holds_out_as_long() -> None:
    match = new_match("subsume", size=2)
    lengths = []
    while not match.is_over:
        choice = choose_turn(match, PROOF)
        assert choice.turns is not None
        lengths.append(choice.turns)
        match.play(choice.text)
    assert lengths == [8, 7, 6, 5, 4, 3, 2, 1]


def test_it_finishes_a_turn_that_has_been_begun() -> None:
    match = load_record("sunspot 2: a1 b1 a2 b3 c1")
    for step in match.legal_actions():
        begun = load_record(match.record())
        begun.act(step)
        if begun.steps:
            assert begun.is_legal(choose_turn(begun, PROOF).text)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["parasol", "subsume"])
def test_what_is_looked_up_of_the_first_turns_is_what_a_search_finds(game: str) -> None:
    openings = openings_of(game, 3)
    assert openings is not None
    random = Random(4)
    for _ in range(by_extent(1, 3)):
        match = new_match(game, size=3)
        for _ in range(openings.turns):
            match.play(random.choice([turn for turn in match.legal_turns() if turn != "swap"]))
        number = number_of(match.game.board, match.position)
        assert openings.winner(number) == 1 - FullSearch(match.game, 0).wins_within(match.position)


@pytest.mark.parametrize(
    ("game", "size", "said"),
    [
        ("parasol", 4, "Parasol is solved up to size 3, so on size 4 there is no proof to play against"),
        ("surmount", 4, "Surmount is not solved on any board, so there is no proof to play against"),
    ],
)
def test_on_boards_that_are_not_solved_it_is_not_there(game: str, size: int, said: str) -> None:
    match = new_match(game, size=size)
    with pytest.raises(InvalidSetup, match=said):
        choose_turn(match, PROOF)
    for play in ("proof", "proof-begins"):
        with pytest.raises(InvalidSetup, match=said):
            load_record(f"#game={game}&size={size}&play={play}")


def test_a_link_may_name_it_and_no_other_way_to_play() -> None:
    for play in ("letter", "proof", "proof-begins"):
        assert load_record(f"#game=sum&size=3&play={play}").turns == []
    with pytest.raises(InvalidText, match="'prof' to play with; it may be letter, proof, proof-begins"):
        load_record("#game=sum&size=3&play=prof")


def test_it_stands_on_no_ladder() -> None:
    assert all(one.id != PROOF for info in py_engine.catalogue() for one in py_engine.opponents_of(info.id))

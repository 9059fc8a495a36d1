"""Sunspot: the rules of its page and the rulings P1–P5."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from references import sunspot
from references.hexagon import Hexagon
from setups import Setup, played, position, stones, turn_texts

import py_engine as s
from py_engine.games.base import Game, Position
from py_engine.search.games import knowledge_of

SIZE_4 = s.new_match("sunspot", size=4).game
SIZE_5 = s.new_match("sunspot", size=5).game
BLACK, WHITE = 0, 1

seeds = st.integers(0, 2**32 - 1)


def reason(game: Game, here: Position, text: str) -> str:
    """The reason why a turn is illegal."""
    with pytest.raises(s.IllegalTurn) as caught:
        game.read_turn(here, text)
    return caught.value.reason


def flips(game: Game, here: Position, placement: str) -> set[str]:
    """The stones that may be flipped after a placement."""
    texts = (text.split(";") for text in turn_texts(game, here))
    return {parts[1][1:] for parts in texts if parts[0] == placement and len(parts) > 1}


def test_joining_cells_are_empty_and_lie_beside_stones_of_the_mover() -> None:
    here = position(SIZE_4, first="d4", second="d5")
    assert set(SIZE_4.board.names_of(knowledge_of(SIZE_4).join_cells(here))) == {"c3", "c4", "d3", "e4", "e3"}


# White d4 is shut in by six stones, of which c4 is white and sees the edge: an interior stone of a combined group.
SHUT_IN = position(SIZE_4, first="c3 d3 e3 e4 d5", second="c4 d4")


# --- edge stones and interior stones


def test_a_stone_shut_in_on_all_sides_is_an_interior_stone() -> None:
    assert flips(SIZE_4, SHUT_IN, "a1") == {"d4"}


def test_a_stone_sees_the_edge_along_a_straight_line_of_empty_cells_however_long() -> None:
    here = position(SIZE_5, first="e4 e6 d4 d5 f5", second="c3 e5")
    assert flips(SIZE_5, here, "a1") == set()  # e5 looks past f6 to the upper edge
    assert flips(SIZE_5, position(SIZE_5, first="e4 e6 d4 d5 f5", second="c3 e5 h5"), "a1") == set()


@pytest.mark.parametrize("blocker", ["e4", "f4", "g4"])
def test_p2_the_stone_just_placed_cuts_off_sight_wherever_in_the_line_it_stands(blocker: str) -> None:
    """d4 looks along e4, f4 and g4 only."""
    here = position(SIZE_4, first="c3 d3 e3 d5", second="c4 d4")
    assert flips(SIZE_4, here, "a1") == set()
    assert flips(SIZE_4, here, "f3") == set()
    assert flips(SIZE_4, here, blocker) == {"d4"}


def test_a_stone_on_the_edge_is_always_an_edge_stone() -> None:
    full = position(SIZE_4, " ".join(Hexagon(4).cells[::2]), " ".join(Hexagon(4).cells[1::2]))
    named = {text.split(";")[0][1:] for text in turn_texts(SIZE_4, full)}
    assert named
    assert not named & set(Hexagon(4).perimeter)


# --- flipping


def test_the_placement_is_mandatory_and_comes_first() -> None:
    here = SHUT_IN
    assert reason(SIZE_4, here, "Xd4") == "A stone must be placed before one is flipped."
    with pytest.raises(s.IllegalTurn):
        SIZE_4.read_turn(here, "pass")


def test_the_flip_is_optional_after_a_placement() -> None:
    assert "a1" in turn_texts(SIZE_4, SHUT_IN)


def test_only_a_stone_of_a_combined_group_can_be_flipped() -> None:
    """With c4 black, d4 alone is a group without an edge stone."""
    here = position(SIZE_4, first="c3 d3 e3 e4 d5 c4", second="d4 a1")
    assert flips(SIZE_4, here, "g1") == set()
    assert reason(SIZE_4, here, "g1;Xd4") == "The turn is over before 'Xd4'."


def test_edge_stones_and_ones_own_stones_cannot_be_flipped() -> None:
    here = SHUT_IN
    assert reason(SIZE_4, here, "a1;Xc4") == (
        "The stone on c4 sees the edge; only stones that do not see it can be flipped."
    )
    assert reason(SIZE_4, here, "a1;Xe4") == "The stone on e4 is your own."
    assert reason(SIZE_4, here, "a1;Xg4") == "There is no enemy stone on g4."


def test_only_one_stone_is_flipped() -> None:
    here = SHUT_IN
    assert all(text.count("X") <= 2 for text in turn_texts(SIZE_4, here))


# --- giving an edge subgroup


def test_a_flip_that_joins_edge_stones_must_give_one_of_their_subgroups_away() -> None:
    """Flipped, d4 joins the five black stones round it; all see the edge, and they are connected: one subgroup."""
    here = SHUT_IN
    assert reason(SIZE_4, here, "a1;Xd4") == (
        "First some stones that see the edge must be given away, of the group that the flipped stone joined."
    )
    texts = {text for text in turn_texts(SIZE_4, here) if text.startswith("a1;Xd4")}
    assert texts == {"a1;Xd4;Xc3"}
    assert stones(SIZE_4, played(SIZE_4, here, "a1;Xd4;Xc3")) == ("a1 d4", "c3 c4 d3 d5 e3 e4")


def test_any_stone_of_the_subgroup_names_it_and_the_canonical_text_uses_the_first() -> None:
    here = SHUT_IN
    for name in ("c3", "d3", "e3", "e4", "d5"):
        actions = SIZE_4.read_turn(here, f"a1;Xd4;X{name}")
        assert SIZE_4.turn_text(here, actions) == "a1;Xd4;Xc3"
    assert "First some stones" in reason(SIZE_4, here, "a1;Xd4;Xc4")  # the enemy's
    assert "does not see the edge" in reason(SIZE_4, here, "a1;Xd4;Xd4")
    assert "First some stones" in reason(SIZE_4, here, "a1;Xd4;Xa1")  # black's, but of another group


def test_the_player_chooses_which_subgroup_to_give() -> None:
    """The flipped stone parts the black edge stones c3–d3 from e4–d5 (e3 is white)."""
    here = position(SIZE_4, first="c3 d3 e4 d5", second="c4 d4 e3")
    texts = {text for text in turn_texts(SIZE_4, here) if text.startswith("a1;")}
    assert texts == {"a1;Xd4;Xc3", "a1;Xd4;Xd5"}
    assert stones(SIZE_4, played(SIZE_4, here, "a1;Xd4;Xd5")) == ("a1 c3 d3 d4", "c4 d5 e3 e4")


def test_p3_the_stone_just_placed_may_be_part_of_what_is_given_back() -> None:
    here = position(SIZE_4, first="c3 d3 e4", second="c4 d4 e3")
    assert "d5;Xd4;Xd5" in turn_texts(SIZE_4, here)
    assert stones(SIZE_4, played(SIZE_4, here, "d5;Xd4;Xd5")) == ("c3 d3 d4", "c4 d5 e3 e4")


def test_a_flip_that_joins_no_edge_stone_gives_nothing() -> None:
    """All six neighbours of d4 are white."""
    here = position(SIZE_4, first="g1", second="c3 c4 d3 d4 d5 e3 e4")
    assert flips(SIZE_4, here, "a1") == {"d4"}
    assert "a1;Xd4" in turn_texts(SIZE_4, here)


# --- loops


RING_ROUND_D4 = "c3 c4 d3 d5 e3 e4"


@pytest.mark.parametrize("second", ["", "d4"], ids=["empty cell", "enemy stone"])
def test_a_loop_round_an_enemy_stone_or_an_empty_cell_wins(second: str) -> None:
    here = position(SIZE_4, first="c3 c4 d3 d5 e3", second=f"{second} a1")
    outcome = SIZE_4.outcome(played(SIZE_4, here, "e4"))
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (BLACK, "loop")
    assert " ".join(SIZE_4.board.names_of(outcome.loop)) == RING_ROUND_D4


def test_p1_a_loop_round_ones_own_stones_only_is_none() -> None:
    here = position(SIZE_4, first="c3 c4 d3 d4 d5 e3", second="a1")
    assert SIZE_4.outcome(played(SIZE_4, here, "e4")) is None


def test_the_edge_of_the_board_is_no_part_of_a_loop() -> None:
    here = position(SIZE_4, first="a2 b1", second="g1")
    assert SIZE_4.outcome(played(SIZE_4, here, "b2")) is None  # a1 is shut in against the corner, but not surrounded


def test_p5_a_loop_made_by_the_placement_counts_though_a_flip_elsewhere_follows() -> None:
    """h4 closes the ring around g4; far below, white c3 is shut in next to b2."""
    here = position(SIZE_5, first="f4 f5 g3 g5 h3 b3 c2 c4 d3 d4", second="c3 b2")
    turns = [text for text in turn_texts(SIZE_5, here) if text.startswith("h4;Xc3")]
    assert turns
    for text in turns:
        outcome = SIZE_5.outcome(played(SIZE_5, here, text))
        assert outcome is not None
        assert outcome.winner == BLACK


# h4 closes black's ring around g4; white e5, shut in next to d5, may be flipped, and joins that ring.
RING_TO_GIVE = "f4 f5 g3 g5 h3 e4 e6 d4", "e5 d5"


def test_p3_loops_are_judged_after_the_whole_turn() -> None:
    """If only the opponent has a loop, the opponent wins: here the mover closes a ring and then gives it away."""
    here = position(SIZE_5, *RING_TO_GIVE)
    kept = SIZE_5.outcome(played(SIZE_5, here, "h4"))
    assert kept is not None
    assert kept.winner == BLACK
    given = SIZE_5.outcome(played(SIZE_5, here, "h4;Xe5;Xh4"))
    assert given is not None
    assert given.winner == WHITE


def test_if_both_have_a_loop_the_mover_wins() -> None:
    """The same, with another black ring that stays: round b5."""
    here = position(SIZE_5, RING_TO_GIVE[0] + " a4 a5 b4 b6 c5 c6", RING_TO_GIVE[1])
    after = played(SIZE_5, here, "h4;Xe5;Xh4")
    assert stones(SIZE_5, after) == ("a4 a5 b4 b6 c5 c6 e5", "d4 d5 e4 e6 f4 f5 g3 g5 h3 h4")
    outcome = SIZE_5.outcome(after)
    assert outcome is not None
    assert outcome.winner == BLACK


def test_who_wins_random_games_is_told_by_the_loops_on_the_board() -> None:
    rules = sunspot.Rules(3)
    lost_by_the_mover = 0
    for seed in range(300):
        match = Setup("sunspot", 3).finished_match(seed)
        mover = 1 - match.to_move
        board = {cell: owner for cell, owner in match.board.items() if owner is not None}
        loops = {player for player in (0, 1) if rules.has_loop(board, player)}
        assert match.winner == (mover if mover in loops else 1 - mover)
        lost_by_the_mover += loops == {1 - mover}
    assert lost_by_the_mover > 0


@pytest.mark.parametrize("size", [2, 3, 4, 5])
@settings(max_examples=15)
@given(seed=seeds)
def test_the_winning_loop_is_the_winners_and_surrounds_something_else(size: int, seed: int) -> None:
    match, board = Setup("sunspot", size).finished_match(seed), Hexagon(size)
    outcome = match.outcome
    assert outcome is not None
    loop = set(match.game.board.names_of(outcome.loop))
    assert {match.board[stone] for stone in loop} == {match.winner}
    outside = board.reach(board.perimeter, lambda cell: cell not in loop)
    surrounded = set(board.cells) - outside - loop
    assert any(match.board[cell] != match.winner for cell in surrounded)
    for stone in loop:  # no stone of it can be spared
        opened = board.reach(board.perimeter, (set(board.cells) - loop | {stone}).__contains__)
        assert surrounded & opened, f"{stone} is no part of the loop"


# --- the full board

FULL_BOARD_WITHOUT_A_FLIP = "sunspot 3: c5 d2 d4 b2 b1 d3 e2 c3 c1 b3 a1 e1 a2 b4 e3 c2 a3 c4 d1"


def test_p4_a_full_board_without_a_flip_is_passed_and_the_opponent_then_has_one() -> None:
    match = s.load_record(FULL_BOARD_WITHOUT_A_FLIP)
    assert None not in match.board.values()
    assert not match.is_over
    assert match.legal_turns() == ["pass"]
    assert "board is full" in (match.explain("Xd2") or "")
    match.play("pass")
    flips = match.legal_turns()
    assert flips
    assert all(text.startswith("X") for text in flips)
    match.play(flips[0])


def test_on_a_full_board_the_flip_is_mandatory() -> None:
    match = s.load_record(f"{FULL_BOARD_WITHOUT_A_FLIP} pass")
    assert match.explain("pass") == "A player who can play must not pass."
    match.act(match.legal_actions()[0])
    assert "stop" not in match.legal_actions()


def test_full_board_play_ends_on_size_2_from_every_full_board() -> None:
    """Exhaustive: every board without a loop, both movers, every line of play; nothing repeats."""
    game, rules = s.new_match("sunspot", size=2).game, sunspot.Rules(2)
    followed: set[Position] = set()

    def follow(here: Position, line: frozenset[Position]) -> None:
        assert here not in line, "an endless repetition"
        if here not in followed:
            texts = turn_texts(game, here)
            assert texts or game.outcome(here) is not None
            for text in texts:
                follow(played(game, here, text), line | {here})
            followed.add(here)

    for owners in product((0, 1), repeat=7):
        board = dict(zip(rules.cells, owners, strict=True))
        if not rules.has_loop(board, BLACK) and not rules.has_loop(board, WHITE):
            first, second = (" ".join(cell for cell in board if board[cell] == colour) for colour in (BLACK, WHITE))
            for mover in (BLACK, WHITE):
                follow(position(game, first, second, mover), frozenset())
    assert len(followed) > 200


@pytest.mark.parametrize("size", [3, 4, 5])
@settings(max_examples=30)
@given(seed=seeds)
def test_a_flip_turn_on_a_full_board_that_does_not_end_the_game_hands_over_a_run_of_the_perimeter(
    size: int, seed: int
) -> None:
    """So full-board play ends; and no pass follows a pass."""
    source = random.Random(seed)
    board, game = Hexagon(size), s.new_match("sunspot", size=size).game
    cells = source.sample(board.cells, len(board.cells))
    here = position(game, " ".join(cells[::2]), " ".join(cells[1::2]))
    last = ""
    for _ in range(12 * size):
        texts = turn_texts(game, here)
        if not texts:
            break
        text = source.choice(sorted(texts))
        after = played(game, here, text)
        if text == "pass":
            assert texts == {"pass"}
            assert last != "pass"
        elif game.outcome(after) is None:
            before, later = (set(stones(game, it)[here.to_move].split()) for it in (here, after))
            runs = board.groups(before & set(board.perimeter))  # the mover's stones along the edge
            assert any(run <= before - later for run in runs)
        here, last = after, text
    assert game.outcome(here) is not None

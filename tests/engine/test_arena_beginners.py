"""The arena's beginners: whole legal turns, wins that are there, and each its own idea."""

from __future__ import annotations

from random import Random

import pytest
from setups import Setup, every_small_setup

import py_engine as s
from py_engine.arena import GameSpec, Player, play_game, read_player
from py_engine.arena.beginners import IDEAS

# The player to move can close a loop of enough cells.
WON_AT_ONCE = "subsume 3: d1 d3 a1 b3 d4 e1 d2 e3 e2 b2 b4 c1 c3 c2 a3"

# The player to move can take two stones at once.
CAPTURE = "subsume 3: d1 d3 a1 b3 d4 e1 d2 e3 e2 b2 b4 c1 c3"

# The player to move has a stone on d4. A further stone next to the enemy's, on a1, can be taken at once.
APART = "surmount 4: d4 a1"

# The stones of the player to move are on all cells around d4 except d5.
LOOP = "parasol 4: c3 a1 c4 a2 d3 g3 e3 g4 e4 a4"

every_idea = pytest.mark.parametrize("idea", IDEAS)


def turn_of(idea: str, record: str, seed: int = 1) -> str:
    """The turn that a beginner plays after a record."""
    match = s.load_record(record)
    Player(idea).take_turn(match, Random(seed))
    return match.turns[-1]


@every_idea
@every_small_setup
def test_beginners_play_whole_games_that_are_the_same_for_a_seed(setup: Setup, idea: str) -> None:
    spec = GameSpec(setup.game, (Player(idea), Player("random")), setup.size, setup.holes, seed=5)
    result = play_game(spec)
    assert result.unfinished is None
    assert s.load_record(result.record).is_over
    assert play_game(spec).record == result.record


@every_idea
def test_they_need_no_budget_and_take_no_settings(idea: str) -> None:
    with pytest.raises(s.InvalidSetup, match="does not think"):
        Player(idea, playouts=5)
    with pytest.raises(s.InvalidSetup, match="takes no settings"):
        read_player(f"{idea}:lanes=32")


@every_idea
def test_a_beginner_takes_a_win_that_is_there(idea: str) -> None:
    for seed in range(5):
        match = s.load_record(WON_AT_ONCE)
        mover = match.to_move
        Player(idea).take_turn(match, Random(seed))
        assert match.winner == mover


def test_one_begins_in_the_middle_of_the_board() -> None:
    assert turn_of("nearest-centre", "subsume 4:") == "d4"
    assert turn_of("nearest-centre", "sum 9:") == "e5"


def test_one_takes_as_many_stones_as_can_be() -> None:
    match = s.load_record(CAPTURE)
    enemy = 1 - match.to_move
    taken = []
    for turn in match.legal_turns():
        after = s.load_record(CAPTURE)
        after.play(turn)
        taken.append((sum(owner == enemy for owner in after.board.values()), turn))
    fewest = min(taken)[0]
    assert fewest < sum(owner == enemy for owner in match.board.values())
    assert turn_of("greedy-capture", CAPTURE) in [turn for left, turn in taken if left == fewest]


def test_one_closes_its_loop() -> None:
    assert turn_of("greedy-loop", LOOP) == "d5"


def test_one_places_where_nothing_is_taken_and_apart_from_its_own_stones() -> None:
    beside_the_enemy, beside_own_stones = {"a2", "b1", "b2"}, {"c3", "c4", "d3", "d5", "e3", "e4"}
    assert turn_of("greedy-capture", APART) in beside_the_enemy
    for seed in range(20):
        assert turn_of("careful", APART, seed) not in beside_the_enemy | beside_own_stones

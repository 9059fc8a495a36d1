"""The selection formula of the tree search, with counts made by hand."""

from __future__ import annotations

from math import log, sqrt

import pytest
from setups import positions_of_random_games

from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.games import knowledge_of
from py_engine.search.network.evaluator import Evaluation
from py_engine.search.node import Node, Weights, blend
from py_engine.search.params import ENDS_EXAMINED, UNKNOWN_VALUE, URGENCY_REDUCTION

# No prior and no knowledge of cells: every step is worth `UNKNOWN_VALUE` by AMAF.
WEIGHTS = Weights(scale=1.0, exploration=0.35, rave_equivalence=100.0, parent_prior=0.0)
EVALUATING = Weights(1.0, 0.35, 0.0, parent_prior=0.0, policy=0.5, evaluates_only=True)


GAME = make_game(find_game("parasol"), 2)


def node_with(counts: dict[int, tuple[int, int]]) -> Node:
    """The start of a small game of Parasol. counts: playouts through a step, and wins among them, by its index."""
    node = Node(knowledge_of(GAME), GAME.start())
    node.visits = [counts.get(index, (0, 0))[0] for index in range(len(node.actions))]
    node.wins = [counts.get(index, (0, 0))[1] for index in range(len(node.actions))]
    node.total = sum(node.visits)
    return node


def child_at(node: Node, index: int) -> Node:
    """The position after a step, put into the tree."""
    child = node.children[index] = Node(knowledge_of(GAME), GAME.apply(node.position, node.actions[index]), node)
    return child


def score(node: Node, index: int) -> float:
    """The formula's score of a step."""
    visits, wins = node.visits[index], node.wins[index]
    bound = WEIGHTS.exploration * sqrt(log(node.total + 2)) / sqrt(visits + 1)
    return blend(UNKNOWN_VALUE, wins, visits, WEIGHTS.rave_equivalence) + bound


@pytest.mark.parametrize(
    "counts",
    [
        {},
        dict.fromkeys(range(7), (40, 20)) | {3: (40, 30)},  # the best results
        dict.fromkeys(range(7), (40, 20)) | {5: (2, 1)},  # few visits
        {0: (400, 260), 1: (90, 45), 2: (90, 44)},
        {0: (400, 399), 1: (90, 45), 2: (90, 44)},
    ],
)
def test_the_step_with_the_highest_score_is_looked_at_next(counts: dict[int, tuple[int, int]]) -> None:
    node = node_with(counts)
    scores = [score(node, index) for index in range(len(node.actions))]
    assert node.select_child(WEIGHTS) == scores.index(max(scores))


def test_own_results_outweigh_the_value_by_cells_as_they_grow() -> None:
    assert blend(0.5, 0, 0, 100.0) == 0.5
    shares = [blend(0.0, visits, visits, 100.0) for visits in (1, 10, 100, 1_000, 100_000)]
    assert shares == sorted(shares)
    assert shares[2] == pytest.approx(0.5)  # as many visits as the equivalence
    assert shares[-1] > 0.98


def test_a_proven_win_is_taken_at_once_and_a_proven_loss_comes_last() -> None:
    node = node_with({0: (400, 399)})
    child_at(node, 0).proven = 1
    assert node.select_child(WEIGHTS) == 1
    child_at(node, 6).proven = 0
    assert node.select_child(WEIGHTS) == 6


POLICY = [0.05, 0.3, 0.1, 0.25, 0.02, 0.2, 0.08]


def urgency(node: Node, index: int) -> float:
    """The formula's score of a step without random games, with an evaluation of 0.6."""
    visits, wins = node.visits[index], node.wins[index]
    tried = sum(likely for likely, count in zip(POLICY, node.visits, strict=True) if count)
    value = wins / visits if visits else 0.6 - URGENCY_REDUCTION * sqrt(tried)
    return value + EVALUATING.policy * POLICY[index] * sqrt(node.total + 1) / (visits + 1)


@pytest.mark.parametrize(
    "counts",
    [
        {},
        {1: (1, 1)},
        {1: (8, 2), 3: (2, 1)},
        {1: (40, 22), 3: (30, 17), 5: (20, 3), 2: (10, 9)},
        {1: (90, 30), 3: (9, 3), 5: (9, 3), 2: (9, 3), 6: (9, 3), 0: (9, 3)},
    ],
)
def test_where_no_games_are_played_the_likeliest_are_tried_first(counts: dict[int, tuple[int, int]]) -> None:
    node = node_with(counts)
    node.evaluation = Evaluation(POLICY, 0.6)
    scores = [urgency(node, index) for index in range(len(node.actions))]
    assert node.select_child(EVALUATING) == scores.index(max(scores))


def test_after_one_look_the_likeliest_step_is_the_best() -> None:
    node = node_with({})
    node.evaluation = Evaluation(POLICY, 0.6)
    assert node.best(EVALUATING) == 1
    node.visits[4] = 1
    assert node.best(EVALUATING) == 4


@pytest.mark.parametrize(
    ("counts", "best"),
    [
        ({1: (60, 30), 3: (40, 24)}, 3),  # fewer looks, and 0.1 better
        ({1: (60, 30), 3: (13, 7)}, 1),  # 0.04 better, which 13 looks do not make sure of
        ({1: (60, 30), 3: (8, 7)}, 1),  # too few looks to tell
        ({1: (60, 30), 3: (10, 9)}, 3),
    ],
)
def test_of_steps_with_looks_the_one_with_the_highest_lower_confidence_bound_is_played(
    counts: dict[int, tuple[int, int]], best: int
) -> None:
    node = node_with(counts)
    node.evaluation = Evaluation(POLICY, 0.6)
    assert node.best(EVALUATING) == best


def test_of_steps_with_looks_a_proven_win_comes_first_and_a_refuted_or_lost_one_last() -> None:
    node = node_with({1: (60, 50), 3: (40, 24), 5: (6, 1)})
    node.evaluation = Evaluation(POLICY, 0.6)
    one, three = child_at(node, 1), child_at(node, 3)
    assert node.best(EVALUATING) == 1
    one.ends_lost = ENDS_EXAMINED
    assert node.best(EVALUATING) == 3
    three.proven = 1 - node.position.to_move
    assert node.best(EVALUATING) == 5
    three.proven = node.position.to_move
    assert node.best(EVALUATING) == 3


def test_where_not_even_one_look_was_taken_a_step_that_captures_is_the_best() -> None:
    game = make_game(find_game("sum"), 5)
    capturing = 0
    for position in positions_of_random_games(game, 40, seed=1):
        cells, node = knowledge_of(game).capture_cells(position), Node(knowledge_of(game), position)
        captures = [action.cell >= 0 and cells >> action.cell & 1 for action in node.actions]
        if any(captures) and not captures[0]:
            assert captures[node.best(EVALUATING)]
            capturing += 1
    assert capturing > 5


def test_where_games_are_played_the_step_with_the_most_is_played() -> None:
    assert node_with({1: (60, 30), 3: (40, 24)}).best(WEIGHTS) == 1

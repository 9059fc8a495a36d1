"""The turns that a review measures: whole, each once, with the best evaluations, none losing at once.

Also the best turn without a step that is ruled out, and the input of searches that measure.
"""

from __future__ import annotations

from typing import Any

import pytest
from setups import OPEN_SETUPS, Setup, played
from test_whole_turns import between_turns

import py_engine as s
from py_engine.board.symmetry import image_of, symmetries
from py_engine.games.base import Game, Position
from py_engine.match import Match
from py_engine.players.costs import INACCURACY, PLAYED, Cost
from py_engine.players.judging import MOST_MEASURED, NEAR, SLIGHT, Reviewer
from py_engine.players.lines import LineTurn
from py_engine.players.review_searches import Assessment, ReviewSearches
from py_engine.players.screening import MOST_LEFT, promising_turns
from py_engine.players.verdicts import Chances
from py_engine.search.games import knowledge_of
from py_engine.search.network.evaluator import Evaluator, evaluator_of, games_with_networks
from py_engine.search.playouts import at_once
from py_engine.search.search import Search

# Boards on which all turns are listed.
SMALLER = {"subsume": 4, "surmount": 4, "sunspot": 4, "sum": 5}


def promising(match: Match) -> list[LineTurn]:
    """The turns with the best evaluations of the network in place."""
    evaluator = evaluator_of(match.game)
    assert evaluator is not None
    return at_once(promising_turns(knowledge_of(match.game), evaluator, match.position))


@pytest.mark.parametrize("game", games_with_networks())
@pytest.mark.parametrize("seed", [0, 1])
def test_the_turns_with_the_best_evaluations_are_promising_the_best_first(game: str, seed: int) -> None:
    match = between_turns(Setup(game, SMALLER[game]), 5, seed)
    evaluator, mover = evaluator_of(match.game), match.position.to_move
    assert evaluator is not None
    values: dict[Position, float] = {}
    for text in match.legal_turns():
        after = played(match.game, match.position, text)
        if match.game.outcome(after) is None and not knowledge_of(match.game).winning_turn(after):
            (output,) = evaluator.outputs([after])
            values[after] = output.value if after.to_move == mover else 1 - output.value
    turns = promising(match)
    assert all(turn.after == played(match.game, match.position, turn.text) for turn in turns)
    assert all(turn.colour == mover for turn in turns)
    assert len({turn.text for turn in turns}) == len(turns) == MOST_LEFT < len(values)
    assert [values[turn.after] for turn in turns] == sorted(values.values(), reverse=True)[:MOST_LEFT]


@pytest.mark.parametrize("record", ["sunspot 4: d4 c3 e5 b2 c4", "surmount 6: f6 f7 e6 g6 d6 h6 c6"])
def test_two_reviews_screen_alike_where_a_network_is_asked_and_even_of_too_many_turns(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("py_engine.search.whole_turns.MOST_LISTED", 60)
    match = s.load_record(record)
    last = len(match.played) - 1
    reviews = [ReviewSearches(match, 512, seed, lambda: False) for seed in (1, 2)]
    first, second = (at_once(searches.promising(last)) for searches in reviews)
    assert first == second


def test_the_least_budget_is_a_search_all_the_same() -> None:
    searches = ReviewSearches(s.new_match("sum", 5), 1, 1, lambda: False)
    look = at_once(searches.measure(s.new_match("sum", 5).position, 0, "played", 0))
    assert searches.full == searches.measuring == 1
    assert look.mean_rate != 0.5


def test_a_network_that_comes_after_a_review_began_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    match = s.load_record("sunspot 4: d4 c3 e5 b2 c4")
    looks = []
    with monkeypatch.context() as before:
        before.setattr("py_engine.players.review_searches.evaluator_in_place", lambda game: None)
        searches = ReviewSearches(match, 64, 1, lambda: False)
    monkeypatch.setattr(Evaluator, "outputs_in_rounds", lambda *_: looks.append(1))
    assert not searches.begin(match.position, 4, "course").params.asks_network
    at_once(searches.measure(match.position, 4, "played", 0))
    assert not searches.screens
    assert not looks


@pytest.mark.parametrize(
    ("record", "images"), [("sum 5: a1 b2 d4 e1", 8), ("sum 4 holes a1: a2 b2 d4", 2), ("sunspot 3: a1 b2 c4", 12)]
)
def test_searches_that_measure_see_images_of_the_board_that_leave_its_holes(
    record: str, images: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = s.load_record(record)
    seen = set()

    class Seeing(Search):
        def __init__(self, game: Game, position: Position, *args: Any, **kwargs: Any) -> None:
            seen.add(position.stones)
            super().__init__(game, position, *args, **kwargs)

    monkeypatch.setattr("py_engine.players.review_searches.Search", Seeing)
    searches = ReviewSearches(match, 8, 1, lambda: False)
    for search in range(images):
        at_once(searches.measure(match.position, 2, "played", search))
    maps = symmetries(match.game.board, match.game.holes)
    first, second = match.position.stones
    assert seen == {(image_of(first, image), image_of(second, image)) for image in maps}
    assert len(seen) == images


def test_searches_with_the_same_number_see_the_same_image(monkeypatch: pytest.MonkeyPatch) -> None:
    match = s.load_record("sunspot 3: a1 b2 c4")
    seen: list[Position] = []

    class Seeing(Search):
        def __init__(self, game: Game, position: Position, *args: Any, **kwargs: Any) -> None:
            seen.append(position)
            super().__init__(game, position, *args, **kwargs)

    monkeypatch.setattr("py_engine.players.review_searches.Search", Seeing)
    searches = ReviewSearches(match, 8, 1, lambda: False)
    for search in range(3):
        at_once(searches.measure(match.position, 2, PLAYED, search))
        at_once(searches.measure(match.position, 2, "d5", search))
    assert seen[::2] == seen[1::2]
    assert len(set(seen)) == 3


def test_where_no_network_is_in_place_a_review_plays_games(monkeypatch: pytest.MonkeyPatch) -> None:
    match = s.load_record("sunspot 4: d4 c3 e5 b2 c4")
    monkeypatch.setattr("py_engine.players.review_searches.evaluator_in_place", lambda game: None)
    searches = ReviewSearches(match, 64, 1, lambda: False)
    assert searches.full == 64
    assert not searches.screens
    assert not searches.begin(match.position, 3, "course").params.asks_network


def test_a_turn_that_wins_at_once_is_promising_alone() -> None:
    match = s.load_record("surmount 4: a4 b3 b4 e5 c4 e2 d5 d6,c5,e4(xd5)")
    match.undo()
    (turn,) = promising(match)
    assert match.game.outcome(played(match.game, match.position, turn.text)) is not None


def test_a_turn_after_which_the_other_side_wins_at_once_is_never_promising() -> None:
    avoided = 0
    for seed in range(40):
        match = between_turns(Setup("sunspot", 3), 14, seed)
        knowledge = knowledge_of(match.game)
        losing = {
            turn
            for turn in match.legal_turns()
            if (after := played(match.game, match.position, turn)).winner is None and knowledge.winning_turn(after)
        }
        avoided += bool(losing)
        assert not losing & {turn.text for turn in promising(match)}
    assert avoided >= 3


def screened(before: float, after: float) -> tuple[Cost, list[LineTurn], int]:
    """The estimate of the last turn, the turns to measure, and the small searches, with these rates of its mover."""
    match = s.load_record("sunspot 4: d4 c3 e5 b2 c4")
    number = len(match.played) - 1
    start, estimates = match.played[number].start, 0
    reviewer = Reviewer(match, 512, 1, lambda: False)
    (best, *_) = at_once(reviewer._searches.promising(number))

    def assessment(rate: float) -> Assessment:
        first = rate if start.to_move == 0 else 1 - rate
        return Assessment(Chances(first), first, best)

    def estimate(*args: Any) -> Any:
        nonlocal estimates
        estimates += 1
        return (yield from ReviewSearches.estimate(reviewer._searches, *args))

    reviewer._searches.estimate = estimate  # type: ignore[method-assign]
    cost, turns = at_once(reviewer._screen(number, assessment(before), assessment(after)))
    return cost, turns, estimates


def test_a_turn_that_cannot_have_cost_much_is_done_with() -> None:
    for before, after in ((SLIGHT / 2, 0.0), (1.0, 1 - SLIGHT / 2)):
        cost, turns, estimates = screened(before, after)
        assert (turns, estimates, cost.mark) == ([], 0, None)
        assert cost.mean == pytest.approx(before - after)


def test_a_turn_that_small_searches_find_as_good_as_promising_ones_is_done_with() -> None:
    cost, turns, estimates = screened(0.5, 0.5)
    assert (turns, cost.mark) == ([], None)
    assert estimates <= 2 * (MOST_LEFT + 2)
    assert cost.mean < NEAR


def test_a_turn_after_which_the_search_through_the_match_thinks_less_is_measured() -> None:
    _, turns, _ = screened(0.5 + INACCURACY, 0.5)
    assert turns


def test_of_many_turns_that_seem_as_good_those_are_measured_that_seem_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("py_engine.players.judging.AS_GOOD", 1.0)
    estimate, turns, _ = screened(0.5 + INACCURACY, 0.5)
    seeming, *others = (turn.text for turn in turns)
    assert others == [text for text in estimate.about_best(1.0) if text != seeming][: len(others)]
    assert MOST_MEASURED - 1 <= len(others) <= MOST_MEASURED


@pytest.mark.slow
@pytest.mark.parametrize("asks", [False, True])
@pytest.mark.parametrize("setup", OPEN_SETUPS, ids=str)
def test_a_step_that_is_ruled_out_is_not_looked_at(setup: Setup, asks: bool) -> None:
    match = setup.match_after(4, seed=2)
    plain = Search(match.game, match.position, seed=3, asks=asks)
    plain.run(300)
    best = plain.best()
    without = Search(match.game, match.position, seed=3, asks=asks)
    without.rule_out(best)
    without.run(300)
    assert without.root.visits[best] == 0
    assert without.best() != best

"""The proposals of a review's screening: whole turns, each once, ordered by games or evaluations, none losing at once.

Also the best turn without a step that is ruled out, and the input of searches that measure.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any

import pytest
from setups import OPEN_SETUPS, Setup, every_open_setup, played
from test_whole_turns import between_turns

import py_engine as s
from py_engine.board.symmetry import image_of, symmetries
from py_engine.games.base import Game, Position
from py_engine.match import Match
from py_engine.players.lines import LineTurn
from py_engine.players.review_searches import ReviewSearches
from py_engine.players.screening import MOST_LEFT, MOST_SEARCHED, by_evaluations, by_games, screened
from py_engine.search.games import knowledge_of
from py_engine.search.network.evaluator import Evaluator, evaluator_of, games_with_networks
from py_engine.search.params import params_of
from py_engine.search.playouts import at_once
from py_engine.search.search import Search

# Boards on which all turns are listed.
SMALLER = {"subsume": 4, "surmount": 4, "sunspot": 4, "sum": 5}


def proposals(match: Match, playouts: int, seed: int) -> list[LineTurn]:
    """The turns that random games propose."""
    knowledge, start = knowledge_of(match.game), match.position
    playouts = int(playouts * params_of(match.info.id).playout_factor)
    return at_once(screened(knowledge, start, by_games(knowledge, start.to_move, playouts, seed), seed))


def spoken_for(match: Match) -> list[LineTurn]:
    """The turns that the game's network proposes; positions after them are worth what `worth_of` says."""
    evaluator, start = evaluator_of(match.game), match.position
    assert evaluator is not None
    order = by_evaluations(evaluator, start.to_move, worth_of)
    return at_once(screened(knowledge_of(match.game), start, order, seed=1))


def worth_of(position: Position) -> Generator[None, None, float]:
    """Not what it is worth, but something that tells positions apart."""
    yield
    return Random(repr(position.stones)).random()


@every_open_setup
@pytest.mark.parametrize("seed", range(2))
def test_a_few_whole_turns_are_proposed_each_once(setup: Setup, seed: int) -> None:
    match = between_turns(setup, 5, seed)
    turns = proposals(match, 64, seed=1)
    assert len({turn.text for turn in turns}) == len(turns) == MOST_LEFT
    for turn in turns:
        assert turn.after == played(match.game, match.position, turn.text)
        assert turn.colour == match.position.to_move
    assert turns == proposals(match, 64, seed=1)


@pytest.mark.parametrize("game", games_with_networks())
@pytest.mark.parametrize("seed", [0, 1])
def test_the_turns_with_the_best_evaluations_are_searched_and_the_best_of_them_proposed(game: str, seed: int) -> None:
    match = between_turns(Setup(game, SMALLER[game]), 5, seed)
    evaluator, mover = evaluator_of(match.game), match.position.to_move
    assert evaluator is not None
    values: dict[Position, float] = {}
    for text in match.legal_turns():
        after = played(match.game, match.position, text)
        if match.game.outcome(after) is None and not knowledge_of(match.game).winning_turn(after):
            (output,) = evaluator.outputs([after])
            values[after] = output.value if after.to_move == mover else 1 - output.value
    ordered = sorted(values, key=lambda after: -values[after])
    assert len(ordered) > MOST_SEARCHED
    # Of turns whose looks say exactly the same as the last that is searched, any may be.
    searched = [after for after in ordered[:MOST_SEARCHED] if values[after] > values[ordered[MOST_SEARCHED]]]
    turns = spoken_for(match)
    assert len(turns) == MOST_LEFT
    assert all(values[turn.after] >= values[ordered[MOST_SEARCHED - 1]] for turn in turns)
    rates = [at_once(worth_of(turn.after)) for turn in turns]
    assert rates == sorted(rates, reverse=mover == 0)
    for after in set(searched) - {turn.after for turn in turns}:
        rate = at_once(worth_of(after))
        assert rate <= rates[-1] if mover == 0 else rate >= rates[-1]


@pytest.mark.parametrize("record", ["sunspot 4: d4 c3 e5 b2 c4", "surmount 6: f6 f7 e6 g6 d6 h6 c6"])
def test_two_reviews_screen_alike_where_a_network_is_asked_and_even_of_too_many_turns(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("py_engine.search.whole_turns.MOST_LISTED", 60)
    match = s.load_record(record)
    last = len(match.played) - 1
    reviews = [ReviewSearches(match, 512, seed, lambda: False) for seed in (1, 2)]
    first, second = (at_once(searches.proposals(last)) for searches in reviews)
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
    at_once(searches.proposals(4))
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


def test_where_no_network_is_in_place_a_review_plays_games(monkeypatch: pytest.MonkeyPatch) -> None:
    match = s.load_record("sunspot 4: d4 c3 e5 b2 c4")
    monkeypatch.setattr("py_engine.players.review_searches.evaluator_in_place", lambda game: None)
    searches = ReviewSearches(match, 64, 1, lambda: False)
    assert searches.full == 64
    assert not searches.begin(match.position, 3, "course").params.asks_network
    assert len(at_once(searches.proposals(4))) == MOST_LEFT


def test_a_turn_that_wins_at_once_is_proposed_alone() -> None:
    match = s.load_record("surmount 4: a4 b3 b4 e5 c4 e2 d5 d6,c5,e4(xd5)")
    match.undo()
    for (turn,) in (proposals(match, 16, seed=1), spoken_for(match)):
        after = played(match.game, match.position, turn.text)
        assert match.game.outcome(after) is not None


def test_a_turn_after_which_the_other_side_wins_at_once_is_never_proposed() -> None:
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
        assert not losing & {turn.text for turn in (*proposals(match, 16, seed=1), *spoken_for(match))}
    assert avoided >= 3


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

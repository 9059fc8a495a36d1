"""First stones that may be taken over: opponents, the analysis and the review go by the results of games."""

from __future__ import annotations

import pytest

import py_engine as s
from py_engine.match import Match
from py_engine.players.analysis import Analyst
from py_engine.players.opponents import opponents_of
from py_engine.players.pie import ABOUT_EVEN
from py_engine.players.review import Review
from py_engine.report.first_stones import classes_of
from py_engine.search.first_stones import known_rate, known_rates
from py_engine.search.first_stones_won import WON

# A batch of playouts: what games tell needs no more.
PLAYOUTS = 4_096

STRENGTHS = [*(opponent.id for opponent in opponents_of("parasol")), "even-1100"]
EVEN = ["b2", "b5", "e2", "e8", "h2", "h5"]
STONES = sorted(WON["parasol", 5])


def after(*turns: str, size: int = 5) -> Match:
    match = s.new_match("parasol", size)
    for turn in turns:
        match.play(turn)
    return match


def rate_of(stone: str) -> float:
    """The win rate of a first stone in games on the usual board."""
    match = after(stone)
    rate = known_rate(match.game, match.position)
    assert rate is not None
    return rate


@pytest.mark.parametrize("opponent", STRENGTHS)
def test_an_opponent_of_any_strength_begins_with_the_stone_that_wins_about_half_of_its_games(opponent: str) -> None:
    choice = s.choose_turn(after(), opponent, playouts=PLAYOUTS, seed=1)
    assert choice.text in EVEN
    assert choice.text == choice.candidates[0].text
    assert choice.win_rate == pytest.approx(min(rate_of("b2"), 1 - rate_of("b2")))


def test_the_same_seed_gives_the_same_image_of_it_and_others_give_others() -> None:
    begun = [s.choose_turn(after(), playouts=16 * PLAYOUTS, seed=seed).text for seed in (1, 1, 2, 3, 4)]
    assert begun[0] == begun[1]
    assert len(set(begun)) > 1
    assert set(begun) <= set(EVEN)


@pytest.mark.parametrize("opponent", [STRENGTHS[0], STRENGTHS[-1], STRENGTHS[4]])
@pytest.mark.parametrize("stone", STONES)
def test_a_stone_is_taken_over_where_its_colour_wins_more_games_and_at_times_where_about_half(
    stone: str, opponent: str
) -> None:
    rate = rate_of(stone)
    choices = [s.choose_turn(after(stone), opponent, playouts=PLAYOUTS, seed=seed) for seed in range(8)]
    swaps = {choice.text == "swap" for choice in choices}
    assert swaps == ({True, False} if abs(rate - 0.5) < ABOUT_EVEN else {rate > 0.5})
    choice = choices[0]
    swap = next(one for one in choice.candidates if one.text == "swap")
    placed = max(one.win_rate for one in choice.candidates if one.text != "swap")
    assert swap.win_rate == pytest.approx(rate)
    assert placed == pytest.approx(1 - rate)


def test_a_corner_loses_and_the_middle_wins() -> None:
    assert rate_of("a1") < 0.4 < rate_of("b2") < 0.65 < rate_of("e5")


def test_the_analysis_takes_no_corner_for_even() -> None:
    first = Analyst(after(), playouts=PLAYOUTS, seed=1)
    while not first.finished:
        first.run(1.0)
    worth = {one.text: one.win_rate for one in first.candidates()}
    assert worth.get("a1", 0.0) <= rate_of("a1")
    assert first.candidates()[0].text in EVEN
    corner = Analyst(after("a1"), playouts=PLAYOUTS, seed=1)
    while not corner.finished:
        corner.run(1.0)
    assert corner.first_colours_rate() == pytest.approx(rate_of("a1"))
    assert corner.candidates()[0].win_rate == pytest.approx(1 - rate_of("a1"))


@pytest.mark.parametrize(
    ("turns", "cost", "better"),
    [("a1", 0.1, None), ("b2", 0, None), ("a1 swap", 0.2, None), ("e5 a1", 0.2, "swap"), ("e5 swap", 0, None)],
)
def test_a_review_says_what_games_tell(turns: str, cost: float, better: str | None) -> None:
    review = Review(after(*turns.split()), playouts=16, seed=1)
    while not review.finished:
        review.run(1.0)
    judgement = review.entries[-1].judgement
    assert judgement is not None
    assert judgement.cost >= cost
    assert (judgement.cost > 0) == (cost > 0)
    assert better is None or judgement.better == better
    assert review.entries[1].chances.win_rate == pytest.approx(rate_of(turns[:2]))


@pytest.mark.parametrize(("game", "size"), sorted(WON), ids=str)
def test_every_stone_of_the_table_is_one_of_its_board_and_no_image_of_another(game: str, size: int) -> None:
    rules = s.new_match(game, size).game
    names = [rules.board.name(cells[0]) for cells in classes_of(rules)]
    stones = WON[game, size]
    assert set(stones) <= set(names)
    assert all(0 <= won <= games and games > 0 for won, games in stones.values())
    assert all(0 < rate < 1 for rate in known_rates(rules).values())
    images = {
        name: {rules.board.name(cell) for cell in cells} for name, cells in zip(names, classes_of(rules), strict=True)
    }
    told = {rules.board.name(cell) for cell in known_rates(rules)}
    assert told == set().union(*(images[name] for name in stones))


def test_games_tell_nothing_of_other_positions() -> None:
    for match in (after(), after("a1", "b2"), after("a1", "swap", "b2"), s.new_match("sum")):
        assert known_rate(match.game, match.position) is None
    assert known_rates(s.new_match("sum").game) == {}

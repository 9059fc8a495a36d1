"""Opponents: a legal turn, the same for the same seed, a fair first stone, a swap where it pays.

Their strength is measured elsewhere; these tests hold what does not depend on it.
"""

from __future__ import annotations

import random
from math import hypot
from pathlib import Path
from types import SimpleNamespace

import pytest
from extent import by_extent
from setups import OPEN_SETUPS, Setup, every_searched_setup, play_random_steps, snapshot

import py_engine as s
from py_engine.arena import tournament
from py_engine.arena.elo import fit
from py_engine.games.base import Action
from py_engine.players.ladder import MIDDLE, MIDDLE_RUNG, WINS, parts_between, ratings_of
from py_engine.players.opponents import EVALUATIONS_BETWEEN, HALFWAY, INVADER, OPPONENTS, _budget_between, find_opponent
from py_engine.players.thinking import Thinking
from py_engine.search.network import evaluator as evaluators
from py_engine.search.params import PARAMS, WITH_NETWORK

PLAYOUTS = 130  # a little more than two batches in most games


# --- the choice


@pytest.mark.slow
@every_searched_setup
def test_a_choice_is_a_turn_that_can_be_played_and_leaves_the_match_alone(setup: Setup) -> None:
    for seed in range(3):
        match = setup.match_after(7 * seed, seed)
        if match.is_over:
            continue
        before = snapshot(match)
        choice = s.choose_turn(match, playouts=PLAYOUTS, seed=seed)
        assert snapshot(match) == before
        assert 0 <= choice.win_rate <= 1
        assert choice.playouts >= 0
        assert choice.proven in (None, "win", "loss")
        assert all(0 <= candidate.win_rate <= 1 for candidate in choice.candidates)
        match.play(choice.text)
        assert match.turns[-1] == choice.text  # canonical


@pytest.mark.slow
@every_searched_setup
def test_the_same_seed_and_playouts_choose_the_same_turn(setup: Setup) -> None:
    match = setup.match_after(4, seed=1)
    while match.steps:
        match.undo()
    first, again = (s.choose_turn(match, playouts=PLAYOUTS, seed=5) for _ in range(2))
    assert first == again
    from_a_copy = s.choose_turn(s.load_record(match.record()), playouts=PLAYOUTS, seed=5)
    assert from_a_copy == first


def test_different_seeds_may_choose_differently() -> None:
    match = s.new_match("subsume", size=6)
    assert len({s.choose_turn(match, playouts=PLAYOUTS, seed=seed).text for seed in range(6)}) > 1


def test_a_choice_completes_the_turn_that_is_under_way() -> None:
    for record, steps in (
        ("surmount 4: c2 d4 a1 d5 g1 d6", ["c3"]),
        ("surmount 4: c2 d4 a1 d5 g1 d6", ["c3", "c4"]),
        ("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2", ["a1"]),
        ("sunspot 4: c3 c4 d3 d4 e3 g1 e4 f1 d5 g2", ["a1", "Xd4"]),
    ):
        match = s.load_record(record)
        for step in steps:
            match.act(step)
        possible = match.legal_turns()
        for seed in range(3):
            assert s.choose_turn(match, playouts=PLAYOUTS, seed=seed).text in possible
        assert match.steps == steps


def test_a_forced_pass_is_chosen() -> None:
    match = s.load_record("sunspot 3: c5 d2 d4 b2 b1 d3 e2 c3 c1 b3 a1 e1 a2 b4 e3 c2 a3 c4 d1")
    assert s.choose_turn(match, playouts=PLAYOUTS, seed=1).text == "pass"


@pytest.mark.parametrize("why", ["loss", "doubt", "nothing"])
def test_a_character_prefers_nothing_that_is_likely_to_lose_at_once_or_unknown(why: str) -> None:
    """Also where all chances are so low that everything seems about equally good to it."""
    game = s.new_match("sum", size=3).game
    actions = game.legal_actions(game.start())
    liked = max(range(len(actions)), key=lambda index: INVADER.of(game, game.start(), actions[index]))
    best = (liked + 1) % len(actions)
    known = {"loss": False, "doubt": False, "nothing": False}
    search = SimpleNamespace(
        game=game,
        root=SimpleNamespace(position=game.start(), actions=actions, proven=None),
        best=lambda: best,
        win_rate=lambda index: 0.01 * (index == best),
        proof_of=lambda index: ("loss", 2) if index != best and known["loss"] else (None, None),
        is_refuted=lambda index: index != best and known["doubt"],
        comparable=lambda: [best] if known["nothing"] else range(len(actions)),
    )
    character = s.opponents_of("sum")[0]._replace(style=INVADER, tolerance=0.05)
    assert character.prefer(search) == liked  # type: ignore[arg-type]
    known[why] = True
    assert character.prefer(search) == best  # type: ignore[arg-type]
    assert character.prefer(search, overlooks=True) == liked  # type: ignore[arg-type]


def test_the_first_of_sunspot_overlooks_a_win_now_and_then() -> None:
    match = s.load_record(
        "sunspot 4: d1 d6 b3 f1 g2 c2 a3 a4 a1 d4 e4 c6 g4 b1 c5 f2 f4 e1 d3 c3 "
        "b4;Xd4;Xd3 d5;Xd4;Xb1 d2;Xc3;Xa3 a2;Xc3;Xa2"
    )

    def wins(rung: int, *, attentive: bool = False) -> int:
        opponent = s.opponents_of("sunspot")[rung].id
        searches = [Thinking(match, opponent, playouts=64, seed=seed, attentive=attentive) for seed in range(50)]
        return [search.finish().text for search in searches].count("e3")

    assert 20 < wins(0) < 45
    assert wins(0, attentive=True) == wins(1) == 50


def test_only_the_first_of_a_game_overlooks_anything() -> None:
    assert all(character.oversights == 0 for five in OPPONENTS.values() for character in five[1:])


@pytest.mark.slow
@every_searched_setup
def test_every_character_plays_legal_turns(setup: Setup) -> None:
    match = setup.match_after(5, seed=3)
    while match.steps:
        match.undo()
    for opponent in s.opponents_of(setup.game):
        choice = s.choose_turn(match, opponent=opponent.id, playouts=PLAYOUTS, seed=1)
        assert choice.text in match.legal_turns()


def test_every_game_has_five_characters_in_rising_strength() -> None:
    assert set(OPPONENTS) == {info.id for info in s.catalogue()}
    for five in OPPONENTS.values():
        assert len(five) == len({opponent.id for opponent in five}) == 5
        budgets = [opponent.playouts for opponent in five]
        assert budgets == sorted(budgets)
        assert budgets[0] < budgets[2] < budgets[4]
        assert len({opponent.style for opponent in five}) == 5
        assert all(opponent.name and opponent.temper.endswith(".") for opponent in five)


@pytest.mark.slow
@pytest.mark.parametrize("setup", by_extent([Setup("parasol", 5), Setup("sum", 5)], OPEN_SETUPS), ids=str)
def test_the_first_character_beats_a_random_player(setup: Setup) -> None:
    first = s.opponents_of(setup.game)[0]
    # In playouts alone, so that a slow machine plays the same games.
    players = ["random", f"{first.id}@{first.playouts}"]
    (_, lost), (won, _) = tournament(setup.game, players, 2, 1, processes=1, size=setup.size, opening_turns=0).wins()
    assert won > lost


def test_the_fifth_character_has_no_taste_but_for_winning() -> None:
    assert all(five[-1].tolerance == 0 for five in OPPONENTS.values())


# --- ratings, and the opponent that adapts


def test_ratings_rise_with_the_rungs_around_a_known_middle() -> None:
    assert set(WINS) == set(OPPONENTS)
    for game in OPPONENTS:
        ratings = ratings_of(game)
        assert len(ratings) == len(OPPONENTS[game])
        assert [rating.elo for rating in ratings] == sorted({rating.elo for rating in ratings})
        assert ratings[MIDDLE_RUNG] == (MIDDLE, 0)
        # Further from the middle less is known.
        errors = [rating.error for rating in ratings]
        assert errors[0] > errors[1] > 0 < errors[3] < errors[4]


def test_a_share_of_wins_says_what_bradley_and_terry_say() -> None:
    """Also the arena's way, which fits all results at once, finds the rating of the first above the second."""
    for game, links in WINS.items():
        elos, errors = list[float](), list[float]()
        for won, played in links[MIDDLE_RUNG]:
            fitted = fit([[0, played - won], [won, 0]]).difference(1, 0)
            assert fitted is not None
            elos.append(fitted.elo)
            errors.append(fitted.error)
        rating = ratings_of(game)[MIDDLE_RUNG + 1]
        assert (rating.elo - MIDDLE, rating.error) == (round(sum(elos)), round(hypot(*errors)))


@pytest.mark.parametrize("game", OPPONENTS)
def test_an_even_match_stands_between_two_rungs(game: str) -> None:
    five, ratings = OPPONENTS[game], ratings_of(game)
    for lower, upper, low, high in zip(five, five[1:], ratings, ratings[1:], strict=False):
        even = find_opponent(game, f"even-{(low.elo + high.elo) // 2}")
        assert lower.playouts <= even.playouts <= upper.playouts
        assert min(lower.tolerance, upper.tolerance) <= even.tolerance <= max(lower.tolerance, upper.tolerance)
        assert even.asks_network == (upper.evaluations is not None)
        assert upper.evaluations is None or (lower.evaluations or 0) < (even.evaluations or 0) < upper.evaluations
        assert lower.name in even.temper
        assert upper.name in even.temper


@pytest.mark.parametrize(("game", "rung"), EVALUATIONS_BETWEEN)
def test_an_even_match_has_the_evaluations_of_those_who_stand_between_two_rungs(game: str, rung: int) -> None:
    low, high = ratings_of(game)[rung : rung + 2]
    parts, evaluations = parts_between(game, rung), EVALUATIONS_BETWEEN[game, rung]
    for part, known in zip(parts, evaluations, strict=True):
        even = find_opponent(game, f"even-{round(low.elo + part * (high.elo - low.elo))}")
        assert even.evaluations is not None
        assert abs(even.evaluations - known) <= known / 50, "a point of Elo is less"


def test_a_budget_goes_by_the_logarithm_from_one_that_is_known_to_the_next() -> None:
    known = [(0.25, 8), (0.5, 512)]
    budgets = [_budget_between(part, 2, 2_048, known) for part in (0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0)]
    assert budgets == [2, 4, 8, 64, 512, 1_024, 2_048]


@pytest.mark.parametrize("game", OPPONENTS)
def test_an_even_match_has_taste_and_tolerance_of_both_unless_only_the_stronger_asks_a_network(game: str) -> None:
    five, ratings = OPPONENTS[game], ratings_of(game)
    for lower, upper, low, high in zip(five, five[1:], ratings, ratings[1:], strict=False):
        just_above, halfway = (find_opponent(game, f"even-{elo}") for elo in (low.elo + 1, (low.elo + high.elo) // 2))
        if upper.evaluations is not None and lower.evaluations is None:
            for even in (just_above, halfway):
                assert (even.style, even.tolerance) == (upper.style, upper.tolerance)
        elif lower.tolerance != upper.tolerance:
            assert halfway.tolerance == pytest.approx((lower.tolerance + upper.tolerance) / 2, rel=0.02)
            assert halfway.style not in {lower.style, upper.style}


@pytest.mark.parametrize(("game", "rung"), HALFWAY)
def test_an_even_match_passes_through_what_was_measured_halfway(game: str, rung: int) -> None:
    low, high = ratings_of(game)[rung : rung + 2]
    budgets = [find_opponent(game, f"even-{elo}").playouts for elo in range(low.elo, high.elo + 1)]
    assert budgets == sorted(budgets)
    middle = budgets[len(budgets) // 2]
    assert abs(middle - HALFWAY[game, rung]) <= HALFWAY[game, rung] / 100, "a point of Elo is less"


@pytest.mark.parametrize("game", OPPONENTS)
def test_an_even_match_at_the_rating_of_a_character_plays_as_that_one(game: str) -> None:
    for one, rating in zip(OPPONENTS[game], ratings_of(game), strict=True):
        even = find_opponent(game, f"even-{rating.elo}")
        assert even[3:] == one[3:]


def test_an_even_match_is_never_weaker_than_the_first_nor_stronger_than_the_fifth() -> None:
    for elo, rung in ((0, 0), (9999, -1)):
        assert find_opponent("sum", f"even-{elo}")[3:] == OPPONENTS["sum"][rung][3:]


@pytest.mark.parametrize("rung", [3, 4])
def test_who_has_evaluations_spends_so_many_or_its_playouts_where_there_is_no_network(
    rung: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = OPPONENTS["surmount"][rung]._replace(playouts=90, evaluations=30)
    monkeypatch.setattr("py_engine.players.opponents.OPPONENTS", {"surmount": (one,) * 5})
    match = s.new_match("surmount", size=4)

    def spent() -> int:
        return s.choose_turn(match, opponent=one.id, seed=1).playouts

    assert 30 <= spent() < 30 + WITH_NETWORK["surmount"].leaves
    monkeypatch.setattr(evaluators, "FOLDER", tmp_path)
    assert 90 <= spent() < 90 + PARAMS["surmount"].lanes


def test_an_even_match_chooses_a_legal_turn() -> None:
    match = s.new_match("sunspot", size=4)
    choice = s.choose_turn(match, opponent="even-1400", playouts=PLAYOUTS, seed=1)
    assert choice.text in match.legal_turns()


@pytest.mark.parametrize("opponent", ["even", "even-", "even-x", "even-12345", "even--1", "Even-1400"])
def test_what_is_no_rating_is_no_opponent(opponent: str) -> None:
    with pytest.raises(s.InvalidSetup, match=f"'{opponent}'"):
        find_opponent("sum", opponent)


def test_there_are_no_opponents_for_a_game_that_does_not_exist() -> None:
    with pytest.raises(s.InvalidSetup, match="'chess'"):
        s.opponents_of("chess")


# --- the pie rule


def test_a_first_stone_that_wins_is_taken_by_swapping() -> None:
    """On size 2 there is one parasol; the first colour places four of the seven stones, so it wins."""
    for first in ("a1", "b2"):
        match = s.load_record(f"parasol 2: {first}")
        choice = s.choose_turn(match, playouts=2000, seed=1)
        assert (choice.text, choice.proven) == ("swap", "win")


def test_a_taste_for_space_is_for_empty_cells_not_for_holes() -> None:
    match = s.new_match("sum", size=5, holes=["a1", "c3", "c4", "e2"])
    for cell, empty in (("b2", 6), ("d3", 5), ("b5", 4)):
        action = next(one for one in match.game.legal_actions(match.position) if match.game.action_text(one) == cell)
        assert isinstance(action, Action)
        assert INVADER.of(match.game, match.position, action) == pytest.approx(empty / 8)


@pytest.mark.parametrize("opponent", s.opponents_of("sunspot"), ids=lambda one: one.id)
def test_no_character_swaps_where_a_stone_is_worth_more_than_the_swap(opponent: s.Opponent) -> None:
    """Whatever a character likes to place: Comet's favourite on this board is worth less than an even chance."""
    match = s.load_record("sunspot 6: f10")
    for seed in (1, 2, 3):
        choice = s.choose_turn(match, opponent.id, playouts=64, seed=seed)
        best = max(one.win_rate for one in choice.candidates if one.text != "swap")
        assert (choice.text == "swap") == (best < 0.5)


def test_a_strong_first_stone_is_taken_and_a_weak_one_is_not() -> None:
    assert s.choose_turn(s.load_record("parasol 5: e5"), playouts=3000, seed=1).text == "swap"
    assert s.choose_turn(s.load_record("parasol 5: a1"), playouts=3000, seed=1).text != "swap"


def test_the_first_stone_is_chosen_so_that_swapping_gains_little() -> None:
    """The stone whose win rate is nearest to even, of those that were searched."""
    choice = s.choose_turn(s.new_match("parasol", size=5), playouts=3000, seed=1)
    considered = [candidate for candidate in choice.candidates if candidate.playouts >= 100]
    assert len(considered) > 3
    assert choice.candidates[0][:2] == (choice.text, choice.win_rate)
    assert all(candidate.win_rate <= 0.5 for candidate in choice.candidates), "it may be taken over"
    assert abs(choice.win_rate - 0.5) <= min(abs(candidate.win_rate - 0.5) for candidate in considered)


@pytest.mark.long_form
@pytest.mark.slow
def test_a_random_player_is_beaten_in_all_games_but_one_at_most() -> None:
    """With either colour in turn, and with a small budget."""
    lost = []
    for number, setup in enumerate(OPEN_SETUPS):
        computer = number % 2
        match, source = setup.match(), random.Random(1)
        while not match.is_over:
            if match.to_move == computer:
                match.play(s.choose_turn(match, playouts=PLAYOUTS, seed=1).text)
            else:
                turns = len(match.turns)
                while len(match.turns) == turns:
                    play_random_steps(match, source, 1)
        if match.winner != computer:
            lost.append(match.record())
    assert len(lost) <= 1

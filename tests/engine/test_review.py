"""The review of a match: chances after every turn, and marks on those that cost much."""

from __future__ import annotations

from random import Random

import pytest
from extent import by_extent
from setups import OPEN_SETUPS, Setup, every_open_setup, every_searched_setup, snapshot

import py_engine as s
from py_engine.games.base import Game, Position
from py_engine.match import Match
from py_engine.players.costs import BLUNDER, INACCURACY, MARKS, MISTAKE
from py_engine.players.judging import MISSED_WIN
from py_engine.players.review import Review
from py_engine.players.verdicts import Chances, Entry, Judgement, accuracy_of
from py_engine.search.search import Search


def reviewed(match: Match, playouts: int = 64, seed: int | None = 1) -> list[Entry]:
    review = Review(match, playouts=playouts, seed=seed)
    while not review.finished:
        review.run(0.05)
    return review.entries


def thrown_away() -> Match:
    """A game of Parasol in which a player who can win by force makes a turn after which the other player can."""
    for seed in range(500):
        random = Random(seed)
        match = s.new_match("parasol", size=3)
        while sum(owner is None for owner in match.board.values()) > 5:
            match.play(random.choice([turn for turn in match.legal_turns() if turn != "swap"]))
        if s.choose_turn(match, playouts=512, seed=1).proven != "win":
            continue
        for turn in match.legal_turns():
            match.play(turn)
            if s.choose_turn(match, playouts=512, seed=1).proven == "win":
                return match
            match.undo()
    raise AssertionError("no such game came up")


@pytest.mark.slow
@every_searched_setup
def test_every_position_has_its_chances_and_the_match_is_left_alone(setup: Setup) -> None:
    match = setup.match_after(4, seed=3)
    before = snapshot(match)
    entries = reviewed(match, playouts=16)
    assert snapshot(match) == before
    assert [entry.turns for entry in entries] == list(range(5))
    assert all(0 <= entry.chances.win_rate <= 1 for entry in entries)
    assert entries[0].judgement is None
    assert [entry.judgement.text for entry in entries[1:] if entry.judgement] == match.turns


@pytest.mark.slow
@pytest.mark.parametrize("info", s.catalogue(), ids=lambda info: info.id)
def test_the_end_of_a_game_is_no_estimate(info: s.GameInfo) -> None:
    match = Setup(info.id, info.sizes[0]).finished_match(seed=2)
    last = reviewed(match, playouts=8)[-1].chances
    winner = match.outcome.winner if match.outcome else None
    assert (last.winner, last.win_rate, last.turns) == (winner, 1.0 - (winner or 0), 0)


@pytest.mark.slow
def test_a_certain_win_that_is_thrown_away_is_a_blunder_and_what_would_have_won_is_named() -> None:
    match = thrown_away()
    judgement = reviewed(match)[-1].judgement
    assert judgement is not None
    assert (judgement.text, judgement.mark, judgement.cost) == (match.turns[-1], "blunder", 1.0)
    assert judgement.missed is not None
    assert judgement.better is not None
    mover = (len(match.turns) - 1) % 2
    match.undo()
    match.play(judgement.better)
    assert s.choose_turn(match, playouts=512, seed=1).proven == "loss", "the other side has lost then"
    assert match.to_move != mover


def test_a_swap_that_was_proven_to_win_and_not_taken_tells_in_how_many_turns() -> None:
    """On size 2 four of the seven stones hold the only parasol: the swap counts as a turn, and six follow it."""
    judgement = reviewed(s.load_record("parasol 2: b2 a1"))[-1].judgement
    assert judgement is not None
    assert (judgement.mark, judgement.better, judgement.missed) == ("blunder", "swap", 7)


def test_a_certain_win_that_was_missed_is_marked_though_the_chances_stay_good() -> None:
    """Black wins with k5;Xf5 and the turn after it, and has six chances of seven left after j6."""
    start = (
        "b6 c3 c4 d3 d4 d5 d6 d8 e6 e8 f2 f4 f6 f10 g8 h2 h4 h6 i7 j4 k1/"
        "a2 b2 b3 b4 c2 c5 c7 d2 e5 f3 f5 g2 i3 j1 j2 j3 k2/1"
    )
    match = s.new_match("sunspot", 6, start=start)
    match.play("j6")
    judgement = reviewed(match, playouts=2048)[-1].judgement
    assert judgement is not None
    assert (judgement.mark, judgement.better, judgement.missed) == ("inaccuracy", "k5;Xf5", 3)
    assert MISSED_WIN < judgement.cost < INACCURACY


def test_a_turn_that_loses_by_force_is_compared_with_those_that_do_not() -> None:
    """Seven turns of 38 leave Black no win with the second turn; evaluations put others first, such as g1;Xg2;Xf3."""
    start = (
        "a1 b3 b4 c3 c4 c5 c6 d2 d3 d4 d5 d6 d7 e1 e3 e4 e5 e6 f4 f5 f6 f11 g2 g5 h1 h9 i1 j2 k1 k2 k3 k4 k5 k6/"
        "a2 a3 a4 a6 b2 b5 b6 c1 c2 c7 c8 d1 d9 e2 e7 e8 f3 f7 g3 g4 g6 h2 h3/2"
    )
    match = s.new_match("sunspot", 6, start=start)
    match.play("i2")
    before, after = reviewed(match, playouts=2048)
    assert before.chances.winner is None
    assert after.chances.winner == 0
    assert after.judgement is not None
    assert after.judgement.mark == "inaccuracy"
    assert after.judgement.better in {"h4", "j3", "j4", "j5", "j6", "j7", "g1;Xg2;Xa2"}


def test_a_player_who_plays_as_the_analyst_would_is_never_blamed() -> None:
    match = s.new_match("sum", size=3)
    while not match.is_over:
        match.play(s.choose_turn(match, playouts=4000, seed=1).text)
    assert {entry.judgement.mark for entry in reviewed(match, playouts=1024) if entry.judgement} <= {None, "inaccuracy"}


def test_a_swap_that_gives_the_better_colour_away_is_marked() -> None:
    match = s.new_match("parasol", size=3)
    match.play("a1")
    match.play("swap")
    kept = s.new_match("parasol", size=3)
    kept.play("c3")
    kept.play("e1")
    swapped, placed = reviewed(match)[-1].judgement, reviewed(kept)[-1].judgement
    assert swapped is not None
    assert placed is not None
    assert swapped.cost > 0, "a corner is worth little on a small board"
    assert placed.better == "swap"


def test_a_first_stone_is_judged_by_how_fair_it_is() -> None:
    match = s.new_match("parasol", size=5)
    match.play("c3")
    strong = reviewed(match)[1].judgement
    assert strong is not None
    assert strong.mark is not None, "the other side takes the middle over"
    assert strong.better is not None
    match.undo()
    match.play(strong.better)
    fair = reviewed(match)[1].judgement
    assert fair is not None
    assert (fair.cost, fair.mark) == (0.0, None)


@pytest.mark.slow
def test_what_would_have_been_better_is_a_whole_turn_where_that_has_more_steps_than_the_search_has_followed() -> None:
    start = "c6 d1 d5 d7 e3 e9 f7 g1 i4/b1 b4 c1 c4 d4 e4 e5 e8 f3 f5 f6 f8 g2 g3 g7/1"
    match = s.new_match("surmount", start=start)
    match.play("e7")
    judgement = reviewed(match, playouts=1024)[1].judgement
    assert judgement is not None
    match.undo()
    match.play(judgement.better or "e7")  # none where the whole turn turns out to be no better than what was played


def test_marks_are_ordered_by_what_the_turn_has_cost() -> None:
    assert 0 < INACCURACY < MISTAKE < BLUNDER < 1
    assert [least for _, least in MARKS] == sorted((least for _, least in MARKS), reverse=True)


class Clock:
    """A clock that ticks only when it is asked, so that a slice is a number of looks at the clock."""

    def __init__(self) -> None:
        self.ticks = 0

    def __call__(self) -> float:
        self.ticks += 1
        return float(self.ticks)


@pytest.mark.slow
@pytest.mark.parametrize("setup", [*OPEN_SETUPS, Setup("parasol", 3), Setup("sum", 3)], ids=str)
def test_a_review_is_the_same_however_it_is_sliced(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("py_engine.players.job.perf_counter", Clock())
    match = setup.match_after(4, seed=1)
    reviews = []
    for ticks in (1, 13, 1_000_000):
        review = Review(match, playouts=32)
        slices = 0
        while not review.finished:
            review.run(ticks)
            slices += 1
        reviews.append((review.entries, slices))
    (finest, many), (finer, fewer), (whole, one) = reviews
    assert many > fewer > one == 1
    assert finest == finer == whole


@pytest.mark.slow
@every_open_setup
def test_a_game_that_is_reviewed_again_gets_the_same_review(setup: Setup) -> None:
    match = setup.match_after(4, seed=1)
    again = s.new_match(setup.game, setup.size, setup.holes, players=("Ada", "Bob"))
    for turn in match.turns:
        again.play(turn)
    assert reviewed(match, playouts=32, seed=None) == reviewed(again, playouts=32, seed=None)


@pytest.mark.slow
def test_what_is_said_of_a_turn_stays_when_the_game_goes_on() -> None:
    match = Setup("sum", 5).match_after(9, seed=2)
    whole = reviewed(match, playouts=32, seed=None)
    for _ in range(3):
        match.undo()
    part = reviewed(match, playouts=32, seed=None)
    assert part == whole[: len(part)]


def test_seeds_come_from_the_board_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise games that begin alike on different boards would be searched with the same random numbers."""
    seeds: list[int | None] = []

    def note(game: Game, position: Position, seed: int | None, *, asks: bool) -> Search:
        seeds.append(seed)
        return Search(game, position, seed, asks=asks)

    monkeypatch.setattr("py_engine.players.review_searches.Search", note)
    matches = [
        s.new_match("sum", 5),
        s.new_match("sum", 7),
        s.new_match("sum", 5, holes=["c3", "d3"]),
        s.new_match("sum", 5, start="a1/b2/1"),
        s.new_match("subsume", 5),
    ]
    for match in matches:
        reviewed(match, playouts=8, seed=None)
    reviewed(matches[0], playouts=8, seed=1)
    assert None not in seeds
    assert len(set(seeds)) == len(seeds) == len(matches) + 1


@pytest.mark.parametrize("playouts", [0, -5, 1.5, True, "5", 1_000_000])
def test_a_review_needs_a_sensible_number_of_playouts(playouts: object) -> None:
    with pytest.raises(s.InvalidSetup):
        Review(s.new_match("sum"), playouts=playouts)  # type: ignore[arg-type]


def judged(player: int, loss: float | None, rate: float = 0.5) -> Entry:
    return Entry(1, Chances(rate), Judgement("a1", 0.0, None, loss=loss, player=player))


def test_accuracy_is_of_the_form_that_is_usual_in_chess() -> None:
    start = Entry(0, Chances(0.5), None)
    assert accuracy_of([start, judged(0, 0.0), judged(1, 1.0), judged(1, None)]) == [pytest.approx(100, abs=0.01), 0.5]
    # One turn of each player: that of the turn itself, with 79 for a turn that loses 5 of 100 and 33 for 24.
    assert accuracy_of([start, judged(0, 0.05), judged(1, 0.24)]) == [
        pytest.approx(79.8, abs=0.1),
        pytest.approx(33.1, abs=0.1),
    ]
    # A blunder where the game turns counts for more than the quiet turns after it.
    lost = [start, judged(0, 0.4, 0.1), *[judged(0, 0.0, 0.1)] * 3]
    quiet = [start, judged(0, 0.4), *[judged(0, 0.0)] * 3]
    [in_fight, _], [in_peace, _] = accuracy_of(lost), accuracy_of(quiet)
    assert in_fight is not None
    assert in_peace is not None
    assert in_fight < in_peace < 75


def test_a_player_without_a_turn_to_judge_has_no_accuracy() -> None:
    assert accuracy_of([Entry(0, Chances(0.5), None), judged(1, None)]) == [None, None]
    assert Review(s.new_match("sum", 3)).accuracy == [None, None]


def test_accuracy_belongs_to_players_not_to_colours() -> None:
    match = s.load_record("parasol 3: a1 swap c3 b2 c2")
    players = [entry.judgement.player for entry in reviewed(match, playouts=16) if entry.judgement]
    assert players == [0, 1, 0, 1, 0]


def test_a_turn_without_a_choice_counts_for_nothing() -> None:
    match = Setup("sum", 3).finished_match(seed=2)
    last = reviewed(match, playouts=8)[-1].judgement
    assert last is not None
    assert (last.loss, last.cost) == (None, 0.0)


# Of Sum at size 5: after any turn but `b3` the other side is likely to win.
ONLY_TURN = "a4 c2 c3 c5 d2/a2 b2 c1 d1/2"


@pytest.mark.slow
@pytest.mark.parametrize("seed", by_extent([1], [1, 2]))
def test_the_only_good_turn_is_a_good_find_where_small_searches_do_not_see_it(seed: int) -> None:
    matches = s.new_match("sum", 5, start=ONLY_TURN), s.new_match("sum", 5, start=ONLY_TURN)
    for match, turn in zip(matches, ("b3", "e5"), strict=True):
        match.play(turn)
    found, overlooked = (reviewed(match, playouts=640, seed=seed)[-1].judgement for match in matches)
    assert found is not None
    assert overlooked is not None
    assert (found.mark, found.cost, found.loss, found.better) == ("good", 0.0, 0.0, None)
    assert overlooked.mark in ("mistake", "blunder")
    assert overlooked.better == "b3"


@pytest.mark.slow
def test_a_turn_that_wins_at_once_is_no_find() -> None:
    match = s.load_record("surmount 4: a4 b3 b4 e5 c4 e2 d5 d6,c5,e4(xd5)")
    last = reviewed(match, playouts=32)[-1].judgement
    assert last is not None
    assert last.mark is None

"""The likely owners of cells at the end, compared with random games of the plain references, which share no code."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from references import parasol
from references import sum as sum_game
from session_page import Page, page_of, slices_of
from setups import Setup, every_open_setup

from py_engine.games.base import Position
from py_engine.match import Match
from py_engine.players.analysis import Analyst
from py_engine.search.games import knowledge_of
from py_engine.search.knowledge import Knowledge
from py_engine.search.ownership import MOST_BATCHES, PLAYOUTS_A_GAME, Ownership
from py_engine.search.params import params_of

GAMES = 1500

# Five standard errors of the difference of two shares, doubled, as a balance goes from -1 to 1.
APART = 5 * 2 * (2 * 0.25 / GAMES) ** 0.5


def balance_of(match: Match, seed: int = 1) -> dict[str, float]:
    """The engine's answer to the same, by the names of the cells, from as many games."""
    counts = knowledge_of(match.game).owned_at_end(match.position, GAMES, random.Random(seed))
    assert counts is not None
    return {match.game.board.name(cell): 2 * count / GAMES - 1 for cell, count in counts.items()}


def alike(found: dict[str, float], owned: Counter[str]) -> None:
    for cell, share in found.items():
        assert share == pytest.approx(2 * owned[cell] / GAMES - 1, abs=APART)


@pytest.mark.slow
@pytest.mark.parametrize("steps", [0, 9, 25])
def test_in_parasol_it_is_the_share_of_random_fillings(steps: int) -> None:
    match, source = Setup("parasol", 4).match_after(steps, seed=3), random.Random(2)
    rules = parasol.Rules(4)
    owned: Counter[str] = Counter()
    for _ in range(GAMES):
        stones: dict[str, int | None] = dict(match.board)
        empty = [cell for cell, owner in stones.items() if owner is None]
        source.shuffle(empty)
        for number, cell in enumerate(empty):
            stones[cell] = match.position.to_move ^ number % 2
        for cells in rules.parasols:
            owned[cells[0]] += [stones[cell] for cell in cells].count(0) >= 4
    found = balance_of(match)
    assert set(found) == {middle for middle, *_ in rules.parasols}
    alike(found, owned)


@pytest.mark.slow
@pytest.mark.parametrize("setup", [Setup("sum", 4, ("b3",)), Setup("sum", 5)], ids=str)
@pytest.mark.parametrize("steps", [0, 6])
def test_in_sum_it_is_the_share_of_random_games_with_the_same_preference(setup: Setup, steps: int) -> None:
    """A random game takes stones if it can, else saves some: with plain cells what that is, is read off the rules."""
    match, source = setup.match_after(steps, seed=4), random.Random(5)
    rules = sum_game.Rules(setup.size, setup.holes)
    owned: Counter[str] = Counter()
    start = {cell: owner for cell, owner in match.board.items() if owner is not None}
    for _ in range(GAMES):
        stones, player = dict(start), match.position.to_move
        while len(stones) < len(rules.cells):
            if places := preferred(rules, stones, player):
                stones = rules.placed(stones, source.choice(places), player)
            player = 1 - player
        owned.update(cell for cell, owner in stones.items() if owner == 0)
    found = balance_of(match)
    assert set(found) == set(rules.cells)
    alike(found, owned)


def preferred(rules: sum_game.Rules, stones: dict[str, int], player: int) -> list[str]:
    """The placements next to enemy stones at their limit, or else next to own ones, or else all."""
    places = rules.placements(stones, player)
    for owner in (1 - player, player):
        limit = {cell for cell in stones if stones[cell] == owner and at_limit(rules, stones, cell)}
        if beside := [cell for cell in places if limit & set(rules.neighbours[cell])]:
            return beside
    return places


def at_limit(rules: sum_game.Rules, stones: dict[str, int], cell: str) -> bool:
    around = [stones[beside] for beside in rules.neighbours[cell] if beside in stones]
    return around.count(stones[cell]) + 1 == around.count(1 - stones[cell])


def test_a_stone_that_nothing_can_remove_is_owned_for_sure() -> None:
    """A parasol that is held for good, and one where the other colour holds four."""
    page = Page()
    page.ask("load", record="parasol 3: c3 a1 c2 a2 d3 a3 c4")
    last = slices_of(page, "analyse", playouts=2000, seed=1)[-1]["ownership"]
    assert last["c3"] == 1
    assert len(last) == 7
    assert all(-1 <= share <= 1 for share in last.values())


@every_open_setup
def test_games_in_which_no_cell_has_an_owner_in_the_end_have_none(setup: Setup) -> None:
    last = slices_of(page_of(setup), "analyse", playouts=64, seed=1)[-1]
    assert (last["ownership"] is None) == (setup.game not in ("sum", "parasol"))


@pytest.mark.parametrize("setup", [Setup("sum", 9), Setup("parasol", 5)], ids=str)
def test_it_is_the_same_for_a_seed_however_often_it_is_asked_for(setup: Setup) -> None:
    match = setup.match_after(6, seed=2)
    once, often = (Ownership(match.game, match.position, seed=7) for _ in range(2))
    for playouts in range(0, 400_000, 10_000):
        often.keep_up(playouts)
    once.keep_up(390_000)
    assert once.balance() == often.balance()


@pytest.mark.slow
@pytest.mark.cpython_only
@pytest.mark.parametrize("setup", [Setup("sum", 9), Setup("parasol", 5)], ids=str)
def test_few_games_are_played_for_it_beside_an_analysis(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    match = setup.match_after(8, seed=2)
    analyst = Analyst(match, playouts=4 * PLAYOUTS_A_GAME * params_of(setup.game).lanes, seed=1)
    kind = type(knowledge_of(match.game))
    play, played = kind.owned_at_end, list[int]()

    def counted(knowledge: Knowledge, position: Position, games: int, source: random.Random) -> dict[int, int] | None:
        played.append(games)
        return play(knowledge, position, games, source)

    monkeypatch.setattr(kind, "owned_at_end", counted)
    while not analyst.finished:
        analyst.run(1.0)
        analyst.ownership()
    assert 0 < sum(played) <= analyst.playouts / 20, "a batch at once, and four beside a hundred"
    assert len(played) < MOST_BATCHES

"""Single games of the arena: the pie rule, records, and players that fail."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from setups import ERRORS, PIE_GAMES, Setup

import py_engine as s
from py_engine.arena import GameSpec, Player, draw_opening, play_game
from py_engine.games.catalogue import find_game

RANDOM = Player("random")


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[s.Match, str], str]], None]:
    """Puts a function of the match and the opponent's id in the place of all thinking."""

    def put(choose: Callable[[s.Match, str], str]) -> None:
        def stand_in(match: s.Match, opponent: str, **budget: object) -> s.Choice:
            return s.Choice(choose(match, opponent), 0.5, 1, (), None)

        monkeypatch.setattr("py_engine.arena.players.choose_turn", stand_in)

    return put


SMALLEST_SETUPS = [*(Setup(info.id, info.sizes[0]) for info in s.catalogue()), Setup("sum", 3, ("b2", "c3"))]


@pytest.mark.parametrize("setup", SMALLEST_SETUPS, ids=str)
def test_the_same_spec_gives_the_same_game_and_its_record_can_be_replayed(setup: Setup) -> None:
    opening = tuple(draw_opening(setup.game, 2, 7, size=setup.size, holes=setup.holes))
    thinker = Player(s.opponents_of(setup.game)[0].id, playouts=4)
    spec = GameSpec(setup.game, (thinker, RANDOM), setup.size, setup.holes, opening, seed=5)
    result = play_game(spec)
    assert play_game(pickle.loads(pickle.dumps(spec))) == result
    match = s.load_record(json.dumps(result.record))
    assert match.is_over
    assert match.winner == result.winner
    assert match.turns[:2] == list(opening)
    assert match.players == (str(spec.players[0]), str(spec.players[1]))


def test_another_seed_gives_another_game() -> None:
    records = [play_game(GameSpec("sum", (RANDOM, Player("random")), 5, seed=seed)).record for seed in (1, 2)]
    assert records[0]["turns"] != records[1]["turns"]


@pytest.mark.parametrize("game", PIE_GAMES)
@pytest.mark.parametrize(("opening", "may_swap"), [((), True), (("b2",), True), (("b2", "a1"), False)])
def test_the_pie_rule_is_left_to_the_players_where_the_opening_has_fewer_than_two_turns(
    game: str, opening: tuple[str, ...], may_swap: bool
) -> None:
    swaps = set()
    for seed in range(30):
        turns = play_game(
            GameSpec(game, (RANDOM, RANDOM), find_game(game).sizes[0], opening=opening, seed=seed)
        ).record["turns"]
        swaps.add("swap" in turns)
    assert (True in swaps) == may_swap


def test_after_a_swap_the_first_player_is_asked_and_each_player_wins_for_itself(scripted: Any) -> None:
    asked = []

    def choose(match: s.Match, opponent: str) -> str:
        asked.append(opponent)
        return {0: "b2", 1: "swap"}.get(len(match.turns)) or match.legal_turns()[0]

    scripted(choose)
    result = play_game(GameSpec("parasol", (Player("one"), Player("other")), size=2))
    assert result.record["turns"] == ["b2", "swap", "a1", "a2", "b1", "b3", "c1", "c2"]
    assert asked == ["one", "other", "one", "other", "one", "other", "one", "other"]
    # the second player holds b2, a2, b3 and c2
    assert result.winner == 1
    assert str(result) == "one – other: other wins"


def test_a_game_that_does_not_end_is_given_up_and_says_so() -> None:
    result = play_game(GameSpec("sum", (RANDOM, RANDOM), 5, opening=("a1",), most_turns=4))
    assert result.winner is None
    assert result.unfinished == "given up after 4 turns"
    assert len(s.load_record(result.record).turns) == 4
    assert str(result) == "random – random, opening a1: given up after 4 turns"


def test_a_player_that_fails_is_named_with_its_error_and_the_turn(scripted: Any) -> None:
    def choose(match: s.Match, opponent: str) -> str:
        if len(match.turns) == 3:
            raise ZeroDivisionError("division by nothing")
        return match.legal_turns()[0]

    scripted(choose)
    result = play_game(GameSpec("parasol", (Player("one"), Player("other")), 3, opening=("a1", "a2")))
    assert result.winner is None
    assert result.unfinished == "other failed at turn 4: ZeroDivisionError: division by nothing"
    assert s.load_record(result.record).turns == ["a1", "a2", "a3"]


def test_a_player_that_plays_an_illegal_turn_has_failed(scripted: Any) -> None:
    scripted(lambda match, opponent: "a1")
    result = play_game(GameSpec("parasol", (Player("one"), Player("other")), 3))
    assert result.winner is None
    assert result.unfinished == "other failed at turn 2: IllegalTurn: 'a1': There is already a stone on a1."


@pytest.mark.parametrize(
    "spec",
    [
        GameSpec("chess", (RANDOM, RANDOM)),
        GameSpec("surmount", (RANDOM, RANDOM), size=3),
        GameSpec("sum", (RANDOM, RANDOM), holes=("a1",)),
        GameSpec("parasol", (RANDOM, RANDOM), opening=("a1", "a1")),
    ],
    ids=["game", "size", "holes", "opening"],
)
def test_a_game_that_cannot_be_set_up_raises(spec: GameSpec) -> None:
    with pytest.raises(ERRORS):
        play_game(spec)

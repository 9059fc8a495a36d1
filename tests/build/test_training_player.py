"""The player in C keeps the engine's rules, has its networks' input, and computes their evaluations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from py_engine.games.base import Action, Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of, make_game
from py_engine.games.sum_game import Sum
from py_engine.search.games import knowledge_of
from py_engine.search.network.fields import layout_of
from py_engine.search.network.network import Network
from py_engine.search.network.planes import names_of, planes_of
from support.console import Failure
from tests.c_compiler import needs_compiler
from tests.engine.networks import random_network
from toolchain import c_compiler
from training import player
from training.player import course_of, evaluate, play, see

pytestmark = needs_compiler

# Small boards, where the rare things happen often, those that people play on, and one that needs all words of a set.
BOARDS = [
    *(("subsume", size) for size in (4, 6)),
    *(("surmount", size) for size in (4, 5, 7)),
    *(("sunspot", size) for size in (4, 6)),
    *(("sum", size) for size in (5, 9, 13)),
    *(("parasol", size) for size in (3, 5)),
]
every_board = pytest.mark.parametrize(("game_id", "size"), BOARDS)

HEAD = 2  # sets of cells before a position's planes


class Passed(NamedTuple):
    """A position of a game, the legal steps, and the one that was taken."""

    game: Game
    position: Position
    actions: list[Action]
    taken: int


def some_games(game_id: str, size: int, count: int = 6) -> list[dict[str, Any]]:
    return play(game_id, 0, count, 7, {size: 1}, (6, 20), 20, None)


def game_of(game_id: str, played: dict[str, Any]) -> Game:
    info = find_game(game_id)
    board = board_of(info, played["size"])
    return make_game(info, played["size"], [board.name(cell) for cell in played["holes"]])


def walked(game_id: str, played: dict[str, Any]) -> Iterator[Passed]:
    """A game by the engine's rules, one position after the other, the last one with no step taken left out."""
    game = game_of(game_id, played)
    position = game.start()
    for cell, *_ in played["steps"]:
        actions = game.legal_actions(position)
        yield Passed(game, position, actions, cell)
        [action] = [action for action in actions if action.cell == cell]
        position = game.apply(position, action)


def courses(games: list[dict[str, Any]]) -> list[str]:
    return [course_of(each["size"], each["holes"], [(cell, True) for cell, *_ in each["steps"]]) for each in games]


@every_board
def test_steps_legal_cells_and_planes_are_the_engines(game_id: str, size: int) -> None:
    games = some_games(game_id, size)
    seen = see(game_id, courses(games))
    passed = [each for played in games for each in walked(game_id, played)]
    length = 32 * (HEAD + len(names_of(game_id)))
    assert len(seen) == length * len(passed)
    for number, each in enumerate(passed):
        sets = [
            int.from_bytes(seen[start : start + 32], "little")
            for start in range(number * length, (number + 1) * length, 32)
        ]
        assert sets[0] & 0xFF == each.position.to_move
        assert bool(sets[0] >> 8 & 1) == any(action.cell < 0 for action in each.actions)
        assert sets[1] == sum(1 << action.cell for action in each.actions if action.cell >= 0)
        assert sets[HEAD:] == planes_of(each.game, layout_of(each.game.board, 1).grid, [each.position])


@every_board
def test_a_game_ends_where_the_engine_knows_who_wins(game_id: str, size: int) -> None:
    for played in some_games(game_id, size):
        *_, last = walked(game_id, played)
        [action] = [action for action in last.actions if action.cell == last.taken]
        after = last.game.apply(last.position, action)
        outcome = last.game.outcome(after)
        decided = [
            getattr(last.game, name)(after) for name in ("decided_for", "settled_for") if hasattr(last.game, name)
        ]
        if outcome is not None:
            assert played["winner"] == outcome.winner
        elif decided and decided[0] is not None:
            assert played["winner"] == decided[0]
        else:
            # The search has proven it: who is to move has a step that ends the game, or none that does not lose.
            assert played["winner"] in (0, 1)


def test_a_game_of_sum_ends_where_a_step_holds_more_than_half_of_the_squares() -> None:
    """With a single descent before each step, so that nothing further away is proven."""
    by_closed_squares = 0
    for played in play("sum", 0, 30, 7, {5: 1}, (1, 1), 20, None):
        *_, last = passed = [*walked("sum", played)]
        game, winner = last.game, played["winner"]
        assert isinstance(game, Sum)
        assert all(_held_by(game, each.position) is None for each in passed)
        [action] = [action for action in last.actions if action.cell == last.taken]
        after = game.apply(last.position, action)
        if _held_by(game, after) is None:
            next_ones = [game.apply(after, step) for step in game.legal_actions(after)]
            assert after.to_move == winner
            assert winner in [_held_by(game, each) for each in next_ones]
            by_closed_squares += all(game.decided_for(each) is None for each in next_ones)
    assert by_closed_squares


def _held_by(game: Sum, position: Position) -> int | None:
    holders = [colour for colour in (0, 1) if game.held(position, colour).bit_count() >= game.majority]
    return holders[0] if holders else None


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("game_id", ["sunspot", "surmount"])
def test_a_game_goes_on_just_as_long_as_no_turn_wins(game_id: str, size: int) -> None:
    """The engine's search overlooks no turn that wins: a game that ends by one would teach what never happens."""
    games = some_games(game_id, size, 30)
    knowledge = knowledge_of(game_of(game_id, games[0]))
    by_a_turn = 0
    for played in games:
        *_, last = passed = [*walked(game_id, played)]
        searched = [each for each, (_, *said) in zip(passed, played["steps"], strict=True) if said]
        assert all(not knowledge.winning_turn(each.position) for each in searched)
        [action] = [action for action in last.actions if action.cell == last.taken]
        after = last.game.apply(last.position, action)
        if knowledge.winning_turn(after):
            assert played["winner"] == after.to_move
            by_a_turn += 1
    assert by_a_turn


@every_board
def test_a_network_says_the_same_to_the_last_number(game_id: str, size: int) -> None:
    games = some_games(game_id, size, 2)
    passed = [each for played in games for each in walked(game_id, played)]
    weights = random_network(passed[0].game, 3)
    said = evaluate(game_id, courses(games), weights)
    assert len(said) == len(passed)
    network = Network(weights, passed[0].game.board)
    for each, (value, stop, *logits) in list(zip(passed, said, strict=True))[::5]:
        [output] = network.outputs(1, planes_of(each.game, layout_of(each.game.board, 1).grid, [each.position]))
        assert (output.value, output.stop) == (value, stop)
        assert [output.logits[cell] for cell in each.game.board.order] == logits


def test_a_game_is_the_same_whatever_is_played_beside_it() -> None:
    weights = random_network(make_game(find_game("sunspot"), 4), 5)
    together = play("sunspot", 0, 40, 7, {4: 2, 5: 1}, (4, 12), 20, weights)
    assert [each["number"] for each in together] == list(range(40))
    assert {each["size"] for each in together} == {4, 5}
    assert play("sunspot", 11, 1, 7, {4: 2, 5: 1}, (4, 12), 20, weights) == [together[11]]
    assert play("sunspot", 11, 1, 8, {4: 2, 5: 1}, (4, 12), 20, weights) != [together[11]]


def test_first_steps_are_drawn_for_as_many_turns_as_are_asked_for() -> None:
    """Without turns that are drawn the step with most visits is taken, but for those at random."""

    def taken_for_their_visits(drawn: int) -> float:
        searched = [
            (cell, visits)
            for played in play("surmount", 0, 12, 7, {4: 1}, (6, 20), drawn, None)
            for cell, _, visits in (step for step in played["steps"] if len(step) == 3)
        ]
        return sum(visits.get(str(cell), 0) == max(visits.values()) for cell, visits in searched) / len(searched)

    assert taken_for_their_visits(0) > 0.9 > taken_for_their_visits(100)


def test_visits_are_of_legal_steps_and_as_many_as_were_asked_for() -> None:
    for played in some_games("surmount", 4, 8):
        for passed, (_, *searched) in zip(walked("surmount", played), played["steps"], strict=True):
            if len(searched) < 2:
                continue
            value, visits = searched
            assert 0 <= value <= 1
            assert {int(cell) for cell in visits} <= {action.cell for action in passed.actions}
            assert sum(visits.values()) >= 20


def test_what_the_program_cannot_read_is_quoted() -> None:
    with pytest.raises(Failure, match="there is no such game: 'chess'"):
        see("chess", [])
    with pytest.raises(Failure, match="these are no sizes of boards that fit: '0:1'"):
        play("sum", 0, 1, 1, {0: 1}, (1, 1), 20, None)
    with pytest.raises(Failure, match="there is no board of this size that fits: '9'"):
        see("surmount", ["9 0 0"])
    with pytest.raises(Failure, match="a number is missing"):
        see("sum", ["5 0 3 1 1"])


def test_without_a_compiler_it_is_said_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_compiler, "find_compiler", lambda: None)
    player.build_player.cache_clear()
    with pytest.raises(Failure, match="no C compiler was found"):
        see("sum", [])
    player.build_player.cache_clear()

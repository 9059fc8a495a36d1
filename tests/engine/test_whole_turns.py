"""Whole turns are listed once for each position they lead to, and a forced win leaves no reply that helps."""

from __future__ import annotations

import pytest
from setups import Setup, every_small_setup, played

import py_engine as s
from py_engine.games.base import Action, Game, Position
from py_engine.search.games import knowledge_of
from py_engine.search.knowledge import Knowledge
from py_engine.search.playouts import at_once
from py_engine.search.whole_turns import WholeTurns, forced_win, is_forced_loss, whole_turns


def between_turns(setup: Setup, steps: int, seed: int) -> s.Match:
    """A match after some random steps, or a few less: at the start of a turn that is no swap."""
    match = setup.match_after(steps, seed)
    while match.steps or match.is_over:
        match.undo()
    return match


def after(game: Game, position: Position, steps: tuple[Action, ...]) -> Position:
    for step in steps:
        assert game.is_legal(position, step)
        position = game.apply(position, step)
    return position


@every_small_setup
@pytest.mark.parametrize("seed", range(4))
def test_whole_turns_lead_wherever_a_legal_turn_leads(setup: Setup, seed: int) -> None:
    match = between_turns(setup, 6 + seed, seed)
    listed = {played(match.game, match.position, turn) for turn in match.legal_turns() if turn != "swap"}
    turns, are_all = whole_turns(match.game, match.position)
    assert are_all
    assert set(turns) == listed
    assert all(after(match.game, match.position, steps) == end for end, steps in turns.items())


def test_only_some_turns_are_listed_where_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    match = between_turns(Setup("sunspot", 4), 30, seed=2)
    every, _ = whole_turns(match.game, match.position)
    monkeypatch.setattr("py_engine.search.whole_turns.MOST_LISTED", len(every) // 3)
    some, are_all = whole_turns(match.game, match.position)
    assert not are_all
    assert set(some) < set(every)


def test_each_turn_is_given_as_soon_as_it_is_found() -> None:
    match = between_turns(Setup("surmount", 5), 30, seed=2)
    turns = WholeTurns(match.game, match.position)
    given = [(after, len(turns.steps), turns.are_all) for after in turns]
    assert given == [(after, number, False) for number, after in enumerate(turns.steps, 1)]
    assert turns.are_all


def wins_next(knowledge: Knowledge, position: Position, mover: int) -> bool:
    """Return whether the mover wins at once, whatever the other side does first."""
    game = knowledge.game
    for reply in whole_turns(game, position)[0]:
        outcome = game.outcome(reply)
        if not knowledge.winning_turn(reply) if outcome is None else outcome.winner != mover:
            return False
    return True


def test_after_a_forced_win_every_reply_loses() -> None:
    found = 0
    for seed in range(60):
        match = between_turns(Setup("sunspot", 3), 14, seed)
        knowledge = knowledge_of(match.game)
        steps = at_once(forced_win(knowledge, match.position))
        if steps is not None:
            found += 1
            assert wins_next(knowledge, after(match.game, match.position, steps), match.position.to_move)
    assert found >= 3


def listed_forced_win(knowledge: Knowledge, start: Position) -> tuple[Action, ...] | None:
    """The result of `forced_win`, with the replies to each turn listed first."""
    game, mover = knowledge.game, start.to_move
    for end, steps in whole_turns(game, start)[0].items():
        is_open = game.outcome(end) is None and not knowledge.winning_turn(end)
        if is_open and whole_turns(game, end)[1] and wins_next(knowledge, end, mover):
            return steps
    return None


@pytest.mark.parametrize(("setup", "steps"), [(Setup("sunspot", 3), 18), (Setup("surmount", 4), 70)])
@pytest.mark.parametrize("most", [1024, 12])
def test_a_forced_win_is_the_first_one_that_lists_of_replies_show(
    setup: Setup, steps: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("py_engine.search.whole_turns.MOST_LISTED", most)
    found = 0
    for seed in range(30):
        match = between_turns(setup, steps, seed)
        knowledge = knowledge_of(match.game)
        wanted = listed_forced_win(knowledge, match.position)
        assert at_once(forced_win(knowledge, match.position)) == wanted
        found += wanted is not None
    assert found >= 2


def test_in_a_forced_loss_every_turn_leaves_a_win() -> None:
    found = 0
    for seed in range(60):
        match = between_turns(Setup("sunspot", 3), 22, seed)
        knowledge = knowledge_of(match.game)
        if at_once(is_forced_loss(knowledge, match.position)):
            found += 1
            for end in whole_turns(match.game, match.position)[0]:
                outcome = match.game.outcome(end)
                if outcome is None and not knowledge.winning_turn(end):
                    steps = at_once(forced_win(knowledge, end))
                    assert steps is not None
                    assert wins_next(knowledge, after(match.game, end, steps), end.to_move)
                else:
                    assert outcome is None or outcome.winner != match.position.to_move
    assert found >= 3


def test_a_loss_is_not_looked_for_among_too_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    match = between_turns(Setup("sunspot", 3), 22, seed=8)
    knowledge = knowledge_of(match.game)
    assert at_once(is_forced_loss(knowledge, match.position))
    turns, _ = whole_turns(match.game, match.position)
    monkeypatch.setattr("py_engine.search.whole_turns.MOST_REFUTED", len(turns) - 1)
    assert not at_once(is_forced_loss(knowledge, match.position))


def test_games_in_which_no_winning_turns_are_looked_for_have_no_forced_wins() -> None:
    match = Setup("sum", 5).match_after(6, seed=1)
    assert at_once(forced_win(knowledge_of(match.game), match.position)) is None

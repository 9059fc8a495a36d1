"""Support for the engine's tests: boards to play on, random games, and positions written down as cells."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import pytest
from extent import by_extent
from facts import FACTS, Board

import py_engine as s
from py_engine.games.base import Action, Game, Position

# The three errors of the engine: nothing else may ever be raised for a caller's texts.
ERRORS = (s.InvalidText, s.IllegalTurn, s.InvalidSetup)

# Far above any random game on the boards below, so that a rule gone wrong fails a test rather than running for ever.
LONGEST_GAME = 1500


@dataclass(frozen=True)
class Setup:
    """A game on one board."""

    game: str
    size: int
    holes: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.game}-{self.size}" + ("-holes" if self.holes else "")

    def match(self) -> s.Match:
        return s.new_match(self.game, size=self.size, holes=self.holes)

    def match_after(self, steps: int, seed: int) -> s.Match:
        """The match after this many random steps, or at its end if that comes first."""
        match = self.match()
        play_random_steps(match, random.Random(seed), steps)
        return match

    def finished_match(self, seed: int) -> s.Match:
        return self.match_after(1_000_000, seed)


def _on(game: str, board: Board) -> Setup:
    return Setup(game, board.size, tuple(board.holes.split()))


SETUPS = [_on(game, board) for game, known in FACTS.items() for board in known.boards]

# The last board of each game, of usual size, takes more time than the small ones together.
LARGE_SETUPS = [_on(game, known.boards[-1]) for game, known in FACTS.items()]


def _boards(setups: list[Setup]) -> pytest.MarkDecorator:
    params = [pytest.param(setup, marks=[pytest.mark.slow] if setup in LARGE_SETUPS else []) for setup in setups]
    return pytest.mark.parametrize("setup", params, ids=str)


every_setup = _boards(SETUPS)

# Early on this board a proof is found that takes seconds.
LONG_PROVEN = Setup("sunspot", 3)

# Those on which a search is done soon.
SEARCHED_SETUPS = by_extent([setup for setup in SETUPS if setup != LONG_PROVEN], SETUPS)

every_searched_setup = _boards(SEARCHED_SETUPS)

# One small board a game, where everything can be listed.
SMALL_SETUPS = [_on(game, known.small) for game, known in FACTS.items()]

# Those, where a search is done soon on each.
SMALL_SEARCHED_SETUPS = by_extent(
    [setup if setup != LONG_PROVEN else Setup("sunspot", 5) for setup in SMALL_SETUPS], SMALL_SETUPS
)

every_small_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=str)

# One board a game on which nothing can be proven after a few steps, so that searches with other seeds say other things.
OPEN_SETUPS = [_on(game, known.wide) for game, known in FACTS.items()]

every_open_setup = pytest.mark.parametrize("setup", OPEN_SETUPS, ids=str)

PIE_GAMES = [info.id for info in s.catalogue() if info.pie]


def play_random_steps(match: s.Match, source: random.Random, steps: int) -> None:
    """Take random steps; one that leads on inside a turn (a capture, a flip) is taken rather than stopping."""
    for _ in range(steps):
        assert len(match.turns) < LONGEST_GAME, "this game does not end"
        actions = match.legal_actions()
        if not actions:
            return
        if "stop" in actions and source.random() < 0.8:
            actions.remove("stop")
        match.act(source.choice(actions))


def snapshot(match: s.Match) -> dict[str, Any]:
    """Everything that can be seen of a match."""
    return {
        "record": match.record(),
        "board": match.board,
        "to_move": match.to_move,
        "winner": match.winner,
        "is_over": match.is_over,
        "steps": match.steps,
        "actions": match.legal_actions(),
        "position": match.position,
    }


def position(game: Game, first: str = "", second: str = "", to_move: int = 0) -> Position:
    """The position between turns with these stones, given as names of cells."""
    return Position((cells(game, first.split()), cells(game, second.split())), to_move)


def cells(game: Game, names: Iterable[str]) -> int:
    """A set of cells from their names."""
    return sum(1 << game.board.cell(name) for name in names)


def stones(game: Game, position: Position) -> tuple[str, str]:
    """The stones of a position as names of cells in board order, for the first and for the second colour."""
    first, second = (" ".join(game.board.names_of(owned)) for owned in position.stones)
    return first, second


def turn_texts(game: Game, position: Position) -> set[str]:
    """The canonical texts of every turn from a position, found by taking every step."""
    found = set()
    stack: list[tuple[Position, list[Action]]] = [(position, [])] if game.outcome(position) is None else []
    while stack:
        here, steps = stack.pop()
        for action in game.legal_actions(here):
            after = game.apply(here, action)
            if after.stage:
                stack.append((after, [*steps, action]))
            else:
                found.add(game.turn_text(position, [*steps, action]))
    return found


def played(game: Game, position: Position, text: str) -> Position:
    """The position after a whole turn."""
    for action in game.read_turn(position, text):
        position = game.apply(position, action)
    return position


def positions_of_random_games(game: Game, count: int, seed: int) -> list[Position]:
    """Positions, inside turns too, none of them over."""
    source = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        passed = [game.start()]
        while game.outcome(passed[-1]) is None:
            passed.append(game.apply(passed[-1], source.choice(game.legal_actions(passed[-1]))))
        found += source.sample(passed[:-1], min(4, len(passed) - 1))
    return found[:count]

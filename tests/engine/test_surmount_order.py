"""Surmount's canonical order of a turn's cells, compared with its definition, and what finding it costs."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

import py_engine as s
from py_engine.board.boards import bits, hex_board
from py_engine.games.base import STOP, Action, Position
from py_engine.games.surmount import Surmount
from py_engine.text.errors import IllegalTurn

SIZES = [4, 5]


def by_definition(
    game: Surmount, start: Position, cells: Iterable[int], capture: Action | None
) -> tuple[Action, ...] | None:
    """The first cell in board order that may be placed first, then always the first that may follow; None if none."""
    for first in sorted(cells):
        found = _from(game, start, first, sorted(set(cells) - {first}), capture)
        if found is not None:
            return found
    return None


def _from(
    game: Surmount, start: Position, first: int, left: list[int], capture: Action | None
) -> tuple[Action, ...] | None:
    steps = [Action("place", first)]
    if steps[0] not in game.legal_actions(start):
        return None
    here = game.apply(start, steps[0])
    while left:
        following = [cell for cell in left if here.stage and Action("grow", cell) in game.legal_actions(here)]
        if not following:
            return None
        left.remove(following[0])
        steps.append(Action("grow", following[0]))
        here = game.apply(here, steps[-1])
    if here.stage == 0:
        return None if capture else tuple(steps)
    ending = capture or STOP
    return (*steps, ending) if ending in game.legal_actions(here) else None


def random_position(game: Surmount, source: random.Random) -> Position:
    """Stones strewn at random, few or many, a little clustered: long snakes and single stones side by side."""
    stones = [0, 0]
    share = source.choice((0.15, 0.3, 0.5, 0.7))
    for cell in game.board.order:
        if source.random() < share:
            stones[source.random() < source.choice((0.3, 0.5))] |= 1 << cell
    return Position((stones[0], stones[1]), source.randrange(2))


def random_walk(game: Surmount, start: Position, source: random.Random) -> tuple[list[int], Action | None]:
    """The cells and the capture of a turn that is begun at random and ended where it may end."""
    cells: list[int] = []
    here = start
    while True:
        actions = [action for action in game.legal_actions(here) if here.stage or action.kind == "place"]
        if not actions:
            return cells, None
        action = source.choice(actions)
        if action.kind in ("place", "grow"):
            cells.append(action.cell)
        here = game.apply(here, action)
        if here.stage == 0:
            return cells, action if action.kind == "capture" else None


def nearly(game: Surmount, source: random.Random, cells: list[int], capture: Action | None) -> list[Any]:
    """The cells of a turn and its capture, as they are or with something wrong about them."""
    cells = list(cells)
    match source.randrange(6):
        case 0:
            cells.append(source.choice([cell for cell in game.board.order if cell not in cells]))
        case 1 if len(cells) > 1:
            cells.remove(source.choice(cells))
        case 2:
            capture = source.choice([None, Action("capture", source.choice(game.board.order))])
        case _:
            pass
    source.shuffle(cells)
    return [cells, capture]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_order_of_a_turns_cells_is_the_one_of_the_definition(size: int) -> None:
    game, source = Surmount(hex_board(size)), random.Random(size)
    arranged = grown = refused = 0
    for _ in range(400):
        start = random_position(game, source)
        for _ in range(4):
            walks = [random_walk(game, start, source) for _ in range(8)]
            cells, capture = nearly(game, source, *max(walks, key=lambda walk: len(walk[0])))
            if not cells:
                continue
            expected = by_definition(game, start, cells, capture)
            assert game.arrange(start, cells, capture) == expected
            arranged += expected is not None
            grown += expected is not None and len(cells) > 2
            refused += expected is None
    assert min(arranged, grown, refused) > 50


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_order_of_any_few_cells_is_the_one_of_the_definition(size: int) -> None:
    game, source = Surmount(hex_board(size)), random.Random(size)
    for _ in range(1500):
        start = random_position(game, source)
        cells = source.sample(game.board.order, source.randrange(1, 5))
        enemies = list(bits(start.stones[1 - start.to_move]))
        for capture in (None, *(Action("capture", cell) for cell in source.sample(enemies, min(2, len(enemies))))):
            assert game.arrange(start, cells, capture) == by_definition(game, start, cells, capture)


def test_once_the_game_is_over_there_is_no_order() -> None:
    game = Surmount(hex_board(4))
    over = Position((game.board.cells & -game.board.cells, 0), 1, winner=0)
    assert game.arrange(over, [game.board.cell("d4")], None) is None


# --- its costs


class CountingSurmount(Surmount):
    """Counts how often a step is tried."""

    tried = 0

    def apply(self, position: Position, action: Action) -> Position:
        self.tried += 1
        return super().apply(position, action)

    def is_legal(self, position: Position, action: Action) -> bool:
        self.tried += 1
        return super().is_legal(position, action)

    def continuations(self, position: Position) -> tuple[int, int]:
        self.tried += 1
        return super().continuations(position)


def row(game: Surmount, letter: str) -> list[str]:
    return [name for name in game.board.names_of(game.board.cells) if name[0] == letter]


def long_turn(size: int) -> tuple[CountingSurmount, Position, str]:
    """A turn that fills two rows next to an enemy group of its size; the friend it joins is at the end of the second.

    Nearly all of its cells come before the first that may be placed first.
    """
    game = CountingSurmount(hex_board(size))
    above, middle, below, lowest = (row(game, chr(ord("a") + size - down)) for down in range(4))
    friend = below.pop()
    grown = [*lowest, *below]
    enemies = [*middle, *above][: len(grown) + 1]
    return game, Position((_cells(game, [friend]), _cells(game, enemies))), f"{','.join(grown)}(x{enemies[0]})"


def _cells(game: Surmount, names: Iterable[str]) -> int:
    return sum(1 << game.board.cell(name) for name in names)


@pytest.mark.parametrize("size", [6, 8, 10])
def test_a_long_turn_is_put_in_order_without_trying_a_step(size: int) -> None:
    game, start, text = long_turn(size)
    steps = game.read_turn(start, text)
    assert len(steps) > 3 * size - 6
    assert game.tried == 0
    backwards = ",".join(reversed(text.partition("(")[0].split(",")))
    assert game.read_turn(start, f"{backwards}({text.partition('(')[2]}") == steps


@pytest.mark.parametrize("size", [6, 8, 10])
def test_a_long_turn_that_has_no_order_is_refused_without_trying_a_step(size: int) -> None:
    game, start, text = long_turn(size)
    cells = [game.board.cell(name) for name in text.partition("(")[0].split(",")]
    assert game.arrange(start, cells[:-1], None) is None
    assert game.tried == 0
    with pytest.raises(IllegalTurn):
        game.read_turn(start, f"{text.partition('(')[0]}(x{s.new_match('surmount', size).game.board.name(cells[0])})")


@pytest.mark.parametrize("size", SIZES)
def test_whether_one_stone_may_be_replaced_is_told_without_looking_at_all_others(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, source = Surmount(hex_board(size)), random.Random(size)
    starts = [random_position(game, source) for _ in range(200)]
    replaceable = [game.replacements(start) for start in starts]
    monkeypatch.setattr(game, "replacements", None)
    for start, cells in zip(starts, replaceable, strict=True):
        found = [cell for cell in game.board.order if game.is_legal(start, Action("capture", cell))]
        assert found == list(bits(cells))

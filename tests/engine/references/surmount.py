"""Surmount, from its rule page and the rulings M1–M5: place or replace, grow, surmount."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from references.hexagon import Hexagon
from references.position import Position, Turns

Stones = dict[str, int]
# The cells placed on empty cells, and the cell of the replaced stone: what makes two turns the same by ruling M5.
Turn = tuple[frozenset[str], str | None]


class Opening(NamedTuple):
    """A first placement after which the turn may go on."""

    group: frozenset[str]  # the group that it makes
    enemies: set[frozenset[str]]  # the enemy groups that this group touches
    open_cells: set[str]  # the empty cells that touch no group but these and itself


class TooManyTurnsError(Exception):
    """The position has more turns than the caller wants to see listed."""


class Rules:
    """Surmount on a hexagonal board of one size."""

    def __init__(self, size: int) -> None:
        self.board = Hexagon(size)
        self.cells = self.board.cells

    def start(self) -> Position:
        return Position()

    # --- groups

    def group(self, stones: Stones, stone: str) -> frozenset[str]:
        return frozenset(self.board.reach([stone], lambda cell: stones.get(cell) == stones[stone]))

    def groups_touched(self, stones: Stones, cells: frozenset[str]) -> set[frozenset[str]]:
        """Groups of either colour, other than the cells themselves, with a stone next to one of the cells."""
        beside = {near for cell in cells for near in self.board.neighbours[cell]} - cells
        return {self.group(stones, stone) for stone in beside if stone in stones}

    # --- turns by their kind

    def can_replace(self, stones: Stones, mover: int, cell: str) -> bool:
        """Rule 1: the replaced stone's group is smaller than the group being created."""
        captured = self.group(stones, cell)
        after = {stone: owner for stone, owner in stones.items() if stone not in captured}
        after[cell] = mover
        return len(captured) < len(self.group(after, cell))

    def opening(self, stones: Stones, mover: int, first: str) -> Opening | None:
        """Rule 2: the group that a first placement makes, and those it touches; None if the turn must stop after it."""
        joins_friends = any(stones.get(near) == mover for near in self.board.neighbours[first])
        group = self.group({**stones, first: mover}, first)
        enemies = {other for other in self.groups_touched(stones, group) if stones[min(other)] != mover}
        if not joins_friends or not any(len(enemy) >= len(group) for enemy in enemies):
            return None
        known = set().union(group, *enemies)
        strangers = stones.keys() - known
        beside_strangers = {near for stone in strangers for near in self.board.neighbours[stone]}
        return Opening(group, enemies, set(self.cells) - stones.keys() - beside_strangers - {first})

    def growth_cells(self, group: frozenset[str], opening: Opening) -> set[str]:
        """Rule 2a: the cells next to the group that touch no group but itself and those touched from the beginning."""
        beside = {near for cell in group for near in self.board.neighbours[cell]}
        return (beside & opening.open_cells) - group

    def captures(self, group: frozenset[str], opening: Opening) -> list[str]:
        """Rule 2b: the enemy stones next to the group whose own group is exactly as large."""
        return [
            cell
            for enemy in sorted(opening.enemies, key=min)
            if len(enemy) == len(group)
            for cell in sorted(enemy)
            if any(near in group for near in self.board.neighbours[cell])
        ]

    def surmounts_from(self, stones: Stones, mover: int, first: str, limit: int | None = None) -> Iterator[Turn]:
        """Every turn with this first placement that captures at its end, grown or not.

        More than `limit` groups of one size, if given, raise TooManyTurnsError.
        """
        opening = self.opening(stones, mover, first)
        if opening is None:
            return
        largest = max(len(enemy) for enemy in opening.enemies)
        layer = {opening.group}  # every group of one size that growing can make
        while layer:
            for grown in layer:
                for cell in self.captures(grown, opening):
                    yield frozenset(grown - stones.keys()), cell
            layer = {
                grown | {cell} for grown in layer if len(grown) < largest for cell in self.growth_cells(grown, opening)
            }
            if limit is not None and len(layer) > limit:
                raise TooManyTurnsError

    def all_turns(self, position: Position, limit: int | None = None) -> set[Turn]:
        """Every placing or replacing turn.  More than `limit`, if given, raises TooManyTurnsError."""
        stones, mover = dict(position.stones), position.mover
        found: set[Turn] = set()
        for cell in self.cells:
            if cell not in stones:
                found.add((frozenset([cell]), None))
                for turn in self.surmounts_from(stones, mover, cell, limit):
                    found.add(turn)
                    if limit is not None and len(found) > limit:
                        raise TooManyTurnsError
            elif stones[cell] != mover and self.can_replace(stones, mover, cell):
                found.add((frozenset(), cell))
        return found

    def random_turn(self, position: Position, source: random.Random) -> Turn | None:
        """A turn found by a random walk through the rules (without listing all); None when there is none."""
        stones, mover = dict(position.stones), position.mover
        simple: list[Turn] = [(frozenset([cell]), None) for cell in self.cells if cell not in stones]
        simple += [
            (frozenset(), cell)
            for cell in self.cells
            if stones.get(cell) == 1 - mover and self.can_replace(stones, mover, cell)
        ]
        if not simple:
            return None
        placed, captured = source.choice(simple)
        opening = self.opening(stones, mover, min(placed)) if placed else None
        if opening is None:
            return placed, captured
        group = opening.group
        endings: list[Turn] = [(placed, None)]
        while True:
            endings += [(group - stones.keys(), cell) for cell in self.captures(group, opening)]
            growth = sorted(self.growth_cells(group, opening))
            if not growth or len(group) >= max(len(enemy) for enemy in opening.enemies):
                return source.choice(endings[1:] or endings)
            group |= {source.choice(growth)}

    # --- the same turn as text

    def may_come_first(self, stones: Stones, mover: int, first: str, turn: Turn) -> bool:
        """Return whether the turn is legal with this cell as its first placement."""
        placed, captured = turn
        if captured is None:
            return placed == {first}
        opening = self.opening(stones, mover, first)
        if opening is None:
            return False
        group = opening.group
        left = set(placed) - {first}
        while left:
            possible = self.growth_cells(group, opening) & left
            if not possible:
                return False
            group |= possible
            left -= possible
        return captured in self.captures(group, opening)

    def is_legal(self, position: Position, turn: Turn) -> bool:
        """Membership without listing: for turns in positions that have too many."""
        stones, mover = dict(position.stones), position.mover
        placed, captured = turn
        if placed & stones.keys() or (captured is not None and stones.get(captured) != 1 - mover):
            return False
        if not placed:
            return captured is not None and self.can_replace(stones, mover, captured)
        return any(self.may_come_first(stones, mover, first, turn) for first in placed)

    def text(self, position: Position, turn: Turn) -> str:
        """Canonical text: first possible first cell, then always the first remaining cell adjacent to the group."""
        placed, captured = turn
        if not placed:
            return f"x{captured}"
        stones, mover = dict(position.stones), position.mover
        order = [next(c for c in self.cells if c in placed and self.may_come_first(stones, mover, c, turn))]
        while len(order) < len(placed):
            group = self.group({**stones, **dict.fromkeys(order, mover)}, order[0])
            order.append(
                next(
                    cell
                    for cell in self.cells
                    if cell in placed and cell not in order
                    if any(near in group for near in self.board.neighbours[cell])
                )
            )
        return ",".join(order) + (f"(x{captured})" if captured else "")

    # --- playing

    def play(self, position: Position, turn: Turn) -> Position:
        placed, captured = turn
        stones, mover = dict(position.stones), position.mover
        if captured is not None:
            for stone in self.group(stones, captured):
                del stones[stone]
            stones[captured] = mover
        stones.update(dict.fromkeys(placed, mover))
        enemy_is_gone = 1 - mover not in stones.values()
        second_turn_or_later = position.turns_played >= 2
        return position.after(stones, mover if enemy_is_gone and second_turn_or_later else None)

    def turns(self, position: Position, limit: int | None = None) -> Turns:
        if position.winner is not None:
            return {}
        turns = self.all_turns(position, limit)
        if not turns:
            return {"pass": partial(position.after, position.stones)}
        return {self.text(position, turn): partial(self.play, position, turn) for turn in turns}

"""Effects of turns by the plain references, for the check of the coach's claims: nothing here is the coach's."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from reference_rules import reference_of
from references.parasol import Rules as ParasolRules
from references.position import Position
from references.sum import Rules as SumRules
from references.surmount import Rules as SurmountRules
from references.surmount import TooManyTurnsError

import py_engine as s
from py_engine.games.base import Position as EnginePosition
from py_engine.search.full_search import EVER, FullSearch, Interrupted

# Turns that are listed by the reference of Surmount before a claim is left unchecked.
MOST_TURNS = 12_000

# Answers of a full search before a claim is left unchecked.
MOST_ANSWERS = 50_000


class Unchecked(Exception):
    """The claim is too much work to check."""


@dataclass(frozen=True)
class Effect:
    """The effect of a turn by the reference, in names of cells."""

    after: Position
    taken: frozenset[str]
    turned: frozenset[str]
    lost: frozenset[str]
    parasols: frozenset[str]

    @property
    def gain(self) -> int:
        return len(self.parasols) or len(self.taken) + len(self.turned) - len(self.lost)

    @property
    def prize(self) -> frozenset[str]:
        return self.taken | self.turned | self.parasols


class Reference:
    """The turns around a turn that is commented on, by the reference.

    Attributes:
        row: The comment as `row_of` makes it.
        start: The position before the turn.
        mover: The player who has played it.
    """

    def __init__(self, row: dict[str, Any]) -> None:
        self.row, self.game = row, row["game"]
        self.rules = reference_of(row["game"], row["size"])
        first, second, mover = row["start"].split("/")
        stones = dict.fromkeys(first.split(), 0) | dict.fromkeys(second.split(), 1)
        # With this many turns played there is no swap, and a player without a stone has lost.
        self.start = Position(stones, int(mover) - 1, turns_played=10)
        self.mover = self.start.mover
        self._lists: dict[tuple[Any, ...], dict[str, Effect]] = {}
        self._match: s.Match | None = None

    # --- turns and their effects by the reference

    def turns(self, position: Position) -> dict[str, Effect]:
        """All turns from a position, with their effects."""
        key = (tuple(sorted(position.stones.items())), position.mover, position.winner)
        if key not in self._lists:
            try:
                if isinstance(self.rules, SurmountRules):
                    turns = self.rules.turns(position, MOST_TURNS)
                else:
                    turns = self.rules.turns(position)
            except TooManyTurnsError:
                raise Unchecked from None
            self._lists[key] = {text: self.effect(position, play()) for text, play in turns.items()}
        return self._lists[key]

    def effect(self, before: Position, after: Position) -> Effect:
        mover, old, new = before.mover, before.stones, after.stones
        enemies = {cell for cell, owner in old.items() if owner != mover}
        turned = {cell for cell in enemies if new.get(cell) == mover}
        taken = {cell for cell in enemies if cell not in new}
        if self.game == "surmount":  # a new stone replaces one of a captured group
            taken, turned = taken | turned, set()
        kept = {cell for cell, owner in new.items() if owner == mover}
        own = {cell for cell, owner in old.items() if owner == mover}
        lost = (own - kept) | {cell for cell, owner in new.items() if owner != mover and cell not in old}
        parasols = self.held(after, mover) - self.held(before, mover)
        return Effect(after, frozenset(taken), frozenset(turned), frozenset(lost), frozenset(parasols))

    def held(self, position: Position, player: int) -> set[str]:
        if not isinstance(self.rules, ParasolRules):
            return set()
        stones = position.stones
        return {one[0] for one in self.rules.parasols if sum(stones.get(cell) == player for cell in one) >= 4}

    def play(self, position: Position, text: str) -> Effect:
        if isinstance(self.rules, SurmountRules):
            placed, _, captured = text.removesuffix(")").partition("(")
            if text.startswith("x"):
                placed, captured = "", text
            turn = frozenset(placed.split(",")) - {""}, captured[1:] or None
            assert self.rules.is_legal(position, turn), text
            return self.effect(position, self.rules.play(position, turn))
        turns = self.turns(position)
        assert text in turns, f"{text} is not a turn"
        return turns[text]

    def after(self, text: str) -> Position:
        return self.play(self.start, text).after

    @staticmethod
    def again(position: Position) -> Position:
        """The other side leaves its turn out."""
        return replace(position, mover=1 - position.mover)

    def wins(self, position: Position) -> Iterator[str]:
        """The turns that win at once."""
        for text, effect in self.turns(position).items():
            if effect.after.winner == position.mover:
                yield text

    def most(self, position: Position) -> int:
        return max([0, *(effect.gain for effect in self.turns(position).values())])

    def lacks(self, position: Position, prize: frozenset[str]) -> bool:
        return not any(effect.prize >= prize for effect in self.turns(position).values())

    # --- who is certain to win

    def decided_for(self, position: Position) -> int | None:
        """The player who has a majority of parasols, of safe squares, or a group that cannot be captured."""
        for player in (0, 1):
            if isinstance(self.rules, ParasolRules):
                if len(self.held(position, player)) > len(self.rules.parasols) / 2:
                    return player
            elif isinstance(self.rules, SumRules):
                if len(self.safe(position, player)) > len(self.rules.cells) / 2:
                    return player
            elif isinstance(self.rules, SurmountRules) and self.unassailable(position, player):
                return player
        return None

    def safe(self, position: Position, player: int) -> set[str]:
        """The stones in Sum that hold even if the opponent has every other square."""
        assert isinstance(self.rules, SumRules)
        held = {cell for cell, owner in position.stones.items() if owner == player}
        while failing := {
            cell
            for cell in held
            if 2 * len(held.intersection(self.rules.neighbours[cell])) + 1 < len(self.rules.neighbours[cell])
        }:
            held -= failing
        return held

    def unassailable(self, position: Position, player: int) -> bool:
        """Return whether a set of groups cannot be captured: no region next to it has room for enough stones."""
        assert isinstance(self.rules, SurmountRules)
        board = self.rules.board
        held = board.groups(cell for cell, owner in position.stones.items() if owner == player)
        while held:
            regions = board.groups(set(board.cells) - set().union(*held))
            kept = [group for group in held if self._holds(group, regions)]
            if len(kept) == len(held):
                return True
            held = kept
        return False

    def _holds(self, group: set[str], regions: list[set[str]]) -> bool:
        beside = self.rules.board.neighbours  # type: ignore[attr-defined]
        near = [{cell for cell in group if region.intersection(beside[cell])} for region in regions]
        if any(cells and len(region) >= len(group) for cells, region in zip(near, regions, strict=True)):
            return False
        return all(
            1 + sum(len(region) for cells, region in zip(near, regions, strict=True) if cell in cells) <= len(group)
            for cell in group
        )

    def engine_position(self, position: Position) -> EnginePosition:
        board = self.match.game.board
        stones = [
            sum(1 << board.cell(cell) for cell, owner in position.stones.items() if owner == one) for one in (0, 1)
        ]
        return EnginePosition((stones[0], stones[1]), position.mover)

    @property
    def match(self) -> s.Match:
        if self._match is None:
            self._match = s.new_match(self.game, self.row["size"], start=self.row["start"])
        return self._match

    def forced(self, position: Position, player: int, turns: int = EVER) -> bool:
        """Return whether a player wins by force, by a search of all turns.

        In Surmount the search ends where a player has a group that can never be captured.
        """
        if position.winner is not None:
            return position.winner == player
        game = copy(self.match.game)
        if isinstance(self.rules, SurmountRules) and turns == EVER:
            game.settled_for = game.decided_for  # type: ignore[method-assign]
        search = FullSearch(game, player)
        try:
            return search.wins_within(self.engine_position(position), turns, lambda: search.answers > MOST_ANSWERS)
        except Interrupted:
            raise Unchecked from None

    def reach(self, cell: str) -> int:
        """The parasols with this cell that neither player holds."""
        assert isinstance(self.rules, ParasolRules)
        held = self.held(self.start, 0) | self.held(self.start, 1)
        return sum(cell in one and one[0] not in held for one in self.rules.parasols)

"""Counts of the turns in a book's games, by position, and the book that is written of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from py_engine.games.base import Action, Game, Position
from py_engine.openings.book import TITLE
from py_engine.openings.images import Image, Key, least_image_of, moved
from training.player import BookPlan

# A position with fewer games is not listed, and neither is a turn that was played less often.
LEAST_GAMES = 10
LEAST_OF_TURN = 5

# Turns of a game that are looked at: no book comes near.
MOST_TURNS = 16


class Count:
    """Games in which a turn was played. text: it, in the least image of the position. wins: of the first colour."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.games = 0
        self.wins = 0


# By position, the turns that were played there, by the position that they lead to.
Counts = dict[Key, dict[Key, Count]]


def count_games(game: Game, lines: Iterable[Mapping[str, Any]]) -> Counts:
    """Count the games in lines of `playing.py`."""
    counts: Counts = {}
    for line in lines:
        turns = _turns(game, line)
        here = least_image_of(game, game.start())
        for text, after in turns:
            there = least_image_of(game, after)
            at = counts.setdefault(here.key, {})
            if there.key not in at:
                at[there.key] = Count(moved(text, game.board, here.there))
            at[there.key].games += 1
            at[there.key].wins += line["winner"] == 0
            here = there
    return counts


def _turns(game: Game, line: Mapping[str, Any]) -> Iterator[tuple[str, Position]]:
    """The first turns of a game, and the position after each."""
    position = game.start()
    if "turns" in line:
        for text in line["turns"][:MOST_TURNS]:
            position = game.after(position, game.read_turn(position, text))
            yield text, position
        return
    start, actions, turns = position, list[Action](), 0
    for cell in line["steps"]:
        action = action_at(game, position, cell)
        actions.append(action)
        position = game.apply(position, action)
        if position.stage == 0:
            yield game.turn_text(start, actions), position
            start, actions, turns = position, [], turns + 1
            if turns == MOST_TURNS:
                return


def action_at(game: Game, position: Position, cell: int) -> Action:
    """The step on a cell; that of none, -1, ends a turn or passes."""
    if cell >= 0:
        return game.targets(position)[cell]
    return next(action for action in game.legal_actions(position) if action.cell < 0)


def book_text(game: Game, counts: Counts, plan: BookPlan, unit: str) -> str:
    """The book's text, as `py_engine/openings/book.py` describes it."""
    games = sum(count.games for count in counts[least_image_of(game, game.start()).key].values())
    head = {"game": game.id, "size": plan.size, "unit": unit, "games": games, "budget": plan.short}
    head |= {"drawn_turns": plan.drawn, "drawn_budget": plan.long}
    start = game.start()
    written: set[Key] = set()
    lines = _lines(game, counts, start, least_image_of(game, start), 0, written)
    return "\n".join([TITLE, *(f"{name} {value}" for name, value in head.items()), "", *lines]) + "\n"


def _lines(
    game: Game, counts: Counts, position: Position, image: Image, depth: int, written: set[Key]
) -> Iterator[str]:
    """The lines of a position and of what follows. written: the positions that have theirs."""
    written.add(image.key)
    found = counts[image.key].items()
    listed = [(count, key) for key, count in found if count.games >= LEAST_OF_TURN]
    listed.sort(key=lambda each: (-each[0].games, each[0].text))
    for count, key in listed:
        actions = game.read_turn(position, moved(count.text, game.board, image.back))
        yield f"{depth * ' '}{game.turn_text(position, actions)} {count.games} {count.wins}"
        following = counts.get(key, {})
        if key not in written and sum(each.games for each in following.values()) >= LEAST_GAMES:
            after = game.after(position, actions)
            yield from _lines(game, counts, after, least_image_of(game, after), depth + 1, written)

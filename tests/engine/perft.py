"""Counting turns: how many sequences of exactly this many whole turns there are from a position.

Transpositions are counted each time, and a game that ends earlier is not counted.
"""

from __future__ import annotations

from references.position import Position, Rules

import py_engine as s


def count(match: s.Match, depth: int) -> int:
    """By the engine."""
    turns = match.legal_turns()
    if depth == 1:
        return len(turns)
    return sum(by_turn(match, depth).values())


def by_turn(match: s.Match, depth: int) -> dict[str, int]:
    """By the engine, below each of the next turns."""
    counts = {}
    for text in match.legal_turns():
        match.play(text)
        counts[text] = count(match, depth - 1) if depth > 1 else 1
        match.undo()
    return counts


def count_by_reference(rules: Rules, position: Position, depth: int) -> int:
    """By a reference."""
    return sum(by_turn_of_reference(rules, position, depth).values())


def by_turn_of_reference(rules: Rules, position: Position, depth: int) -> dict[str, int]:
    """By a reference, below each of the next turns."""
    turns = rules.turns(position)
    if depth == 1:
        return dict.fromkeys(turns, 1)
    return {text: count_by_reference(rules, play(), depth - 1) for text, play in turns.items()}

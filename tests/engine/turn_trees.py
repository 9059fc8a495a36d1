"""Trees of turns for the tests: one with a variation, random ones, and all that can be seen of a tree."""

from __future__ import annotations

import random
from typing import Any

from setups import play_random_steps

import py_engine as s
from py_engine.match.node import Node


def tree_of(match: s.Match) -> dict[str, Any]:
    """The visible tree: texts nested by what they follow, and the match's place in it."""

    def nested(node: Node) -> dict[str, Any]:
        below = {branch.turn.text: nested(branch) for branch in node.branches if branch.turn is not None}
        return below if node.note is None else {**below, "note": node.note}

    tree = match.history.tree
    return {
        "turns": nested(tree.start),
        "here": match.turns,
        "ahead": [node.turn.text for node in tree.here.ahead() if node.turn],
    }


def node_of(match: s.Match, *turns: str) -> int:
    """The number of the node that these turns lead to."""
    node = match.history.tree.start
    for text in turns:
        branch = node.branch(text)
        assert branch is not None
        node = branch
    return node.number


def with_variation() -> s.Match:
    """A main line c3 b2 d4 with the variation a1 b3 after c3; the match is at the end of the variation."""
    match = s.load_record("parasol 3: c3 b2 d4")
    match.undo()
    match.undo()
    match.play("a1")
    match.play("b3")
    return match


def wander(match: s.Match, source: random.Random, steps: int, *, annotates: bool = False) -> None:
    """Play, go and tidy at random, and annotate if that is asked for."""
    history = match.history
    more = ["note"] if annotates else []
    for _ in range(steps):
        numbers = [node.number for node in history.tree.start.walk()]
        match_over = match.is_over
        kind = source.choice(
            ["act"] * 6 + ["play"] * 4 + ["undo"] * 4 + ["redo", "go", "back", "forward"] * 2 + TIDY + more
        )
        try:
            if kind == "act" and not match_over:
                play_random_steps(match, source, 1)
            elif kind == "play" and not match_over:
                match.play(source.choice(match.legal_turns(limit=20)))
            elif kind in ("undo", "redo"):
                getattr(match, kind)()
            elif kind in ("back", "forward"):
                getattr(history, f"step_{kind}")()
            elif kind == "go":
                history.go_to(source.choice(numbers))
            elif kind in TIDY[:2]:
                getattr(history, kind)(source.choice(numbers))
            elif kind == "restore":
                history.restore()
            elif kind == "note":
                match.annotate(f"Note {len(numbers)}.", [source.choice(list(match.board))], source.choice(numbers))
        except s.IllegalTurn:
            pass


TIDY = ["promote", "delete", "restore"]

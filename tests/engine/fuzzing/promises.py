"""The promises of every reader: one of three errors with a short sentence, nothing changed, not too much work."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from setups import ERRORS, snapshot

import py_engine as s
from py_engine.records import write_link, write_list
from py_engine.text.languages import LANGUAGES, translate
from py_engine.text.sentences import Sentence

from .work import Edge, Work

Found = TypeVar("Found")

# A message is a sentence, not an echo of the input.
LONGEST_MESSAGE = 500

# Lines of Python that a reader may execute: in any case (to make the largest boards takes some 30,000), more for each
# character of its input, and at most (a whole game on the largest board takes 240,000).
LINES_AT_LEAST, LINES_A_CHARACTER, LINES_AT_MOST = 200_000, 1_000, 2_000_000


class Watch:
    """Watches over the calls of one case: counts what they do, and looks at how they fail.

    edges: where to note the steps that were taken, for a search guided by coverage. heaviest: the largest part of its
    limit that a call has used.
    """

    def __init__(self, edges: set[Edge] | None = None) -> None:
        self.edges = edges
        self.heaviest = 0.0

    def measured(self, given: Any, call: Callable[[], Found]) -> Found:
        """The result of the call; given: what it reads. Raises `TooMuchWork`."""
        limit = min(LINES_AT_LEAST + LINES_A_CHARACTER * size_of(given), LINES_AT_MOST)
        work = Work(limit, edges=self.edges)
        try:
            return work.of(call)
        finally:
            self.heaviest = max(self.heaviest, work.lines / limit)

    def found_or_refused(self, given: Any, call: Callable[[], Found]) -> Found | None:
        """The result of the call; None if it refuses properly."""
        try:
            return self.measured(given, call)
        except ERRORS as error:
            require_sentence(error.args[0])
            return None


def size_of(given: Any) -> int:
    """The length of a case, roughly that of its text."""
    size, stack, seen = 0, [given], set()
    while stack:
        one = stack.pop()
        size += 1
        if isinstance(one, str):
            size += len(one)
        elif isinstance(one, int):
            size += one.bit_length() // 3
        elif isinstance(one, dict | list) and id(one) not in seen:
            seen.add(id(one))
            stack += [*one, *one.values()] if isinstance(one, dict) else one
    return size


def require_sentence(message: object) -> None:
    """A message is a short sentence without invisible characters, in every language."""
    assert isinstance(message, Sentence), f"no sentence: {message!r}"
    require_readable(message)
    for language in LANGUAGES:
        assert 0 < len(translate(message, language)) < 2 * LONGEST_MESSAGE


def require_readable(message: str) -> None:
    """A message is not empty, not too long, and has no character that reverses or hides the text around it."""
    assert 0 < len(message) < LONGEST_MESSAGE, f"{len(message)} characters: {message[:200]!r}"
    assert message.isprintable(), f"not printable: {message!r}"


def state_of(match: s.Match) -> Any:
    """All that can be seen of a match, its variations and what can be played again too."""
    tree = match.history.tree
    return snapshot(match), tree.document(), tree.here.number, match.can_undo, match.can_redo, tree.can_restore


def require_round_trips(match: s.Match) -> None:
    """Fail unless the records, lists and links of a match bring it back."""
    record = match.record(variations=True)
    again = s.load_record(json.dumps(record))
    assert again.record(variations=True) == record
    assert snapshot(again) == snapshot(s.load_record(match.record())) == snapshot(match)
    if match.steps:
        return
    by_hand = s.new_match(match.info.id, match.size, match.holes, match.players, match.start)
    for turn in match.turns:
        by_hand.play(turn)
        assert by_hand.turns[-1] == turn
    assert by_hand.board == match.board
    for text in (write_link(match), write_list(match)):
        again = s.load_record(text)
        assert (again.turns, again.board, again.start) == (match.turns, match.board, match.start)
    assert write_link(s.load_record(write_link(match))) == write_link(match)

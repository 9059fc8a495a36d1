"""Claims of what is likely: the turns that searches expect, and what they come to.

They are made where nothing is certain and no fact has passed the tests. Searches that see different images of the board
must expect the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ..games.base import Action, Position
from ..text.sentences import say
from .case import Case, cells_of
from .effects import Effect
from .reason import Reason
from .words import balance_phrase, cells_phrase, does, does_or_nothing

# Searches of each of the two positions.
SEARCHES = 2

# Turns that are compared, the one commented on included: as many of each side.
TURNS = 4

# The part of what the reply gains that the reply to the better turn may gain at most.
MUCH_LESS = 2 / 3

# Stones or parasols that the better line must bring more.
LEAST_MORE = 2

# The turns that search number `index` expects from a position between turns.
Expect = Callable[[Position, int], Sequence[tuple[Action, ...]]]


class Lines(NamedTuple):
    """Turns that one search expects: the turn and those after it, and the better turn and those after that."""

    played: Sequence[Effect]
    better: Sequence[Effect]


def likely_reasons(case: Case, better: Effect, expect: Expect) -> Iterator[Reason]:
    """Yield the first difference that is expected."""
    pairs = [
        Lines(_line(case, case.played, expect, index), _line(case, better, expect, index)) for index in range(SEARCHES)
    ]
    yield from islice(filter(None, (look(case, pairs) for look in LOOKS)), 1)


def _line(case: Case, first: Effect, expect: Expect, index: int) -> list[Effect]:
    """A turn and those that are expected after it."""
    line = [first]
    if not case.is_over(first.after):
        for actions in expect(first.after, index)[: TURNS - 1]:
            line.append(case.effect_from(line[-1].after, actions))
    return line


def _reply(case: Case, pairs: Sequence[Lines]) -> Reason | None:
    """The reply to this turn gains something, and the one to the better turn much less."""
    for played, better in pairs:
        if min(len(played), len(better)) < 2:
            return None
        if played[1].gain <= 0 or better[1].gain > MUCH_LESS * played[1].gain:
            return None
    (_, reply, *_), (instead, answer, *_) = pairs[0]
    if (phrase := does(case.game, reply)) is None:
        return None
    sentence = say(
        "I’d expect {reply}, which {does}; after {better} I’d expect {answer}, which {less}.",
        reply=case.name(reply),
        does=phrase,
        better=case.name(instead),
        answer=case.name(answer),
        less=does_or_nothing(case.game, answer),
    )
    return case.reason("reply", sentence, "likely", cells_of(reply), (case.text(case.played), case.text(reply)))


def _balance(case: Case, pairs: Sequence[Lines]) -> Reason | None:
    """The mover gains less in some turns, on balance, than after the better turn."""
    length = min(len(line) for lines in pairs for line in lines) // 2 * 2
    if not length or any(balance(better[:length]) - balance(played[:length]) < LEAST_MORE for played, better in pairs):
        return None
    played, better = (line[:length] for line in pairs[0])
    sentence = say(
        "After {better} I’d expect {turns}: {colour} {result}. After {played} I’d expect {others}: {colour} {worse}.",
        better=case.name(better[0]),
        turns=cells_phrase([case.name(effect) for effect in better[1:]]),
        colour=case.mover,
        result=balance_phrase(case.game, balance(better)),
        played=case.name(played[0]),
        others=cells_phrase([case.name(effect) for effect in played[1:]]),
        worse=balance_phrase(case.game, balance(played)),
    )
    return case.reason("line", sentence, "likely", cells_of(better[0]), tuple(map(case.text, better)))


def balance(line: Sequence[Effect]) -> int:
    """Stones or parasols that the side which begins gains in a line, less those of the other side."""
    return sum(effect.gain if number % 2 == 0 else -effect.gain for number, effect in enumerate(line))


LOOKS = (_reply, _balance)

"""Tests, by evaluations, of whether a certain fact about two turns is the reason why one is better.

A true fact may be the wrong reason: in Parasol "it wins a parasol" was true of 53 better turns and the reason of 17.
So a fact is only given as a reason after these tests.

1. *The others.* Other turns of which the same is true are mostly as good as the better turn, or there are none. A
   capture that a turn allows may pass another test instead: *without it*, against the best reply that does not capture,
   the turn would be nearly as good as the better one.
2. *Carried out.* The capture that a turn allows, or the threat that it makes, is about as strong as the best turn
   there.

Evaluations are small searches of several images of the board, as in a review.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..games.base import Game, Position
from ..players.review_searches import ReviewSearches
from ..search.evaluators import evaluator_in_place, may_ask
from ..search.playouts import at_once
from .case import Case
from .effects import Effect, moved_again

# Win rate, of either side, from which a proof may succeed.
DECIDED = 0.12

# Small searches of the two turns, of a capture or threat, and of other turns.
SEARCHES_OF_BOTH, SEARCHES, SEARCHES_OF_OTHERS = 3, 2, 1

# Other turns to look through for the first test where that takes long, and to evaluate; and the part of them that must
# be good: their win rate is higher than that of the one played by at least this part of the loss.
MOST_LOOKED_THROUGH, MOST_OTHERS = 30, 10
MOSTLY = 2 / 3
NEARER = 0.6

# Win rate that a capture or threat may be worse than the best turn in the second test.
AS_STRONG = 0.06

# Captures of the other side that are tested, and the replies that do not capture.
MOST_CAPTURES = 3
MOST_QUIET = 5

# More turns than are listed.
ALL = 1 << 20

Holds = Callable[[Effect], bool]


class Evaluations:
    """Win rates by small searches; the same position is evaluated once."""

    def __init__(self, game: Game, searches: ReviewSearches, first: int) -> None:
        self._searches, self._first = searches, first
        self._evaluator = evaluator_in_place(game) if may_ask(game, None, asks=True) else None
        self._rates: dict[tuple[Position, int], float] = {}

    def rate(self, position: Position, colour: int, searches: int = SEARCHES) -> float:
        """The win rate of a colour in a position between turns."""
        key = position, searches
        if key not in self._rates:
            rates = [
                at_once(self._searches.estimate(position, self._first + index)).value(0) for index in range(searches)
            ]
            self._rates[key] = sum(rates) / searches
        return self._rates[key] if colour == 0 else 1 - self._rates[key]

    def worst(self, positions: Sequence[Position], colour: int, most: int) -> list[Position]:
        """The positions that seem worst for a colour by one evaluation each; empty without a network."""
        if self._evaluator is None:
            return []
        outputs = at_once(self._evaluator.outputs_of_many(list(positions)))
        values = {
            position: output.value if position.to_move == colour else 1 - output.value
            for position, output in zip(positions, outputs, strict=True)
        }
        return sorted(values, key=values.__getitem__)[:most]


class Trial:
    """The two tests for one case.

    Attributes:
        case: The turn and the better one.
        loss: The win rate that the turn loses.
        may_win: Whether the better turn seems to win.
        may_lose: Whether the turn seems to lose.
    """

    def __init__(self, case: Case, evaluations: Evaluations) -> None:
        assert case.better is not None
        self.case, self._evaluations = case, evaluations
        self._colour = case.start.to_move
        self._played = self._rate(case.played.after, SEARCHES_OF_BOTH)
        self._better = self._rate(case.better.after, SEARCHES_OF_BOTH)
        self.loss = self._better - self._played
        self.may_win, self.may_lose = self._better > 1 - DECIDED, self._played < DECIDED

    def _rate(self, position: Position, searches: int = SEARCHES) -> float:
        return self._evaluations.rate(position, self._colour, searches)

    def others_are_good(self, holds: Holds, most: int = MOST_LOOKED_THROUGH) -> bool:
        """The first test: other turns of which this is true are mostly good, or there are none."""
        case = self.case
        assert case.better is not None
        both = (case.played.after, case.better.after)
        others = [effect for effect in case.turns(case.start).effects if effect.after not in both]
        found = spread([effect for effect in spread(others, most) if holds(effect)], MOST_OTHERS)
        least = self._played + NEARER * self.loss
        good = sum(self._rate(effect.after, SEARCHES_OF_OTHERS) > least for effect in found)
        return good >= MOSTLY * len(found)

    def is_good_without(self, capture: Effect, is_blamed: Holds) -> bool:
        """The first test for a capture: without it and its like the turn would be nearly as good as the better one.

        Only the other replies are considered. False where that is not known: without a network, or where not all
        replies are listed.
        """
        case = self.case
        replies = case.replies(case.played)
        quiet = [reply.after for reply in replies.effects if not is_blamed(reply)]
        if not replies.are_all or not quiet or any(map(case.is_over, quiet)):
            return False
        now = min(self._played, self._rate(capture.after))
        least = now + NEARER * (self._better - now)
        worst = self._evaluations.worst(quiet, self._colour, MOST_QUIET)
        return bool(worst) and all(self._rate(after, SEARCHES_OF_OTHERS) > least for after in worst)

    def likeliest(self, turns: Sequence[Effect], *, are_threats: bool = False) -> list[Effect]:
        """The few of these captures that seem strongest: threats of the mover, or else replies."""
        after = {turn.after: turn for turn in turns}
        colour = 1 - self._colour if are_threats else self._colour
        found = self._evaluations.worst(list(after), colour, MOST_CAPTURES) if len(turns) > MOST_CAPTURES else []
        return [after[position] for position in found] or list(turns[:MOST_CAPTURES])

    def strong(self, replies: Sequence[Effect]) -> list[Effect]:
        """The second test: the replies that are about as strong as the best one after the turn, strongest first."""
        rates = {reply: self._rate(reply.after) for reply in replies}
        # A small search may overlook a capture of many steps.
        best = min([self._played, *rates.values()])
        found = [reply for reply in replies if rates[reply] <= best + AS_STRONG]
        return sorted(found, key=rates.__getitem__)

    def is_strong_threat(self, effect: Effect, threat: Effect) -> bool:
        """The second test: a threat is about as strong as the best turn where the other side has left its turn out."""
        return self._rate(threat.after) >= self._rate(moved_again(effect.after), SEARCHES_OF_BOTH) - AS_STRONG


def spread(effects: Sequence[Effect], most: int) -> list[Effect]:
    """At most this many of some turns, taken evenly from their list."""
    count = min(most, len(effects))
    return [effects[index * len(effects) // count] for index in range(count)]

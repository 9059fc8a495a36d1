"""The tests of a reason, made again by searches eight times as long as the coach's, from other images of the board."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from comment_reference import Effect, Reference
from references.position import Position

from py_engine.games.base import Position as EnginePosition
from py_engine.players.review_searches import ReviewSearches
from py_engine.search.playouts import at_once

# Playouts of a review whose small searches are eight times as long, and the images that they see.
LONGER = 8 * 2048
FIRST_IMAGE, IMAGES = 101, 2

# Limits of the tests by longer searches, a little wider than the coach's own.
LEAST_LOSS, AS_STRONG, MOSTLY, MOST_OTHERS, MOST_QUIET = 0.05, 0.12, 0.5, 6, 8


class Retest:
    """Tests again whether facts are the reasons for a turn."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        self._rates: dict[EnginePosition, float] = {}

    def rate(self, position: Position) -> float:
        """The mover's win rate by searches eight times as long as the coach's."""
        there, mover = self.reference, self.reference.mover
        if position.winner is not None:
            return float(position.winner == mover)
        same = there.engine_position(position)
        if same not in self._rates:
            searches = ReviewSearches(there.match, LONGER, None, lambda: False)
            rates = [at_once(searches.estimate(same, FIRST_IMAGE + index)).value(mover) for index in range(IMAGES)]
            self._rates[same] = sum(rates) / len(rates)
        return self._rates[same]

    def test(self, reason: dict[str, Any]) -> None:
        """Test again that a fact is the reason; an `AssertionError` says that it is not."""
        there = self.reference
        played, better, line = there.row["played"], there.row["better"], reason["line"]
        after, instead = there.after(played), there.after(better)
        low, high = self.rate(after), self.rate(instead)
        assert high - low > LEAST_LOSS, f"the turns are as good: {low:.2f}, {high:.2f}"
        least = (low + high) / 2
        match reason["kind"]:
            case "gain":
                gain = there.play(there.start, better).gain
                self.others(lambda _, effect: effect.gain >= gain, least)
            case "reach":
                most = there.reach(better)
                self.others(lambda text, _: there.reach(text) >= most, least)
            case "allows":
                reply = there.play(after, line[1])
                assert self.rate(reply.after) <= low + AS_STRONG, "the capture is weaker than the best reply"
                most = there.most(instead)
                quiet = [
                    one.after
                    for one in there.turns(after).values()
                    if (one.gain <= most if reply.gain > most else not one.prize & reply.prize)
                ]
                rates = sorted(self.rate(one) for one in Random(1).sample(quiet, min(len(quiet), MOST_QUIET)))
                if not rates or rates[0] <= least:
                    self.others(lambda _, effect: there.lacks(effect.after, reply.prize), least)
            case "threat":
                threat = there.play(there.again(instead), line[-1])
                assert self.rate(threat.after) >= self.rate(there.again(instead)) - AS_STRONG, "the threat is weak"
                self.others(lambda _, effect: there.most(there.again(effect.after)) >= threat.gain, least)
            case "no win threat":
                self.others(lambda _, effect: bool(next(there.wins(there.again(effect.after)), None)), least)

    def others(self, holds: Callable[[str, Effect], bool], least: float) -> None:
        """Check that most other turns of which something is true are good, or that there are none."""
        there = self.reference
        both = (there.row["played"], there.row["better"])
        turns = [one for one in there.turns(there.start).items() if one[0] not in both and one[1].after.winner is None]
        Random(2).shuffle(turns)
        found = []
        for text, effect in turns[:60]:
            if len(found) < MOST_OTHERS and holds(text, effect):
                found.append(self.rate(effect.after))
        good = sum(rate > least for rate in found)
        assert good >= MOSTLY * len(found), f"only {good} of {len(found)} others are good"

"""Claims that a fact is the reason: certain facts about two turns that have passed two tests by evaluations.

A true fact may be the wrong reason: in Parasol "it wins a parasol" was true of 53 better turns and the reason of 17.
So a fact is only given as a reason after these tests.

1. *The others.* Other turns of which the same is true are mostly as good as the better turn, or there are none. For a
   capture that a turn allows there is a sharper test: *without it*, against the best reply that does not capture, the
   turn would be nearly as good as the better one.
2. *Carried out.* The capture that a turn allows, or the threat that it makes, is about as strong as the best turn
   there.

Evaluations are small searches of several images of the board, as in a review.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..board.boards import bits
from ..games.base import Game, Position
from ..games.parasol import Parasol
from ..players.review_searches import ReviewSearches
from ..search.evaluators import evaluator_in_place, may_ask
from ..text.sentences import say
from .case import Case, cells_of
from .certain import finished
from .effects import Effect, moved_again
from .reason import LEFT_OUT, Reason
from .words import does, does_or_nothing, no_reply, parasols_phrase

# The loss of win rate below which no reason is given.
LEAST_LOSS = 0.1

# Win rate, of either side, from which a proof may succeed.
DECIDED = 0.12

# Small searches of the two turns, of a capture or threat, and of other turns.
SEARCHES_OF_BOTH, SEARCHES, SEARCHES_OF_OTHERS = 3, 2, 1

# Other turns to look through for the first test where that takes long, and to evaluate; and the part of them that must
# be good: their win rate is nearer to that of the better turn than to that of the one played.
MOST_LOOKED_THROUGH, MOST_OTHERS = 30, 6
MOSTLY = 2 / 3

# Win rate that a capture or threat may be worse than the best turn in the second test.
AS_STRONG = 0.06

# Captures of the other side that are tested, and the replies that do not capture.
MOST_CAPTURES = 3
MOST_QUIET = 3

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
                finished(self._searches.estimate(position, self._first + index)).value(0) for index in range(searches)
            ]
            self._rates[key] = sum(rates) / searches
        return self._rates[key] if colour == 0 else 1 - self._rates[key]

    def worst(self, positions: Sequence[Position], colour: int, most: int) -> list[Position]:
        """The positions that seem worst for a colour by one evaluation each; empty without a network."""
        if self._evaluator is None:
            return []
        outputs = finished(self._evaluator.outputs_of_many(list(positions)))
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
        least = (self._better + self._played) / 2
        good = sum(self._rate(effect.after, SEARCHES_OF_OTHERS) > least for effect in found)
        return good >= MOSTLY * len(found)

    def is_good_without(self, prize: int) -> bool:
        """The first test for a capture: without it the turn would be nearly as good as the better one.

        Only replies are considered that take, turn or win nothing of the prize. False where that is not known.
        """
        case = self.case
        replies = case.replies(case.played)
        quiet = [reply.after for reply in replies.effects if not reply.prize & prize]
        if not replies.are_all or not quiet or any(map(case.is_over, quiet)):
            return False
        least = (self._better + self._played) / 2
        worst = self._evaluations.worst(quiet, self._colour, MOST_QUIET)
        return bool(worst) and all(self._rate(after, SEARCHES_OF_OTHERS) > least for after in worst)

    def strong(self, replies: Sequence[Effect]) -> list[Effect]:
        """The second test: the replies that are about as strong as the best one after the turn, strongest first."""
        rates = {reply: self._rate(reply.after) for reply in replies}
        found = [reply for reply in replies if rates[reply] <= self._played + AS_STRONG]
        return sorted(found, key=rates.__getitem__)

    def is_strong_threat(self, effect: Effect, threat: Effect) -> bool:
        """The second test: a threat is about as strong as the best turn where the other side has left its turn out."""
        return self._rate(threat.after) >= self._rate(moved_again(effect.after), SEARCHES_OF_BOTH) - AS_STRONG


def spread(effects: Sequence[Effect], most: int) -> list[Effect]:
    """At most this many of some turns, taken evenly from their list."""
    count = min(most, len(effects))
    return [effects[index * len(effects) // count] for index in range(count)]


def because_reasons(case: Case, trial: Trial) -> Iterator[Reason]:
    """Yield the facts that have passed both tests, the first of which is enough."""
    if (
        trial.loss < LEAST_LOSS
        or case.better is None
        or case.is_over(case.better.after)
        or case.is_over(case.played.after)
    ):
        return
    for look in LOOKS:
        if (reason := next(look(case, case.better, trial), None)) is not None:
            yield reason
            return


def _gain(case: Case, better: Effect, trial: Trial) -> Iterator[Reason]:
    """The better turn gains more at once."""
    phrase = does(case.game, better)
    if better.gain <= max(0, case.played.gain) or phrase is None:
        return
    if trial.others_are_good(lambda effect: effect.gain >= better.gain, ALL):
        text = case.text(better)
        sentence = say(
            "{better} is better because it {does}; {played} {less}.",
            better=case.name(better),
            does=phrase,
            played=case.name(case.played),
            less=does_or_nothing(case.game, case.played),
        )
        yield case.reason("gain", sentence, "because", cells_of(better), (text,))


def _allows(case: Case, better: Effect, trial: Trial) -> Iterator[Reason]:
    """The other side can make a capture that it cannot make after the better turn."""
    spared = case.replies(better)
    if not spared.are_all:
        return
    captures = [
        one for one in case.replies(case.played).gaining(1) if one.gain > spared.most or spared.lacks(one.prize)
    ]
    for reply in trial.strong(captures[:MOST_CAPTURES]):

        def holds(effect: Effect, reply: Effect = reply) -> bool:
            return not case.is_over(effect.after) and case.replies(effect).lacks(reply.prize)

        phrase = does(case.game, reply)
        if phrase is not None and (trial.is_good_without(reply.prize) or trial.others_are_good(holds)):
            sentence = say(
                "{played} is worse because {reply} then {does}; after {better} {none}.",
                better=case.name(better),
                played=case.name(case.played),
                reply=case.name(reply),
                does=phrase,
                none=no_reply(case.game, reply.gain, spared.most),
            )
            yield case.reason(
                "allows", sentence, "because", cells_of(reply), (case.text(case.played), case.text(reply))
            )


def _win_threat(case: Case, better: Effect, trial: Trial) -> Iterator[Reason]:
    """The better turn threatens to win at once, and this one does not."""
    if case.won_by(case.start) is not None or case.won_by(moved_again(case.played.after)) is not None:
        return
    threat = case.won_by(moved_again(better.after))
    if threat is None:
        return

    def holds(effect: Effect) -> bool:
        return not case.is_over(effect.after) and case.won_by(moved_again(effect.after)) is not None

    if trial.others_are_good(holds):
        text, then = case.text(better), case.text(threat)
        sentence = say(
            "{better} is better because it threatens to win with {threat}; {played} does not.",
            better=case.name(better),
            threat=case.name(threat),
            played=case.name(case.played),
        )
        yield case.reason("no win threat", sentence, "because", cells_of(threat), (text, LEFT_OUT, then))


def _threat(case: Case, better: Effect, trial: Trial) -> Iterator[Reason]:
    """The better turn threatens a capture that this one does not threaten, and that could not be made before."""
    before, without = case.turns(case.start), case.next_turns(case.played)
    if not before.are_all or not without.are_all:
        return
    threats = [
        threat
        for threat in case.next_turns(better).gaining(1)
        if before.lacks(threat.prize) and without.lacks(threat.prize)
    ]
    for threat in threats[:MOST_CAPTURES]:

        def holds(effect: Effect, threat: Effect = threat) -> bool:
            return not case.is_over(effect.after) and case.next_turns(effect).most >= threat.gain

        phrase = does(case.game, threat)
        if phrase is not None and trial.is_strong_threat(better, threat) and trial.others_are_good(holds):
            sentence = say(
                "{better} is better because it threatens {threat}, which {does}; {played} does not threaten that.",
                better=case.name(better),
                threat=case.name(threat),
                does=phrase,
                played=case.name(case.played),
            )
            line = (case.text(better), LEFT_OUT, case.text(threat))
            yield case.reason("threat", sentence, "because", cells_of(threat), line)
            return


def _reach(case: Case, better: Effect, trial: Trial) -> Iterator[Reason]:
    """The better turn is in more parasols that neither side holds yet."""
    if not isinstance(case.game, Parasol):
        return
    game = case.game
    first, second = game.holders(case.start)
    still_open = game.board.interior & ~(first | second)

    def count(effect: Effect) -> int:
        here = 1 << effect.actions[0].cell
        return ((here | game.board.neighbours[effect.actions[0].cell]) & still_open).bit_count()

    most, fewer = count(better), count(case.played)
    if most > fewer and trial.others_are_good(lambda effect: count(effect) >= most, ALL):
        text = case.text(better)
        sentence = say(
            "{better} is better because it counts in {parasols} not won yet; {played} counts in {fewer}.",
            better=text,
            parasols=parasols_phrase(most),
            played=case.name(case.played),
            fewer=parasols_phrase(fewer) if fewer else say("none"),
        )
        cell = better.actions[0].cell
        cells = sum(1 << one for one in bits((1 << cell | game.board.neighbours[cell]) & still_open))
        yield case.reason("reach", sentence, "because", cells | 1 << cell, (text,))


# The kinds of facts, in the order in which they are tested.
LOOKS = (_gain, _allows, _win_threat, _threat, _reach)

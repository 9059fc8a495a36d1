"""Claims that a fact is the reason: certain facts about two turns that have passed the tests of `trial.py`."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.boards import bits
from ..games.parasol import Parasol
from ..text.sentences import say
from .case import Case, cells_of
from .certain import is_ending
from .effects import Effect, moved_again
from .reason import LEFT_OUT, Reason
from .trial import ALL, Trial
from .words import does, does_or_nothing, no_reply, parasols_phrase

# The loss of win rate below which no reason is given.
LEAST_LOSS = 0.1

# Games in which other turns do not speak for a capture. In Surmount most turns allow one, and of 16 claims two failed.
OTHERS_SAY_LITTLE = ("surmount",)

# Games in which a threat is often the reason: by longer searches of 11 in 17 cases in Subsume. In the others it seldom
# is, and many good turns make none.
WHERE_THREATS_COUNT = ("subsume",)


def because_reasons(case: Case, trial: Trial) -> Iterator[Reason]:
    """Yield the facts that have passed both tests, the first of which is enough.

    Evaluations do not count in endings that a proof may decide.
    """
    played, better = case.played, case.better
    if trial.loss < LEAST_LOSS or better is None or case.is_over(better.after) or case.is_over(played.after):
        return
    if is_ending(case, played.after):
        return
    for look in LOOKS:
        if (reason := next(look(case, better, trial), None)) is not None:
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
    for reply in trial.strong(trial.likeliest(captures)):

        def holds(effect: Effect, reply: Effect = reply) -> bool:
            return not case.is_over(effect.after) and case.replies(effect).lacks(reply.prize)

        def is_blamed(effect: Effect, reply: Effect = reply) -> bool:
            return effect.gain > spared.most if reply.gain > spared.most else bool(effect.prize & reply.prize)

        phrase = does(case.game, reply)
        passed = trial.is_good_without(reply, is_blamed)
        if not passed and case.game.id not in OTHERS_SAY_LITTLE:
            passed = trial.others_are_good(holds)
        if passed and phrase is not None:
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
    if case.game.id not in WHERE_THREATS_COUNT or not before.are_all or not without.are_all:
        return
    threats = [
        threat
        for threat in case.next_turns(better).gaining(1)
        if before.lacks(threat.prize) and without.lacks(threat.prize)
    ]
    for threat in trial.likeliest(threats, are_threats=True):

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

"""Claims that are certain: by the rules, by a complete list of turns, or by proof.

Each function looks for one kind of claim about the turn of a `Case`. That the turn allows or misses something is a
reason only where the better turn does not allow it, or has it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..games.base import Action, Position
from ..search.knowledge import Proof
from ..search.params import params_of
from ..search.playouts import at_once
from ..search.whole_turns import forced_win
from ..text.sentences import Sentence, say
from .case import Case, cells_of
from .effects import Effect, moved_again
from .reason import LEFT_OUT, Reason
from .words import does, why_decided

# Positions that a proof for a claim may keep, and the expansions that it may take. In Sunspot each takes long; in
# Sum and Parasol they are quick.
PROOF_POSITIONS = 8_000
EXPANSIONS = {"sunspot": 50, "parasol": 2_000, "sum": 1_000}
USUAL_EXPANSIONS = 400

# Games in which only endings are proven, as the result is counted at the end.
COUNTED = ("parasol", "sum")


def certain_reasons(case: Case) -> Iterator[Reason]:
    """Yield the certain reasons that need no proof search, the decisive one first."""
    if case.is_over(case.played.after):
        yield _ended(case)
        return
    for look in LOOKS if case.names_better else LOOKS_AT_REPLIES:
        yield from look(case)


def facts(case: Case) -> Iterator[Reason]:
    """Yield what the turn decides, prevents, does and threatens, where it is not compared with another."""
    played, text, name = case.played, case.text(case.played), case.name(case.played)
    if case.is_over(played.after):
        return
    if case.decides(played):
        sentence = say("{turn} decides the game: {why}.", turn=name, why=why_decided(case.game, played, case.mover))
        yield case.reason("decides", sentence, "certain", cells_of(played), (text,))
    may_win = case.won_by(case.start) is not None
    is_forced = not may_win and _wins_next(case, played)
    if is_forced:
        yield case.reason("forced win", _wins_next_sentence(case, played), "certain", cells_of(played), (text,))
    danger = case.won_by(moved_again(case.start))
    if not may_win and danger is not None and case.won_by(played.after) is None:
        sentence = say(
            "{turn} prevents {threat}, with which {colour} would win at once.",
            turn=name,
            threat=case.name(danger),
            colour=case.other,
        )
        yield case.reason("prevents win", sentence, "certain", cells_of(danger), (LEFT_OUT, case.text(danger)))
    if played.gain > 0 and (phrase := does(case.game, played)) is not None:
        yield case.reason("does", say("{turn} {does}.", turn=name, does=phrase), "certain", cells_of(played), (text,))
    if may_win or is_forced:
        return
    if (threat := case.won_by(moved_again(played.after))) is not None:
        sentence = say("{turn} threatens to win with {threat}.", turn=name, threat=case.name(threat))
        yield case.reason("win threat", sentence, "certain", cells_of(threat), (text, LEFT_OUT, case.text(threat)))


def _ended(case: Case) -> Reason:
    """The turn has ended the game."""
    outcome = case.game.outcome(case.played.after)
    assert outcome is not None
    text, name, cells = case.text(case.played), case.name(case.played), cells_of(case.played) | outcome.loop
    names = (case.mover, case.other) if case.start.to_move == 0 else (case.other, case.mover)
    how = case.game.how_won(outcome, names)
    if outcome.winner == case.start.to_move:
        return case.reason("wins", say("{turn} wins. {how}", turn=name, how=how), "certain", cells, (text,))
    sentence = say("{turn} ends the game, and {colour} wins it. {how}", turn=name, colour=case.other, how=how)
    return case.reason("loses", sentence, "certain", cells, (text,))


def _missed_win(case: Case) -> Iterator[Reason]:
    """There was a turn that wins at once."""
    win = case.won_by(case.start)
    if win is not None:
        if case.better is not None and _wins(case, case.better):
            win = case.better
        sentence = say("{turn} wins at once.", turn=case.name(win))
        yield case.reason("missed win", sentence, "certain", cells_of(win), (case.text(win),))


def _wins(case: Case, effect: Effect) -> bool:
    outcome = case.game.outcome(effect.after)
    return outcome is not None and outcome.winner == effect.mover


def _is_lost(case: Case, effect: Effect) -> bool:
    """Return whether a turn has ended the game for the other side."""
    return case.is_over(effect.after) and not _wins(case, effect)


def _allowed_win(case: Case) -> Iterator[Reason]:
    """The other side wins at once, which it would not after the better turn."""
    win, better = case.won_by(case.played.after), case.better
    if win is None or better is None or _is_lost(case, better) or case.won_by(better.after) is not None:
        return
    played, reply = case.name(case.played), case.name(win)
    if case.names_better:
        sentence = say(
            "After {played} {colour} wins at once with {reply}; {better} prevents that.",
            played=played,
            colour=case.other,
            reply=reply,
            better=case.name(better),
        )
    else:
        sentence = say(
            "After {played} {colour} wins at once with {reply}.", played=played, colour=case.other, reply=reply
        )
    yield case.reason("allowed win", sentence, "certain", cells_of(win), (case.text(case.played), case.text(win)))


def _missed_decision(case: Case) -> Iterator[Reason]:
    """The better turn makes the win certain, and this one does not."""
    better, mover = case.better, case.start.to_move
    if better is not None and case.decides(better) and case.game.decided_for(case.played.after) != mover:
        why = why_decided(case.game, better, case.mover)
        sentence = say("{turn} decides the game: {why}.", turn=case.name(better), why=why)
        yield case.reason("missed decision", sentence, "certain", cells_of(better), (case.text(better),))


def _allowed_decision(case: Case) -> Iterator[Reason]:
    """The other side has a turn after which its win is certain, and it has none after the better turn."""
    better, other = case.better, 1 - case.start.to_move
    if better is None or case.is_over(better.after):
        return
    if other in (case.game.decided_for(case.played.after), case.game.decided_for(better.after)):
        return
    one = next(filter(case.decides, case.replies(case.played).effects), None)
    if one is None:
        return
    spared = case.replies(better)
    if not spared.are_all or any(map(case.decides, spared.effects)) or case.won_by(better.after) is not None:
        return
    played, reply, why = case.name(case.played), case.name(one), why_decided(case.game, one, case.other)
    if case.names_better:
        sentence = say(
            "After {played}, {reply} decides the game: {why}. {better} prevents that.",
            played=played,
            reply=reply,
            why=why,
            better=case.name(better),
        )
    else:
        sentence = say("After {played}, {reply} decides the game: {why}.", played=played, reply=reply, why=why)
    yield case.reason("allowed decision", sentence, "certain", cells_of(one), (case.text(case.played), case.text(one)))


def _missed_next(case: Case) -> Iterator[Reason]:
    """The better turn wins with the next one, whatever the other side answers."""
    better = case.better
    if better is None or case.is_over(better.after) or case.won_by(case.start) is not None:
        return
    if _wins_next(case, better) and not _wins_next(case, case.played):
        sentence = _wins_next_sentence(case, better)
        yield case.reason("missed forced win", sentence, "certain", cells_of(better), (case.text(better),))


def _wins_next_sentence(case: Case, effect: Effect) -> Sentence:
    return say(
        "{turn} wins: whatever {colour} answers, the next turn ends the game.",
        turn=case.name(effect),
        colour=case.other,
    )


def _allowed_next(case: Case) -> Iterator[Reason]:
    """The other side has a turn after which it wins with the next one, and has none after the better turn."""
    better, position = case.better, case.played.after
    if better is None or _is_lost(case, better) or case.won_by(position) is not None:
        return
    steps = at_once(forced_win(case.knowledge, position))
    if steps is None or (not case.is_over(better.after) and at_once(forced_win(case.knowledge, better.after))):
        return
    reply = case.effect_from(position, steps)
    sentence = say(
        "After {played} {colour} plays {reply}, and wins with the next turn, whatever {other} answers.",
        played=case.name(case.played),
        colour=case.other,
        reply=case.name(reply),
        other=case.mover,
    )
    line = (case.text(case.played), case.text(reply))
    yield case.reason("allowed forced win", sentence, "certain", cells_of(reply), line)


# Looks for a claim, the decisive one first. Where the better turn is not to be told, only what the turn allows.
LOOKS = (_missed_win, _allowed_win, _missed_decision, _allowed_decision, _missed_next, _allowed_next)
LOOKS_AT_REPLIES = (_allowed_win, _allowed_decision, _allowed_next)


def proven_reasons(case: Case, *, may_win: bool, may_lose: bool) -> Iterator[Reason]:
    """Yield the reasons that take a proof search, which is tried where evaluations let it hope.

    Args:
        case: The turn and the better one.
        may_win: Whether the better turn seems to win.
        may_lose: Whether the turn seems to lose.
    """
    if case.names_better and (may_win or case.game.id in COUNTED):
        yield from _missed_proof(case)
    if may_lose or case.game.id in COUNTED:
        yield from _allowed_proof(case)


def _missed_proof(case: Case) -> Iterator[Reason]:
    """The better turn is proven to win, and this one is not."""
    better, mover = case.better, case.start.to_move
    if better is None or case.is_over(better.after) or case.game.decided_for(better.after) == mover:
        return
    text, name = case.text(better), case.name(better)
    if _winner_by_proof(case, better.after) == mover and _winner_by_proof(case, case.played.after) != mover:
        if case.game.proofs_end_when_decided:
            sentence = say(
                "With {turn} {colour} cannot lose any more, whatever {other} answers.",
                turn=name,
                colour=case.mover,
                other=case.other,
            )
        else:
            sentence = say("{turn} wins by force, whatever {other} answers.", turn=name, other=case.other)
        yield case.reason("missed proof", sentence, "certain", cells_of(better), (text,))


def _allowed_proof(case: Case) -> Iterator[Reason]:
    """The other side is proven to win, which it is not after the better turn."""
    game, better, position, other = case.game, case.better, case.played.after, 1 - case.start.to_move
    if better is None or _is_lost(case, better) or case.won_by(position) is not None:
        return
    if other in (game.decided_for(case.start), game.decided_for(position), game.decided_for(better.after)):
        return
    played, name = case.text(case.played), case.name(case.played)
    if _winner_by_proof(case, position) != other or _winner_by_proof(case, better.after) == other:
        return
    if game.proofs_end_when_decided:
        sentence = say("After {played} {colour} can make sure not to lose any more.", played=name, colour=case.other)
    else:
        sentence = say("After {played} {colour} wins by force.", played=name, colour=case.other)
    line = [played]
    if (reply_steps := _turn_by_proof(case, position)) is not None:
        line.append(case.text(case.effect_from(position, reply_steps)))
    yield case.reason("allowed proof", sentence, "certain", cells_of(case.played), line)


def _wins_next(case: Case, effect: Effect) -> bool:
    """Return whether the mover of a turn wins with the next one, whatever the other side answers.

    Only for games that look for winning turns quickly.
    """
    after, mover = effect.after, effect.mover
    if case.knowledge.winning_turn(after) != () or not case.knowledge.winning_turn(moved_again(after)):
        return False
    replies = case.turns(after)
    if not replies.are_all:
        return False
    for reply in replies.effects:
        outcome = case.game.outcome(reply.after)
        if not case.knowledge.winning_turn(reply.after) if outcome is None else outcome.winner != mover:
            return False
    return True


def _proof(case: Case, position: Position) -> Proof | None:
    """A finished proof of a position between turns; None where the effort does not suffice."""
    game = case.game
    if game.id in COUNTED and not is_ending(case, position):
        return None
    proof = case.knowledge.make_proof(position, PROOF_POSITIONS)
    proof.run(EXPANSIONS.get(game.id, USUAL_EXPANSIONS))
    return None if proof.winner is None else proof


def is_ending(case: Case, position: Position) -> bool:
    """Return whether few enough cells are free that a proof is tried where the result is counted at the end."""
    game = case.game
    return game.id in COUNTED and game.free_cells(position).bit_count() <= params_of(game.id).proof_below


def _winner_by_proof(case: Case, position: Position) -> int | None:
    """The colour that is proven to win; None without a proof."""
    outcome = case.game.outcome(position)
    if outcome is not None:
        return outcome.winner
    if position not in case.proofs:
        case.proofs[position] = _proof(case, position)
    proof = case.proofs[position]
    return None if proof is None else proof.winner


def _turn_by_proof(case: Case, position: Position) -> tuple[Action, ...] | None:
    """The best turn from a proven position; None where the proof does not know all its steps."""
    proof = case.proofs[position]
    assert proof is not None
    steps: list[Action] = []
    for index, _ in proof.turn_to_play():
        steps.append(case.game.legal_actions(position)[index])
        position = case.game.apply(position, steps[-1])
    return None if position.stage else tuple(steps)

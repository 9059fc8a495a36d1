"""The door: a comment on a turn of a match.

Certain reasons come first (`certain.py`), then facts that passed the tests (`because.py`, `trial.py`). Where there are
none, the turns that searches expect may show the difference (`likely.py`). A turn that is as good as the best gets what
it does and threatens. What is not known to be true is not said.
"""

from __future__ import annotations

from itertools import islice
from random import Random

from ..games.base import PASS, SWAP, Action
from ..match import Match
from ..match.node import Turn
from ..match.turn_reader import TurnReader
from ..players.budgets import require_seed
from ..players.lines import best_line
from ..players.review import PLAYOUTS
from ..players.review_searches import ReviewSearches
from ..search.full_search import never
from ..search.games import knowledge_of
from ..search.playouts import at_once
from ..text.errors import IllegalTurn, InvalidSetup, quote
from ..text.sentences import say
from .because import LEAST_LOSS, because_reasons
from .case import Case
from .certain import certain_reasons, facts, proven_reasons
from .likely import likely_reasons
from .reason import Comment, Reason
from .trial import Evaluations, Trial

# Reasons that are said; the others are in `Comment.reasons`.
MOST_SAID = 2

# Part of a review's playouts of a position with which a better turn is looked for.
SEARCH_PART = 2


def comment_on(
    match: Match,
    turn: int | None = None,
    *,
    better: str | None = None,
    seed: int | None = None,
    names_better: bool = True,
) -> Comment:
    """Comment on a finished turn of a match, which is not changed.

    Args:
        match: The match.
        turn: The number of the turn, from 1; None for the last one.
        better: The turn to compare it with, such as a review's; None to search for the best one.
        seed: Another seed sees other images of the board; None for always the same.
        names_better: Whether the better turn may be told; otherwise only what the turn itself allows.

    Raises:
        IllegalTurn: There is no finished turn, or the better turn is not legal.
        InvalidText: The better turn cannot be read.
        InvalidSetup: There is no turn with this number, or the seed is invalid.
    """
    number = _require_number(match, turn)
    played = match.played[number]
    # Images and seeds of the small searches follow from the number of the first one.
    first = 0 if require_seed(seed) is None else Random(seed).getrandbits(16)
    searches = ReviewSearches(match, PLAYOUTS, seed, never)
    if _is_only_turn(match, number, played):
        return Comment("", ())
    if better is None:
        instead = _best_turn(match, searches, number)
    else:
        instead = TurnReader(match.game, played.start, (), played.start, False).read_turn(better)
    case = Case(match.game, match.info.players, played.start, played.actions, instead, names_better)
    reasons = list(certain_reasons(case))
    if case.better is None:
        reasons += facts(case)
    elif not reasons:
        trial = Trial(case, Evaluations(match.game, searches, first))
        reasons += proven_reasons(case, may_win=trial.may_win, may_lose=trial.may_lose)
        if not reasons and names_better:
            reasons += because_reasons(case, trial)
        if not reasons and names_better and trial.loss >= LEAST_LOSS:
            reasons += likely_reasons(case, case.better, lambda *place: at_once(searches.expected(*place)))
    return Comment(_text(reasons), tuple(reasons), case.better and case.text(case.better))


def _require_number(match: Match, turn: int | None) -> int:
    """The index of a turn of the match."""
    count = len(match.played)
    if not count:
        raise IllegalTurn(say("Nothing has been played that could be commented on."))
    if turn is None:
        return count - 1
    if type(turn) is not int or not 1 <= turn <= count:
        raise InvalidSetup(say("the game has turns 1 to {count}, not {turn}", count=count, turn=quote(turn)))
    return turn - 1


def _is_only_turn(match: Match, number: int, played: Turn) -> bool:
    """Return whether there is nothing to say about a turn: the pie rule decides, or nothing else could be played."""
    pie = match.has_pie_rule and number < 2
    return pie or played.actions in ((SWAP,), (PASS,))


def _best_turn(match: Match, searches: ReviewSearches, number: int) -> tuple[Action, ...]:
    """The best turn from the position before a turn, by a search."""
    start = match.played[number].start
    if winning := knowledge_of(match.game).winning_turn(start):
        return winning
    search = searches.begin(start, number, "comment")
    at_once(searches.run(search, searches.full // SEARCH_PART))
    line = best_line(search, search.best(), start)
    return at_once(searches.to_its_end(number, line[0])).actions


def _text(reasons: list[Reason]) -> str:
    """The first reasons, each a sentence."""
    text: str = ""
    for reason in islice(reasons, MOST_SAID):
        text = say("{first} {second}", first=text, second=reason.sentence) if text else reason.sentence
    return text

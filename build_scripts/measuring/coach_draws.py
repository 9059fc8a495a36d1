"""Draws turns for the coach to comment on: marked ones of a review, and good ones of the same games for control.

Games are played by weak searches without a network and with random turns between theirs, so that there are mistakes of
all kinds. Small searches find turns that may have lost something; a review of each, from the position before it, gives
the mark, the loss and the better turn. A draw depends on its game, seed and number alone.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from py_engine.arena.players import take_random_turn
from py_engine.games.base import Action, Game, Position
from py_engine.match import Match, new_match
from py_engine.match.node import Turn
from py_engine.match.start_positions import write_start
from py_engine.players.review import PLAYOUTS, Review
from py_engine.players.review_searches import ReviewSearches
from py_engine.search.full_search import never
from py_engine.search.playouts import at_once
from py_engine.search.search import Search
from py_engine.search.whole_turns import whole_turns

SIZES = {"subsume": (5, 5, 6), "parasol": (5,), "surmount": (4, 5), "sunspot": (5, 5, 6), "sum": (7, 7, 9)}

# Playouts a step of the players; in Parasol as many times more as its playouts are cheaper.
PLAYER_PLAYOUTS = (8, 16, 32, 64)
CHEAPER = {"parasol": 64}

# The part of the turns that are random; in Parasol more, where even weak searches seldom make a mistake.
RANDOM_PART, RANDOM_IN_PARASOL = 0.2, 0.5

# Turns at the beginning that are not drawn, and the most that are drawn from one game.
OPENING = 4
MOST_MARKED, MOST_GOOD = 2, 2

# The drop of the win rate, by small searches, from which a turn is reviewed, and up to which it may be good.
MAY_BE_MARKED, MAY_BE_GOOD = 0.14, 0.02
DECIDED = 0.1

# The difference to the best up to which a turn is as good.
AS_GOOD = 0.03


class Draw(NamedTuple):
    """One game to draw from."""

    game: str
    seed: int
    number: int


def draw(job: Draw) -> list[dict[str, Any]]:
    """The turns drawn from a game: each with the position before it, its text, the better turn, mark and loss."""
    source = Random(f"{job.game} {job.seed} {job.number}")
    match = play_game(job.game, source)
    searches = ReviewSearches(match, PLAYOUTS, None, never)
    marked, good = list[dict[str, Any]](), list[dict[str, Any]]()
    turns = list(match.played[OPENING:])
    source.shuffle(turns)
    for turn in turns:
        if match.game.outcome(turn.end) is None and turn.start == turn.end:
            continue
        mover = turn.start.to_move
        before = at_once(searches.estimate(turn.start, 0)).value(mover)
        drop = before - at_once(searches.estimate(turn.end, 0)).value(mover)
        if drop > MAY_BE_MARKED and len(marked) < MOST_MARKED:
            marked += reviewed(match, turn)
        elif drop < MAY_BE_GOOD and DECIDED < before < 1 - DECIDED and len(good) < MOST_GOOD:
            good += as_good(match, searches, turn)
    return marked + good


def play_game(game: str, source: Random) -> Match:
    """A game between weak players."""
    match = new_match(game, size=source.choice(SIZES[game]))
    playouts = [source.choice(PLAYER_PLAYOUTS) * CHEAPER.get(game, 1) for _ in range(2)]
    for _ in range(source.randrange(OPENING + 1)):
        take_random_turn(match, source, swap=False)
    random_part = RANDOM_IN_PARASOL if game == "parasol" else RANDOM_PART
    while not match.is_over:
        if source.random() < random_part:
            take_random_turn(match, source, swap=False)
        else:
            search = Search(match.game, match.position, source.getrandbits(32))
            search.run(playouts[match.to_move])
            match.act(match.game.action_text(search.root.actions[search.best()]))
    return match


def reviewed(match: Match, turn: Turn) -> list[dict[str, Any]]:
    """The turn with its mark by a review from the position before it; empty if it gets none."""
    alone = match_with(match.info.id, match.size, write_start(match.game, turn.start), turn.text)
    review = Review(alone)
    while not review.finished:
        review.run(1.0)
    judgement = review.entries[-1].judgement
    assert judgement is not None
    if judgement.better is None or judgement.mark is None:
        return []
    return [_described(alone, judgement.better, judgement.mark, judgement.cost)]


def as_good(match: Match, searches: ReviewSearches, turn: Turn) -> list[dict[str, Any]]:
    """A good turn with another one that is about as good, of which either may be the better one by chance."""
    rates: dict[tuple[Action, ...], float] = {}
    mover = turn.start.to_move
    played = at_once(searches.measure(turn.end, 0, "good", 0)).value(mover)
    for steps, after in other_turns(match.game, turn):
        rates[steps] = at_once(searches.estimate(after, 0)).value(mover)
    for steps in sorted(rates, key=lambda steps: -rates[steps])[:3]:
        after = match.game.after(turn.start, steps)
        rate = at_once(searches.measure(after, 0, "good", 0)).value(mover)
        if abs(rate - played) < AS_GOOD:
            alone = match_with(match.info.id, match.size, write_start(match.game, turn.start), turn.text)
            return [_described(alone, match.game.turn_text(turn.start, steps), None, rate - played)]
    return []


def other_turns(game: Game, turn: Turn) -> list[tuple[tuple[Action, ...], Position]]:
    """At most 60 other turns from the same position that do not end the game."""
    turns = [(steps, after) for after, steps in whole_turns(game, turn.start)[0].items()]
    return [one for one in turns if one[1] != turn.end and game.outcome(one[1]) is None][:60]


def match_with(game: str, size: int, start: str, *turns: str) -> Match:
    """A match from a position that was set up."""
    match = new_match(game, size, start=start)
    for turn in turns:
        match.play(turn)
    return match


def _described(match: Match, better: str, mark: str | None, loss: float) -> dict[str, Any]:
    return {
        "game": match.info.id,
        "size": match.size,
        "start": match.start,
        "played": match.turns[-1],
        "better": better,
        "mark": mark,
        "loss": round(loss, 4),
    }

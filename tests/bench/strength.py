"""How well the strongest opponent plays in a given time: what `build_scripts/measure.py strength` asks of the engine.

| measure | needs | result |
| --- | --- | --- |
| `game` | `game`, `seconds`, `seed` | `won`: whether it beats plain tree search; games of a pair share their opening |
| `ending` | `game`, `free`, `seconds`, `seed` | `text`, `proven`: see `measure_ending` |
| `judging` | `game`, `free`, `seed`, `text` | `mover`, `winner`, `after`: see `judge_ending` |

Both begin at the default size. seconds: for each turn.
"""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from py_engine.arena import Player, draw_even_opening
from py_engine.games.base import Game, Position
from py_engine.match import Match, new_match
from py_engine.players.opponents import opponents_of
from py_engine.players.thinking import Thinking, choose_turn
from py_engine.search.full_search import FullSearch, Interrupted

OPENING_TURNS = 2

# Of an exhaustive search: about two minutes in Sum, five in Surmount.
MOST_ANSWERS = 3_000_000

# Within so many turns a win is looked for first: where flips go on and on, long lines tell little.
FIRST_TURNS = range(1, 5)


def measure_game(game: str, seconds: float, seed: int) -> dict[str, Any]:
    """One game of the strongest opponent against plain tree search; it is first where the seed is even.

    As on the page it carries its search on from turn to turn, which players of the arena do not.
    """
    ours, strongest, yardstick = seed % 2, opponents_of(game)[-1].id, Player("uct", seconds=seconds)
    match = new_match(game)
    for text in draw_even_opening(game, OPENING_TURNS, seed // 2):
        match.play(text)
    source, memory = Random(f"{seed} yardstick"), None
    while not match.is_over:
        if match.to_move == ours:
            thinking = Thinking(match, strongest, seconds=seconds, seed=seed, memory=memory)
            match.play(thinking.finish().text)
            memory = thinking.memory
        else:
            yardstick.take_turn(match, source)
    return {"won": match.winner == ours}


def measure_ending(game: str, free: int, seconds: float, seed: int) -> dict[str, Any]:
    """One choice in a random position with at most so many free cells.

    text: the turn that is chosen. proven: what the choice claims to be proven, `win`, `loss` or None.
    """
    match = ending_of(game, free, seed)
    choice = choose_turn(match, seconds=seconds, seed=seed)
    return {"text": choice.text, "proven": choice.proven}


def judge_ending(game: str, free: int, seed: int, text: str) -> dict[str, Any]:
    """Who wins that position with best play, and who wins after a turn.

    mover: who is to move there. winner, after: None where there was no room to find that out.
    """
    match = ending_of(game, free, seed)
    start = match.position
    if text != "swap":
        match.play(text)
    after = winner_of(match.game, match.position)
    winner = after if after == start.to_move else winner_of(match.game, start)
    return {"mover": start.to_move, "winner": winner, "after": after}


def ending_of(game: str, free: int, seed: int) -> Match:
    """The ending with this number."""
    return random_ending(game, free, Random(f"{game} {seed}"))


def random_ending(game: str, free: int, random: Random) -> Match:
    """A match between turns, after random steps, with at most so many free cells and more than one step to choose."""
    while True:
        match = new_match(game)
        while not match.is_over:
            at_rest = match.position.stage == 0 and len(match.turns) > 2
            if at_rest and match.game.free_cells(match.position).bit_count() <= free and len(match.legal_actions()) > 1:
                return match
            match.act(random.choice([step for step in match.legal_actions() if step != "swap"]))


def winner_of(game: Game, position: Position) -> int | None:
    """Who wins with best play, by another method than opponents have; None where there is no room to find it out."""
    outcome = game.outcome(position)
    if outcome is not None:
        return outcome.winner
    # Otherwise Surmount goes on to the last capture, which is out of reach.
    plain = copy(game)
    setattr(plain, "settled_for", game.decided_for)  # noqa: B010
    mover = position.to_move
    searches = [FullSearch(plain, mover), FullSearch(plain, 1 - mover)]

    def stop() -> bool:
        return sum(search.answers for search in searches) >= MOST_ANSWERS

    try:
        for turns in FIRST_TURNS:
            for search in searches:
                if search.wins_within(position, turns, stop):
                    return search.attacker
        return mover if searches[0].wins_within(position, stop=stop) else 1 - mover
    except Interrupted:
        return None

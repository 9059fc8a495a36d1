"""How well the strongest opponent plays in a given time: what `build_scripts/measure.py strength` asks of the engine.

| measure | needs | result |
| --- | --- | --- |
| `game` | `game`, `seconds`, `seed` | `won`: whether it beats plain tree search; games of a pair share their opening |
| `ending` | `game`, `free`, `seconds`, `seed` | `proven`, `right`, `nodes`: see `measure_ending` |

Both begin at the default size. seconds: for each turn.
"""

from __future__ import annotations

from random import Random
from typing import Any

from py_engine.arena import Player, draw_even_opening
from py_engine.games.base import Game, Position
from py_engine.match import Match, new_match
from py_engine.players.opponents import opponents_of
from py_engine.players.thinking import Thinking, choose_turn

OPENING_TURNS = 2


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
    """One choice in a random position with at most so many free cells, judged by exhaustive search.

    proven: whether the choice claims to be proven. right: whether it keeps the result that the position has with best
    play, and the claim, if there is one, is true. nodes: positions that exhaustive search has looked at.
    """
    match = random_ending(game, free, Random(f"{game} {seed}"))
    mover = match.position.to_move
    known: dict[Position, int] = {}
    value = winner_by_exhaustion(match.game, match.position, known)
    choice = choose_turn(match, seconds=seconds, seed=seed)
    if choice.text != "swap":
        match.play(choice.text)
    after = winner_by_exhaustion(match.game, match.position, known)
    claim = {"win": mover, "loss": 1 - mover, None: value}[choice.proven]
    return {"proven": choice.proven is not None, "right": after == value == claim, "nodes": len(known)}


def random_ending(game: str, free: int, random: Random) -> Match:
    """A match between turns, after random steps, with at most so many free cells and more than one step to choose."""
    while True:
        match = new_match(game)
        while not match.is_over:
            at_rest = match.position.stage == 0 and len(match.turns) > 2
            if at_rest and match.game.free_cells(match.position).bit_count() <= free and len(match.legal_actions()) > 1:
                return match
            match.act(random.choice([step for step in match.legal_actions() if step != "swap"]))


def winner_by_exhaustion(game: Game, position: Position, known: dict[Position, int]) -> int:
    """Who wins with best play: steps are tried one after the other until one wins, each position once."""
    if position not in known:
        outcome = game.outcome(position)
        if outcome is not None:
            return outcome.winner
        mover = position.to_move
        following = (game.apply(position, action) for action in game.legal_actions(position))
        wins = any(winner_by_exhaustion(game, after, known) == mover for after in following)
        known[position] = mover if wins else 1 - mover
    return known[position]

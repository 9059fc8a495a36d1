"""Tournaments: every player against every other, on one process for each processor or on a given executor."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import closing
from itertools import combinations
from random import Random

from ..match import Match, new_match
from ..text.errors import InvalidSetup, quote
from .cross_table import CrossTable
from .game import MOST_TURNS, GameResult, GameSpec, lost_game, play_game
from .openings import draw_even_opening
from .players import Player, read_player, require_player
from .workers import LostExecutor, results

# Above any useful seed or number of games; Python refuses to write much larger numbers.
LARGEST = 10**18

# A stone each: enough to make games differ, and few enough to leave the game to the players.
OPENING_TURNS = 2


def tournament(
    game: str,
    players: Iterable[Player | str],
    pairs: int,
    seed: int,
    executor: Executor | None = None,
    *,
    processes: int | None = None,
    size: int | None = None,
    holes: Iterable[str] = (),
    opening_turns: int = OPENING_TURNS,
    most_turns: int = MOST_TURNS,
) -> CrossTable:
    """Let every two players play pairs of games. `plan` has the arguments of the games, `play_games` the others.

    Where no player's budget is in seconds, equal arguments give equal games on any executor. A game that is not
    finished, because a player failed or a worker was lost, counts for neither player; the table names it.

    Raises:
        InvalidSetup: An argument is invalid; no game has been played.
    """
    specs = plan(game, players, pairs, seed, size=size, holes=holes, opening_turns=opening_turns, most_turns=most_turns)
    done: dict[GameSpec, GameResult] = {}
    try:
        for result in play_games(specs, executor, processes=processes):
            done[result.spec] = result
    except LostExecutor as error:
        done |= {spec: lost_game(spec, error) for spec in specs if spec not in done}
    return CrossTable(tuple(done[spec] for spec in specs), seed)


def plan(
    game: str,
    players: Iterable[Player | str],
    pairs: int,
    seed: int,
    *,
    size: int | None = None,
    holes: Iterable[str] = (),
    opening_turns: int = OPENING_TURNS,
    most_turns: int = MOST_TURNS,
) -> list[GameSpec]:
    """The games of a tournament: the same opening twice for every two players, the second time with sides swapped.

    The games come pair by pair, so that a tournament that is interrupted has been fair to all. Openings are about even
    (see `openings.py`); the first pairs of all players share one, and so on. The pie rule is for players, so it is not
    used after openings of two turns or more.

    Args:
        game: As for `new_match`.
        players: Players or their texts (see `read_player`).
        pairs: Pairs of games for every two players.
        seed: Seed of openings and games.
        size: As for `new_match`.
        holes: As for `new_match`.
        opening_turns: Length of the openings, in turns.
        most_turns: As in `GameSpec`.

    Raises:
        InvalidSetup: An argument is invalid.
    """
    require_whole("number of pairs", pairs, 1)
    require_whole("seed", seed)
    require_whole("number of turns", most_turns, 1)
    match = new_match(game, size, holes)
    entrants = _entrants(match, players)
    specs = []
    for pair in range(pairs):
        opening = draw_even_opening(game, opening_turns, f"{seed} pair {pair}", size=match.size, holes=match.holes)
        for one, other in combinations(entrants, 2):
            for sides in ((one, other), (other, one)):
                source = Random(f"{seed} pair {pair} game {sides[0]} {sides[1]}")
                spec = GameSpec(
                    game=game,
                    players=sides,
                    size=match.size,
                    holes=tuple(match.holes),
                    opening=tuple(opening),
                    seed=source.getrandbits(32),
                    pair=pair,
                    most_turns=most_turns,
                )
                specs.append(spec)
    return specs


def play_games(
    specs: Sequence[GameSpec], executor: Executor | None = None, *, processes: int | None = None
) -> Generator[GameResult, None, None]:
    """Play games, and yield the results as they come in, in any order, one for each spec.

    Closing the generator cancels the games that have not begun. If a worker is lost, its games are played again, three
    times at most (see `workers.py`).

    Args:
        specs: The games.
        executor: Any `concurrent.futures.Executor`, such as `Cluster`; it is left running.
        processes: Number of processes to start without an executor, by default one for each processor; 1 means this
            one.

    Raises:
        InvalidSetup: The number of processes is invalid.
        LostExecutor: The executor is gone; the games that are left are not played.
    """
    if processes is not None:
        require_whole("number of processes", processes, 1)
    return _play(specs, executor, usable_processors() if processes is None else processes)


def _play(specs: Sequence[GameSpec], executor: Executor | None, processes: int) -> Generator[GameResult, None, None]:
    workers = max(1, min(len(specs), processes)) if executor is None else executor
    with closing(results(specs, play_game, workers)) as played:
        for spec, future in played:
            try:
                result = future.result()
            except Exception as error:  # executors differ in what they raise for a lost worker
                result = lost_game(spec, error)
            yield result


def _entrants(match: Match, players: Iterable[Player | str]) -> list[Player]:
    """The players as values.

    Raises:
        InvalidSetup: There are fewer than two, two are equal, or one is not known.
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise InvalidSetup(f"the players come as a list, not {players!r}")
    entrants = [player if isinstance(player, Player) else read_player(player) for player in players]
    if len(entrants) < 2:
        raise InvalidSetup(f"a tournament takes two players at least, not {[str(player) for player in entrants]!r}")
    for number, player in enumerate(entrants):
        if player in entrants[:number]:
            raise InvalidSetup(f"the player {str(player)!r} is named twice")
        require_player(match, player)
    return entrants


def require_whole(what: str, number: object, least: int | None = None) -> None:
    """Check that a number is whole, not below `least`, and not absurdly large.

    Raises:
        InvalidSetup: It is not.
    """
    if type(number) is not int or not (-LARGEST if least is None else least) <= number <= LARGEST:
        bound = "" if least is None else f" from {least}"
        raise InvalidSetup(f"the {what} is a whole number{bound}, not {quote(number)}")


def usable_processors() -> int:
    """The number of processors that this process may use."""
    if sys.platform == "emscripten":
        return 1
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1

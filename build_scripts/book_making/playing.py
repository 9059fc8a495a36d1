"""Games for an opening book, each kept as it ends.

First stones take turns, class by class; where there is no pie rule every fourth game chooses its own. The steps of the
first turns are drawn by the square of their visits, those with less than a tenth of the most left out, from a search
that is long, and that is made once for all images of a position. From then on the best step is taken. A game depends
on its number alone.

The player in C plays them with the game's network (`c/self_play/openings.c`). Parasol has none: there the engine plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from hashlib import sha256
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from py_engine.arena.files import KeptLines
from py_engine.games.base import Action, Game
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.match import Match
from py_engine.match.start_positions import write_start
from py_engine.openings.images import Key, least_image_of, moved
from py_engine.players.thinking import Thinking
from py_engine.report.first_stones import classes_of
from py_engine.search.network.evaluator import weights_of
from py_engine.search.search import Search
from support.folders import CACHE
from support.many_jobs import work
from training.player import BookPlan, play_openings

FOLDER = CACHE / "books"


def _plan(game: str, drawn: int, short: int = 384, long: int = 1_600) -> BookPlan:
    info = find_game(game)
    return BookPlan(info.default_size, drawn, short, long, 0 if info.pie else 4)


# As many turns are drawn as positions come again in some thousand games. Parasol's search, which counts playouts, tells
# good steps from others only by about a million; once the first turns are over, 65,536 play nearly as well.
PLANS: Mapping[str, BookPlan] = MappingProxyType(
    {
        "subsume": _plan("subsume", 6),
        "surmount": _plan("surmount", 4),
        "sunspot": _plan("sunspot", 8),
        "sum": _plan("sum", 8),
        "parasol": _plan("parasol", 4, 65_536, 1_048_576),
    }
)

# Games of one job, which are kept together: enough for most lanes of the player in C to be at work for most of the
# time, or a minute of the engine.
GAMES_A_JOB = 256
GAMES_OF_ENGINE = 32

# Steps with fewer visits than this share of the most are not drawn.
LEAST_SHARE = 0.1


class Job(NamedTuple):
    """Games to play: `games` numbers from `first` on."""

    game: str
    plan: BookPlan
    first: int
    games: int


def games_file(game: str, is_control: bool) -> Path:
    """The file of a book's games, or of those of its control, in which no turn is drawn."""
    return FOLDER / f"{game}{'-control' if is_control else ''}.jsonl"


def play(game: str, count: int, is_control: bool, workers: Executor | int, minutes: float) -> int:
    """Play those of a book's first games that are not there yet, in whole jobs; returns how many were played."""
    kept = KeptLines(games_file(game, is_control))
    done = {line["number"] for line in kept.lines}
    plan = PLANS[game]
    if is_control:
        plan = plan._replace(drawn=0, free=0)
    length = GAMES_OF_ENGINE if weights_of(game) is None else GAMES_A_JOB
    jobs = [Job(game, plan, first, length) for first in range(0, count, length) if first not in done]
    there = len(kept.lines)

    def keep(_: Job, played: Sequence[Mapping[str, Any]]) -> None:
        kept.add(*played)

    work(jobs, play_job, keep, workers, minutes, counted="batches of games")
    return len(kept.lines) - there


def play_job(job: Job) -> list[dict[str, Any]]:
    """The games of a job: of each its number, its winning colour, and its turns or the cells of its steps."""
    network = weights_of(job.game)
    if network is None:
        return [_play_in_engine(job, number) for number in range(job.first, job.first + job.games)]
    seed = int.from_bytes(sha256(f"{job.game} openings".encode()).digest()[:8], "big")
    return play_openings(job.game, job.first, job.games, seed, job.plan, network)


def _play_in_engine(job: Job, number: int) -> dict[str, Any]:
    game = make_game(find_game(job.game), job.plan.size)
    stones = classes_of(game)
    turns = [game.board.name(stones[number % len(stones)][0])]
    match = _after_first(game, turns[0])
    source = Random(f"{job.game} {number}")
    memories: list[Search | None] = [None, None]
    while not match.is_over:
        mover = match.to_move
        if len(turns) < job.plan.drawn:
            choices, weights = _choices(job.game, match, job.plan.long)
            (text,) = source.choices(choices, weights)
        else:
            seed = source.getrandbits(32)
            thinking = Thinking(match, playouts=job.plan.short, seed=seed, memory=memories[mover])
            text = thinking.finish().text
            memories[mover] = thinking.memory
        match.play(text)
        turns.append(text)
    return {"number": number, "winner": match.winner, "turns": turns}


def _after_first(game: Game, cell: str) -> Match:
    """A match with a first stone: set up, so that there is no pie rule."""
    after = game.apply(game.start(), Action("place", game.board.cell(cell)))
    return Match(game.id, game.board.size, start=write_start(game, after))


_found: dict[Key, tuple[list[str], list[int]]] = {}


def _choices(game: str, match: Match, playouts: int) -> tuple[list[str], list[int]]:
    """The turns to draw from, and their weights, in a game whose turns are one step; the same for all images."""
    here = least_image_of(match.game, match.position)
    board = match.game.board
    if here.key not in _found:
        position = match.position._replace(stones=here.key[:2])
        there = Match(game, board.size, start=write_start(match.game, position))
        visits: Counter[Key] = Counter()
        texts: dict[Key, str] = {}
        choice = Thinking(there, playouts=playouts, seed=1).finish()
        # A result that is proven at once needs no playouts.
        visited = {each.text: each.playouts for each in choice.candidates if each.playouts} or {choice.text: 1}
        for text, playouts_of_turn in visited.items():
            after = match.game.apply(position, Action("place", board.cell(text)))
            key = least_image_of(match.game, after).key
            visits[key] += playouts_of_turn
            texts.setdefault(key, text)
        most = max(visits.values())
        likely = [key for key in texts if visits[key] >= LEAST_SHARE * most]
        _found[here.key] = [texts[key] for key in likely], [visits[key] ** 2 for key in likely]
    choices, weights = _found[here.key]
    back = here.back
    return [moved(text, board, back) for text in choices], weights

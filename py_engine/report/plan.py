"""The games and searches that a report rests on.

Each has a key, such as `play 17` or `first d4 3`, and all chance in it comes from the report's seed and that key. So a
report with more games begins with those of a report with fewer.
"""

from __future__ import annotations

from collections.abc import Container
from random import Random
from typing import Literal, NamedTuple

from ..arena.openings import draw_even_opening
from ..arena.tournament import require_whole
from ..games.catalogue import find_game
from ..games.setup import make_game, require_size
from ..players.budgets import require_playouts
from ..players.opponents import opponents_of
from .first_stones import classes_of
from .mirroring import has_middle

# Kinds of tasks: a game between equals; one that begins with a given stone; one of a pair in which a side has more
# playouts; one against a player that mirrors; or searches after a given first stone.
Kind = Literal["play", "first", "depth", "mirror", "stone"]

# Factor on the playouts of one side, to measure the gain from a longer search.
DEPTH_FACTOR = 4

# A stone each, after which a pair of games begins.
OPENING_TURNS = 2

# Searches after each first stone, and the factor on the playouts of a turn that each has. The result is the mean of all
# playouts. With 16 times as many it is the same within 0.06, where the best turn's rate is off by 0.13.
STONE_SEARCHES = 16
STONE_FACTOR = 4

# The opponent whose playouts per turn are the default: the third of five.
USUAL_OPPONENT = 2

# Divisors of the number of games between equals: for games from each first stone, pairs, and games against mirroring on
# each side.
FIRST_PART, PAIRS_PART, MIRROR_PART = 10, 5, 5


class Setup(NamedTuple):
    """Properties that all tasks of a report share.

    Attributes:
        game: Id of the game.
        size: Cells along one side.
        playouts: Playouts of a turn.
        seed: Seed of all chance.
    """

    game: str
    size: int
    playouts: int
    seed: int


class Task(NamedTuple):
    """One game, or several searches of one position.

    Attributes:
        setup: Properties of all tasks.
        kind: The kind.
        number: Number among those of its kind (and cell); the same for both games of a pair.
        cell: The first stone, where it is given; the middle where a mirroring player begins.
        stronger: The player (0 or 1) with more playouts.
        mirrors: The player (0 or 1) who mirrors.
    """

    setup: Setup
    kind: Kind
    number: int = 0
    cell: str = ""
    stronger: int | None = None
    mirrors: int | None = None

    @property
    def key(self) -> str:
        """The text that identifies it within its report."""
        side = self.stronger if self.kind == "depth" else self.mirrors if self.kind == "mirror" else self.cell
        return f"{self.kind} {self.number}" if side in ("", None) else f"{self.kind} {side} {self.number}"

    def source(self, purpose: str = "") -> Random:
        """The source of random numbers for one purpose."""
        return Random(f"{self.setup.seed} {self.setup.game} {self.setup.size} {self.key} {purpose}")

    def opening(self) -> list[str]:
        """The even opening that both games of a pair begin with."""
        setup = self.setup
        return draw_even_opening(setup.game, OPENING_TURNS, f"{setup.seed} pair {self.number}", size=setup.size)


class Plan(NamedTuple):
    """The tasks of a report.

    Attributes:
        setup: Properties of all tasks.
        games: Games between equals.
        first_games: Games from each first stone.
        pairs: Pairs of games with more playouts on one side.
        mirror_games: Games with the mirroring player on each side.
        tasks: All tasks.
    """

    setup: Setup
    games: int
    first_games: int
    pairs: int
    mirror_games: int
    tasks: tuple[Task, ...]

    def so_far(self, played: Container[str]) -> Plan:
        """The part of the plan that is done, given the keys of the tasks played."""
        tasks = tuple(task for task in self.tasks if task.key in played)
        return self._replace(games=sum(task.kind == "play" for task in tasks), tasks=tasks)

    @property
    def command(self) -> str:
        """The command that makes the report again."""
        setup = self.setup
        return (
            f"python -m py_engine report {setup.game} --size {setup.size} --games {self.games}"
            f" --playouts {setup.playouts} --seed {setup.seed} --first-games {self.first_games}"
            f" --pairs {self.pairs} --mirror-games {self.mirror_games}"
        )


def make_plan(
    game: str,
    size: int | None = None,
    games: int = 100,
    *,
    playouts: int | None = None,
    seed: int = 1,
    first_games: int | None = None,
    pairs: int | None = None,
    mirror_games: int | None = None,
) -> Plan:
    """The plan of a report.

    Args:
        game: Id of the game.
        size: Size of the board; the game's default if None.
        games: Games between equals.
        playouts: Playouts of a turn; those of the game's third opponent if None.
        seed: Seed of all chance.
        first_games: As in `Plan`; a tenth of the games if None.
        pairs: As in `Plan`; a fifth of the games if None.
        mirror_games: As in `Plan`; a fifth of the games if None.

    Raises:
        InvalidSetup: An argument is invalid.
    """
    info = find_game(game)
    size = require_size(info, size)
    board = make_game(info, size).board
    require_whole("number of games", games, 1)
    require_whole("seed", seed)
    playouts = require_playouts(playouts) or opponents_of(game)[USUAL_OPPONENT].playouts
    first_games = _number("number of games from each first stone", first_games, games // FIRST_PART)
    pairs = _number("number of pairs", pairs, games // PAIRS_PART)
    mirror_games = _number("number of games against mirroring", mirror_games, games // MIRROR_PART)
    setup = Setup(game, size, playouts, seed)
    tasks = [Task(setup, "play", number) for number in range(games)]
    for cells in classes_of(make_game(info, size)):
        tasks.append(Task(setup, "stone", cell=board.name(cells[0])))
        tasks += [Task(setup, "first", number, board.name(cells[0])) for number in range(first_games)]
    tasks += [Task(setup, "depth", number, stronger=side) for number in range(pairs) for side in (0, 1)]
    if has_middle(board):
        tasks += [Task(setup, "mirror", number, mirrors=side) for side in (0, 1) for number in range(mirror_games)]
    elif mirror_games:
        mirror_games = 0
    return Plan(setup, games, first_games, pairs, mirror_games, tuple(tasks))


def _number(what: str, number: int | None, usual: int) -> int:
    if number is None:
        return usual
    require_whole(what, number, 0)
    return number

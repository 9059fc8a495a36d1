"""Plays the strongest opponent against itself from each first stone, and writes the table for the pie rule.

Usage: python3 build_scripts/measure.py first-stones GAME [--sizes N ...] [--playouts N] [--rings N] [--lead N]
                                                          [--games N]
       python3 build_scripts/measure.py first-stones GAME --chosen [--sizes N ...] [--playouts N] [--games N]

Of first stones that are images of one another, one is played. Games are played from each until one colour leads by
--lead wins, or until there are --games of them; so stones that are about even get most games. A turn has
65,536 playouts on size 5, 16,384 on size 6 and on those below 5, 8,192 on size 7, and 4,096 on larger ones
(`PLAYOUTS`), since games take longer there.

With --chosen, games begin with the first turn and the swap that the strongest opponent chooses, each by another seed,
and the share that the first player wins is printed.

Games are kept in .cache/first-stones as they end; the same command goes on where it was broken off. The results of
games with the playouts above are written to py_engine/search/first_stones_won.py, where all other stones stay as they
are. With --chosen or --playouts nothing is written there.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from py_engine.arena.files import KeptLines, write_file
from py_engine.board.bitboard import neighbours_of
from py_engine.games.base import Action, Game
from py_engine.games.catalogue import CATALOGUE, find_game
from py_engine.games.setup import make_game
from py_engine.match import Match, new_match
from py_engine.match.start_positions import write_start
from py_engine.openings.shares import share
from py_engine.players.thinking import Thinking
from py_engine.report.first_stones import classes_of
from py_engine.search.first_stones_won import WON
from py_engine.search.search import Search
from support.console import say
from support.folders import CACHE, ENGINE
from support.many_jobs import work

KEPT = CACHE / "first-stones"
TABLE = ENGINE / "search" / "first_stones_won.py"
HEAD = '''"""Games won by the colour of each first stone. Written by `build_scripts/measure.py first-stones`.

By game and size: for each first stone that is not the image of another, games won and games played.
"""

WON: dict[tuple[str, int], dict[str, tuple[int, int]]] = {
'''

# Playouts of a turn on boards of this size and larger ones; most on the usual one. A game takes half a second.
PLAYOUTS = {8: 4_096, 7: 8_192, 6: 16_384, 5: 65_536, 0: 16_384}

# Far more games than anyone waits for; games that end are kept.
MINUTES = 10_000.0

# Games from each stone that are played before it is asked how many more there should be.
ROUND = 4


class Job(NamedTuple):
    """One game. cell: of the first stone; empty where the opponent chooses it, and whether to swap."""

    game: str
    size: int
    playouts: int
    cell: str
    number: int


def main() -> int:
    """Play the games that are missing, print the results, and write the table."""
    options = read_options()
    info = find_game(options.game)
    kept = KeptLines(KEPT / f"{info.id}.jsonl")
    won = {Job(**line["job"]): line["winner"] == 0 for line in kept.lines}

    def keep(job: Job, winner: int) -> None:
        won[job] = winner == 0
        kept.add({"job": job._asdict(), "winner": winner})

    for size in options.sizes or info.sizes:
        game = make_game(info, size)
        cells = [""] if options.chosen else stones_of(game, options.rings)
        playouts = options.playouts or usual_playouts(size)
        one_more = partial(lacking, won, info.id, size, playouts, cells, options)
        while jobs := one_more():
            work(jobs, play, keep, options.processes, MINUTES)
        for cell in cells:
            wins, games = counted(won, info.id, size, playouts, cell)
            found = share(wins, games)
            assert found is not None
            say(f"{info.id} {size} {cell or 'chosen'}: {wins} of {games}, {found.low:.2f} to {found.high:.2f}")
    if not options.chosen and options.playouts is None:
        write_table(KEPT)
    return 0


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Count what first stones win, in games of an opponent with itself.")
    parser.add_argument("game", choices=[info.id for info in CATALOGUE if info.pie])
    parser.add_argument("--sizes", type=int, nargs="+", metavar="N", help="of boards (all)")
    parser.add_argument("--playouts", type=int, metavar="N", help="of a turn, for a look; not for the table")
    parser.add_argument("--rings", type=int, metavar="N", help="stones at most so far from the edge, itself 1 (all)")
    parser.add_argument("--lead", type=int, default=10, metavar="N", help="games that tell who is better off (10)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="from each stone at most (100)")
    parser.add_argument("--chosen", action="store_true", help="with the first turn and the swap as they are chosen")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="to use (1)")
    return parser.parse_args()


def stones_of(game: Game, rings: int | None) -> list[str]:
    """One first stone of each kind. rings: how many rings of cells, from the edge inward, they are on; None for all."""
    board, near = game.board, 0
    for _ in range(board.size if rings is None else rings):
        near |= neighbours_of(board, near) & board.cells if near else board.perimeter
    return [board.name(cells[0]) for cells in classes_of(game) if near >> cells[0] & 1]


def usual_playouts(size: int) -> int:
    """The playouts of a turn on a board of this size."""
    return next(playouts for least, playouts in PLAYOUTS.items() if size >= least)


def lacking(
    won: dict[Job, bool], game: str, size: int, playouts: int, cells: Sequence[str], options: argparse.Namespace
) -> list[Job]:
    """The next games from each stone that needs more."""
    jobs = []
    for cell in cells:
        wins, games = counted(won, game, size, playouts, cell)
        if games < options.games and (options.chosen or abs(2 * wins - games) < options.lead):
            numbers = range(games, options.games if options.chosen else min(options.games, games + ROUND))
            jobs += [Job(game, size, playouts, cell, number) for number in numbers]
    return [job for job in jobs if job not in won]


def counted(won: dict[Job, bool], game: str, size: int, playouts: int, cell: str) -> tuple[int, int]:
    """Games won and games played from a stone."""
    found = [is_won for job, is_won in won.items() if job[:4] == (game, size, playouts, cell)]
    return sum(found), len(found)


def play(job: Job) -> int:
    """Play a game; returns its winner. Each side keeps what it knows from turn to turn, as on the page."""
    match = new_match(job.game, job.size)
    if job.cell:
        # Set up, so that there is no pie rule.
        after = match.game.apply(match.position, Action("place", match.game.board.cell(job.cell)))
        match = Match(job.game, job.size, start=write_start(match.game, after))
    source = Random(" ".join(map(str, job)))
    memories: list[Search | None] = [None, None]
    while not match.is_over:
        mover = match.to_move
        thinking = Thinking(match, playouts=job.playouts, seed=source.getrandbits(32), memory=memories[mover])
        match.play(thinking.finish().text)
        memories[mover] = thinking.memory
    assert match.winner is not None
    return match.winner


def write_table(folder: Path) -> None:
    """Write the kept results into the engine's table; stones without kept games stay as they are."""
    found = {board: dict(stones) for board, stones in WON.items()}
    for file in sorted(folder.glob("*.jsonl")):
        won = {Job(**line["job"]): line["winner"] == 0 for line in KeptLines(file).lines}
        for job in sorted(won):
            if job.cell and job.playouts == usual_playouts(job.size):
                found.setdefault(job[:2], {})[job.cell] = counted(won, *job[:4])
    lines = [HEAD]
    for (game, size), stones in sorted(found.items()):
        lines.append(f'    ("{game}", {size}): {{\n')
        lines += [f'        "{cell}": {counts},\n' for cell, counts in sorted(stones.items())]
        lines.append("    },\n")
    write_file(TABLE, "".join(lines) + "}\n")

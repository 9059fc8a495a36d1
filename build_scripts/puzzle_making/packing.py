"""The packs and their table, from the puzzles found and tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import quantiles

from puzzle_making.collecting import candidates_of, games_searched, tries_of
from puzzle_making.difficulty import EASIEST, explain, rate
from puzzle_making.packs import PACKS, THEMES, Puzzle, bytes_a_puzzle, pack_file, puzzles_of, read_board, write_pack
from puzzle_making.sources import GAMES, Candidate
from puzzle_making.table import SECTIONS_OF_ALL, TABLE, kept_section
from puzzle_making.trying import Tried
from py_engine.arena.files import write_file
from py_engine.board.symmetry import image_of, symmetries
from py_engine.games.base import PASS

HEAD = """# The packs of puzzles

One pack a game; `build_scripts/puzzle_making/packs.py` explains the format. To go on, as long and as often as there is
time, and then to write the packs and this table:

    python3 build_scripts/puzzles.py collect --minutes 60 --processes 2
    python3 build_scripts/puzzles.py try --minutes 60 --processes 2
    python3 build_scripts/puzzles.py pack

What has been found is kept in `.cache/puzzles`; without it the same games are searched again, with the same puzzles.
Those of Surmount come from a search in C (`surmount_finder.py`), which varies late positions of games. Their turns are
counted to where a group can never be captured. `difficulty.py` beside the format says what ratings mean: distances as
on the ladder of a game's characters, the middle puzzle of each game at 1500. When these puzzles were rated all
characters played random games, except those of Surmount, of whom the two strongest asked their network.
"""

# Of a line, in turns: the solver finds two turns at least.
SHORTEST_LINE = 3


def choose(found: Iterable[Candidate]) -> list[Candidate]:
    """Those that are found, without any that is an image of one before it, with the colours changed or not."""
    chosen: dict[tuple[object, ...], Candidate] = {}
    for one in found:
        chosen.setdefault(likeness(one), one)
    return list(chosen.values())


def likeness(one: Candidate | Puzzle) -> tuple[object, ...]:
    """The same for all images of a position, turned, mirrored or with the colours changed."""
    game, position = read_board(one.game, one.size, one.board)
    own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
    images = []
    for image in symmetries(game.board):
        images.append(tuple(image_of(cells, image) for cells in (own, enemy, game.holes)))
    return (one.game, one.size, *min(images))


def to_the_last_choice(line: tuple[str, ...]) -> tuple[str, ...]:
    """A puzzle's line without its end in which the solver can only pass: there is nothing left to be found.

    >>> to_the_last_choice(("c2", "c4", "b4", "e1", "pass", "d1", "pass"))
    ('c2', 'c4', 'b4')
    """
    while line[-1] == PASS.kind and len(line) > 1:
        line = line[:-2]
    return line


def write_packs(games: Sequence[str]) -> dict[str, int]:
    """Write the packs of these games, and their part of the table; how many puzzles each of these has."""
    counts = {}
    PACKS.mkdir(parents=True, exist_ok=True)
    sections = [HEAD]
    for game in GAMES:
        if game not in games:
            sections.append(kept_section(_heading(game)))
            continue
        tries = tries_of(game)
        found = (one._replace(line=to_the_last_choice(one.line)) for one in choose(candidates_of(game)))
        chosen = [(one, tries[one.key]) for one in found if one.key in tries and len(one.line) >= SHORTEST_LINE]
        counts[game] = len(chosen)
        if not chosen:
            sections.append(f"{_heading(game)}\n\nNo puzzle in {games_searched(game)} games.\n")
            continue
        ratings = rate(chosen, game)
        puzzles = [Puzzle(game, one.size, one.board, ratings[one.key], one.themes, one.line) for one, _ in chosen]
        puzzles += [one for one in puzzles_of(game) if one.rating < EASIEST]
        write_file(pack_file(game), write_pack(game, puzzles))
        sections.append(_section(game, chosen, [one for one in puzzles_of(game) if one.rating >= EASIEST]))
    sections += map(kept_section, SECTIONS_OF_ALL)
    write_file(TABLE, "\n".join(filter(None, sections)))
    return counts


def _section(game: str, chosen: Sequence[tuple[Candidate, Tried]], puzzles: Sequence[Puzzle]) -> str:
    """The figures of one pack."""
    ratings = [puzzle.rating for puzzle in puzzles]
    ratings_told = ", ".join(
        str(round(value)) for value in (ratings[0], *(quantiles(ratings, n=4) if len(ratings) > 1 else ()), ratings[-1])
    )
    weights = explain(chosen, game)
    themes = Counter(letter for puzzle in puzzles for letter in puzzle.themes)
    rows = [
        ("puzzles, games searched", f"{len(puzzles)}, {games_searched(game)}"),
        ("bytes each, compressed", f"{bytes_a_puzzle(puzzles, game):.1f}"),
        ("sizes", _counted(Counter(puzzle.size for puzzle in puzzles))),
        ("turns to the win", _counted(Counter(one.turns for one, _ in chosen))),
        ("positions a browser's proof looks at, at most", f"{max(one.positions for one, _ in chosen):,}"),
        ("themes", ", ".join(f"{THEMES[letter]} {count}" for letter, count in themes.most_common())),
        ("ratings: least, quarters, most", ratings_told),
        (
            "points explained by",
            f"{weights.turn:.0f} a turn, {weights.plausible:.0f} a doubling of plausible turns, "
            f"{weights.position:.0f} a doubling of positions",
        ),
    ]
    lines = [f"| {name} | {value} |" for name, value in rows]
    return "\n".join([_heading(game), "", "| | |", "| --- | --- |", *lines, ""])


def _heading(game: str) -> str:
    return f"## {game.capitalize()}"


def _counted(counts: Counter[int]) -> str:
    """Such as `4: 12, 5: 30`."""
    return ", ".join(f"{value}: {count}" for value, count in sorted(counts.items()))

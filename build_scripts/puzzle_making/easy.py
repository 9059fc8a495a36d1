"""Easy puzzles, for those who have just learned the rules: few cells, one turn or two to find, and one theme.

They are late positions of random games on small boards. A win at once may be the solution, and every other turn may
lose at once. The proofs are those of all puzzles (`proofs.py`). Late positions of random games of Surmount have no
single winning turn; there its other puzzles are varied, cell by cell, as the search in C does (`surmount_finder.py`).

No character is asked how hard they are: they are rated by what there is to be seen, below all puzzles that are.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from math import ceil
from random import Random
from time import monotonic

from puzzle_making.difficulty import EASIEST
from puzzle_making.packing import likeness
from puzzle_making.packs import Puzzle, match_at, pack_file, puzzles_of, write_board, write_pack
from puzzle_making.proofs import Demands, Exact, Finding, find_puzzle, is_proven_again, until_plain
from puzzle_making.sources import play_on
from puzzle_making.table import EASY, write_rows
from puzzle_making.themes import COUNTING, LOOPING, themes_of
from py_engine.arena.files import write_file
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import random_holes
from py_engine.games.sum_game import Sum
from py_engine.games.surmount import Surmount
from py_engine.match import new_match
from py_engine.match.start_positions import why_impossible
from py_engine.search.whole_turns import whole_turns
from support.console import say

# The boards: size, holes, and the most free cells of a position.
BOARDS = {
    "parasol": ((3, 0, 7),),
    "sum": ((3, 0, 6), (4, 1, 7), (5, 4, 7)),
    "subsume": ((3, 0, 9),),
    "sunspot": ((3, 0, 7),),
}

DEMANDS = Demands(choices=range(3, 25), shortest=1, least_resisting=0)

# Turns of both sides: of a line, in which the solver finds two, and to the win. In Sum the last ones are often forced.
LONGEST_LINE, LONGEST_WIN = 3, 5

# Steps of the turns to be found, all together.
MOST_STEPS = 2
STEP_ENDS = re.compile(r"[,;(]|$")

# Easy puzzles of a pack, and the share of them with one turn to be found.
WANTED, AT_ONCE = 64, 0.55

# In Surmount there are others as easy, and hardly any with one turn to be found. The puzzles whose last positions are
# varied, the variations of each, the steps of a walk from other puzzles, the cells that change in each, the cells by
# which it ends elsewhere, and the most free cells.
WANTED_OF_SURMOUNT = 27
LAST_POSITIONS, VARIED, LONGEST_WALK, MOST_CHANGED, LEAST_DIFFERENCE, MOST_FREE = 120, 20, 80, 3, 5, 14

# Ratings: the first, the most, and what makes them higher. Other puzzles have at least `EASIEST`.
FIRST, PER_CHOICE, PER_STEP, SECOND_TURN = 400, 5, 10, 60

COLUMNS = ("game", "easy puzzles", "sizes", "one turn to find", "two")
EXPLANATION = f"""Those with ratings below {EASIEST}: late positions on small boards, each proven by both searches when
it was found. They came after the other figures were measured. No character has tried them; `easy.py` says what their
ratings are made of. Made by

    python3 build_scripts/puzzles.py easy --minutes 10
"""


def add_easy(game: str, minutes: float) -> int:
    """Add easy puzzles to the pack of a game until it has enough of them; returns how many it has then."""
    pack = puzzles_of(game)
    easy = find_easy(game, pack, minutes)
    write_file(pack_file(game), write_pack(game, [*easy, *(one for one in pack if one.rating >= EASIEST)]))
    rows = {game: [_row(easy)]} if easy else {}
    write_rows(EASY, EXPLANATION, COLUMNS, rows)
    return len(easy)


def find_easy(game: str, pack: Sequence[Puzzle], minutes: float, wanted: int | None = None) -> list[Puzzle]:
    """The easy puzzles of a pack, and as many more as are wanted, none of them like any of the pack.

    In a share of them, `AT_ONCE`, one turn is to be found. A source gives one at most.
    """
    end = monotonic() + 60 * minutes
    easy = [one for one in pack if one.rating < EASIEST]
    others = [one for one in pack if one.rating >= EASIEST]
    seen = {likeness(one) for one in pack}
    if wanted is None:
        wanted = WANTED_OF_SURMOUNT if game == Surmount.id else WANTED
    at_once = ceil(AT_ONCE * wanted)
    for source in _sources(game, others):
        if len(easy) >= wanted or monotonic() > end:
            break
        for start_game, start in source:
            puzzle = _easy_puzzle(start_game, start)
            if puzzle is None or likeness(puzzle) in seen:
                continue
            alike = sum(len(one.line) == len(puzzle.line) for one in easy)
            if alike < (at_once if len(puzzle.line) == 1 else wanted - at_once) or game == Surmount.id:
                seen.add(likeness(puzzle))
                easy.append(puzzle)
                say(f"{game}: {len(easy)} easy puzzles")
                break
    return _with_a_first(easy)


def _row(easy: Sequence[Puzzle]) -> str:
    """The figures of one game."""
    sizes, lines = (Counter(values) for values in zip(*((one.size, len(one.line)) for one in easy), strict=True))
    told = ", ".join(f"{size}: {number}" for size, number in sorted(sizes.items()))
    return f"{len(easy)} | {told} | {lines[1]} | {lines[3]}"


def _sources(game: str, others: list[Puzzle]) -> Iterator[Iterable[tuple[Game, Position]]]:
    """Sources, each with positions that resemble each other: always the same ones, and in Surmount not without end."""
    if game == Surmount.id:
        yield from _sources_of_surmount(others)
        return
    for number in count():
        yield _late_positions(game, Random(f"{game} easy {number}"))


def _late_positions(game: str, random: Random) -> Iterator[tuple[Game, Position]]:
    """The last positions of a random game."""
    size, holes, most_free = random.choice(BOARDS[game])
    match = new_match(game, size, random_holes(find_game(game), size, holes, random) if holes else [])
    while not match.is_over:
        if match.game.free_cells(match.position).bit_count() <= most_free:
            yield match.game, match.position
        play_on(match, random)


def _sources_of_surmount(puzzles: list[Puzzle]) -> Iterator[Iterable[tuple[Game, Position]]]:
    """The last positions of some puzzles' lines, varied; then walks from those that are simple to others."""
    random = Random("surmount easy")
    for puzzle in random.sample(puzzles, min(LAST_POSITIONS, len(puzzles))):
        match = match_at(*puzzle.setup())
        for turn in puzzle.line[:-1]:
            match.play(turn)
        yield [(match.game, _varied(match.game, match.position, random)) for _ in range(VARIED)]
    for puzzle in puzzles:
        if _steps(puzzle.line) <= MOST_STEPS:
            yield _walk(puzzle, random)


def _walk(puzzle: Puzzle, random: Random) -> Iterator[tuple[Game, Position]]:
    """From puzzle to puzzle, up to one that differs by enough cells."""
    game, start = puzzle.setup()
    now = start
    for _ in range(LONGEST_WALK):
        other = _varied(game, now, random)
        if _may_be_easy(game, other) and find_puzzle(game, other, demands=DEMANDS) is not None:
            now = other
            changed = [one ^ there for one, there in zip(start.stones, now.stones, strict=True)]
            if (changed[0] | changed[1]).bit_count() >= LEAST_DIFFERENCE:
                yield game, now
                return


def _varied(game: Game, position: Position, random: Random) -> Position:
    """The position with up to `MOST_CHANGED` cells changed."""
    stones = list(position.stones)
    for _ in range(random.randint(1, MOST_CHANGED)):
        cell, owner = 1 << random.choice(game.board.order), random.randrange(3)
        stones = [own | cell if colour == owner else own & ~cell for colour, own in enumerate(stones)]
    return Position((stones[0], stones[1]), position.to_move)


def _easy_puzzle(game: Game, start: Position) -> Puzzle | None:
    """The position as a puzzle if it is an easy one."""
    if why_impossible(find_game(game.id), game, start) is not None or not _may_be_easy(game, start):
        return None
    finding = find_puzzle(game, start, demands=DEMANDS)
    if finding is None or not is_proven_again(game, start):
        return None
    line = _to_the_last_choice(game, start.to_move, finding)
    steps = _steps(line)
    if len(line) > LONGEST_LINE or steps > MOST_STEPS:
        return None
    rating = FIRST + PER_CHOICE * (1 + finding.choices - DEMANDS.choices.start) + PER_STEP * (steps - 1)
    if len(line) > 1:
        rating += SECOND_TURN - PER_STEP
    theme = _theme(game, start, finding, len(line))
    return Puzzle(game.id, game.board.size, write_board(game, start), rating, theme, line)


def _steps(line: Sequence[str]) -> int:
    """The number of steps of the turns that are to be found."""
    return sum(len(STEP_ENDS.findall(turn)) for turn in line[::2])


def _may_be_easy(game: Game, start: Position) -> bool:
    """Return whether at most one turn wins soon. This takes far less than the proof."""
    plain, mover = until_plain(game), start.to_move
    if plain.settled_for(start) is not None or (
        game.id == Surmount.id and game.free_cells(start).bit_count() > MOST_FREE
    ):
        return False
    turns, are_all = whole_turns(game, start)
    if not are_all or len(turns) not in DEMANDS.choices:
        return False
    at_once = sum(plain.settled_for(after) == mover for after in turns)
    if at_once or game.id == Surmount.id:
        return at_once <= 1
    search = Exact(plain, mover)
    return sum(search.wins_within(after, LONGEST_WIN - 1) for after in turns) == 1


def _to_the_last_choice(game: Game, solver: int, finding: Finding) -> tuple[str, ...]:
    """The line to the last turn at which the solver has a choice between winning and losing.

    A short one goes on to the win, but in Sum, where that is a count of stones and not an event on the board.
    """
    line, search = finding.line, Exact(until_plain(game), solver)
    while len(line) > (1 if game.id == Sum.id else LONGEST_LINE):
        turns, _ = whole_turns(game, finding.after[len(line) - 2])
        if not all(search.wins_within(after) for after in turns):
            break
        line = line[:-2]
    return line


def _theme(game: Game, start: Position, finding: Finding, length: int) -> str:
    """The main theme; where one turn is to be found, what the game is won by."""
    if length == 1 and game.id in LOOPING:
        return "l"
    return "n" if length == 1 and game.id in COUNTING else themes_of(game, start, finding)[0]


def _with_a_first(easy: list[Puzzle]) -> list[Puzzle]:
    """The same, the one that shows most kinds of marks as the easiest: the page explains the marks there."""
    if not easy or min(one.rating for one in easy) == FIRST:
        return easy
    first = max(easy, key=lambda one: (-len(one.line), _marks_of(one), -one.rating))
    return [one._replace(rating=FIRST) if one is first else one for one in easy]


def _marks_of(puzzle: Puzzle) -> int:
    """The number of kinds of marks on the board."""
    game, start = puzzle.setup()
    facts = game.threats(start)
    parasols = facts.parasols or ((0, 0), (0, 0))
    kinds = (facts.at_limit, facts.interior & ~facts.exposed, facts.exposed, facts.groups, facts.loops)
    return sum(map(bool, (*kinds, *parasols[0], *parasols[1])))

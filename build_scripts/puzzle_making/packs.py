"""Packs of puzzles: the form of a puzzle, its writer into a pack and its reader.

A pack is ASCII text. Its first line is `sunstones-puzzles 1 GAME`; each further line is a puzzle, in six fields parted
by single spaces:

    KEY SIZE BOARD RATING THEMES LINE

KEY: `KEY_LENGTH` digits of base 36, from a hash of game, size and board. BOARD: the cells in board order, two bits each
(0 empty, 1 and 2 a stone of the first and of the second colour, 3 a hole), three cells a character of base64url, the
first in the highest bits; then a dot and the colour to move, 1 or 2. RATING: how difficult it is (`difficulty.py`).
THEMES: letters of `THEMES`, the main one first. LINE: turns in canonical text joined by `~`, the only winning one first
(`proofs.py`).
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of, make_game
from py_engine.match import Match, new_match
from py_engine.match.start_positions import write_start
from py_engine.text.errors import InvalidSetup
from support.console import Failure
from support.folders import WEB

PACKS = WEB / "app" / "puzzles" / "packs"

FORMAT = "sunstones-puzzles 1"
KEY_LENGTH = 6
BASE_36 = "0123456789abcdefghijklmnopqrstuvwxyz"
BASE_64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CELLS_A_CHARACTER = 3
EMPTY, HOLE = 0, 3

# The most turns of a line; an odd number, for it ends with a turn of the solver.
LONGEST_LINE = 9

# The themes of puzzles, by letter. `themes.py` defines each.
THEMES = {
    "c": "capture",
    "f": "flip",
    "l": "loop",
    "r": "race",
    "z": "quiet",
    "n": "count",
    "d": "defence",
    "s": "sacrifice",
}

LINE_OF_PACK = re.compile(
    r"([0-9a-z]{6}) ([1-9][0-9]?) ([A-Za-z0-9_-]+\.[12]) ([1-9][0-9]{2,3}) ([a-z]{1,8}) (\S+)", re.ASCII
)


class Puzzle(NamedTuple):
    """A position in which exactly one turn wins. board, line: as a pack writes them, the line parted into turns."""

    game: str
    size: int
    board: str
    rating: int
    themes: str
    line: tuple[str, ...]

    @property
    def key(self) -> str:
        return key_of(self.game, self.size, self.board)

    def setup(self) -> tuple[Game, Position]:
        """The game on its board, and the position to be solved."""
        return read_board(self.game, self.size, self.board)


def key_of(game: str, size: int, board: str) -> str:
    """The key of a position, the same in every pack."""
    number = int.from_bytes(sha256(f"{game} {size} {board}".encode()).digest()[:8], "big")
    digits = ""
    for _ in range(KEY_LENGTH):
        number, digit = divmod(number, len(BASE_36))
        digits += BASE_36[digit]
    return digits


def write_board(game: Game, position: Position) -> str:
    """A position between turns, as a pack has it."""
    first, second = position.stones
    digits = [
        HOLE if game.holes >> cell & 1 else (first >> cell & 1) + 2 * (second >> cell & 1) for cell in game.board.order
    ]
    digits += [EMPTY] * (-len(digits) % CELLS_A_CHARACTER)
    characters = [
        BASE_64[16 * digits[at] + 4 * digits[at + 1] + digits[at + 2]]
        for at in range(0, len(digits), CELLS_A_CHARACTER)
    ]
    return f"{''.join(characters)}.{position.to_move + 1}"


def read_board(game_id: str, size: int, text: str) -> tuple[Game, Position]:
    """The game and the position that `write_board` has written. Raises `Failure`."""
    info = find_game(game_id)
    characters, _, to_move = text.partition(".")
    order = board_of(info, size).order
    if len(characters) != -(-len(order) // CELLS_A_CHARACTER) or to_move not in ("1", "2"):
        raise Failure(f"the board {text!r} is not of size {size}")
    digits = [BASE_64.index(character) >> shift & 3 for character in characters for shift in (4, 2, 0)]
    sets = [sum(1 << cell for cell, digit in zip(order, digits, strict=False) if digit == kind) for kind in range(4)]
    if any(digits[len(order) :]):
        raise Failure(f"the board {text!r} has more cells than its size {size}")
    board = board_of(info, size)
    try:
        game = make_game(info, size, board.names_of(sets[HOLE]))
    except InvalidSetup as error:
        raise Failure(f"the board {text!r} cannot be played on: {error}") from None
    return game, Position((sets[1], sets[2]), int(to_move) - 1)


def match_at(game: Game, position: Position) -> Match:
    """A match that begins with a position."""
    return new_match(game.id, game.board.size, game.board.names_of(game.holes), start=write_start(game, position))


def write_pack(game: str, puzzles: Iterable[Puzzle]) -> str:
    """A pack of these puzzles, from the easiest to the most difficult."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.key))
    lines = [f"{one.key} {one.size} {one.board} {one.rating} {one.themes} {'~'.join(one.line)}" for one in ordered]
    return "\n".join([f"{FORMAT} {game}", *lines]) + "\n"


def read_pack(text: str) -> list[Puzzle]:
    """The puzzles of a pack. Raises `Failure` that names the first invalid line."""
    head, *lines = text.split("\n")
    form, _, game = head.rpartition(" ")
    if form != FORMAT:
        raise Failure(f"a pack begins with {FORMAT!r} and its game, not with {head[:40]!r}")
    if not lines or lines[-1]:
        raise Failure("the pack is cut off: its last line has no end")
    found = []
    for number, line in enumerate(lines[:-1], start=2):
        fields = LINE_OF_PACK.fullmatch(line)
        if fields is None:
            raise Failure(f"line {number} of the pack is no puzzle: {line[:60]!r}")
        puzzle = Puzzle(game, int(fields[2]), fields[3], int(fields[4]), fields[5], tuple(fields[6].split("~")))
        if puzzle.key != fields[1]:
            raise Failure(f"line {number} of the pack has the key {fields[1]}, its board {puzzle.key}")
        found.append(puzzle)
    return found


def pack_file(game: str) -> Path:
    """The file of a game's pack."""
    return PACKS / f"{game}.txt"


def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game's pack; none where it has no pack."""
    file = pack_file(game)
    return read_pack(file.read_text(encoding="ascii")) if file.exists() else []


def bytes_a_puzzle(puzzles: Sequence[Puzzle], game: str) -> float:
    """The average number of bytes that a puzzle takes in a compressed pack; 0 for an empty pack."""
    size = len(gzip.compress(write_pack(game, puzzles).encode(), 9, mtime=0))
    return size / len(puzzles) if puzzles else 0.0

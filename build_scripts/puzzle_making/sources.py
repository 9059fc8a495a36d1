"""Where puzzles come from: games between characters on small boards, and the turns that could have been played there.

A source is one game, told by its number alone: the same number gives the same game and the same findings, wherever and
whenever. Its players are two of the game's five characters, with few playouts, for who blunders leaves something to be
found. Every position of the game that is late enough to be proven is looked at, and so is the position after each turn
with which a player could have lost from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from puzzle_making.packs import key_of, write_board
from puzzle_making.proofs import CHOICES, LEAST_RESISTING, Finding, find_puzzle
from puzzle_making.themes import themes_of
from py_engine.arena.openings import draw_opening
from py_engine.arena.players import Player, take_random_turn
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import random_holes
from py_engine.match import Match, new_match
from py_engine.match.start_positions import why_impossible
from py_engine.players.opponents import opponents_of
from py_engine.search.games import knowledge_of
from py_engine.search.knowledge import Knowledge
from py_engine.search.proof_search import ProofSearch
from py_engine.search.whole_turns import whole_turns


class Setting(NamedTuple):
    """A board on which games are played.

    free: free cells of the positions that are looked at, at least and at most. opening: random turns before the players
    take over, at most. Where games are decided early, long openings leave more to be found.
    """

    size: int
    holes: int
    free: tuple[int, int]
    opening: int = 4


SETTINGS = {
    "parasol": (Setting(3, 0, (7, 12)), Setting(4, 0, (8, 12)), Setting(4, 0, (8, 12)), Setting(5, 0, (8, 12))),
    "sum": (
        Setting(4, 1, (6, 12)),
        Setting(5, 0, (6, 12), 10),
        Setting(5, 2, (6, 12), 10),
        Setting(5, 4, (6, 12), 10),
        Setting(6, 1, (6, 12), 20),
        Setting(6, 3, (6, 12), 20),
        Setting(7, 0, (6, 11), 30),
        Setting(7, 2, (6, 11), 30),
    ),
    "subsume": (Setting(3, 0, (4, 15)), Setting(4, 0, (4, 20)), Setting(4, 0, (4, 20)), Setting(5, 0, (4, 20))),
    "surmount": (Setting(4, 0, (3, 9), 40), Setting(4, 0, (3, 9), 80)),
    "sunspot": (Setting(3, 0, (3, 13), 8), Setting(4, 0, (3, 18), 24)),
}

# Playouts a turn of the players, in Parasol 64 times as many, where so many cost as little.
PLAYOUTS = (8, 16, 32, 64)
CHEAPER = {"parasol": 64}

# Positions that the look at one game may keep, and expansions for one turn: first so many, as most positions have two
# turns that plainly win, and then, for those that are still open, more.
ROOM = 250_000
FIRST_EXPANSIONS, EXPANSIONS = 20, 500
MORE_EXPANSIONS = {"surmount": 1_500, "sunspot": 1_500}

# With more turns after which the other side does not win at once there is too much to prove.
MOST_OPEN = 24

# So many puzzles of one game, with different solutions, at most; and so many proofs that come to nothing.
MOST_FOUND = 2
MOST_TRIED = 12


class Source(NamedTuple):
    """One game to be played and looked at."""

    game: str
    number: int


class Candidate(NamedTuple):
    """A puzzle that was found: where, and what is proven of it (see `Finding` and `Puzzle`)."""

    key: str
    game: str
    source: int
    size: int
    board: str
    themes: str
    line: tuple[str, ...]
    turns: int
    choices: int
    resisting: int
    positions: int
    free: int


def play_source(source: Source) -> tuple[Setting, Match]:
    """The board of a source, and its game.

    The characters play until few enough cells are free, and from there chance does: near the end a character would
    prove what is best, at a cost, and what could have been played instead is looked at anyway.
    """
    random = Random(f"{source.game} puzzle {source.number}")
    setting = SETTINGS[source.game][source.number % len(SETTINGS[source.game])]
    info = find_game(source.game)
    holes = random_holes(info, setting.size, setting.holes, random) if setting.holes else []
    playouts = [count * CHEAPER.get(source.game, 1) for count in PLAYOUTS]
    players = [Player(random.choice(opponents_of(source.game)).id, playouts=random.choice(playouts)) for _ in range(2)]
    match = new_match(source.game, setting.size, holes)
    for turn in draw_opening(
        source.game, random.randrange(setting.opening + 1), random.getrandbits(32), size=setting.size, holes=holes
    ):
        match.play(turn)
    is_late = False
    while not match.is_over:
        is_late = is_late or match.game.free_cells(match.position).bit_count() <= setting.free[1]
        if is_late:
            take_random_turn(match, random, swap=False)
        else:
            players[match.to_move].take_turn(match, random)
    return setting, match


def search_source(source: Source) -> list[Candidate]:
    """The puzzles of one game, from its end backwards."""
    setting, match = play_source(source)
    game, turns = match.game, match.turns
    match = new_match(source.game, setting.size, match.holes)
    positions = []
    for turn in turns:
        if turn != "swap":
            positions.append(match.position)
        match.play(turn)
    late = [
        position
        for position in reversed(positions)
        if setting.free[0] <= game.free_cells(position).bit_count() <= setting.free[1]
    ]
    if not late:
        return []
    found: list[Candidate] = []
    tried = 0
    knowledge, shared = knowledge_of(game), ProofSearch(game, late[0], ROOM)
    for position in late:
        for start in puzzles_nearby(knowledge, position, shared):
            finding = find_puzzle(game, start, {other.line[0] for other in found})
            tried += 1
            if finding is not None:
                found.append(_candidate(source, game, start, finding))
                break
        if shared.finished or len(found) >= MOST_FOUND or tried >= MOST_TRIED:
            break
    return found


def puzzles_nearby(knowledge: Knowledge, position: Position, shared: ProofSearch) -> Iterator[Position]:
    """Positions with, it seems, one winning turn: this one, or one after a turn with which its mover loses.

    shared: keeps what has been proven, also of the later positions of a game, for the earlier ones.
    """
    game = knowledge.game
    if _wins_once(knowledge, position, shared):
        yield position
        return
    for after in whole_turns(game, position)[0]:
        if game.settled_for(after) is None and _wins_once(knowledge, after, shared):
            yield after


def _wins_once(knowledge: Knowledge, position: Position, shared: ProofSearch) -> bool:
    """Whether exactly one turn wins, as far as a short look at each shows."""
    game = knowledge.game
    if knowledge.winning_turn(position):
        return False
    turns, are_all = whole_turns(game, position)
    if not are_all or len(turns) not in CHOICES or why_impossible(find_game(game.id), game, position) is not None:
        return False
    searches = []
    for after in turns:
        winner = game.settled_for(after)
        if winner == position.to_move:
            return False
        if winner is None and not knowledge.winning_turn(after):
            searches.append(shared.beside(after))
    if not LEAST_RESISTING < len(searches) <= MOST_OPEN:
        return False
    won = 0
    last = MORE_EXPANSIONS.get(game.id, EXPANSIONS)
    for expansions in (FIRST_EXPANSIONS, last):
        for search in searches:
            search.run(expansions)
            won += search.winner == position.to_move
            if won > 1 or (search.winner is None and expansions == last):
                return False
        searches = [search for search in searches if search.winner is None]
    return won == 1


def _candidate(source: Source, game: Game, start: Position, found: Finding) -> Candidate:
    board = write_board(game, start)
    size = game.board.size
    return Candidate(
        key_of(source.game, size, board),
        source.game,
        source.number,
        size,
        board,
        themes_of(game, start, found),
        found.line,
        found.turns,
        found.choices,
        found.resisting,
        found.positions,
        game.free_cells(start).bit_count(),
    )

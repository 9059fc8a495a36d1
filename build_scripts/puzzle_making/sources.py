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

from py_engine.arena.game import GameSpec, play_game
from py_engine.arena.openings import draw_opening
from py_engine.arena.players import Player
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import random_holes
from py_engine.match import new_match
from py_engine.match.start_positions import why_impossible
from py_engine.players.opponents import opponents_of
from py_engine.search.games import knowledge_of
from py_engine.search.knowledge import Knowledge
from py_engine.search.proof_search import ProofSearch
from py_engine.search.whole_turns import whole_turns

from puzzle_making.packs import key_of, write_board
from puzzle_making.proofs import CHOICES, Finding, find_puzzle
from puzzle_making.themes import themes_of


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
    "parasol": (Setting(3, 0, (7, 14)), Setting(4, 0, (8, 13)), Setting(4, 0, (8, 13)), Setting(5, 0, (8, 13))),
    "sum": (
        Setting(4, 1, (6, 12)),
        Setting(5, 0, (6, 12)),
        Setting(5, 2, (6, 12)),
        Setting(5, 4, (6, 12)),
        Setting(6, 1, (6, 12)),
        Setting(6, 3, (6, 12)),
        Setting(7, 0, (6, 11)),
        Setting(7, 2, (6, 11)),
    ),
    "subsume": (Setting(3, 0, (4, 15)), Setting(4, 0, (4, 20)), Setting(4, 0, (4, 20)), Setting(5, 0, (4, 20))),
    "surmount": (Setting(4, 0, (0, 9), 40), Setting(4, 0, (0, 9), 60)),
    "sunspot": (Setting(3, 0, (3, 13), 8), Setting(4, 0, (3, 18), 24)),
}

# Playouts a turn of the players, in Parasol 64 times as many, where so many cost as little.
PLAYOUTS = (8, 16, 32, 64)
CHEAPER = {"parasol": 64}

# Positions that one look at what could have been played may keep, and expansions for one turn there: first so many, as
# most positions have two turns that plainly win, and then, for those that are still open, more.
ROOM = 60_000
EXPANSIONS = (40, 800)

# Turns after which the other side does not win at once: with fewer there is nothing to choose, with more too much to prove.
RESISTING = range(3, 25)

# So many puzzles of one game, from different turns of it, at most; and so many proofs that come to nothing.
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


def play_source(source: Source) -> tuple[Setting, list[str], tuple[str, ...]]:
    """The board of a source, its holes, and the turns of its game."""
    random = Random(f"{source.game} puzzle {source.number}")
    setting = SETTINGS[source.game][source.number % len(SETTINGS[source.game])]
    info = find_game(source.game)
    holes = random_holes(info, setting.size, setting.holes, random) if setting.holes else []
    playouts = [count * CHEAPER.get(source.game, 1) for count in PLAYOUTS]
    first, second = (
        Player(random.choice(opponents_of(source.game)).id, playouts=random.choice(playouts)) for _ in range(2)
    )
    opening = draw_opening(
        source.game, random.randrange(setting.opening + 1), random.getrandbits(32), size=setting.size, holes=holes
    )
    spec = GameSpec(source.game, (first, second), setting.size, tuple(holes), tuple(opening), random.getrandbits(32))
    turns = play_game(spec).record["turns"]
    assert isinstance(turns, list)
    return setting, holes, tuple(turns)


def search_source(source: Source) -> list[Candidate]:
    """The puzzles of one game, from its end backwards."""
    setting, holes, turns = play_source(source)
    match = new_match(source.game, setting.size, holes)
    positions = []
    for turn in turns:
        if turn != "swap":
            positions.append(match.position)
        match.play(turn)
    found: list[Candidate] = []
    tried = 0
    for position in reversed(positions):
        if not setting.free[0] <= match.game.free_cells(position).bit_count() <= setting.free[1]:
            continue
        for start in puzzles_nearby(match.game, position):
            finding = find_puzzle(match.game, start)
            tried += 1
            if finding is not None:
                found.append(_candidate(source, match.game, start, finding))
                break
        if len(found) >= MOST_FOUND or tried >= MOST_TRIED:
            break
    return found


def puzzles_nearby(game: Game, position: Position) -> Iterator[Position]:
    """Positions with, it seems, one winning turn: this one, or one after a turn with which its mover loses."""
    knowledge, shared = knowledge_of(game), ProofSearch(game, position, ROOM)
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
    if len(searches) not in RESISTING:
        return False
    won = 0
    for expansions in EXPANSIONS:
        for search in searches:
            search.run(expansions)
            won += search.winner == position.to_move
            if won > 1 or (search.winner is None and expansions == EXPANSIONS[-1]):
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

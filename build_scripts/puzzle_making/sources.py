"""The sources of puzzles: games between characters on small boards, and the turns that could have been played there.

A source is one game, determined by its number alone: the same number gives the same game and the same findings on any
machine. Each turn is played by one of the game's five characters, with few playouts and without proofs, because puzzles
arise from blunders. Every position that is late enough to be proven is examined, and so is the position after each turn
with which a player could have lost from there. Positions of Surmount are also varied, by a separate search
(`surmount_finder.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from puzzle_making.packs import key_of, write_board
from puzzle_making.proofs import USUAL, Finding, find_puzzle, is_proven_again
from puzzle_making.surmount_finder import SIZE, likely_puzzles
from puzzle_making.themes import themes_of
from py_engine.arena.players import take_random_turn
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game, random_holes
from py_engine.games.surmount import Surmount
from py_engine.match import Match, new_match
from py_engine.match.start_positions import why_impossible
from py_engine.players.opponents import opponents_of
from py_engine.players.thinking import Thinking
from py_engine.search.games import knowledge_of
from py_engine.search.knowledge import Knowledge
from py_engine.search.proof_search import ProofSearch
from py_engine.search.search import Search
from py_engine.search.whole_turns import whole_turns


class Setting(NamedTuple):
    """A board on which games are played.

    free: free cells of the positions that are examined, at least and at most. opening: random turns before the players
    take over, at least and at most. Where games are decided early, long openings leave more to be found.
    """

    size: int
    holes: int
    free: tuple[int, int]
    opening: tuple[int, int] = (0, 4)


SETTINGS = {
    "parasol": (Setting(3, 0, (7, 12)), Setting(4, 0, (8, 12)), Setting(4, 0, (8, 12)), Setting(5, 0, (8, 12))),
    "sum": (
        Setting(4, 1, (6, 12)),
        Setting(5, 0, (6, 12), (0, 10)),
        Setting(5, 2, (6, 12), (0, 10)),
        Setting(5, 4, (6, 12), (0, 10)),
        Setting(6, 1, (6, 12), (0, 20)),
        Setting(6, 3, (6, 12), (0, 20)),
        Setting(7, 0, (6, 11), (0, 30)),
        Setting(7, 2, (6, 11), (0, 30)),
    ),
    "subsume": (Setting(3, 0, (4, 15)), Setting(4, 0, (4, 18)), Setting(4, 0, (4, 18)), Setting(5, 0, (4, 18))),
    "sunspot": (
        Setting(3, 0, (3, 8), (8, 13)),
        Setting(4, 0, (3, 7), (24, 31)),
        Setting(4, 0, (3, 7), (24, 31)),
        Setting(5, 0, (3, 6), (48, 56)),
    ),
}

# All games of which puzzles are made.
GAMES = ("parasol", "sum", "subsume", "surmount", "sunspot")

# Playouts a turn of the players. Parasol has 64 times as many, as its playouts are that much cheaper.
PLAYOUTS = (8, 16, 32, 64)
CHEAPER = {"parasol": 64}

# Attempts to draw a random turn that does not end the game.
MOST_DRAWS = 20

# Positions that the search of one game may keep, and expansions for one turn. The first number is small, as most
# positions have two turns that win quickly; positions that are still open then get more.
ROOM = 250_000
FIRST_EXPANSIONS, EXPANSIONS = 20, 500
MORE_EXPANSIONS = {"sunspot": 800}

# With more turns after which the other side does not win at once there is too much to prove.
MOST_OPEN = 24

# Attempts to find a game that is even late in it: a short search gives the player to move a win rate within `EVEN` of
# one half. From there it is played to the end `ENDINGS` times.
MOST_GAMES = 8
PLAYOUTS_TO_JUDGE = 128
EVEN = 0.3
ENDINGS = 3

# Limits for one game: puzzles, with different solutions, and failed proofs.
MOST_FOUND = 2
MOST_TRIED = 12


class Source(NamedTuple):
    """One game to be played and examined."""

    game: str
    number: int


class Candidate(NamedTuple):
    """A puzzle that was found: its place, and its proof (see `Finding` and `Puzzle`)."""

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


def play_beginning(source: Source, random: Random) -> tuple[Setting, Match] | None:
    """A game up to where few enough cells are free, the first that is even there; None after `MOST_GAMES` that are not.

    Near the end the characters do without proofs: they would play it to perfection, at a cost.
    """
    setting = SETTINGS[source.game][source.number % len(SETTINGS[source.game])]
    info = find_game(source.game)
    for _ in range(MOST_GAMES):
        holes = random_holes(info, setting.size, setting.holes, random) if setting.holes else []
        match = new_match(source.game, setting.size, holes)
        for _ in range(random.randint(*setting.opening)):
            if not match.is_over:
                play_on(match, random)
        while not match.is_over and match.game.free_cells(match.position).bit_count() > setting.free[1]:
            play_blindly(match, random)
        if not match.is_over and is_even(match):
            return setting, match
    return None


def play_on(match: Match, random: Random) -> None:
    """A random turn, which does not end the game if one that does not is soon found."""
    for _ in range(MOST_DRAWS):
        if match.is_over:
            match.undo()
        take_random_turn(match, random, swap=False)
        if not match.is_over:
            return


def play_blindly(match: Match, random: Random) -> None:
    """One turn, by any of the characters, without a proof."""
    who, seed = random.choice(opponents_of(match.info.id)), random.getrandbits(32)
    playouts = random.choice(PLAYOUTS) * CHEAPER.get(match.info.id, 1)
    blind = Search(match.game, match.position, seed, proof_positions=0, asks=who.asks_network)
    turn = Thinking(match, who.id, playouts=playouts, seed=seed, memory=blind, attentive=True).finish().text
    match.play(turn if turn != "swap" else match.legal_turns()[0])


def is_even(match: Match) -> bool:
    """Return whether a short search finds neither side clearly ahead."""
    search = Search(match.game, match.position, 0, proof_positions=0)
    search.run(PLAYOUTS_TO_JUDGE * CHEAPER.get(match.info.id, 1))
    return abs(search.win_rate(search.best()) - 0.5) <= EVEN


def search_source(source: Source) -> list[Candidate]:
    """The puzzles of one game and of some ways in which it could have ended, each from its end backwards."""
    if source.game == Surmount.id:
        return search_surmount(source)
    random = Random(f"{source.game} puzzle {source.number}")
    begun = play_beginning(source, random)
    if begun is None:
        return []
    setting, match = begun
    game, length = match.game, len(match.turns)
    knowledge, shared = knowledge_of(game), ProofSearch(game, match.position, ROOM)
    found: list[Candidate] = []
    seen: set[Position] = set()
    tried = 0
    for _ in range(ENDINGS):
        positions = []
        while not match.is_over:
            if setting.free[0] <= game.free_cells(match.position).bit_count() <= setting.free[1]:
                positions.append(match.position)
            play_blindly(match, random)
        while len(match.turns) > length:
            match.undo()
        for position in reversed(positions):
            if position in seen:
                continue
            seen.add(position)
            for start in puzzles_nearby(knowledge, position, shared):
                finding = find_puzzle(game, start, {other.line[0] for other in found})
                tried += 1
                if finding is not None:
                    found.append(_candidate(source, game, start, finding))
                    break
            if shared.finished or len(found) >= MOST_FOUND or tried >= MOST_TRIED:
                return found
    return found


def search_surmount(source: Source) -> list[Candidate]:
    """The puzzles among the finds of the search in C, of those that can be proven in a second way."""
    info = find_game(source.game)
    game = make_game(info, SIZE)
    found: list[Candidate] = []
    for start in likely_puzzles(game, source.number):
        if why_impossible(info, game, start) is None:
            finding = find_puzzle(game, start, {other.line[0] for other in found})
            if finding is not None and is_proven_again(game, start):
                found.append(_candidate(source, game, start, finding))
    return found


def puzzles_nearby(knowledge: Knowledge, position: Position, shared: ProofSearch) -> Iterator[Position]:
    """Positions with, it seems, one winning turn: this one, or one after a turn with which its mover loses.

    shared: keeps the proofs, also of the later positions of a game, for the earlier ones.
    """
    game = knowledge.game
    if _wins_once(knowledge, position, shared):
        yield position
        return
    for after in whole_turns(game, position)[0]:
        if game.settled_for(after) is None and _wins_once(knowledge, after, shared):
            yield after


def _wins_once(knowledge: Knowledge, position: Position, shared: ProofSearch) -> bool:
    """Return whether exactly one turn wins, as far as a short search of each shows."""
    game = knowledge.game
    if knowledge.winning_turn(position):
        return False
    turns, are_all = whole_turns(game, position)
    if not are_all or len(turns) not in USUAL.choices or why_impossible(find_game(game.id), game, position) is not None:
        return False
    searches = []
    for after in turns:
        winner = game.settled_for(after)
        if winner == position.to_move:
            return False
        if winner is None and not knowledge.winning_turn(after):
            searches.append(shared.beside(after))
    if not USUAL.least_resisting < len(searches) <= MOST_OPEN:
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

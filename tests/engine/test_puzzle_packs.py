"""The packs of puzzles: as their format says, and every puzzle that is small enough proven once more.

Small ones are proven in two further ways that share nothing with the search that found them: every turn tried depth
first with the engine's rules (`FullSearch`), and the whole tree counted out with the plain references' rules.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from extent import by_extent
from reference_rules import reference_of
from references import parasol, position

from py_engine import new_match
from py_engine.games.base import Action, Game, Position
from py_engine.games.catalogue import CATALOGUE
from py_engine.games.facts import Threats
from py_engine.match import Match
from py_engine.match.start_positions import write_start
from py_engine.search.whole_turns import whole_turns

# Inside Pyodide there are neither the packs nor what reads them.
packs = pytest.importorskip("puzzle_making.packs")
proofs = pytest.importorskip("puzzle_making.proofs")

GAMES = [info.id for info in CATALOGUE if packs.pack_file(info.id).exists()]

# Free cells of the puzzles that are proven again: by the engine's rules, and by the references'. To count
# Surmount out to its last capture takes too long.
FREE = {"parasol": 9, "sum": 8, "subsume": 10, "sunspot": 5, "surmount": 5}
FEW_FREE = {"parasol": 7, "sum": 7, "subsume": 7, "sunspot": 3, "surmount": 2}

# The least ratings of easy puzzles that no character has tried, of others, and of the next level; of the first the most
# free cells and turns; and how many easy puzzles there are at least.
FIRST, OTHERS, MEDIUM = 400, 600, 1000
FEW_CELLS, MOST_LISTED = 18, 24
EASY = 60

# Of a pack's line; and of one puzzle in a compressed pack, on average.
MOST_CHARACTERS, MOST_BYTES = 160, 100


@cache
def puzzles_of(game: str) -> list[packs.Puzzle]:
    found: list[packs.Puzzle] = packs.puzzles_of(game)
    return found


def small_puzzles(game_id: str, most_free: int) -> list[packs.Puzzle]:
    """Puzzles with at most this many free cells: usually, only those with a feature that none before them has."""
    found, shown = [], set[object]()
    for puzzle in puzzles_of(game_id):
        game, start = puzzle.setup()
        free = game.free_cells(start).bit_count()
        shows = {("free", free), ("size", puzzle.size), ("length", len(puzzle.line)), *puzzle.themes}
        if free <= most_free and by_extent(usual=not shows <= shown, everything=True):
            found.append(puzzle)
            shown |= shows
    return found


def test_every_key_is_there_once() -> None:
    keys = [puzzle.key for game in GAMES for puzzle in puzzles_of(game)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_small_and_goes_from_the_easiest_to_the_most_difficult(game: str) -> None:
    puzzles = puzzles_of(game)
    assert packs.bytes_a_puzzle(puzzles, game) <= MOST_BYTES
    text = packs.pack_file(game).read_text(encoding="ascii")
    assert max(map(len, text.splitlines())) <= MOST_CHARACTERS
    assert packs.write_pack(game, puzzles) == text
    for puzzle in puzzles:
        assert set(puzzle.themes) <= packs.THEMES.keys()
        assert len(set(puzzle.themes)) == len(puzzle.themes)
        assert FIRST <= puzzle.rating <= 2400


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_easy_puzzles_of_each_game_with_one_theme_and_a_turn_or_two_to_find(game_id: str) -> None:
    assert sum(puzzle.rating < MEDIUM for puzzle in puzzles_of(game_id)) >= EASY
    for puzzle in puzzles_of(game_id):
        if puzzle.rating < OTHERS:
            game, start = puzzle.setup()
            assert len(puzzle.line) in (1, 3)
            assert len(puzzle.themes) == 1
            assert len(whole_turns(game, start)[0]) <= MOST_LISTED
            assert game.free_cells(start).bit_count() <= FEW_CELLS


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_puzzle_of_a_game_is_won_by_one_turn_and_shows_its_marks(game_id: str) -> None:
    first, second = puzzles_of(game_id)[:2]
    assert first.rating == FIRST < second.rating
    assert len(first.line) == 1
    game, start = first.setup()
    assert game.threats(start) != Threats()


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_every_line_can_be_played_and_ends_with_a_turn_of_the_solver(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        game, start = puzzle.setup()
        match = new_match(game_id, puzzle.size, game.board.names_of(game.holes), start=write_start(game, start))
        assert (1 if puzzle.rating < OTHERS else 3) <= len(puzzle.line) <= packs.LONGEST_LINE
        assert len(puzzle.line) % 2 == 1
        for turn in puzzle.line:
            match.play(turn)
            assert match.turns[-1] == turn
        assert puzzle.line[-1] != "pass"
        if len(puzzle.line) < packs.LONGEST_LINE:
            exact = proofs.Exact(proofs.until_plain(game), start.to_move)
            assert exact.wins_within(match.position, 1) or nothing_is_left_to_find(match, exact)


def nothing_is_left_to_find(match: Match, exact: proofs.Exact) -> bool:
    """Return whether each turn of the solver wins after a reply that holds out longest, such as a forced pass."""
    game = match.game
    left = {after: exact.turns_to_win(after) or 0 for after in whole_turns(game, match.position)[0]}
    longest = max(left.values())
    return any(
        all(exact.wins_within(later) for later in whole_turns(game, after)[0])
        for after, turns in left.items()
        if turns == longest
    )


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_the_turn_shown_wins_and_every_other_loses_by_full_search(game_id: str) -> None:
    for puzzle in small_puzzles(game_id, FREE[game_id]):
        game, start = puzzle.setup()
        assert proofs.winning_by_full_search(game, start) == [puzzle.line[0]], puzzle
        search = proofs.Exact(proofs.until_plain(game), start.to_move, most_answers=10**9)
        [after] = [there for there, steps in whole_turns(game, start)[0].items() if is_turn(game, start, steps, puzzle)]
        left = search.turns_to_win(after)
        assert left is not None
        assert_stubborn(game, search, after, left, puzzle)


def is_turn(game: Game, start: Position, steps: tuple[Action, ...], puzzle: packs.Puzzle) -> bool:
    """Return whether these steps are the solution."""
    return game.turn_text(start, steps) == puzzle.line[0]


def assert_stubborn(game: Game, search: proofs.Exact, start: Position, left: int, puzzle: packs.Puzzle) -> None:
    """No reply holds out longer than the one shown, and no answer wins faster."""
    after = start
    for turn in puzzle.line[1:]:
        turns = {game.turn_text(after, steps): there for there, steps in whole_turns(game, after)[0].items()}
        lengths = {text: search.turns_to_win(there) for text, there in turns.items()}
        known = [length for length in lengths.values() if length is not None]
        best = min(known) if after.to_move == search.attacker else max(known)
        assert lengths[turn] == best == left - 1, (puzzle, turn)
        after, left = turns[turn], left - 1


class Counted(NamedTuple):
    """The winner of a reference's position, and the turns to the end, if the winner hurries and the loser delays."""

    winner: int
    turns: int


def count_out(rules: position.Rules, start: position.Position, known: dict[object, Counted]) -> Counted:
    """The whole tree of a position, each position once."""
    key = (frozenset(start.stones.items()), start.mover)
    if key not in known:
        winner = plain_winner(rules, start)
        if winner is not None:
            known[key] = Counted(winner, 0)
        else:
            values = [count_out(rules, play(), known) for play in rules.turns(start).values()]
            won = [value.turns for value in values if value.winner == start.mover]
            turns = min(won) if won else max(value.turns for value in values)
            known[key] = Counted(start.mover if won else 1 - start.mover, 1 + turns)
    return known[key]


def plain_winner(rules: position.Rules, start: position.Position) -> int | None:
    """The winner; in Parasol, the player who holds a majority of the parasols."""
    if isinstance(rules, parasol.Rules):
        held = [rules.parasols_held(dict(start.stones), player) for player in (0, 1)]
        return next((player for player in (0, 1) if 2 * held[player] > len(rules.parasols)), None)
    return start.winner


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_plain_rules_counted_out_say_the_same(game_id: str) -> None:
    for puzzle in small_puzzles(game_id, FEW_FREE[game_id]):
        game, start = puzzle.setup()
        rules = reference_of(game_id, puzzle.size, game.board.names_of(game.holes))
        stones = {name: colour for colour in (0, 1) for name in game.board.names_of(start.stones[colour])}
        known: dict[object, Counted] = {}
        plain = position.Position(stones, start.to_move, turns_played=10)
        values = {text: count_out(rules, play(), known) for text, play in rules.turns(plain).items()}
        assert [text for text, value in values.items() if value.winner == start.to_move] == [puzzle.line[0]], puzzle
        if game_id != "sum":  # its lengths are counted to where nothing can be removed, which the rules do not know
            exact = proofs.Exact(proofs.until_plain(game), start.to_move, most_answers=10**9)
            assert exact.turns_to_win(start) == 1 + values[puzzle.line[0]].turns, puzzle

"""Trials of the characters on a puzzle: as they play, and by reading alone.

As they play, all characters prove endings that are small enough, so hardly any of these puzzles tells them apart (but
for the one that overlooks things). A person cannot do that. So each also tries with proofs switched off, a part of its
playouts and nothing overlooked: by reading alone.
"""

from __future__ import annotations

from typing import NamedTuple

from puzzle_making.packs import Puzzle, match_at, read_board
from puzzle_making.sources import Candidate
from py_engine.match import Match
from py_engine.players.opponents import Opponent, opponents_of
from py_engine.players.thinking import Thinking
from py_engine.search.search import Search

# Tries of each character, each with another seed.
TRIES_AS_PLAYED, TRIES_READING = 1, 2

# The largest budget, as more playouts would take too long for thousands of puzzles. Only Parasol's fifth is cut by it.
MOST_PLAYOUTS = 131_072

# Of so few free cells whole budgets read nearly everything. (A search plays a batch at least, see `search/params.py`.)
READING_PART = 16

# A step is plausible that the third character's reading thinks as good as the solution, or nearly so.
NEARLY = 0.03
JUDGE = 2


class Answers(NamedTuple):
    """The number of tries in which each of the five characters, in rising strength, found the solution."""

    as_played: tuple[int, ...]
    reading: tuple[int, ...]


class Tried(NamedTuple):
    """The answers to a puzzle, and how many steps seem as good as the solution's first, or nearly so."""

    key: str
    as_played: tuple[int, ...]
    reading: tuple[int, ...]
    plausible: int


def try_puzzle(one: Candidate) -> Tried:
    """Let each character try a puzzle that was found."""
    match = match_at(*read_board(one.game, one.size, one.board))
    answers = _answers(match, one.line[0])
    return Tried(one.key, *answers, _plausible(match, opponents_of(one.game)[JUDGE], one.line[0]))


def try_packed(puzzle: Puzzle) -> Answers:
    """Let each character try a puzzle of a pack."""
    return _answers(match_at(*puzzle.setup()), puzzle.line[0])


def _answers(match: Match, solution: str) -> Answers:
    five = opponents_of(match.info.id)
    return Answers(
        tuple(sum(_plays(match, who, seed) == solution for seed in range(TRIES_AS_PLAYED)) for who in five),
        tuple(sum(_reads(match, who, seed) == solution for seed in range(TRIES_READING)) for who in five),
    )


def _plays(match: Match, who: Opponent, seed: int) -> str:
    search = Search(match.game, match.position, seed, asks=who.asks_network)
    playouts = min(who.budget_in(search), MOST_PLAYOUTS)
    return Thinking(match, who.id, playouts=playouts, seed=seed, memory=search).finish().text


def _reads(match: Match, who: Opponent, seed: int) -> str:
    blind = Search(match.game, match.position, seed, proof_positions=0, asks=who.asks_network)
    playouts = max(1, who.budget_in(blind) // READING_PART)
    return Thinking(match, who.id, playouts=playouts, seed=seed, memory=blind, attentive=True).finish().text


def _plausible(match: Match, judge: Opponent, solution: str) -> int:
    search = Search(match.game, match.position, 0, proof_positions=0)
    search.run(judge.playouts)
    first = match.game.read_turn(match.position, solution)[0]
    right = search.root.actions.index(first)
    least = search.win_rate(right) - NEARLY
    return sum(index != right and search.win_rate(index) >= least for index in range(len(search.root.actions)))

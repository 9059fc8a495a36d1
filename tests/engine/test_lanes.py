"""Lanes against the one-board rules: every step of every sampled lane is legal there and ends in the same way."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import pairwise
from random import Random

import pytest
from setups import positions_of_random_games

from py_engine import new_match
from py_engine.board.boards import hex_board, square_board
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import CATALOGUE, find_game
from py_engine.games.setup import make_game
from py_engine.search.cell_counts import count_cells, pack, unpack
from py_engine.search.games import KNOWLEDGE, knowledge_of
from py_engine.search.games.parasol import ParasolLanes, majority_counter
from py_engine.search.lanes import LaneBoard, RandomMasks
from py_engine.search.playouts import LanePlayouts, OneBoardPlayouts, Playouts, PlayoutStats

GAMES = list(KNOWLEDGE)
ROUND_GAMES = [game for game in GAMES if game != "parasol"]  # Parasol's lanes have no steps: a filling is made at once
SIZES = {"subsume": (4, 6), "parasol": (3, 5), "surmount": (4, 5), "sunspot": (3, 5), "sum": (5, 9)}


def followers(game: Game, position: Position, whole_turn: bool) -> list[Position]:
    """The positions a step of a playout later, or at the ends of all turns that can be completed from here."""
    found, open_positions = [], [position]
    while open_positions:
        here = open_positions.pop()
        for action in knowledge_of(game).playout_actions(here):
            after = game.apply(here, action)
            if whole_turn and after.stage:
                open_positions.append(after)
            else:
                found.append(after)
    return found


class Rounds:
    """The rounds of a batch, and its results once they are through."""

    stats: list[PlayoutStats]

    def __init__(self, rounds: Generator[None, None, list[PlayoutStats]]) -> None:
        self._rounds = rounds

    def __iter__(self) -> Iterator[None]:
        self.stats = yield from self._rounds


def sixteen_lanes(game_id: str, size_index: int, seed: int) -> tuple[Game, LanePlayouts, list[Position]]:
    """A game, its lanes, and a position for each of them: of random games, and four times the start."""
    game = make_game(find_game(game_id), SIZES[game_id][size_index])
    lanes = knowledge_of(game).make_playouts(16, Random(seed))
    assert isinstance(lanes, LanePlayouts)
    return game, lanes, positions_of_random_games(game, 12, seed=seed + 1) + [game.start()] * 4


def lane_positions(lanes: LanePlayouts, starts: list[Position]) -> list[tuple[tuple[int, int], int]]:
    """Stones by colour and colour to move, of each lane."""
    found = []
    unloaded = (lanes.grid.unload(x) for x in (lanes.own, lanes.enemy, lanes.away))
    for start, own, enemy, away in zip(starts, *unloaded, strict=True):
        mover = 1 - start.to_move if away else start.to_move
        found.append(((own, enemy) if mover == 0 else (enemy, own), mover))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("size_index", [0, 1])
@pytest.mark.parametrize("game_id", ROUND_GAMES)
def test_every_step_of_a_lane_is_legal_on_one_board_and_ends_the_same(game_id: str, size_index: int) -> None:
    game, lanes, starts = sixteen_lanes(game_id, size_index, seed=1)
    current = list(starts)
    alive_before = [1] * 16
    for _ in (rounds := Rounds(lanes.play_in_rounds(starts))):
        alive = lanes.grid.unload(lanes.alive)
        seen = lane_positions(lanes, starts)
        for lane, (stones, mover) in enumerate(seen):
            if not alive_before[lane]:
                continue
            options = followers(game, current[lane], whole_turn=game_id == "sunspot")
            if game_id == "surmount":
                options.append(current[lane])  # a refused replacement changes nothing
            matching = [after for after in options if (after.stones, after.to_move) == (stones, mover)]
            assert matching or not alive[lane], f"lane {lane} made a step that is not legal"
            if not alive[lane]:
                # the lane may have handed the move over or not; the stones must be those of a finished game
                matching = [after for after in options if after.stones == stones and game.outcome(after) is not None]
                assert matching, f"lane {lane} ended a game that is not over"
            else:
                assert game.outcome(matching[0]) is None, f"lane {lane} plays on in a game that is over"
            assert len(set(matching)) == 1, "the stones and the mover tell all steps apart"
            current[lane] = matching[0]
        alive_before = alive
    outcomes = [game.outcome(position) for position in current]
    assert [stats.wins[0] for stats in rounds.stats] == [int(outcome.winner == 0) for outcome in outcomes if outcome]


@pytest.mark.parametrize("size_index", [0, 1])
@pytest.mark.parametrize("game_id", ROUND_GAMES)
def test_amaf_counts_of_a_cell_are_what_was_placed_there_and_by_whom(game_id: str, size_index: int) -> None:
    _, lanes, starts = sixteen_lanes(game_id, size_index, seed=11)
    before = [(start.stones, start.to_move) for start in starts]
    placed = ([0] * 16, [0] * 16)
    for _ in (rounds := Rounds(lanes.play_in_rounds(starts))):
        now = lane_positions(lanes, starts)
        for lane, ((stones, mover), (after, _)) in enumerate(zip(before, now, strict=True)):
            placed[mover][lane] |= (after[0] | after[1]) & ~(stones[0] | stones[1])
            if game_id == "surmount":  # a stone that replaces another
                placed[mover][lane] |= stones[1 - mover] & after[mover]
        before = now
    for lane, stats in enumerate(rounds.stats):
        for colour in (0, 1):
            cells = placed[colour][lane]
            assert stats.amaf_visits[colour] == count_cells([cells], lanes.length)
            assert stats.amaf_wins[colour] == count_cells([cells] if stats.wins[colour] else [], lanes.length)


@pytest.mark.parametrize("size", [2, 3, 5, 10])
def test_every_board_of_a_filling_has_as_many_stones_of_a_colour_as_a_game_and_the_outcome_of_one(size: int) -> None:
    game = make_game(find_game("parasol"), size)
    lanes = knowledge_of(game).make_playouts(64, Random(13))
    assert isinstance(lanes, ParasolLanes)
    cells = list(game.board.order)
    first_places = (len(cells) + 1) // 2
    won_by_first = set()
    for _ in range(3):
        filling = lanes.filling(len(cells), first_places)
        winners = majority_counter(game.board)(*filling)
        for lane in range(64):
            first = sum(1 << cell for cell, held in zip(cells, filling, strict=True) if held >> lane & 1)
            assert first.bit_count() == first_places
            outcome = game.outcome(Position((first, game.board.cells ^ first), len(cells) % 2))
            assert outcome is not None
            assert (winners >> lane & 1) == (outcome.winner == 0)
            won_by_first.add(outcome.winner == 0)
    assert won_by_first == ({True} if size == 2 else {False, True})  # one parasol is the first player's


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_lanes_and_one_board_win_equally_often(game_id: str) -> None:
    game = make_game(find_game(game_id), SIZES[game_id][0])
    lanes: Playouts = knowledge_of(game).make_playouts(128, Random(3))
    one_board = OneBoardPlayouts(game, 600, Random(4), knowledge_of(game).random_action)
    for position in positions_of_random_games(game, 3, seed=5):
        expected = one_board.play([position])[0]
        wins = playouts = 0
        for _ in range(5):
            stats = lanes.play([position])[0]
            wins, playouts = wins + stats.wins[0], playouts + stats.playouts
        share, expected_share = wins / playouts, expected.wins[0] / expected.playouts
        # Five standard errors of the difference, and a little for the choice that is not quite even.
        allowed = 5 * (0.25 / playouts + 0.25 / expected.playouts) ** 0.5 + 0.02
        assert abs(share - expected_share) < allowed


@pytest.mark.parametrize("game_id", GAMES)
def test_stats_count_every_playout_once_and_only_free_cells(game_id: str) -> None:
    game = new_match(game_id, SIZES[game_id][0]).game
    for position in positions_of_random_games(game, 2, seed=6):
        all_stats = knowledge_of(game).make_playouts(64, Random(7)).play([position, position])
        for stats in all_stats:
            assert sum(stats.wins) == stats.playouts
            for colour in (0, 1):
                amaf_visits = unpack(stats.amaf_visits[colour], game.board.cells.bit_length())
                amaf_wins = unpack(stats.amaf_wins[colour], game.board.cells.bit_length())
                for cell, (count, won) in enumerate(zip(amaf_visits, amaf_wins, strict=True)):
                    assert 0 <= won <= count <= stats.playouts
                    if not game.board.cells >> cell & 1:
                        assert count == 0


def test_every_game_that_the_search_knows_is_tried_here_in_lanes() -> None:
    assert set(KNOWLEDGE) <= {info.id for info in CATALOGUE}
    assert set(SIZES) == set(KNOWLEDGE), "enter the game's boards in SIZES in tests/engine/test_lanes.py"


@pytest.mark.parametrize("board", [hex_board(2), hex_board(6), hex_board(10), square_board(3), square_board(19)])
def test_lanes_are_loaded_counted_and_compared_one_by_one(board: object) -> None:
    random = Random(8)
    grid = LaneBoard(board, 9)  # type: ignore[arg-type]
    sets = [random.getrandbits(grid.stride) & grid.board.cells for _ in range(8)] + [grid.board.cells]
    x = grid.load(sets)
    assert grid.unload(x) == sets
    assert grid.unload(grid.counts(x)) == [cells.bit_count() for cells in sets]
    y = grid.load(sets[1:] + sets[:1])
    flagged = [bool(lane) for lane in grid.unload(grid.where_at_least(grid.counts(x), grid.counts(y)))]
    assert flagged == [a.bit_count() >= b.bit_count() for a, b in pairwise([*sets, sets[0]])]
    assert grid.unload(grid.lowest(x)) == [cells & -cells for cells in sets]


def test_a_pick_is_one_cell_of_each_lane_nearly_evenly() -> None:
    board = hex_board(5)
    grid = LaneBoard(board, 64)
    masks = RandomMasks(grid, Random(9))
    picked = [0] * board.cells.bit_length()
    for _ in range(600):
        for cell in grid.unload(masks.pick(grid.cells)):
            assert cell.bit_count() == 1
            picked[cell.bit_length() - 1] += 1
    mean = 600 * 64 / board.cell_count
    assert all(0.75 * mean < picked[cell] < 1.25 * mean for cell in board.order)


def test_a_pick_leaves_an_empty_lane_empty() -> None:
    grid = LaneBoard(hex_board(3), 4)
    one = 1 << grid.board.order[5]
    assert grid.unload(RandomMasks(grid, Random(1)).pick(grid.load([0, one, 0, one]))) == [0, one, 0, one]


def test_counts_of_cells_are_packed_and_unpacked() -> None:
    random = Random(10)
    sets = [random.getrandbits(132) for _ in range(11)]
    counts = unpack(count_cells(sets, 132), 132)
    assert counts == [sum(cells >> cell & 1 for cells in sets) for cell in range(132)]
    assert unpack(pack(counts), 132) == counts
    assert count_cells([], 132) == 0

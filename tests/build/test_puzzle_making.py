"""The making of puzzles: the packs' format, the definition of a puzzle, and work that can be broken off."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from puzzle_making import collecting, kept, proving, solving, sources, table
from puzzle_making.collecting import candidates_of, collect, try_all
from puzzle_making.difficulty import EASIEST, HARDEST, explain, rate
from puzzle_making.easy import FIRST, find_easy
from puzzle_making.kept import found_file
from puzzle_making.packing import choose, likeness
from puzzle_making.packs import Puzzle, key_of, puzzles_of, read_board, read_pack, write_board, write_pack
from puzzle_making.proofs import Exact, find_puzzle, until_plain, winning_by_full_search
from puzzle_making.proving import prove_packs
from puzzle_making.solving import solve_packs
from puzzle_making.sources import Candidate, Source, search_source
from puzzle_making.themes import themes_of
from puzzle_making.trying import Tried
from py_engine.arena.files import KeptLines
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import CATALOGUE, find_game
from py_engine.games.setup import make_game, random_holes
from py_engine.match.start_positions import read_stones
from py_engine.players.opponents import opponents_of
from py_engine.search.whole_turns import whole_turns
from support.console import Failure


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests' findings apart from real ones."""
    monkeypatch.setattr(kept, "FOUND", tmp_path)


def position_of(game_id: str, size: int, text: str, holes: tuple[str, ...] = ()) -> tuple[Game, Position]:
    """A position from the text of a start."""
    game = make_game(find_game(game_id), size, holes)
    return game, read_stones(game, text)


# --- the format ---


@pytest.mark.parametrize("game_id", [info.id for info in CATALOGUE])
def test_a_board_is_read_as_it_was_written(game_id: str) -> None:
    random = Random(game_id)
    for size in (4, 5):
        holes = random_holes(find_game(game_id), size, 3 - size % 2, random) if game_id == "sum" else []
        game = make_game(find_game(game_id), size, holes)
        position = game.start()
        for _ in range(8):
            position = game.apply(position, random.choice(game.legal_actions(position)))
        position = Position(position.stones, position.to_move)
        again, read = read_board(game_id, size, write_board(game, position))
        assert read == position
        assert again.holes == game.holes


def test_three_cells_are_a_character_and_the_first_is_in_its_highest_bits() -> None:
    game, position = position_of("sum", 3, "a1/a2 b1/2", ("a3", "b2"))
    # a1 1, a2 2, a3 3 are 27, "b"; b1 2, b2 3, b3 0 are 44, "s"; the third column is empty.
    assert write_board(game, position) == "bsA.2"


PUZZLE = Puzzle("parasol", 3, "hKhUiFQ.2", 660, "rn", ("d2", "a2", "b1", "c5", "d4"))


def test_a_pack_is_read_as_it_was_written_from_the_easiest_on() -> None:
    harder = PUZZLE._replace(board="hKhUiFQ.1", rating=1500)
    pack = write_pack("parasol", [harder, PUZZLE])
    assert pack.splitlines()[1] == f"{PUZZLE.key} 3 hKhUiFQ.2 660 rn d2~a2~b1~c5~d4"
    assert read_pack(pack) == [PUZZLE, harder]


def test_a_key_stays_the_same_when_packs_grow() -> None:
    assert PUZZLE.key == key_of("parasol", 3, "hKhUiFQ.2") == "c1r5zr"


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lambda text: text[:-4], "cut off"),
        (lambda text: text.replace("puzzles 1", "puzzles 9"), "begins with"),
        (lambda text: text.replace(" 660 ", " 66 "), "line 2 of the pack is no puzzle"),
        (lambda text: text.replace("hKhU", "hKhV"), "has the key"),
        (lambda text: text + "\n", "is no puzzle"),
        (lambda _: "", "begins with"),
    ],
)
def test_a_pack_that_is_none_is_named_as_such(damage: object, complaint: str) -> None:
    assert callable(damage)
    with pytest.raises(Failure, match=complaint):
        read_pack(damage(write_pack("parasol", [PUZZLE])))


@pytest.mark.parametrize("board", ["hKhUiF.2", "hKhUiFQ.3", "hKhUiFQ", "hKhUiFR.2", "____iFQ.2"])
def test_a_board_that_does_not_fit_its_size_is_refused(board: str) -> None:
    with pytest.raises(Failure, match="the board"):
        read_board("parasol", 3, board)


# --- what is a puzzle ---


def test_a_position_with_one_winning_turn_is_a_puzzle_and_its_line_holds_out_longest() -> None:
    game, position = PUZZLE.setup()
    found = find_puzzle(game, position)
    assert found is not None
    assert found.line[0] == "d2"
    assert found.turns == len(found.line) == 5
    search = Exact(until_plain(game), position.to_move)
    assert [search.turns_to_win(after) for after in found.after] == [4, 3, 2, 1, 0]


def test_a_solution_that_is_known_is_not_wanted_again() -> None:
    game, position = PUZZLE.setup()
    assert find_puzzle(game, position, {"d2"}) is None


@pytest.mark.parametrize(
    ("why", "size", "start"),
    [
        # The one parasol of size 2 takes four of seven stones.
        ("any turn wins", 2, "b1 b2 b3/a1/1"),
        ("no turn wins", 2, "a1/b1 b2 b3/1"),
        ("one wins, but at once", 2, "a1 a2 b1/b2 b3/1"),
        ("too few turns for a choice", 2, "a1 a2/b1 b2/1"),
    ],
)
def test_what_is_no_puzzle(why: str, size: int, start: str) -> None:
    assert find_puzzle(*position_of("parasol", size, start)) is None, why


def test_in_parasol_a_win_is_counted_to_the_majority() -> None:
    game, position = position_of("parasol", 2, "a1 a2 b1/b2 b3/1")
    assert Exact(until_plain(game), 0).turns_to_win(position) == 1
    assert Exact(game, 0).turns_to_win(position) == 2


def test_in_sum_a_win_is_counted_to_stones_that_nothing_can_remove() -> None:
    game, position = position_of("sum", 3, "a1 a2 b1 b2 c1/c3/2")
    plain = until_plain(game)
    assert game.decided_for(position) == plain.settled_for(position) == 0
    assert Exact(plain, 0).turns_to_win(position) == 0


def test_themes_tell_what_the_solution_does() -> None:
    game, position = PUZZLE.setup()
    found = find_puzzle(game, position)
    assert found is not None
    assert themes_of(game, position, found) == "rn"


# --- easy ones ---


def test_easy_puzzles_are_added_to_those_that_are_there_and_to_none_twice() -> None:
    pack = puzzles_of("parasol")
    others = [one for one in pack if one.rating >= EASIEST]
    two = find_easy("parasol", others, minutes=10, wanted=2)
    four = find_easy("parasol", [*others, *two], minutes=10, wanted=4)
    assert {one.key for one in two} < {one.key for one in four}
    assert len({likeness(one) for one in [*others, *four]}) == len(others) + 4
    assert sorted(len(one.line) for one in four) == [1, 1, 1, 3]
    assert sum(one.rating == FIRST for one in four) == 1
    for one in four:
        assert winning_by_full_search(*one.setup()) == [one.line[0]]
        assert FIRST <= one.rating < EASIEST


def test_no_easy_puzzle_is_looked_for_when_the_time_is_over() -> None:
    assert find_easy("parasol", [], minutes=0) == []


# --- where puzzles come from ---


def test_the_number_of_a_game_tells_all_of_it() -> None:
    first, again = (search_source(Source("parasol", 2)) for _ in range(2))
    assert first == again
    assert first, "this game was chosen because it has one"


def test_images_of_a_position_are_alike_with_the_colours_changed_too() -> None:
    def candidate(start: str) -> Candidate:
        game, position = position_of("parasol", 3, start)
        board = write_board(game, position)
        return Candidate(key_of("parasol", 3, board), "parasol", 0, 3, board, "n", ("d2",), 5, 6, 5, 100, 6)

    one, turned, changed, other = map(candidate, ("a1/c3/1", "a3/c3/1", "c3/a1/2", "a2/c3/1"))
    assert likeness(one) == likeness(turned) == likeness(changed) != likeness(other)
    assert choose([one, turned, changed, other]) == [one, other]


# --- work that is broken off ---


def found_nothing(source: Source) -> list[Candidate]:
    """Stand-in for the search of a game."""
    return []


def test_a_search_goes_on_where_it_was_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "search_source", found_nothing)
    collect(["sum"], 3)
    assert [line["source"] for line in KeptLines(found_file("sum")).lines] == [0, 1, 2]
    with found_file("sum").open("a") as stream:
        stream.write('{"source":3,"fou')  # as a crash leaves it
    collect(["sum"], 2)
    assert [line["source"] for line in KeptLines(found_file("sum")).lines] == [0, 1, 2, 3, 4]


def test_games_are_searched_in_turn_and_slow_ones_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []
    monkeypatch.setattr(collecting, "search_source", lambda source: searched.append(source.game) or [])
    monkeypatch.setattr(collecting, "SLOWER", {"sunspot": 2})
    collect(["sum", "sunspot"], 4)
    assert searched == ["sum", "sum", "sunspot", "sum", "sum", "sunspot"]


def test_no_more_is_begun_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "search_source", found_nothing)
    assert collect(["sum"], 3, minutes=0) == 0


def test_any_executor_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "search_source", found_nothing)
    with ThreadPoolExecutor(2) as pool:
        assert collect(["sum"], 20, pool) == 20
    assert sorted(line["source"] for line in KeptLines(found_file("sum")).lines) == list(range(20))


class Broken(ThreadPoolExecutor):
    """An executor whose workers are lost."""

    def submit(self, *_: object) -> Future[object]:  # type: ignore[override]
        lost: Future[object] = Future()
        lost.set_exception(RuntimeError("the worker was lost"))
        return lost


def test_a_lost_worker_is_not_taken_for_a_game_without_puzzles() -> None:
    with Broken() as pool, pytest.raises(Failure, match="lost"):
        collect(["sum"], 1, pool)
    assert KeptLines(found_file("sum")).lines == []


def test_each_puzzle_is_tried_once() -> None:
    KeptLines(found_file("parasol")).add(
        {"source": 2, "found": [one._asdict() for one in search_source(Source("parasol", 2))[:1]]}
    )
    assert len(candidates_of("parasol")) == 1
    assert try_all(["parasol"]) == 1
    assert try_all(["parasol"]) == 0


# --- how difficult ---


def tried(one: Candidate, *reading: int) -> tuple[Candidate, Tried]:
    return one, Tried(one.key, (1,) * 5, reading, plausible=1)


def candidate_of(key: str, turns: int) -> Candidate:
    return Candidate(key, "sum", 0, 5, "", "n", ("a1",), turns, 5, 4, 100, 8)


def test_a_puzzle_that_more_characters_miss_is_rated_higher() -> None:
    easy, middling, hard = (candidate_of(key, 7) for key in ("easy", "middling", "hard"))
    ratings = rate([tried(easy, 2, 2, 2, 2, 2), tried(middling, 0, 1, 1, 2, 2), tried(hard, 0, 0, 0, 0, 1)], "sum")
    assert EASIEST <= ratings["easy"] < ratings["middling"] < ratings["hard"] <= HARDEST
    assert ratings["middling"] == 1500, "the middle one is for a player of whom nothing is known"


def test_length_counts_as_far_as_longer_puzzles_are_missed_more_often() -> None:
    short = [tried(candidate_of(f"short{number}", 3), 1, 2, 2, 2, 2) for number in range(20)]
    long = [tried(candidate_of(f"long{number}", 9), 0, 0, 1, 1, 2) for number in range(20)]
    missed = explain([*short, *long], "sum")
    solved = explain([*short, *(tried(one, 1, 2, 2, 2, 2) for one, _ in long)], "sum")
    assert missed.turn > solved.turn + 20


def test_settings_stand_for_every_game() -> None:
    assert {*sources.SETTINGS, "surmount"} == {info.id for info in CATALOGUE}, "that one has a search of its own"


@pytest.fixture
def written_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of figures, with sections of two games."""
    file = tmp_path / "README.md"
    monkeypatch.setattr(table, "TABLE", file)
    file.write_text("# All\n\n## Sum\n\n| a |\n\n## Sunspot\n\n| b |\n", encoding="utf-8")
    return file


@pytest.mark.usefixtures("written_table")
def test_a_section_of_the_table_is_kept_as_it_is() -> None:
    assert table.kept_section("## Sum") == "## Sum\n\n| a |\n"
    assert table.kept_section("## Sunspot") == "## Sunspot\n\n| b |\n"
    assert table.kept_section("## Subsume") == ""


def test_figures_of_some_games_leave_those_of_the_others(written_table: Path) -> None:
    before = written_table.read_text(encoding="utf-8")
    table.write_rows(table.TIMES, "Seconds.\n", ("game", "time"), {"sum": ["1"]})
    table.write_rows(table.SOLVED, "Shares.\n", ("game", "who"), {"sunspot": ["Comet", "Flare"], "sum": ["Clover"]})
    table.write_rows(table.SOLVED, "Shares.\n", ("game", "who"), {"sunspot": ["Halo", "Ember"]})
    assert written_table.read_text(encoding="utf-8") == (
        f"{before}\n{table.SOLVED}\n\nShares.\n\n| game | who |\n| --- | --- |\n"
        "| sum | Clover |\n| sunspot | Halo |\n| sunspot | Ember |\n"
        f"\n{table.TIMES}\n\nSeconds.\n\n| game | time |\n| --- | --- |\n| sum | 1 |\n"
    )


def test_todays_characters_try_the_puzzles_of_a_pack(monkeypatch: pytest.MonkeyPatch, written_table: Path) -> None:
    monkeypatch.setattr(solving, "puzzles_of", lambda game: puzzles_of(game)[:3])
    assert solve_packs(["parasol"], 1, minutes=10) == 3
    rows = [line for line in written_table.read_text(encoding="utf-8").splitlines() if line.startswith("| parasol |")]
    assert [row.split(" | ")[1] for row in rows] == [who.name for who in opponents_of("parasol")]
    assert all(" | 100.0% | " in row for row in rows), "so few cells are free that all of them prove these"


def test_of_a_pack_that_is_not_done_in_time_nothing_is_told(written_table: Path) -> None:
    assert solve_packs(["parasol"], 1, minutes=0) == 0
    assert "| parasol |" not in written_table.read_text(encoding="utf-8")


def test_the_puzzles_of_a_pack_are_proven_again(monkeypatch: pytest.MonkeyPatch, written_table: Path) -> None:
    monkeypatch.setattr(proving, "puzzles_of", lambda game: puzzles_of(game)[:3])
    before = written_table.read_text(encoding="utf-8")
    assert prove_packs(["parasol"], minutes=0) == (0, [])
    assert written_table.read_text(encoding="utf-8") == before, "of a pack that is not done nothing is told"
    assert prove_packs(["parasol"]) == (3, [])
    assert "| parasol | 3 | 0 |" in written_table.read_text(encoding="utf-8")
    assert prove_packs(["parasol"]) == (0, []), "what is proven is not proven once more"


def test_a_puzzle_of_which_another_turn_wins_is_found_out(monkeypatch: pytest.MonkeyPatch, written_table: Path) -> None:
    right = puzzles_of("parasol")[0]
    loses = another_turn(right)
    wrong = right._replace(line=(loses, *right.line[1:]))
    monkeypatch.setattr(proving, "puzzles_of", lambda game: [wrong])
    assert prove_packs(["parasol"]) == (1, [right.key])
    assert "| parasol | 1 | 1 |" in written_table.read_text(encoding="utf-8")
    assert prove_packs(["parasol"]) == (0, [right.key]), "it is told again"
    monkeypatch.setattr(proving, "puzzles_of", lambda game: [right])
    assert prove_packs(["parasol"]) == (1, []), "a puzzle with another solution is another question"


def another_turn(puzzle: Puzzle) -> str:
    """A turn that is not the puzzle's solution."""
    game, start = puzzle.setup()
    turns = (game.turn_text(start, actions) for actions in whole_turns(game, start)[0].values())
    return next(turn for turn in turns if turn != puzzle.line[0])


def test_a_win_that_is_not_among_the_listed_turns_makes_no_puzzle() -> None:
    """After its best defence there are too many turns to list all, and none of those listed wins."""
    assert find_puzzle(*read_board("surmount", 4, "VRWFFJESGCCGA.2")) is None

"""Opening books: positions and their images, whose share a turn has, and texts that are no books."""

from __future__ import annotations

import gzip

import pytest
from opening_books import SMALL

from py_engine.games.catalogue import find_game
from py_engine.match import Match, new_match
from py_engine.openings import Book, book_of, read_book
from py_engine.openings.book import FOLDER
from py_engine.openings.shares import share
from py_engine.text.errors import IllegalTurn, InvalidText

# What a page loads when openings are asked for.
MOST_BYTES = 30_000


def match_after(turns: str, game: str = "parasol", size: int = 3) -> Match:
    match = new_match(game, size)
    for turn in turns.split():
        match.play(turn)
    return match


def listed(book: Book, match: Match) -> dict[str, tuple[int, int]]:
    """The games that were won, and those that were played, by turn."""
    return {turn.text: turn.wins[:2] for turn in book.turns(match)}


def test_a_turn_is_listed_with_what_the_one_who_plays_it_won() -> None:
    book = read_book(SMALL)
    assert listed(book, match_after("")) == {"c3": (30, 40), "a1": (5, 20)}
    assert listed(book, match_after("c3 a1")) == {"b2": (9, 10)}
    assert book.turns(match_after(""))[0].wins == share(30, 40)


def test_the_second_colour_wins_the_games_that_the_first_one_lost_and_a_swap_those_that_it_won() -> None:
    found = listed(read_book(SMALL), match_after("c3"))
    assert found == {"swap": (30, 40), "a1": (5, 25), "c2": (5, 15)}


def test_after_a_swap_the_colours_stay_what_they_are() -> None:
    assert listed(read_book(SMALL), match_after("c3 swap")) == {"a1": (5, 25), "c2": (5, 15)}


def test_images_of_a_position_are_known_and_their_turns_are_turned_back() -> None:
    book = read_book(SMALL)
    assert listed(book, match_after("e3")) == {"swap": (5, 20), "c3": (10, 12)}
    for corner in ("a3", "c1", "c5", "e1", "e3"):
        (turn,) = book.turns(match_after(f"c3 {corner}"))
        assert turn.text in {"b2", "b3", "c2", "c4", "d2", "d3"}


def test_the_cells_of_a_turn_are_all_that_lead_to_images_of_one_position() -> None:
    book = read_book(SMALL)
    cells = {turn.text: turn.cells for turn in book.turns(match_after("c3"))}
    assert cells == {"swap": (), "a1": ("a1", "a3", "c1", "c5", "e1", "e3"), "c2": ("b2", "b3", "c2", "c4", "d2", "d3")}


def test_inside_a_turn_the_turns_from_its_beginning_are_listed() -> None:
    head = SMALL.partition("\n\n")[0].replace("parasol", "surmount").replace("size 3", "size 4")
    book = read_book(f"{head}\n\nc1 9 5\n f2 9 5\n  b3 9 5\n   e2 9 5\n    d2(xe2) 9 5\n")
    match = match_after("c1 f2 b3 e2", "surmount", 4)
    match.act("d2")
    assert match.unfinished
    assert listed(book, match) == {"d2(xe2)": (5, 9)}


def test_nothing_is_known_of_other_boards_games_and_positions() -> None:
    book = read_book(SMALL)
    for match in (match_after("", size=4), match_after("", game="subsume"), match_after("c3 a1 b2"), match_after("b2")):
        assert book.turns(match) == []


def test_a_book_tells_what_it_was_counted_from_and_how_deep_it_goes() -> None:
    book = read_book(SMALL)
    assert (book.games, book.unit, book.budget) == (60, "playouts", 65_536)
    assert (book.drawn_turns, book.drawn_budget) == (4, 1_048_576)
    assert book.depths == [1, 2, 1]


@pytest.mark.parametrize(
    ("old", "new", "quoted"),
    [
        ("Sunstones opening book", "A book", "'A book'"),
        ("c3 40 30", "c3 40", "'c3 40'"),
        ("c3 40 30", "c3 30 40", "'c3 30 40'"),
        ("  b2 10 9", "    b2 10 9", "'    b2 10 9'"),
        ("games 60", "games many", "'many'"),
        ("unit playouts\n", "", "unit"),
    ],
)
def test_a_text_that_is_no_book_is_refused_with_what_is_wrong(old: str, new: str, quoted: str) -> None:
    with pytest.raises(InvalidText, match=quoted):
        read_book(SMALL.replace(old, new))


def test_a_turn_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalTurn):
        read_book(SMALL.replace(" a1 25 20", " c3 25 20"))


@pytest.mark.cpython_only
@pytest.mark.parametrize("game", sorted(file.stem for file in FOLDER.glob("*.txt")))
def test_each_book_is_of_the_usual_board_small_and_lists_no_turn_of_less_than_five_games(game: str) -> None:
    text = (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
    book = book_of(game)
    assert book is not None
    assert book.size == find_game(game).default_size
    assert sum(turn.wins.of for turn in book.turns(new_match(game))) <= book.games
    assert all(int(line.split()[1]) >= 5 for line in text.split("\n\n")[1].splitlines())
    assert len(gzip.compress(text.encode(), 9)) <= MOST_BYTES

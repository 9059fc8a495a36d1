"""Mode "puzzle" of `<sunstones-board>` in a page of another origin: the engine proves turns in the reader's
browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import ActionChains, Chrome, Keys

import py_engine
from py_engine.match import Match
from py_engine.players.proving import ProvingTurns
from support.serve import FolderServer
from tests.web.support.boards import Boards, boards_elsewhere, button, serve_pages

# Red has one winning turn, d2.
ONE = "d4 e1 c3 d3 b1 c2 a1 c4 e3 b4 b3 c1 a2 c5"
# Blue has one, c3.
BLUES = "c2 d2 a1 c1 b2 c4 e2 d4 a2"
# After that turn Blue can only lose; after this other one three turns win for Blue.
LOST = f"{ONE} d2"
SEVERAL = f"{ONE} a3"
# White places a stone and flips another one, which wins at once.
FLIP = (
    "b5 e5 e6 f4 a2 f5 e4 b2 c5 e2 g2 e3 c6;Xe5;Xe6 d3 f2 c4 d6 a1;Xe4;Xd3 d2;Xe4;Xd2 d1 f3;Xe3;Xb5 a3;Xe5;Xb5 "
    "d7;Xc5;Xb5 c1 b1;Xb2;Xa2 g4 b4;Xd3 c2;Xd6;Xb5 a4 g3;Xe4 d5 e1;Xf4;Xg3 f1"
)


def position_of(turns: str) -> str:
    """The position after turns of Parasol, as the attribute has it."""
    board = match_after(turns).board
    cells = [" ".join(cell for cell in board if board[cell] == colour) for colour in (0, 1)]
    return f"red {cells[0]}, blue {cells[1]}"


def match_after(turns: str) -> Match:
    """A game of Parasol on the smallest board."""
    match = py_engine.new_match("parasol", size=3)
    for turn in turns.split():
        match.play(turn)
    return match


PAGE = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Problems of the month</title>
<link rel="icon" href="data:,">
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="one" mode="puzzle" game="parasol" size="3" position="{position_of(ONE)}"></sunstones-board>
<sunstones-board id="blue" mode="puzzle" game="parasol" size="3" mover="blue" position="{position_of(BLUES)}"
  ></sunstones-board>
<sunstones-board id="turns" mode="puzzle" game="parasol" size="3" turns="{ONE}"></sunstones-board>
<sunstones-board id="again" mode="puzzle" game="parasol" size="3" turns="{ONE}"></sunstones-board>
<sunstones-board id="shown" mode="puzzle" game="parasol" size="3" turns="{ONE}"></sunstones-board>
<sunstones-board id="lost" mode="puzzle" game="parasol" size="3" turns="{LOST}"></sunstones-board>
<sunstones-board id="several" mode="puzzle" game="parasol" size="3" turns="{SEVERAL}"></sunstones-board>
<sunstones-board id="passes" mode="puzzle" game="subsume" size="3"
  position="red a1 a2 d1 d4 e2, blue a3 c2 c3 c4 e3"></sunstones-board>
<sunstones-board id="must" mode="puzzle" game="subsume" size="3" mover="blue"
  position="red a3 b3 c2 c4 e2 e3, blue b4 c3 d1 d3 d4"></sunstones-board>
<sunstones-board id="holes" mode="puzzle" game="sum" size="4" holes="d1" mover="black"
  position="white a1 a2 a3 a4 b1, black c1 c3 c4 d3"></sunstones-board>
<sunstones-board id="flip" mode="puzzle" game="sunspot" size="4" turns="{FLIP}"></sunstones-board>
<sunstones-board id="over" mode="puzzle" game="parasol" size="2" turns="b2 a1 a2 b1 b3 c1 c2"></sunstones-board>
<sunstones-board id="impossible" mode="puzzle" game="parasol" size="3" position="red a1 a2 a3"></sunstones-board>
<sunstones-board id="hard" mode="puzzle" game="sum" size="13"></sunstones-board>
<sunstones-board id="wrong" mode="puzzle" game="sum" size="3" position="white z9"></sunstones-board>
<sunstones-board id="nobody" mode="puzzle" game="sum" size="3" mover="red" position="white b2"></sunstones-board>
"""


def winning_turns(match: Match) -> list[str]:
    """All turns that win, by proof."""
    proving = ProvingTurns(match)
    proving.run(60)
    assert proving.finished
    return [proving.text_of(turn) for turn in proving.turns if turn.winner == match.position.to_move]


@pytest.fixture(scope="module")
def boards(driver: Chrome, server: FolderServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Boards]:
    """The page above, opened once for all tests of this file: an engine takes seconds to start."""
    metrics = {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    folder = tmp_path_factory.mktemp("elsewhere")
    with boards_elsewhere(driver, folder, PAGE.replace("SITE/", server.url)) as opened:
        yield opened


def wait_for_text(boards: Boards, board: str, text: str) -> None:
    """Wait until the line below the board begins so."""
    boards.wait(lambda: boards.text(board).startswith(text))


def open_puzzle(boards: Boards, board: str, task: str) -> None:
    """Have the engine prove the position, and wait until it says what is to be found."""
    boards.press(board, "Solve")
    wait_for_text(boards, board, task)


def solve(boards: Boards, board: str, match: Match) -> None:
    """Play a winning turn whenever the reader is asked for one, until the game is won. `match` follows."""
    reader = match.to_move
    before = len(match.turns) - len(boards.turns(board) or [])
    while not match.is_over:
        turn = winning_turns(match)[0]
        boards.of(board, f"void board.play({turn!r})")
        answered = len(match.turns) - before + 2
        is_answered = f"board.state.turns.length >= {answered} && !root.querySelector('[data-do=solution]').disabled"
        boards.wait(lambda is_asked=is_answered: boards.of(board, f"board.state.over || ({is_asked})"))
        for one in (boards.turns(board) or [])[len(match.turns) - before :]:
            match.play(one)
        if match.turns[-1] == "pass" and not match.is_over:
            wait_for_text(boards, board, "Right: ")
            assert "must pass: " in boards.text(board), "the defence's pass takes nothing back"
    assert match.winner == reader
    wait_for_text(boards, board, "Solved. ")


def test_a_puzzle_is_painted_without_any_engine_and_says_what_it_is(boards: Boards) -> None:
    assert boards.text("one") == "A puzzle: Red to play. Find the turn that wins: press a cell."
    assert boards.text("blue").startswith("A puzzle: Blue to play.")
    assert [boards.colour("one", cell) for cell in ("d4", "e1", "d2")] == ["red", "blue", "wood"]
    assert boards.engine_traces() == 0


def test_a_position_that_cannot_be_read_is_quoted_in_a_sentence(boards: Boards) -> None:
    assert boards.text("wrong") == "<sunstones-board>: There is no cell “z9” on this board."
    assert boards.text("nobody") == "<sunstones-board>: The mover “red” should be white or black."


def test_the_only_winning_turn_of_a_bare_position_is_found_and_the_game_is_won(boards: Boards) -> None:
    boards.run("""
        window.heard = [];
        for (const kind of ["answer", "solved"]) {
          document.getElementById("one").addEventListener(kind, ({ detail }) => heard.push({ kind, ...detail }));
        }""")
    open_puzzle(boards, "one", "Red to play. Find the only winning turn.")
    boards.click("one", "d2")
    boards.wait(lambda: len(boards.turns("one") or []) == 2)
    wait_for_text(boards, "one", "Right: d2 wins.")
    assert "Right: d2 wins." in boards.spoken("one")
    match = match_after(ONE)
    for turn in boards.turns("one") or []:
        match.play(turn)
    solve(boards, "one", match)
    heard = boards.run("return heard")
    assert heard[0] == {"kind": "answer", "turn": "d2", "right": True}
    assert all(one["right"] for one in heard[:-1])
    assert heard[-1] == {"kind": "solved", "wrong": 0, "shown": False}
    boards.press("one", "Start over")
    boards.wait_for_turns("one", [])
    wait_for_text(boards, "one", "Red to play. Find the only winning turn.")


def test_the_second_colour_moves_where_the_attribute_says_so(boards: Boards) -> None:
    open_puzzle(boards, "blue", "Blue to play. Find the only winning turn.")
    solve(boards, "blue", match_after(BLUES))


@pytest.mark.parametrize(
    ("board", "game", "size", "holes", "start", "task"),
    [
        ("passes", "subsume", 3, [], "a1 a2 d1 d4 e2/a3 c2 c3 c4 e3/1", "Red to play. Find the only winning turn."),
        ("holes", "sum", 4, ["d1"], "a1 a2 a3 a4 b1/c1 c3 c4 d3/2", "Black to play. Find the only winning turn."),
    ],
)
def test_a_side_that_must_pass_passes_and_the_puzzle_goes_on(
    boards: Boards, board: str, game: str, size: int, holes: list[str], start: str, task: str
) -> None:
    open_puzzle(boards, board, task)
    match = py_engine.new_match(game, size=size, holes=holes, start=start)
    solve(boards, board, match)
    assert "pass" in match.turns


def test_a_right_turn_is_still_told_where_the_reader_must_pass_next(boards: Boards) -> None:
    open_puzzle(boards, "must", "Blue to play. Find the only winning turn.")
    boards.click("must", "e1")
    for turns in (2, 4):
        boards.wait(lambda turns=turns: len(boards.turns("must") or []) == turns)
        wait_for_text(boards, "must", "Right: e1 wins. Blue must pass: ")
        if turns == 2:
            boards.wait(lambda: boards.spoken("must").count("Blue must pass") == 1)
        boards.press("must", "Continue")
    wait_for_text(boards, "must", "Right: e1 wins. This is the best defence")


def test_a_turn_of_several_steps_is_judged_when_it_is_whole(boards: Boards) -> None:
    open_puzzle(boards, "flip", "White to play. Find the only winning turn.")
    boards.click("flip", "d4")
    boards.wait(lambda: boards.of("flip", "board.state.steps.length") == 1)
    assert boards.text("flip").startswith("White to play. ")
    boards.press("flip", "Undo")
    boards.wait(lambda: boards.of("flip", "board.state.steps.length") == 0)
    for cell in ("d4", "c5"):
        boards.click("flip", cell)
    wait_for_text(boards, "flip", "Solved. ")


def test_a_position_that_cannot_be_asked_about_is_refused_in_a_sentence(boards: Boards) -> None:
    for board, reason in (("over", "The game is over; there is nothing to prove."), ("impossible", "")):
        boards.press(board, "Solve")
        boards.wait(lambda board=board: boards.of(board, "root.querySelector('.line').dataset.kind") == "problem")
        assert boards.text(board).startswith(reason)
        assert boards.text(board).endswith(".")


def test_a_cell_picked_before_the_engine_is_there_is_the_answer(boards: Boards) -> None:
    boards.click("turns", "d2")
    wait_for_text(boards, "turns", "Right: d2 wins.")


def test_a_wrong_turn_is_refuted_to_the_end_and_can_be_tried_again(boards: Boards) -> None:
    open_puzzle(boards, "again", "Red to play. Find the only winning turn.")
    wrong = next(turn for turn in match_after(ONE).legal_turns() if turn != "d2")
    boards.click("again", wrong)
    wait_for_text(boards, "again", f"{wrong} does not win.")
    given = ONE.split()
    assert boards.turns("again") == [*given, wrong]
    boards.click("again", "d2")
    assert boards.turns("again") == [*given, wrong], "the other side is not the reader's"
    boards.press("again", "Show why")
    boards.wait(lambda: boards.of("again", "board.state.over"))
    match = match_after(ONE)
    for turn in (boards.turns("again") or [])[len(given) :]:
        match.play(turn)
    assert match.winner == 1
    wait_for_text(boards, "again", f"After {wrong}: Blue wins.")
    boards.press("again", "Try again")
    boards.wait_for_turns("again", given)
    wait_for_text(boards, "again", "Red to play. Find the only winning turn.")
    boards.click("again", "d2")
    wait_for_text(boards, "again", "Right: d2 wins.")


def test_a_refutation_can_be_left_at_any_time(boards: Boards) -> None:
    boards.press("shown", "Solve")
    wait_for_text(boards, "shown", "Red to play.")
    wrong = next(turn for turn in match_after(ONE).legal_turns() if turn != "d2")
    boards.click("shown", wrong)
    wait_for_text(boards, "shown", f"{wrong} does not win.")
    boards.press("shown", "Show why")
    boards.press("shown", "Try again")
    boards.wait_for_turns("shown", ONE.split())
    wait_for_text(boards, "shown", "Red to play. Find the only winning turn.")


def test_a_puzzle_is_solved_and_a_wrong_turn_is_tried_again_by_keyboard(boards: Boards) -> None:
    boards.of("again", "board.restart()")
    wait_for_text(boards, "again", "Red to play. Find the only winning turn.")
    for cell, said in (("b2", "b2 does not win."), ("d2", "Right: d2 wins.")):
        boards.of("again", f"root.querySelector('[data-cell={cell}]').focus()")
        ActionChains(boards.driver).send_keys(Keys.ENTER).perform()
        wait_for_text(boards, "again", said)
        assert said in boards.spoken("again")
        if cell == "b2":
            boards.press_by_key("again", "Try again")
            wait_for_text(boards, "again", "Red to play. Find the only winning turn.")


def test_a_script_takes_back_a_wrong_turn_and_no_right_one(boards: Boards) -> None:
    boards.of("again", "board.restart()")
    boards.wait_for_turns("again", ONE.split())
    boards.of("again", "void board.play('b2')")
    wait_for_text(boards, "again", "b2 does not win.")
    boards.of("again", "board.undo()")
    boards.wait_for_turns("again", ONE.split())
    boards.of("again", "void board.play('d2')")
    wait_for_text(boards, "again", "Right: d2 wins. This is the best defence")
    boards.of("again", "board.undo()")
    assert (boards.turns("again") or [])[len(ONE.split())] == "d2"


def test_the_solution_is_played_out(boards: Boards) -> None:
    boards.press("shown", "Solution")
    boards.wait(lambda: boards.of("shown", "board.state.over"))
    assert boards.of("shown", "board.state.winner") == 0
    assert (boards.turns("shown") or [])[len(ONE.split())] == "d2"
    wait_for_text(boards, "shown", "Solution: Red wins.")


def test_where_no_turn_wins_the_board_says_so_and_is_one_to_play_on(boards: Boards) -> None:
    boards.press("lost", "Solve")
    wait_for_text(boards, "lost", "No turn wins here, so there is nothing to solve.")
    for turn in match_after(LOST).legal_turns()[:2]:
        boards.click("lost", turn)
        boards.wait(lambda turn=turn: (boards.turns("lost") or [])[-1:] == [turn])
    boards.press("lost", "Undo")
    boards.wait(lambda: len(boards.turns("lost") or []) == len(LOST.split()) + 1)


def test_where_several_turns_win_any_of_them_is_right(boards: Boards) -> None:
    open_puzzle(boards, "several", "Blue to play. 3 turns win: find one of them.")
    for turn in winning_turns(match_after(SEVERAL))[:2]:
        boards.of("several", f"board.play({turn!r})")
        wait_for_text(boards, "several", f"Right: {turn} wins.")
        boards.press("several", "Start over")
        boards.wait_for_turns("several", SEVERAL.split())


def test_a_proof_that_takes_long_can_be_stopped_and_then_nothing_is_claimed(boards: Boards) -> None:
    boards.press("hard", "Solve")
    boards.wait(lambda: boards.of("hard", f"Boolean({button('Stop')})"))
    assert boards.text("hard") == "Proving which turns win…"
    boards.press("hard", "Stop")
    wait_for_text(boards, "hard", "Which turn wins here could not be proven. You can play both sides.")
    boards.click("hard", "c3")
    boards.wait_for_turns("hard", ["c3"])


def test_all_puzzles_of_a_page_share_one_engine(boards: Boards) -> None:
    assert boards.run("return document.querySelectorAll('iframe').length") == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Rot ist am Zug. Finde den einzigen Zug, der gewinnt."),
        ("fr", "Aux Rouges de jouer. Trouvez le seul coup qui gagne."),
    ],
)
def test_a_puzzle_in_a_frame_speaks_the_language_of_its_address(
    driver: Chrome, server: FolderServer, tmp_path: Path, language: str, sentence: str
) -> None:
    address = f"{server.url}embed.html?mode=puzzle&game=parasol&size=3&turns={ONE.replace(' ', '+')}&lang={language}"
    page = f'<!doctype html><title>Frame</title><link rel="icon" href="data:,"><iframe src="{address}"></iframe>'
    with serve_pages(tmp_path, {"index.html": page}) as elsewhere:
        driver.get(elsewhere.url)
        driver.switch_to.frame(driver.find_element("tag name", "iframe"))
        try:
            inside = Boards(driver)
            inside.wait_until_painted()
            inside.run("document.querySelector('sunstones-board').id = 'board'")
            assert "&puzzle=1" in inside.run("return document.querySelector('main > p a').href")
            inside.of("board", "root.querySelector('[data-do=start]').click()")
            inside.wait(lambda: inside.text("board") == sentence)
        finally:
            driver.switch_to.default_content()
        driver.get("about:blank")

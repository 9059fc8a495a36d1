"""Each recipe for authors, taken from the page as a reader would copy it, works in a page of another origin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from support.serve import FolderServer
from tests.web.support.boards import Boards, serve_pages
from tests.web.support.chromium import console_errors, read_console, run_first
from tests.web.support.workers import KNOWN_WORKERS

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Elsewhere</title>
<link rel="icon" href="data:,">
"""

POLICY = "default-src 'none'; script-src {site}; connect-src {site}; frame-src {site}; img-src data:"

NO_SCRIPTS = """<meta http-equiv="Content-Security-Policy" content="default-src *; script-src 'none'; img-src data:">
"""

WRITTEN = """
return Object.fromEntries([...document.querySelectorAll("code[data-recipe]")]
  .map((code) => [code.dataset.recipe, code.textContent]));
"""


# The recipes below which all boards are painted.
LIVE = """
return [...document.querySelectorAll(".live")].filter((live) => {
  const boards = [...live.querySelectorAll("sunstones-board")];
  return boards.length > 0 && boards.every((board) => board.shadowRoot?.querySelector("canvas")?.width > 0);
}).map((live) => live.dataset.of);
"""
NUMBERED = "for (const [at, board] of document.querySelectorAll('sunstones-board').entries()) board.id = `b${at}`;"


def first(boards: Boards) -> str:
    """The first board of the page, under an id."""
    boards.run("const board = document.querySelector('sunstones-board'); board.id ||= 'first'; return board.id")
    return str(boards.run("return document.querySelector('sunstones-board').id"))


def diagram(boards: Boards) -> None:
    assert [boards.colour(first(boards), cell) for cell in ("d4", "e3", "e4")] == ["red", "blue", "wood"]
    assert boards.engine_traces() == 0


def replay(boards: Boards) -> None:
    board = first(boards)
    assert [boards.colour(board, cell) for cell in ("d4", "c3")] == ["black", "white"]
    boards.press(board, "Next turn")
    boards.wait(lambda: len(boards.turns(board) or []) == 8)
    boards.wait(lambda: boards.colour(board, "d4") == "white")
    assert boards.engine_traces() == 0


def notes(boards: Boards) -> None:
    board = first(boards)
    said = "root.querySelector('.comment').textContent"
    assert boards.of(board, said) == "Red goes on beside the first stone."
    label = boards.of(board, "root.querySelector('[data-cell=c3]').getAttribute('aria-label')")
    assert "circled" in label
    boards.press(board, "Next turn")
    boards.wait(lambda: len(boards.turns(board) or []) == 3)
    boards.wait(lambda: boards.of(board, said) == "")


def play(boards: Boards) -> None:
    board = first(boards)
    assert [boards.colour(board, cell) for cell in ("d4", "c3", "c4")] == ["red", "blue", "red"]
    boards.click(board, "e4")
    boards.wait_for_turns(board, ["d4", "c3", "c4", "e4"])


def puzzle(boards: Boards) -> None:
    board = first(boards)
    boards.press(board, "Solve")
    boards.wait(lambda: boards.text(board) == "Red to play. Find the only winning turn.")
    boards.click(board, "b2")
    boards.wait(lambda: boards.text(board) == "b2 does not win.")
    boards.press(board, "Try again")
    boards.wait_for_turns(board, [])
    boards.click(board, "d2")
    boards.wait(lambda: boards.text(board).startswith("Right: d2 wins."))


def opponent(boards: Boards) -> None:
    board = first(boards)
    boards.click(board, "c3")
    boards.wait(lambda: len(boards.turns(board) or []) == 2)


def holes(boards: Boards) -> None:
    board = first(boards)
    assert [boards.colour(board, cell) for cell in ("a1", "c4")] == ["white", "black"]
    assert boards.of(board, "root.querySelectorAll('[role=gridcell]').length") == 31


def several(boards: Boards) -> None:
    boards.run(NUMBERED)
    for number, cell, turns in ((0, "d4", ["d4"]), (1, "c3", ["d4", "swap", "c3"])):
        boards.click(f"b{number}", cell)
        boards.wait_for_turns(f"b{number}", turns)
    assert boards.run("return document.querySelectorAll('iframe').length") == 1


def fallback(boards: Boards) -> None:
    boards.click(first(boards), "c3")
    boards.wait_for_turns(first(boards), ["c3"])
    assert boards.run("return document.querySelector('sunstones-board a').getBoundingClientRect().height") == 0


def size(boards: Boards) -> None:
    board = first(boards)
    assert boards.run("return document.querySelector('sunstones-board').offsetWidth") == 18 * 16
    assert boards.of(board, "root.querySelector('.frame').classList.contains('is-dark')")


def language(boards: Boards) -> None:
    board = first(boards)
    assert boards.text(board) == "Wähle ein Feld, um zu spielen."
    assert boards.label(board, "a1") == "a1, leer"
    for _ in range(2):
        boards.click(board, "b2")
        boards.wait_for_turns(board, ["b2"])
    # The engine speaks it too.
    boards.wait(lambda: boards.text(board) == "Auf b2 liegt schon ein Stein.")


def events(boards: Boards) -> None:
    boards.wait(lambda: boards.run("return document.getElementById('last').textContent") == "b2")


def script(boards: Boards) -> None:
    assert boards.colour(first(boards), "c3") == "red"


def iframe(boards: Boards) -> None:
    assert boards.run("return document.scripts.length") == 0
    boards.driver.switch_to.frame(boards.driver.find_element("tag name", "iframe"))
    try:
        boards.wait_until_painted()
        boards.click(first(boards), "d4")
        boards.wait_for_turns(first(boards), ["c3", "d4"])
    finally:
        boards.driver.switch_to.default_content()


PROOFS: dict[str, Callable[[Boards], None]] = {
    proof.__name__: proof
    for proof in (
        diagram,
        replay,
        notes,
        play,
        puzzle,
        opponent,
        holes,
        several,
        fallback,
        size,
        language,
        events,
        script,
        iframe,
    )
}


@pytest.fixture(scope="module")
def recipes(driver: Chrome, server: FolderServer) -> dict[str, str]:
    """The recipes as the page shows them: they name the site that they are on."""
    boards = Boards(driver)
    boards.open(f"{server.url}rules/recipes.html")
    boards.wait(lambda: driver.execute_script("return document.querySelectorAll('.recipe').length") > 0)
    return dict(driver.execute_script(WRITTEN))


@pytest.fixture(scope="module")
def elsewhere(recipes: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[FolderServer]:
    """Another site, whose pages are a recipe each."""
    pages = {f"{name}.html": HEAD + text for name, text in recipes.items()}
    # A frame is for hosts that allow no scripts, so that page allows none.
    pages["iframe.html"] = pages["iframe.html"].replace("<title>", f"{NO_SCRIPTS}<title>")
    assert NO_SCRIPTS in pages["iframe.html"]
    with serve_pages(tmp_path_factory.mktemp("elsewhere"), pages) as running:
        yield running


@pytest.fixture
def boards(driver: Chrome) -> Iterator[Boards]:
    """The browser's boards; its console must hold no error when the test is over."""
    metrics = {"width": 900, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    read_console(driver)
    yield Boards(driver)
    errors = console_errors(driver)
    driver.get("about:blank")
    assert errors == []


def test_no_recipe_is_without_its_proof(recipes: dict[str, str]) -> None:
    assert set(recipes) == set(PROOFS)


def test_below_each_recipe_are_its_boards(boards: Boards, server: FolderServer, recipes: dict[str, str]) -> None:
    boards.open(f"{server.url}rules/recipes.html")
    boards.wait(lambda: set(boards.run(LIVE)) == set(recipes))


@pytest.mark.parametrize("name", list(PROOFS))
def test_the_recipe_works_as_written(name: str, boards: Boards, elsewhere: FolderServer) -> None:
    boards.open(f"{elsewhere.url}{name}.html")
    PROOFS[name](boards)


def test_the_recommended_strict_policy_lets_a_page_show_and_play_boards(
    boards: Boards, recipes: dict[str, str], server: FolderServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = server.url.rstrip("/")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(site=site)}">\n'
    with serve_pages(tmp_path_factory.mktemp("strict"), {"index.html": HEAD + policy + recipes["play"]}) as strict:
        boards.open(strict.url)
        play(boards)


def test_without_the_script_the_fallback_is_shown_and_its_link_opens_the_game(
    boards: Boards, recipes: dict[str, str], tmp_path: Path
) -> None:
    page = HEAD + NO_SCRIPTS.replace("default-src *;", "") + recipes["fallback"]
    with serve_pages(tmp_path, {"index.html": page}) as host:
        boards.driver.get(host.url)
        boards.driver.find_element("css selector", "sunstones-board a").click()
        boards.wait(lambda: boards.run("return window.sunstones?.state()?.game") == "parasol")
        assert boards.run("return [sunstones.state().size, sunstones.state().turns]") == [3, []]
    refused = [entry for entry in read_console(boards.driver) if "Content Security Policy" in entry["message"]]
    assert len(refused) == 1


def test_a_copy_of_the_files_shows_boards_without_any_other_site(
    boards: Boards, recipes: dict[str, str], server: FolderServer, tmp_path: Path
) -> None:
    (tmp_path / "sheets").mkdir()
    (tmp_path / "copied").symlink_to(SITE, target_is_directory=True)
    assert server.url in recipes["several"]
    page = HEAD + recipes["several"].replace(server.url, "../copied/")
    with run_first(boards.driver, KNOWN_WORKERS), serve_pages(tmp_path, {"sheets/index.html": page}) as host:
        boards.open(f"{host.url}sheets/")
        boards.run(NUMBERED)
        for board, cell in (("b0", "d4"), ("b1", "c3")):
            boards.click(board, cell)
            boards.wait(lambda board=board, cell=cell: (boards.turns(board) or [])[-1:] == [cell])
        # Both boards share one engine, in the page itself.
        assert boards.run("return [workers.length, document.querySelectorAll('iframe').length]") == [1, 0]
        asked = boards.run("return performance.getEntriesByType('resource').map(({ name }) => name)")
        assert [name for name in asked if not name.startswith((host.url, "data:"))] == []
        boards.driver.get("about:blank")

"""Boards in other people's pages, and a server of another origin for such pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium.common.exceptions import TimeoutException
from selenium.webdriver import ActionChains, Chrome, Keys

from support.serve import FolderServer, serve_folder
from tests.web.support.chromium import console_errors, read_console
from tests.web.support.pointer import Point, pointer_of
from tests.web.support.waiting import HOW_IT_STANDS, wait_until

# Of a page that shows boards of the site.
HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Another page</title>
<link rel="icon" href="data:,">
"""

ALL_PAINTED = """
const boards = [...document.querySelectorAll("sunstones-board")];
return boards.length + document.querySelectorAll("iframe").length > 0
  && boards.every(({ shadowRoot }) => shadowRoot?.querySelector("canvas[width], .attribute-problem"));
"""

# The colour in the middle between a cell's centre and its upper rim, where no sign is on a stone.
PIXEL = """
const [board, cell] = arguments;
const canvas = board.shadowRoot.querySelector("canvas");
if (!canvas || !board.centreOf(cell)) return null;
const box = canvas.getBoundingClientRect();
const { x, y } = board.centreOf(cell);
const ratio = canvas.width / box.width;
const near = [(x - box.left) * ratio, (y - box.top) * ratio - canvas.width / 24].map(Math.round);
return [...canvas.getContext("2d").getImageData(...near, 1, 1).data].slice(0, 3);
"""

# Counts what brings the engine into this page: a frame that holds it, or its files.
ENGINE_TRACES = """
return document.querySelectorAll("iframe").length
  + performance.getEntriesByType("resource").filter(({ name }) => /pyodide|worker/.test(name)).length;
"""


@contextmanager
def serve_pages(folder: Path, pages: dict[str, str]) -> Iterator[FolderServer]:
    """Serve HTML texts by their file names, from another origin."""
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")
    with serve_folder(folder) as running:
        yield running


def button(label: str) -> str:
    """The expression that finds a button of a board, for `Boards.of`, by its text or label."""
    said = "one.getAttribute('aria-label') ?? one.textContent"
    return f"[...root.querySelectorAll('button')].find((one) => ({said}) === {label!r})"


class Boards:
    """The boards of one opened page, each found by its id."""

    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    def open(self, url: str) -> None:
        """Open the page and wait until every board is painted."""
        self.driver.get(url)
        self.wait_until_painted()

    def wait_until_painted(self) -> None:
        """Wait until every board of the page, or of the frame, is painted; if one never is, fail with its state."""
        try:
            self.wait(lambda: self.driver.execute_script(ALL_PAINTED))
        except TimeoutException as late:
            late.msg = f"not every board is painted: {self.run(HOW_IT_STANDS)}"
            raise

    def wait(self, condition: Callable[[], Any]) -> Any:
        """The value of the condition once that is true."""
        return wait_until(condition)

    def run(self, script: str, *values: Any) -> Any:
        """Run a script in the page."""
        return self.driver.execute_script(script, *values)

    def of(self, board: str, script: str) -> Any:
        """The result of a script about a board, which it knows as `board`, and its shadow tree, `root`."""
        head = "const board = document.getElementById(arguments[0]); const root = board.shadowRoot;"
        return self.run(f"{head} return {script}", board)

    def text(self, board: str) -> str:
        """The text of the line below the board."""
        return str(self.of(board, 'root.querySelector(".line, .attribute-problem").textContent'))

    def turns(self, board: str) -> list[str] | None:
        """The turns on a board; None before its engine has come."""
        found = self.of(board, "board.state && board.state.turns")
        return None if found is None else list(found)

    def wait_for_turns(self, board: str, turns: list[str]) -> None:
        """Wait until just these have been played."""
        self.wait(lambda: self.turns(board) == turns)

    def click(self, board: str, cell: str) -> None:
        """Click a cell with the mouse."""
        pointer_of(self.driver).click(self._point_of(board, cell))

    def _point_of(self, board: str, cell: str) -> Point:
        """The place of a cell in the viewport, which is scrolled to show it."""
        self.of(board, 'board.scrollIntoView({ block: "center" })')
        point: Point | None = self.of(board, f"board.centreOf({cell!r})")
        assert point is not None, f"the board has no cell {cell!r}"
        return point

    def point_at(self, board: str, cell: str) -> None:
        """Move the mouse over a cell."""
        pointer_of(self.driver).move(self._point_of(board, cell))

    def tap(self, board: str, cell: str) -> None:
        """Touch a cell with a finger and lift it again."""
        pointer_of(self.driver).tap(self._point_of(board, cell))

    def foretold(self, board: str) -> str:
        """The text below the board about the effects of the cell that is pointed at."""
        return str(self.of(board, 'root.querySelector(".preview").textContent'))

    def spoken(self, board: str) -> str:
        """The last text for screen readers."""
        return str(self.of(board, 'root.querySelector("[aria-live]").textContent'))

    def press(self, board: str, label: str) -> None:
        """Press a button, by its text or label."""
        self.of(board, f"{button(label)}.click()")

    def press_by_key(self, board: str, label: str) -> None:
        """Press a button with the keyboard."""
        self.of(board, f"{button(label)}.focus()")
        ActionChains(self.driver).send_keys(Keys.ENTER).perform()

    def colour(self, board: str, cell: str) -> str:
        """The colour painted on a cell: "red", "blue", "black", "white", or "wood"; "nothing" before anything is."""
        pixel = self.run(f"arguments[0] = document.getElementById(arguments[0]); {PIXEL}", board, cell)
        if pixel is None:
            return "nothing"
        red, green, blue = pixel
        if max(red, green, blue) < 125:
            return "black"
        if red > blue + 85 and red > green + 60:
            return "red"
        if blue > red + 40:
            return "blue"
        return "white" if min(red, green, blue) > 205 and red - blue < 32 else "wood"

    def label(self, board: str, cell: str) -> str:
        """The label of a cell for screen readers, once there is one: a board that changes is built again."""
        script = f"""root.querySelector('[data-cell="{cell}"]')?.getAttribute("aria-label")"""
        return str(self.wait(lambda: self.of(board, script)))

    def engine_traces(self) -> int:
        """The number of parts of an engine that the page has asked for; none before it is needed."""
        return int(self.run(ENGINE_TRACES))


class EngineFrame:
    """The hidden frame with the engine in it."""

    def __init__(self, driver: Chrome) -> None:
        self.driver = driver

    def run(self, script: str) -> Any:
        """The result of a script in the frame."""
        self.driver.switch_to.frame(self.driver.find_element("css selector", "iframe[src*='embed/engine.html']"))
        try:
            return self.driver.execute_script(script)
        finally:
            self.driver.switch_to.default_content()

    def workers(self) -> int:
        """The number of workers that have been started there, where they are within reach."""
        return int(self.run("return workers.length"))


@contextmanager
def boards_elsewhere(driver: Chrome, folder: Path, page: str) -> Iterator[Boards]:
    """The boards of a page of another site, opened; the console must hold no error at the end."""
    with serve_pages(folder, {"index.html": page}) as elsewhere:
        opened = Boards(driver)
        read_console(driver)
        opened.open(elsewhere.url)
        yield opened
        errors = console_errors(driver)
        driver.get("about:blank")
        assert errors == []

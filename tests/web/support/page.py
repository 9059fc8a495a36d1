"""The page as players use it: cells to click, buttons to press, text to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from selenium.common.exceptions import TimeoutException
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.select import Select

from tests.web.support.choosing import choose_in
from tests.web.support.chromium import run_first
from tests.web.support.new_game_dialog import NewGameDialog
from tests.web.support.pointer import Point, pointer_of
from tests.web.support.waiting import HOW_IT_STANDS, PATIENCE, wait_until
from tests.web.support.window import resize, wait_until_painted
from tests.web.support.workers import HOLD_ENGINE

SETTLED = """
const [finish] = arguments;
window.letEngineStart?.();
(function look() {
  if (window.sunstones && !sunstones.busy()) finish(sunstones.state());
  else if (document.body.dataset.engine === "failed") finish(null);
  else setTimeout(look, 5);
})();
"""

# Resets the page, but for the game on it.
TIDY = """
for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
if (document.getElementById("show-legal")?.checked) document.getElementById("show-legal").click();
document.querySelector("#tab-turns[aria-selected=false]")?.click();
history.replaceState(null, "", location.pathname);
"""

SET_SWITCHES = """
for (const [key, wanted] of Object.entries(arguments[0])) {
  const control = document.getElementById(`setting-${key}`);
  if (control.checked !== wanted) control.click();
}
document.getElementById("settings").close();
"""

# If the browser forbids storage, there is nothing to delete.
FORGET_TAB = """
try { sessionStorage.clear(); } catch { /* switched off */ }
"""
FORGET_GAME = f"""
{FORGET_TAB}
try {{ localStorage.removeItem("sunstones.game"); }} catch {{ /* switched off */ }}
try {{ indexedDB.deleteDatabase("sunstones-reserve"); }} catch {{ /* switched off */ }}
"""

CHANGE_HASH = """
const [link, finish] = arguments;
addEventListener("hashchange", () => setTimeout(finish), { once: true });
location.hash = link;
"""

PASTE = """
const [text, into] = arguments;
const data = new DataTransfer();
data.setData("text/plain", text);
const target = into === null ? document.body : document.getElementById(into);
target.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
"""

BRING_FORWARD = """
const tab = arguments[0].closest("[role=tabpanel]");
if (tab?.hidden) document.getElementById(tab.getAttribute("aria-labelledby")).click();
"""

# Sides that no computer plays: a person here, a friend elsewhere.
PEOPLE = ("human", "friend")

State = dict[str, Any]


class Page:
    """One opened page."""

    def __init__(self, driver: Chrome, url: str) -> None:
        self.driver = driver
        self.url = url
        self.pointer = pointer_of(driver)
        self.dialog = NewGameDialog(driver)
        self._expected: list[str] = []

    # Opening

    def open(self, link: str = "", *, forget: str = FORGET_GAME, hold_engine: bool = False) -> None:
        """Open the page as on a first visit, without waiting for its engine.

        link: a share link's text. What a gauntlet has kept stays. hold_engine: the engine does not start before
        a test waits for the page to be settled.
        """
        # From the page itself an address that differs in its hash only would load nothing.
        self.driver.get("about:blank")
        with run_first(self.driver, forget, *([HOLD_ENGINE] if hold_engine else [])):
            self.driver.get(self.url + (f"#{link}" if link else ""))
        self.until_begun()

    def open_beside(self) -> None:
        """Open a picture of the site: from there a script reaches the site's storage, and no engine starts."""
        # The browser asks for an icon where the document names none.
        self.expect_error("favicon.ico")
        self.driver.get(f"{self.url}app/icon.svg")

    def open_again(self) -> None:
        """Open the page as on a later visit: the browser has kept the last game, but the tab is a new one."""
        self.open(forget=FORGET_TAB)

    def reload(self, *, hold_engine: bool = False) -> None:
        """Load the page again, as by the browser's own button, without waiting for its engine."""
        with run_first(self.driver, *([HOLD_ENGINE] if hold_engine else [])):
            self.driver.refresh()
        self.until_begun()

    def until_begun(self) -> None:
        """Wait until the page can be asked about its game; if it never can, fail with its state."""
        try:
            self.wait(lambda: self.driver.execute_script("return Boolean(window.sunstones)"))
        except TimeoutException as late:
            late.msg = f"the page did not begin: {self.driver.execute_script(HOW_IT_STANDS)}"
            raise

    def visit(self, link: str = "") -> None:
        """Use the page that is already open, if its engine has started: starting takes seconds.

        Without a link the last game stays on the board: start another one.
        """
        if not self.driver.current_url.startswith(self.url) or self.stage() != "ready":
            self.open(link)
            return
        self.driver.execute_script(TIDY)
        if link:
            self.driver.execute_async_script(CHANGE_HASH, link)

    def resize(self, width: int, height: int, *, dark: bool = False, touch: bool = False) -> None:
        """Give the page a viewport of this size in CSS pixels."""
        resize(self.driver, width, height, dark=dark, touch=touch)

    def expect_error(self, fragment: str) -> None:
        """Let the console hold errors with this text: the test provokes them."""
        self._expected.append(fragment)

    def expects_error(self, message: str) -> bool:
        """Return whether the test provokes this error."""
        return any(fragment in message for fragment in self._expected)

    # Waiting

    def wait(self, condition: Callable[[], Any], *, patience: float = PATIENCE) -> Any:
        """The value of the condition once that is true; patience: in seconds."""
        return wait_until(condition, patience=patience)

    def painted(self) -> None:
        """Wait until the page is on the screen as it is now."""
        wait_until_painted(self.driver)

    def settled(self) -> State:
        """The game's state once nothing is under way any more."""
        state = self.driver.execute_async_script(SETTLED)
        assert state is not None, f"the engine did not start: {self.text('status-detail')}"
        return dict(state)

    def state(self) -> State | None:
        """The game's state as the page knows it now."""
        state: State | None = self.driver.execute_script("return sunstones.state()")
        return state

    # Acting

    def click(self, cell: str) -> None:
        """Click a cell on the canvas with the mouse."""
        self.click_point(self.centre_of(cell))

    def double_click(self, cell: str) -> None:
        """Click a cell twice at once."""
        self.pointer.double_click(self.centre_of(cell))

    def centre_of(self, cell: str) -> Point:
        """The place of a cell in the viewport."""
        point: Point | None = self.driver.execute_script("return sunstones.centreOf(arguments[0])", cell)
        assert point is not None, f"the board has no cell {cell!r}"
        return point

    def middle_of(self, one: str, other: str) -> Point:
        """The point half-way between two cells."""
        from_, to = self.centre_of(one), self.centre_of(other)
        return {"x": (from_["x"] + to["x"]) / 2, "y": (from_["y"] + to["y"]) / 2}

    def click_point(self, point: Point) -> None:
        """Click a point of the viewport with the mouse."""
        self.pointer.click(point)

    def press(self, name: str) -> None:
        """Press one of the game's buttons, by the name it carries as `data-do`."""
        self.button(name).click()

    def resign(self) -> None:
        """Resign, and say yes when asked; the game is over when this is."""
        self.press("resign")
        self.driver.find_element(By.CSS_SELECTOR, "#confirm [data-do=confirm]").click()
        self.wait(lambda: self.element("status").get_attribute("data-mood") == "over")

    def tab(self, name: str) -> None:
        """Bring a tab next to the board forward: `games`, `result`, `turns`, `study` or `tools`."""
        self.element(f"tab-{name}").click()

    def bring_forward(self, part: WebElement) -> WebElement:
        """Bring the tab forward that a part of the page is in; the part again."""
        self.driver.execute_script(BRING_FORWARD, part)
        return part

    def show_legal(self) -> None:
        """Tick or untick the box in the tools."""
        self.bring_forward(self.element("show-legal")).click()

    def open_settings(self) -> None:
        """Open the settings; the page, and they, may have to be fetched first."""
        self.until_begun()
        # The mouse stays where it is, perhaps over a cell.
        self.driver.execute_script("document.getElementById('open-settings').click()")
        self.wait(lambda: self.element("settings").is_displayed())

    def typed_turn(self) -> WebElement:
        """The field for typed turns."""
        return self.bring_forward(self.element("typed-text"))

    def paste(self, text: str, into: str | None = None) -> None:
        """Paste a text onto the page, or into the element with this id."""
        self.driver.execute_script(PASTE, text, into)

    def take(self, action: str) -> None:
        """Take an atomic step as a person does: a button for `stop`, `pass` and `swap`, a click for a cell."""
        if action in ("stop", "pass", "swap"):
            self.press(action)
        else:
            self.click(action.lstrip("xX"))

    def new_game(
        self,
        game: str,
        *,
        size: int | None = None,
        holes: int | None = None,
        sides: tuple[str, str] = ("human", "human"),
        seconds: str | None = None,
    ) -> None:
        """Start a game through the dialog."""
        self.dialog.open()
        self.dialog.fill(game, size=size, holes=holes, sides=sides, seconds=seconds)
        self.dialog.start()

    def start_gauntlet(self, game: str = "parasol") -> None:
        """Start a game's gauntlet, or go on with it, through the dialog."""
        self.dialog.open_gauntlet(game)
        self.dialog.start()

    def play_one_stone(self, cell: str = "c3") -> State:
        """Start a small game of Parasol for two and place its first stone; the state then."""
        self.new_game("parasol", size=3)
        self.settled()
        self.click(cell)
        return self.settled()

    def leave_a_game(self) -> None:
        """Start a game and place its first stone, then start another game, in which nothing is played yet."""
        self.visit()
        self.play_one_stone()
        self.new_game("sum", size=3)
        self.settled()

    def set_switches(self, **wanted: bool) -> None:
        """Set switches in the settings by their keys."""
        self.open_settings()
        self.driver.execute_script(SET_SWITCHES, wanted)

    def choose(self, field: str, value: str) -> None:
        """Choose a value in the list with this id."""
        choose_in(self.element(field), value)

    def set_side(self, player: int, side: str) -> None:
        """Let another player have a side, in the list of players."""
        choose_in(self.driver.find_elements(By.CSS_SELECTOR, "#players select")[player], side)

    def opponents(self, player: int) -> list[str]:
        """The computer players on offer for a side, in rising strength."""
        select = Select(self.driver.find_elements(By.CSS_SELECTOR, "#players select")[player])
        return [
            side for side in (str(option.get_attribute("value")) for option in select.options) if side not in PEOPLE
        ]

    # Reading

    def element(self, identifier: str) -> WebElement:
        """The element with this id."""
        return self.driver.find_element(By.ID, identifier)

    def button(self, name: str) -> WebElement:
        """One of the game's buttons."""
        return self.driver.find_element(By.CSS_SELECTOR, f"#controls [data-do={name}]")

    def text(self, identifier: str) -> str:
        """The visible text of the element with this id."""
        return self.element(identifier).text

    def stage(self) -> str:
        """The stage of the engine's start."""
        return str(self.driver.execute_script("return document.body.dataset.engine"))

    def cell_label(self, cell: str) -> str:
        """The label of a cell for screen readers."""
        found = self.driver.find_element(By.CSS_SELECTOR, f'[role=gridcell][data-cell="{cell}"]')
        return str(found.get_attribute("aria-label"))


def share_link(game: str, size: int, turns: list[str], holes: list[str] | None = None) -> str:
    """The text of a share link, for the part of an address after the `#`."""
    parts = {"game": game, "size": str(size), "holes": " ".join(holes or []), "turns": " ".join(turns)}
    return "&".join(f"{key}={quote(value)}" for key, value in parts.items() if value)

"""The dialog in which a game or a gauntlet is chosen and started."""

from __future__ import annotations

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.web.support.choosing import choose_in
from tests.web.support.waiting import wait_until

OFFER_SECONDS = """
const field = document.getElementById("field-seconds");
const isOffered = [...field.options].some(({ value }) => value === arguments[0]);
if (!isOffered) [...field.options].at(-1).value = arguments[0];
// Whatever was chosen before, this is chosen anew: after a game with seconds that are not offered the field shows
// others than the new game would have.
field.selectedIndex = -1;
"""


class NewGameDialog:
    """The new game dialog of the page that is open."""

    def __init__(self, driver: Chrome) -> None:
        self._driver = driver

    @property
    def element(self) -> WebElement:
        """The dialog itself."""
        return self._driver.find_element(By.ID, "new-game")

    def open(self) -> None:
        """Open the dialog."""
        self._driver.find_element(By.ID, "open-new-game").click()
        wait_until(lambda: self.element.is_displayed())

    def open_gauntlet(self, game: str = "parasol") -> None:
        """Open the dialog and choose a game's gauntlet, but do not start it."""
        self.open()
        self._press_label("mode-gauntlet")
        self._press_label(f"card-{game}")

    def fill(
        self,
        game: str,
        *,
        size: int | None = None,
        holes: int | None = None,
        sides: tuple[str, str] = ("human", "human"),
        seconds: str | None = None,
    ) -> None:
        """Choose everything for a single game, but do not start it.

        seconds: any number of them; one that is not offered takes the place of the last that is.
        """
        self._press_label("mode-single")
        self._press_label(f"card-{game}")
        self._choose_sides(*sides)
        if size is not None:
            self._choose("field-size", str(size))
        if holes is not None:
            self._choose("field-holes", str(holes))
        if seconds is not None:
            self._driver.execute_script(OFFER_SECONDS, seconds)
            self._choose("field-seconds", seconds)

    def _choose_sides(self, first: str, second: str) -> None:
        """Sides as in a set-up: a person on one of them, or computers on both."""
        if "human" not in (first, second):
            self._press_label("opponent-watch")
            self._choose("watched-0", first)
            self._choose("watched-1", second)
            return
        self._press_label(f"opponent-{second if first == 'human' else first}")
        if first != second:
            self._press_label("seat-first" if first == "human" else "seat-second")

    def _choose(self, field: str, value: str) -> None:
        choose_in(self._driver.find_element(By.ID, field), value)

    def start(self) -> None:
        """Start the chosen game."""
        self.element.find_element(By.CSS_SELECTOR, "button[type=submit]").click()

    def _press_label(self, control: str) -> None:
        self._driver.find_element(By.CSS_SELECTOR, f"label[for={control}]").click()

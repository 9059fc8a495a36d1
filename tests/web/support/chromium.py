"""The headless Chromium of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium.common.exceptions import ElementClickInterceptedException, ElementNotInteractableException
from selenium.webdriver import Chrome
from selenium.webdriver.remote.webelement import WebElement

from tests.web.support.pointer import pointer_of
from tests.web.support.waiting import wait_until
from toolchain import chromium
from toolchain.browser import missing

# For tests that start the engine from a new address each time, or from a cache that was written just now: there the
# browser keeps no compiled code, and to compile once more for speed would take longer than all that the engine does.
COMPILES_ONCE = ("--js-flags=--liftoff-only",)

# The errors that mean that an element cannot be clicked yet.
NOT_YET = (ElementNotInteractableException, ElementClickInterceptedException)

# The place at which an element can be clicked; null where the driver has to find it or to refuse. Coordinates inside a
# frame are not those of the window, and an option has no place there.
PLACE_TO_CLICK = """
const [element] = arguments;
if (window !== top || element instanceof HTMLOptionElement) return null;
const place = () => {
  const box = element.getClientRects()[0];
  if (!box || box.width === 0 || box.height === 0) return null;
  const [left, top, right, bottom] = [
    Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
  const point = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  return element.contains(element.getRootNode().elementFromPoint(point.x, point.y)) ? point : null;
};
const found = place();
if (found) return found;
element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
return place();
"""


class Element(WebElement):
    """An element that is clicked in a tenth of the time that the driver takes, which looks at it by many scripts."""

    def click(self) -> None:
        """Click the middle of its visible part, with the mouse, as soon as it is seen and nothing covers it."""
        wait_until(self._try_to_click, not_yet=NOT_YET)

    def _try_to_click(self) -> bool:
        point = self.parent.execute_script(PLACE_TO_CLICK, self)
        if point is None:
            super().click()
        else:
            pointer_of(self.parent).click(point)
        return True


class Browser(Chrome):
    """A Chromium whose elements are such."""

    _web_element_cls = Element


def start_chromium(profile: Path, *flags: str) -> Chrome:
    """Start a browser with its own profile folder and, if wanted, more command line flags."""
    for program in missing():
        # Skipping would hide that nothing was tested.
        pytest.exit(f"No {program} is on the PATH; on Debian: apt-get install chromium chromium-driver", returncode=1)
    return chromium.start_chromium(profile, *flags, kind=Browser)


def read_console(driver: Chrome) -> list[dict[str, Any]]:
    """The entries of the browser's console since it was last read."""
    entries: list[dict[str, Any]] = driver.get_log("browser")  # type: ignore[no-untyped-call]
    return entries


def console_errors(driver: Chrome) -> list[str]:
    """The errors among it."""
    return [entry["message"] for entry in read_console(driver) if entry["level"] == "SEVERE"]


@contextmanager
def run_first(driver: Chrome, *sources: str) -> Iterator[None]:
    """Run scripts in every page that is loaded meanwhile, before its own."""
    scripts = [driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": one}) for one in sources]
    try:
        yield
    finally:
        for script in scripts:
            driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


@contextmanager
def speaking(driver: Chrome, language: str) -> Iterator[None]:
    """A browser whose reader prefers a language."""
    agent = driver.execute_script("return navigator.userAgent")
    override = "Emulation.setUserAgentOverride"
    driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": language})
    try:
        yield
    finally:
        driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": chromium.READS})
        driver.get("about:blank")

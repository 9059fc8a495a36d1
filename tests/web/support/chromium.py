"""Starting a headless Chromium that is at rest but for the tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium.common.exceptions import ElementClickInterceptedException, ElementNotInteractableException
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.remote.webelement import WebElement

from tests.web.support.pointer import pointer_of
from tests.web.support.waiting import wait_until

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A process that waits for the next page costs as much as the one that shows this page.
    "--disable-features=SpareRendererForSitePerProcess",
    # No name but this machine's own can be found: a request to anywhere else fails, and says so in the console.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)

# For tests that start the engine from a new address each time, or from a cache that was written just now: there the
# browser keeps no compiled code, and to compile once more for speed would take longer than all that the engine does.
COMPILES_ONCE = ("--js-flags=--liftoff-only",)

# A browser ends a service worker that has been idle for half a minute, but not one that DevTools watch, as the driver
# does. Only when the old one is idle or has ended may the next one take over; now and then it is started once more at
# that very moment, as the page asks it for something, and then it is no longer asked to end at once.
WATCH_NO_SERVICE_WORKER = {
    "autoAttach": True,
    "waitForDebuggerOnStart": False,
    "flatten": True,
    "filter": [{"type": "service_worker", "exclude": True}, {}],
}

# A test has the machine to share with others: no page of one starts workers for each processor.
ONE_PROCESSOR = """
Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 1, configurable: true });
"""

# What says of an element that it cannot be clicked yet.
NOT_YET = (ElementNotInteractableException, ElementClickInterceptedException)

# The page speaks the language of its reader, and the tests read English.
READS = "en-GB,en"

# Longer than any wait inside the page (seconds).
SCRIPT_TIMEOUT = 120

# Where an element can be clicked; null where that is for the driver to find out, or to refuse. Coordinates inside a
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
        """Click the middle of what is seen of it, with the mouse, as soon as it is seen and nothing covers it."""
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
    """A running browser with its own profile folder and, if wanted, more command line flags."""
    options = ChromeOptions()
    for flag in (*FLAGS, f"--user-data-dir={profile}", *flags):
        options.add_argument(flag)
    options.binary_location = program("chromium")
    # Nothing is saved in the user's own folder.
    prefs = {"intl.accept_languages": READS, "download.default_directory": str(profile / "downloads")}
    options.add_experimental_option("prefs", prefs)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    running = Browser(options=options, service=Service(program("chromedriver")))
    running.set_script_timeout(SCRIPT_TIMEOUT)
    prepare_window(running)
    return running


def prepare_window(driver: Chrome, *sources: str) -> None:
    """Have the window's pages share the machine; scripts that run in each of them before its own."""
    driver.execute_cdp_cmd("Target.setAutoAttach", WATCH_NO_SERVICE_WORKER)
    for source in (ONE_PROCESSOR, *sources):
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})


def read_console(driver: Chrome) -> list[dict[str, Any]]:
    """What the browser's console has been told since it was last read."""
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
        driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": READS})
        driver.get("about:blank")


def program(name: str) -> str:
    """The path of a program. Skipping would hide that nothing was tested, so a missing one ends the run."""
    path = shutil.which(name)
    if path is None:
        pytest.exit(f"No {name} is on the PATH; on Debian: apt-get install chromium chromium-driver", returncode=1)
    return path

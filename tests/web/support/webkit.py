"""A WebKitGTK, the nearest to Safari there is on Linux, on its own screen, controlled through its driver.

The driver starts a private window: whatever the page keeps is gone when the browser ends.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.service import Service

from tests.web.support.other_browser import OtherBrowser, Refused, find_or_skip
from tests.web.support.waiting import PATIENCE
from toolchain.browser import WEBKIT

# Room for the window with its bar, in which the page has the size of a desktop's.
SCREEN = "1280x860x24"
WINDOW = (1280, 840)
# The driver and the browser take a free port by looking for one first; another program may be quicker.
STARTS = 3

ASK = """
const [finish] = arguments;
const fail = (problem) => finish({{ problem: String(problem) }});
try {{
  Promise.resolve({}).then((value) => finish({{ value: JSON.stringify(value ?? null) }}), fail);
}} catch (problem) {{
  fail(problem);
}}
"""

# The driver does not show the console. Messages before a page has loaded are not noticed.
LISTEN = """
window.toldErrors = [];
addEventListener("error", ({ message }) => toldErrors.push(message));
addEventListener("unhandledrejection", ({ reason }) => toldErrors.push(String(reason)));
const { error } = console;
console.error = (...values) => { toldErrors.push(values.join(" ")); error(...values); };
"""
TOLD = "return window.toldErrors?.splice(0) ?? []"


class WebKit(OtherBrowser):
    """One window of a running WebKitGTK."""

    keeps_profile = False

    def __init__(self, driver: WebKitGTK) -> None:
        self._driver = driver
        self._errors: list[str] = []
        driver.set_script_timeout(PATIENCE)
        driver.set_window_rect(0, 0, *WINDOW)

    def open(self, url: str) -> None:
        """Open an address."""
        self._listen_until_it_leaves()
        self._driver.get(url)
        self._driver.execute_script(LISTEN)

    def reload(self) -> None:
        """Load the page again, as by the browser's own button."""
        self._listen_until_it_leaves()
        self._driver.refresh()
        self._driver.execute_script(LISTEN)

    def ask(self, expression: str, frame: int | None = None) -> Any:
        """The JSON value of a JavaScript expression, or of what it promises, in the page or one of its frames."""
        try:
            if frame is not None:
                self._driver.switch_to.frame(frame)
            answer = self._driver.execute_async_script(ASK.format(expression))
        except WebDriverException as problem:
            raise Refused(problem) from problem
        finally:
            if frame is not None:
                self._driver.switch_to.default_content()
        assert "problem" not in answer, answer
        return json.loads(answer["value"])

    def click(self, x: float, y: float) -> None:
        """Click a point of the viewport with the mouse."""
        actions = ActionBuilder(self._driver, duration=0)
        mouse: Any = actions.pointer_action
        mouse.move_to_location(round(x), round(y)).pointer_down().pointer_up()
        actions.perform()

    def errors(self) -> list[str]:
        """The errors in the console since they were last read, except those while a page loaded."""
        self._listen_until_it_leaves()
        told, self._errors = self._errors, []
        return told

    def _listen_until_it_leaves(self) -> None:
        """Read the page's console, before it goes with the page."""
        self._errors += self._driver.execute_script(TOLD)


@contextmanager
def start_webkit(folder: Path) -> Iterator[OtherBrowser]:
    """A running browser that writes into this folder, which is made if it is missing; closed in the end."""
    program = find_or_skip(WEBKIT)
    folder.mkdir(exist_ok=True)
    with _screen() as display:
        # Without a graphics card; and the page speaks the browser's language, and the tests read English.
        environment = os.environ | {
            **{"DISPLAY": display, "GDK_BACKEND": "x11", "LC_ALL": "en_GB.UTF-8", "LANGUAGE": "en_GB:en"},
            **{"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"},
            **{"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "XDG_DATA_HOME": str(folder), "NO_AT_BRIDGE": "1"},
        }
        driver = _start_driver(program, environment)
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


def _start_driver(program: str, environment: dict[str, str], starts: int = STARTS) -> WebKitGTK:
    try:
        return WebKitGTK(options=WebKitGTKOptions(), service=Service(program, env=environment))
    except WebDriverException:
        if starts == 1:
            raise
        return _start_driver(program, environment, starts - 1)


@contextmanager
def _screen() -> Iterator[str]:
    """The name of a display in memory, which has a free number."""
    reading, writing = os.pipe()
    command: Sequence[str] = ("Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp")
    running = subprocess.Popen(command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        running.terminate()
        running.wait(PATIENCE)

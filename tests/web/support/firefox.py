"""A headless Firefox, controlled directly by WebDriver BiDi, so that no driver program is needed."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import websocket

from tests.web.support.other_browser import OtherBrowser, Refused, find_or_skip
from tests.web.support.waiting import PATIENCE
from toolchain.browser import FIREFOX

LISTENING = "WebDriver BiDi listening on "


class Firefox(OtherBrowser):
    """One window of a running Firefox."""

    keeps_profile = True

    def __init__(self, address: str) -> None:
        # Firefox refuses a handshake that names an origin, as pages' own do.
        self._socket = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self._number = 0
        self._errors: list[str] = []
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])
        self._context = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def command(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Carry out a command of the protocol; its answer."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv())
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self._errors.append(str(message["params"]["text"]))
            if message.get("id") == self._number:
                if message["type"] != "success":
                    raise Refused(message)
                return dict(message["result"])

    def open(self, url: str) -> None:
        """Open an address."""
        self.command("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def reload(self) -> None:
        """Load the page again, as by the browser's own button."""
        self.command("browsingContext.reload", context=self._context, wait="complete")

    def ask(self, expression: str, frame: int | None = None) -> Any:
        """The JSON value of a JavaScript expression, or of what it promises, in the page or one of its frames."""
        context = self._context
        if frame is not None:
            context = self.command("browsingContext.getTree", root=context)["contexts"][0]["children"][frame]["context"]
        reply = self.command(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))",
            target={"context": context},
            awaitPromise=True,
        )
        assert reply["type"] == "success", reply
        return json.loads(reply["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Click a point of the viewport with the mouse."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.command(
            "input.performActions", context=self._context, actions=[{"type": "pointer", "id": "m", "actions": steps}]
        )

    def errors(self) -> list[str]:
        """The errors in the console since they were last read."""
        self.ask("null")
        told, self._errors = self._errors, []
        return told


@contextmanager
def start_firefox(profile: Path) -> Iterator[OtherBrowser]:
    """A running browser with its own profile folder, which is made if it is missing; closed in the end."""
    program = find_or_skip(FIREFOX)
    profile.mkdir(exist_ok=True)
    arguments = ["--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0", "about:blank"]
    # The page speaks the browser's language, and the tests read English.
    (profile / "user.js").write_text('user_pref("intl.accept_languages", "en-GB,en");\n', encoding="utf-8")
    environment = os.environ | {"HOME": str(profile), "MOZ_DISABLE_CONTENT_SANDBOX": "1"}
    running = subprocess.Popen(
        [program, *arguments], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        browser = Firefox(_address(running))
        yield browser
        # The same as by its menu: ending the process would lose the pages' storage of the last seconds.
        browser.command("browser.close")
        running.wait(PATIENCE)
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _address(running: subprocess.Popen[str]) -> str:
    """The address at which the browser listens; later output is read and dropped, so that the browser never blocks."""
    told: Queue[str] = Queue()

    def listen() -> None:
        for line in running.stderr or ():
            if LISTENING in line:
                told.put(line.partition(LISTENING)[2].strip())

    threading.Thread(target=listen, daemon=True).start()
    try:
        return told.get(timeout=PATIENCE)
    except Empty:
        raise AssertionError("Firefox does not say where it listens") from None

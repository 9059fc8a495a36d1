"""The questions of tests to a browser that is not Chromium, whatever its protocol."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.support.waiting import wait_until
from toolchain.browser import OtherBrowserPrograms


class Refused(Exception):
    """The browser did not carry out a command: the page is being left, for instance."""


class OtherBrowser(ABC):
    """One window of a running browser. keeps_profile: whether the next one in the same folder has what it has kept."""

    keeps_profile: bool

    @abstractmethod
    def open(self, url: str) -> None:
        """Open an address."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again, as by the browser's own button."""

    @abstractmethod
    def ask(self, expression: str, frame: int | None = None) -> Any:
        """The JSON value of a JavaScript expression, or of what it promises, in the page or one of its frames."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Click a point of the viewport with the mouse."""

    @abstractmethod
    def errors(self) -> list[str]:
        """The errors in the console since they were last read; in WebKit only those after the load."""

    def wait(self, condition: Callable[[], Any]) -> Any:
        """The value of the condition once that is true; a condition that cannot be asked yet counts as false."""
        return wait_until(condition, not_yet=(Refused,))


def find_or_skip(wanted: OtherBrowserPrograms) -> str:
    """The browser's program; if it is missing the test is skipped, as the other tests have Chromium."""
    found = wanted.find()
    if found is None:
        pytest.skip(f"there is no {wanted.name} here; on Debian: apt-get install {' '.join(wanted.debian_packages)}")
    return found

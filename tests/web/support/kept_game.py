"""The browser's copy of the last game, for tests that leave something there before the page is opened."""

from __future__ import annotations

import json

from tests.web.support.page import Page

KEY = "sunstones.game"


def keep(page: Page, text: str) -> None:
    """Leave a text where the last game is kept, as it would be found on a later visit."""
    page.driver.execute_script("localStorage.setItem(arguments[0], arguments[1])", KEY, text)


def keeping(text: str) -> str:
    """A script that does the same before a page's own scripts run."""
    return f"if (location.protocol !== 'about:') localStorage.setItem({json.dumps(KEY)}, {json.dumps(text)});"


def kept_text(record: object, **others: object) -> str:
    """The browser's copy of a game with this record."""
    data = {"game": "parasol", "record": record, "sides": ["human", "human"], "seconds": None, "paused": False} | others
    return json.dumps({"version": 1, "data": data})

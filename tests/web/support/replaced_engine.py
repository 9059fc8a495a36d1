"""What a page shows and counts when its engine was replaced."""

from __future__ import annotations

from tests.web.support.page import Page

NOTE = "The engine restarted. Your game is unchanged."


def workers(page: Page) -> int:
    """How many workers the page has started so far."""
    return int(page.driver.execute_script("return workers.length"))

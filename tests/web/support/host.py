"""A host that goes away, comes back and publishes new versions, and a wait for a page that reloads itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from selenium.common.exceptions import WebDriverException

from tests.web.support.kept_site import PublishedSite, serve_stumbling
from tests.web.support.page import Page
from tests.web.support.waiting import PATIENCE

BELOW = "some/where/"
# Seconds that Chromium keeps a service worker that has nothing to do.
IDLE_SECONDS = 30


class Host:
    """A host of the site, which can go away and come back."""

    def __init__(self, site: PublishedSite) -> None:
        self.site = site
        self._server = serve_stumbling(site)
        self.url = f"{self._server.url}{BELOW}"

    def leave(self) -> None:
        """Be out of reach. In a light site Python still answers: it is no part of the host."""
        self._server.is_away = True

    def come_back(self) -> None:
        """Be there again, or stay."""
        self._server.is_away = False

    def hold(self, path: str) -> None:
        """Let this file wait until it is let go."""
        self._server.held = path
        self._server.is_let_go.clear()

    def let_go(self) -> None:
        """Answer the requests that were held."""
        self._server.is_let_go.set()

    def close(self) -> None:
        """Be gone for good."""
        self.let_go()
        self._server.close()


def wait_through_loads(page: Page, condition: Callable[[], Any]) -> None:
    """Wait for a condition on a page that reloads itself meanwhile: a reload ends a waiting script.

    It may do so only once its old service worker has been idle, and has ended: see WATCH_NO_SERVICE_WORKER.
    """

    def holds() -> Any:
        try:
            return condition()
        except WebDriverException:
            return False

    page.wait(holds, patience=PATIENCE + IDLE_SECONDS)

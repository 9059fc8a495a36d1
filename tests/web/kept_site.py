"""A copy of the site that a test may publish new versions of, and what the browser keeps of it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from conftest import ROOT, SITE
from page import Page

from site_build.precache import SERVICE_WORKER, with_precache
from site_build.written_folder import MANIFEST

# When the page's own service worker has come to rest: its caches by name.
KEPT = """
const [finish] = arguments;
navigator.serviceWorker.ready.then(async ({ active }) => {
  while (active.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 10));
  finish(await caches.keys());
});
"""

# Asks the host for a new version: how its installation ends, and the browser's caches then.
UPDATE = """
const [finish] = arguments;
navigator.serviceWorker.getRegistration().then((registration) => {
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh.addEventListener("statechange", async () => {
      if (["installed", "redundant"].includes(fresh.state)) finish([fresh.state, await caches.keys()]);
    });
  });
  registration.update().catch((problem) => finish([String(problem), []]));
});
"""

VERSION_MARK = '<meta name="version" content="{}">'


class PublishedSite:
    """A folder that is served, and can be brought to a new version as a host's is: file by file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(SITE, folder, copy_function=os.symlink)

    def publish(self, number: int) -> None:
        """A new version, which carries its number in the page's head."""
        files = {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in self._paths()}
        files["index.html"] = (SITE / "index.html").read_bytes().replace(b"</head>", self._mark(number) + b"</head>")
        files[SERVICE_WORKER] = (ROOT / "web" / SERVICE_WORKER).read_bytes()
        made = with_precache(files)
        for path in ("index.html", SERVICE_WORKER):
            self.replace(path, made[path])

    def replace(self, path: str, content: bytes) -> None:
        """Give one file of the folder another content; the built site stays as it is."""
        (self.folder / path).unlink(missing_ok=True)
        (self.folder / path).write_bytes(content)

    def _paths(self) -> list[Path]:
        return [path for path in self.folder.rglob("*") if path.is_file() and path.name != MANIFEST]

    @staticmethod
    def _mark(number: int) -> bytes:
        return VERSION_MARK.format(number).encode()


def version_shown(page: Page) -> str | None:
    """The number of the version that the page on the screen comes from; None for the first."""
    return page.driver.execute_script("return document.querySelector('meta[name=version]')?.content ?? null")


def kept(page: Page) -> list[str]:
    """The names of the browser's caches for the page's host, once the page is kept."""
    return list(page.driver.execute_async_script(KEPT))


def update(page: Page) -> tuple[str, list[str]]:
    """Look for a new version: `installed` or `redundant`, and the caches that are there then."""
    ended, caches = page.driver.execute_async_script(UPDATE)
    return str(ended), list(caches)

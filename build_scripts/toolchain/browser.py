"""Makes sure that browser tests find a Chromium with its driver, and others if they can; runs what uses them."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from support.console import Failure, say
from support.folders import BUILD_SCRIPTS, CACHE, ROOT
from support.processes import clean_environment, run_openly
from toolchain import debian
from toolchain.virtual_environment import PYTHON, install

PROGRAMS = ("chromium", "chromedriver")
# The fonts are only recommended by chromium, but without any font a page shows no letters.
DEBIAN_PACKAGES = ("chromium", "chromium-driver", "fonts-liberation")


@dataclass(frozen=True)
class OtherBrowserPrograms:
    """The programs of a browser that may be missing: its tests are skipped then.

    programs: any of these is the browser, or starts it. beside: other programs that its tests need.
    debian_packages: the packages that have them all.
    """

    name: str
    programs: tuple[str, ...]
    beside: tuple[str, ...]
    debian_packages: tuple[str, ...]

    def find(self) -> str | None:
        """The path of the program; None where it or what it needs is not on the PATH."""
        if any(shutil.which(program) is None for program in self.beside):
            return None
        return next((path for program in self.programs if (path := shutil.which(program))), None)


FIREFOX = OtherBrowserPrograms("Firefox", ("firefox-esr", "firefox"), (), ("firefox-esr",))
# The engine of every browser on an iPhone or iPad, and of Safari. It needs a screen, which Xvfb makes up.
WEBKIT = OtherBrowserPrograms("WebKitGTK", ("WebKitWebDriver",), ("Xvfb",), ("webkit2gtk-driver", "xvfb"))

# For everything that drives a browser.
SETTINGS = {
    # The driver is the one on the PATH: Selenium must neither search for another nor send statistics.
    "SE_OFFLINE": "true",
    "SE_AVOID_STATS": "true",
    "SE_CACHE_PATH": str(CACHE / "browser" / "selenium"),
    # Files that a browser keeps outside its profile, such as a cache of fonts, stay out of the developer's home.
    "XDG_CACHE_HOME": str(CACHE / "browser"),
    "XDG_CONFIG_HOME": str(CACHE / "browser"),
}


def run_with_browser(module: str, *arguments: str | Path) -> int:
    """Run a module that drives a browser, with the pinned packages; returns its exit code."""
    install("check")
    ensure_browser()
    path = os.pathsep.join([str(ROOT), str(BUILD_SCRIPTS)])
    environment = clean_environment() | SETTINGS | {"PYTHONPATH": path}
    return run_openly([PYTHON, "-P", "-m", module, *arguments], environment=environment)


def ensure_browser() -> None:
    """Check that Chromium and chromedriver are on the PATH; on Debian, as root, install them.

    Raises Failure with what to install where that cannot be done here.
    """
    if missing() and (not debian.install(DEBIAN_PACKAGES) or missing()):
        raise Failure(
            f"The browser tests find no {' and no '.join(missing())} on the PATH; please install both, "
            "in the same version: on Debian `apt-get install chromium chromium-driver`, "
            "elsewhere Chromium and the chromedriver made for it."
        )


def offer_other_browsers() -> None:
    """Install the other browsers on Debian, as root; elsewhere, or where that fails, their tests are skipped."""
    for browser in (FIREFOX, WEBKIT):
        if browser.find() is None:
            try:
                debian.install(browser.debian_packages)
            except Failure as failure:
                say(f"There will be no test in {browser.name}: {failure}")


def missing() -> list[str]:
    """The programs that are not on the PATH."""
    return [program for program in PROGRAMS if shutil.which(program) is None]

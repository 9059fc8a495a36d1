"""Makes sure that browser tests find a Chromium with its driver, perhaps a Firefox; runs scripts that use them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from support.console import Failure, say
from support.exclusive import exclusive
from support.folders import BUILD_SCRIPTS, CACHE, ROOT, TESTS
from support.processes import clean_environment, run_openly
from toolchain import debian
from toolchain.virtual_environment import PYTHON, install

PROGRAMS = ("chromium", "chromedriver")
# The fonts are only recommended by chromium, but without any font a page shows no letters.
DEBIAN_PACKAGES = ("chromium", "chromium-driver", "fonts-liberation")
FIREFOX_PROGRAMS = ("firefox-esr", "firefox")

# For everything that drives a browser.
SETTINGS = {
    # The driver is the one on the PATH: Selenium must neither look for another nor report that it is used.
    "SE_OFFLINE": "true",
    "SE_AVOID_STATS": "true",
    "SE_CACHE_PATH": str(CACHE / "browser" / "selenium"),
    # What a browser keeps beside its profile, such as a cache of fonts, stays out of the developer's home.
    "XDG_CACHE_HOME": str(CACHE / "browser"),
    "XDG_CONFIG_HOME": str(CACHE / "browser"),
}


def run_browser_script(name: str, *arguments: str | Path) -> int:
    """Run a script of tests/web with the pinned packages and a browser; returns its exit code."""
    with exclusive():
        install("check")
    ensure_browser()
    path = os.pathsep.join([str(ROOT), str(BUILD_SCRIPTS)])
    environment = clean_environment() | SETTINGS | {"PYTHONPATH": path}
    return run_openly([PYTHON, TESTS / "web" / name, *arguments], environment=environment)


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


def offer_firefox() -> None:
    """Install Firefox on Debian, as root; elsewhere, or where that fails, its tests are skipped."""
    if any(shutil.which(program) for program in FIREFOX_PROGRAMS):
        return
    try:
        debian.install(FIREFOX_PROGRAMS[:1])
    except Failure as failure:
        say(f"There will be no test in Firefox: {failure}")


def missing() -> list[str]:
    """The programs that are not on the PATH."""
    return [program for program in PROGRAMS if shutil.which(program) is None]

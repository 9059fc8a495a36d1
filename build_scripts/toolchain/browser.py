"""Makes sure that the browser tests find a Chromium and its driver, and a Firefox where that can be had."""

from __future__ import annotations

import shutil

from support.console import Failure, say
from toolchain import debian

PROGRAMS = ("chromium", "chromedriver")
# The fonts are only recommended by chromium, but without any font a page shows no letters.
DEBIAN_PACKAGES = ("chromium", "chromium-driver", "fonts-liberation")
FIREFOX_PROGRAMS = ("firefox-esr", "firefox")


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
    """Install Firefox on Debian, as root; elsewhere, or where that fails, its one test is skipped."""
    if any(shutil.which(program) for program in FIREFOX_PROGRAMS):
        return
    try:
        debian.install(FIREFOX_PROGRAMS[:1])
    except Failure as failure:
        say(f"There will be no test in Firefox: {failure}")


def missing() -> list[str]:
    """The programs that are not on the PATH."""
    return [program for program in PROGRAMS if shutil.which(program) is None]

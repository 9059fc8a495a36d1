"""Builds the changed parts, serves the site on this machine and opens it in the browser.

Usage: python3 build_scripts/play.py [--port N] [--no-browser]
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
import os
import time
import webbrowser

from support.console import Failure, run_command, say
from support.folders import ROOT, SITE
from support.serve import FolderServer, serve_folder

sys.path.insert(0, str(ROOT))

from site_build.site_folder import build_site

# The same address each time, so that the browser finds the page's storage again.
USUAL_PORT = 8765


def main() -> int:
    """Build, serve and open the page until Ctrl+C."""
    parser = argparse.ArgumentParser(description="Build what has changed, serve it here and open it to play.")
    parser.add_argument("--port", type=int, metavar="N", help=f"the port ({USUAL_PORT}, or a free one)")
    parser.add_argument("--no-browser", action="store_true", help="serve only; open no browser")
    options = parser.parse_args()
    build_site(SITE)
    with start_server(options.port) as server:
        say(f"Sunstones is at {server.url} (Ctrl+C ends it)")
        if not options.no_browser and not open_browser(server.url):
            say("No browser could be opened from here: please open that address yourself.")
        wait_for_interrupt()
    return 0


def start_server(port: int | None) -> FolderServer:
    """Serve on the port asked for, or else on the usual one, or else on a free one."""
    if port is not None:
        try:
            return serve_folder(SITE, port)
        except (OSError, OverflowError) as error:
            raise Failure(f"Port {port} cannot be used ({error}); name another with --port, or none.") from error
    try:
        return serve_folder(SITE, USUAL_PORT)
    except OSError:
        say(f"Port {USUAL_PORT} is taken, so a free one is used")
        return serve_folder(SITE)


def wait_for_interrupt() -> None:
    """Wait for Ctrl+C, which is how this command is meant to end."""
    try:
        while True:  # a single wait without end would not hear Ctrl+C on Windows
            time.sleep(1)
    except KeyboardInterrupt:
        say("Stopped.")


def open_browser(url: str) -> bool:
    """Open the page in the reader's browser; False where there is none to see it in."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False  # only a text browser could open here, and it would take over the terminal
    return webbrowser.open(url)


if __name__ == "__main__":
    sys.exit(run_command(main))

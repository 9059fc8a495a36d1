"""Builds the site: a plain folder that any static host can serve from any sub-path.

Usage: python3 build_scripts/build.py [--output DIR] [--address URL]
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
from pathlib import Path

from support.console import run_command, say
from support.folders import ROOT, SITE, shown

sys.path.insert(0, str(ROOT))

from site_build.site_folder import build_site
from site_build.social_tags import require_address


def main() -> int:
    """Build the site and say where it is."""
    parser = argparse.ArgumentParser(description="Build the site: a plain folder for any static host.")
    parser.add_argument("--output", type=Path, default=SITE, metavar="DIR", help="a folder (dist/site)")
    parser.add_argument(
        "--address", default="", metavar="URL", help="of the site, so that other sites show links to it with a picture"
    )
    options = parser.parse_args()
    output = options.output.absolute()
    build_site(output, require_address(options.address) if options.address else "")
    say(f"The site is in {shown(output)}")
    return 0


if __name__ == "__main__":
    sys.exit(run_command(main))

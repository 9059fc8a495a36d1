"""Makes everything that a release consists of, and checks it. Nothing is published.

Usage: python3 build_scripts/release.py [--address URL]

| file in dist/release | what it is |
| --- | --- |
| sunstones-VERSION-site.zip | the site, to be unpacked on any host |
| sunstones-VERSION-py3-none-any.whl | the engine, for pip and for micropip |
| sunstones-VERSION.tar.gz | the engine's sources, for pip |
| SHA256SUMS | the hashes of these, as `sha256sum --check` reads them |

The same input gives the same bytes. The engine's files are checked as an index does, and each is installed into an
empty environment, where it must draw a figure.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import shutil

from support.console import parser_of, run_command, say
from support.folders import CACHE, ROOT, SITE, shown

sys.path.insert(0, str(ROOT))

from site_build.engine_wheel import make_engine_sources, make_engine_wheel
from site_build.release_files import check_distribution, write_sums, zip_folder
from site_build.site_folder import build_site
from site_build.social_tags import require_address

RELEASE = ROOT / "dist" / "release"


def main() -> int:
    """Make the files, check them, and say what they are."""
    parser = parser_of(__doc__)
    parser.add_argument("--address", default="", metavar="URL", help="of the site, as for build.py")
    options = parser.parse_args()
    address = require_address(options.address) if options.address else ""
    shutil.rmtree(RELEASE, ignore_errors=True)
    wheel, sources = make_engine_wheel(RELEASE), make_engine_sources(RELEASE)
    for file in (wheel, sources):
        check_distribution(file, CACHE / "release-trial")
    build_site(SITE, address)
    zip_folder(SITE, RELEASE / f"{sources.name.removesuffix('.tar.gz')}-site.zip")
    write_sums(RELEASE)
    for file in sorted(RELEASE.iterdir()):
        say(f"{shown(file)}: {file.stat().st_size} bytes")
    say("Nothing has been published.")
    return 0


if __name__ == "__main__":
    sys.exit(run_command(main))

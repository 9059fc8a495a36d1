"""Files of a release: the site as a zip, hashes, and the checks of the engine's distributions."""

from __future__ import annotations

import shutil
import zipfile
from hashlib import sha256
from pathlib import Path

from support.console import Failure, say
from support.folders import RELEASE_ENVIRONMENT
from support.processes import run_for_output, run_quietly
from toolchain.virtual_environment import PIP, install, make_virtual_environment, programs_of, python_of

# Every file in the zip gets this time: it must not differ by the day it was made on.
TIME = (2020, 1, 1, 0, 0, 0)

SUMS = "SHA256SUMS"

# What an installed engine must be able to do, and how what it draws begins.
TRIAL, DRAWN = ("figure", "subsume 4: red d4 d5, blue e3"), "<svg"


def zip_folder(folder: Path, target: Path) -> None:
    """Write all files of a folder into a zip whose bytes depend on nothing but these files and their names."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(name, TIME)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, (folder / name).read_bytes(), zipfile.ZIP_DEFLATED, 9)


def write_sums(folder: Path) -> None:
    """Write the hashes of a folder's files, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    lines = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / SUMS).write_text("".join(lines), encoding="ascii", newline="\n")


def check_distribution(file: Path, environment: Path) -> None:
    """Check a wheel or a source distribution, and try it in an environment that is made for it.

    Raises Failure when a checker complains, or the engine cannot be installed or used.
    """
    say(f"Checking {file.name}")
    install("release", RELEASE_ENVIRONMENT)
    programs, is_wheel = programs_of(RELEASE_ENVIRONMENT), file.suffix == ".whl"
    checks: list[list[str | Path]] = [[programs / "twine", "check", "--strict", file]]
    if is_wheel:
        checks.append([programs / "check-wheel-contents", file])
    for command in checks:
        run_quietly(command, log="release-check", failure=f"{file.name} does not pass {Path(command[0]).name}.")
    shutil.rmtree(environment, ignore_errors=True)
    make_virtual_environment(environment)
    python = python_of(environment)
    if not is_wheel:
        install("build", environment)
    run_quietly(
        [python, *PIP, "install", "--no-index", "--no-deps", "--no-build-isolation", file],
        log="release-install",
        failure=f"{file.name} cannot be installed.",
    )
    drawn = run_for_output([programs_of(environment) / "sunstones", *TRIAL], failure=f"{file.name} draws no figure.")
    if not drawn.startswith(DRAWN):
        raise Failure(f"{file.name} draws no figure: it printed {drawn[:80]!r}")

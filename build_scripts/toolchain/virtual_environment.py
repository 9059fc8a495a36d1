"""The project's own virtual environments, and the pinned, hash-checked packages in them.

`.cache/venv` is for everything but training and releases, whose packages are many and differ from those of the checks.
"""

from __future__ import annotations

import importlib.util
import platform
import shutil
import sys
from pathlib import Path

from support.console import Failure, say
from support.folders import BUILD_SCRIPTS, STAMPS, VIRTUAL_ENVIRONMENT, WHEELS, shown
from support.processes import run_quietly
from support.stamps import do_unless_current, fingerprint
from toolchain import debian


def programs_of(environment: Path) -> Path:
    """The folder of a virtual environment's programs."""
    return environment / ("Scripts" if sys.platform == "win32" else "bin")


def python_of(environment: Path) -> Path:
    """A virtual environment's Python."""
    return programs_of(environment) / ("python.exe" if sys.platform == "win32" else "python")


PROGRAMS = programs_of(VIRTUAL_ENVIRONMENT)
PYTHON = python_of(VIRTUAL_ENVIRONMENT)

PIP: tuple[str | Path, ...] = ("-I", "-m", "pip")
EXACTLY_AS_PINNED = ("--require-hashes", "--no-deps", "--only-binary=:all:", "--progress-bar=off")

# Pure wheels for the Python inside the pinned Pyodide, whatever Python and machine run these scripts.
FOR_PYODIDE = ("--python-version=3.14", "--implementation=py", "--abi=none", "--platform=any")


def requirements_file(group: str) -> Path:
    """The pinned packages of one purpose: build, check, mutation, node, release, runtime, training or pyodide-tests."""
    return BUILD_SCRIPTS / f"requirements-{group}.txt"


def make_virtual_environment(environment: Path = VIRTUAL_ENVIRONMENT) -> str:
    """Make an environment where it is missing or belongs to another Python; returns what identifies it."""
    identity = fingerprint(sys.version, sys.base_prefix, platform.machine(), str(environment))

    def work() -> None:
        say(f"Making a virtual environment with Python {platform.python_version()}")
        if importlib.util.find_spec("ensurepip") is None and not debian.install(["python3-venv"]):
            raise Failure(
                f"This Python ({sys.executable}) cannot make virtual environments, as its `ensurepip` module "
                "is missing; on Debian and Ubuntu install the package python3-venv and try again."
            )
        shutil.rmtree(environment, ignore_errors=True)
        # (Stamps of other environments go too: their packages are checked again, and are there.)
        for stamp in STAMPS.glob("packages-*"):
            stamp.unlink()
        run_quietly(
            [sys.executable, "-I", "-m", "venv", environment],
            log=environment.name,
            failure=f"The virtual environment {shown(environment)} could not be made.",
        )

    do_unless_current(environment.name, identity, work, python_of(environment).exists)
    return identity


def install(group: str, environment: Path = VIRTUAL_ENVIRONMENT) -> None:
    """Install a group's pinned packages into a virtual environment, which is made first where needed."""
    identity = make_virtual_environment(environment)
    requirements, python = requirements_file(group), python_of(environment)

    def work() -> None:
        say(f"Installing the pinned Python packages for: {group}")
        run_quietly(
            [python, *PIP, "install", *EXACTLY_AS_PINNED, "-r", requirements],
            log=f"pip-install-{group}",
            failure=f"The packages of {requirements.name} could not be installed; is the network reachable?",
        )

    do_unless_current(f"packages-{group}", fingerprint(identity, requirements), work, python.exists)


def download_pyodide_wheels(group: str) -> list[Path]:
    """Download a group's pure wheels for Pyodide into `.cache/wheels/<group>`; returns them sorted."""
    requirements = requirements_file(group)
    folder = WHEELS / group

    def work() -> None:
        make_virtual_environment()
        say(f"Downloading the pinned wheels for: {group}")
        shutil.rmtree(folder, ignore_errors=True)
        run_quietly(
            [PYTHON, *PIP, "download", *EXACTLY_AS_PINNED, *FOR_PYODIDE, "--dest", folder, "-r", requirements],
            log=f"pip-download-{group}",
            failure=f"The wheels of {requirements.name} could not be downloaded; is the network reachable?",
        )

    do_unless_current(f"wheels-{group}", fingerprint(*FOR_PYODIDE, requirements), work, folder.is_dir)
    return sorted(folder.glob("*.whl"))

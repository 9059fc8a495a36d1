"""Builds the engine's wheel and its source distribution: the same input gives the same bytes."""

from __future__ import annotations

import shutil
from pathlib import Path

from support.console import Failure, say
from support.folders import CACHE, ENGINE, PROJECT_FILE, ROOT
from support.processes import clean_environment, run_quietly
from support.stamps import do_unless_current, fingerprint
from toolchain.virtual_environment import PYTHON, install, requirements_file

WHEEL_FOLDER = CACHE / "engine-wheel"

# Every file in the wheel gets this time, 1 January 2020: a wheel must not differ by the day it was made on.
SOURCE_DATE_EPOCH = "1577836800"

BUILD_CODE = "import sys, flit_core.buildapi as backend; getattr(backend, sys.argv[1])(sys.argv[2])"


def build_engine_wheel() -> Path:
    """Build the wheel where py_engine or pyproject.toml has changed; returns its path.

    Raises Failure when the engine's folder is missing or the pinned build backend refuses it.
    """
    if not (ENGINE / "__init__.py").is_file():
        raise Failure("The engine is missing: there is no py_engine/__init__.py.")

    def work() -> None:
        shutil.rmtree(WHEEL_FOLDER, ignore_errors=True)
        make_engine_wheel(WHEEL_FOLDER)

    wanted = fingerprint(ENGINE, PROJECT_FILE, requirements_file("build"), SOURCE_DATE_EPOCH)
    do_unless_current("engine-wheel", wanted, work, lambda: any(WHEEL_FOLDER.glob("*.whl")))
    return next(WHEEL_FOLDER.glob("*.whl"))


def make_engine_wheel(folder: Path) -> Path:
    """Make the wheel in an empty or new folder with the pinned build backend; returns its path."""
    _build("wheel", folder)
    return next(folder.glob("*.whl"))


def make_engine_sources(folder: Path) -> Path:
    """Make the source distribution in a folder that has none; returns its path."""
    _build("sdist", folder)
    return next(folder.glob("*.tar.gz"))


def _build(kind: str, folder: Path) -> None:
    install("build")
    say(f"Building the engine's {kind}")
    folder.mkdir(parents=True, exist_ok=True)
    run_quietly(
        [PYTHON, "-I", "-c", BUILD_CODE, f"build_{kind}", folder],
        log=f"engine-{kind}",
        failure=f"The engine's {kind} could not be built.",
        folder=ROOT,
        environment=clean_environment() | {"SOURCE_DATE_EPOCH": SOURCE_DATE_EPOCH},
    )

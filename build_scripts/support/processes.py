"""Runs other programs: as lists of arguments (no shell), in an environment free of the developer's habits."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from support.console import Failure, output
from support.folders import DOWNLOADS, LOGS, ROOT, shown

# Settings that would lead packages into or out of the project's own environment. Everything else stays as it
# is: proxies, certificates and a company's own package index are needed to reach the network at all.
UNWANTED_VARIABLES = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONSTARTUP",
    "PIP_NO_BINARY",
    "PIP_PREFIX",
    "PIP_ROOT",
    "PIP_TARGET",
    "NODE_OPTIONS",
    "NODE_PATH",
)


def clean_environment() -> dict[str, str]:
    """The environment for child processes; package managers keep their own caches below `.cache/` too."""
    environment = {name: value for name, value in os.environ.items() if name not in UNWANTED_VARIABLES}
    environment |= {
        "PIP_CACHE_DIR": str(DOWNLOADS / "pip"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PIP_USER": "0",
        "PYTHONNOUSERSITE": "1",
        "PYTHONUTF8": "1",
        "npm_config_cache": str(DOWNLOADS / "npm"),
        # npm would otherwise try for more than a minute before it admits that there is no network.
        "npm_config_fetch_retry_mintimeout": "1000",
        "npm_config_fetch_retry_maxtimeout": "5000",
        "npm_config_update_notifier": "false",
    }
    return environment


def run_quietly(
    arguments: Sequence[str | Path],
    *,
    log: str,
    failure: str,
    folder: Path = ROOT,
    environment: dict[str, str] | None = None,
) -> None:
    """Run a program with its output kept in `.cache/logs/<log>.log`.

    Raises Failure with the sentence `failure`, the program's most telling line and the place of the log.
    """
    LOGS.mkdir(parents=True, exist_ok=True)
    log_file = LOGS / f"{log}.log"
    with log_file.open("wb") as stream:
        try:
            code = subprocess.run(
                [str(argument) for argument in arguments],
                cwd=folder,
                env=environment or clean_environment(),
                stdin=subprocess.DEVNULL,
                stdout=stream,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        except OSError as error:
            raise Failure(f"{failure} ({error})") from error
    if code != 0:
        raise Failure(f"{failure} It said: {telling_line(read_log(log_file))} (all of it: {shown(log_file)})")


def read_log(log_file: Path) -> str:
    """The text of a log, whatever bytes a program may have written into it."""
    return log_file.read_text(encoding="utf-8", errors="replace")


def telling_line(text: str) -> str:
    """The line of a failed program's output that most likely names the cause."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() and "complete log" not in line]
    return (errors or lines or ["nothing"])[-1]


def run_for_output(arguments: Sequence[str | Path], *, failure: str, folder: Path = ROOT) -> str:
    """Run a program and return its output. Raises Failure with the sentence `failure` and its cause."""
    command = [str(argument) for argument in arguments]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=clean_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    except OSError as error:
        raise Failure(f"{failure} ({error})") from error
    if done.returncode != 0:
        raise Failure(f"{failure} It said: {telling_line(done.stderr)}")
    return done.stdout


def run_openly(
    arguments: Sequence[str | Path],
    *,
    folder: Path = ROOT,
    environment: dict[str, str] | None = None,
    limit_seconds: float | None = None,
) -> int:
    """Run a program whose output the reader should see; returns its exit code.

    Raises Failure if it cannot be started, or if it has to be ended because the time limit is over.
    """
    command = [str(argument) for argument in arguments]
    try:
        return subprocess.run(
            command,
            cwd=folder,
            env=environment or clean_environment(),
            stdin=subprocess.DEVNULL,
            stdout=output(),
            stderr=subprocess.STDOUT,
            timeout=limit_seconds,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{command[0]!r} was ended: it ran longer than {limit_seconds:.0f} seconds.") from error
    except OSError as error:
        raise Failure(f"{command[0]!r} could not be started: {error}.") from error

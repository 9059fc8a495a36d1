"""The site's Python files: the standard library, the wheels and the networks, precompiled by Pyodide itself."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from site_build.pyodide_folder import stock_files
from site_build.written_folder import write_folder
from support.console import say
from support.folders import CACHE
from support.processes import run_quietly
from support.stamps import do_unless_current, fingerprint
from toolchain.node_packages import PACKAGE_FILES, find_node

PRECOMPILED = CACHE / "precompiled"
# The runtime as it comes, with the same wheels: what bytecode is made with, and what starts are measured against.
STOCK_SITE = CACHE / "stock-site"

HERE = Path(__file__).parent
LIBRARY = "python_stdlib.zip"
NETWORK_CODE, NETWORK_OF_GAME = "network.zip", "network-"
SCRIPTS = (
    HERE / "precompile.mjs",
    HERE / "site_pyodide.mjs",
    HERE / "inside_pyodide" / "precompile.py",
    HERE / "inside_pyodide" / "sitecustomize.py",
)


@dataclass(frozen=True)
class Precompiled:
    """The files that were made.

    network_code: the code of networks, without weights. weights: those of games that ask a network, by game.
    """

    library: Path
    wheels: list[Path]
    network_code: Path
    weights: Mapping[str, Path]


def build_precompiled(wheels: Sequence[Path]) -> Precompiled:
    """Make them where a wheel, the runtime or a script has changed."""

    def work() -> None:
        make_precompiled(wheels, PRECOMPILED, STOCK_SITE)

    wanted = fingerprint(*wheels, *PACKAGE_FILES, *SCRIPTS)
    do_unless_current("precompiled", wanted, work, (PRECOMPILED / LIBRARY).is_file)
    return found_in(PRECOMPILED)


def make_precompiled(wheels: Sequence[Path], folder: Path, stock_site: Path) -> Precompiled:
    """Make them in a folder that is emptied first, with the stock runtime, which is written to another folder."""
    say("Precompiling the standard library and the wheels")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_folder(stock_site, {f"pyodide/{name}": content for name, content in stock_files(wheels).items()})
    node = find_node()
    run_quietly(
        [node.program, HERE / "precompile.mjs", stock_site, folder],
        log="precompile",
        failure="Pyodide could not precompile the standard library.",
        environment=node.environment,
    )
    return found_in(folder)


def found_in(folder: Path) -> Precompiled:
    """The precompiled files in the folder."""
    weights = {path.stem.removeprefix(NETWORK_OF_GAME): path for path in sorted(folder.glob(f"{NETWORK_OF_GAME}*.zip"))}
    return Precompiled(folder / LIBRARY, sorted(folder.glob("*.whl")), folder / NETWORK_CODE, weights)

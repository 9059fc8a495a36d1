"""A site in which a game has a network: one of random weights for Surmount, which its search asks."""

from __future__ import annotations

import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.search.network.weights import write_weights
from py_engine.search.params import SearchParams, params_of
from site_build import networks
from site_build.engine_wheel import build_engine_wheel
from site_build.precompiled import make_precompiled
from site_build.site_folder import site_files
from site_build.written_folder import is_intact, write_folder
from support.exclusive import exclusive
from support.folders import CACHE, PROJECT_FILE, WEB
from support.serve import CLOSING_SECONDS, HOST, FolderHandler, FolderServer
from support.stamps import do_unless_current, fingerprint
from tests.engine.networks import random_network
from toolchain.virtual_environment import download_pyodide_wheels

GAME = "surmount"
SEED = 1
CHANGES = {"policy_weight": 0.4, "value_part": 0.5}

FOLDER = CACHE / "site-with-network"

PARAMS = "py_engine/search/params.py"
WEIGHTS = f"py_engine/search/network/trained/{GAME}.json"


def asking_params() -> SearchParams:
    """How the game is searched in that site."""
    return params_of(GAME)._replace(policy_weight=CHANGES["policy_weight"], value_part=CHANGES["value_part"])


def weights() -> str:
    """The file with the game's network."""
    return write_weights(random_network(make_game(find_game(GAME), 4), SEED))


def site_with_network() -> Path:
    """The folder of the site, which is built where anything has changed."""
    site = FOLDER / "site"
    with exclusive():
        wheel = build_engine_wheel()

        def work() -> None:
            changed = with_network(wheel, FOLDER / "wheel")
            runtime = download_pyodide_wheels("runtime")
            precompiled = make_precompiled([changed, *runtime], FOLDER / "made", FOLDER / "stock")
            write_folder(site, site_files(changed, precompiled, {}))

        scripts = Path(networks.__file__).parent
        wanted = fingerprint(wheel, WEB, scripts, PROJECT_FILE, Path(__file__), weights())
        do_unless_current("site-with-network", wanted, work, lambda: is_intact(site))
    return site


def with_network(wheel: Path, folder: Path) -> Path:
    """The engine's wheel once more, with the network in place and a search that asks it."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = folder / wheel.name
    asking = f'\nADVISED["{GAME}"] = PARAMS["{GAME}"]._replace(**{CHANGES!r})\n'
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(changed, "w") as target:
        for name in source.namelist():
            if name != WEIGHTS:
                target.writestr(name, source.read(name) + (asking.encode() if name == PARAMS else b""))
        target.writestr(WEIGHTS, weights())
    return changed


class NotingHandler(FolderHandler):
    """Answers with the folder's files, and notes what it was asked for."""

    def __init__(self, *values: Any, asked: list[str], **named: Any) -> None:
        self.asked = asked
        super().__init__(*values, **named)

    def do_GET(self) -> None:  # noqa: N802 - the name is the base class's
        """Note the path, then answer."""
        self.asked.append(self.path.removeprefix("/"))
        super().do_GET()


@contextmanager
def serve_noting(folder: Path) -> Iterator[tuple[FolderServer, list[str]]]:
    """A server of the folder, and the paths that it has been asked for so far."""
    asked: list[str] = []
    with FolderServer((HOST, 0), partial(NotingHandler, directory=str(folder), asked=asked)) as server:
        threading.Thread(target=server.serve_forever, args=[CLOSING_SECONDS], daemon=True).start()
        yield server, asked

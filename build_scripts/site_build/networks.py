"""The networks of the site, which a page fetches when their games are first thought about.

Pyodide's list of packages names them: the code as the package `network`, the weights of a game as `network-GAME`. So
the page knows at once which games have one, and Pyodide checks the hash of the file. Where no game has a network
there is nothing of them in the site.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from site_build.precompiled import Precompiled
from site_build.pyodide_folder import package_entry
from site_build.written_folder import sha256

FOLDER = "networks"

# These names are also in `web/engine/networks.ts`.
CODE, OF_GAME = "network", "network-"

# Characters of a hash in a version, and so in a file's name.
SHOWN = 12


@dataclass(frozen=True)
class Archive:
    """A file of the site that is unpacked next to the engine. package: its name in Pyodide's list of packages."""

    package: str
    content: bytes

    @property
    def version(self) -> str:
        """Another content has another one."""
        return sha256(self.content)[:SHOWN]

    @property
    def path(self) -> str:
        """The file's path in the site."""
        return f"{FOLDER}/{self.package}-{self.version}.zip"

    def entry(self) -> dict[str, Any]:
        """The file's entry in Pyodide's list of packages; addresses are relative to `pyodide/`."""
        return package_entry(self.package, self.version, f"../{self.path}", self.content)


def network_archives(precompiled: Precompiled) -> list[Archive]:
    """The code and the weights of every game that has a network; nothing where none has."""
    weights = [Archive(f"{OF_GAME}{game}", path.read_bytes()) for game, path in precompiled.weights.items()]
    return [Archive(CODE, precompiled.network_code.read_bytes()), *weights] if weights else []

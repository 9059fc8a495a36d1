"""One thing that ships, with its licence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from support.console import Failure
from support.folders import shown

TEXTS = Path(__file__).parent / "texts"

# The file to which a developer adds a missing part.
TABLE = shown(Path(__file__).with_name("shipped.py"))

# Separates an archive from its content, in the name of an entry.
IN = "!"


@dataclass(frozen=True)
class Part:
    """Something of one project under one licence.

    version: None where the shipped files do not contain it.
    licence: an SPDX expression.
    text: the licence's text, as its authors publish it.
    source: the public address of the source code, of this very version where the licence asks for that (MPL-2.0).
    purl: the package URL without a version.
    holds: patterns for the entries that belong to it (see `claims.entries_of`).
    inside: the name of the part that it is compiled or copied into, if it has no separate files.
    """

    name: str
    version: str | None
    licence: str
    text: str
    source: str
    purl: str
    holds: tuple[str, ...] = ()
    inside: str | None = None

    def __post_init__(self) -> None:
        for what, value in (("licence", self.licence), ("licence text", self.text), ("source", self.source)):
            if not value.strip():
                raise Failure(f"{self.name} ships without a {what}; please enter it in {TABLE}.")

    @property
    def title(self) -> str:
        """Name and version."""
        return self.name if self.version is None else f"{self.name} {self.version}"

    @property
    def key(self) -> str:
        """The name as an identifier in a document."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-")


def kept_text(name: str, folder: Path = TEXTS) -> str:
    """A licence text that is kept here, because no package that the build has carries it."""
    path = folder / f"{name}.txt"
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Failure(f"A licence text is missing ({error}); please put it into {shown(path)}.") from error


def package_url(kind: str, name: str) -> str:
    """A package URL without a version; `kind` is `npm`, `pypi` or `generic`. A slash ends an npm scope."""
    return f"pkg:{kind}/{quote(name.lower(), safe='/')}"


def source_url(source: str, name: str) -> str:
    """The package URL of a part known by its source code alone."""
    found = re.fullmatch(r"https://github\.com/([^/]+)/([^/]+)(/.*)?", source)
    return f"pkg:github/{found[1]}/{found[2]}".lower() if found else package_url("generic", name)

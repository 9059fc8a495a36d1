"""The site's `pyodide/` folder: the pinned runtime, a standard library, the wheels, and a small lock file for them."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterable
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

from site_build.written_folder import sha256
from support.console import Failure
from support.folders import NODE_MODULES, shown

PACKAGE = NODE_MODULES / "pyodide"

# The files of the npm package that a browser needs; the rest is consoles, type declarations and source maps.
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY_FILE = "python_stdlib.zip"
LOCK_FILE = "pyodide-lock.json"


def stock_files(wheels: Iterable[Path]) -> dict[str, bytes]:
    """The folder with the whole standard library, as it comes."""
    return pyodide_files(PACKAGE / LIBRARY_FILE, wheels)


def pyodide_files(library: Path, wheels: Iterable[Path], others: Iterable[dict[str, Any]] = ()) -> dict[str, bytes]:
    """Every file of the folder, by name: the runtime, its standard library, the wheels, a lock file for them.

    others: entries of the lock file for files in other folders.
    """
    wheels = sorted(wheels)
    files = {name: read_runtime_file(name) for name in RUNTIME_FILES}
    files[LIBRARY_FILE] = read_file(library)
    files |= {wheel.name: wheel.read_bytes() for wheel in wheels}
    # Pyodide refuses a lock file whose info block differs from that of its build, so the block is copied as it is.
    info = json.loads(read_runtime_file(LOCK_FILE))["info"]
    entries = [*map(lock_entry, wheels), *others]
    lock = {"info": info, "packages": {entry["name"]: entry for entry in entries}}
    files[LOCK_FILE] = (json.dumps(lock, indent=2, sort_keys=True) + "\n").encode()
    return files


def read_runtime_file(name: str) -> bytes:
    """A file of the installed npm package `pyodide`."""
    return read_file(PACKAGE / name)


def read_file(path: Path) -> bytes:
    """A file that belongs to the runtime."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Failure(f"A part of Pyodide cannot be read ({error}); delete .cache/npm and try again.") from error


def lock_entry(wheel: Path) -> dict[str, Any]:
    """The lock file's entry for a wheel, read from the wheel itself."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata_name = next((name for name in names if name.endswith(".dist-info/METADATA")), None)
        if metadata_name is None:
            raise Failure(f"{shown(wheel)} is no wheel: it has no METADATA.")
        metadata = HeaderParser().parsestr(archive.read(metadata_name).decode("utf-8"))
    found = package_entry(normalised(metadata["Name"]), metadata["Version"], wheel.name, wheel.read_bytes())
    return found | {"imports": imports(names), "depends": dependencies(metadata.get_all("Requires-Dist", []))}


def package_entry(name: str, version: str, file_name: str, content: bytes) -> dict[str, Any]:
    """The lock file's entry for a package that is not imported by name and has no dependencies."""
    return {
        "name": name,
        "version": version,
        "file_name": file_name,
        "sha256": sha256(content),
        "imports": [],
        "depends": [],
        "install_dir": "site",
        "package_type": "package",
        "unvendored_tests": False,
    }


def normalised(name: str) -> str:
    """A package's name as lock files spell it: lower case, words joined by single hyphens."""
    return re.sub(r"[-_.]+", "-", name).lower()


def imports(names: Iterable[str]) -> list[str]:
    """The modules and packages that a wheel makes importable, found by the names of its files."""
    modules = [name for name in names if name.endswith((".py", ".pyc")) and ".dist-info/" not in name]
    return sorted({module.split("/")[0].removesuffix("c").removesuffix(".py") for module in modules})


def dependencies(requirements: Iterable[str]) -> list[str]:
    """The names of unconditional dependencies; a conditional one would need judging, so it is refused.

    Extras are no dependencies of the wheel itself and are passed over.
    """
    names = []
    for requirement in requirements:
        text, _, marker = requirement.partition(";")
        if "extra ==" in marker:
            continue
        if marker:
            raise Failure(f"A wheel has the conditional dependency {requirement!r}, which is not supported.")
        names.append(normalised(re.split(r"[^\w.-]", text.strip())[0]))
    return sorted(names)

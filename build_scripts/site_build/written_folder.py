"""Brings a folder to a wanted state: writes what differs, deletes what an older build left, and no more.

`site-files.json` in the folder lists every file with its hash. It names the files that an older build wrote, so
that no other file is ever deleted, and it gives offline caches one identity for the whole site.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from support.console import Failure
from support.folders import shown

MANIFEST = "site-files.json"
UNFINISHED = ".unfinished"  # the one file that is being written; always the same, so that none is ever left over


def write_folder(folder: Path, files: dict[str, bytes]) -> None:
    """Make the folder hold exactly these files (by relative path) and their manifest.

    Raises Failure when the folder holds files that no build wrote, or cannot be written.
    """
    former = read_manifest(folder)
    try:
        if former is None and folder.exists() and any(folder.iterdir()):
            raise Failure(f"{shown(folder)} holds files that no build put there; please name another folder.")
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(set(former or {}) - set(files)):
            remove(folder, path)
        # The manifest comes before the files, so that a build that is broken off can be taken up again.
        replace(folder / MANIFEST, manifest(files), fresh=folder / UNFINISHED)
        for path, content in files.items():
            replace(folder / path, content, fresh=folder / UNFINISHED)
    except OSError as error:
        raise Failure(f"{shown(folder)} could not be written: {error}.") from error


def is_intact(folder: Path) -> bool:
    """Return whether every file that the folder's manifest lists is there, byte for byte."""
    listed = read_manifest(folder)
    if listed is None:
        return False
    try:
        return all(sha256((folder / path).read_bytes()) == wanted for path, wanted in listed.items())
    except OSError:
        return False


def manifest(files: dict[str, bytes]) -> bytes:
    """The manifest's text: each file's hash, and one version that changes when any file does."""
    hashes = {path: sha256(files[path]) for path in sorted(files)}
    version = sha256(json.dumps(hashes).encode())
    return (json.dumps({"version": version, "files": hashes}, indent=1) + "\n").encode()


def read_manifest(folder: Path) -> dict[str, str] | None:
    """The hashes by path that the folder's manifest lists; None where there is no readable manifest."""
    try:
        listed = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return listed if isinstance(listed, dict) else None


def sha256(content: bytes) -> str:
    """The hash in hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def replace(file: Path, content: bytes, fresh: Path) -> None:
    """Give a file its content unless it has it already, by way of `fresh`: a reader never sees a part."""
    if file.is_file() and file.read_bytes() == content:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh.write_bytes(content)
    os.replace(fresh, file)


def remove(folder: Path, path: str) -> None:
    """Delete a file that an older build wrote, and the folders that this leaves empty."""
    file = folder / path
    if not file.resolve().is_relative_to(folder.resolve()):
        raise Failure(f"{shown(folder / MANIFEST)} lists {path!r}, which lies outside; please delete it.")
    file.unlink(missing_ok=True)
    for parent in file.parents:
        if parent == folder or any(parent.iterdir()):
            break
        parent.rmdir()

"""The changes that a build may make to the folder that it writes."""

import json
from pathlib import Path

import pytest

from site_build.written_folder import MANIFEST, is_intact, write_folder
from support.console import Failure

FILES = {"index.html": b"<p>hello", "app/main.js": b"export {};"}


def files_in(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but the manifest."""
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name != MANIFEST)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def test_a_new_folder_holds_just_the_files_and_their_manifest(tmp_path: Path) -> None:
    write_folder(tmp_path / "site", FILES)
    assert files_in(tmp_path / "site") == FILES
    assert set(json.loads((tmp_path / "site" / MANIFEST).read_text())["files"]) == set(FILES)


def test_files_of_an_older_build_are_deleted_with_the_folders_they_leave_empty(tmp_path: Path) -> None:
    write_folder(tmp_path, FILES)
    write_folder(tmp_path, {"index.html": b"<p>new"})
    assert files_in(tmp_path) == {"index.html": b"<p>new"}
    assert not (tmp_path / "app").exists()


def test_a_file_that_no_build_wrote_is_never_deleted(tmp_path: Path) -> None:
    write_folder(tmp_path, FILES)
    (tmp_path / "app" / "notes.txt").write_text("mine")
    write_folder(tmp_path, {"index.html": b"<p>new"})
    assert (tmp_path / "app" / "notes.txt").read_text() == "mine"


def test_a_folder_with_other_files_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(Failure, match="no build put there"):
        write_folder(tmp_path, FILES)
    assert files_in(tmp_path) == {"thesis.txt": b"mine"}


def test_a_manifest_cannot_name_files_outside_the_folder(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("mine")
    site = tmp_path / "site"
    write_folder(site, FILES)
    (site / MANIFEST).write_text(json.dumps({"files": {"../outside.txt": ""}}))
    with pytest.raises(Failure, match="outside"):
        write_folder(site, FILES)
    assert outside.read_text() == "mine"


def test_unchanged_files_are_not_written_again(tmp_path: Path) -> None:
    write_folder(tmp_path, FILES)
    before = (tmp_path / "index.html").stat().st_ino
    write_folder(tmp_path, FILES | {"app/main.js": b"export const a = 1;"})
    assert (tmp_path / "index.html").stat().st_ino == before


def test_the_version_changes_exactly_when_a_file_does(tmp_path: Path) -> None:
    def version(files: dict[str, bytes]) -> str:
        write_folder(tmp_path, files)
        return str(json.loads((tmp_path / MANIFEST).read_text())["version"])

    first = version(FILES)
    assert version(dict(reversed(FILES.items()))) == first
    assert version(FILES | {"index.html": b"<p>other"}) != first
    assert version({"index2.html" if path == "index.html" else path: FILES[path] for path in FILES}) != first


@pytest.mark.parametrize("damage", ["changed", "deleted", "no manifest"])
def test_damage_is_noticed(tmp_path: Path, damage: str) -> None:
    write_folder(tmp_path, FILES)
    assert is_intact(tmp_path)
    match damage:
        case "changed":
            (tmp_path / "app" / "main.js").write_bytes(b"export {} ;")
        case "deleted":
            (tmp_path / "index.html").unlink()
        case _:
            (tmp_path / MANIFEST).unlink()
    assert not is_intact(tmp_path)

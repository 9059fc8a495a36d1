"""The files of a release: the same input gives the same bytes, and the hashes are those of the files."""

from __future__ import annotations

import os
import zipfile
from hashlib import sha256
from pathlib import Path

from site_build.engine_wheel import make_engine_sources
from site_build.release_files import SUMS, write_sums, zip_folder


def folder_with(folder: Path, names: list[str], time: int) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"this is {name}\n", encoding="utf-8")
        os.utime(folder / name, (time, time))
    return folder


def test_a_zip_depends_on_the_files_alone(tmp_path: Path) -> None:
    zips = [tmp_path / "one.zip", tmp_path / "other.zip"]
    zip_folder(folder_with(tmp_path / "one", ["index.html", "app/main.js"], 1_000_000_000), zips[0])
    zip_folder(folder_with(tmp_path / "other", ["app/main.js", "index.html"], 1_700_000_000), zips[1])
    assert zips[0].read_bytes() == zips[1].read_bytes()
    with zipfile.ZipFile(zips[0]) as archive:
        assert archive.namelist() == ["app/main.js", "index.html"]
        assert archive.read("app/main.js") == b"this is app/main.js\n"


def test_the_sources_are_the_same_each_time(tmp_path: Path) -> None:
    one, other = (make_engine_sources(tmp_path / name).read_bytes() for name in ("one", "other"))
    assert one == other


def test_the_sums_are_those_of_all_other_files(tmp_path: Path) -> None:
    folder_with(tmp_path, ["site.zip", "engine.whl"], 1_000_000_000)
    for _ in range(2):
        write_sums(tmp_path)
        lines = (tmp_path / SUMS).read_text(encoding="ascii").splitlines()
        assert lines == [
            f"{sha256((tmp_path / name).read_bytes()).hexdigest()}  {name}" for name in ("engine.whl", "site.zip")
        ]

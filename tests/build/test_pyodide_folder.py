"""The lock file's entry for a wheel is read from the wheel."""

import hashlib
import zipfile
from pathlib import Path

import pytest

from site_build.pyodide_folder import lock_entry
from support.console import Failure


def make_wheel(folder: Path, *, metadata: str, files: tuple[str, ...] = ("some_package/__init__.py",)) -> Path:
    """A small wheel, as far as the lock file is concerned."""
    wheel = folder / "some_package-1.2-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in files:
            archive.writestr(name, "")
        archive.writestr("some_package-1.2.dist-info/METADATA", metadata)
    return wheel


def test_an_entry_names_the_wheel_its_hash_its_imports_and_its_dependencies(tmp_path: Path) -> None:
    wheel = make_wheel(
        tmp_path,
        metadata="Name: Some_Package\nVersion: 1.2\n"
        "Requires-Dist: Other.Thing>=1\nRequires-Dist: dev; extra == 'dev'\n",
        files=("some_package/__init__.py", "some_package/part/a.py", "single.py", "some_package/py.typed"),
    )
    entry = lock_entry(wheel)
    assert entry["name"] == "some-package"
    assert entry["version"] == "1.2"
    assert entry["file_name"] == wheel.name
    assert entry["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert entry["imports"] == ["single", "some_package"]
    assert entry["depends"] == ["other-thing"]


def test_a_conditional_dependency_is_refused(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path, metadata="Name: a\nVersion: 1\nRequires-Dist: b; python_version < '3.12'\n")
    with pytest.raises(Failure, match=r"b; python_version < '3.12'"):
        lock_entry(wheel)


def test_an_archive_without_metadata_is_no_wheel(tmp_path: Path) -> None:
    wheel = tmp_path / "a.whl"
    zipfile.ZipFile(wheel, "w").close()
    with pytest.raises(Failure, match="no wheel"):
        lock_entry(wheel)


def test_modules_that_are_bytecode_only_are_importable_too(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path, metadata="Name: a\nVersion: 1\n", files=("some_package/__init__.pyc", "single.pyc"))
    assert lock_entry(wheel)["imports"] == ["single", "some_package"]

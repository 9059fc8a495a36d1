"""The engine as others install it: its name, its description, its links and its command."""

from __future__ import annotations

import zipfile
from email.message import Message
from email.parser import HeaderParser
from pathlib import Path

import pytest

from site_build.engine_wheel import make_engine_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    return zipfile.ZipFile(make_engine_wheel(tmp_path_factory.mktemp("wheel")))


def metadata_of(wheel: zipfile.ZipFile) -> Message:
    [name] = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return HeaderParser().parsestr(wheel.read(name).decode())


def test_the_distribution_has_a_name_a_description_links_and_classifiers(wheel: zipfile.ZipFile) -> None:
    """As `twine check --strict` asks."""
    metadata = metadata_of(wheel)
    assert metadata["Name"] == "sunstones"
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata.get_payload().startswith("# Sunstones")
    assert "](" not in metadata.get_payload(), "an index has no other files to which the description could lead"
    assert len(metadata.get_all("Project-URL", [])) == 4
    versions = {f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)}
    assert versions <= set(metadata.get_all("Classifier", []))
    assert metadata.get_all("Requires-Dist") is None or all(
        "extra ==" in one for one in metadata.get_all("Requires-Dist")
    )


def test_the_wheel_has_the_engine_alone_and_one_command(wheel: zipfile.ZipFile) -> None:
    [entry_points] = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "sunstones=py_engine.__main__:main" in wheel.read(entry_points).decode()
    folders = {Path(name).parts[0] for name in wheel.namelist()}
    assert {folder for folder in folders if not folder.endswith(".dist-info")} == {"py_engine"}

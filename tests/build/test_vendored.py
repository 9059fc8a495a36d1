"""The files of the npm packages in the site, above all the type faces with their licences."""

from __future__ import annotations

import re

import pytest

from site_build.vendored import FACES, LIBRARIES, Face, face_files, vendored_files
from support.folders import WEB

# The most bytes of type faces that a start may fetch; woff2 is compressed already.
MOST_AT_THE_START = 80_000
WOFF2 = b"wOF2"


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """All that is vendored."""
    return vendored_files()


def test_every_part_lies_beside_its_licence(files: dict[str, bytes]) -> None:
    for name in [*(library.package for library in LIBRARIES), *(face.name for face in FACES)]:
        assert files[f"vendor/{name}.LICENSE.txt"].strip()


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_face_has_its_files_and_the_notice_that_its_licence_asks_for(face: Face) -> None:
    made = face_files(face)
    licence = made.pop(f"vendor/{face.name}.LICENSE.txt").decode()
    assert all(content.startswith(WOFF2) for content in made.values())
    assert re.match(r"(Copyright|©) ", licence)
    assert "SIL OPEN FONT LICENSE" in licence


def test_what_the_style_sheets_ask_for_is_there_and_nothing_else(files: dict[str, bytes]) -> None:
    sheets = [(WEB / path).read_text(encoding="utf-8") for path in ("common/theme.css", "rules/rules.css")]
    asked = {f"vendor/{name}" for sheet in sheets for name in re.findall(r'url\("\.\./vendor/([^"]+)"\)', sheet)}
    assert asked == {path for path in files if path.endswith(".woff2")}


def test_the_faces_of_the_start_are_small_and_asked_for_early(files: dict[str, bytes]) -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    early = re.findall(r'<link rel="preload" href="([^"]+)" as="font" type="font/woff2" crossorigin>', page)
    theme = (WEB / "common" / "theme.css").read_text(encoding="utf-8")
    assert sorted(early) == sorted(f"vendor/{name}" for name in re.findall(r'url\("\.\./vendor/([^"]+)"\)', theme))
    assert sum(len(files[path]) for path in early) < MOST_AT_THE_START

"""The licences of all shipped files: every file belongs to one part, every part has a text, and the lists say so."""

import io
import json
import marshal
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from site_build.licences import shipped, with_licences
from site_build.licences.claims import STANDARD_LIBRARY, claimed, library_names, places
from site_build.licences.part import TEXTS, Part, kept_text
from site_build.licences.shipped import LINKED, Linked, linked_part
from site_build.written_folder import sha256
from support.console import Failure
from support.folders import ROOT
from tests.bill_schema import assert_valid

WHEEL = "pyodide/tool-1.0-py3-none-any.whl"
PAGE = b"<p><!-- the version --></p>\n<ul>\n<!-- the games -->\n</ul>\n<!-- the parts -->\n"
CATALOGUE = {"games": [{"name": "Hex & more", "designer": "A <Person>", "year": 1942, "url": "https://games.example/"}]}


def packed(files: Mapping[str, bytes]) -> bytes:
    """A zip with these files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def part(name: str, *holds: str, text: str = "Do as you like.\n", inside: str | None = None) -> Part:
    """A part of a small site."""
    return Part(name, "1.0", "MIT", text, "https://parts.example/", f"pkg:generic/{name}", holds, inside)


LIBRARY = packed({"json/__init__.pyc": b"", "library.marshal": marshal.dumps(({"re": ("", True, b"")}, []))})
TOOL = packed({"tool/a.pyc": b"", "tool/_vendored/helper/b.pyc": b"", "tool-1.0.dist-info/METADATA": b""})
FILES = {
    "index.html": b"<p>hello",
    "about.html": PAGE,
    "catalogue.json": json.dumps(CATALOGUE).encode(),
    "vendor/graph.js": b"export {};",
    "vendor/graph.css": b"a {}",
    STANDARD_LIBRARY: LIBRARY,
    WHEEL: TOOL,
}
PARTS = [
    part("Ours", "index.html", "about.html", "catalogue.json", f"{STANDARD_LIBRARY}!library.marshal"),
    part("Python", STANDARD_LIBRARY, f"{STANDARD_LIBRARY}!json", f"{STANDARD_LIBRARY}!re"),
    part("zip", text="Another <text>.\n", inside="Python"),
    part("graph", "vendor/graph.*"),
    part("tool", WHEEL, f"{WHEEL}!tool/*", f"{WHEEL}!*.dist-info/*"),
    part("helper", f"{WHEEL}!tool/_vendored/helper/*"),
]


def test_every_file_is_claimed_by_one_part() -> None:
    found = claimed(PARTS, FILES)
    assert found["graph"] == ["vendor/graph.css", "vendor/graph.js"]
    assert found["helper"] == [f"{WHEEL}!tool/_vendored/helper/b.pyc"]
    assert sorted(found["Python"]) == [STANDARD_LIBRARY, f"{STANDARD_LIBRARY}!json", f"{STANDARD_LIBRARY}!re"]


@pytest.mark.parametrize(
    ("path", "content", "named"),
    [
        ("vendor/planted.js", b"", "vendor/planted.js"),
        ("pyodide/planted.data", b"", "pyodide/planted.data"),
        (WHEEL, packed({"planted/c.pyc": b""}), f"{WHEEL}!planted/c.pyc"),
        (WHEEL, packed({"tool/_vendored/planted/c.pyc": b""}), f"{WHEEL}!tool/_vendored/planted/c.pyc"),
        (WHEEL, packed({"tool/vendor/planted.pyc": b""}), f"{WHEEL}!tool/vendor/planted.pyc"),
        (STANDARD_LIBRARY, packed({"planted.pyc": b""}), f"{STANDARD_LIBRARY}!planted"),
        (
            STANDARD_LIBRARY,
            packed({"library.marshal": marshal.dumps(({"planted.deep": ("", False, b"")}, []))}),
            f"{STANDARD_LIBRARY}!planted",
        ),
    ],
    ids=["library", "runtime", "in a wheel", "copied in a wheel", "vendor/ in a wheel", "module", "in one piece"],
)
def test_a_file_without_a_part_ends_the_build_and_is_named(path: str, content: bytes, named: str) -> None:
    with pytest.raises(Failure) as failure:
        with_licences(FILES | {path: content}, PARTS)
    assert str(failure.value).startswith(f"{named} belongs to no part")
    assert Path(shipped.__file__).relative_to(ROOT).as_posix() in str(failure.value), "where to enter it"


def test_a_file_of_two_parts_ends_the_build() -> None:
    with pytest.raises(Failure, match=r"vendor/graph\.js belongs to graph and to other"):
        with_licences(FILES, [*PARTS, part("other", "vendor/*.js")])


def test_a_part_of_which_nothing_ships_any_more_ends_the_build() -> None:
    with pytest.raises(Failure, match="Nothing that ships belongs to gone"):
        with_licences(FILES, [*PARTS, part("gone", "vendor/gone.js")])


@pytest.mark.parametrize("lacking", ["licence", "text", "source"])
def test_a_part_without_its_licence_text_or_source_ends_the_build(lacking: str) -> None:
    with pytest.raises(Failure, match=r"graph ships without a (licence|licence text|source); please enter"):
        replace(PARTS[3], **{lacking: " \n"})


def test_a_licence_text_that_is_missing_is_asked_for_by_its_path(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"please put it into .*MPL-2\.0\.txt"):
        kept_text("MPL-2.0", tmp_path)


def test_each_text_that_is_kept_is_used_and_each_one_used_is_kept() -> None:
    source = Path(shipped.__file__).read_text(encoding="utf-8")
    kept = {path.stem for path in TEXTS.glob("*.txt")}
    assert {linked.text for linked in LINKED} <= kept
    assert [name for name in sorted(kept) if f'"{name}"' not in source] == []


def test_a_linked_library_has_the_version_that_the_program_tells() -> None:
    linked = Linked("zlib", rb"deflate ([\d.]+) Copyright", "Zlib", "zlib", "https://zlib.net")
    assert linked_part(linked, b"\0deflate 1.3.1 Copyright", {}).version == "1.3.1"


@pytest.mark.parametrize("program", [b"nothing of it", b"\0inflate 1.2\0\0inflate 1.3\0"])
def test_a_linked_library_that_is_gone_or_tells_two_versions_ends_the_build(program: bytes) -> None:
    linked = Linked("zlib", rb"inflate ([\d.]+)\0", "Zlib", "zlib", "https://zlib.net")
    with pytest.raises(Failure, match=r"tells [02] versions of zlib"):
        linked_part(linked, program, {})


def test_another_pyodide_is_looked_at_before_it_ships(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "package.json").write_text('{"name": "pyodide", "version": "999.1", "license": "MPL-2.0"}')
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path)
    with pytest.raises(Failure, match=r"What Pyodide 999\.1 is linked with has not been looked at"):
        shipped.pyodide_and_python({"pyodide/pyodide-lock.json": b'{"info": {}}'})


def test_the_modules_in_one_piece_are_listed_by_their_top_names() -> None:
    piece = marshal.dumps(({"email.parser": ("", False, b""), "re": ("", True, b"")}, []))
    assert library_names(packed({"encodings/ascii.pyc": b"", "library.marshal": piece})) == {
        "encodings",
        "library.marshal",
        "email",
        "re",
    }


def test_a_piece_that_this_python_cannot_read_is_reported() -> None:
    with pytest.raises(Failure, match="cannot list the modules"):
        library_names(packed({"library.marshal": b"?"}))


def test_a_part_of_anothers_archive_is_placed_in_it() -> None:
    found = claimed(PARTS, FILES)
    assert places(PARTS[-1], found["helper"]) == [f"tool/_vendored/helper in {WHEEL}"]
    assert places(PARTS[-2], found["tool"]) == [WHEEL]


def test_the_page_names_games_and_parts_and_has_each_text_once() -> None:
    made = with_licences(FILES, PARTS)["about.html"].decode()
    assert '<b>Hex &amp; more</b> by <a href="https://games.example/">A &lt;Person&gt;</a>, 1942' in made
    assert made.count("<details") == len(PARTS)
    assert made.count("Do as you like.") == 1
    assert "Another &lt;text&gt;." in made
    assert '<a href="#ours">Ours</a>' in made, "who shares a text points to the first who has it"


def test_the_file_with_all_texts_names_each_part_and_has_each_text_once() -> None:
    made = with_licences(FILES, PARTS)["licences.txt"].decode()
    assert [made.count(f"\n{one.title}\nLicence: MIT\n") for one in PARTS] == [1] * len(PARTS)
    assert made.count("Do as you like.") == made.count("Another <text>.") == 1


@pytest.mark.parametrize("marker", ["the games", "the parts"])
def test_a_page_without_a_place_for_its_lists_ends_the_build(marker: str) -> None:
    page = PAGE.replace(f"<!-- {marker} -->".encode(), b"")
    with pytest.raises(Failure, match=marker):
        with_licences(FILES | {"about.html": page}, PARTS)


def test_the_bill_of_materials_follows_the_official_schema() -> None:
    assert_valid(with_licences(FILES, PARTS)["sbom.cdx.json"])


def test_the_bill_names_each_part_and_the_hash_of_each_of_its_files() -> None:
    bill = json.loads(with_licences(FILES, PARTS)["sbom.cdx.json"])
    assert bill["metadata"]["component"]["name"] == "Ours"
    by_name = {component["name"]: component for component in bill["components"]}
    assert sorted(by_name) == ["Python", "graph", "helper", "tool"]
    assert by_name["graph"]["purl"] == "pkg:generic/graph@1.0"
    assert by_name["graph"]["licenses"] == [{"expression": "MIT"}]
    files = by_name["graph"]["components"]
    assert [file["name"] for file in files] == ["vendor/graph.css", "vendor/graph.js"]
    assert files[1]["hashes"][0]["content"] == sha256(FILES["vendor/graph.js"])
    assert [inner["name"] for inner in by_name["Python"]["components"]] == [STANDARD_LIBRARY, "zip"]


def test_the_same_files_give_the_same_bytes_and_another_file_another_number() -> None:
    one, again = (with_licences(FILES, PARTS)["sbom.cdx.json"] for _ in range(2))
    assert one == again
    assert with_licences(dict(reversed(FILES.items())), PARTS)["sbom.cdx.json"] == one, "in whatever order they come"
    other = with_licences(FILES | {"vendor/graph.js": b"export default 1;"}, PARTS)["sbom.cdx.json"]
    assert json.loads(other)["serialNumber"] != json.loads(one)["serialNumber"]


@pytest.mark.parametrize("path", ["licences.txt", "sbom.cdx.json"])
def test_a_page_in_the_place_of_a_list_is_refused(path: str) -> None:
    with pytest.raises(Failure, match="please rename it"):
        with_licences(FILES | {path: b""}, PARTS)

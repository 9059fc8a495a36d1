"""The service worker's list of files: every file as it is, under a version that changes with any of them."""

import json

import pytest

from site_build.precache import with_precache
from site_build.written_folder import sha256
from support.console import Failure

FILES = {"index.html": b"<p>hello", "app/main.js": b"export {};", "sw.js": b"// at work\n"}


def precache(files: dict[str, bytes]) -> dict[str, object]:
    """The list at the head of the service worker."""
    text = with_precache(files)["sw.js"].decode()
    listed, end, source = text.removeprefix("const PRECACHE = ").partition(";\n\n")
    assert end
    assert source.encode() == files["sw.js"]
    found = json.loads(listed)
    assert isinstance(found, dict)
    return found


def test_every_file_but_the_service_worker_is_listed_with_its_hash() -> None:
    assert precache(FILES)["files"] == {path: sha256(FILES[path]) for path in ("app/main.js", "index.html")}


def test_what_switches_the_service_worker_off_is_not_kept_and_makes_no_version() -> None:
    assert precache(FILES | {"sw-off.js": b"// off\n"}) == precache(FILES)


@pytest.mark.parametrize("changed", FILES)
def test_the_version_changes_with_any_file_and_with_the_service_worker_itself(changed: str) -> None:
    assert precache(FILES | {changed: b"something else\n"})["version"] != precache(FILES)["version"]


def test_the_version_does_not_depend_on_the_order_of_the_files() -> None:
    assert precache(dict(reversed(FILES.items()))) == precache(FILES)


def test_a_site_without_its_service_worker_is_no_site() -> None:
    with pytest.raises(Failure, match=r"sw\.js"):
        with_precache({"index.html": b""})

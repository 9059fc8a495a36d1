"""Stamps: when work is done again and when it is skipped."""

from functools import partial
from pathlib import Path

import pytest

from support import stamps


@pytest.fixture(autouse=True)
def own_stamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests' stamps apart from the project's."""
    monkeypatch.setattr(stamps, "STAMPS", tmp_path / "stamps")


def test_work_is_done_once_while_nothing_changes() -> None:
    done: list[str] = []
    for wanted in ("a", "a", "b", "b", "a"):
        stamps.do_unless_current("work", wanted, partial(done.append, wanted), lambda: True)
    assert done == ["a", "b", "a"]


def test_work_is_done_again_when_what_it_made_is_gone() -> None:
    done: list[int] = []
    for _ in range(2):
        stamps.do_unless_current("work", "a", lambda: done.append(1), lambda: False)
    assert len(done) == 2


def test_work_that_failed_is_not_taken_for_done() -> None:
    stamps.do_unless_current("work", "a", lambda: None, lambda: True)
    with pytest.raises(ZeroDivisionError):
        stamps.do_unless_current("work", "b", lambda: print(1 / 0), lambda: True)
    assert not stamps.is_current("work", "a", lambda: True)
    assert not stamps.is_current("work", "b", lambda: True)


def test_a_fingerprint_depends_on_names_and_contents_alone(tmp_path: Path) -> None:
    def made(name: str, files: dict[str, str]) -> Path:
        for path, text in files.items():
            file = tmp_path / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return tmp_path / name

    same = stamps.fingerprint(made("one", {"a.py": "1", "b/c.py": "2"}))
    assert stamps.fingerprint(made("two", {"b/c.py": "2", "a.py": "1", "__pycache__/a.pyc": "x"})) == same
    assert stamps.fingerprint(made("three", {"a.py": "1", "b/d.py": "2"})) != same
    assert stamps.fingerprint(made("four", {"a.py": "12", "b/c.py": ""})) != same
    assert stamps.fingerprint(tmp_path / "nothing") != stamps.fingerprint(made("five", {"nothing": ""}) / "nothing")
    assert stamps.fingerprint("ab", "c") != stamps.fingerprint("a", "bc")

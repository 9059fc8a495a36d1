"""The code of packages as workers compare it, and errors on their way between processes."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

from py_engine.arena.cluster import code_of
from py_engine.arena.processes import as_bytes


def test_code_is_the_same_for_the_same_files_and_another_where_one_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package_of_this_test"
    package.mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    found = []
    for text in ("one", "other", "one"):
        (package / "module.py").write_text(text, encoding="utf-8")
        found.append(code_of.__wrapped__((package.name,)))
        (package / "notes.txt").write_text(f"{text}, which changes no result", encoding="utf-8")
    assert found[0] == found[2] != found[1]
    with pytest.raises(ModuleNotFoundError, match="package_that_is_not_there"):
        code_of(("package_that_is_not_there",))
    sys.modules.pop(package.name, None)


class NotToBeSent(Exception):
    """An error that cannot be read again where it was sent to."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def test_an_error_that_cannot_be_sent_comes_as_its_text() -> None:
    result, error = pickle.loads(as_bytes(NotToBeSent("no ", "result")))
    assert result is None
    assert str(error) == "NotToBeSent: no result"
    _, error = pickle.loads(as_bytes(MemoryError("full")))
    assert repr(error) == "MemoryError('full')"

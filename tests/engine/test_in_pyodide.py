"""What is repeated inside Pyodide is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from in_pyodide import REPEATED


@pytest.mark.parametrize("name", [name for names in REPEATED.values() for name in names])
def test_every_test_that_is_to_be_repeated_is_there(name: str) -> None:
    file, _, test = name.partition("::")
    source = (Path(__file__).parent / file).read_text(encoding="utf-8")
    assert f"\ndef {test or 'test_'}" in source

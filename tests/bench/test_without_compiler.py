"""A machine without a C compiler can run the bench all the same."""

import pytest

from measuring.c_programs import build_c_reference
from support.console import Failure
from toolchain.c_compiler import find_compiler


def test_a_missing_compiler_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    assert find_compiler() is None
    with pytest.raises(Failure, match="No C compiler was found"):
        build_c_reference()

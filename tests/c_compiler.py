"""Fixtures and marks of tests that need the machine's C compiler."""

from __future__ import annotations

import pytest

from toolchain.c_compiler import find_compiler

needs_compiler = pytest.mark.skipif(
    find_compiler() is None, reason="no C compiler: CC is not set, and there is no cc, gcc or clang on the PATH"
)

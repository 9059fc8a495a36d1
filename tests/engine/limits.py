"""A disk without room, as a limit on the size of files shows it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

limits_files = pytest.mark.skipif(sys.platform in ("emscripten", "win32"), reason="There is no limit for files")


@contextmanager
def files_at_most(size: int) -> Iterator[None]:
    """Let this process write no file beyond this many bytes."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

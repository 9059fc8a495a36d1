"""Results kept as lines of JSON, one after the other, so that work that is broken off goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class KeptLines:
    """A file of JSON lines. What follows its last end of line was being written when work was broken off; it goes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        whole = file.read_bytes() if file.exists() else b""
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            file.write_bytes(kept)
        self.lines: list[dict[str, Any]] = [json.loads(line) for line in kept.decode().splitlines()]

    def add(self, line: dict[str, Any]) -> None:
        """Keep one more result."""
        self.lines.append(line)
        with self._file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(line, separators=(",", ":")) + "\n")

"""The page's own modules in one file: on a slow processor every single request costs more than what it brings."""

from __future__ import annotations

import tempfile
from pathlib import Path

from support.folders import CACHE
from support.processes import run_quietly
from toolchain.node_packages import find_node

# What index.html starts with. The modules remain beside it: the worker and embedded boards start from others of them.
ENTRY = "app/main.js"


def with_bundle(files: dict[str, bytes]) -> dict[str, bytes]:
    """The site's files, the first module of the page holding all that it imports, the list of games too."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        modules = Path(folder, "site")
        for path, content in files.items():
            if path.endswith((".js", ".json")):
                (modules / path).parent.mkdir(parents=True, exist_ok=True)
                (modules / path).write_bytes(content)
        node, output = find_node(), Path(folder, "bundle.js")
        run_quietly(
            [node.program, Path(__file__).with_name("bundle.mjs"), modules, ENTRY, output],
            log="bundle",
            failure="The page's modules could not be joined.",
            environment=node.environment,
        )
        return files | {ENTRY: output.read_bytes()}

"""The page's own modules in few files: on a slow processor every single request costs more than its content.

The first picture needs one file; parts that a reader opens later are separate.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from support.console import Failure
from support.folders import CACHE
from support.processes import run_quietly
from support.stamps import files_below
from toolchain.node_packages import find_node

# The script that index.html starts with. The modules remain next to it, as the worker and embedded boards import them.
ENTRY = "app/main.js"

# Modules that index.html loads before that. They stay separate and are minified.
CLASSIC = ("app/settings/first_paint.js", "app/platform/rescue.js")

# The folder of the parts that are fetched later.
PARTS = "app/parts"


def with_bundle(files: dict[str, bytes]) -> dict[str, bytes]:
    """The site's files, the first module of the page holding all that it imports, the list of games too."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        modules, output = Path(folder, "site"), Path(folder, "bundle")
        for path, content in files.items():
            if path.endswith((".js", ".json")):
                (modules / path).parent.mkdir(parents=True, exist_ok=True)
                (modules / path).write_bytes(content)
        classic = [path for path in CLASSIC if path in files]
        node = find_node()
        run_quietly(
            [node.program, Path(__file__).with_name("bundle.mjs"), modules, ENTRY, PARTS, output, *classic],
            log="bundle",
            failure="The page's modules could not be joined.",
            environment=node.environment,
        )
        joined = {path.relative_to(output).as_posix(): path.read_bytes() for path in files_below(output)}
    if taken := (joined.keys() & files.keys()) - {ENTRY, *CLASSIC}:
        raise Failure(f"web/{min(taken)} stands where the build puts a part of the page; please rename it.")
    return files | joined

"""The page's own modules in few files: on a slow processor every single request costs more than its content.

The first picture needs one file; parts that a reader opens later are separate. A board in another page, too.
"""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from support.console import Failure
from support.folders import CACHE
from support.processes import run_quietly
from support.stamps import files_below
from toolchain.node_packages import find_node


@dataclass(frozen=True)
class Bundle:
    """Scripts of pages, with all that they import.

    Attributes:
        entries: The scripts; the modules remain next to them, as the worker and the rule pages import some.
        parts: The folder of the parts that are fetched later.
        first: A module that is in one file with all that it imports.
        languages: Whether all sentences of a language are in one file.
    """

    entries: tuple[str, ...]
    parts: str
    first: str
    languages: bool = False


# The script that index.html starts with.
ENTRY = "app/main.js"
PARTS = "app/parts"
BUNDLES = (
    Bundle((ENTRY,), PARTS, ENTRY),
    Bundle(("embed.js", "embed/page.js"), "embed/parts", "embed/everywhere.js", languages=True),
)

# Modules that index.html loads before that. They stay separate and are minified.
CLASSIC = ("app/settings/first_paint.js", "app/platform/rescue.js")


def with_bundle(files: dict[str, bytes]) -> dict[str, bytes]:
    """The site's files, the scripts of its pages holding all that they import, the list of games too."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        modules, output = Path(folder, "site"), Path(folder, "bundle")
        for path, content in files.items():
            if path.endswith((".js", ".json")):
                (modules / path).parent.mkdir(parents=True, exist_ok=True)
                (modules / path).write_bytes(content)
        bundles = [asdict(bundle) for bundle in BUNDLES if bundle.first in files]
        classic = [path for path in CLASSIC if path in files]
        node = find_node()
        run_quietly(
            [node.program, Path(__file__).with_name("bundle.mjs"), modules, output, json.dumps(bundles), *classic],
            log="bundle",
            failure="The page's modules could not be joined.",
            environment=node.environment,
        )
        joined = {path.relative_to(output).as_posix(): path.read_bytes() for path in files_below(output)}
    entries = {entry for bundle in BUNDLES for entry in bundle.entries}
    if taken := (joined.keys() & files.keys()) - entries - {*CLASSIC}:
        raise Failure(f"web/{min(taken)} stands where the build puts a part of the page; please rename it.")
    return files | joined

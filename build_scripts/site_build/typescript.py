"""The page's modules of TypeScript as the JavaScript that browsers run."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from support.folders import CACHE
from support.processes import run_quietly
from toolchain.node_packages import find_node


def as_javascript(folder: Path, paths: Sequence[str]) -> dict[str, bytes]:
    """Modules of a folder without their types, by the paths that they are served under.

    Raises Failure, with file and line, where the syntax is wrong or is more than types.
    """
    with tempfile.TemporaryDirectory(dir=CACHE) as output:
        node = find_node()
        run_quietly(
            [node.program, Path(__file__).with_name("strip_types.mjs"), folder, output, *paths],
            log="strip-types",
            failure="The page's types could not be taken away.",
            environment=node.environment,
        )
        served = {path: path.removesuffix(".ts") + ".js" for path in paths}
        return {name: Path(output, name).read_bytes() for name in served.values()}

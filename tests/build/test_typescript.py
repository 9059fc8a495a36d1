"""The page's TypeScript becomes JavaScript by taking its types away, and nothing else."""

from pathlib import Path

import pytest

from site_build.site_folder import page_files
from site_build.typescript import as_javascript
from support.console import Failure
from toolchain.node_packages import install_all_packages

SOURCE = """import { type Side, isComputer } from "./sides.js";
import type { Setup } from "./setup.js";

/** A part of the page. */
export interface Part {
  setup: Setup; // as it was chosen
}

export const sideOf = <T extends Part>(part: T, first: Side): Side => (part as Part).setup.sides[0] ?? first;
export const text = `two spaces: ${" "}
${isComputer("human")}`;
"""


def javascript_of(folder: Path, source: str) -> str:
    """The module of JavaScript that a module of TypeScript becomes."""
    install_all_packages()
    (folder / "app").mkdir()
    (folder / "app" / "part.ts").write_text(source, encoding="utf-8")
    made = as_javascript(folder, ["app/part.ts"])
    assert list(made) == ["app/part.js"]
    return made["app/part.js"].decode()


def test_lines_and_columns_stay_and_only_types_go(tmp_path: Path) -> None:
    made = javascript_of(tmp_path, SOURCE).split("\n")
    lines = SOURCE.split("\n")
    assert len(made) == len(lines)
    assert made[0] == 'import {            isComputer } from "./sides.js";'
    assert made[1] == made[4] == made[5] == made[6] == ""
    assert made[3] == lines[3]
    assert made[8].index("(part") == lines[8].index("(part")
    assert "Part" not in made[8]
    assert made[9:] == lines[9:]


@pytest.mark.parametrize(
    ("source", "said"),
    [("\nenum Side { first, second }\n", "app/part.ts:2"), ("export const one: = 1;\n", "app/part.ts:1")],
    ids=["more than types", "wrong syntax"],
)
def test_other_syntax_is_refused_with_file_and_line(tmp_path: Path, source: str, said: str) -> None:
    with pytest.raises(Failure, match=said):
        javascript_of(tmp_path, source)


def test_the_site_has_every_module_and_no_types() -> None:
    install_all_packages()
    files = page_files()
    assert "play/controller.js" in files
    assert not [path for path in files if path.endswith(".ts")]
    assert b"interface " not in files["play/controller.js"]

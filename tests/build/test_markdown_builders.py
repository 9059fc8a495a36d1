"""Blocks of boards in the builders themselves, each at a pinned version: the board on the page, and an error's place.

Each is installed into a folder of its own, as a reader of the recipes would. What these packages need in turn is not
pinned.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from py_engine.markdown import board_html
from support.folders import CACHE, ROOT
from support.folders import SITE as SITE_FOLDER
from toolchain.node_packages import find_node
from toolchain.virtual_environment import programs_of, python_of

pytestmark = [pytest.mark.long_form, pytest.mark.slow]

SITE = "https://example.org/sunstones/"
BLOCK = "subsume 4: red d4 d5, blue e3\ncaption: Red is **ahead**, {{ one }}"
PAGE = f"---\ntitle: A page\n---\n\n# A rule sheet\n\nBefore.\n\n```sunstones\n{BLOCK}\n```\n\nAfter.\n"
WRONG = PAGE.replace("blue e3", "blue e33")
LINE = PAGE[: PAGE.index("subsume")].count("\n") + 1

MKDOCS = f"""site_name: Sheets
extra_javascript: [{{path: "{SITE}embed.js", type: module}}]
markdown_extensions:
  - pymdownx.superfences:
      custom_fences:
        - name: sunstones
          class: sunstones
          format: !!python/object/apply:py_engine.markdown.fence_for ["{SITE}"]
"""
ELEVENTY = f"""import {{ markdownIt }} from "./sunstones/embed/markdown.js";
export default (config) => {{
  config.amendLibrary("md", (md) => md.use(markdownIt, {{ site: "{SITE}" }}));
  config.ignores.add("sunstones");
}};
"""
VITEPRESS = f"""import {{ markdownIt }} from "../sunstones/embed/markdown.js";
export default {{
  srcExclude: ["sunstones"],
  markdown: {{ config: (md) => md.use(markdownIt, {{ site: "{SITE}" }}) }},
  vue: {{ template: {{ compilerOptions: {{ isCustomElement: (tag) => tag === "sunstones-board" }} }} }},
}};
"""


class Builder(NamedTuple):
    """A builder.

    packages: of PyPI or npm. files: its settings, by path. page: the path of the page; html: that of what is made of
    it. command: run in the folder.
    """

    packages: tuple[str, ...]
    files: dict[str, str]
    page: str
    html: str
    command: tuple[str, ...]


IN_PYTHON = {
    "material": Builder(
        ("mkdocs==1.6.1", "mkdocs-material==9.8.2"),
        {"mkdocs.yml": f"theme: material\n{MKDOCS}"},
        *("docs/index.md", "site/index.html", ("mkdocs", "build")),
    ),
    "zensical": Builder(
        ("zensical==0.0.73",), {"mkdocs.yml": MKDOCS}, "docs/index.md", "site/index.html", ("zensical", "build")
    ),
}
IN_NODE = {
    "eleventy": Builder(
        ("@11ty/eleventy@3.1.8",),
        {"eleventy.config.mjs": ELEVENTY, "index.11tydata.json": '{ "templateEngineOverride": "md" }'},
        *("index.md", "_site/index.html", ("eleventy",)),
    ),
    "vitepress": Builder(
        ("vitepress@1.6.4",),
        {".vitepress/config.mjs": VITEPRESS},
        *("index.md", ".vitepress/dist/index.html", ("vitepress", "build")),
    ),
}


def build(builder: Builder, folder: Path, text: str, command: list[str | Path]) -> subprocess.CompletedProcess[str]:
    for path, content in (builder.files | {builder.page: text}).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)


def require_board_and_place(
    builder: Builder, folder: Path, command: list[str | Path], as_made: Callable[[str], str] = str
) -> None:
    """Check that the page has the board, whole, and that a wrong block ends the build with file and line."""
    made = build(builder, folder, PAGE, command)
    assert made.returncode == 0, made.stdout + made.stderr
    assert as_made(board_html(BLOCK, SITE)) in (folder / builder.html).read_text(encoding="utf-8")
    refused = build(builder, folder, WRONG, command)
    assert refused.returncode != 0
    assert f"{builder.page}:{LINE}: " in refused.stdout + refused.stderr


@pytest.mark.parametrize("name", IN_PYTHON)
def test_a_builder_in_python_has_the_board_and_the_place_of_an_error(name: str, tmp_path: Path) -> None:
    environment = CACHE / "builders" / name
    if not python_of(environment).exists():
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    install = [python_of(environment), "-m", "pip", "install", "--quiet", *IN_PYTHON[name].packages]
    subprocess.run(install, check=True, capture_output=True)
    run = "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); runpy.run_path(sys.argv.pop(1), run_name='__main__')"
    program, *rest = IN_PYTHON[name].command
    command = [python_of(environment), "-c", f"import sys; sys.argv[0] = '-'; {run}", ROOT]
    require_board_and_place(IN_PYTHON[name], tmp_path, [*command, programs_of(environment) / program, *rest])


@pytest.mark.parametrize("name", IN_NODE)
def test_a_builder_in_node_has_the_board_and_the_place_of_an_error(name: str, tmp_path: Path) -> None:
    if not (SITE_FOLDER / "embed" / "markdown.js").exists():
        pytest.skip("the site is not built")
    shutil.copytree(SITE_FOLDER, tmp_path / "sunstones")
    node = find_node()
    install = [node.npm, "install", "--no-audit", "--no-fund", "--no-save", *IN_NODE[name].packages]
    subprocess.run(install, cwd=tmp_path, env=node.environment, check=True, capture_output=True)
    program, *rest = IN_NODE[name].command
    # A page of Vue's has the signs themselves, as it makes its own HTML of what it has read.
    as_made = _without_escapes if name == "vitepress" else str
    require_board_and_place(IN_NODE[name], tmp_path, [tmp_path / "node_modules" / ".bin" / program, *rest], as_made)


def _without_escapes(html: str) -> str:
    for sign in "*{}":
        html = html.replace(f"&#{ord(sign)};", sign)
    return html

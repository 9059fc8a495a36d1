"""The page's modules of a board's measures and of the colours of figures, made from `py_engine/figures/board.json`.

The engine draws its figures by the same file, so that both draw the same.
"""

from __future__ import annotations

import json
from pathlib import Path

from support.folders import CACHE, ENGINE
from support.stamps import do_unless_current, fingerprint

DATA = ENGINE / "figures" / "board.json"
FOLDER = CACHE / "board"
MEASURES, PALETTES = "board/measures.js", "board/palettes.js"
MADE_FROM = "// Made by the build from py_engine/figures/board.json.\n"
PALETTES_TYPE = """\
import type { Paints } from "./palette.js";
/** What a figure needs of the board's colours. */
export const PALETTES: Record<"colour" | "grey" | "outline", Paints>;
"""


def build_board_modules() -> None:
    """Make them in `.cache/board` where the data has changed: for the type checker, for editors and for Node."""
    files = board_modules() | declarations()

    def work() -> None:
        for path, text in files.items():
            (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
            (FOLDER / path).write_text(text, encoding="utf-8")

    wanted = fingerprint(DATA, Path(__file__))
    do_unless_current("board", wanted, work, lambda: all((FOLDER / path).is_file() for path in files))


def board_modules() -> dict[str, str]:
    """The text of each module, by its path in the site. Each measure is a constant, which the bundler can inline."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    constants = {name: json.dumps(value) for name, value in constants_of(data).items()}
    measures = "".join(f"export const {name} = {value};\n" for name, value in constants.items())
    palettes = f"export const PALETTES = {json.dumps(data['palettes'])};\n"
    return {MEASURES: MADE_FROM + measures, PALETTES: MADE_FROM + palettes}


def declarations() -> dict[str, str]:
    """Their types, by path."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    types = {str: "string", float: "number", list: "readonly number[]"}
    measures = "".join(f"export const {name}: {types[type(value)]};\n" for name, value in constants_of(data).items())
    return {
        MEASURES.replace(".js", ".d.ts"): MADE_FROM + measures,
        PALETTES.replace(".js", ".d.ts"): MADE_FROM + PALETTES_TYPE,
    }


def constants_of(data: dict[str, object]) -> dict[str, object]:
    """The measures, the type face and the sizes of numbers, by the names of constants."""
    measures = data["measures"]
    assert isinstance(measures, dict)
    named = {"label_font": data["font"], **measures, "number_sizes": data["number_sizes"]}
    return {name.upper(): value for name, value in named.items()}

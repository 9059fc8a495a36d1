"""The page's types and checks of messages are made from `py_engine/session/wire.py`."""

from __future__ import annotations

import pytest

from site_build.wire_modules import CHECKS, TYPES, wire_modules

MODULES = wire_modules()


@pytest.mark.parametrize(
    "line",
    [
        'export type Colour = "red" | "blue" | "black" | "white";',
        "export type MatchRecord = Record<string, unknown>;",
        "  board: Record<string, Colour | null>;",
        "  closed: Partial<Record<Colour, string[]>>;",
        '  choices: ("stop" | "pass" | "swap")[];',
        "  standing: [Standing | null, Standing | null];",
        "  /** Cell to the stone on it; holes are absent. */",
        "  holes?: readonly string[] | undefined;",
        "  explain: { fields: Explain; reply: Explanation };",
        "  prove: Proof;",
    ],
)
def test_the_page_has_each_type_with_its_note(line: str) -> None:
    assert line in MODULES[TYPES].splitlines()


def test_a_type_is_declared_once() -> None:
    declared = [
        line.split()[2] for line in MODULES[TYPES].splitlines() if line.startswith(("export type", "export int"))
    ]
    assert len(declared) == len(set(declared)) > 40


def test_what_no_board_elsewhere_asks_is_not_checked_there() -> None:
    checks = MODULES[CHECKS]
    assert "isLoadReply" in checks
    assert "isReviewReport" not in checks
    assert "isGameList" not in checks

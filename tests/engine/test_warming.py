"""What an image of the engine's memory is made of (py_engine/session/warming.py)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import py_engine
from py_engine.session import warming

ROOT = Path(py_engine.__file__).parents[1]


def test_every_module_of_the_package_has_its_name() -> None:
    names = set(warming.module_names())
    assert {"py_engine", "py_engine.session", "py_engine.session.warming", "py_engine.games.sum_game"} <= names
    assert not any(name.endswith(("__init__", "__main__")) or "__pycache__" in name for name in names)
    assert names >= {name for name in sys.modules if name.partition(".")[0] == "py_engine"} - {"py_engine.__main__"}


@pytest.mark.cpython_only
def test_a_warm_engine_chooses_the_turns_of_a_cold_one() -> None:
    code = """
import sys
import py_engine as s
if "warm" in sys.argv:
    from py_engine.session.warming import warm_up
    warm_up()
for game in ("subsume", "parasol", "surmount", "sunspot", "sum"):
    match = s.new_match(game)
    for number in range(4):
        match.play(s.choose_turn(match, playouts=30, seed=number).text)
    print(match.turns)
"""
    cold, warm = (
        subprocess.run([sys.executable, "-c", code, how], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for how in ("cold", "warm")
    )
    assert cold
    assert warm == cold


@pytest.mark.cpython_only
def test_afterwards_the_collector_has_nothing_to_walk_over() -> None:
    code = "import gc; from py_engine.session.warming import warm_up; warm_up(); print(len(gc.get_objects()))"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    # The interpreter's own, such as the frame that runs this.
    assert int(found.stdout) < 100

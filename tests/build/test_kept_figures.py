"""Figures that are measured for long: the file for them is tried before, and the one that was there is not lost."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from measuring import bench, start


@pytest.fixture(params=[bench], ids=lambda module: module.__name__)
def measuring(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """One that has nothing to measure."""
    module: ModuleType = request.param
    monkeypatch.setattr(module, "build_site", lambda folder: None)
    monkeypatch.setattr(module, "chosen_games", lambda wanted: {})
    monkeypatch.setattr(module, "machine", dict)
    monkeypatch.setattr(module, "start_pyodide", nullcontext)
    monkeypatch.setattr(module, "start_cpython", nullcontext)
    monkeypatch.setattr(bench, "c_reference_or_none", lambda: None)
    monkeypatch.setattr(bench, "all_variants", lambda *_: [])
    monkeypatch.setattr(bench, "measure_in_rounds", lambda *_: SimpleNamespace(playouts={}, search={}))
    return module


def test_a_place_that_cannot_be_written_is_said_before_anything_is_measured(
    measuring: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["measure.py", "--json", str(tmp_path / "none" / "x.json")])
    with pytest.raises(SystemExit):
        measuring.main()
    assert "x.json' cannot be written: No such file" in capsys.readouterr().err


def test_that_is_so_of_what_is_measured_in_a_browser_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "build_site", lambda folder: None)
    monkeypatch.setattr(start, "run_browser_script", lambda *_: 0)
    monkeypatch.setattr(sys, "argv", ["measure.py", "--json", str(tmp_path / "none" / "x.json")])
    with pytest.raises(SystemExit):
        start.main()
    assert "x.json' cannot be written: No such file" in capsys.readouterr().err


def test_figures_that_cannot_be_written_leave_the_file_that_was_there(
    measuring: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.json"
    file.write_text("the good ones", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["measure.py", "--json", str(file)])

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        assert measuring.main() == 1
    assert file.read_text(encoding="utf-8") == "the good ones"
    assert "cannot be written: No space left on device" in capsys.readouterr().err
    assert measuring.main() == 0
    assert file.read_text(encoding="utf-8").startswith("{")

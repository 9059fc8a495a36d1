"""Browsers that may be missing: found only with what their tests need as well, and offered where that can be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.console import Failure
from toolchain import browser
from toolchain.browser import FIREFOX, WEBKIT, offer_other_browsers


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the PATH, an empty one."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def add(folder: Path, name: str) -> str:
    """Put a program into a folder; its path."""
    path = folder / name
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_webkit_is_found_only_where_a_screen_can_be_made_for_it(programs: Path) -> None:
    driver = add(programs, "WebKitWebDriver")
    assert WEBKIT.find() is None
    add(programs, "Xvfb")
    assert WEBKIT.find() == driver


def test_either_name_of_firefox_is_found(programs: Path) -> None:
    assert FIREFOX.find() is None
    path = add(programs, "firefox")
    assert FIREFOX.find() == path


def test_what_is_missing_is_offered_and_a_failure_stops_nothing(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def refuse(packages: tuple[str, ...]) -> bool:
        asked.append(packages)
        raise Failure("no network")

    monkeypatch.setattr(browser.debian, "install", refuse)
    offer_other_browsers()
    assert asked == [("firefox-esr",), ("webkit2gtk-driver", "xvfb")]
    assert "There will be no test in WebKitGTK: no network" in capsys.readouterr().out
    for name in ("firefox", "WebKitWebDriver", "Xvfb"):
        add(programs, name)
    offer_other_browsers()
    assert len(asked) == 2, "what is there is left as it is"

"""The steps of the checks run side by side, each when it may, and their messages."""

from pathlib import Path
from threading import Barrier

import pytest

from checks import side_by_side
from checks.steps import Extent, Step
from support.console import Failure, say


@pytest.fixture(autouse=True)
def own_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the logs of these steps apart from the project's."""
    monkeypatch.setattr(side_by_side, "LOGS", tmp_path)


def run(monkeypatch: pytest.MonkeyPatch, steps: dict[str, Step]) -> list[side_by_side.Result]:
    monkeypatch.setattr(side_by_side, "STEPS", steps)
    return side_by_side.run_steps(list(steps), Extent.USUAL)


def test_a_step_begins_when_what_it_needs_has_ended_even_badly(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def noted(name: str, code: int = 0) -> Step:
        return Step(lambda _: order.append(name) or code, cost=1, needs=("built",) if name == "tried" else ())

    results = run(monkeypatch, {"tried": noted("tried"), "built": noted("built", 1), "other": noted("other")})
    assert order.index("built") < order.index("tried")
    assert [(one.name, one.passed) for one in results] == [("tried", True), ("built", False), ("other", True)]


def test_what_is_not_asked_for_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [one.passed for one in run(monkeypatch, {"tried": Step(lambda _: 0, cost=1, needs=("built",))})] == [True]


def test_two_steps_run_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Barrier(2, timeout=60)
    steps = {name: Step(lambda _: both.wait() and 0, cost=1) for name in ("one", "other")}
    assert [one.passed for one in run(monkeypatch, steps)] == [True, True]


def test_all_that_a_failed_step_printed_is_shown_and_of_others_the_last_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def prints(code: int) -> Step:
        return Step(lambda _: say(f"much {code}\nat last {code}") or code, cost=1)

    def fails(_: Extent) -> int:
        raise Failure("There is no browser.")

    run(monkeypatch, {"good": prints(0), "bad": prints(3), "missing": Step(fails, cost=1)})
    shown = capsys.readouterr().out
    assert "good passed in 0 s: at last 0" in shown
    assert "much 0" not in shown
    assert "== bad FAILED: exit code 3\nmuch 3\nat last 3" in shown
    assert "== missing FAILED: There is no browser." in shown


def test_the_time_left_goes_by_what_the_steps_cost_and_how_fast_they_have_been(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    now = [100.0]
    monkeypatch.setattr(side_by_side.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(
        side_by_side, "STEPS", {name: Step(lambda _: 0, cost=60) for name in ("done", "half", "waiting")}
    )
    progress = side_by_side.Progress(["done", "half", "waiting"])
    (tmp_path / "step-half.log").write_text("....... [ 25%]\n....... [ 50%]\n..")
    now[0] += 45  # for 90 of 180
    progress.show(["half"], ["waiting"])
    assert capsys.readouterr().out == "half 50%; about 45 s left\n"
    now[0] += 1
    progress.show(["half"], ["waiting"])
    assert capsys.readouterr().out == "", "it was told a moment ago"
    assert side_by_side.time_of(600) == "10 min"

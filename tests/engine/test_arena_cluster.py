"""Work on a Dask cluster: a real scheduler and workers, some of which are killed; the result is the local one."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

if sys.platform == "emscripten":
    pytest.skip("There are no processes", allow_module_level=True)
pytest.importorskip("distributed")

from test_arena_workers import square, times

import py_engine as s
from py_engine.__main__ import main
from py_engine.arena import cluster
from py_engine.arena.cluster import OtherCode, cluster_at, code_of
from py_engine.arena.games_file import GamesFile
from py_engine.arena.workers import FAILURES, LostExecutor, results
from py_engine.search.network.evaluator import FOLDER
from support.dask_processes import DaskProcesses, dask_processes
from support.folders import ENGINE

pytestmark = [pytest.mark.cpython_only, pytest.mark.slow]

OPPONENT = s.opponents_of("parasol")[0].id
WORDS = ["arena", "parasol", "random", f"{OPPONENT}@20", "--size", "2", "--pairs", "15"]


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskProcesses]:
    with dask_processes(tmp_path_factory.mktemp("dask"), 2, [Path(__file__).parent]) as processes:
        yield processes


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of the tournament that one process has played."""
    file = tmp_path_factory.mktemp("local") / "table.json"
    assert main([*WORDS, "--processes", "1", "--json", str(file)]) == 0
    return file.read_bytes()


def square_but_fail(number: int, *, marks: Path, failures: int) -> int:
    """The square; but job 2 fails the first times."""
    if number == 2 and times(marks) < failures:
        raise MemoryError("nothing left")
    return square(number)


def test_a_tournament_on_a_cluster_is_the_local_one(two_workers: DaskProcesses, local: bytes, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    assert main([*WORDS, "--scheduler", two_workers.address, "--json", str(file)]) == 0
    assert file.read_bytes() == local


def test_a_report_on_a_cluster_is_the_local_one(two_workers: DaskProcesses, tmp_path: Path) -> None:
    words = ["report", "parasol", "--size", "2", "--games", "3", "--playouts", "20", "--first-games", "1"]
    found = []
    for number, where in enumerate((["--workers", "1"], ["--scheduler", two_workers.address])):
        file = tmp_path / f"{number}.json"
        assert main([*words, *where, "--out", str(file)]) == 0
        found.append(file.read_bytes())
    assert found[0] == found[1]


@pytest.mark.parametrize("failures", [FAILURES - 1, FAILURES])
def test_a_job_that_fails_is_done_again_until_its_third_failure(
    failures: int, two_workers: DaskProcesses, tmp_path: Path
) -> None:
    do = partial(square_but_fail, marks=tmp_path / "marks", failures=failures)
    with cluster_at(two_workers.address) as workers:
        done = dict(results(range(6), do, workers))
    assert sorted(done) == list(range(6))
    assert [job for job, future in done.items() if future.exception()] == ([2] if failures == FAILURES else [])


def test_equal_calls_are_different_jobs(two_workers: DaskProcesses, tmp_path: Path) -> None:
    with cluster_at(two_workers.address) as workers:
        asked = [workers.submit(times, tmp_path / "marks") for _ in range(3)]
        assert sorted(future.result() for future in asked) == [0, 1, 2]


def test_where_the_connection_is_closed_the_executor_is_lost(two_workers: DaskProcesses) -> None:
    with cluster_at(two_workers.address) as workers:
        pass
    with pytest.raises(LostExecutor, match="The scheduler is gone"):
        list(results(range(3), square, workers))


def test_jobs_in_flight_are_bounded_by_the_workers(two_workers: DaskProcesses) -> None:
    with cluster_at(two_workers.address) as workers:
        assert workers.in_flight == 2 * cluster.A_THREAD + cluster.FOR_OTHERS


def test_a_worker_with_another_engine_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = tmp_path / "changed"
    shutil.copytree(ENGINE, changed / "py_engine", ignore=shutil.ignore_patterns("__pycache__"))
    with (changed / "py_engine" / "games" / "sum_game.py").open("a", encoding="utf-8") as stream:
        stream.write("# changed\n")
    with dask_processes(tmp_path, 1) as processes:
        other = processes.add_worker(changed)
        assert main([*WORDS, "--scheduler", processes.address]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert f"the worker {other} has the engine '{s.__version__} " in shown.err


def test_code_is_the_same_where_the_path_has_its_folder_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "room_without_init").mkdir()
    (tmp_path / "room_without_init" / "program.c").write_text("int main(void) {}\n", encoding="utf-8")
    found = []
    for _ in range(2):
        monkeypatch.syspath_prepend(tmp_path)
        code_of.cache_clear()
        found.append(code_of(("room_without_init",)))
    assert found[0] == found[1]


def test_a_job_notices_a_worker_with_other_code() -> None:
    assert cluster._do_by_same_code(code_of(("py_engine",)), ("py_engine",), square, 3) == 9
    with pytest.raises(OtherCode, match=r"not '1\.0 none'"):
        cluster._do_by_same_code("1.0 none", ("py_engine",), square, 3)


@pytest.mark.parametrize(
    ("budget", "quoted"),
    [
        ("0.3s", "needs playouts: seconds differ"),
        (f"20:policy_weight=0.4,weights={FOLDER / 'sum.json'}", "the workers lack its file of weights"),
    ],
    ids=["seconds", "weights"],
)
def test_players_that_differ_between_machines_are_refused(
    budget: str, quoted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    player = f"{s.opponents_of('sum')[4].id}@{budget}"
    assert main(["arena", "sum", "random", player, "--pairs", "1", "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert quoted in capsys.readouterr().err


def test_where_no_scheduler_answers_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    assert main([*WORDS[:4], "--pairs", "1", "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "no scheduler answers at 'tcp://127.0.0.1:1'" in capsys.readouterr().err
    assert main([*WORDS[:4], "--pairs", "1", "--scheduler", "nonsense://"]) == 2
    assert "no scheduler answers at 'nonsense://'" in capsys.readouterr().err


def test_without_dask_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*WORDS[:4], "--pairs", "1", "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "pip install 'sunstones[cluster]'" in capsys.readouterr().err


def after(keeps: int, action: Any, monkeypatch: pytest.MonkeyPatch, *, once: bool = False) -> None:
    """Have something happen each time, or only once, that this number of games has been kept."""
    keep, kept = GamesFile.keep, 0

    def keep_and_act(file: GamesFile, result: Mapping[str, Any]) -> None:
        nonlocal kept
        keep(file, result)
        kept += 1
        if kept == keeps or (kept % keeps == 0 and not once):
            action()

    monkeypatch.setattr(GamesFile, "keep", keep_and_act)


@pytest.mark.long_form
def test_ten_workers_are_killed_and_the_tournament_is_the_local_one(
    local: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, source, kills = tmp_path / "table.json", Random(1), 0
    with dask_processes(tmp_path, 2) as processes:

        def kill() -> None:
            nonlocal kills
            processes.kill_worker(source)
            kills += 1

        after(3, kill, monkeypatch)
        words = ["--scheduler", processes.address, "--json", str(file), "--games-file", str(tmp_path / "games.jsonl")]
        assert main([*WORDS, *words]) == 0
    assert kills == 10
    assert file.read_bytes() == local


@pytest.mark.long_form
def test_the_scheduler_is_killed_and_the_tournament_goes_on_with_another(
    local: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.json"
    words = ["--json", str(file), "--games-file", str(tmp_path / "games.jsonl")]
    with dask_processes(tmp_path, 2) as processes:
        # First it is gone, then another one is at its address, to which the client could connect by itself.
        for end in (processes.kill_scheduler, processes.replace_scheduler):
            processes.replace_scheduler()
            with monkeypatch.context() as killing:
                after(5, end, killing, once=True)
                assert main([*WORDS, *words, "--scheduler", processes.address]) == 1
            shown = capsys.readouterr()
            assert re.search(r"The scheduler is gone: [12]?[0-9] of 30 games were played\.", shown.err)
            assert re.search(r"size 2, [12]?[0-9] games", shown.out)
        assert main([*WORDS, *words, "--scheduler", processes.address]) == 0
    assert file.read_bytes() == local

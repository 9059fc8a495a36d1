"""Files of long work: an old file stays until a better one is there, and results that have come in are kept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from limits import files_at_most, limits_files

import py_engine as s
from py_engine.arena.files import KeptLines, is_same_file, require_writable, write_file

REPOSITORY = Path(__file__).parents[2]

LINE = {"a": 1}


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text("an older one, and longer", encoding="utf-8")
    file.chmod(0o640)
    write_file(file, "new")
    assert file.read_text(encoding="utf-8") == "new"
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_stays_one(tmp_path: Path) -> None:
    file, link = tmp_path / "table.json", tmp_path / "link.json"
    link.symlink_to(file)
    write_file(link, "new")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "new"


def test_asking_whether_a_file_can_be_written_leaves_it_and_its_folder_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    require_writable(file)
    assert list(tmp_path.iterdir()) == []
    for wrong in (tmp_path / "none" / "table.json", tmp_path):
        with pytest.raises(s.InvalidSetup, match="cannot be written"):
            require_writable(wrong)


@pytest.mark.skipif(sys.platform in ("emscripten", "win32"), reason="There is no umask")
def test_a_new_file_may_be_read_as_any_other(tmp_path: Path) -> None:
    file, other = tmp_path / "table.json", tmp_path / "other"
    write_file(file, "new")
    other.touch()
    assert file.stat().st_mode == other.stat().st_mode


def test_files_beside_it_are_left_as_they_are(tmp_path: Path) -> None:
    file, other = tmp_path / "table.json", tmp_path / "table.json.part"
    other.write_text("kept by a person", encoding="utf-8")
    require_writable(file)
    write_file(file, "new")
    assert other.read_text(encoding="utf-8") == "kept by a person"
    assert set(tmp_path.iterdir()) == {file, other}


@pytest.mark.skipif(sys.platform == "win32", reason="Links need rights there")
def test_a_link_that_leads_to_itself_cannot_be_written(tmp_path: Path) -> None:
    link = tmp_path / "loop"
    link.symlink_to(link)
    for write in (require_writable, lambda file: write_file(file, "new")):
        with pytest.raises(s.InvalidSetup, match=r"loop' cannot be written: \w"):
            write(link)
    assert is_same_file(link, link)
    assert link.is_symlink()


WRITTEN_TO_A_LOG = """
import sys
from py_engine.arena.files import require_writable, write_file
require_writable(sys.argv[1])
write_file(sys.argv[1], "figures\\n")
print("table")
"""


@pytest.mark.slow
@pytest.mark.cpython_only
@pytest.mark.skipif(sys.platform == "win32", reason="There are no such files")
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/dev/fd/2", "log", "link"])
@pytest.mark.parametrize("mode", ["ab", "r+b"])
def test_a_log_that_is_the_output_too_is_added_to(name: str, mode: str, tmp_path: Path) -> None:
    log, link = tmp_path / "log", tmp_path / "link"
    log.write_text("", encoding="utf-8")
    link.symlink_to(log)
    with log.open(mode) as stream:
        stream.write(b"before\n")
        stream.flush()
        place = name if name.startswith("/") else str(tmp_path / name)
        command = [sys.executable, "-c", WRITTEN_TO_A_LOG, place]
        subprocess.run(command, stdout=stream, stderr=stream, cwd=REPOSITORY, check=True)
    assert log.read_text(encoding="utf-8") == "before\nfigures\ntable\n"
    assert {log, link} == set(tmp_path.iterdir())


def test_lines_that_were_kept_are_there_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "lines.jsonl"
    kept = KeptLines(file)
    assert kept.lines == []
    kept.add(LINE)
    kept.add(LINE, {"b": "ü"})
    assert KeptLines(file).lines == [LINE, LINE, {"b": "ü"}]


def test_a_line_that_was_cut_off_is_replaced_by_the_next(tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    KeptLines(file).add(LINE)
    with file.open("ab") as stream:
        stream.write(b'{"b":"\xc3')
    kept = KeptLines(file)
    assert kept.lines == [LINE]
    assert file.read_bytes() == b'{"a":1}\n{"b":"\xc3', "until then the file is left as it is"
    kept.add({"c": 3})
    assert file.read_bytes() == b'{"a":1}\n{"c":3}\n'


def test_what_another_process_has_added_stays(tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    file.write_bytes(b'{"cut')
    one, other = KeptLines(file), KeptLines(file)
    one.add({"one": 1})
    other.add({"other": 2})
    assert KeptLines(file).lines == [{"one": 1}, {"other": 2}]


@pytest.mark.parametrize(
    "line",
    [b"no JSON", b"[]", b"\xff", pytest.param(b"[" * 100_000, marks=pytest.mark.cpython_only, id="nested")],
)
def test_a_line_that_is_none_is_quoted(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "lines.jsonl"
    file.write_bytes(line + b"\n")
    with pytest.raises(s.InvalidText, match=r"lines\.jsonl"):
        KeptLines(file)


@limits_files
def test_where_the_disk_is_full_no_half_line_is_left_and_the_next_that_fits_brings_it(tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    kept = KeptLines(file)
    kept.add(LINE)
    with files_at_most(12), pytest.raises(OSError, match="File too large"):
        kept.add({"b": 2})
    assert KeptLines(file).lines == [LINE]
    kept.add({"c": 3})
    assert KeptLines(file).lines == [LINE, {"b": 2}, {"c": 3}]

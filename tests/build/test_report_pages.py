"""The pages of reports: they show the data, for readers without scripts too."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from site_build import report_sections
from site_build.report_pages import DATA, INDEX, with_report_pages
from site_build.report_plots import bins, shade
from site_build.report_words import BOOK_COLUMN, METRICS
from site_build.rule_pages import FRAME
from support.console import Failure
from support.folders import WEB

DATA_FOLDER = WEB / "reports" / "data"
KEPT = sorted(path for path in DATA_FOLDER.glob("*.json"))
REPORT: dict[str, Any] = json.loads((DATA_FOLDER / "parasol-5.json").read_text(encoding="utf-8"))
STONES: list[dict[str, Any]] = REPORT["first_stones"]
GAME = {
    "id": "parasol",
    "name": "Parasol & more",
    "designer": "Mark Steere",
    "year": 2024,
    "url": "https://www.marksteeregames.com/",
    "shape": "hex",
    "players": ["Red", "Blue"],
    "colours": ["red", "blue"],
    "default_size": 5,
}
OTHER = GAME | {"id": "hex", "name": "Hex"}


def files(**changes: Any) -> dict[str, bytes]:
    """A site with one report. changes: of its fields."""
    report = REPORT | changes
    return {
        "catalogue.json": json.dumps({"games": [OTHER, GAME]}).encode(),
        FRAME: (WEB / FRAME).read_bytes(),
        "reports/data/parasol-5.json": json.dumps(report).encode(),
    }


def page(**changes: Any) -> str:
    """The page of its game."""
    return with_report_pages(files(**changes))["reports/parasol.html"].decode()


def test_a_page_names_its_game_and_links_its_designer() -> None:
    text = page()
    assert "<h1>Parasol &amp; more in figures</h1>" in text
    assert 'by <a href="https://www.marksteeregames.com/">Mark Steere</a>, 2024' in text


def test_a_page_says_how_its_figures_were_made_and_how_to_cite_them() -> None:
    text = page()
    assert f"<pre><code>{REPORT['command']}</code></pre>" in text
    assert f"Sunstones engine {REPORT['engine']}, seed {REPORT['seed']}." in text
    assert f"Measured on {REPORT['games']} games" in text
    assert 'href="data/parasol-5.json"' in text


def test_each_figure_has_its_meaning_and_its_source() -> None:
    text = page()
    for metric in METRICS.values():
        row = re.search(rf'<tr><th scope="row">{re.escape(metric.name)}</th>.*?</tr>', text, re.DOTALL)
        assert row, metric.name
        assert "Source: " in row[0]
        assert re.search(r'<td class="value">\S', row[0]), metric.name


def test_the_pie_is_not_spoken_of_where_there_is_none() -> None:
    assert "Pie taken" in page()
    assert "Pie taken" not in page(pie=None)


def test_what_was_not_played_is_said() -> None:
    assert "not played" in page(depth=None, mirroring=None)


def test_the_command_and_turns_are_text_not_markup() -> None:
    assert "&lt;b&gt;" in page(command="<b>")


def test_every_cell_of_the_board_has_its_chances_in_the_picture() -> None:
    found = re.search(r'<svg class="plot board".*?</svg>', page(), re.DOTALL)
    assert found
    assert found[0].count("<polygon") == REPORT["cells"] == 61
    assert found[0].count("±") == 61


def test_what_games_say_of_first_stones_is_told_where_they_were_played_from_each() -> None:
    stones = [stone | {"games": {"hits": 9, "of": 20, "share": 0.45, "low": 0.2, "high": 0.7}} for stone in STONES]
    stones[0]["games"] |= {"hits": 1, "share": 0.05}
    stones[1]["games"] |= {"hits": 18, "share": 0.9}
    text = page(first_stones=stones)
    names = [stone["cells"][0] for stone in stones]
    assert "Of 20 from each, the side that began there won most from" in text
    assert f"most from {names[1]} (18), fewest from {names[0]} (1), and nearest to half from {names[2]} (9)" in text
    stones[3]["games"] = None
    assert "Of 20 from each" not in page(first_stones=stones)


def test_the_games_of_the_opening_book_stand_beside_those_of_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    text = page()
    assert text.count(f'<th scope="col">{BOOK_COLUMN}</th>') == 1
    assert "a step, so of stronger play" in text
    monkeypatch.setattr(report_sections, "book_of", lambda game: None)
    assert BOOK_COLUMN not in page()


def test_every_picture_has_a_name_and_no_style_of_its_own() -> None:
    text = page()
    pictures = re.findall(r"<svg[^>]*>", text)
    assert len(pictures) == 5
    assert all('role="img" aria-label="' in one for one in pictures)
    assert "style=" not in text, "the policy of the page forbids it"


def test_the_representative_game_is_a_board_and_a_text() -> None:
    text = page()
    turns = REPORT["representative"]["record"]["turns"]
    assert f'turns="{" ".join(turns)}"' in text
    assert f"<span>{len(turns)}. {turns[-1]}</span>" in text


def test_a_page_leads_to_all_reports_and_to_the_rules() -> None:
    text = page()
    assert '<a href="index.html">All reports</a>' in text
    assert '<a href="parasol.html" aria-current="page">Parasol &amp; more</a>' in text
    assert '<a href="hex.html"' not in text, "it has no report"
    assert '<a href="../rules/parasol.html">' in text


def test_the_list_has_a_line_for_each_size() -> None:
    site = files() | {"reports/data/parasol-4.json": json.dumps(REPORT | {"size": 4}).encode()}
    pages = with_report_pages(site)
    assert re.findall(r'href="parasol\.html#size-(\d)"', pages[INDEX].decode()) == ["4", "5"]
    assert re.findall(r'<section id="size-(\d)"', pages["reports/parasol.html"].decode()) == ["5", "4"], (
        "usual one first"
    )


def test_a_site_without_reports_has_no_pages_of_them() -> None:
    site = {name: content for name, content in files().items() if not DATA.fullmatch(name)}
    assert with_report_pages(site) == site


@pytest.mark.parametrize(
    ("changes", "message"), [({"version": 2}, "no report of version 1"), ({"size": 6}, "of size 6")]
)
def test_a_report_that_cannot_be_shown_ends_the_build(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Failure, match=message):
        page(**changes)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_command_of_each_report_names_its_own_numbers(path: Any) -> None:
    report = json.loads(path.read_text(encoding="utf-8"))
    for name, value in (("size", report["size"]), ("games", report["games"]), ("playouts", report["playouts"])):
        assert f"--{name} {value}" in report["command"]
    assert path.stem == f"{report['game']}-{report['size']}"


def test_bins_are_of_one_width_and_hold_every_number() -> None:
    found = bins([3, 3, 5, 40])
    assert sum(count for _, _, count in found) == 4
    assert len({end - start for start, end, _ in found}) == 1
    assert bins([7, 7]) == [(7, 7, 2)]


def test_shades_go_from_light_to_dark() -> None:
    assert shade(0.4, 0.4, 0.6) < shade(0.5, 0.4, 0.6) < shade(0.6, 0.4, 0.6)
    assert 0 < shade(0.5, 0.5, 0.5) < 1

"""Figures: what they show, their command, and that nothing else loads them. The page's own are compared in tests/js."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import py_engine as s
from py_engine.__main__ import main

SVG = "{http://www.w3.org/2000/svg}"
REPOSITORY = Path(__file__).resolve().parents[2]


def drawn(svg: str, name: str, **attributes: str) -> list[ElementTree.Element]:
    """The elements of a figure with these attributes; a class is given as class_."""
    wanted = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    found = ElementTree.fromstring(svg).iter(f"{SVG}{name}")
    return [one for one in found if all(one.get(key) == value for key, value in wanted.items())]


def test_a_figure_shows_stones_last_turn_title_and_description() -> None:
    svg = s.load_record("parasol 4: d4 e5 c3").svg()
    stones = {stone.get("data-cell"): stone.get("href") for stone in drawn(svg, "use") if stone.get("data-cell")}
    assert {cell: str(href).split("-")[1] for cell, href in stones.items()} == {"d4": "red", "e5": "blue", "c3": "red"}
    assert len(drawn(svg, "circle", class_="mark")) == 1
    assert [each.text for each in drawn(svg, "title")] == ["Parasol after 3 turns"]
    assert [each.text for each in drawn(svg, "desc")] == ["Red: c3, d4. Blue: e5. Blue is to move."]


def test_what_can_be_left_out_is_left_out() -> None:
    match = s.load_record("parasol 4: d4 e5 c3")
    bare = match.svg(last=False, coordinates=False, description="")
    assert not drawn(bare, "circle", class_="mark")
    assert not drawn(bare, "text")
    assert not drawn(bare, "desc")
    assert len(drawn(match.svg(numbers=2), "circle", class_="number")) == 2


def test_a_figure_shows_the_loop_that_has_won_and_the_note_of_the_position() -> None:
    match = s.load_record("sunspot 4: d4 a1 d5 a2 e4 b1 c4")
    match.annotate(marks=["d4.A", "a1-a2"])
    assert "d4" in {text.get("data-cell") for text in drawn(match.svg(), "use")}
    assert len(drawn(match.svg(), "path", class_="drawing")) == 4
    assert len(drawn(match.svg(marks=["b2"]), "path", class_="drawing")) == 2
    assert len(drawn(match.svg(lit=["d4", "d5"]), "path", class_="loop")) == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"palette": "pink"}, "there is no palette 'pink'; there are colour, grey, outline"),
        ({"marks": ["d4.?"]}, "'d4.?' is not a mark"),
        ({"shaded": ["z1"]}, "'z1'"),
        ({"lit": ["b2"]}, "'b2' is a hole"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words.replace("?", r"\?").replace(".", r"\.")):
        s.new_match("sum", size=5, holes=["b2", "c1"]).svg(**options)  # type: ignore[arg-type]


def test_two_figures_in_one_page_share_names_only_for_the_same_parts() -> None:
    """A page that holds both as markup would otherwise draw the second with the parts of the first."""
    match = s.load_record("subsume 4: d4 e5")
    texts = [match.svg(), match.svg(palette="grey"), match.svg(turned=1), s.load_record("parasol 4: d4 e5").svg()]
    names = [{one.get("id") for one in ElementTree.fromstring(text).iter() if one.get("id")} for text in texts]
    assert not names[0] & names[1]
    assert not names[0] & names[2]
    assert names[0] == names[3]


def test_a_notebook_gets_an_image_with_words() -> None:
    match = s.load_record("sum 3: a1")
    assert match._repr_svg_() == match.svg()
    assert 'alt="White: a1. Black: none. Black is to move."' in match._repr_html_()


@pytest.mark.cpython_only
def test_a_start_of_the_engine_loads_no_figures() -> None:
    code = (
        "import sys, py_engine.session; print([name for name in sys.modules if name.startswith('py_engine.figures')])"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=REPOSITORY, check=True)
    assert ended.stdout == "[]\n"


def test_the_command_draws_records_and_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "fig1.svg"
    assert main(["figure", "parasol 4: d4 e5 c3", "--after", "2", "-o", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == s.load_record("parasol 4: d4 e5").svg() + "\n"
    assert main(["figure", "sum 5 holes c3 b2: white a1, black b1", "--marks", "a1-b1", "--palette", "outline"]) == 0
    svg = capsys.readouterr().out
    assert len(drawn(svg, "path", class_="drawing")) == 4
    assert [each.text for each in drawn(svg, "desc")] == ["White: a1. Black: b1."]


def test_a_file_of_figures_makes_a_folder(tmp_path: Path) -> None:
    figures = tmp_path / "figures.toml"
    figures.write_text(
        'palette = "grey"\n[one]\ntext = "subsume 4: d4"\n[two]\ntext = "subsume 4: d4"\nturned = 1\n', encoding="utf-8"
    )
    assert main(["figure", str(figures), "-o", str(tmp_path / "out")]) == 0
    made = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "out").iterdir()}
    match = s.load_record("subsume 4: d4")
    assert made == {
        "one.svg": match.svg(palette="grey") + "\n",
        "two.svg": match.svg(palette="grey", turned=1) + "\n",
    }


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["subsume 4: red z1"], "'z1' is not on this board"),
        (["subsume 4: red d4 d4"], "the cell 'd4' is named twice"),
        (["subsume 4: black d4"], "'black' is no colour of Subsume, whose colours are red and blue"),
        (["sum 5 holes b2 c1: white b2"], "'b2' is a hole"),
        (["subsume 4: red d4", "--numbers", "1"], "a position without turns has no 'numbers'"),
        (["subsume 4: red d4", "--shaded", "h9"], "'h9' is not on this board"),
        (["subsume 4: d4", "--after", "2"], "the record has 1 turns, so no position is after 2"),
        (["subsume 4: d4", "-o", "figure.gif"], "'figure.gif' should end with .svg, .png or .pdf"),
    ],
)
def test_a_figure_that_cannot_be_made_is_told(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figure", *words]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("x", "is no TOML"),
        ('palette = "grey"', "has no figures"),
        ("[one]\nturned = 1", "figure 'one': the key 'text' with a record or a position is lacking"),
        ('[one]\ntext = "subsume 4: d4"\nturned = "1"', "figure 'one': 'turned' should be a whole number, not '1'"),
        ('[one]\ntext = "subsume 4: d4"\ncolour = 1', "figure 'one': there is no option 'colour'"),
        ('["../one"]\ntext = "subsume 4: d4"', "figure '../one': the name of a figure has letters"),
    ],
)
def test_a_file_of_figures_that_cannot_be_made_writes_nothing(
    content: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.toml"
    file.write_text(content, encoding="utf-8")
    assert main(["figure", str(file), "-o", str(tmp_path / "out")]) == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "out").exists()

"""The engine and the page keep to the words of CONTRIBUTING."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from support.folders import BUILD_SCRIPTS, ENGINE, ROOT, TESTS, WEB

# Places in which alone a word is not used, as it has another meaning elsewhere: a reader studies a game.
PLACES = {"study": [WEB / "engine"]}
EVERYWHERE = [ENGINE, WEB / "engine", WEB / "common", WEB / "embed", WEB / "play"]

WORDS, _, PHRASES = (
    (ROOT / "CONTRIBUTING.md")
    .read_text(encoding="utf-8")
    .partition("## Words")[2]
    .partition("\n## ")[0]
    .partition("### Phrases")
)


def rows(table: str) -> list[list[str]]:
    lines = [line for line in table.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


NOT_SAID = [(word, instead) for instead, _, _, words in rows(WORDS) for word in words.split(", ") if word]
AVOIDED = [phrase for phrases, _ in rows(PHRASES) for phrase in phrases.split(", ")]

DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef)
SECTION = re.compile(r"^(?:Args|Attributes|Raises|Returns|Yields):\n(?:(?: .*)?\n?)*", re.MULTILINE)
ENTRY = re.compile(r"(?:^|(?<=[.;])\s+)(\w+)(?:, \w+)*: ", re.MULTILINE)


def test_the_table_is_read() -> None:
    assert {("adviser", "evaluator"), ("rollout", "playout"), ("study", "job")} <= set(NOT_SAID)


@pytest.mark.parametrize(("word", "instead"), NOT_SAID)
def test_a_word_of_this_house_is_not_said_where_the_field_has_one(word: str, instead: str) -> None:
    said = re.compile(rf"(?<![a-z]){word}s?(?![a-z])", re.IGNORECASE)
    places = PLACES.get(word, EVERYWHERE)
    files = [path for place in places for path in place.rglob("*") if path.suffix in {".py", ".js", ".ts"}]
    found = [path.relative_to(ROOT) for path in files if said.search(path.read_text(encoding="utf-8"))]
    assert files
    assert not found, f"say {instead} instead of {word} in {', '.join(map(str, found))}"


def modules() -> list[Path]:
    return list(ENGINE.rglob("*.py"))


def docstrings(source: str) -> Iterator[tuple[ast.Module | ast.ClassDef | ast.FunctionDef, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DESCRIBED) and (text := ast.get_docstring(node)):
            yield node, text


def comments(source: str) -> list[str]:
    """The comments of a module of Python, each with its sign."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


@cache
def prose(path: Path) -> str:
    """The comments of a module in one line, and each docstring in another."""
    source = path.read_text(encoding="utf-8")
    together = " ".join(comment.lstrip("# ") for comment in comments(source))
    return "\n".join([together, *(" ".join(text.split()) for _, text in docstrings(source))])


def docstrings_that_begin(files: list[Path], words: str) -> list[str]:
    """The files, with the first lines of their docstrings that begin so. words: a pattern."""
    return [
        f"{path.relative_to(ROOT)}: {text.splitlines()[0]}"
        for path in files
        for _, text in docstrings(path.read_text(encoding="utf-8"))
        if re.match(words, text)
    ]


def names_in(node: ast.AST) -> set[str]:
    """The parameters of a function, or the fields of a class."""
    return {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)} | {
        each.target.id
        for each in ast.walk(node)
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


@pytest.mark.parametrize("phrase", AVOIDED)
def test_a_phrase_to_avoid_is_in_no_comment_and_no_docstring_of_the_engine(phrase: str) -> None:
    said = re.compile(rf"\b{phrase}\b", re.IGNORECASE)
    found = [path.relative_to(ROOT) for path in modules() if said.search(prose(path))]
    assert not found, f"say {phrase!r} in another way in {', '.join(map(str, found))}"


def test_docstrings_of_the_engine_begin_with_a_noun_or_a_verb() -> None:
    found = docstrings_that_begin(modules(), r"(?:What|Who|Whose|How|Whether)\b")
    assert not found, "\n".join(found)


def test_docstrings_of_the_engine_describe_arguments_and_fields_in_sections() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {entry[0].strip()}"
        for path in modules()
        for node, text in docstrings(path.read_text(encoding="utf-8"))
        for entry in ENTRY.finditer(SECTION.sub("", text))
        if entry[1] in names_in(node)
    ]
    assert not found, "\n".join(found)


# Phrases that no comment of these rooms uses. The page's own sentences are for players, and the README of the packs is
# written by a program.
QUAINT = ("anew", "that is none", "to be had", "whoever", "nobody")
COMMENTED = [WEB, BUILD_SCRIPTS, TESTS]
NOT_COMMENTED = [WEB / "common" / "strings", WEB / "app" / "puzzles" / "packs"]
KINDS = {".py", ".md", ".js", ".mjs", ".ts", ".css"}

# A string such as "https://…" has no space before its slashes.
COMMENT_OF_JAVASCRIPT = re.compile(r"/\*.*?\*/|(?:^|\s)//[^\n]*", re.DOTALL)
CODE_OF_MARKDOWN = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def comments_of(kind: str, source: str) -> list[str]:
    """The comments and docstrings of a file with this ending, or the prose of a README."""
    if kind == ".md":
        return CODE_OF_MARKDOWN.split(source)
    if kind != ".py":
        return COMMENT_OF_JAVASCRIPT.findall(source)
    return [*(text for _, text in docstrings(source)), *comments(source)]


def test_comments_are_found() -> None:
    assert comments_of(".py", '"""Head."""\nx = "# no"  # yes\n') == ["Head.", "# yes"]
    assert comments_of(".js", '/* one */ f("https://no.example"); // two\n') == ["/* one */", " // two"]
    assert comments_of(".md", "One `no` two\n```\nno\n```\n") == ["One ", " two\n", "\n"]


def test_no_comment_of_the_page_the_build_scripts_and_the_tests_is_quaint() -> None:
    said = re.compile(rf"\b(?:{'|'.join(QUAINT)})\b", re.IGNORECASE)
    files = [
        path
        for room in COMMENTED
        for path in room.rglob("*")
        if path.suffix in KINDS and not any(path.is_relative_to(other) for other in NOT_COMMENTED)
    ]
    found = [
        f"{path.relative_to(ROOT)}: {quaint[0]}"
        for path in files
        for comment in comments_of(path.suffix, path.read_text(encoding="utf-8"))
        for quaint in said.finditer(" ".join(comment.split()))
    ]
    assert len(files) > 500
    assert not found, "\n".join(found)


def test_docstrings_of_the_build_scripts_and_the_tests_begin_with_a_noun_or_a_verb() -> None:
    files = [path for room in (BUILD_SCRIPTS, TESTS) for path in room.rglob("*.py")]
    found = docstrings_that_begin(files, r"(?:What|Who|Whose|Which|How|Whether|Where|Why)\b")
    assert files
    assert not found, "\n".join(found)

"""The pages of reports: one a game with all its sizes, made of `web/reports/data/GAME-SIZE.json`, and a list of them.

`python -m py_engine report` makes the data. The sections about one size are in `report_sections.py`, the words in
`report_words.py`, the pictures in `report_plots.py`, and the frame is that of the rule pages. Everything on a page can
be read without scripts.
"""

from __future__ import annotations

import json
import re
from html import escape
from string import Template

from site_build import report_words as words
from site_build.report_sections import Game, Report, fill, size_section, sources, table, value
from site_build.rule_pages import FRAME
from support.console import Failure

FOLDER = "reports"
INDEX = f"{FOLDER}/index.html"
DATA = re.compile(r"reports/data/([a-z]+)-(\d+)\.json")
FORMAT, VERSION = "sunstones-report", 1
EXTRAS = '\n  <link rel="stylesheet" href="reports.css">'


def with_report_pages(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the site, and a page for each game that has a report. Before `with_rule_pages` takes the frame away.

    Raises Failure where a report is invalid, or about an unknown game.
    """
    games: list[Game] = json.loads(files["catalogue.json"])["games"]
    found: dict[str, list[Report]] = {game["id"]: [] for game in games}
    for path in sorted(files):
        if name := DATA.fullmatch(path):
            report = _read(path, files[path])
            if (report["game"], str(report["size"])) != name.groups() or report["game"] not in found:
                raise Failure(f"web/{path} is a report on {report['game']} of size {report['size']}.")
            found[report["game"]].append(report)
    reported = [game for game in games if found[game["id"]]]
    if not reported:
        return files
    frame = Template(files[FRAME].decode())
    pages = {INDEX: _page(frame, reported, INDEX, _index(reported, found), words.INDEX_TITLE, words.INDEX_LEDE, "")}
    for game in reported:
        path = f"{FOLDER}/{game['id']}.html"
        # The usual size first.
        reports = sorted(found[game["id"]], key=lambda report: (report["size"] != game["default_size"], report["size"]))
        about = {key: escape(str(game[key])) for key in ("name", "designer", "year", "url")}
        footer = (
            f"<p>{fill(words.FOOTER, about)}</p>\n"
            f'  <p><a href="../rules/{game["id"]}.html">{fill(words.RULES, about)}</a></p>'
        )
        description = fill(words.DESCRIPTION, about)
        text = _article(game, reports, about)
        pages[path] = _page(frame, reported, path, text, fill(words.TITLE, about), description, footer)
    return files | pages


def _read(path: str, content: bytes) -> Report:
    try:
        report: Report = json.loads(content)
        known = (report["format"], report["version"]) == (FORMAT, VERSION)
    except (ValueError, KeyError, TypeError):
        known = False
    if not known:
        raise Failure(f"web/{path} is no report of version {VERSION}; please make it anew.")
    return report


def _page(frame: Template, games: list[Game], path: str, text: str, title: str, description: str, footer: str) -> bytes:
    links = [(INDEX, words.INDEX), *((f"{FOLDER}/{game['id']}.html", escape(game["name"])) for game in games)]
    current = ' aria-current="page"'
    navigation = (
        f'<a href="{there.removeprefix(f"{FOLDER}/")}"{current if there == path else ""}>{name}</a>'
        for there, name in links
    )
    page = frame.substitute(
        language="en",
        site="../",
        title=title,
        description=description,
        alternates="",
        extras=EXTRAS,
        rules_label=words.LABEL,
        navigation="\n    ".join(navigation),
        languages="",
        text=text,
        footer=footer,
        about="About Sunstones and its licences",
        about_language="",
    )
    return page.encode()


def _index(games: list[Game], found: dict[str, list[Report]]) -> str:
    """The list of reports: a line for each game and size, with a few figures."""
    shown = ("first_player", "length", "branching", "drama", "comebacks", "depth.won")
    head = "".join(f'<th scope="col">{escape(words.METRICS[key].name)}</th>' for key in shown)
    rows = []
    for game in games:
        for report in sorted(found[game["id"]], key=lambda report: int(report["size"])):
            cells = "".join(f"<td>{value(report, key)}</td>" for key in shown)
            link = f'<a href="{game["id"]}.html#size-{report["size"]}">{escape(game["name"])}, {report["size"]}</a>'
            rows.append(f'<tr><th scope="row">{link}</th>{cells}</tr>')
    figures = table(words.FIGURES, f'<th scope="col">Game, size</th>{head}', rows)
    return (
        f'<article class="report">\n<header><h1>{words.INDEX_TITLE}</h1>\n'
        f'<p class="lede">{words.INDEX_LEDE}</p></header>\n'
        f"<section>{figures}</section>\n{sources()}\n</article>"
    )


def _article(game: Game, reports: list[Report], about: dict[str, str]) -> str:
    sizes = ""
    if len(reports) > 1:
        links = " ".join(f'<a href="#size-{one["size"]}">{one["size"]}</a>' for one in reports)
        sizes = f'<nav class="sizes" aria-label="{words.SIZES}">{words.SIZES}: {links}</nav>'
    head = (
        f"<header><h1>{fill(words.TITLE, about)}</h1>\n"
        f'<p class="byline">{fill(words.BYLINE, about)}</p>\n'
        f'<p class="lede">{fill(words.LEDE, about)}</p>{sizes}</header>'
    )
    return "\n".join(
        ['<article class="report">', head, *(size_section(game, one) for one in reports), sources(), "</article>"]
    )

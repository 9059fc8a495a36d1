"""The pages of reports: one a game with all its sizes, made of `web/reports/data/GAME-SIZE.json`, and a list of them.

`python -m py_engine report` makes the data. The words are in `report_words.py`, the pictures in `report_plots.py`, and
the frame is that of the rule pages. Everything on a page can be read without scripts.
"""

from __future__ import annotations

import json
import re
from html import escape
from string import Template
from typing import Any

from site_build import report_words as words
from site_build.report_plots import Stone, bars, bins, board, curves, shade, whiskers
from site_build.rule_pages import FRAME
from support.console import Failure

FOLDER = "reports"
INDEX = f"{FOLDER}/index.html"
DATA = re.compile(r"reports/data/([a-z]+)-(\d+)\.json")
FORMAT, VERSION = "sunstones-report", 1
EXTRAS = '\n  <link rel="stylesheet" href="reports.css">'

Report = dict[str, Any]
Game = dict[str, Any]


def with_report_pages(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the site, and a page for each game that has a report. Before `with_rule_pages` takes the frame away.

    Raises Failure where a report is none, or of a game that there is not.
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
            f"<p>{_fill(words.FOOTER, about)}</p>\n"
            f'  <p><a href="../rules/{game["id"]}.html">{_fill(words.RULES, about)}</a></p>'
        )
        description = _fill(words.DESCRIPTION, about)
        text = _article(game, reports, about)
        pages[path] = _page(frame, reported, path, text, _fill(words.TITLE, about), description, footer)
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
            cells = "".join(f"<td>{_value(report, key)}</td>" for key in shown)
            link = f'<a href="{game["id"]}.html#size-{report["size"]}">{escape(game["name"])}, {report["size"]}</a>'
            rows.append(f'<tr><th scope="row">{link}</th>{cells}</tr>')
    table = _table(words.FIGURES, f'<th scope="col">Game, size</th>{head}', rows)
    return (
        f'<article class="report">\n<header><h1>{words.INDEX_TITLE}</h1>\n'
        f'<p class="lede">{words.INDEX_LEDE}</p></header>\n'
        f"<section>{table}</section>\n{_sources()}\n</article>"
    )


def _article(game: Game, reports: list[Report], about: dict[str, str]) -> str:
    sizes = ""
    if len(reports) > 1:
        links = " ".join(f'<a href="#size-{one["size"]}">{one["size"]}</a>' for one in reports)
        sizes = f'<nav class="sizes" aria-label="{words.SIZES}">{words.SIZES}: {links}</nav>'
    head = (
        f"<header><h1>{_fill(words.TITLE, about)}</h1>\n"
        f'<p class="byline">{_fill(words.BYLINE, about)}</p>\n'
        f'<p class="lede">{_fill(words.LEDE, about)}</p>{sizes}</header>'
    )
    return "\n".join(
        ['<article class="report">', head, *(_size(game, one) for one in reports), _sources(), "</article>"]
    )


def _size(game: Game, report: Report) -> str:
    """All that is said of one size."""
    said = {key: str(report[key]) for key in ("size", "cells", "games", "engine", "seed", "name")}
    said["playouts"] = f"{report['playouts']:,}"
    said["median"] = f"{report['length']['median']:g}"
    parts = [
        f'<section id="size-{report["size"]}" aria-labelledby="title-{report["size"]}">',
        f'<h2 id="title-{report["size"]}">{_fill(words.SIZE, said)}</h2>',
        f"<p>{_fill(words.MEASURED, said)}</p>",
        _at_a_glance(report),
        _shares(report),
        _lengths(report, said),
        _course(report),
        _first_stones(game, report),
        _representative(game, report),
        _shortest(report, said),
        _made(report, said),
        "</section>",
    ]
    return "\n".join(parts)


def _at_a_glance(report: Report) -> str:
    branching = {key: str(report["branching"][key]) for key in ("positions", "cut_off")}
    cut = _fill(words.CUT_OFF, branching) if report["branching"]["cut_off"] else ""
    said = branching | {"cut": cut, "state_space": _space(report)}
    rows = []
    for key, metric in words.METRICS.items():
        if report["pie"] is None and key in words.OF_THE_PIE:
            continue
        meaning = _fill(metric.meaning, said)
        source = _fill(words.SOURCE, {"source": metric.source})
        rows.append(
            f'<tr><th scope="row">{escape(metric.name)}</th><td class="value">{_value(report, key)}</td>'
            f'<td class="interval">{_interval(report, key)}</td>'
            f'<td class="meaning">{meaning} <small>{escape(source)}</small></td></tr>'
        )
    head = "".join(
        f'<th scope="col">{name}</th>' for name in (words.FIGURE, words.VALUE, words.INTERVAL, words.MEANING)
    )
    return _table(words.FIGURES, head, rows, "glance")


def _shares(report: Report) -> str:
    rows = []
    for key in words.CHARTED:
        found = _at(report, key)
        if found is not None and not (report["pie"] is None and key in words.OF_THE_PIE):
            rows.append((words.METRICS[key].name, found["share"], found["low"], found["high"]))
    # Their values stand in the first table.
    label = "; ".join(f"{name} {share:.0%}" for name, share, _, _ in rows)
    return _figure(words.SHARES, whiskers(f"{words.SHARES}: {label}", rows), words.SHARES_CAPTION)


def _lengths(report: Report, said: dict[str, str]) -> str:
    found = bins(report["length"]["lengths"])
    label = f"{words.LENGTHS}: {report['length']['least']} to {report['length']['most']} {words.LENGTHS_AXIS}"
    plot = bars(label, found, words.LENGTHS_AXIS, words.GAMES_AXIS)
    rows = [
        f'<tr><th scope="row">{start if start == end else f"{start}–{end}"}</th><td>{count}</td></tr>'
        for start, end, count in found
    ]
    head = f'<th scope="col">{words.LENGTHS_AXIS}</th><th scope="col">{words.GAMES_AXIS}</th>'
    return _figure(words.LENGTHS, plot, _fill(words.LENGTHS_CAPTION, said), (head, rows))


def _course(report: Report) -> str:
    course = report["course"]
    plot = curves(
        f"{words.COURSE}: the winner led in {course['led'][len(course['led']) // 2]:.0%} of the games at half time",
        words.COURSE_AXIS,
        words.CHANCES_AXIS,
        line=course["median"],
        band=(course["lower"], course["upper"]),
        dashed=course["led"],
        marks=("0 %", "100 %"),
    )
    points = len(course["median"]) - 1
    rows = [
        f'<tr><th scope="row">{point / points:.0%}</th>'
        + "".join(f"<td>{course[name][point]:.0%}</td>" for name in ("lower", "median", "upper", "led"))
        + "</tr>"
        for point in range(0, points + 1, 2)
    ]
    head = "".join(f'<th scope="col">{name}</th>' for name in words.COURSE_COLUMNS)
    return _figure(words.COURSE, plot, words.COURSE_CAPTION, (head, rows))


def _first_stones(game: Game, report: Report) -> str:
    stones = report["first_stones"]
    low, high = report["fair_band"]
    means = [stone["mean"] for stone in stones]
    cells, rows = [], []
    for stone in sorted(stones, key=lambda one: -one["mean"]):
        is_fair = stone["low"] <= high and stone["high"] >= low
        dark = shade(stone["mean"], min(means), max(means))
        error = 50 * (stone["high"] - stone["low"])
        shown = (f"{100 * stone['mean']:.0f}", f"{error:.0f}" if error >= 1 else f"{error:.1f}")
        cells += [Stone(name, *shown, dark, is_fair) for name in stone["cells"]]
        rows.append(
            f'<tr><th scope="row">{stone["cells"][0]}</th><td>{len(stone["cells"])}</td>'
            f"<td>{stone['mean']:.1%}{f' <b>{words.FAIR}</b>' if is_fair else ''}</td>"
            f"<td>{stone['low']:.1%} to {stone['high']:.1%}</td><td>{stone['taken']['share']:.0%}</td>"
            f"<td>{_of_games(stone['games'])}</td></tr>"
        )
    label = f"{words.STONES}: from {min(means):.0%} to {max(means):.0%}"
    caption = _fill(
        words.STONES_CAPTION,
        {"searches": str(stones[0]["taken"]["of"]), "low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"},
    )
    head = "".join(f'<th scope="col">{name}</th>' for name in words.STONES_COLUMNS)
    plot = board(label, game["shape"], report["size"], cells)
    return _figure(words.STONES, plot, f"{caption} {words.STONES_NOTE}", (head, rows))


def _of_games(won: dict[str, Any] | None) -> str:
    if won is None:
        return words.NOT_PLAYED
    return f"{won['hits']} of {won['of']} ({won['low']:.0%} to {won['high']:.0%})"


def _representative(game: Game, report: Report) -> str:
    found = report["representative"]
    record, review = found["record"], found["review"]
    turns = record["turns"]
    stones = ", ".join(
        f"{colour} {' '.join(cells)}" for colour, cells in zip(game["colours"], found["stones"], strict=True) if cells
    )
    marked = [number for number, entry in enumerate(review) if "mark" in entry]
    said = []
    for number in marked:
        entry = review[number]
        text = _fill(
            words.MARKED,
            {"number": str(number + 1), "turn": escape(entry["turn"]), "mark": words.MARKS[entry["mark"]]},
        )
        better = _fill(words.BETTER, {"better": escape(entry["better"])}) if "better" in entry else ""
        said.append(f"<li>{text}{better}.</li>")
    plot = curves(
        f"{words.REPRESENTATIVE}: {words.GAME_LABEL}",
        words.LENGTHS_AXIS,
        words.CHANCES_AXIS,
        line=found["chances"],
        dots=marked,
        marks=("1", str(len(turns))),
    )
    board_element = (
        f'<sunstones-board game="{report["game"]}" size="{report["size"]}" mode="replay" step="{len(turns)}"\n'
        f'  turns="{escape(" ".join(turns))}"\n  position="{stones}"\n'
        f'  caption="{words.REPRESENTATIVE_CAPTION}"></sunstones-board>'
    )
    winner = words.WINNER[record["result"]["winner"]]
    return "\n".join(
        [
            f"<h3>{words.REPRESENTATIVE}</h3>",
            f"<p>{_fill(words.REPRESENTATIVE_TEXT, {'first': game['players'][0]})} "
            f"{_fill(winner, {'turns': str(len(turns))})}</p>",
            f'<div class="game"><div class="boards">{board_element}</div>',
            f"<figure>{plot}<figcaption>{words.GAME_COURSE_CAPTION}</figcaption></figure></div>",
            f"<h4>{words.REVIEW_TITLE}</h4>",
            f'<ul class="marks">{"".join(said)}</ul>' if said else f"<p>{words.REVIEW_NONE}</p>",
            f"<h4>{words.TURNS_TITLE}</h4>",
            _turns(turns),
        ]
    )


def _shortest(report: Report, said: dict[str, str]) -> str:
    turns = report["shortest"]["record"]["turns"]
    text = _fill(words.SHORTEST_TEXT, said | {"turns": str(len(turns))})
    return f"<h3>{words.SHORTEST}</h3>\n<p>{text}</p>\n{_turns(turns)}"


def _made(report: Report, said: dict[str, str]) -> str:
    return (
        f"<h3>{words.MADE}</h3>\n<p>{_fill(words.MADE_TEXT, said)}</p>\n"
        f"<pre><code>{escape(report['command'])}</code></pre>\n"
        f'<p><a href="data/{report["game"]}-{report["size"]}.json">{words.DATA}</a></p>\n'
        f"<p>{_fill(words.CITE, said)}</p>"
    )


def _turns(turns: list[str]) -> str:
    numbered = (f"<span>{number}. {escape(turn)}</span>" for number, turn in enumerate(turns, 1))
    return f'<p class="turns">{" ".join(numbered)}</p>'


def _sources() -> str:
    items = "".join(f"<li>{source}</li>" for source in words.SOURCES)
    return f"<section><h2>{words.SOURCES_TITLE}</h2><ul>{items}</ul></section>"


def _table(caption: str, head: str, rows: list[str], kind: str = "") -> str:
    """A table that scrolls by itself where it is wider than the page."""
    named = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scrolls" tabindex="0" role="group" aria-label="{escape(caption)}"><table{named}>'
        f"<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{chr(10).join(rows)}\n"
        "</tbody></table></div>"
    )


def _figure(title: str, plot: str, caption: str, table: tuple[str, list[str]] | None = None) -> str:
    """A picture with its caption, and below it the same as a table."""
    below = ""
    if table is not None:
        below = f"\n<details><summary>{words.AS_TABLE}</summary>{_table(title, *table)}</details>"
    return f"<h3>{title}</h3>\n<figure>{plot}<figcaption>{caption}</figcaption></figure>{below}"


def _at(report: Report, key: str) -> Any:
    """What a report has under a key such as `pie.taken`; None where it has nothing."""
    found: Any = report
    for name in key.split("."):
        found = None if found is None else found[name]
    return found


def _value(report: Report, key: str) -> str:
    """A figure as it is shown."""
    metric, found = words.METRICS[key], _at(report, key)
    if found is None:
        return words.NOT_PLAYED
    number = found if isinstance(found, (int, float)) else found.get("share", found.get("mean"))
    if key in ("game_tree", "state_space.size"):
        return f"10<sup>{number:.0f}</sup>"
    return f"{number:.{metric.places}%}" if metric.percent else f"{number:.{metric.places}f} {metric.unit}".strip()


def _interval(report: Report, key: str) -> str:
    metric, found = words.METRICS[key], _at(report, key)
    if not isinstance(found, dict):
        return "–"
    if key == "game_tree":
        return f"10<sup>{found['low']:.0f}</sup> to 10<sup>{found['high']:.0f}</sup>"
    form = f".{metric.places}{'%' if metric.percent else 'f'}"
    of = f"<br> <small>{found['hits']} of {found['of']}</small>" if "hits" in found else ""
    return f"{found['low']:{form}} to {found['high']:{form}}{of}"


def _space(report: Report) -> str:
    found = report["state_space"]
    return _fill(
        words.STATE_SPACES[found["kind"]], {key: f"{value:,}" for key, value in (found["sampled"] or {}).items()}
    )


def _fill(text: str, said: dict[str, str]) -> str:
    return Template(text).substitute(said)

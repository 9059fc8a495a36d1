"""The sections of a report about one size: its table of figures, its pictures, a sample game, and the method."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from string import Template
from typing import Any

from py_engine.match import new_match
from py_engine.openings import Book, book_of
from site_build import report_words as words
from site_build.report_plots import Stone, bars, bins, board, curves, shade, whiskers

Report = dict[str, Any]
Game = dict[str, Any]


def size_section(game: Game, report: Report) -> str:
    """All that is said of one size."""
    said = {key: str(report[key]) for key in ("size", "cells", "games", "engine", "seed", "name")}
    said["playouts"] = f"{report['playouts']:,}"
    said["median"] = f"{report['length']['median']:g}"
    parts = [
        f'<section id="size-{report["size"]}" aria-labelledby="title-{report["size"]}">',
        f'<h2 id="title-{report["size"]}">{fill(words.SIZE, said)}</h2>',
        f"<p>{fill(words.MEASURED, said)}</p>",
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
    cut = fill(words.CUT_OFF, branching) if report["branching"]["cut_off"] else ""
    said = branching | {"cut": cut, "state_space": _space(report)}
    rows = []
    for key, metric in words.METRICS.items():
        if report["pie"] is None and key in words.OF_THE_PIE:
            continue
        meaning = fill(metric.meaning, said)
        source = fill(words.SOURCE, {"source": metric.source})
        rows.append(
            f'<tr><th scope="row">{escape(metric.name)}</th><td class="value">{value(report, key)}</td>'
            f'<td class="interval">{_interval(report, key)}</td>'
            f'<td class="meaning">{meaning} <small>{escape(source)}</small></td></tr>'
        )
    head = "".join(
        f'<th scope="col">{name}</th>' for name in (words.FIGURE, words.VALUE, words.INTERVAL, words.MEANING)
    )
    return table(words.FIGURES, head, rows, "glance")


def _shares(report: Report) -> str:
    rows = []
    for key in words.CHARTED:
        found = _at(report, key)
        if found is not None and not (report["pie"] is None and key in words.OF_THE_PIE):
            rows.append((words.METRICS[key].name, found["share"], found["low"], found["high"]))
    # Their values are in the first table.
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
    return _figure(words.LENGTHS, plot, fill(words.LENGTHS_CAPTION, said), (head, rows))


def _course(report: Report) -> str:
    course = report["course"]
    plot = curves(
        f"{words.COURSE}: the winner led in {course['led'][len(course['led']) // 2]:.0%} of the games at half time",
        words.COURSE_AXIS,
        words.CHANCES_AXIS,
        chances=course["median"],
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
    book = book_of(game["id"])
    in_book = _stones_in_book(book, report["size"])
    cells, rows = [], []
    for stone in sorted(stones, key=lambda one: -one["mean"]):
        dark = shade(stone["mean"], min(means), max(means))
        error = 50 * (stone["high"] - stone["low"])
        shown = (f"{100 * stone['mean']:.0f}", f"{error:.0f}" if error >= 1 else f"{error:.1f}")
        cells += [Stone(name, *shown, dark, stone["fair"]) for name in stone["cells"]]
        rows.append(
            f'<tr><th scope="row">{stone["cells"][0]}</th><td>{len(stone["cells"])}</td>'
            f"<td>{stone['mean']:.1%}{f' <b>{words.FAIR}</b>' if stone['fair'] else ''}</td>"
            f"<td>{stone['low']:.1%} to {stone['high']:.1%}</td><td>{stone['taken']['share']:.0%}</td>"
            f"<td>{_of_games(stone['games'])}</td>"
            + (f"<td>{_of_games(in_book.get(stone['cells'][0]))}</td>" if in_book else "")
            + "</tr>"
        )
    label = f"{words.STONES}: from {min(means):.0%} to {max(means):.0%}"
    caption = fill(
        words.STONES_CAPTION,
        {"searches": str(stones[0]["taken"]["of"]), "low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"},
    )
    columns = (*words.STONES_COLUMNS, words.BOOK_COLUMN) if in_book else words.STONES_COLUMNS
    head = "".join(f'<th scope="col">{name}</th>' for name in columns)
    plot = board(label, game["shape"], report["size"], cells)
    said = [caption, words.STONES_NOTE, _stones_in_games(stones)]
    if book and in_book:
        counted = {"games": f"{book.games:,}", "budget": f"{book.budget:,}", "unit": book.unit}
        said.append(fill(words.STONES_IN_BOOK, counted))
    return _figure(words.STONES, plot, " ".join(said), (head, rows))


def _stones_in_book(book: Book | None, size: int) -> dict[str, dict[str, Any]]:
    """The games of the game's opening book from each first stone, by cell; none of another size."""
    if book is None or book.size != size:
        return {}
    turns = book.turns(new_match(book.game, size))
    return {cell: turn.wins._asdict() for turn in turns for cell in turn.cells}


def _stones_in_games(stones: Sequence[dict[str, Any]]) -> str:
    """The results of games from the first stones; empty where some first stones have no games."""
    won = {stone["cells"][0]: stone["games"] for stone in stones}
    if None in won.values():
        return ""
    (worst, fewest), *_, (best, most) = sorted(won.items(), key=lambda one: one[1]["share"])
    fairest, fair = min(won.items(), key=lambda one: abs(one[1]["share"] - 0.5))
    said = {"best": best, "most": most["hits"], "worst": worst, "fewest": fewest["hits"]}
    return fill(words.STONES_IN_GAMES, said | {"fairest": fairest, "fair": fair["hits"], "of": most["of"]})


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
        text = fill(
            words.MARKED,
            {"number": str(number + 1), "turn": escape(entry["turn"]), "mark": words.MARKS[entry["mark"]]},
        )
        better = fill(words.BETTER, {"better": escape(entry["better"])}) if "better" in entry else ""
        said.append(f"<li>{text}{better}.</li>")
    plot = curves(
        f"{words.REPRESENTATIVE}: {words.GAME_LABEL}",
        words.LENGTHS_AXIS,
        words.CHANCES_AXIS,
        chances=found["chances"],
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
            f"<p>{fill(words.REPRESENTATIVE_TEXT, {'first': game['players'][0]})} "
            f"{fill(winner, {'turns': str(len(turns))})}</p>",
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
    text = fill(words.SHORTEST_TEXT, said | {"turns": str(len(turns))})
    return f"<h3>{words.SHORTEST}</h3>\n<p>{text}</p>\n{_turns(turns)}"


def _made(report: Report, said: dict[str, str]) -> str:
    return (
        f"<h3>{words.MADE}</h3>\n<p>{fill(words.MADE_TEXT, said)}</p>\n"
        f"<pre><code>{escape(report['command'])}</code></pre>\n"
        f'<p><a href="data/{report["game"]}-{report["size"]}.json">{words.DATA}</a></p>\n'
        f"<p>{fill(words.CITE, said)}</p>"
    )


def _turns(turns: list[str]) -> str:
    numbered = (f"<span>{number}. {escape(turn)}</span>" for number, turn in enumerate(turns, 1))
    return f'<p class="turns">{" ".join(numbered)}</p>'


def sources() -> str:
    items = "".join(f"<li>{source}</li>" for source in words.SOURCES)
    return f"<section><h2>{words.SOURCES_TITLE}</h2><ul>{items}</ul></section>"


def table(caption: str, head: str, rows: list[str], kind: str = "") -> str:
    """A table that scrolls by itself where it is wider than the page."""
    named = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scrolls" tabindex="0" role="group" aria-label="{escape(caption)}"><table{named}>'
        f"<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{chr(10).join(rows)}\n"
        "</tbody></table></div>"
    )


def _figure(title: str, plot: str, caption: str, rows: tuple[str, list[str]] | None = None) -> str:
    """A picture with its caption, and below it the same as a table."""
    below = ""
    if rows is not None:
        below = f"\n<details><summary>{words.AS_TABLE}</summary>{table(title, *rows)}</details>"
    return f"<h3>{title}</h3>\n<figure>{plot}<figcaption>{caption}</figcaption></figure>{below}"


def _at(report: Report, key: str) -> Any:
    """The report's value under a key such as `pie.taken`; None if there is none."""
    found: Any = report
    for name in key.split("."):
        found = None if found is None else found[name]
    return found


def value(report: Report, key: str) -> str:
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
    return fill(
        words.STATE_SPACES[found["kind"]], {key: f"{value:,}" for key, value in (found["sampled"] or {}).items()}
    )


def fill(text: str, said: Mapping[str, object]) -> str:
    return Template(text).substitute(said)

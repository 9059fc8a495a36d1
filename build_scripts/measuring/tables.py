"""The figures as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from measuring.figures import PlayoutFigures, SearchFigures

NOTHING = "–"


def playout_table(figures: Sequence[PlayoutFigures], sizes: Mapping[str, int]) -> str:
    """Playouts a second, one line for each game and variant."""
    heading = ["game", "played", "playouts/s", "× C", "× one board", "batch", "spread"]
    rows = [
        [
            f"{one.game} {sizes[one.game]}",
            one.runtime if one.method == "reference" else f"{one.method}, {one.runtime}",
            number(one.rate),
            ratio(one.to_c),
            ratio(one.to_one_board),
            str(one.batch),
            f"{one.spread:.0%}",
        ]
        for one in figures
    ]
    return table(heading, rows)


def search_table(figures: Sequence[SearchFigures], sizes: Mapping[str, int]) -> str:
    """The search, one line for each game, runtime and beginning."""
    heading = ["game", "in", "playouts/s", "positions/s", "first answer", "slice", "longest slice"]
    rows = [
        [
            f"{one.game} {sizes[one.game]}",
            f"{one.runtime}, {f'{one.filled:.0%} full' if one.filled else 'empty board'}",
            number(one.playouts),
            number(one.positions),
            *(f"{milliseconds:.1f} ms" for milliseconds in (one.first_answer, one.slice, one.longest_slice)),
        ]
        for one in figures
    ]
    return table(heading, rows)


def number(value: float) -> str:
    """A number to one digit after the point, or to none where it is large."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def ratio(value: float | None) -> str:
    """A ratio to three digits at least, or a dash for none."""
    if value is None:
        return NOTHING
    return number(value) if value >= 100 else f"{value:.3g}"


def table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns under their headings: texts (the first two) to the left, numbers to the right.

    What a line's first column repeats of the line before is left out.
    """
    widths = [max(len(row[column]) for row in [heading, *rows]) for column in range(len(heading))]
    lines = []
    before = ""
    for row in [heading, *rows]:
        first = "" if row[0] == before else row[0]
        before = row[0]
        texts = [first.ljust(widths[0]), row[1].ljust(widths[1])]
        numbers = [text.rjust(width) for text, width in zip(row[2:], widths[2:], strict=True)]
        lines.append("  ".join(texts + numbers).rstrip())
    return "\n".join(lines)

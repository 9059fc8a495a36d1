"""Marks of a person's hand, and numbers of turns, as in `web/board/layers/drawings.ts` and `numbers.ts`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from typing import NamedTuple

from ..match.notes import MARK
from .geometry import DATA, MEASURES, Geometry, Place
from .svg_text import Paints, at, escape, length

FONT: str = DATA["font"]
NUMBER_SIZES: list[float] = DATA["number_sizes"]


class Drawing(NamedTuple):
    """A mark that is read, with the places of its cells.

    Attributes:
        kind: `circle`, `cross`, `square`, `arrow` or `label`.
        place: Its cell.
        to: The cell that an arrow points to, else the same.
        text: Of a label.
    """

    kind: str
    place: Place
    to: Place
    text: str = ""


def drawings_svg(geometry: Geometry, paints: Paints, marks: Iterable[str]) -> list[str]:
    """Marks, in the notation of `match/notes.py`, the labels last; those without their cells are left out."""
    drawings = list(_drawings_of(geometry, marks))
    labels = [one for one in drawings if one.kind == "label"]
    shapes = [one for one in drawings if one.kind != "label"]
    return [*(_shape(paints, one) for one in shapes), *(_label(paints, one) for one in labels)]


def _drawings_of(geometry: Geometry, marks: Iterable[str]) -> Iterator[Drawing]:
    places = geometry.by_name
    for mark in marks:
        found = MARK.fullmatch(mark)
        if found is None or found[1] not in places or (found[2] or found[1]) not in places:
            continue
        place, to, sign = places[found[1]], places[found[2] or found[1]], found[3]
        if found[2]:
            yield Drawing("arrow", place, to)
        elif sign is None:
            yield Drawing("circle", place, to)
        elif sign in {"x", "s"}:
            yield Drawing("cross" if sign == "x" else "square", place, to)
        else:
            yield Drawing("label", place, to, sign)


def _shape(paints: Paints, drawing: Drawing) -> str:
    path, head = _path_of(drawing), ""
    if drawing.kind == "arrow":
        path, head = _arrow(drawing)
    line = f'class="drawing" fill="none" stroke-linejoin="round" stroke-linecap="round" d="{path}"'
    width = MEASURES["drawing_width"]
    strokes = ((paints["drawingCase"], width + MEASURES["casing"]), (paints["drawing"], width))
    return "".join(
        f'<path {line} stroke="{escape(colour)}" stroke-width="{length(across)}"/>'
        + (head and f'<path class="drawing" fill="{escape(colour)}" d="{head}"/>')
        for colour, across in strokes
    )


def _path_of(drawing: Drawing) -> str:
    def point(right: float, down: float) -> str:
        return at(drawing.place.x + right, drawing.place.y + down)

    if drawing.kind == "circle":
        radius = MEASURES["drawn_circle"]
        half = f"A{at(radius, radius)} 0 1 1 "
        return f"M{point(-radius, 0)}{half}{point(radius, 0)}{half}{point(-radius, 0)}Z"
    half_side = MEASURES["drawn_square" if drawing.kind == "square" else "drawn_cross"]
    a, b = point(-half_side, -half_side), point(half_side, -half_side)
    c, d = point(half_side, half_side), point(-half_side, half_side)
    return f"M{a}L{b}L{c}L{d}Z" if drawing.kind == "square" else f"M{a}L{c}M{b}L{d}"


def _arrow(drawing: Drawing) -> tuple[str, str]:
    """The lines of an arrow, and its head, which is filled. An arrow leaves room for the stones on its cells."""
    start, to = drawing.place, drawing.to
    whole = sqrt((to.x - start.x) ** 2 + (to.y - start.y) ** 2)
    across, down = (to.x - start.x) / whole, (to.y - start.y) / whole

    def point(along: float, aside: float = 0) -> str:
        return at(start.x + across * along - down * aside, start.y + down * along + across * aside)

    end = whole - MEASURES["arrow_end"]
    neck = end - MEASURES["head_length"]
    half = MEASURES["head_half"]
    head = f"M{point(neck, half)}L{point(end)}L{point(neck, -half)}Z"
    return f"M{point(MEASURES['arrow_start'])}L{point(neck)}{head}", head


def _label(paints: Paints, drawing: Drawing) -> str:
    x, y, _ = drawing.place.x, drawing.place.y, drawing.to
    size = MEASURES["disc_long_text" if len(drawing.text) > 1 else "disc_text"]
    colour, casing = escape(paints["drawing"]), escape(paints["drawingCase"])
    return (
        f'<circle class="drawing" cx="{length(x)}" cy="{length(y)}" r="{length(MEASURES["disc_radius"])}" '
        f'fill="{colour}" stroke="{casing}" stroke-width="{length(MEASURES["casing"])}"/>'
        + _text(x, y, size, casing, drawing.text)
    )


def numbers_svg(
    geometry: Geometry, paints: Paints, numbers: Mapping[str, int], stones: Mapping[str, str]
) -> Iterator[str]:
    """The numbers of turns, on stones only."""
    places = geometry.by_name
    for name, number in numbers.items():
        if name not in stones or name not in places:
            continue
        place, paint, text = places[name], paints["stones"][stones[name]], str(number)
        size = NUMBER_SIZES[min(len(text), len(NUMBER_SIZES) - 1)]
        yield (
            f'<circle class="number" cx="{length(place.x)}" cy="{length(place.y)}" '
            f'r="{length(MEASURES["spot_radius"])}" fill="{escape(paint["main"])}"/>'
            + _text(place.x, place.y, size, escape(paint["ink"]), text)
        )


def _text(x: float, y: float, size: float, colour: str, text: str) -> str:
    return (
        f'<text x="{length(x)}" y="{length(y + size * MEASURES["text_drop"])}" font-family="{escape(FONT)}" '
        f'font-size="{length(size)}" font-weight="700" text-anchor="middle" fill="{colour}">{escape(text)}</text>'
    )

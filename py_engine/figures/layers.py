"""The board and its stones, layer by layer from the wood up, as in `web/board/layers/`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .geometry import DATA, MEASURES, Geometry, Place, links_of
from .svg_text import Paints, at, escape, length, tile_paint, tiles

# Red and black stones carry a sun, blue and white ones a moon.
SUN_COLOURS = frozenset({"red", "black"})


def cells_of(geometry: Geometry, names: Iterable[str]) -> list[Place]:
    """The cells of these names that exist."""
    places = geometry.by_name
    return [places[name] for name in names if name in places]


def cells_svg(geometry: Geometry, paints: Paints, key: str, shaded: Iterable[str]) -> Iterator[str]:
    """The wood, the cells, the holes, the shaded cells and the coordinates."""
    whole = f'<use href="#cells{key}"'

    def wood(colour: str, share: float) -> str:
        paint = escape(colour)
        width = length(share - 1)
        return "" if colour == "none" else f'{whole} fill="{paint}" stroke="{paint}" stroke-width="{width}"/>'

    yield wood(paints["rim"], MEASURES["rim_share"])
    yield wood(paints["base"], MEASURES["base_share"])
    yield f"{whole} {tile_paint(paints['tile'], paints)}/>"
    edge = [cell for cell in geometry.cells if cell.on_edge and geometry.shape == "hex"]
    yield tiles(geometry, edge, paints["edgeTile"], paints)
    yield tiles(geometry, geometry.holes, paints["hole"], paints)
    yield tiles(geometry, cells_of(geometry, shaded), paints["shade"], paints)
    size = MEASURES["label_size"]
    drop = size * MEASURES["text_drop"]
    labels = [
        f'<text x="{length(label.x)}" y="{length(label.y + drop)}">{escape(label.text)}</text>'
        for label in geometry.labels
    ]
    if labels:
        yield (
            f'<g fill="{escape(paints["label"])}" font-family="{DATA["font"]}" font-size="{length(size)}" '
            f'font-weight="500" text-anchor="middle">{"".join(labels)}</g>'
        )


def lit_svg(geometry: Geometry, paints: Paints, lit: Iterable[str]) -> Iterator[str]:
    """The cells that are lit up and joined."""
    loop = cells_of(geometry, lit)
    if loop:
        lines = "".join(f"M{at(one.x, one.y)}L{at(other.x, other.y)}" for one, other in links_of(loop))
        yield tiles(geometry, loop, paints["glowSoft"], paints)
        yield (
            f'<path class="loop" d="{lines}" fill="none" stroke="{escape(paints["glow"])}" '
            f'stroke-width="{length(MEASURES["lit_width"])}" stroke-linecap="round"/>'
        )


def removed_svg(
    geometry: Geometry, paints: Paints, removed: Mapping[str, str], stones: Mapping[str, str]
) -> Iterator[str]:
    """The marks of stones that have been taken off: a fading outline and a small cross."""
    half = MEASURES["cross_half"]
    dash = f"{length(MEASURES['removed_dash'])} {length(MEASURES['removed_gap'])}"
    for cell in cells_of(geometry, removed):
        if cell.text in stones:
            continue
        paint = paints["stones"][removed[cell.text]]
        circle = f'cx="{length(cell.x)}" cy="{length(cell.y)}" r="{length(MEASURES["removed_radius"])}"'
        lines = "".join(
            f"M{at(cell.x - half, cell.y - sign * half)}L{at(cell.x + half, cell.y + sign * half)}" for sign in (1, -1)
        )
        stroke = f'fill="none" stroke="{escape(paint["rim"])}" opacity="{MEASURES["removed_line"]}"'
        yield f'<circle class="removed" {circle} fill="{escape(paint["main"])}" opacity="{MEASURES["removed_fill"]}"/>'
        yield (
            f'<circle {circle} {stroke} stroke-width="{length(MEASURES["removed_width"])}" stroke-dasharray="{dash}"/>'
        )
        yield (f'<path d="{lines}" {stroke} stroke-width="{length(MEASURES["cross_width"])}" stroke-linecap="round"/>')


def stone_symbol(colour: str, paints: Paints, key: str) -> str:
    """A stone round 0, 0, with the paint it needs, to be used."""
    paint = paints["stones"][colour]
    radius = MEASURES["stone_radius"]
    fill, body = escape(paint["main"]), ""
    if paint["light"] != paint["deep"]:
        fill = f"url(#paint-{colour}{key})"
        body = (
            f'<radialGradient id="paint-{colour}{key}" cx="{length(-radius * 0.35)}" cy="{length(-radius * 0.45)}" '
            f'r="{length(radius * 1.5)}" gradientUnits="userSpaceOnUse">'
            f'<stop offset="0" stop-color="{escape(paint["light"])}"/>'
            f'<stop offset=".55" stop-color="{escape(paint["main"])}"/>'
            f'<stop offset="1" stop-color="{escape(paint["deep"])}"/></radialGradient>'
        )
    return (
        f'{body}<g id="stone-{colour}{key}"><circle r="{length(radius)}" fill="{fill}" stroke="{escape(paint["rim"])}" '
        f'stroke-width="{length(MEASURES["stone_rim"])}"/>{_sign(colour, escape(paint["mark"]), radius)}</g>'
    )


def _sign(colour: str, mark: str, radius: float) -> str:
    if colour in SUN_COLOURS:
        return f'<circle r="{length(radius * MEASURES["sun_share"])}" fill="{mark}"/>'
    outer = radius * MEASURES["moon_share"]
    tip_x, tip_y = outer * MEASURES["moon_tip_across"], outer * MEASURES["moon_tip_down"]
    far, near = length(outer), length(outer * MEASURES["moon_inner"])
    start, end = at(tip_x, tip_y), at(tip_x, -tip_y)
    return f'<path fill="{mark}" d="M{start}A{far} {far} 0 1 1 {end}A{near} {near} 0 0 0 {start}Z"/>'


def stones_svg(geometry: Geometry, stones: Mapping[str, str], lit: Iterable[str], key: str) -> Iterator[str]:
    """The stones; beside cells that are lit up the others are faded."""
    shown = frozenset(lit)
    for cell in geometry.cells:
        if cell.text in stones:
            stone = (
                f'<use href="#stone-{stones[cell.text]}{key}" x="{length(cell.x)}" y="{length(cell.y)}" '
                f'data-cell="{cell.text}"/>'
            )
            # Of a group: cairosvg leaves out the opacity of what is used.
            is_faded = shown and cell.text not in shown
            yield f'<g opacity="{MEASURES["faded"]}">{stone}</g>' if is_faded else stone


def last_turn_svg(geometry: Geometry, paints: Paints, last: Iterable[str], flipped: Iterable[str]) -> Iterator[str]:
    """Rings around the stones that the last turn placed, those in two arcs around the stones that it turned."""

    def ring(cell: Place, width: float, dash: str = "") -> str:
        return (
            f'<circle class="mark" cx="{length(cell.x)}" cy="{length(cell.y)}" r="{length(MEASURES["ring_radius"])}" '
            f'fill="none" stroke="{escape(paints["glow"])}" stroke-width="{length(width)}"{dash}/>'
        )

    turned = frozenset(flipped)
    half = length(MEASURES["ring_half"])
    for cell in cells_of(geometry, dict.fromkeys(last)):
        if cell.text not in turned:
            yield ring(cell, MEASURES["ring_width"])
    for cell in cells_of(geometry, flipped):
        yield ring(cell, MEASURES["turned_width"], f' stroke-dasharray="{half} {half}"')

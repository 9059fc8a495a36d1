"""The curves of learning as a picture: SVG that any browser shows."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from support.svg import line, points, text

# In the unit of the picture, which is about a pixel.
WIDTH, HEIGHT = 640, 220
LEFT, RIGHT, ABOVE, BELOW = 56, 16, 34, 34
GRID_LINES = 4

STYLE = """<style>
svg { background: #fff; font: 13px sans-serif; }
.grid { stroke: #ddd; } .learned, .held-out { fill: none; stroke-width: 2; }
.learned { stroke: #2b6cb0; } .held-out { stroke: #c05621; stroke-dasharray: 6 4; }
</style>"""

NAMES = (
    "Value: squared error, 1 for knowing nothing",
    "Policy: bits beyond those of the searches",
    "Best step: how often it is the likeliest",
    "Last stones: squared error, 1 for knowing nothing",
)


class Point(NamedTuple):
    """The losses after `step` steps: value, policy, best step and last stones, each as `NAMES` says.

    learned: on the batches since the last point. held_out: on games that are not learned from, if there are any.
    """

    step: int
    learned: tuple[float, float, float, float]
    held_out: tuple[float, float, float, float] | None


def draw(title: str, points: Sequence[Point], steps: int) -> str:
    """The picture of the points so far, out of `steps` steps: four panels, one below the other."""
    panels = [
        _panel(index, [(p.step, p.learned[index], p.held_out and p.held_out[index]) for p in points], steps)
        for index in range(len(NAMES))
    ]
    height = HEIGHT * len(NAMES)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        f' role="img" aria-label="{escape(title)}">'
    )
    return "\n".join([head, f"<title>{escape(title)}</title>", STYLE, *panels, "</svg>", ""])


def _panel(index: int, losses: Sequence[tuple[int, float, float | None]], steps: int) -> str:
    top, floor = HEIGHT * index + ABOVE, HEIGHT * (index + 1) - BELOW
    values = [value for _, *both in losses for value in both if value is not None]
    most = max(values, default=1.0) or 1.0

    def at(step: int, value: float) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / steps, floor - (floor - top) * value / most

    parts = [text(LEFT, top - 12, NAMES[index])]
    for number in range(GRID_LINES + 1):
        y = floor - (floor - top) * number / GRID_LINES
        parts.append(line(LEFT, y, WIDTH - RIGHT, y, "grid"))
        parts.append(text(LEFT - 6, y + 4, f"{most * number / GRID_LINES:.2f}", anchor="end"))
    for name, which in (("learned", 1), ("held-out", 2)):
        path = points(at(loss[0], value) for loss in losses if (value := loss[which]) is not None)
        parts.append(f'<polyline class="{name}" points="{path}"><title>{name}</title></polyline>')
    parts.append(text(LEFT, floor + 20, "0"))
    parts.append(text(WIDTH - RIGHT, floor + 20, f"{steps} steps", anchor="end"))
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{floor + 20}" text-anchor="middle">'
        '<tspan fill="#2b6cb0">learned</tspan> · <tspan fill="#c05621">held out</tspan></text>'
    )
    return "\n".join(parts)

"""Elements of SVG pictures as text. Numbers have one decimal."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


def element(name: str, kind: str = "", content: str | None = None, /, **attributes: str | float) -> str:
    """One element. kind: its class. content: the text in it. A `_` in an attribute's name is a hyphen in SVG."""
    given = {"class": kind, **attributes} if kind else attributes
    written = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else format(value, ".1f")}"'
        for key, value in given.items()
    )
    return f"<{name}{written}/>" if content is None else f"<{name}{written}>{escape(content)}</{name}>"


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A straight line. kind: its class."""
    return element("line", kind, x1=x, y1=y, x2=to_x, y2=to_y)


def text(x: float, y: float, content: str, kind: str = "", anchor: str = "start") -> str:
    """A line of text. kind: its class. anchor: which part of it is at x."""
    return element("text", kind, content, x=x, y=y, text_anchor=anchor)


def points(corners: Iterable[tuple[float, float]]) -> str:
    """The corners of a polygon or polyline, as its attribute has them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)

"""Mouse and finger, whose time the test decides.

The page tells a double click, and a finger that rests, by the times of the events. Here each event carries a time that
the test decides, so that no test waits and none depends on how fast the machine is.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TypedDict
from weakref import WeakKeyDictionary

from selenium.webdriver import Chrome


class Point(TypedDict):
    """A point of the viewport, in CSS pixels."""

    x: float
    y: float


# Seconds from one event of a press to the next, and between two separate presses.
AT_ONCE = 0.02
A_MOMENT = 1.0


class Pointer:
    """Points into the browser's window; each press comes a moment after the one before."""

    def __init__(self, driver: Chrome) -> None:
        self._driver = driver
        self._now = time.time()

    def rest(self) -> None:
        """Let a moment pass: a finger that rests means to carry, and a press after it is no half of a double click."""
        # Never before the page was loaded: the browser counts all earlier times as that one.
        self._now = max(self._now + A_MOMENT, time.time())

    def move(self, point: Point) -> None:
        """Move the mouse, with a button held or without."""
        self._mouse("mouseMoved", point, 0)

    def down(self, point: Point, *, count: int = 1) -> None:
        """Press the mouse's button there."""
        self._mouse("mousePressed", point, count)

    def up(self, point: Point, *, count: int = 1) -> None:
        """Release the mouse's button there."""
        self._mouse("mouseReleased", point, count)

    def click(self, point: Point) -> None:
        """Click a point with the mouse."""
        self.rest()
        self.move(point)
        self.down(point)
        self.up(point)

    def double_click(self, point: Point) -> None:
        """Click a point twice at once."""
        self.click(point)
        self.down(point, count=2)
        self.up(point, count=2)

    def touch(self, point: Point) -> None:
        """Put a finger down."""
        self.rest()
        self._finger("touchStart", [point])

    def drag(self, point: Point) -> None:
        """Move the finger that is down."""
        self._finger("touchMove", [point])

    def lift(self) -> None:
        """Lift the finger."""
        self._finger("touchEnd", [])

    def tap(self, point: Point) -> None:
        """Touch a point and lift the finger at once."""
        self.touch(point)
        self.lift()

    def swipe(self, points: Sequence[Point]) -> None:
        """Draw a finger over these points at once, as one scrolls.

        From the times the browser reckons how far the finger has come by the next picture, and from times that are
        ahead of its own clock, a way back: these are behind it.
        """
        ahead = self._now
        self._now = time.time() - A_MOMENT
        self._finger("touchStart", [points[0]])
        for point in points[1:]:
            self.drag(point)
        self.lift()
        self._now = max(self._now, ahead)

    def draw(self, *points: Point) -> None:
        """Press the mouse's right button on the first point, move over the others and release it on the last."""
        self.rest()
        self.move(points[0])
        self._mouse("mousePressed", points[0], 1, button="right")
        for point in points[1:]:
            self.move(point)
        self._mouse("mouseReleased", points[-1], 1, button="right")

    def _mouse(self, kind: str, point: Point, count: int, *, button: str = "left") -> None:
        self._now += AT_ONCE
        pressed = {"button": button, "clickCount": count} if count else {}
        place = {"x": round(point["x"]), "y": round(point["y"])}
        event = {"type": kind, "timestamp": self._now, **place, **pressed}
        self._driver.execute_cdp_cmd("Input.dispatchMouseEvent", event)

    def _finger(self, kind: str, points: list[Point]) -> None:
        self._now += AT_ONCE
        event = {"type": kind, "timestamp": self._now, "touchPoints": points}
        self._driver.execute_cdp_cmd("Input.dispatchTouchEvent", event)


_POINTERS: WeakKeyDictionary[Chrome, Pointer] = WeakKeyDictionary()


def pointer_of(driver: Chrome) -> Pointer:
    """The browser's one pointer: its time goes on from test to test."""
    if driver not in _POINTERS:
        _POINTERS[driver] = Pointer(driver)
    return _POINTERS[driver]

"""The browser's window: its size, and its painting."""

from __future__ import annotations

from selenium.webdriver import Chrome
from selenium.webdriver.remote.webelement import WebElement

DESKTOP = (1280, 800)
PHONE = (390, 844)
NARROW = (280, 653)

# The window as it is now, in the order of `Page.resize`; last what no test may leave behind.
WINDOW = """
const is = (query) => matchMedia(query).matches;
return [innerWidth, innerHeight, devicePixelRatio, is("(prefers-color-scheme: dark)"), navigator.maxTouchPoints > 0,
  is("(prefers-reduced-motion: reduce)") || is("print")];
"""

IN_SIGHT = """
const box = arguments[0].getBoundingClientRect();
const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && arguments[0].contains(middle);
"""

# The layout shift of a page so far, as browsers score it. It runs before the page's own scripts.
WATCH_SHIFTS = """
{
  let total = 0;
  const add = (shifts) => { for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) total += value; };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.shifted = () => { add(observer.takeRecords()); return total; };
}
"""
MOST_SHIFT = 0.02

# The second frame begins once the first one has been painted.
TWO_FRAMES = "const [finish] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => finish()));"


def resize(driver: Chrome, width: int, height: int, *, dark: bool = False, touch: bool = False) -> None:
    """Give the page a viewport of this size in CSS pixels, and wait until it is painted so.

    The browser finds what is under the mouse by the last picture: a click before the next one goes astray.
    """
    if driver.execute_script(WINDOW) == [width, height, 1, dark, touch, False]:
        return
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": touch})
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})
    wait_until_painted(driver)


def wait_until_painted(driver: Chrome) -> None:
    """Wait until the page is on the screen as it is now: what a finger meets, and scrolls, is the last picture."""
    driver.execute_async_script(TWO_FRAMES)


def shifted(driver: Chrome) -> float:
    """The distance by which parts of the page have moved by themselves, where `WATCH_SHIFTS` was run first."""
    score: float = driver.execute_script("return shifted()")
    return score


def in_sight(element: WebElement) -> bool:
    """Return whether the whole element is in the window and nothing is over its middle."""
    return bool(element.parent.execute_script(IN_SIGHT, element))

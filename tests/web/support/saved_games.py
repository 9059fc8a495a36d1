"""The list of the saved games, as a person uses it."""

from __future__ import annotations

from typing import Any

from tests.web.support.page import Page
from tests.web.support.pressing import press

# The store is made where it is missing, as the page makes it.
EMPTY = """
const [finish] = arguments;
const opening = indexedDB.open("sunstones", 1);
opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id", autoIncrement: true });
opening.onsuccess = () => {
  const change = opening.result.transaction("games", "readwrite");
  change.objectStore("games").clear();
  change.oncomplete = () => { opening.result.close(); finish(); };
};
"""

PUT = """
const [entries, finish] = arguments;
const opening = indexedDB.open("sunstones", 1);
opening.onsuccess = () => {
  const change = opening.result.transaction("games", "readwrite");
  for (const entry of entries) change.objectStore("games").put(entry);
  change.oncomplete = () => { opening.result.close(); finish(); };
};
"""

NAMES = "return [...document.querySelectorAll('#saved-games strong')].map((name) => name.innerText)"


def empty(page: Page) -> None:
    """Forget all that is saved."""
    page.driver.execute_async_script(EMPTY)


def open_empty(page: Page) -> None:
    """Open the list with nothing saved."""
    empty(page)
    press(page, "openLibrary")


def save(page: Page, name: str) -> None:
    """Save the game on the board under a name that no other has; it is in the list when this is over."""
    field = page.element("save-name")
    field.clear()
    field.send_keys(name)
    press(page, "saveGame")
    page.wait(lambda: name in names(page))


def names(page: Page) -> list[str]:
    """The names in the list, read in one go: it may be drawn again at any moment."""
    return list(page.driver.execute_script(NAMES))


def played(number: int, **fields: Any) -> dict[str, Any]:
    """An entry as the page writes it for a game that was kept by itself: one of Parasol that was won against Gust."""
    record = {"format": "sunstones-record", "version": 1, "game": "parasol", "size": 3, "turns": ["c3", f"d{number}"]}
    end = {"winner": 0, "how": "resigned", "words": "", "language": "en"}
    about = {
        "sides": ["human", "gust"],
        "colours": ["red", "blue"],
        "end": end,
        "picture": {"stones": {"red": "c3", "blue": "d4 zz9"}, "holes": "", "loop": ""},
    }
    entry = {
        "name": "older pages",
        "savedAt": 1000 + number,
        "record": record,
        "about": about,
        "form": 2,
        "unnamed": True,
    }
    return entry | fields


def lost_to_a_friend() -> dict[str, Any]:
    """One more, with a name: a game that was lost to a friend."""
    entry = played(9)
    end = entry["about"]["end"] | {"winner": 1}
    return entry | {
        "name": "Dernière à Évian",
        "unnamed": False,
        "about": entry["about"] | {"sides": ["human", "friend"], "end": end},
    }

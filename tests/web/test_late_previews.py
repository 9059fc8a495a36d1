"""What each step would do is fetched ahead: answers and refusals that come late, and what is asked for first."""

from __future__ import annotations

from typing import Any

import pytest
from selenium.webdriver import Chrome

from serve import FolderServer

# Runs a story with the site's module and an engine that answers, or refuses, when the story says so.
TELL = """
const [site, story, finish] = arguments;
import(`${site}app/previews.js`).then(async ({ createPreviews }) => {
  const asked = [];
  const client = {
    request: ({ cells }) => new Promise((resolve, refuse) => {
      const previews = Object.fromEntries(cells.map((cell) => [cell, { about: cell }]));
      asked.push({ cells, answer: () => resolve({ previews }), refuse: () => refuse(new Error("refused")) });
    }),
  };
  let arrivals = 0;
  const previews = createPreviews({ client, onArrival: () => arrivals++ });
  for (const [verb, subject] of story) {
    if (verb === "answer" || verb === "refuse") asked[subject][verb]();
    else if (verb === "hurry") previews.hurry(subject);
    else previews.lookAt({ targets: Object.fromEntries(subject.map((cell) => [cell, "place"])) });
    await new Promise((resolve) => setTimeout(resolve));
  }
  finish({ asked: asked.map(({ cells }) => cells), known: Object.keys(previews.known()), arrivals });
}, (problem) => finish(String(problem)));
"""

FIRST, SECOND = ["a1", "a2"], ["b1", "b2"]
# More than are asked about at once.
MANY = [f"c{number}" for number in range(1, 31)]

Story = list[tuple[str, Any]]


@pytest.fixture
def told(driver: Chrome, server: FolderServer) -> Any:
    """What came of a story: the cells of each request, those that something is known of, how often more was known."""
    driver.get(server.url + "app/icon.svg")

    def tell(*story: tuple[str, Any]) -> dict[str, Any]:
        found = driver.execute_async_script(TELL, server.url, story)
        assert isinstance(found, dict), found
        return found

    yield tell
    driver.get("about:blank")


def test_an_answer_is_known_when_it_comes(told: Any) -> None:
    story: Story = [("lookAt", FIRST), ("answer", 0)]
    assert told(*story) == {"asked": [FIRST], "known": FIRST, "arrivals": 1}


def test_an_answer_about_a_position_that_has_gone_is_dropped(told: Any) -> None:
    story: Story = [("lookAt", FIRST), ("lookAt", SECOND), ("answer", 0)]
    assert told(*story) == {"asked": [FIRST, SECOND], "known": [], "arrivals": 0}
    assert told(*story, ("answer", 1)) == {"asked": [FIRST, SECOND], "known": SECOND, "arrivals": 1}


def test_where_the_engine_refuses_nothing_is_shown_and_nothing_more_is_asked(told: Any) -> None:
    story: Story = [("lookAt", MANY), ("refuse", 0)]
    found = told(*story)
    assert (len(found["asked"]), found["known"], found["arrivals"]) == (1, [], 0)


def test_a_refusal_that_comes_late_takes_nothing_from_the_position_that_is_looked_at_now(told: Any) -> None:
    story: Story = [("lookAt", FIRST), ("lookAt", SECOND), ("refuse", 0), ("answer", 1)]
    assert told(*story) == {"asked": [FIRST, SECOND], "known": SECOND, "arrivals": 1}


def test_the_cell_that_is_looked_at_is_asked_about_before_the_others(told: Any) -> None:
    usual, hurried = (told(("lookAt", MANY), *story, ("answer", 0))["asked"] for story in ([], [("hurry", "c30")]))
    at_once = len(usual[0])
    assert usual == [MANY[:at_once], MANY[at_once : 2 * at_once]]
    assert hurried == [MANY[:at_once], ["c30", *MANY[at_once : 2 * at_once - 1]]]

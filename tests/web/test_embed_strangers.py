"""An embedded board keeps to its own engine: strangers in the page get nothing, and an engine that dies is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.boards import HEAD, Boards, EngineFrame, serve_pages
from tests.web.support.chromium import read_console, run_first
from tests.web.support.workers import KILL, KNOWN_WORKERS

# As soon as the page opens the engine's frame, three greetings arrive before its own, each wrong in one respect.
PAGE = f"""{HEAD}
<script>
const greeting = {{ sunstones: "sunstones-engine", version: 2 }};
window.greeted = 0;
new MutationObserver((changes) => {{
  for (const frame of changes.flatMap(({{ addedNodes }}) => [...addedNodes])) {{
    if (!frame.src?.startsWith("SITE/embed/engine.html")) continue;
    const source = frame.contentWindow;
    const faults = [{{ origin: location.origin }}, {{ source: window }}, {{ data: {{ ...greeting, version: 1 }} }}];
    for (const wrong of faults) {{
      dispatchEvent(new MessageEvent("message", {{ data: greeting, origin: "SITE", source, ...wrong }}));
      greeted += 1;
    }}
  }}
}}).observe(document.documentElement, {{ childList: true, subtree: true }});
window.stolen = [];
addEventListener("message", ({{ data }}) => {{ if (data?.stolen) stolen.push(data.stolen); }});
</script>
<iframe src="stranger.html" width="10" height="10"></iframe>
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="alone" game="sum" size="5" mode="play"></sunstones-board>
<sunstones-board id="against" game="sum" size="9" opponent="pike" mode="play"></sunstones-board>
<sunstones-board id="refused" game="sum" size="5" turns="c3 c3" mode="play"></sunstones-board>
"""

# Offers itself to every window of the page all the time, with its own port, and reports what comes through that.
STRANGER = f"""{HEAD}
<script>
const greeting = {{ sunstones: "sunstones-engine", version: 2 }};
window.offers = 0;
setInterval(() => {{
  for (const other of [parent, ...Array.from(parent.frames)]) {{
    const {{ port1, port2 }} = new MessageChannel();
    port1.onmessage = ({{ data }}) => parent.postMessage({{ stolen: data }}, "*");
    other.postMessage(greeting, "*", [port2]);
    offers += 1;
  }}
}}, 5);
</script>
"""


@pytest.fixture
def elsewhere(driver: Chrome, server: FolderServer, tmp_path: Path) -> Iterator[FolderServer]:
    """Another site, with a page of boards and a stranger in it, whose workers can be killed."""
    site = server.url.rstrip("/")
    pages = {"index.html": PAGE, "stranger.html": STRANGER}
    texts = {name: text.replace("SITE", site) for name, text in pages.items()}
    with run_first(driver, KNOWN_WORKERS), serve_pages(tmp_path, texts) as running:
        yield running
        driver.get("about:blank")
    read_console(driver)


def test_strangers_get_no_engine_and_block_none_and_an_engine_that_dies_is_replaced(
    driver: Chrome, elsewhere: FolderServer
) -> None:
    boards, frame = Boards(driver), EngineFrame(driver)
    boards.open(elsewhere.url)
    boards.wait(lambda: boards.run("return frames[0].offers > 10"))
    boards.click("alone", "c3")
    boards.wait_for_turns("alone", ["c3"])
    assert boards.run("return greeted") == 3
    assert frame.workers() == 1

    boards.press("refused", "Show the position")
    boards.wait(lambda: "already a stone on c3" in boards.text("refused"))

    # Between two turns: the next one is played in the new engine.
    frame.run(KILL)
    boards.click("alone", "d4")
    boards.wait_for_turns("alone", ["c3", "d4"])
    assert frame.workers() == 2
    assert "already a stone on c3" in boards.text("refused"), "this board has nothing to do with it"
    assert boards.of("refused", "root.querySelector('.bar').innerText") == "Show the position"
    boards.press("alone", "Undo")
    boards.wait_for_turns("alone", ["c3"])

    # In the middle of a search: the computer thinks again.
    boards.click("against", "e5")
    boards.wait(lambda: "thinking" in boards.text("against"))
    frame.run(KILL)
    boards.wait(lambda: len(boards.turns("against") or []) == 2)
    assert frame.workers() == 3
    assert boards.turns("alone") == ["c3"]

    assert boards.run("return frames[0].offers") > 100
    assert boards.run("return stolen") == []

"""Attempts that the content-security policy must refuse, from within the page and from within its worker."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.serve import serve_folder
from tests.web.support.kept_site import PublishedSite

# If one can be run, the policy does not hold; each returns the result of its attempt.
ATTEMPTS = """
const attempts = {
  fetch: () => fetch("%s"),
  eval: async () => eval("1"),
  script: () => import("%s"),
};
async function attemptAll() {
  const found = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    found[name] = await attempt().then(() => "done", () => "refused");
  }
  return found;
}
"""
REFUSED = {"fetch": "refused", "eval": "refused", "script": "refused"}
DONE = {"fetch": "done", "eval": "done", "script": "done"}

# A page of another site, with a board.
ELSEWHERE = """<!doctype html>
<link rel="icon" href="data:,">
<script type="module" src="{0}embed.js"></script>
<sunstones-board id="one" game="sum" size="3" mode="play"></sunstones-board>
"""

# Keeps the worker's reports of its attempts.
LISTEN = """
window.Worker = class extends Worker {
  constructor(...values) {
    super(...values);
    this.addEventListener("message", ({ data }) => { if (data?.attempts) window.attempts = data.attempts; });
  }
};
"""


@contextmanager
def serve_a_script(folder: Path) -> Iterator[str]:
    """The address of a script on another host, which lets any site have it."""
    folder.mkdir()
    (folder / "script.js").write_text("export const reached = true;")
    with serve_folder(folder) as server:
        yield f"{server.url}script.js"


def attempts_at(script: str) -> str:
    """The source of `attemptAll`, whose attempts are to reach this script."""
    return ATTEMPTS % (script, script)


def publish_a_probe(site: PublishedSite, script: str) -> None:
    """Publish a version of the site whose worker makes the attempts and tells what became of them."""
    probe = f"{attempts_at(script)} attemptAll().then((attempts) => postMessage({{ attempts }}));"
    site.replace("engine/worker.js", (site.built / "engine" / "worker.js").read_bytes() + probe.encode())
    site.publish(1)

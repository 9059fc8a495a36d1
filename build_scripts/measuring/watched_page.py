"""A page of the site with its memory in view: its own, and that of the worker in which Python is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from selenium.webdriver import Chrome

from support.serve import serve_folder
from toolchain.chromium import start_chromium

# Put before the worker's text: it knows all WebAssembly memories, and how much of Python's has been taken.
WATCH_MEMORIES = """
const memories = new Set();
let taken = () => 0;
const { Memory, instantiateStreaming: stream } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor(...values) {
    super(...values);
    memories.add(this);
  }
};
WebAssembly.instantiateStreaming = async (...values) => {
  const made = await stream.apply(WebAssembly, values);
  for (const thing of Object.values(made.instance.exports)) if (thing instanceof Memory) memories.add(thing);
  const { sbrk } = made.instance.exports;
  if (sbrk) taken = () => sbrk(0);
  return made;
};
"""

# Put after it: it answers what is in use once all that is no longer needed has been collected. The memory of
# WebAssembly never shrinks, so Python is asked as well how many objects it has.
PROBE = """
addEventListener("message", ({ data }) => {
  if (data !== "memory") return;
  const [{ handle }] = sessions.values();
  const load = handle.__globals__.get("__builtins__").get("__import__");
  load("gc").collect();
  postMessage({ memory: {
    worker: taken(),
    reserved: [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
    objects: load("gc").get_objects().length,
  } });
});
"""

ASK_PROBE = """
window.workers = 0;
window.Worker = class extends Worker {
  constructor(...values) {
    super(...values);
    workers += 1;
    window.askMemory = () => new Promise((resolve, reject) => {
      this.addEventListener("message", ({ data }) => { if (data?.memory) resolve(data.memory); });
      this.addEventListener("error", reject);
      this.postMessage("memory");
    });
  }
};
window.problems = [];
addEventListener("error", ({ message }) => problems.push(message));
addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
"""

SETTLED = """
const [finish] = arguments;
(function look() {
  if (window.sunstones && !sunstones.busy()) finish(true);
  else if (document.body.dataset.engine === "failed") finish(false);
  else setTimeout(look, 5);
})();
"""


@dataclass(frozen=True)
class Memory:
    """The memory in use.

    worker: bytes of its WebAssembly memory that Python has taken so far. reserved: bytes of that memory in all, of
    which the rest has never been touched. objects: Python's own count of what it holds. page: bytes of the page's
    objects. process: bytes of all that, of the worker's JavaScript and of the browser's own; 0 if not known.
    """

    worker: int
    reserved: int
    objects: int
    page: int
    process: int

    def __str__(self) -> str:
        return ", ".join(
            f"{name} {size}" if name == "objects" else f"{name} {size / 1e6:.2f} MB"
            for name, size in vars(self).items()
        )


@contextmanager
def watched_page(site: Path, folder: Path) -> Iterator[Chrome]:
    """A browser in which the page has started. folder: an empty one, for a copy of the site and the browser.

    Raises AssertionError if the engine does not start, or if it has been started again at the end.
    """
    copy = folder / "site"
    shutil.copytree(site, copy, copy_function=os.symlink)
    worker = copy / "engine" / "worker.js"
    text = worker.read_bytes()
    worker.unlink()
    worker.write_bytes(WATCH_MEMORIES.encode() + text + PROBE.encode())
    driver = start_chromium(folder / "profile", "--enable-precise-memory-info")
    try:
        with serve_folder(copy) as server:
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": ASK_PROBE})
            driver.get(server.url)
            assert driver.execute_async_script(SETTLED), "the engine did not start"
            yield driver
            # The page has not been loaded again, and the first worker still lives.
            assert driver.execute_script("return document.body.dataset.engine") == "ready"
            assert driver.execute_script("return workers") == 1
            driver.get("about:blank")
    finally:
        driver.quit()


def memory(driver: Chrome) -> Memory:
    """The memory in use now, after garbage has been collected."""
    driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    found = driver.execute_async_script(
        "askMemory().then((memory) => arguments[0]({ ...memory, page: performance.memory.usedJSHeapSize }),"
        " ({ message }) => arguments[0]({ problem: message }))"
    )
    assert "problem" not in found, found
    assert min(found.values()) > 0, "what is not measured is not flat"
    return Memory(**found, process=largest_renderer(driver))


def largest_renderer(driver: Chrome) -> int:
    """Bytes in memory of the browser's largest page process, on Linux; 0 elsewhere."""
    profile = str(driver.capabilities["chrome"]["userDataDir"])
    sizes = [0]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().decode(errors="replace")
            if "--type=renderer" in command and is_below(process, profile):
                sizes.append(int((process / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
        except OSError:
            continue  # it has just ended
    return max(sizes)


def is_below(process: Path, profile: str) -> bool:
    """Return whether a process comes from the browser with this profile."""
    while process.name not in ("0", "1"):
        if f"--user-data-dir={profile}" in (process / "cmdline").read_bytes().decode(errors="replace"):
            return True
        status = (process / "status").read_text()
        process = Path("/proc", status.partition("PPid:")[2].split()[0])
    return False

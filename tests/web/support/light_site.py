"""The site with Python in the tests' own process in place of Pyodide, and without what only adds to its size.

Pyodide takes two seconds to start, and it is two thirds of what a browser keeps of the site. Most tests of how the page
is started, kept, updated and mended are about neither. They open this site: its page, service worker and `engine/` are
the built ones. Its `pyodide/` has files of the same names, each of a few bytes. Like Pyodide, its
replacement needs all of them. The worker's questions to Python are requests to the test's server, which answers even
if the test's host is out of reach.
"""

from __future__ import annotations

import json
import threading
from functools import partial
from pathlib import Path

from py_engine.session import LEAVES_JOBS, Session
from site_build.precache import SERVICE_WORKER, with_precache
from site_build.written_folder import MANIFEST, sha256, write_folder
from support.folders import SITE, WEB
from support.serve import FolderHandler, FolderServer, serve_by

# Files that the page loads, its own modules joined, and a rule page, which it does not load.
OF_THE_PAGE = (
    *("*.html", "*.json", "*.webmanifest", "sw*.js", "rules/sum.html", "pyodide/*", "engine/*", "vendor/*.js"),
    *("app/main.js", "app/page.css", "app/icon.svg", "app/parts/*", "app/icons/*", "app/puzzles/packs/*"),
    *("app/opponents/portraits.svg", "app/platform/rescue.js", "app/settings/first_paint.js", "vendor/*.woff2"),
)
# Files that boards in other pages, and the rule pages, load in addition.
OF_BOARDS = ("embed.js", "embed/*", "embed/parts/*", "board/**/*", "common/**/*", "play/*", "rules/*")

RUNTIME = "pyodide/pyodide.mjs"
LOCK = "pyodide/pyodide-lock.json"
WASM = "pyodide/pyodide.asm.wasm"
EMPTY_WASM = b"\0asm\1\0\0\0"

# The path, below any folder, at which the server answers for Python.
QUESTIONS = "python-of-the-tests"

# Requests that leave the match as it is. A note is none, though jobs go on.
READING = sorted(LEAVES_JOBS - {"annotate"})

# In place of Pyodide: as much of it as `engine/starting.ts` uses.
STAND_IN = """
// By a request that nothing else goes on beside: the worker asks Python as one calls a function.
function ask(question) {
  const request = new XMLHttpRequest();
  request.open("POST", new URL("../%s", import.meta.url), false);
  request.send(JSON.stringify(question));
  return JSON.parse(request.responseText);
}

const READING = new Set(%s);
// Without them requests would come in when the service worker is to come to rest.
const known = ask("all that is known");

class Session {
  #name = crypto.randomUUID();
  #changes = [];
  handle = (text) => {
    const changes = [...this.#changes];
    if (!READING.has(JSON.parse(text).do)) this.#changes.push(text);
    return known[[...changes, text].join("\\n")] ?? ask({ name: this.#name, changes, text });
  };
}

export async function loadPyodide({ indexURL }) {
  const fetched = async (name) => (await fetch(indexURL + name)).arrayBuffer();
  await import("./pyodide.asm.mjs");
  // Where that fails Pyodide only warns, and never settles.
  await WebAssembly.instantiateStreaming(fetch(`${indexURL}pyodide.asm.wasm`)).catch(() => new Promise(() => {}));
  const lockfile = JSON.parse(new TextDecoder().decode(await fetched("pyodide-lock.json")));
  const library = new TextDecoder().decode(await fetched("python_stdlib.zip"));
  if (library !== "python_stdlib.zip") throw new Error("no library");
  const loadedPackages = {};
  async function loadPackage(name) {
    const { file_name, sha256 } = lockfile.packages[name];
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await fetched(file_name)));
    const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (found === sha256) loadedPackages[name] = file_name;
  }
  const modules = {
    gc: { disable() {}, enable() {}, destroy() {} },
    micropip: { install: loadPackage },
    "py_engine.session": { Session: () => new Session(), LEAVES_JOBS: [...READING, "annotate"] },
  };
  return { loadedPackages, lockfile, loadPackage, pyimport: (name) => modules[name] };
}
"""

# A start this short would end before the page has heard of its stages, which come another way than its end.
TELLERS = ("engine/worker.js", "engine/starting.js")
TELLS_STAGE = b"onStage("

# A search goes on from slice to slice: what it answered is no answer for another one.
SEARCHING = ("think", "analyse", "review", "prove", "slice", "stop")
# Of the first turns of a game.
MOST_CHANGES = 3


class PythonOfPages:
    """The sessions that pages have opened, by their names, and what they were answered.

    known: answers by what changed the match before, and the request, each in a line.
    """

    def __init__(self) -> None:
        self.known: dict[str, str] = {}
        self._sessions: dict[str, tuple[Session, int]] = {}
        # In a browser each worker has its own Python.
        self._one_at_a_time = threading.Lock()

    def answer(self, name: str, changes: list[str], text: str) -> str:
        """The reply of a session; changes: all earlier requests that may have changed the match."""
        with self._one_at_a_time:
            session, heard = self._sessions.get(name, (Session(), 0))
            for change in changes[heard:]:
                session.handle(change)
            reply = session.handle(text)
            is_change = json.loads(text)["do"] not in READING
            self._sessions[name] = (session, len(changes) + is_change)
            if len(changes) < MOST_CHANGES and not any(f'"{verb}"' in "".join([*changes, text]) for verb in SEARCHING):
                self.known["\n".join([*changes, text])] = reply
            return reply


PYTHON = PythonOfPages()


class EngineHandler(FolderHandler):
    """Answers with the folder's files, and for the Python of a light site."""

    def do_POST(self) -> None:  # noqa: N802 - the name is the base class's
        """Let Python answer."""
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert self.path.endswith(f"/{QUESTIONS}"), self.path
        content = json.dumps(PYTHON.answer(**question) if isinstance(question, dict) else PYTHON.known).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def serve_light(folder: Path) -> FolderServer:
    """Serve such a site in the background."""
    return serve_by(partial(EngineHandler, directory=str(folder)))


def make_light_site(folder: Path, *further: str) -> None:
    """Make the site in a folder. further: patterns of more files than those of the page."""
    write_folder(folder, light_files(*further))


def light_files(*further: str) -> dict[str, bytes]:
    """The files of the site by their paths."""
    found = [path for pattern in (*OF_THE_PAGE, *further) for path in SITE.glob(pattern) if path.is_file()]
    files = {path.relative_to(SITE).as_posix(): path.read_bytes() for path in found if path.name != MANIFEST}
    # Each file differs from every other one.
    files |= {path: Path(path).name.encode() for path in files if path.startswith("pyodide/")}
    files |= {
        "pyodide/pyodide.asm.mjs": b"export default 1;\n",
        WASM: EMPTY_WASM,
        RUNTIME: (STAND_IN % (QUESTIONS, json.dumps(READING))).encode(),
    }
    files |= {path: files[path].replace(b"  " + TELLS_STAGE, b"  await " + TELLS_STAGE) for path in TELLERS}
    lock = json.loads((SITE / LOCK).read_text(encoding="utf-8"))
    inside = {name: entry for name, entry in lock["packages"].items() if f"pyodide/{entry['file_name']}" in files}
    packages = {
        name: entry | {"sha256": sha256(files[f"pyodide/{entry['file_name']}"])} for name, entry in inside.items()
    }
    files[LOCK] = json.dumps(lock | {"packages": packages}).encode()
    files[SERVICE_WORKER] = (WEB / SERVICE_WORKER).read_bytes()
    return with_precache(files)

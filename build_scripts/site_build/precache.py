"""The service worker's list of files: every file of the site but the API reference, with its hash."""

from __future__ import annotations

import json

from site_build.written_folder import sha256
from support.console import Failure

SERVICE_WORKER = "sw.js"
# A host may put this file in its place to switch it off; no page asks for it.
SERVICE_WORKER_OFF = "sw-off.js"
# For programmers, who have a network; and pictures that other sites show.
NOT_KEPT = ("api/", "app/preview.png", "rules/pictures/")


def with_precache(files: dict[str, bytes]) -> dict[str, bytes]:
    """The site's files, the service worker among them with its list of files before its text."""
    if SERVICE_WORKER not in files:
        raise Failure(f"The service worker is missing: there is no web/{SERVICE_WORKER}.")
    kept = [path for path in sorted(files) if path not in (SERVICE_WORKER, SERVICE_WORKER_OFF)]
    hashes = {path: sha256(files[path]) for path in kept if not path.startswith(NOT_KEPT)}
    source = files[SERVICE_WORKER]
    # A change of the worker's own text alone is a new version too.
    version = sha256(json.dumps(hashes).encode() + source)[:16]
    precache = json.dumps({"version": version, "files": hashes}, indent=1)
    return files | {SERVICE_WORKER: f"const PRECACHE = {precache};\n\n".encode() + source}

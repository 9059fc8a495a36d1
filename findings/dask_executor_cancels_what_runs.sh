#!/usr/bin/env bash
# The executor of a Dask client says of a call that is being done that it is not running, cancels it, and lets it go on.
#
# Tried on distributed 2026.8.0, loky 3.7.0 and CPython 3.11. The documentation of `concurrent.futures` says of
# `Future.cancel()`: "If the call is currently being executed or finished running and cannot be cancelled then the method
# will return False". So do CPython's executors and loky's. `Client.get_executor()` never marks its futures as running:
# `cancel()` returns True, the result is lost, and the call is done to its end all the same.
#
# Guessed before it was run: what a call has written would be the same in all three, the answers of Dask the other ones.
#
# Seen, of a call that has begun and waits:
#   threads  running True   cancel False  result 'done'       written at the end: True
#   loky     running True   cancel False  result 'done'       written at the end: True
#   dask     running False  cancel True   result cancelled    written at the end: True
#
# So who stops giving out work and "cancels what has not begun" loses with Dask what has.
#
# Exits with 1 if that has changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
expected=$(sed -n '/^# Seen/,/^#$/s/^#   //p' "$0")
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check \
  dask==2026.8.0 distributed==2026.8.0 loky==3.7.0

cat >"$folder/called.py" <<'PYTHON'
import os


def call(begun, go_on, written):
    """Tell that it has begun, wait until it may go on (both through pipes with names), and leave a mark."""
    open(begun, "w").close()
    open(go_on).read()
    open(written, "w").write("done")
    open(begun, "w").close()
    return "done"
PYTHON
cat >"$folder/seen.py" <<'PYTHON'
import os
import sys
from concurrent.futures import CancelledError, ThreadPoolExecutor

from called import call
from distributed import Client
from loky import get_reusable_executor


def tell(name, executor):
    begun, go_on, written = (f"{name}-{what}" for what in ("begun", "go-on", "written"))
    os.mkfifo(begun)
    os.mkfifo(go_on)
    paths = [os.path.abspath(path) for path in (begun, go_on, written)]
    future = executor.submit(call, *paths)
    open(begun).read()  # until it has begun
    running, cancelled = future.running(), future.cancel()
    open(go_on, "w").close()
    open(begun).read()  # until it has written
    try:
        result = repr(future.result(timeout=30))
    except CancelledError:
        result = "cancelled"
    print(f"{name:8} running {running!s:6} cancel {cancelled!s:6} result {result:12} "
          f"written at the end: {os.path.exists(written)}")


if __name__ == "__main__":
    with ThreadPoolExecutor(1) as executor:
        tell("threads", executor)
    tell("loky", get_reusable_executor(1))
    with Client(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as client:
        tell("dask", client.get_executor(pure=False))
PYTHON

cd "$folder"
seen=$(PYTHONPATH="$folder" venv/bin/python seen.py 2>/dev/null)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "That is not what was seen before." >&2; exit 1; }

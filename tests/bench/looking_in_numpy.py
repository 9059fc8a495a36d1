"""The same network in NumPy, in floating point: what the one in big ints is compared with.

A program for a Python that has NumPy: it answers one request a line, as `measurements.py` does. Only the layers are
computed, dense, as matrix products of all cells' neighbourhoods; neither planes nor policy nor value.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

import numpy as np


def measure_looks(
    rows: int, width: int, taps: int, planes: int, lanes: int, channels: int, layers: int, seconds: float, seed: int
) -> dict[str, Any]:
    """Look at batches of so many positions for about so long, at least one."""
    random = np.random.default_rng(seed)
    shapes = [
        (taps * (channels if number else planes), channels if number < layers else 1) for number in range(layers + 1)
    ]
    weights = [random.normal(size=shape).astype(np.float32) for shape in shapes]
    seen = (random.random((lanes, rows, width, planes)) < 0.3).astype(np.float32)
    offsets = [(1, 1), (1, 2), (2, 2), (2, 1), (1, 0), (0, 0), (0, 1), (0, 2), (2, 0)][:taps]

    def look() -> Any:
        maps = seen
        for matrix in weights:
            padded = np.pad(maps, ((0, 0), (1, 1), (1, 1), (0, 0)))
            around = np.concatenate([padded[:, r : r + rows, c : c + width] for r, c in offsets], axis=3)
            maps = np.maximum(0, around.reshape(-1, matrix.shape[0]) @ matrix).reshape(lanes, rows, width, -1)
        return maps

    look()
    looks = 0
    started = now = perf_counter()
    while now - started < seconds:
        look()
        looks += lanes
        now = perf_counter()
    return {"evaluations": looks, "seconds": now - started}


def answer(line: str) -> str:
    """The result of a request, both as JSON."""
    request = json.loads(line)
    del request["measure"]
    return json.dumps(measure_looks(**request))


if __name__ == "__main__":
    for line in sys.stdin:
        print(answer(line), flush=True)

"""The state of a learner as a file, from which learning goes on as if it had not been interrupted.

A file is NumPy's `.npz`: `about` is a text of JSON with the step, the state of the random numbers and the points of the
curves; `leaf-0`, `leaf-1`, … are the arrays of weights, optimiser, masks, mean weights and settled layers, in JAX's
order. Nothing in it is code.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from training.curves import Point
from training.learning import Learner


def write_checkpoint(file: Path, learner: Learner, points: Sequence[Point]) -> None:
    """Keep the state of a learner, with the points of its curves. If interrupted, it leaves the earlier file intact."""
    about = {"step": learner.step, "random": learner.random.bit_generator.state, "points": points}
    leaves = jax.tree.leaves(_tree(learner))
    arrays = {f"leaf-{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}
    part = file.with_suffix(".part")
    with part.open("wb") as stream:
        np.savez(stream, about=np.array(json.dumps(about)), **arrays)
    part.replace(file)


def read_checkpoint(file: Path, learner: Learner) -> list[Point]:
    """Let a new learner of the same shape and settings go on from there; returns the points of its curves."""
    with np.load(file, allow_pickle=False) as kept:
        about = json.loads(str(kept["about"]))
        old, structure = jax.tree.flatten(_tree(learner))
        leaves = [jnp.asarray(kept[f"leaf-{number}"]) for number in range(len(old))]
    learner.params, learner.state, learner.masks, learner.mean, learner.settled = jax.tree.unflatten(structure, leaves)
    learner.step = about["step"]
    learner.random.bit_generator.state = about["random"]
    return [
        Point(step, (*learned,), None if held_out is None else (*held_out,))
        for step, learned, held_out in about["points"]
    ]


def _tree(learner: Learner) -> tuple[Any, ...]:
    return learner.params, learner.state, learner.masks, learner.mean, learner.settled

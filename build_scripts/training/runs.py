"""A run of learning: from a generation's games to its weights, broken off and gone on with at will."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from py_engine import __version__
from py_engine.arena.files import write_file
from py_engine.arena.progress import ProgressBar
from py_engine.search.network.planes import names_of
from py_engine.search.network.weights import read_weights, require_room, write_weights
from support.console import Failure, say
from support.folders import shown
from support.processes import run_for_output
from training.checkpoints import read_checkpoint, write_checkpoint
from training.curves import Point, draw
from training.generations import Generation, games_of, split
from training.learning import Learner, Settings
from training.model import Shape, weights_of
from training.samples import samples_of
from training.self_play import SelfPlayGame

# Points on the curves; the learner is saved at each.
POINTS = 40


class Run(NamedTuple):
    """The input of learning, and its settings.

    games: of each generation at most. window: generations, the last one among them, whose games count.
    command: what made the weights, for those who want to make them again. commit: that is checked out; None to ask Git.
    goes_on: whether it is learned on with the network of the generation before, where there is one; else with none.
    """

    generation: Generation
    games: int
    window: int
    channels: int
    layers: int
    settings: Settings
    seed: int
    command: str
    commit: str | None = None
    goes_on: bool = False


def learn(run: Run, minutes: float) -> Path | None:
    """Learn for `minutes` at most; returns the file of the weights, or None where steps are left.

    Raises Failure where there is no game to learn from, or where the network before has another shape.
    """
    end = monotonic() + 60 * minutes
    played = games_by_generation(run)
    games = [game for number in sorted(played) for game in played[number]]
    learned, held_out = (samples_of(part) for part in split(games))
    if not learned:
        raise Failure(f"There are too few games in {shown(run.generation.games_file)} to learn from.")
    shape = Shape(len(names_of(run.generation.game)), channels=run.channels, layers=run.layers)
    learner = Learner(run.generation.game, shape, run.settings, run.seed)
    before = run.generation.network_text() if run.goes_on else None
    if before is not None:
        try:
            learner.begin_with(read_weights(before))
        except ValueError as problem:
            raise Failure(f"The network of the generation before cannot be learned on with: {problem}") from None
    made = made_of(run, played)
    folder = run.generation.folder / _name_of(run, games, before)
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint, picture = folder / "checkpoint.npz", folder / "curves.svg"
    points = read_checkpoint(checkpoint, learner) if checkpoint.is_file() else []
    say(f"Learning from {len(games)} games, step {learner.step} of {run.settings.steps}; see {shown(picture)}")
    title = f"{run.generation.game}, generation {run.generation.number}"
    bar = ProgressBar(sys.stderr, max(1, run.settings.steps - learner.step), counted="steps")
    for losses in learner.learn(learned, every=max(1, run.settings.steps // POINTS)):
        bar.advance()
        if losses is None:
            continue
        points.append(Point(learner.step, losses, learner.test(held_out) if held_out else None))
        write_checkpoint(checkpoint, learner, points)
        write_file(picture, draw(title, points, run.settings.steps))
        if monotonic() >= end:
            break
    bar.close()
    if learner.step < run.settings.steps:
        return None
    weights = weights_of(learner.masked(), run.generation.game, names_of(run.generation.game), made)
    try:
        require_room(weights)
    except ValueError as problem:
        raise Failure(f"The network that was learned cannot be computed with: {problem}") from None
    file = run.generation.weights_file
    write_file(file, write_weights(weights))
    return file


def games_by_generation(run: Run) -> dict[int, list[SelfPlayGame]]:
    """The games that are learned from, by the number of their generation."""
    newest = run.generation.number
    numbers = range(max(0, newest + 1 - run.window), newest + 1)
    return {number: games_of(run.generation._replace(number=number), run.games) for number in numbers}


def made_of(run: Run, played: Mapping[int, Sequence[SelfPlayGame]]) -> dict[str, Any]:
    """The notes in a file of weights about how it was made.

    games: how many of each generation, the first ones. networks: what their players asked, by `self_play.name_of`.
    sizes: how many games on each.
    """
    games = [game for of_one in played.values() for game in of_one]
    return {
        "engine": __version__,
        "commit": run.commit or commit(),
        "generation": run.generation.number,
        "seed": run.seed,
        "games": {str(number): len(of_one) for number, of_one in sorted(played.items())},
        "networks": sorted({game.network for game in games if game.network}),
        "sizes": {str(size): count for size, count in sorted(Counter(game.size for game in games).items())},
        "command": run.command,
    }


def commit() -> str:
    """The commit that is checked out, with `-dirty` behind it if something was changed since."""
    failure = "The commit that the weights come from could not be told."
    return run_for_output(
        ["git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"], failure=failure
    ).strip()


def _name_of(run: Run, games: Sequence[SelfPlayGame], before: str | None) -> str:
    """A name for a run that no other one has: by its settings, its games, and the network that it begins with."""
    told = [run.channels, run.layers, run.settings, run.seed, [game.as_document() for game in games]]
    if before is not None:
        told.append(before)
    return sha256(json.dumps(told).encode()).hexdigest()[:12]

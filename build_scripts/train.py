"""Trains the network of a game: games of the engine against itself, and learning from them.

Usage: python3 build_scripts/train.py GAME [STEP] [options]

| step | what it does |
| --- | --- |
| play | plays the games that the generation lacks |
| learn | learns from them, and writes the weights |
| (none) | the one, then the other |

It goes on where it was, after as many minutes, a Ctrl-C or a crash, and ends with the same weights. Once a generation
has its weights, the next one is begun, whose games are played with them. Games and weights are kept in
.cache/training. Learning needs JAX: the one of the Python that runs this, or else a pinned one in an environment of its
own. build_scripts/training/README.md has more.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - said before anything that an older Python could not even read
    sys.exit("Failed: Sunstones needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import argparse
import importlib.util
from time import monotonic

from support.console import parser_of, run_command, say
from support.folders import ROOT, TRAINING_ENVIRONMENT, shown
from support.processes import clean_environment, run_openly
from toolchain.virtual_environment import install, python_of

sys.path.insert(0, str(ROOT))

from support.many_jobs import add_worker_options, workers_of
from training.generations import Generation, games_of, next_generation
from training.playing import play
from training.self_play import PLANS

# Options that decide about the weights, in addition to the generation. Each is in the command that is written into the
# file of the weights.
DECIDING = ("games", "window", "steps", "batch", "rate", "channels", "layers", "density", "seed", "begin")


def main() -> int:
    """Do the step that is named, or both, for as many generations as there is time for."""
    options = read_options()
    end = monotonic() + 60 * options.minutes
    for count in range(options.generations):
        generation = next_generation(options.game)
        if options.generation is not None:
            generation = Generation(options.game, options.generation + count)
        if options.step != "learn" and not play_for(options, generation, (end - monotonic()) / 60):
            return 0
        if options.step != "play":
            code = learn(options, generation, (end - monotonic()) / 60)
            if code or not generation.weights_file.is_file():
                return code
    return 0


def play_for(options: argparse.Namespace, generation: Generation, minutes: float) -> bool:
    """Play the games that a generation lacks; whether all are there then."""
    with workers_of(options) as workers:
        done = play(generation, options.games, workers, minutes)
    wanted: int = options.games
    there = len(games_of(generation, wanted))
    say(f"Generation {generation.number}: {done} games played; the first {there} of {wanted} are there")
    return there == wanted


def learn(options: argparse.Namespace, generation: Generation, minutes: float) -> int:
    """Learn with the JAX of this Python, or else in the environment that is made for it; returns an exit code."""
    if importlib.util.find_spec("jax") is None:
        install("training", TRAINING_ENVIRONMENT)
        _, script, game, *deciding = command_of(options, generation)
        again = [script, game, "learn", *deciding, f"--minutes={minutes}"]
        again += [f"--commit={options.commit}"] if options.commit else []
        return run_openly([python_of(TRAINING_ENVIRONMENT), *again], environment=clean_environment())
    from training import runs
    from training.learning import STONES_WEIGHTS, Settings

    settings = Settings(
        steps=options.steps,
        batch=options.batch,
        rate=options.rate,
        stones_weight=STONES_WEIGHTS.get(options.game, 0.0),
        density=options.density,
    )
    command = " ".join(command_of(argparse.Namespace(**vars(options) | what_is_there(options, generation)), generation))
    run = runs.Run(
        generation,
        options.games,
        options.window,
        options.channels,
        options.layers,
        settings,
        options.seed,
        command,
        options.commit,
        options.begin == "before",
    )
    file = runs.learn(run, minutes)
    say("There are steps left; the same command goes on." if file is None else f"The weights are in {shown(file)}")
    return 0


def what_is_there(options: argparse.Namespace, generation: Generation) -> dict[str, int]:
    """The number of games there are, and how far back in the window there are generations with games."""
    window = range(1, min(options.window, generation.number + 1))
    played = [back for back in window if games_of(generation._replace(number=generation.number - back), 1)]
    return {"games": len(games_of(generation, options.games)), "window": 1 + max(played, default=0)}


def command_of(options: argparse.Namespace, generation: Generation) -> list[str]:
    """The command that makes these weights, where those of the generation before are in place."""
    deciding = [f"--{name}={getattr(options, name)}" for name in DECIDING]
    return ["python3", "build_scripts/train.py", generation.game, f"--generation={generation.number}", *deciding]


def read_options() -> argparse.Namespace:
    """The options of the command line."""
    parser = parser_of(__doc__)
    parser.add_argument("game", choices=list(PLANS), metavar="GAME", help=", ".join(PLANS))
    parser.add_argument("step", nargs="?", choices=("play", "learn"), metavar="STEP", help="play or learn; both")
    parser.add_argument("--generation", type=int, metavar="K", help="this one (the first that has no weights)")
    parser.add_argument("--generations", type=int, default=1, metavar="N", help="so many, one after the other (1)")
    parser.add_argument("--games", type=int, default=2_000, metavar="N", help="games of a generation (2000)")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="stop after so many minutes (60)")
    add_worker_options(parser)
    parser.add_argument("--commit", metavar="C", help="the commit that is checked out, where Git cannot be asked")
    learning = parser.add_argument_group("learning")
    learning.add_argument(
        "--window", type=int, default=2, metavar="W", help="from the games of so many generations (2)"
    )
    learning.add_argument("--steps", type=int, default=4_000, metavar="N", help="batches (4000)")
    learning.add_argument("--batch", type=int, default=256, metavar="N", help="positions in a batch (256)")
    learning.add_argument("--rate", type=float, default=3e-3, metavar="R", help="of learning, at its highest (0.003)")
    learning.add_argument("--channels", type=int, default=24, metavar="N", help="maps in each layer (24)")
    learning.add_argument("--layers", type=int, default=4, metavar="N", help="layers before the policy (4)")
    learning.add_argument("--density", type=float, default=0.2, metavar="D", help="weights that are left (0.2)")
    learning.add_argument(
        "--begin",
        choices=("anew", "before"),
        default="anew",
        metavar="B",
        help="anew, or with the network of the generation before, which has the same shape (anew)",
    )
    learning.add_argument("--seed", type=int, default=1, metavar="S", help="of the weights and the batches (1)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(run_command(main))

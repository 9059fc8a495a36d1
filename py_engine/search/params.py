"""Every tunable of the search: one `SearchParams` a game, and what is the same for all games.

`README.md` beside this file tells what set each of them, and names what was not measured.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple


class SearchParams(NamedTuple):
    """How one game is searched.

    proof_below: with so many free cells or fewer a proof is tried.
    lanes: games in a batch of playouts. leaves: positions that share a batch.
    examined_after: playouts through a position before its steps are tried for an immediate win.
    exploration: weight of the confidence bound; AMAF values explore by themselves.
    rave_equivalence: playouts at which a step's own results weigh as much as its AMAF value.
    playouts_as_one: how many playouts count as one, where they cost so little that most tell nothing new.
    playout_factor: so many playouts make as large a tree as one does usually, in about as long: more where they cost
    next to nothing, fewer where each is an evaluation by a network.
    shared_from: further workers help with a turn whose budget has so many playouts or more; None where they never do.
    policy_weight: weight of what a network says of a step. value_part: how much of what playouts from a position count
    is what the network says of it instead, 0 to 1; at 1, as wherever a network ships, no games are played. Less is for
    trials. Without weights in place no network is asked.
    deviation: standard deviation of what a search with 512 playouts of the usual weight says a position is worth.
    """

    proof_below: int
    lanes: int = 64
    leaves: int = 16
    examined_after: int = 64
    exploration: float = 0.35
    rave_equivalence: float = 100.0
    playouts_as_one: float = 1.0
    playout_factor: float = 1
    shared_from: int | None = 1_000
    policy_weight: float = 0.0
    value_part: float = 0.0
    deviation: float = 0.02

    @property
    def asks_network(self) -> bool:
        """Whether what a network says counts for anything."""
        return self.policy_weight > 0 or self.value_part > 0

    @property
    def evaluates_only(self) -> bool:
        """Whether what a network says is all that counts, so that no games are played."""
        return self.value_part == 1


PARAMS = {
    "subsume": SearchParams(proof_below=20),
    "surmount": SearchParams(proof_below=13, lanes=32, examined_after=0, exploration=0.2, rave_equivalence=30.0),
    "sunspot": SearchParams(proof_below=16, examined_after=0, rave_equivalence=400.0),
    "sum": SearchParams(proof_below=14, leaves=4),
    "parasol": SearchParams(
        proof_below=16,
        lanes=1024,
        leaves=4,
        playouts_as_one=64.0,
        playout_factor=256,
        # A batch takes about as long as handing one out.
        shared_from=None,
        deviation=0.0025,
    ),
}

# Where no games are played, an evaluation takes as long as four playouts.
_EVALUATIONS_ALONE = partial(SearchParams, leaves=8, playout_factor=0.25, value_part=1.0, deviation=0.03)

# How a game is searched that has a network in place, where it may be asked.
WITH_NETWORK = {
    "subsume": _EVALUATIONS_ALONE(PARAMS["subsume"].proof_below, examined_after=16, policy_weight=0.35),
    "surmount": _EVALUATIONS_ALONE(PARAMS["surmount"].proof_below, examined_after=0, policy_weight=0.45),
    "sunspot": _EVALUATIONS_ALONE(24, examined_after=0, policy_weight=0.7),
    "sum": _EVALUATIONS_ALONE(PARAMS["sum"].proof_below, examined_after=64, policy_weight=0.45),
}

# What the parent knows of the cells counts in a new position as this many playouts.
PARENT_PRIOR = 32.0

# Until a step has results, it is worth this much more than its AMAF value if it captures, saves own stones, or joins
# some; the first that applies.
PRIOR_CAPTURE = 0.2
PRIOR_SAVE = 0.1
PRIOR_JOIN = 0.2

# The value of a step of which nothing is known, such as a flip.
UNKNOWN_VALUE = 0.5

# Where no games are played, a step without visits is worth less than its position by as much as this, once the likely
# steps have been tried.
URGENCY_REDUCTION = 0.2

# Where no games are played, how likely a step is varies by so much of it from search to search.
POLICY_VARIES = 0.4

# Where no games are played, a step with so much of the most visits is known well enough for its win rate to be compared
# with that of the best, so that it may be taken for its own sake.
KNOWN_PART = 0.25

# By how much an evaluation is taken to be off when a step is chosen to be played; the mean of n of them, by this /
# sqrt(n).
EVALUATION_DEVIATION = 0.3

# Where no games are played, a step with less of the most visits than this part is not played.
TRUSTED_PART = 0.15

# Ends of a turn that lose at once, and none that does not, after which another first step is taken.
ENDS_EXAMINED = 4

# Expansions of a proof before the first playout, between two batches, and without leaving it.
PROOF_FIRST = 6000
PROOF_BETWEEN = 20
PROOF_AT_ONCE = 4

# Positions that a proof keeps: one that is carried on from turn to turn (about 7 MB in a browser), and one that is
# asked for by itself (about 60 MB); a proof that would need more gives up.
PROOF_POSITIONS = 40_000
MOST_PROOF_POSITIONS = 250_000


def params_of(game: str) -> SearchParams:
    """The parameters of a game, by its id. Raises `LookupError` where it has none."""
    if game not in PARAMS:
        raise LookupError(f"no SearchParams for {game!r}: add them to PARAMS in py_engine/search/params.py")
    return PARAMS[game]

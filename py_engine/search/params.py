"""Every tunable of the search: one `SearchParams` a game, and constants of all games.

`README.md` next to this file says which measurements set them, and which were not measured.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple


class SearchParams(NamedTuple):
    """Parameters of the search of one game.

    Attributes:
        proof_below: Number of free cells up to which a proof is tried.
        lanes: Games in a batch of playouts.
        leaves: Positions that share a batch.
        examined_after: Playouts through a position before its steps are tried for an immediate win.
        exploration: Weight of the confidence bound; AMAF values explore by themselves.
        rave_equivalence: Playouts at which a step's own results weigh as much as its AMAF value.
        playouts_as_one: Playouts per unit of visits, where they cost so little that most add no information.
        playout_factor: Playouts of this kind that equal one ordinary playout in tree growth and time: above 1 where
            they cost very little, below 1 where each is an evaluation by a network.
        shared_from: Budget of a turn, in playouts, from which further workers help; None where they never do.
        policy_weight: Weight of the network's policy.
        value_part: Weight of the network's value in the result of playouts, 0 to 1. At 1, as wherever a network ships,
            no games are played; less is for trials. Without weights in place no network is asked.
        deviation: Standard deviation of the value that a search with 512 playouts of the usual weight gives a position.
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
        """Return whether a network's output has any weight."""
        return self.policy_weight > 0 or self.value_part > 0

    @property
    def evaluates_only(self) -> bool:
        """Return whether evaluations are the only results, so that no games are played."""
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

# Parameters of the games with a network, where it is in place and may be asked.
WITH_NETWORK = {
    "subsume": _EVALUATIONS_ALONE(PARAMS["subsume"].proof_below, examined_after=16, policy_weight=0.35),
    "surmount": _EVALUATIONS_ALONE(PARAMS["surmount"].proof_below, examined_after=0, policy_weight=0.45),
    "sunspot": _EVALUATIONS_ALONE(24, examined_after=0, policy_weight=0.7),
    "sum": _EVALUATIONS_ALONE(PARAMS["sum"].proof_below, examined_after=64, policy_weight=0.45),
}

# Weight of the parent's counts in a new position, in playouts.
PARENT_PRIOR = 32.0

# The bonus of a step over its AMAF value, until it has results, if it captures, saves own stones, or joins some. The
# first that applies counts.
PRIOR_CAPTURE = 0.2
PRIOR_SAVE = 0.1
PRIOR_JOIN = 0.2

# The value of a step without any results, such as a flip.
UNKNOWN_VALUE = 0.5

# Where no games are played: reduction of the value of a step without visits below that of its position, once the likely
# steps have been tried.
URGENCY_REDUCTION = 0.2

# Where no games are played: range of the random factor on each step's policy, from search to search.
POLICY_VARIES = 0.4

# Where no games are played: share of the most visits from which a step's win rate is reliable enough to be compared
# with the best step's.
KNOWN_PART = 0.25

# Assumed error of an evaluation when the step to play is chosen; that of the mean of n is this / sqrt(n).
EVALUATION_DEVIATION = 0.3

# Where no games are played: share of the most visits below which a step is not played.
TRUSTED_PART = 0.15

# Number of examined ends of a turn, all losing at once, after which another first step is tried.
ENDS_EXAMINED = 4

# Expansions of a proof before the first playout, between two batches, and between two points at which it can be left.
PROOF_FIRST = 6000
PROOF_BETWEEN = 20
PROOF_AT_ONCE = 4

# Positions that a proof keeps: one that is carried on from turn to turn (about 7 MB in a browser), and a single one
# (about 60 MB). A proof that would need more gives up.
PROOF_POSITIONS = 40_000
MOST_PROOF_POSITIONS = 250_000


def params_of(game: str) -> SearchParams:
    """The parameters of a game, by its id.

    Raises:
        LookupError: The game has none.
    """
    if game not in PARAMS:
        raise LookupError(f"no SearchParams for {game!r}: add them to PARAMS in py_engine/search/params.py")
    return PARAMS[game]

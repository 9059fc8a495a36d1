"""The yardstick for networks: each game's strongest opponent before any network was asked.

It asks no network, even where one is in place, and has its own parameters, so that it does not change with `PARAMS`.
Its `proof_below` dates from before endings were proven in other ways than by proof numbers.

The code is that of the other opponents. These later additions cannot be switched off:

- Sum and Parasol are proven depth first (`search/ending_search.py`), Parasol by its sufficient steps alone. A proof is
  tried with as many free cells as before, and is finished more often.
- In Surmount a proof ends where the game is decided, and none is tried from there on.
- In Sunspot a proof sees turns that win at once, and guesses how much is left to prove.
- A proof has more time before the first playout, and begins each walk where the last one ended.

The constants below `PARAMS`, the shares of the time and the pie rule are shared with the other opponents, too. Lines of
`tests/engine/golden/choices.txt` show where a change affects the yardstick.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from ..search.params import SearchParams
from ..text.errors import InvalidSetup, quote


class Classic(NamedTuple):
    """The yardstick of a game.

    Attributes:
        params: Parameters of its search.
        playouts: Budget of a turn where none is given.
    """

    params: SearchParams
    playouts: int


# Every parameter is named, so that another default changes nothing here.
_usual = partial(
    SearchParams,
    lanes=64,
    leaves=16,
    examined_after=64,
    exploration=0.35,
    rave_equivalence=100.0,
    playouts_as_one=1.0,
    playout_factor=1,
    shared_from=None,
    policy_weight=0.0,
    value_part=0.0,
    deviation=0.02,
)

CLASSICS: Mapping[str, Classic] = MappingProxyType(
    {
        "subsume": Classic(_usual(proof_below=20), 6_144),
        "parasol": Classic(
            _usual(proof_below=13, lanes=1024, leaves=4, playouts_as_one=64.0, playout_factor=256, deviation=0.0025),
            1_048_576,
        ),
        "surmount": Classic(
            _usual(proof_below=8, lanes=32, examined_after=0, exploration=0.2, rave_equivalence=30.0), 4_096
        ),
        "sunspot": Classic(_usual(proof_below=16, examined_after=0, rave_equivalence=400.0), 6_144),
        "sum": Classic(_usual(proof_below=14, leaves=4), 4_096),
    }
)


def classic_of(game: str) -> Classic:
    """The yardstick of a game, by its id.

    Raises:
        InvalidSetup: There is none.
    """
    if game not in CLASSICS:
        raise InvalidSetup(f"{quote(game)} has no classic player; the games that have one are {', '.join(CLASSICS)}")
    return CLASSICS[game]

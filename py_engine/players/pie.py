"""What the pie rule makes of a search: a first stone that the other side may take over, and whether to take it over."""

from __future__ import annotations

from ..search.search import Candidate, Search

# A first stone is looked for whose win rate is as near to this as can be; it must have been visited this often.
FAIR, FAIR_PLAYOUTS = 0.5, 8


def fairest(search: Search) -> int:
    """The index of the first step whose chances are the most even, for a stone that may be swapped.

    Where none has been looked at often enough for that, the one that looks best.
    """
    seen = [index for index, visits in enumerate(search.root.visits) if visits >= FAIR_PLAYOUTS]
    return min(seen or [search.best()], key=lambda index: abs(search.win_rate(index) - FAIR))


def fair_value(win_rate: float) -> float:
    """What a first stone is worth to its player if the other side may take it over."""
    return min(win_rate, 1 - win_rate)


def considered(search: Search, *, wants_fair: bool, can_swap: bool) -> list[Candidate]:
    """What can be done at the root of a search, known from whole batches, the best first.

    wants_fair: a first stone is due that the other side may take over. can_swap: it may be taken over now.
    """
    with search.at_rest():
        found = fair_candidates(search) if wants_fair else search.candidates()
    return with_swap(found) if can_swap else found


def fair_candidates(search: Search) -> list[Candidate]:
    """The candidates for a first stone that the other side may take over, the fairest first.

    Each is worth what it is to the colour that it is worth less to. Where one is proven the other side wins, by
    swapping if need be, which takes a turn.
    """
    best = search.game.action_text(search.root.actions[fairest(search)])
    fair = []
    for one in search.candidates():
        turns = None if one.turns is None else one.turns + (one.proven == "win")
        proven = None if one.proven is None else "loss"
        fair.append(one._replace(win_rate=fair_value(one.win_rate), proven=proven, turns=turns))
    return sorted(fair, key=lambda one: (one.text != best, one.playouts < FAIR_PLAYOUTS, -one.win_rate, one.text))


def with_swap(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates where swapping is possible as well: it comes first if it is worth more than the best of them.

    It is worth what the best that can be placed is for the other colour, and a proof holds one turn later.
    """
    best = candidates[0]
    proven = {"win": "loss", "loss": "win", None: None}[best.proven]
    turns = None if best.turns is None else best.turns + 1
    swap = Candidate("swap", 1 - best.win_rate, best.playouts, proven, turns)
    return [swap, *candidates] if swap.win_rate > best.win_rate else [*candidates, swap]

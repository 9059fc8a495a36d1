"""What the pie rule makes of a search: a first stone that the other side may take over, and whether to take it over.

What a first stone is worth is looked up where games have told it (`search/first_stones.py`), for opponents of every
strength and for the analysis; elsewhere the search tells it.
"""

from __future__ import annotations

from ..search.first_stones import known_rate, known_rates
from ..search.search import Candidate, Search

# A first stone is looked for whose win rate is as near to this as can be; it must have been visited this often.
FAIR, FAIR_PLAYOUTS = 0.5, 8

# So near to even, a first stone is as good to have as to answer, as far as games tell.
ABOUT_EVEN = 0.1

# A win rate that is not proven is within this of 0 and 1 at the least, where one is set against another.
LEAST_OPEN = 0.001


def fairest(search: Search) -> int:
    """The index of the first step whose chances are the most even, for a stone that may be swapped.

    Of several it is the one that the search likes best, by its seed. Where games tell nothing and none has been looked
    at often enough, the one that looks best.
    """
    visits = search.root.visits
    seen = _told(search) or [index for index, count in enumerate(visits) if count >= FAIR_PLAYOUTS]
    worth = {index: fair_value(_rate(search, index)) for index in seen or [search.best()]}
    most = max(worth.values())
    alike = [index for index, value in worth.items() if value == most]
    return max(alike, key=lambda index: (visits[index], search.win_rate(index)))


def fair_value(win_rate: float) -> float:
    """What a first stone is worth to its player if the other side may take it over."""
    return min(win_rate, 1 - win_rate)


def considered(search: Search, *, wants_fair: bool, can_swap: bool, drawn: bool | None = None) -> list[Candidate]:
    """What can be done at the root of a search, known from whole batches, the best first.

    wants_fair: a first stone is due that the other side may take over. can_swap: it may be taken over now. drawn: see
    `with_swap`.
    """
    with search.at_rest():
        found = fair_candidates(search) if wants_fair else search.candidates()
    return with_swap(found, known_rate(search.game, search.root.position), drawn) if can_swap else found


def fair_candidates(search: Search) -> list[Candidate]:
    """The candidates for a first stone that the other side may take over, the fairest first.

    Each is worth what it is to the colour that it is worth less to. Where one is proven the other side wins, by
    swapping if need be, which takes a turn.
    """
    root, best, told = search.root, fairest(search), _told(search)
    fair = []
    for index in told or range(len(root.actions)):
        action, (proven, turns) = root.actions[index], search.proof_of(index)
        if root.visits[index] or proven is not None or index == best:
            turns = None if turns is None else turns + (proven == "win")
            value = fair_value(_rate(search, index))
            text = search.game.action_text(action)
            fair.append(Candidate(text, value, root.visits[index], None if proven is None else "loss", turns))
    first = search.game.action_text(root.actions[best])
    least = 0 if told else FAIR_PLAYOUTS
    return sorted(fair, key=lambda one: (one.text != first, one.playouts < least, -one.win_rate, one.text))


def with_swap(candidates: list[Candidate], known: float | None = None, drawn: bool | None = None) -> list[Candidate]:
    """The candidates where swapping is possible as well: it comes first if it is worth more than the best of them.

    It is worth what the best that can be placed is for the other colour, and a proof holds one turn later.
    known: what swapping is worth as games tell. Then what is placed is worth as much less than the best of it, by its
    odds, as the search says. drawn: whether to swap where games say about even, so that neither side wins more games.
    """
    best = candidates[0]
    if known is not None and best.proven is None:
        by_games, by_search = 1 - known, min(max(best.win_rate, LEAST_OPEN), 1 - LEAST_OPEN)
        factor = by_games / (1 - by_games) * (1 - by_search) / by_search
        candidates = [
            one if one.proven is not None else one._replace(win_rate=_with_odds(one.win_rate, factor))
            for one in candidates
        ]
        best = candidates[0]
    proven = {"win": "loss", "loss": "win", None: None}[best.proven]
    turns = None if best.turns is None else best.turns + 1
    swap = Candidate("swap", 1 - best.win_rate, best.playouts, proven, turns)
    is_better = swap.win_rate > best.win_rate
    if known is not None and drawn is not None and abs(swap.win_rate - FAIR) < ABOUT_EVEN:
        is_better = drawn
    return [swap, *candidates] if is_better else [*candidates, swap]


def _told(search: Search) -> list[int]:
    """The indices of the first stones of which games tell something; the others are not weighed against them."""
    known = known_rates(search.game)
    return [index for index, action in enumerate(search.root.actions) if action.cell in known]


def _rate(search: Search, index: int) -> float:
    """The win rate of a first stone, for its colour: as it is proven, as games tell, or as the search says."""
    child = search.root.children[index]
    if child is None or child.proven is None:
        known = known_rates(search.game).get(search.root.actions[index].cell)
        if known is not None:
            return known
    return search.win_rate(index)


def _with_odds(rate: float, factor: float) -> float:
    """A win rate whose odds are so many times as high."""
    return rate * factor / (rate * factor + 1 - rate)

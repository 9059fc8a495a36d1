"""The pie rule: a first stone that the other side may take over, and whether to take it over.

The win rate of a first stone comes from games played where there are any (`search/first_stones.py`), for opponents of
every strength and for the analysis; elsewhere it comes from the search.
"""

from __future__ import annotations

from ..search.first_stones import known_rate, known_rates
from ..search.search import Candidate, Search

# The win rate that a first stone should be nearest to, and the visits that it must have.
FAIR, FAIR_PLAYOUTS = 0.5, 8

# Distance from even at which, by games played, a first stone is as good to have as to answer.
ABOUT_EVEN = 0.1

# Least distance from 0 and 1 of a win rate that is not proven, where odds are compared.
LEAST_OPEN = 0.001


def fairest(search: Search) -> int:
    """The index of the first step with the most even chances, for a stone that may be swapped.

    Of several it is the one that the search, by its seed, prefers. Without games played and steps with enough visits,
    it is the best step.
    """
    visits = search.root.visits
    seen = _told(search) or [index for index, count in enumerate(visits) if count >= FAIR_PLAYOUTS]
    worth = {index: fair_value(_rate(search, index)) for index in seen or [search.best()]}
    most = max(worth.values())
    alike = [index for index, value in worth.items() if value == most]
    return max(alike, key=lambda index: (visits[index], search.win_rate(index)))


def fair_value(win_rate: float) -> float:
    """The value of a first stone to its player if the other side may take it over."""
    return min(win_rate, 1 - win_rate)


def considered(search: Search, *, wants_fair: bool, can_swap: bool, drawn: bool | None = None) -> list[Candidate]:
    """The candidates at the root of a search, from whole batches, best first.

    Args:
        search: The search.
        wants_fair: Whether a first stone is due that the other side may take over.
        can_swap: Whether it may be taken over now.
        drawn: As in `with_swap`.
    """
    with search.at_rest():
        found = fair_candidates(search) if wants_fair else search.candidates()
    return with_swap(found, known_rate(search.game, search.root.position), drawn) if can_swap else found


def fair_candidates(search: Search) -> list[Candidate]:
    """The candidates for a first stone that the other side may take over, fairest first.

    Each has the lower of the two colours' win rates. If one is proven, the other side wins, by swapping if necessary,
    which takes a turn.
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
    """The candidates with the swap, which comes first if its win rate is the highest.

    The win rate of the swap is that of the best placement for the other colour, and a proof holds one turn later.

    Args:
        candidates: The placements, best first.
        known: Win rate of the swap from games played, 0 to 1. The best placement then has the rest of 1, and the others
            are lower by the odds that the search gives.
        drawn: Whether to swap where games say about even, so that neither side wins more games.
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
    """The indices of the first stones with games played; others are not compared with them."""
    known = known_rates(search.game)
    return [index for index, action in enumerate(search.root.actions) if action.cell in known]


def _rate(search: Search, index: int) -> float:
    """The win rate of a first stone, for its colour: proven, from games played, or from the search."""
    child = search.root.children[index]
    if child is None or child.proven is None:
        known = known_rates(search.game).get(search.root.actions[index].cell)
        if known is not None:
            return known
    return search.win_rate(index)


def _with_odds(rate: float, factor: float) -> float:
    """The win rate with its odds multiplied by a factor."""
    return rate * factor / (rate * factor + 1 - rate)

"""Choice of a search's network and parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.base import Game
from .params import WITH_NETWORK, SearchParams, params_of

if TYPE_CHECKING:  # where no network is asked, nothing of it is loaded
    from .network.evaluator import Evaluator


def may_ask(game: Game, params: SearchParams | None, *, asks: bool) -> bool:
    """Return whether a search with these arguments of `Search` would ask a network that is in place."""
    return asks and game.id in WITH_NETWORK if params is None else params.asks_network


def params_with(game: Game, params: SearchParams | None, *, has_network: bool) -> SearchParams:
    """The parameters of a search, from its argument `params`, with or without a network in place."""
    if params is None:
        return WITH_NETWORK[game.id] if has_network else params_of(game.id)
    return params if has_network else params._replace(policy_weight=0.0, value_part=0.0)


def evaluator_in_place(game: Game) -> Evaluator | None:
    """The evaluator that a search asks by default; None where the package has no networks (yet)."""
    try:
        from .network.evaluator import evaluator_of
    except ModuleNotFoundError as error:
        # A page fetches this part of the package when it is first needed, and the fetch may fail.
        if not (error.name or "").startswith(f"{__package__}.network"):
            raise
        return None
    return evaluator_of(game)

"""Knowledge of each game for the search, one file a game: priors, winning turns and playouts in lanes."""

from __future__ import annotations

from ...games.base import Game
from ..knowledge import Knowledge
from .parasol import ParasolKnowledge
from .subsume import SubsumeKnowledge
from .sum_game import SumKnowledge
from .sunspot import SunspotKnowledge
from .surmount import SurmountKnowledge

KNOWLEDGE: dict[str, type[Knowledge]] = {
    "parasol": ParasolKnowledge,
    "subsume": SubsumeKnowledge,
    "sum": SumKnowledge,
    "sunspot": SunspotKnowledge,
    "surmount": SurmountKnowledge,
}


def knowledge_of(game: Game) -> Knowledge:
    """The knowledge of a game; only its rules for one without a file here."""
    return KNOWLEDGE.get(game.id, Knowledge)(game)

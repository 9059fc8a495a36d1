"""What the search knows of each game, one file a game: its priors, its winning turns and its playouts in lanes."""

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
    """What is known of a game; of one without a file here only its rules."""
    return KNOWLEDGE.get(game.id, Knowledge)(game)

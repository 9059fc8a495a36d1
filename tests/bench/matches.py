"""A game of the arena whose players have equal time of the processor: what `build_scripts/measure.py match` asks."""

from __future__ import annotations

from typing import Any

from py_engine.arena import GameResult, GameSpec, play_game, read_player
from tests.bench.processor_time import processor_seconds


def play_arena_game(players: list[str], holes: list[str], opening: list[str], **others: Any) -> dict[str, Any]:
    """Play the game that a request tells of; returns `record`, `winner` and `unfinished` as `GameResult` has them.

    Seconds of players are those of the processor, in this process.
    """
    first, second = map(read_player, players)
    spec = GameSpec(players=(first, second), holes=tuple(holes), opening=tuple(opening), **others)
    result = play_game(spec, processor_seconds)
    return {"record": result.record, "winner": result.winner, "unfinished": result.unfinished}


def as_result(spec: GameSpec, answer: dict[str, Any]) -> GameResult:
    """What came back, as the arena has it."""
    return GameResult(spec, answer["record"], answer["winner"], answer["unfinished"])

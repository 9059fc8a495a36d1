"""A report for people at a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..games.catalogue import find_game


def summary(document: Mapping[str, Any]) -> str:
    """The main figures of a report, one on a line, and the games that they rest on."""
    rows = [
        ("first player wins", _percent(document["first_player"])),
        ("pie taken", _percent(document["pie"]["taken"]) if document["pie"] else "no pie rule"),
        ("length", f"{_mean(document['length'], 1)} turns"),
        ("branching", f"{_mean(document['branching'], 1)} turns"),
        ("game tree", f"10^{_mean(document['game_tree'], 1)}"),
        ("state space", f"at most 10^{document['state_space']['size']:.1f}"),
        ("drama", _mean(document["drama"], 3)),
        ("decisiveness", _mean(document["decisiveness"], 3)),
        ("lead changes", f"{_mean(document['lead_changes'], 1)} a game"),
        ("comebacks", _percent(document["comebacks"])),
        ("captures", f"{_mean(document['captures'], 1)} a game"),
        ("shortest game", f"{document['shortest']['turns']} turns"),
        ("fair first stones", _fair(document)),
    ]
    if document["depth"]:
        rows.append((f"{document['depth']['times']} times the playouts", _percent(document["depth"]["won"])))
    if document["mirroring"]:
        rows += [(f"mirroring, as {side}", _percent(one["won"])) for side, one in document["mirroring"].items()]
    widest = max(len(name) for name, _ in rows)
    heading = (
        f"{find_game(document['game']).credit}\nsize {document['size']}, {document['games']} games, "
        f"{document['playouts']} playouts a turn, seed {document['seed']}, engine {document['engine']}"
    )
    lines = "\n".join(f"{name.ljust(widest)}  {text}" for name, text in rows)
    return f"{heading}\n\n{lines}\n\nIntervals hold the true value in about 95 of 100 reports.\n"


def _percent(share: Mapping[str, Any] | None) -> str:
    if share is None:
        return "not played"
    return f"{share['share']:.0%} ({share['low']:.0%} to {share['high']:.0%}), {share['hits']} of {share['of']}"


def _mean(estimate: Mapping[str, Any], places: int) -> str:
    return f"{estimate['mean']:.{places}f} ({estimate['low']:.{places}f} to {estimate['high']:.{places}f})"


def _fair(document: Mapping[str, Any]) -> str:
    fair = [stone["cells"][0] for stone in document["first_stones"] if stone["fair"]]
    return " ".join(fair) or "none"

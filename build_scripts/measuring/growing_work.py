"""The work of `growth.py` at any size: records with variations, saved games, and pages with diagrams."""

from __future__ import annotations

from random import Random

import py_engine
from py_engine.match import Match

# Here a turn is any empty cell, and a game has no other length than that of its board.
GAME, SIZE = "parasol", 5
TURNS = 30
# Variations to be added to a record.
FRESH = 3

# For names: a search for one of them finds one game in ten.
PLACES = ("lake", "hill", "wood", "shore", "house", "field", "bridge", "island", "garden", "road")

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Diagrams</title>
<link rel="icon" href="data:,">
<style>sunstones-board {{ width: 20rem }}</style>
<script>
  let left = {count};
  window.painted = new Promise((resolve) => addEventListener("painted", () => {{
    left -= 1;
    if (left === 0) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  }}, {{ capture: true }}));
</script>
<script type="module" src="site/embed.js"></script>
{boards}
"""


def played(seed: int) -> Match:
    """A game of random turns."""
    match = py_engine.new_match(GAME, SIZE)
    for cell in Random(seed).sample(sorted(match.board), TURNS):
        match.play(cell)
    return match


def record_with(variations: int) -> tuple[dict[str, object], list[str]]:
    """A record with this many variations of two turns, each instead of a turn of the line or of another variation.

    Returns:
        The record, whose last turn is on the board; turns that have not been played in the place of that one.
    """
    random = Random(variations)
    match = played(seed=0)
    cells = sorted(match.board)
    # Before the last turn is room for others.
    inner = [node for node in match.history.tree.listed if node.branches][:-1]
    size = len(match.history.tree) + 2 * variations
    while len(match.history.tree) < size:
        before = random.choice(inner)
        taken = {node.turn.text for node in (*before.line(), *before.branches) if node.turn is not None}
        turn, answer = random.sample([cell for cell in cells if cell not in taken], 2)
        first = match.play_after(before, turn)
        match.play_after(first, answer)
        inner.append(first)
    fresh = [cell for cell, owner in match.board.items() if owner is None][:FRESH]
    return match.record(variations=True), fresh


def saved_game(record: dict[str, object], number: int = 0) -> dict[str, object]:
    """An entry of the list of saved games, as the page writes it."""
    picture = {"stones": stones_of(played(number)), "holes": "", "loop": ""}
    return {
        "name": f"Game {number} by the {PLACES[number % len(PLACES)]}",
        "savedAt": 1_700_000_000_000 + number * 60_000,
        "record": record,
        "about": {"sides": ["human", "human"], "colours": ["red", "blue"], "end": None, "picture": picture},
        "form": 3,
    }


def stones_of(match: Match) -> dict[str, str]:
    """The cells of each colour."""
    return {
        colour: " ".join(cell for cell, owner in match.board.items() if owner == player)
        for player, colour in enumerate(match.info.colours)
    }


def page_with(diagrams: int) -> str:
    """A page with different diagrams, whose promise `painted` gives the milliseconds until it shows all of them."""
    positions = [
        ", ".join(f"{colour} {cells}" for colour, cells in stones_of(played(seed)).items()) for seed in range(diagrams)
    ]
    boards = "\n".join(
        f'<p>Diagram {number}</p><sunstones-board game="{GAME}" size="{SIZE}" position="{position}"></sunstones-board>'
        for number, position in enumerate(positions)
    )
    return PAGE.format(count=diagrams, boards=boards)

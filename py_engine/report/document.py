"""A whole report as one JSON document.

Every share is `{hits, of, share, low, high}` and every mean `{mean, low, high}`, with the interval that
`intervals.py` tells. What was not played is null. Players are the first and the second; with the pie rule the first
colour may be the second player's. The fields:

    format, version     what this is; the version changes when a field changes its meaning
    game, name, designer, url, size, cells
    engine, playouts, seed, games, command    what it was made with; the command makes it again
    first_player        share of the games that the first player won; `first_colour` the same of the colour that begins
    pie                 taken: share of the games in which the second player swapped; null without the pie rule
    length              turns a game, forced passes and swaps included: mean, median, least, most, and all `lengths`
    branching           whole turns to choose from; `positions` that were counted, in `cut_off` of them not to the end
    game_tree           log10 of its size; state_space: log10 too (see `complexity.StateSpace`)
    drama, mean_deficit, behind, lead_changes, clear_lead_changes, decisiveness, threshold, uncertainty,
    largest_swing       means over the games of what `metrics.py` defines
    comebacks           share of the games
    captures            stones removed or turned over a game; capturing_turns: share of all turns that do so
    coverage            share of the cells that have a stone at some time
    course              at 21 points from the first turn to the last: of the winner's chances the lower quartile, the
                        median and the upper quartile, and the share of games in which the winner led
    shortest            the shortest game: `turns`, and its `record`
    first_stones        for each that is not the image of another: `cells`, the chances of its colour by search (mean),
                        whether they may be within the `fair_band` (`fair`), how often a searching player would take it
                        over (`taken`), `games` from it that its colour won
    depth               pairs of games of `times` the playouts against one time: share won, Elo
    mirroring           share won by a player that mirrors, as `first` and as `second`, and `copied` turns a game
    representative      the game nearest to the medians: `record`, the `stones` of each colour at its end, the first
                        player's `chances` before each turn, and its `review`

Sources, named in full in `metrics.py`, of the figures here: shares of wins are Browne's and Ludii's advantage,
and in Ai Ai's report; length is Browne's duration; swaps, captures (its change in material) and mirroring are in Ai
Ai's reports; coverage is Ludii's board coverage; depth is what Browne calls so, measured as a link of Ai Ai's skill
chains. The course, the shortest game and the first stones are this engine's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, median
from typing import Any

from .. import __version__
from ..games.catalogue import find_game
from ..games.setup import make_game
from ..openings.shares import Share, share
from .complexity import branching_of, game_tree, state_space
from .courses import course_of, replay
from .first_stones import FAIR_BAND, classes_of, is_fair
from .intervals import Estimate, elo_of, mean_of_games, mean_of_searches, quantile
from .metrics import (
    CLEAR,
    behind,
    decisiveness,
    drama,
    is_comeback,
    largest_swing,
    lead_changes,
    mean_deficit,
    threshold,
    uncertainty,
)
from .plan import DEPTH_FACTOR, Plan
from .playing import Played
from .representative import REVIEW_PLAYOUTS, representative, reviewed

FORMAT = "sunstones-report"
VERSION = 1

# Points of the course of a game.
POINTS = 21

# Means over the games: fields of the document, and the value of one game.
MEANS: Mapping[str, Callable[[Sequence[float]], float]] = {
    "drama": drama,
    "mean_deficit": mean_deficit,
    "behind": behind,
    "lead_changes": lead_changes,
    "clear_lead_changes": lambda chances: lead_changes(chances, CLEAR),
    "decisiveness": decisiveness,
    "threshold": threshold,
    "uncertainty": uncertainty,
    "largest_swing": largest_swing,
}


def make_document(plan: Plan, played: Mapping[str, Played]) -> dict[str, Any]:
    """The document of a plan, from the results of all its tasks by key."""
    setup = plan.setup
    info, seed = find_game(setup.game), setup.seed
    game = make_game(info, setup.size)
    by_kind: dict[str, list[Played]] = {}
    for task in plan.tasks:
        by_kind.setdefault(task.kind, []).append(played[task.key])
    courses = [course_of(setup, one) for one in by_kind["play"]]
    lengths = [len(course.turns) for course in courses]
    chances = [course.winners_chances for course in courses]
    branching = branching_of(game, courses, seed)
    typical, shortest = representative(courses), min(courses, key=lambda course: len(course.turns))
    of_key = {one.key: one for one in by_kind["play"]}
    typical_match = replay(setup, of_key[typical.key])
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": info.id,
        "name": info.name,
        "designer": info.designer,
        "url": info.url,
        "size": setup.size,
        "cells": game.board.cell_count,
        "engine": __version__,
        "playouts": setup.playouts,
        "seed": seed,
        "games": plan.games,
        "command": plan.command,
        "first_player": _share(sum(course.winner == 0 for course in courses), plan.games),
        "first_colour": _share(sum(course.winner == course.swapped for course in courses), plan.games),
        "pie": {"taken": _share(sum(course.swapped for course in courses), plan.games)} if info.pie else None,
        "length": {
            **_mean(lengths, seed),
            "median": median(lengths),
            "least": min(lengths),
            "most": max(lengths),
            "lengths": sorted(lengths),
        },
        "branching": {
            **branching.turns._asdict(),
            "median": median(branching.counts),
            "most": max(branching.counts),
            "positions": len(branching.counts),
            "cut_off": branching.cut_off,
        },
        "game_tree": game_tree(lengths, branching, seed)._asdict(),
        "state_space": _state_space(state_space(info, game, seed)),
    }
    for name, metric in MEANS.items():
        document[name] = _mean([metric(each) for each in chances], f"{seed} {name}")
    document |= {
        "comebacks": _share(sum(map(is_comeback, chances)), plan.games),
        "captures": _mean([sum(course.captures) for course in courses], f"{seed} captures"),
        "capturing_turns": _mean(
            [sum(map(bool, course.captures)) / len(course.captures) for course in courses], f"{seed} capturing"
        ),
        "coverage": _mean([course.coverage for course in courses], f"{seed} coverage"),
        "course": course_of_games(chances),
        "shortest": {"turns": len(shortest.turns), "record": replay(setup, of_key[shortest.key]).record()},
        "first_stones": _first_stones(plan, played),
        "fair_band": list(FAIR_BAND),
        "depth": _depth(plan, played),
        "mirroring": _mirroring(plan, played),
        "representative": {
            "record": typical_match.record(),
            "stones": [game.board.names_of(stones) for stones in typical_match.position.stones],
            "chances": [round(chance, 3) for chance in typical.chances],
            "review_playouts": REVIEW_PLAYOUTS,
            "review": reviewed(typical_match),
        },
    }
    return document


def course_of_games(chances: Sequence[Sequence[float]]) -> dict[str, list[float]]:
    """The course of the winners' chances, over games that are stretched to the same length.

    At each point of the course: the quartiles of the chances, and the share of the games in which the winner led.
    """
    course: dict[str, list[float]] = {"lower": [], "median": [], "upper": [], "led": []}
    for point in range(POINTS):
        here = [each[round(point / (POINTS - 1) * (len(each) - 1))] for each in chances]
        for name, part in (("lower", 0.25), ("median", 0.5), ("upper", 0.75)):
            course[name].append(round(quantile(here, part), 3))
        course["led"].append(round(fmean(chance > 0.5 for chance in here), 3))
    return course


def _first_stones(plan: Plan, played: Mapping[str, Played]) -> list[dict[str, Any]]:
    game = make_game(find_game(plan.setup.game), plan.setup.size)
    stones = []
    for cells in classes_of(game):
        names = [game.board.name(cell) for cell in cells]
        of_cell = [task for task in plan.tasks if task.cell == names[0]]
        searches = next((played[task.key] for task in of_cell if task.kind == "stone"), None)
        if searches is None:  # the report was interrupted before
            continue
        won = [played[task.key].winner == 0 for task in of_cell if task.kind == "first"]
        rate = mean_of_searches(searches.rates)
        stones.append(
            {
                "cells": names,
                **rate._asdict(),
                "fair": is_fair(rate.low, rate.high),
                "taken": _share(searches.taken or 0, len(searches.rates)),
                "games": _share(sum(won), len(won)),
            }
        )
    return stones


def _depth(plan: Plan, played: Mapping[str, Played]) -> dict[str, Any] | None:
    tasks = [task for task in plan.tasks if task.kind == "depth"]
    won = _share(sum(played[task.key].winner == task.stronger for task in tasks), len(tasks))
    if won is None:
        return None
    elo = {name: elo_of(won[name]) for name in ("share", "low", "high")}
    return {"times": DEPTH_FACTOR, "pairs": plan.pairs, "won": won, "elo": elo}


def _mirroring(plan: Plan, played: Mapping[str, Played]) -> dict[str, Any] | None:
    found: dict[str, Any] = {}
    for side, name in enumerate(("first", "second")):
        games = [played[task.key] for task in plan.tasks if task.kind == "mirror" and task.mirrors == side]
        won = _share(sum(one.winner == side for one in games), len(games))
        if won is None:
            return None
        copied = _mean([one.mirrored or 0 for one in games], f"{plan.setup.seed} {name}")
        found[name] = {"won": won, "copied": copied}
    return found


def _state_space(found: Any) -> dict[str, Any]:
    sampled: Share | None = found.sampled
    return {**found._asdict(), "sampled": None if sampled is None else sampled._asdict()}


def _share(hits: int, of: int) -> dict[str, Any] | None:
    found = share(hits, of)
    return None if found is None else found._asdict()


def _mean(values: Sequence[float], seed: int | str) -> dict[str, Any]:
    found: Estimate | None = mean_of_games(values, seed)
    assert found is not None, "a report has one game at least"
    return found._asdict()

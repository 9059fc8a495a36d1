"""Samples of all rounds as tables: medians, and medians of the ratios within each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from measuring.rounds import Sample, Samples
from py_engine.arena.cross_table import aligned

NOTHING = "–"


def playout_table(samples: Samples, sizes: Mapping[str, int]) -> str:
    """Playouts a second, one line for each game and variant.

    Ratios are to the C reference, and to one-board playouts in the same runtime. The batch is how many games were
    played at once, which a game's own lanes may have chosen. The spread is between the fastest and the slowest round,
    as a part of the median: on a quiet machine some hundredths.
    """
    rates = {
        (game, variant.method, variant.runtime): _rates(measured, "playouts")
        for (game, variant), measured in samples.playouts.items()
    }
    rows = []
    for (game, variant), measured in samples.playouts.items():
        own = rates[game, variant.method, variant.runtime]
        rows.append(
            [
                f"{game} {sizes[game]}",
                variant.runtime if variant.method == "reference" else f"{variant.method}, {variant.runtime}",
                _number(median(own)),
                _ratio(own, rates.get((game, "reference", "C"))),
                _ratio(own, rates.get((game, "one-board", variant.runtime))),
                str(measured[-1].get("batch", 1)),
                f"{(max(own) - min(own)) / median(own):.0%}",
            ]
        )
    return _table(["game", "played", "playouts/s", "× C", "× one board", "batch", "spread"], rows)


def search_table(samples: Samples, sizes: Mapping[str, int]) -> str:
    """The search, one line for each game, runtime and beginning.

    The first answer is the first step that rests on playouts or a proof. A slice is as long as the page's worker asks
    for; the search is stopped between two of them.
    """
    rows = []
    for (game, runtime, filled), measured in samples.search.items():
        milliseconds = (
            median(sample["first_answer"] for sample in measured),
            median(median(sample["slices"]) for sample in measured),
            max(max(sample["slices"]) for sample in measured),
        )
        rows.append(
            [
                f"{game} {sizes[game]}",
                f"{runtime}, {f'{filled:.0%} full' if filled else 'empty board'}",
                _number(median(_rates(measured, "playouts"))),
                _number(median(_rates(measured, "positions"))),
                *(f"{1000 * one:.1f} ms" for one in milliseconds),
            ]
        )
    return _table(["game", "in", "playouts/s", "positions/s", "first answer", "slice", "longest slice"], rows)


def _rates(samples: Sequence[Sample], amount: str) -> list[float]:
    """Units done in a second, sample by sample."""
    return [float(sample[amount] / sample["seconds"]) for sample in samples]


def _number(value: float) -> str:
    """A number to one digit after the point, or to none where it is large."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _ratio(ours: Sequence[float], theirs: Sequence[float] | None) -> str:
    """The median of the ratios between rates of the same rounds, to three digits at least; a dash without theirs."""
    if theirs is None:
        return NOTHING
    value = median(a / b for a, b in zip(ours, theirs, strict=True))
    return _number(value) if value >= 100 else f"{value:.3g}"


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows below their heading. A first column that repeats the row before is left empty."""
    shown, before = [heading], ""
    for first, *others in rows:
        shown.append(["" if first == before else first, *others])
        before = first
    return aligned(shown, {0, 1})

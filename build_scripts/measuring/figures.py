"""From samples to figures: medians, and ratios between what was measured in the same round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from measuring.rounds import Sample, Samples


@dataclass(frozen=True)
class PlayoutFigures:
    """How fast a variant plays random games.

    rates: playouts a second, round by round; rate: their median. spread: between the fastest and the slowest round, as
    a part of the median: on a quiet machine a few hundredths. to_c, to_one_board: the medians of the ratios, round by
    round, to the C reference and to one-board play in the same runtime; None where there is nothing to compare with.
    batch: how many games share a batch; the games' own lanes may have chosen otherwise than they were asked to.
    """

    game: str
    method: str
    runtime: str
    rate: float
    to_c: float | None
    to_one_board: float | None
    spread: float
    batch: int
    rates: list[float]


@dataclass(frozen=True)
class SearchFigures:
    """How fast the tree search is, and how soon it answers; medians of the rounds.

    filled: the part of the board's cells that is filled where it begins.
    playouts, positions: a second. first_answer: milliseconds until there is a step that rests on playouts or a proof.
    slice: the median length of the slices that the page's worker asks for, in milliseconds; longest_slice: of all
    rounds. A search is stopped between two slices.
    """

    game: str
    runtime: str
    filled: float
    playouts: float
    positions: float
    first_answer: float
    slice: float
    longest_slice: float


def rates(samples: Sequence[Sample], amount: str = "playouts") -> list[float]:
    """How much was done in a second, sample by sample."""
    return [float(sample[amount] / sample["seconds"]) for sample in samples]


def median_ratio(ours: Sequence[float], theirs: Sequence[float] | None) -> float | None:
    """The median of the ratios between the rates of the same rounds."""
    if theirs is None:
        return None
    return median(a / b for a, b in zip(ours, theirs, strict=True))


def playout_figures(samples: Samples) -> list[PlayoutFigures]:
    """The figures of every game and variant, in the order in which they were measured first."""
    by_key = {
        (game, variant.method, variant.runtime): (measured, rates(measured))
        for (game, variant), measured in samples.playouts.items()
    }
    found = []
    for (game, method, runtime), (measured, own) in by_key.items():
        in_c = by_key.get((game, "reference", "C"))
        on_one_board = by_key.get((game, "one-board", runtime))
        found.append(
            PlayoutFigures(
                game,
                method,
                runtime,
                rate=median(own),
                to_c=median_ratio(own, in_c and in_c[1]),
                to_one_board=median_ratio(own, on_one_board and on_one_board[1]),
                spread=(max(own) - min(own)) / median(own),
                batch=measured[-1].get("batch", 1),
                rates=own,
            )
        )
    return found


def search_figures(samples: Samples) -> list[SearchFigures]:
    """The figures of every game, runtime and beginning."""
    found = []
    for (game, runtime, filled), searches in samples.search.items():
        answering = samples.answering[game, runtime, filled]
        found.append(
            SearchFigures(
                game,
                runtime,
                filled,
                playouts=median(rates(searches)),
                positions=median(rates(searches, "positions")),
                first_answer=1000 * median(sample["first_answer"] for sample in answering),
                slice=1000 * median(median(sample["slices"]) for sample in answering),
                longest_slice=1000 * max(max(sample["slices"]) for sample in answering),
            )
        )
    return found

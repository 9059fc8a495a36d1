"""Results of a tournament: wins, ratings, and every game, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Container, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from ..games.catalogue import find_game
from .elo import Estimate, Ratings, fit
from .game import GameResult
from .players import Player

FORMAT = "sunstones-arena"
VERSION = 1

# Standard errors that include the true rating in 95 of 100 tournaments.
ERRORS_OF_95_PERCENT = 1.96


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Results of a tournament, at least one, all of one game on one board.

    Attributes:
        results: The results.
        seed: The tournament's seed, if there was one. Each result's spec has the seed of its game.
    """

    results: tuple[GameResult, ...]
    seed: int | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        """The players in the order in which they were named."""
        return tuple(dict.fromkeys(player for result in self.results for player in result.spec.players))

    @property
    def unfinished(self) -> tuple[GameResult, ...]:
        """The games that count for neither player; each result has the reason."""
        return tuple(result for result in self.results if result.winner is None)

    @property
    def first_player_wins(self) -> int:
        """The number of games won by the player who moved first: half of them where moving first is no advantage."""
        return sum(result.winner == 0 for result in self.results)

    def wins(self) -> list[list[int]]:
        """The number of wins of player i against player j, as `wins()[i][j]`."""
        number = {player: index for index, player in enumerate(self.players)}
        wins = [[0] * len(number) for _ in number]
        for result in self.results:
            if result.winner is not None:
                winner, loser = result.spec.players[result.winner], result.spec.players[1 - result.winner]
                wins[number[winner]][number[loser]] += 1
        return wins

    def elo(self) -> Ratings:
        """The players' ratings with their errors; see `elo.py`."""
        return fit(self.wins())

    def as_text(self) -> str:
        """The table for people, strongest player first, with remarks on the ratings and any unfinished games."""
        wins, ratings, players = self.wins(), self.elo(), self.players
        order = _ranking(ratings, wins)
        lines = [["", "player", "Elo", "±", "won", *(str(place) for place in range(1, len(order) + 1))]]
        for place, i in enumerate(order, start=1):
            won, lost = sum(wins[i]), sum(row[i] for row in wins)
            scores = ("·" if i == j else f"{wins[i][j]}–{wins[j][i]}" for j in order)
            lines.append([str(place), str(players[i]), *_rating_texts(ratings.of(i)), f"{won}/{won + lost}", *scores])
        paragraphs = [self._heading(), aligned(lines, {1}), self._remarks(ratings, order)]
        if self.unfinished:
            games = "\n".join(f"  {result}" for result in self.unfinished)
            paragraphs.append(
                f"Not finished, and counted for neither player: {counted(len(self.unfinished), 'game')}\n{games}"
            )
        return "\n\n".join(paragraphs) + "\n"

    def as_json(self) -> str:
        """The complete results as JSON text. Each game has its record, which `load_record` reads.

        Ratings and standard errors are in Elo; null where no finished games connect the players.
        """
        spec, wins, ratings = self.results[0].spec, self.wins(), self.elo()
        players = self.players
        document = {
            "format": FORMAT,
            "version": VERSION,
            "game": spec.game,
            "size": spec.start().size,
            "holes": spec.holes,
            "seed": self.seed,
            "players": [
                {
                    "player": str(player),
                    "opponent": player.opponent,
                    "seconds": player.seconds,
                    "playouts": player.playouts,
                    "won": sum(wins[i]),
                    "lost": sum(row[i] for row in wins),
                    **_estimate_entries(ratings.of(i)),
                }
                for i, player in enumerate(players)
            ],
            "wins": wins,
            "differences": [
                {"players": [str(players[i]), str(players[j])], **_estimate_entries(ratings.difference(i, j))}
                for i, j in combinations(range(len(players)), 2)
            ],
            "smoothed": ratings.smoothed,
            "first_player_wins": self.first_player_wins,
            "unfinished": len(self.unfinished),
            "games": [
                {
                    "players": [str(player) for player in result.spec.players],
                    "pair": result.spec.pair,
                    "seed": result.spec.seed,
                    "opening": result.spec.opening,
                    "winner": result.winner,
                    "unfinished": result.unfinished,
                    "record": result.record,
                }
                for result in self.results
            ],
        }
        return json.dumps(document, ensure_ascii=False, indent=1) + "\n"

    def _heading(self) -> str:
        spec = self.results[0].spec
        holes = f" with holes {' '.join(spec.holes)}" if spec.holes else ""
        seed = "" if self.seed is None else f", seed {self.seed}"
        games = counted(len(self.results), "game")
        return f"{find_game(spec.game).credit}\nsize {spec.start().size}{holes}, {games}{seed}"

    def _remarks(self, ratings: Ratings, order: list[int]) -> str:
        finished = len(self.results) - len(self.unfinished)
        remarks = [f"The first player won {self.first_player_wins} of {counted(finished, 'game')}."]
        for i, j in pairwise(order):
            difference = ratings.difference(i, j)
            if difference is not None:
                elo, error = _rating_texts(difference)
                remarks.append(f"{self.players[i]} over {self.players[j]}: {elo} ± {error}")
        remarks.append("Elo: most likely ratings (Bradley-Terry), their mean 0; ± is 1.96 standard errors (95 %).")
        if ratings.smoothed:
            remarks.append(
                "Some won all their games against the others: how much stronger they are is open upwards. For these\n"
                "ratings half a win was added each way between every two who met."
            )
        return "\n".join(remarks)


def _ranking(ratings: Ratings, wins: list[list[int]]) -> list[int]:
    """The players' indices, strongest first; those without a rating last."""

    def strength(player: int) -> float:
        rating = ratings.of(player)
        return float("-inf") if rating is None else rating.elo

    return sorted(range(len(wins)), key=strength, reverse=True)


def _rating_texts(estimate: Estimate | None) -> tuple[str, str]:
    if estimate is None:
        return "?", "?"
    return f"{round(estimate.elo):+d}", str(round(ERRORS_OF_95_PERCENT * estimate.error))


def _estimate_entries(estimate: Estimate | None) -> dict[str, float | None]:
    """A rating as entries of the JSON document, to a hundredth of a point."""
    if estimate is None:
        return {"elo": None, "standard_error": None}
    return {"elo": round(estimate.elo, 2), "standard_error": round(estimate.error, 2)}


def aligned(rows: Sequence[Sequence[str]], named: Container[int]) -> str:
    """Rows as lines with aligned columns: those in `named` to the left, the others, numbers, to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            text.ljust(width) if column in named else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def counted(number: int, noun: str) -> str:
    """A number with its noun: `1 game`, `3 games`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"

"""Opponents: five characters a game, in rising strength, and an opponent of any strength between them.

Facing the five in order is the gauntlet. Between two rungs there is the opponent that adapts: an even match for a
player with the rating in its id.

A character is a budget and a style. The budget is in playouts, so that a character is as strong on a phone as on a
desktop, with a time limit for slow devices. The style decides between steps with about equal win rates: the larger the
tolerance, the more steps count as equal, and the clearer the style. The fifth has no style: it is the engine at its
strongest. The first of Sunspot also has oversights: at some of its turns the style alone decides.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from ..board.bitboard import neighbours_of
from ..games.base import Action, Game, Position
from ..search.search import Search
from ..text.errors import InvalidSetup, quote
from ..text.sentences import Sentence, say
from .ladder import parts_between, place_of


class Style(NamedTuple):
    """Preferences of a character for a step on a cell: weights of parts that are each 0 to 1.

    Attributes:
        friends: Weight of the neighbours that are own stones.
        foes: Weight of the neighbours that are enemy stones.
        space: Weight of the neighbours that are empty.
        edge: Weight of a cell on the perimeter.
        spoils: Weight of the enemy stones that the step removes or turns over; four or more count as one.
    """

    friends: float = 0.0
    foes: float = 0.0
    space: float = 0.0
    edge: float = 0.0
    spoils: float = 0.0

    def of(self, game: Game, position: Position, action: Action) -> float:
        """The score of a step in this style."""
        if action.cell < 0:
            return 0.0
        board = game.board
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        beside = neighbours_of(board, 1 << action.cell)
        sides = len(board.steps)
        liked = self.friends * (beside & own).bit_count() + self.foes * (beside & enemy).bit_count()
        liked = (liked + self.space * (beside & game.empty_cells(position)).bit_count()) / sides
        liked += self.edge * (board.perimeter >> action.cell & 1)
        if self.spoils:
            left = game.apply(position, action).stones[1 - position.to_move]
            liked += self.spoils * min(1.0, (enemy & ~left).bit_count() / 4)
        return liked


GROWER = Style(friends=1.0)
RAIDER = Style(foes=0.5, spoils=1.0)
INVADER = Style(space=1.0)
FORTRESS = Style(friends=0.5, edge=0.5)
READER = Style()

# Time limit of a turn for each rung, in seconds. At the search's speed in a browser's Python on a desktop
# (`build_scripts/measure.py bench`) no turn takes half as long.
SECONDS = (2.0, 3.0, 4.0, 6.0, 8.0)

# Network evaluations per turn for each rung; None for random playouts. The character of the first rung with a number
# still plays games: with this many evaluations it would be about as strong, and an even match continues from there.
# (Sunspot's 96 is estimated from the results of 384 and 1,536.)
EVALUATIONS: Mapping[str, tuple[int | None, ...]] = MappingProxyType(
    {
        "subsume": (None, None, 1, 32, 1_536),
        "surmount": (None, None, 1, 24, 1_024),
        "sunspot": (None, None, None, 96, 1_536),
        "sum": (None, None, None, 1, 1_536),
    }
)
NO_EVALUATIONS: tuple[int | None, ...] = (None,) * len(SECONDS)

# Evaluations of the players between two rungs in `ladder.WINS`, by the lower rung. An even match at their rating has
# the same number.
EVALUATIONS_BETWEEN: Mapping[tuple[str, int], tuple[int, ...]] = MappingProxyType(
    {("subsume", 3): (224, 512), ("surmount", 3): (157,), ("sunspot", 3): (384,), ("sum", 3): (64,)}
)

# The part of its turns, 0 to 1, at which the first of a game plays by style: the best by its search of the steps with
# the highest score. search/notes says why the other games have none.
OVERSIGHTS: Mapping[str, float] = MappingProxyType({"sunspot": 0.4})

# Playouts of an even match halfway between a rung and the next one, where strength is not linear in their logarithm. In
# Sum the logarithm gives 627, which search too few of the squares (search/notes).
HALFWAY: Mapping[tuple[str, int], int] = MappingProxyType({("sum", 2): 800})

# The id of an even match for a player of a rating.
EVEN_MATCH = re.compile(r"even-(\d{1,4})", re.ASCII)


class Opponent(NamedTuple):
    """A computer player.

    Attributes:
        id: Its id, such as `nomad`.
        name: The name that players read.
        temper: Its way of playing, in one line.
        style: See the module's docstring.
        tolerance: Largest difference in win rate between steps that count as equal, 0 to 1.
        playouts: Budget of a turn.
        seconds: Time limit of a turn.
        evaluations: Network evaluations per turn; None for random playouts.
        oversights: Part of its turns, 0 to 1, at which its style decides among all steps.
    """

    id: str
    name: str
    temper: Sentence
    style: Style
    tolerance: float
    playouts: int
    seconds: float
    evaluations: int | None = None
    oversights: float = 0.0

    @property
    def asks_network(self) -> bool:
        """Return whether it asks a network in place: if it has evaluations, or always takes the best step."""
        return self.evaluations is not None or self.tolerance == 0.0

    def budget_in(self, search: Search) -> int:
        """The budget of a turn: evaluations if the search evaluates only, else playouts."""
        return self.evaluations if self.evaluations is not None and search.params.evaluates_only else self.playouts

    def prefer(self, search: Search, *, overlooks: bool = False) -> int:
        """The index of the step that this character takes at the root of a search.

        With `overlooks` its style decides among all steps, and the search only among those of equal score.
        """
        root, best = search.root, search.best()
        if overlooks:
            return self._likes_best(search, [best, *range(len(root.actions))])
        if self.tolerance == 0.0 or root.proven is not None:
            return best
        least = search.win_rate(best) - self.tolerance
        close = [
            index
            for index in search.comparable()
            if search.win_rate(index) >= least and search.proof_of(index)[0] != "loss" and not search.is_refuted(index)
        ]
        return self._likes_best(search, [best, *close])

    def _likes_best(self, search: Search, steps: Sequence[int]) -> int:
        """The index, of these steps from the root, with the highest score in its style, the first of several."""
        root = search.root
        return max(steps, key=lambda index: self.style.of(search.game, root.position, root.actions[index]))


# A character: name, temper, style, playouts and tolerance.
Character: TypeAlias = tuple[str, Sentence, Style, int, float]


def _five(game: str, characters: Sequence[Character]) -> tuple[Opponent, ...]:
    """The characters of a game, one for each rung."""
    evaluations = EVALUATIONS.get(game, NO_EVALUATIONS)
    asked = [None, *(most if before is not None else None for before, most in pairwise(evaluations))]
    first, *others = (
        Opponent(name.lower(), name, temper, style, tolerance, playouts, seconds, most)
        for (name, temper, style, playouts, tolerance), seconds, most in zip(characters, SECONDS, asked, strict=True)
    )
    return (first._replace(oversights=OVERSIGHTS.get(game, 0.0)), *others)


# The effect of a style differs between games, and so do the characters' order, budgets and tolerances. They were set by
# matches from even openings (`ladder.WINS`), and the first by matches against random play.
CHARACTERS: Mapping[str, tuple[Character, ...]] = MappingProxyType(
    {
        "subsume": (
            ("Nomad", say("Settles where there is room, and lets you come."), INVADER, 128, 0.05),
            ("Sprout", say("Grows beside its own stones and hopes that a loop will come of it."), GROWER, 128, 0.06),
            ("Magpie", say("Goes for your stones wherever it can touch them."), RAIDER, 384, 0.01),
            ("Rampart", say("Holds the edge, where this game is won."), FORTRESS, 1_024, 0.008),
            ("Lodestar", say("Reads ahead, and plays what it finds."), READER, 6_144, 0.0),
        ),
        "parasol": (
            ("Drizzle", say("Falls beside its own stones, one drop after the other."), GROWER, 16_384, 0.1),
            ("Gust", say("Blows into whatever you are building."), RAIDER, 32_768, 0.05),
            ("Awning", say("Spans wide from the edge, and closes in late."), FORTRESS, 49_152, 0.02),
            ("Drifter", say("Likes open sky and empty parasols."), INVADER, 65_536, 0.02),
            ("Meridian", say("Counts every parasol, and takes the ones that matter."), READER, 1_048_576, 0.0),
        ),
        "surmount": (
            ("Moss", say("Grows one big cushion and leans on it."), GROWER, 64, 0.02),
            ("Bastion", say("Builds large along the edge and waits to capture."), FORTRESS, 192, 0.005),
            ("Scout", say("Drops stones behind your lines."), INVADER, 192, 0.06),
            ("Jackdaw", say("Takes whatever it can take, at once."), RAIDER, 1_024, 0.01),
            ("Summit", say("Knows which group will stand at the end."), READER, 4_096, 0.0),
        ),
        "sunspot": (
            ("Comet", say("Comes from far away, where there is room."), INVADER, 64, 0.25),
            ("Flare", say("Flips and crowds you whenever it can."), RAIDER, 256, 0.06),
            ("Halo", say("Circles along the edge."), FORTRESS, 512, 0.01),
            ("Ember", say("Glows on beside its own stones."), GROWER, 1_408, 0.01),
            ("Eclipse", say("Sees the loop before it is there."), READER, 6_144, 0.0),
        ),
        "sum": (
            ("Clover", say("Spreads from stone to stone."), GROWER, 64, 0.1),
            ("Pilgrim", say("Walks to the empty quarter of the board."), INVADER, 256, 0.04),
            ("Pike", say("Bites at everything within reach."), RAIDER, 256, 0.03),
            ("Terrace", say("Builds from the edge inward, stone on stone."), FORTRESS, 1_536, 0.02),
            ("Quorum", say("Adds everything up, then plays."), READER, 4_096, 0.0),
        ),
    }
)


OPPONENTS: Mapping[str, tuple[Opponent, ...]] = MappingProxyType(
    {game: _five(game, characters) for game, characters in CHARACTERS.items()}
)


def opponents_of(game: str) -> tuple[Opponent, ...]:
    """The five opponents of a game, in rising strength.

    Raises:
        InvalidSetup: There are no opponents for the game.
    """
    if not isinstance(game, str) or game not in OPPONENTS:
        raise InvalidSetup(
            say(
                "there are no opponents for {game}; the games are {games}", game=quote(game), games=", ".join(OPPONENTS)
            )
        )
    return OPPONENTS[game]


def find_opponent(game: str, opponent: str | None) -> Opponent:
    """The opponent of a game with this id, the strongest for None; `even-1430` is an even match.

    Raises:
        InvalidSetup: There is no such opponent.
    """
    five = opponents_of(game)
    if opponent is None:
        return five[-1]
    for known in five:
        if known.id == opponent:
            return known
    even = EVEN_MATCH.fullmatch(opponent) if isinstance(opponent, str) else None
    if even:
        return even_match(game, int(even[1]))
    raise InvalidSetup(
        say(
            "there is no opponent {opponent}; they are {ids}",
            opponent=quote(opponent),
            ids=", ".join(known.id for known in five),
        )
    )


def even_match(game: str, elo: int) -> Opponent:
    """An opponent of this strength, with a budget between those of its neighbours on the ladder.

    Its style, tolerance and oversights are between theirs, too. If only the stronger neighbour asks a network, all
    three are the stronger one's. (Where that network is not available, it is somewhat too strong just above the weaker
    one.) Strengths below the first or above the fifth are theirs. Results against its neighbours are in search/notes.

    Raises:
        InvalidSetup: There are no opponents for the game.

    >>> even_match("subsume", 1385).playouts
    222
    """
    five = opponents_of(game)
    rung, part = place_of(game, elo)
    lower, upper = five[rung], five[rung + 1]

    def between(low: float, high: float) -> float:
        return low + part * (high - low)

    halfway = [(0.5, HALFWAY[game, rung])] if (game, rung) in HALFWAY else []
    low, high = EVALUATIONS.get(game, NO_EVALUATIONS)[rung : rung + 2]
    evaluations = None
    if low is not None and high is not None and (part > 0 or lower.evaluations is not None):
        known = zip(parts_between(game, rung), EVALUATIONS_BETWEEN.get((game, rung), ()), strict=True)
        evaluations = _budget_between(part, low, high, list(known))
    # A tolerance that costs little in playouts costs much in evaluations (search/notes).
    liked = upper if evaluations is not None and lower.evaluations is None else lower
    return Opponent(
        f"even-{elo}",
        f"Even match {elo}",
        say("Plays as well as you do: between {lower} and {upper}.", lower=lower.name, upper=upper.name),
        Style(*map(between, liked.style, upper.style)),
        between(liked.tolerance, upper.tolerance),
        _budget_between(part, lower.playouts, upper.playouts, halfway),
        between(lower.seconds, upper.seconds),
        evaluations,
        between(liked.oversights, upper.oversights),
    )


def _budget_between(part: float, low: int, high: int, known: Sequence[tuple[float, int]]) -> int:
    """The budget at a part of the way between two players.

    Between known budgets, strength is linear in the logarithm of the playouts, and of the evaluations.

    Args:
        part: The part of the way, 0 to 1.
        low: Budget of the weaker player.
        high: Budget of the stronger player.
        known: Parts with the budgets of the players there, in rising order.

    >>> _budget_between(0.25, 1, 1_024, [(0.5, 64)])
    8
    """
    points = [(0.0, low), *known, (1.0, high)]
    below, above = next(pair for pair in pairwise(points) if part <= pair[1][0])
    share = (part - below[0]) / (above[0] - below[0])
    budget: float = below[1] * (above[1] / below[1]) ** share
    return round(budget)

"""Who one can play against: five characters a game, in rising strength.

Facing them in this order is the gauntlet.

A character is a budget and a taste. The budget is in playouts, so that a character is as strong on a phone as
on a desktop, with a time cap for patience. The taste decides between steps that look about equally good to
it: the weaker the character, the more steps do, and the plainer its taste shows. The fifth has none: it is
the engine at its best.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from .bitboard import spread
from .errors import InvalidSetup, quote
from .games.base import Action, Game, Position
from .search.mcts import TreeSearch
from .sentences import Sentence, say


@dataclass(frozen=True, slots=True)
class Taste:
    """What a character likes about a step on a cell, each part from 0 to 1 times its weight.

    friends, foes, space: the neighbours that are its own stones, enemy stones, empty. edge: whether the cell
    is on the perimeter. spoils: enemy stones that the step takes off the board or turns over, four or more
    counting as one.
    """

    friends: float = 0.0
    foes: float = 0.0
    space: float = 0.0
    edge: float = 0.0
    spoils: float = 0.0

    def of(self, game: Game, position: Position, action: Action) -> float:
        """How much a step is to this taste."""
        if action.cell < 0:
            return 0.0
        board = game.board
        own, enemy = position.stones[position.to_move], position.stones[1 - position.to_move]
        beside = spread(board, 1 << action.cell)
        sides = len(board.steps)
        liked = self.friends * (beside & own).bit_count() + self.foes * (beside & enemy).bit_count()
        liked = (liked + self.space * (beside & ~(own | enemy)).bit_count()) / sides
        liked += self.edge * (board.perimeter >> action.cell & 1)
        if self.spoils:
            left = game.apply(position, action).stones[1 - position.to_move]
            liked += self.spoils * min(1.0, (enemy & ~left).bit_count() / 4)
        return liked


GROWER = Taste(friends=1.0)
RAIDER = Taste(foes=0.5, spoils=1.0)
INVADER = Taste(space=1.0)
FORTRESS = Taste(friends=0.5, edge=0.5)
READER = Taste()

# For each rung of the ladder: playouts for a turn, and seconds after which the turn is taken all the same. In most
# games the first has no more than what is played in one batch, and hardly looks beyond its own step.
PLAYOUTS = (64, 128, 512, 1_408, 4_096)
SECONDS = (2.0, 3.0, 4.0, 6.0, 8.0)

# For each rung: how far below the best a step's win rate may be and still be taken for its taste. Nearly as good is not
# good enough where every step is: with 448 playouts and 0.03 instead of 0.01 Subsume's Nomad wins 11 of 20 paired games
# against Magpie with 128 and 0.06, instead of 21 of 30.
TOLERANCES = (0.2, 0.06, 0.01, 0.005, 0.0)

# Parasol's playouts cost a hundredth or less of the others', and tell less each; its steps lie closer together.
PLAYOUT_FACTORS = {"parasol": 256}
TOLERANCE_FACTORS = {"parasol": 0.5}


@dataclass(frozen=True, slots=True)
class Opponent:
    """A computer player.

    temper: its way of playing, in one line. taste, tolerance: see the head of the module. playouts, seconds:
    its budget for a turn.
    """

    id: str
    name: str
    temper: Sentence
    taste: Taste
    tolerance: float
    playouts: int
    seconds: float

    def prefer(self, game: Game, search: TreeSearch) -> int:
        """The index of the step that this character takes at the root of a search."""
        best = search.best()
        if self.tolerance == 0.0 or search.root.proven is not None:
            return best
        root = search.root
        least = search.win_rate(best) - self.tolerance
        close = [index for index in range(len(root.actions)) if search.win_rate(index) >= least]
        return max([best, *close], key=lambda index: self.taste.of(game, root.position, root.actions[index]))


def _five(game: str, *characters: tuple[str, Sentence, Taste]) -> tuple[Opponent, ...]:
    """The characters of a game, one a rung. What a taste is worth differs between games, and so does their order."""
    tolerances = [tolerance * TOLERANCE_FACTORS.get(game, 1.0) for tolerance in TOLERANCES]
    budgets = [playouts * PLAYOUT_FACTORS.get(game, 1) for playouts in PLAYOUTS]
    return tuple(
        Opponent(name.lower(), name, temper, taste, tolerances[rung], budgets[rung], SECONDS[rung])
        for rung, (name, temper, taste) in enumerate(characters)
    )


OPPONENTS: Mapping[str, tuple[Opponent, ...]] = MappingProxyType(
    {
        "subsume": _five(
            "subsume",
            ("Nomad", say("Settles where nobody is, and lets you come."), INVADER),
            ("Sprout", say("Grows beside its own stones and hopes that a loop will come of it."), GROWER),
            ("Magpie", say("Goes for your stones wherever it can touch them."), RAIDER),
            ("Rampart", say("Holds the edge, where this game is won."), FORTRESS),
            ("Lodestar", say("Reads ahead, and plays what it finds."), READER),
        ),
        "parasol": _five(
            "parasol",
            ("Drizzle", say("Falls beside its own stones, one drop after the other."), GROWER),
            ("Gust", say("Blows into whatever you are building."), RAIDER),
            ("Drifter", say("Likes open sky and empty parasols."), INVADER),
            ("Awning", say("Spans wide from the edge, and closes in late."), FORTRESS),
            ("Meridian", say("Counts every parasol, and takes the ones that matter."), READER),
        ),
        "surmount": _five(
            "surmount",
            ("Moss", say("Grows one big cushion and leans on it."), GROWER),
            ("Scout", say("Drops stones behind your lines."), INVADER),
            ("Jackdaw", say("Takes whatever it can take, at once."), RAIDER),
            ("Bastion", say("Builds large along the edge and waits to capture."), FORTRESS),
            ("Summit", say("Knows which group will stand at the end."), READER),
        ),
        "sunspot": _five(
            "sunspot",
            ("Comet", say("Comes from far away, where there is room."), INVADER),
            ("Flare", say("Flips and crowds you whenever it can."), RAIDER),
            ("Halo", say("Circles along the edge."), FORTRESS),
            ("Ember", say("Glows on beside its own stones."), GROWER),
            ("Eclipse", say("Sees the loop before it is there."), READER),
        ),
        "sum": _five(
            "sum",
            ("Clover", say("Spreads from stone to stone."), GROWER),
            ("Pike", say("Bites at everything within reach."), RAIDER),
            ("Pilgrim", say("Walks to the empty quarter of the board."), INVADER),
            ("Terrace", say("Builds from the edge inward, stone on stone."), FORTRESS),
            ("Quorum", say("Adds everything up, then moves."), READER),
        ),
    }
)


def opponents_of(game: str) -> tuple[Opponent, ...]:
    """The five opponents of a game, in rising strength. Raises `InvalidSetup`."""
    if not isinstance(game, str) or game not in OPPONENTS:
        raise InvalidSetup(
            say(
                "there are no opponents for {game}; the games are {games}", game=quote(game), games=", ".join(OPPONENTS)
            )
        )
    return OPPONENTS[game]


def find_opponent(game: str, opponent: str | None) -> Opponent:
    """The opponent of a game with this id, the strongest for None. Raises `InvalidSetup`."""
    five = opponents_of(game)
    if opponent is None:
        return five[-1]
    for known in five:
        if known.id == opponent:
            return known
    raise InvalidSetup(
        say(
            "there is no opponent {opponent}; they are {ids}",
            opponent=quote(opponent),
            ids=", ".join(known.id for known in five),
        )
    )

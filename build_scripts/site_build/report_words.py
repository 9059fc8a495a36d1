"""The words of the pages of reports, in English: all of them are here, so that other languages can be added.

`$name` and the like are filled in by `report_pages.py`.
"""

from __future__ import annotations

from typing import NamedTuple

BROWNE = "Browne 2008"
LUDII = "Ludii"
AI_AI = "Ai Ai"
ALLIS = "Allis 1994"

LABEL = "Reports"
INDEX = "All reports"
INDEX_TITLE = "The games in figures"
INDEX_LEDE = (
    "What the engine found out in games against itself: who wins, how long it takes, and how often the lead changes."
)
TITLE = "$name in figures"
DESCRIPTION = (
    "$name by $designer, measured on games of an engine against itself: length, branching, drama, fair first stones."
)
BYLINE = 'A game for two by <a href="$url">$designer</a>, $year'
LEDE = "What an engine found out about $name in games against itself, each figure with its error."
FOOTER = "$name and its rules are its designer’s; the measurements are ours, and free to use."
RULES = "Read the rules of $name"
SIZES = "Sizes"

SIZE = "Size $size: $cells cells"
MEASURED = (
    "Measured on $games games between equals, with $playouts playouts a turn. An engine with more playouts plays "
    "better, and may find other figures. Intervals hold the true value in about 95 of 100 such reports: Wilson’s for "
    "shares, the bootstrap over games for means."
)
FIGURES = "At a glance"
FIGURE, VALUE, INTERVAL, MEANING = "Figure", "Value", "95 % interval", "What it means"
NOT_PLAYED = "not played"
SOURCE = "Source: $source."
AS_TABLE = "The same as a table"

SHARES = "Who wins"
SHARES_CAPTION = "Shares of games won, with their intervals. The line is at one half."
LENGTHS = "How long a game is"
LENGTHS_CAPTION = "Games by their number of turns. Half of them have $median turns or fewer."
LENGTHS_AXIS, GAMES_AXIS = "turns", "games"
COURSE = "When a game is decided"
COURSE_CAPTION = (
    "The later winner’s chances from the first turn to the last: the line is the median, the band holds the middle "
    "half of all games. The dashed line is the share of games in which the later winner led."
)
COURSE_AXIS, CHANCES_AXIS = "part of the game", "chances"
COURSE_COLUMNS = ("Part of the game", "Lower quartile", "Median", "Upper quartile", "Winner led")
STONES = "What a first stone is worth"
STONES_CAPTION = (
    "On each cell the chances of the side that begins there, in percent, and their error, as $searches searches with "
    "four times the playouts judge them on average; darker is better for it. A thick frame marks the fair ones, whose "
    "interval meets $low to $high %."
)
STONES_NOTE = (
    "The chances are the mean of all playouts: it hardly depends on chance, but knows little of good play. “Taken” is "
    "how often a player who judges by one search would rather have that stone than answer it."
)
STONES_IN_GAMES = (
    "Games from each first stone are the better judge. Of $of from each, the side that began there won most from $best "
    "($most), fewest from $worst ($fewest), and nearest to half from $fairest ($fair). The table has them all."
)
STONES_IN_BOOK = (
    "The last column is from the opening book: $games games with $budget $unit a step, so of stronger play than the "
    "report’s."
)
STONES_COLUMNS = ("First stone", "Cells like it", "Chances", "95 % interval", "Taken", "Games won")
BOOK_COLUMN = "Won in the opening book"
FAIR = "fair"
REPRESENTATIVE = "A representative game"
REPRESENTATIVE_TEXT = (
    "Of all games this one is nearest to the medians of length, drama, lead changes, uncertainty and captures. "
    "$first plays first."
)
REPRESENTATIVE_CAPTION = "Step through the game, or play on from any turn."
GAME_COURSE_CAPTION = "The first player’s chances in this game, before each turn. Dots are turns that the review marks."
GAME_LABEL = "the first player’s chances"
REVIEW_TITLE = "What the review marks"
REVIEW_NONE = "The review marks no turn."
MARKS = {"good": "a good find", "inaccuracy": "an inaccuracy", "mistake": "a mistake", "blunder": "a blunder"}
MARKED = "$number. $turn is $mark"
BETTER = "; better was $better"
TURNS_TITLE = "All its turns"
WINNER = ("The first player wins after $turns turns.", "The second player wins after $turns turns.")
SHORTEST = "The shortest game"
SHORTEST_TEXT = "The shortest of the $games games has $turns turns:"
MADE = "How it was made"
MADE_TEXT = "Engine $engine, seed $seed. This command makes the report again, on any machine:"
DATA = "All figures as JSON"
CITE = "To cite it: “$name on size $size: a report on $games games”, Sunstones engine $engine, seed $seed."


class Metric(NamedTuple):
    """The presentation of a figure: its name, its unit, its meaning, and who defined it.

    places: digits after the point. percent: whether it is a share.
    """

    name: str
    meaning: str
    source: str
    places: int = 1
    percent: bool = False
    unit: str = ""


# In this order they are shown; the keys are those of the report, nested ones with a dot.
METRICS = {
    "first_player": Metric(
        "First player wins",
        "How often the player who moves first wins.",
        f"{BROWNE} (advantage), {LUDII}, {AI_AI}",
        0,
        True,
    ),
    "first_colour": Metric(
        "First colour wins", "How often the colour that begins wins, whoever has it after a swap.", AI_AI, 0, True
    ),
    "pie.taken": Metric(
        "Pie taken", "How often the second player takes over the first stone.", f"{AI_AI} (swap)", 0, True
    ),
    "length": Metric("Length", "Turns in a game, forced passes too.", f"{BROWNE} (duration), {LUDII}", unit="turns"),
    "branching": Metric(
        "Branching",
        "Whole turns that there are to choose from, in $positions positions$cut.",
        f"{ALLIS}, {LUDII}",
        unit="turns",
    ),
    "game_tree": Metric(
        "Game tree", "Its size: the mean branching to the power of the mean length.", f"{ALLIS}, {LUDII}", 0
    ),
    "state_space.size": Metric("State space", "$state_space", f"{ALLIS}, {LUDII}"),
    "drama": Metric(
        "Drama",
        "How far the later winner was behind while it was behind: the mean square root of the difference of chances.",
        BROWNE,
        2,
    ),
    "mean_deficit": Metric(
        "Mean deficit", "How far the later winner was behind, over all turns.", f"{LUDII} (drama, average)", 3
    ),
    "behind": Metric("Behind", "The part of a game in which the later winner was behind.", BROWNE, 0, True),
    "decisiveness": Metric(
        "Decisiveness",
        "The part of a game that is over when the winner first has better chances than the loser ever had; the rest is "
        "only brought home.",
        f"{BROWNE}, {LUDII}",
        0,
        True,
    ),
    "threshold": Metric(
        "Loser’s best chances",
        "The best chances that the loser had at any time.",
        f"{LUDII} (decisiveness threshold)",
        0,
        True,
    ),
    "uncertainty": Metric(
        "Uncertainty",
        "How open a game is on average: one if chances are even throughout, zero if all is clear.",
        f"after {BROWNE}",
        2,
    ),
    "lead_changes": Metric(
        "Lead changes", "How often the better chances go over to the other player.", f"{BROWNE}, {LUDII}", unit="a game"
    ),
    "clear_lead_changes": Metric(
        "Clear lead changes", "The same, where a lead begins at 55 % of the chances.", f"after {BROWNE}", unit="a game"
    ),
    "comebacks": Metric(
        "Comebacks",
        "Games won by a player who once had a quarter of the chances or less.",
        f"after {BROWNE} (drama)",
        0,
        True,
    ),
    "largest_swing": Metric(
        "Largest swing",
        "The most that a single turn changes the chances in a game.",
        f"{BROWNE} (killer moves)",
        0,
        True,
    ),
    "captures": Metric(
        "Captures", "Stones that are removed or turned over.", f"{AI_AI} (change in material)", unit="a game"
    ),
    "capturing_turns": Metric("Capturing turns", "The part of all turns that do so.", f"after {AI_AI}", 0, True),
    "coverage": Metric(
        "Board coverage", "The part of the cells that have a stone at some time.", f"{LUDII} (board coverage)", 0, True
    ),
    "depth.won": Metric(
        "Four times the playouts",
        "How often a player who thinks four times as long wins, from even openings with sides exchanged. It tells how "
        "much there is to find.",
        f"{BROWNE} (depth), {AI_AI} (skill chains)",
        0,
        True,
    ),
    "mirroring.first.won": Metric(
        "Mirroring, first",
        "How often a first player wins who begins in the middle and copies every turn it can. A pie rule, if there is "
        "one, is left out.",
        f"{AI_AI} (mirroring)",
        0,
        True,
    ),
    "mirroring.second.won": Metric(
        "Mirroring, second",
        "How often a second player wins who copies every turn it can. A pie rule, if there is one, is left out.",
        f"{AI_AI} (mirroring)",
        0,
        True,
    ),
}

# Figures that say nothing new without the pie rule.
OF_THE_PIE = ("first_colour", "pie.taken")

# The figures in the chart of shares.
CHARTED = (
    "first_player",
    "first_colour",
    "pie.taken",
    "comebacks",
    "depth.won",
    "mirroring.first.won",
    "mirroring.second.won",
)

# Added where some turns have too many endings to list.
CUT_OFF = "; in $cut_off of them there are too many to count, so that the mean is too low"

STATE_SPACES = {
    "exact": "Arrangements of stones that can come up, counted exactly.",
    "sampled": "Arrangements of stones, at most: three states a cell, times the share of $of random boards that no "
    "rule speaks against.",
    "bound": "Arrangements of stones, at most: three states a cell. (Of $of random boards $hits were possible.)",
}

SOURCES_TITLE = "Sources"
SOURCES = (
    "<b>Browne 2008</b>: Cameron Browne, <cite>Automatic Generation and Evaluation of Recombination Games</cite>, PhD "
    "thesis, Queensland University of Technology.",
    '<b>Ludii</b>: the metrics of the <a href="https://ludii.games">Ludii general game system</a>.',
    '<b>Ai Ai</b>: Stephen Tavener’s <a href="http://mrraow.com">general game player</a> and its reports.',
    "<b>Allis 1994</b>: Victor Allis, <cite>Searching for Solutions in Games and Artificial Intelligence</cite>, PhD "
    "thesis, University of Limburg.",
)

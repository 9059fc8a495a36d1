"""How a review comes to its verdicts: one search goes through the match, and others measure what turns may have cost.

The search that goes through the match is carried on from turn to turn and tells the chances. Most turns have cost
little, as it sees it, and as small searches of the turns that a network values most do (`screening.py`): these are done
with. After the others, and after the turns that may be better, positions are measured by new searches, all of one size,
so that like is compared with like; again and again for as long as a mark is in doubt (`costs.py`). How those searches
are made is told in `review_searches.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from ..games.base import SWAP, Position
from ..match import Match
from .costs import MARKS, MISTAKE, PLAYED, Cost, Kind, first_stone, not_swapping, swapping, usual
from .lines import LineTurn
from .pie import FAIR
from .review_searches import Assessment, ReviewSearches
from .verdicts import Entry, Judgement, missed, missed_by_placing

# A turn is done with that has cost less by one small search of each promising turn, or less by two.
QUIET, NEAR = 0.02, 0.1

# Of the promising turns those go on to be measured that are worth less than the best by no more than this, and at most
# this many.
AS_GOOD = 0.06
MOST_MEASURED = 6

# Marks of a turn that has missed a certain win. That much was there is known, so less is enough for the lowest of them.
MISSED_WIN = 0.1
MARKS_OF_A_WIN = (*MARKS[:-1], ("inaccuracy", MISSED_WIN))

# A good find has this share of the playouts, and at most so many of some small searches, with this part of the
# playouts each, begin with it.
FIND_SHARE = 0.5
SMALL_SEARCHES = 12
SMALL_PART = 16
MOST_FOUND = 4

# The mark of a good find, and what every other turn must have cost.
GOOD = "good"
FIND = ((GOOD, MISTAKE),)


class Reviewer:
    """The work of a review. It does not hold its own course: a review that is let go takes its searches with it.

    playouts: for each position, of the usual weight. seed: None for the one that comes from the game. stop: whether the
    slice is over.
    """

    def __init__(self, match: Match, playouts: int, seed: int | None, stop: Callable[[], bool]) -> None:
        self._turns = match.played
        self._start = self._turns[0].start if self._turns else match.turn_start
        self._pie = match.has_pie_rule
        self._searches = ReviewSearches(match, playouts, seed, stop)

    def entries(self) -> Iterator[Entry | None]:
        """What there is to say of one position after the other; None wherever the work can be left."""
        course = self._searches.begin(self._start, 0, "course")
        assessment = yield from self._searches.assess(course, wants_fair=self._pie)
        yield Entry(0, assessment.chances, None)
        swapped = False
        for number, turn in enumerate(self._turns):
            course.follow(turn.start, () if turn.actions == (SWAP,) else turn.actions)
            before = assessment
            assessment = yield from self._searches.assess(course, before)
            judgement = yield from self._judge(number, before, assessment)
            yield Entry(number + 1, assessment.chances, judgement._replace(player=turn.start.to_move ^ swapped))
            swapped = swapped or turn.actions == (SWAP,)

    def _cost(self, kind: Kind, marks: tuple[tuple[str, float], ...] = MARKS) -> Cost:
        """The cost of a turn, before any search. marks: those that are in question."""
        return Cost(kind, self._searches.spread, self._searches.images, marks)

    def _judge(self, number: int, before: Assessment, after: Assessment) -> Generator[None, None, Judgement]:
        """What a turn has cost, and what would have been better."""
        turn, chances = self._turns[number], before.chances
        mover = turn.start.to_move
        kind: Kind = usual
        won = missed(chances, mover)
        if turn.actions == (SWAP,):
            kind = swapping
        elif self._pie and number == 1 and chances.of(mover) < FAIR:
            kind, won = not_swapping, missed_by_placing(chances, mover)
        elif self._pie and number == 0:
            kind, won = first_stone, None
        elif after.chances.winner == mover:
            won = None
        if kind is usual and (before.choices == 1 or chances.winner == 1 - mover):
            return Judgement(turn.text, 0.0, None, kept=None)
        cost = self._cost(kind, MARKS if won is None else MARKS_OF_A_WIN)
        cost = yield from self._measure(number, kind, cost, before, after)
        better = "swap" if kind is not_swapping else cost.better
        if cost.mark is None:
            is_find = kind is usual and (yield from self._is_find(number, before))
            mark = GOOD if is_find else None
            return Judgement(turn.text, max(0.0, cost.mean), mark, error=cost.error, kept=cost.kept)
        return Judgement(turn.text, cost.mean, cost.mark, better, won, cost.error, cost.kept)

    def _measure(
        self, number: int, kind: Kind, cost: Cost, before: Assessment, after: Assessment
    ) -> Generator[None, None, Cost]:
        """What a turn has cost, by as many searches as it takes."""
        turn, mover = self._turns[number], self._turns[number].start.to_move
        if kind is usual and after.chances.winner == mover:
            cost.add_itself(turn.text)
            return cost
        seeming = [before.best] if before.best else []
        is_swap_told = before.is_told and kind in (swapping, not_swapping)
        is_known = is_swap_told or (before.is_proven and kind is not first_stone)
        if kind is usual and not is_known:
            estimate, seeming = yield from self._screen(number, before, after)
            if not seeming:
                return estimate
        positions: dict[str, Position] = {}
        for one in seeming:
            best = yield from self._searches.to_its_end(number, one)
            if best.text != turn.text or kind not in (usual, first_stone):
                positions[best.text] = best.after
        if not positions:
            cost.add_itself(turn.text)
        if after.is_sure:
            cost.add(PLAYED, after.value(mover), is_proven=True)
        if is_known:
            # With best play a position is worth what it is worth after the best turn.
            for text in positions:
                cost.add(text, before.value(mover), is_proven=True)
        yield from self._settle(cost, number, {PLAYED: turn.end, **positions})
        return cost

    def _screen(
        self, number: int, before: Assessment, after: Assessment
    ) -> Generator[None, None, tuple[Cost, list[LineTurn]]]:
        """About what a turn has cost, and the turns to measure instead of it: none where that is clearly too little.

        It cannot have cost more than there was to win, nor than is left to the other side. Where the search through the
        match sees much of both, small searches compare the turns that a network values most.
        """
        turn, mover, searches = self._turns[number], self._turns[number].start.to_move, self._searches
        assert before.best is not None
        estimate, lost = self._cost(usual), before.value(mover) - after.value(mover)
        if not searches.screens:
            return estimate, [before.best]
        if before.value(mover) < NEAR or after.value(mover) > 1 - NEAR:
            if before.best.text == turn.text:
                estimate.add_itself(turn.text)
            estimate.add(before.best.text, before.value(mover), is_proven=False)
            estimate.add(PLAYED, after.value(mover), is_proven=False)
            return estimate, []
        best = yield from searches.to_its_end(number, before.best)
        turns = {one.text: one for one in (best, *(yield from searches.promising(number)))}
        turns.pop(turn.text, None)
        if not turns:
            estimate.add_itself(turn.text)
            return estimate, []
        for index, enough in enumerate((QUIET, NEAR)):
            for text, one in turns.items():
                assessment = yield from searches.estimate(one.after, index)
                estimate.add(text, assessment.value(mover), is_proven=assessment.is_proven)
            assessment = after if after.is_sure else (yield from searches.estimate(turn.end, index))
            estimate.add(PLAYED, assessment.value(mover), is_proven=assessment.is_proven)
            if max(lost, estimate.mean) < enough:
                return estimate, []
            turns = {text: turns[text] for text in estimate.about_best(AS_GOOD) if text in turns}
        found = [best]
        for one in list(turns.values())[:MOST_MEASURED]:
            if (yield from searches.is_sound(one)):
                found.append(one)
        return estimate, found

    def _settle(self, cost: Cost, number: int, positions: dict[str, Position]) -> Generator[None]:
        """Search positions, by the turns that lead to them, until it is clear which mark a turn gets."""
        mover = self._turns[number].start.to_move
        while wanted := cost.wanted(positions):
            for turn in wanted:
                assessment = yield from self._searches.measure(positions[turn], number, turn, cost.searches(turn))
                cost.add(turn, assessment.value(mover), is_proven=assessment.is_sure)

    def _is_find(self, number: int, before: Assessment) -> Generator[None, None, bool]:
        """Whether a turn is a good find: the only good one, which is not obvious, in a position that is not decided.

        Few of some small searches, which play games, would have begun as the turn did. Another search, of full size,
        looks for the best turn that begins otherwise; that one must cost a mistake.
        """
        turn, position = self._turns[number], self._turns[number].start
        if before.is_proven or not before.best or before.best.text != turn.text or before.share < FIND_SHARE:
            return False
        found = 0
        for small in range(SMALL_SEARCHES):
            search = self._searches.begin(position, number, f"small {small}", asks=False)
            search.hurry(True)
            yield from self._searches.run(search, self._searches.games // SMALL_PART)
            found += search.root.actions[search.best()] == turn.actions[0]
            if found > MOST_FOUND:
                return False
        search = self._searches.begin(position, number, "otherwise")
        search.hurry(True)
        search.rule_out(search.root.actions.index(turn.actions[0]))
        otherwise = yield from self._searches.assess(search)
        if otherwise.chances.winner == position.to_move:
            return False
        assert otherwise.best is not None
        instead = yield from self._searches.to_its_end(number, otherwise.best)
        cost = self._cost(usual, FIND)
        yield from self._settle(cost, number, {PLAYED: instead.after, turn.text: turn.end})
        return cost.mark is not None

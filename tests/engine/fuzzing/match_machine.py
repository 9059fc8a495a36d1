"""Plays with a match in every possible way, next to a naive model of it, and compares the two after every step."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from setups import ERRORS, Setup, snapshot

import py_engine as s
from py_engine.match.notes import Note
from py_engine.records import write_link, write_list

from .match_model import Model
from .promises import require_sentence, state_of

NONSENSE = (
    *("", "nonsense", "z9", "swap", "pass", "stop", "a1 a1", "xa1"),
    *("Xb2;b2", "b2,b2(xb2)", "\u202eb2", "b2" * 2_000),
)

COMMENTS = ("", "Close by.", "Too far.")
# All on one cell, whose name is left out.
MARKS = ((), ("",), ("", ".A"), (".B",), (".x", ".A"))

# Enough to choose from; Surmount may have thousands.
MOST_TURNS = 30


class MatchMachine(RuleBasedStateMachine):
    """A match and its model. `setup`: the game and board."""

    setup: Setup

    def __init__(self) -> None:
        super().__init__()
        self.match = self.setup.match()
        self.model = Model()

    def anew(self, *, with_notes: bool = True) -> s.Match:
        """A new match, in which the same is played from the start."""
        match = self.setup.match()
        for depth, place in enumerate(self.model.line()):
            if depth > 0:
                match.play(self.model.here[depth - 1])
            if with_notes:
                match.annotate(*place.note)
        for step in self.model.steps:
            match.act(step)
        return match

    def refused(self, call: Any, *arguments: Any) -> None:
        """The call is refused in a sentence, and changes nothing."""
        before = state_of(self.match)
        with pytest.raises(ERRORS) as caught:
            call(*arguments)
        require_sentence(caught.value.args[0])
        assert state_of(self.match) == before

    # --- playing

    @initialize(seed=st.integers(0, 999), length=st.sampled_from((0, 6, 12, 20)), steps=st.integers(1, 2))
    def begin(self, seed: int, length: int, steps: int) -> None:
        """Begin at the start, or later and this many steps into a turn, if a turn that has more comes soon enough."""
        source, most = Random(seed), 2 * length
        while length > 0 or (most > 0 and len(self.match.steps) < steps):
            actions = [action for action in self.match.legal_actions() if action != "stop"]
            if not actions:
                return
            self.take(source.choice(actions), is_new=True)
            length, most = length - 1, most - 1

    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        actions = self.match.legal_actions()
        if not actions:
            self.refused(self.match.act, next(iter(self.match.board)))
            return
        leading_on = [action for action in actions if self.leads_on(action)]
        self.take(data.draw(st.sampled_from(leading_on or actions) | st.sampled_from(actions)), is_new=True)

    def leads_on(self, step: str) -> bool:
        """Return whether the turn goes on after this legal step."""
        game, position = self.match.game, self.match.position
        return step != "swap" and game.apply(position, game.read_action(position, step)).stage != 0

    def take(self, step: str, *, is_new: bool) -> None:
        """One step, which is known to be legal; is_new: it takes the place of those that were taken back."""
        place = self.model.place
        if is_new:
            assert self.match.explain_step(step) is None
            self.match.act(step)
        else:
            self.match.redo()
        rest = [] if is_new else place.taken_back[:-1]
        if step == "swap" or not self.match.steps:
            self.model.finish(self.match.turns[-1], [*self.model.steps, step])
        else:
            self.model.steps.append(step)
        place.taken_back = rest

    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        turns = self.match.legal_turns(limit=MOST_TURNS)
        if not turns:
            return
        text = data.draw(st.sampled_from(turns))
        self.match.play(text)
        self.model.steps = []
        played = self.anew()
        played.play(text)
        last = played.last_turn
        assert last is not None
        self.model.finish(text, [played.game.action_text(action) for action in last.actions])

    @precondition(lambda self: self.model.here)
    @rule()
    def play_anew_what_is_deleted(self) -> None:
        """If it is restored later, it is merged with turns played again, notes and unfinished steps too."""
        path, actions = self.model.here, self.model.place.actions
        self.match.history.delete(self.model.place.number)
        self.model.delete(path)
        self.match.play(path[-1])
        again = self.anew()
        again.play(path[-1])
        last = again.last_turn
        assert last is not None
        self.model.steps = []
        self.model.finish(path[-1], [again.game.action_text(action) for action in last.actions])
        assert sorted(self.model.place.actions) == sorted(actions)

    @rule(data=st.data())
    def play_what_may_not_be_legal(self, data: st.DataObject) -> None:
        """`is_legal`, `explain` and `play` agree about any text, `explain_step` and `act` too."""
        text = data.draw(st.sampled_from([*NONSENSE, *self.match.board, *self.model.here[-3:]]))
        again = self.anew()
        assert self.match.is_legal(text) == (self.match.explain(text) is None)
        for explain, take in ((again.explain, again.play), (again.explain_step, again.act)):
            reason = explain(text)
            assert reason == getattr(self.match, explain.__name__)(text)
            if reason is not None and not (again.steps and explain == again.explain):
                require_sentence(reason)
                self.refused(getattr(self.match, take.__name__), text)
                with pytest.raises(ERRORS):
                    take(text)

    # --- back and forth

    @rule()
    def undo(self) -> None:
        if not (self.model.steps or self.model.here):
            self.refused(self.match.undo)
            return
        self.match.undo()
        self.model.undo()

    @precondition(lambda self: self.model.steps)
    @rule(data=st.data())
    def take_another_step(self, data: st.DataObject) -> None:
        """Instead of the one that is taken back, which is forgotten."""
        self.undo()
        self.act(data)

    @rule()
    def redo(self) -> None:
        if not self.model.can_redo:
            self.refused(self.match.redo)
            return
        self.play_again()

    def play_again(self) -> None:
        """Redo, where there is something to play again."""
        if self.model.place.taken_back:
            self.take(self.model.place.taken_back[-1], is_new=False)
        else:
            followed = self.model.place.followed
            assert followed is not None
            self.match.redo()
            self.model.finish(followed, [])

    @rule()
    def step_back(self) -> None:
        if not (self.model.steps or self.model.here):
            self.refused(self.match.history.step_back)
            return
        self.match.history.step_back()
        self.model.step_back()

    @rule()
    def step_forward(self) -> None:
        if not self.model.can_redo:
            self.refused(self.match.history.step_forward)
            return
        self.model.step_forward()
        history = self.match.history
        redo, history.redo = history.redo, lambda: None  # type: ignore[method-assign]
        history.step_forward()  # makes the turn ahead one of steps, and then plays the first of them again
        history.redo = redo  # type: ignore[method-assign]
        self.play_again()

    @rule(data=st.data())
    def go_to(self, data: st.DataObject) -> None:
        path = data.draw(st.just(self.model.here) | st.sampled_from(list(self.model.tree)))
        self.match.history.go_to(self.model.tree[path].number)
        self.model.go(path)

    @rule(number=st.sampled_from([-1, 10**6, 10**400, True, None, "1", 1.0, [], {}]))
    def nothing_has_this_number(self, number: object) -> None:
        for change in (self.match.history.go_to, self.match.history.promote, self.match.history.delete):
            self.refused(change, number)

    # --- variations

    @rule(data=st.data())
    def promote(self, data: st.DataObject) -> None:
        path = data.draw(st.sampled_from(list(self.model.tree)))
        number = self.model.tree[path].number
        if self.model.promote(path):
            self.match.history.promote(number)
        else:
            self.refused(self.match.history.promote, number)

    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        path = data.draw(st.just(self.model.here) | st.sampled_from(list(self.model.tree)))
        if path:
            self.match.history.delete(self.model.tree[path].number)
            self.model.delete(path)
        else:
            self.refused(self.match.history.delete, 0)

    @rule()
    def restore(self) -> None:
        if not self.model.gone:
            self.refused(self.match.history.restore)
            return
        self.match.history.restore()
        self.model.restore()

    # --- notes

    @rule(comment=st.sampled_from(COMMENTS), kinds=st.sampled_from(MARKS), data=st.data())
    def annotate(self, comment: str, kinds: tuple[str, ...], data: st.DataObject) -> None:
        path = data.draw(st.just(self.model.here) | st.sampled_from(list(self.model.tree)))
        place, cell = self.model.tree[path], next(iter(self.match.board))
        place.note = Note(comment, tuple(cell + kind for kind in kinds))
        self.match.annotate(*place.note, place.number)

    # --- keeping

    @rule()
    def record(self) -> None:
        """A record brings back the turns, the steps of an unfinished one, and the variations."""
        record = json.loads(json.dumps(self.match.record(variations=True)))
        again = s.load_record(record)
        assert again.record(variations=True) == record
        assert again.history.tree.document() == self.model.document()
        assert [node.note or Note() for node in again.history.tree.listed] == self.model.notes()
        assert snapshot(again) == snapshot(self.match)
        assert snapshot(s.load_record(self.match.record())) == snapshot(self.match)

    @precondition(lambda self: not self.model.steps)
    @rule()
    def link_and_list(self) -> None:
        """A share link and a plain list bring back the line that is being played, the link with its notes."""
        assert snapshot(s.load_record(write_link(self.match))) == snapshot(self.match)
        assert snapshot(s.load_record(write_list(self.match))) == snapshot(self.anew(with_notes=False))

    # --- what holds after every step

    @invariant()
    def the_match_stands_where_the_model_does(self) -> None:
        match, model, again = self.match, self.model, self.anew()
        assert match.turns == list(model.here) == again.turns
        assert match.steps == model.steps
        assert snapshot(match) == snapshot(again)
        assert match.can_undo == bool(model.here or model.steps)
        assert match.can_redo == model.can_redo

    @invariant()
    def the_tree_is_that_of_the_model(self) -> None:
        tree = self.match.history.tree
        assert tree.document() == self.model.document()
        assert [node.note or Note() for node in tree.listed] == self.model.notes()
        assert {node.number for node in tree.start.walk()} == {place.number for place in self.model.tree.values()}
        assert tree.here.number == self.model.place.number
        assert len(tree) == len(self.model.tree) - 1
        assert tree.can_restore == bool(self.model.gone)

    @invariant()
    def the_second_player_may_swap_once(self) -> None:
        match, model = self.match, self.model
        is_due = match.info.pie and len(model.here) == 1 and not model.steps and not match.is_over
        assert match.can_swap == ("swap" in match.legal_actions()) == is_due
        assert match.swapped == (model.here[1:2] == ("swap",))
        if match.swapped and len(model.here) == 2:
            assert match.to_move == 0
            assert match.board[model.here[0]] == 1


def machine_of(setup: Setup) -> type[MatchMachine]:
    """The machine that plays on one board."""
    return type(f"MatchMachine_{setup}".replace("-", "_"), (MatchMachine,), {"setup": setup})

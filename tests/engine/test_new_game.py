"""A game that is nothing but its rules and its parameters can be played, recorded, searched and shown."""

from __future__ import annotations

from random import Random

import pytest
from session_page import Page, think_to_the_end

import py_engine as s
from py_engine.games import catalogue
from py_engine.games.base import Action, Outcome, Position
from py_engine.games.info import GameInfo, Sample
from py_engine.games.placement import PlacementGame, why_not_by_turns
from py_engine.match.previews import look_ahead, present
from py_engine.players import opponents
from py_engine.records import load_record, write_link
from py_engine.search import params
from py_engine.search.games import knowledge_of
from py_engine.search.playouts import OneBoardPlayouts
from py_engine.search.search import Search
from py_engine.text.sentences import Sentence, say


class Middle(PlacementGame):
    """Place stones until the board is full; the stone in the middle wins."""

    id = "middle"

    @property
    def middle(self) -> int:
        return self.board.cell("b2")

    def placements(self, position: Position) -> int:
        return self.empty_cells(position)

    def is_over(self, position: Position) -> bool:
        return not self.empty_cells(position)

    def apply(self, position: Position, action: Action) -> Position:
        stones = list(position.stones)
        stones[position.to_move] |= 1 << action.cell
        return Position((stones[0], stones[1]), 1 - position.to_move)

    def outcome(self, position: Position) -> Outcome | None:
        if not self.is_over(position):
            return None
        return Outcome(0 if position.stones[0] >> self.middle & 1 else 1, "majority", counts=self.score(position))

    def how_won(self, outcome: Outcome, players: tuple[Sentence, Sentence]) -> Sentence:
        return say("{winner} holds the only parasol.", winner=players[outcome.winner])

    def why_impossible(self, position: Position, players: tuple[Sentence, Sentence]) -> Sentence | None:
        return why_not_by_turns(position, players)

    def reason_against(self, position: Position, action: Action) -> Sentence:
        return say("There is already a stone on {cell}.", cell=self.board.name(action.cell))

    def reason_to_pass(self, position: Position) -> Sentence:
        raise AssertionError("a board that is not full has room for a stone")


INFO = GameInfo(
    id=Middle.id,
    name="Middle",
    designer="The tests",
    year=2026,
    url="https://example.org/middle",
    shape="hex",
    colours=("red", "blue"),
    sizes=range(2, 3),
    default_size=2,
    pie=True,
    holes=False,
    score_unit="stones",
    stones_stay=True,
    goal=say("Place a stone."),
    summary=say("Place a stone."),
    sample=Sample(2, ("b2", "a1")),
    rules=Middle,
)


@pytest.fixture(autouse=True)
def middle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter the game in the three lists that every game is in."""
    monkeypatch.setitem(catalogue._BY_ID, INFO.id, INFO)
    monkeypatch.setitem(params.PARAMS, INFO.id, params.SearchParams(proof_below=4))
    monkeypatch.setattr(opponents, "OPPONENTS", {**opponents.OPPONENTS, INFO.id: opponents.OPPONENTS["parasol"]})


def test_it_is_played_undone_and_explained() -> None:
    match = s.new_match("middle")
    match.play("b2")
    assert match.explain("b2") == "There is already a stone on b2."
    assert "swap" in match.legal_turns()
    match.undo()
    for turn in ("a1", "a2", "b1", "b2", "b3", "c1", "c2"):
        match.play(turn)
    assert (match.is_over, match.winner) == (True, 1)


def test_its_records_and_links_are_read_back() -> None:
    match = s.new_match("middle")
    match.play("b2")
    match.play("a1")
    assert load_record(match.record()).turns == ["b2", "a1"]
    assert load_record(f"#{write_link(match)}").turns == ["b2", "a1"]


def test_it_is_searched_on_one_board_at_a_time() -> None:
    match = s.new_match("middle")
    playouts = knowledge_of(match.game).make_playouts(16, Random(1))
    assert isinstance(playouts, OneBoardPlayouts)
    search = Search(match.game, match.position, seed=1)
    search.run(500)
    assert match.game.action_text(search.root.actions[search.best()]) == "b2"
    match.play("a1")
    assert s.choose_turn(match, playouts=300, seed=1).text == "b2"


def test_a_game_without_parameters_is_refused_by_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(params.PARAMS, INFO.id)
    match = s.new_match("middle")
    with pytest.raises(LookupError, match=r"no SearchParams for 'middle': add them to PARAMS in .*params\.py"):
        s.choose_turn(match, playouts=10)


def test_its_steps_are_previewed() -> None:
    match = s.new_match("middle")
    preview = look_ahead(match.game, present(match.game, match.position), Action("place", match.game.board.cell("b2")))
    assert (preview.removed, preview.flipped, preview.winner) == ((0, 0), (0, 0), None)


def test_a_page_plays_it_to_the_end() -> None:
    page = Page(game="middle")
    assert set(page.state()["targets"]) == set(s.new_match("middle").board)
    while not page.state()["over"]:
        page.ask("play", turn=think_to_the_end(page, playouts=100, seed=1)[-1]["choice"]["text"])
    assert page.state()["how"].endswith("holds the only parasol.")
    assert None not in page.state()["board"].values()

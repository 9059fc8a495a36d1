"""The analysis through the session: in slices, the best first, with proofs; the match does not change."""

from __future__ import annotations

from typing import Any

import pytest
from extent import by_extent
from session_page import Page, board_of, page_of, slices_of
from setups import OPEN_SETUPS, Setup, every_searched_setup

from py_engine import load_record, new_match

# One cell more than a proof takes at once.
PARASOL_WON = "parasol 2: a1 a2 b1 b2 b3 c1"

# White's loop is near, and a few turns later Black may have thrown the game away.
SUNSPOT_ENDING = "a3 b3 c3/a1 b1 b2 c2 c5 d1 d2 d3 e1 e2 e3/1"


@pytest.mark.slow
@every_searched_setup
def test_an_analysis_names_candidates_the_best_first_and_leaves_the_match_alone(setup: Setup) -> None:
    page, match = page_of(setup), setup.match_after(3, seed=4)
    page.ask("load", record=match.record())
    before = page.state()
    slices = slices_of(page, "analyse", milliseconds=2, playouts=400, seed=1)
    assert [part["playouts"] for part in slices] == sorted(part["playouts"] for part in slices)
    last = slices[-1]
    assert last["progress"] == 1
    texts = [one["text"] for one in last["candidates"]]
    assert texts
    assert len(set(texts)) == len(texts)
    assert set(texts) <= set(match.legal_actions())
    assert (last["win_rate"], last["proven"]) == (last["candidates"][0]["win_rate"], last["candidates"][0]["proven"])
    unproven = [one["playouts"] for one in last["candidates"][1:] if one["proven"] is None and one["text"] != "swap"]
    assert unproven == sorted(unproven, reverse=True)
    assert page.state() == before


@pytest.mark.slow
@every_searched_setup
def test_the_turns_of_the_best_line_can_be_played_and_change_the_cells_they_say(setup: Setup) -> None:
    page, match = page_of(setup), setup.match_after(2, seed=5)
    page.ask("load", record=match.record())
    line = slices_of(page, "analyse", playouts=150, seed=2)[-1]["line"]
    assert line
    board = board_of(match)
    for turn in line:
        if not turn["complete"]:
            assert turn is line[-1]
            break
        assert turn["player"] == match.to_move
        match.play(turn["text"])
        board |= turn["cells"]
        assert board == board_of(match)


@pytest.mark.slow
@pytest.mark.parametrize("playouts", [None, 10**9])
@pytest.mark.parametrize(("game", "factor"), [("sum", 0.25), ("parasol", 256), ("surmount", 0.25)])
def test_an_analysis_ends_before_its_tree_fills_the_browser_s_memory(
    game: str, factor: float, playouts: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("py_engine.players.analysis.MOST_PLAYOUTS", 200)
    page = page_of(Setup(game, 5))
    last = slices_of(page, "analyse", playouts=playouts, seed=1)[-1]
    assert last["proven"] is None
    # A batch that is under way is played to its end.
    assert 200 * factor <= last["playouts"] <= 2 * 200 * factor


def test_before_anything_was_looked_at_nothing_is_said() -> None:
    page = Page(game="surmount", size=5)
    page.ask("analyse")
    first = page.ask("slice", job="analyse", milliseconds=0.001)
    assert first["playouts"] > 0 or (first["candidates"], first["line"]) == ([], [])
    assert first["playouts"] > 0 or (first["win_rate"], first["first_colour"]) == (None, None)


def test_a_proof_is_said_with_the_turns_it_takes_at_most() -> None:
    page = Page()
    page.ask("load", record=PARASOL_WON)
    last = slices_of(page, "analyse", seed=1)[-1]
    assert last["proven"] in ("win", "loss")
    assert last["turns"] == 1
    assert last["win_rate"] == (1 if last["proven"] == "win" else 0)


def test_where_the_pie_rule_is_due_swapping_is_one_of_the_candidates() -> None:
    page = Page(game="parasol", size=3)
    page.ask("play", turn="c3")
    last = slices_of(page, "analyse", playouts=2, seed=1)[-1]
    by_text = {one["text"]: one["win_rate"] for one in last["candidates"]}
    placed = max((rate for text, rate in by_text.items() if text == last["line"][0]["text"]), default=None)
    assert placed is not None
    assert by_text["swap"] == pytest.approx(1 - placed)
    assert (last["candidates"][0]["text"] == "swap") == (placed < 0.5)


@pytest.mark.slow
def test_an_analysis_goes_on_with_what_it_knew_of_the_turn_that_was_played() -> None:
    page = Page(game="sum", size=5)
    best = slices_of(page, "analyse", playouts=2000)[-1]["candidates"][0]["text"]
    page.ask("play", turn=best)
    page.ask("analyse")
    assert page.ask("slice", job="analyse", milliseconds=0.001)["playouts"] > 200


@pytest.mark.parametrize("verb", ["analyse", "review"])
def test_a_quiet_slice_says_only_whether_it_was_the_last_and_nothing_is_lost_by_it(verb: str) -> None:
    page = Page(game="sum", size=3)
    page.ask("play", turn="b2")
    page.ask(verb, playouts=50, seed=1)
    while not (quiet := page.ask("slice", job=verb, milliseconds=20, quiet=True))["done"]:
        assert quiet == {"done": False}
    told = page.ask("slice", job=verb, milliseconds=20)
    if verb == "review":
        assert [entry["turns"] for entry in told["entries"]] == [0, 1]
    else:
        assert told["candidates"]


def test_stop_ends_an_analysis_and_does_not_mind_if_there_is_none() -> None:
    page = Page(game="sum", size=5)
    page.ask("analyse")
    assert page.ask("slice", job="analyse", milliseconds=1)["done"] is False
    assert page.ask("stop", job="analyse") == {}
    page.refused("slice", "InvalidSetup", job="analyse", milliseconds=1)
    assert page.ask("stop", job="analyse") == {}


@pytest.mark.slow
@pytest.mark.parametrize("verb", ["analyse", "review"])
@pytest.mark.parametrize(
    ("change", "needs"),
    [
        ("new", {"game": "sum", "size": 5}),
        ("act", {"action": "b2"}),
        ("play", {"turn": "b2"}),
        ("undo", {}),
        ("load", {"record": "sum 5: a1 b2"}),
    ],
)
def test_whatever_changes_the_match_stops_the_analyst(verb: str, change: str, needs: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.ask("play", turn="a1")
    page.ask(verb)
    page.ask("slice", job=verb, milliseconds=1)
    page.ask(change, **needs)
    page.refused("slice", "InvalidSetup", job=verb, milliseconds=1)


def test_an_analysis_does_not_disturb_the_search_for_a_turn_nor_the_other_way_round() -> None:
    page = Page(game="sum", size=5)
    page.ask("think", seconds=1000)
    page.ask("analyse")
    assert page.ask("slice", job="think", milliseconds=1)["done"] is False
    assert page.ask("slice", job="analyse", milliseconds=1)["done"] is False


@pytest.mark.parametrize(
    ("verb", "needs"),
    [
        ("analyse", {"seconds": 0}),
        ("analyse", {"seconds": "1"}),
        ("analyse", {"playouts": 0}),
        ("analyse", {"playouts": 1.5}),
        ("analyse", {"seed": "x"}),
        ("review", {"playouts": -1}),
        ("review", {"playouts": 1_000_000}),
        ("review", {"playouts": True}),
        ("review", {"seed": 0.5}),
        ("slice", {"job": "analyse", "milliseconds": 5}),
        ("slice", {"job": "review", "milliseconds": 5}),
    ],
)
def test_what_the_analyst_cannot_do_is_refused(verb: str, needs: dict[str, Any]) -> None:
    page = Page(game="sum", size=5)
    page.refused(verb, "InvalidSetup", **needs)


@pytest.mark.parametrize("verb", ["analyse", "review"])
def test_a_slice_of_the_analyst_has_a_length(verb: str) -> None:
    page = Page(game="sum", size=5)
    page.ask(verb)
    for milliseconds in (0, None, "5", True, 1e9):
        page.refused("slice", "InvalidSetup", job=verb, milliseconds=milliseconds)


def test_there_is_nothing_to_analyse_once_the_game_is_over_but_all_of_it_to_review() -> None:
    page = Page()
    match = Setup("sum", 3).finished_match(1)
    page.ask("load", record=match.record())
    page.refused("analyse", "IllegalTurn")
    assert page.ask("review", playouts=16, seed=1) == {"positions": len(match.turns) + 1}
    slices = slices_of(page, "review", playouts=16, seed=1)
    entries = [entry for part in slices for entry in part["entries"]]
    assert [entry["turns"] for entry in entries] == list(range(len(match.turns) + 1))
    assert all(set(entry) == {"turns", "win_rate", "winner", "turns_left", "judgement"} for entry in entries)
    judgements = [entry["judgement"] for entry in entries if entry["judgement"]]
    assert judgements
    told = {"text", "cost", "error", "mark", "better", "better_cells", "missed"}
    assert all(set(one) == told for one in judgements)
    assert {one["text"] for one in judgements} <= set(match.turns)


def test_a_better_turn_is_told_with_the_cells_that_it_would_have_changed() -> None:
    compared = []
    for turns in (["a2;Xd2;Xa2", "b4", "c4;Xb2;Xc4"], ["b4", "c1", "c4;Xc2;Xa3"]):
        match = new_match("sunspot", 3, start=SUNSPOT_ENDING)
        for turn in turns:
            match.play(turn)
        record = match.record()
        for entry in entries_of(page_with(record), 20, playouts=8, seed=1)[1:]:
            better = entry["judgement"]["better"]
            if better is None:
                continue
            there = load_record({**record, "turns": turns[: entry["turns"] - 1], "result": None})
            before = board_of(there)
            there.play(better)
            after = board_of(there)
            changed = {cell: after[cell] for cell in after if after[cell] != before[cell]}
            assert entry["judgement"]["better_cells"] == changed
            compared.append(len(changed))
    assert sorted(set(compared)) == [1, 2], "a stone alone, and one beside a stone that is flipped"


@pytest.mark.parametrize("job", ["analyse", "review"])
def test_without_a_game_there_is_nothing_for_the_analyst(job: str) -> None:
    for verb in (job, "slice"):
        assert Page().reply(verb, job=job, milliseconds=5)["error"] == "InvalidSetup"


def entries_of(page: Page, milliseconds: float, playouts: int = 32, **needs: Any) -> list[dict[str, Any]]:
    """The entries of a review, in slices of this length."""
    slices = slices_of(page, "review", milliseconds, playouts=playouts, **needs)
    return [entry for part in slices for entry in part["entries"]]


@pytest.mark.slow
@pytest.mark.parametrize("setup", by_extent([Setup("sum", 5), Setup("surmount", 4)], OPEN_SETUPS), ids=str)
def test_a_review_says_the_same_again_in_slices_of_any_length(setup: Setup) -> None:
    page = page_of(setup)
    page.ask("load", record=setup.match_after(4, seed=1).record())
    first = entries_of(page, 50)
    assert entries_of(page, 1) == first
    assert entries_of(page_with(page.ask("record")["record"]), 1000) == first


@pytest.mark.slow
def test_a_review_says_the_same_after_going_back_and_forth_analysing_and_in_another_language() -> None:
    page = Page()
    page.ask("load", record=Setup("sum", 5).match_after(5, seed=1).record())
    first = entries_of(page, 20)
    page.ask("go", node=2)
    slices_of(page, "analyse", playouts=130)
    part = entries_of(page, 20)
    assert part == first[: len(part)]
    assert 1 < len(part) < len(first)
    page.ask("go", node=5)
    slices_of(page, "analyse", playouts=130)
    assert entries_of(page, 20, language="de") == first


def page_with(record: dict[str, Any]) -> Page:
    """A new page on which a record has been opened."""
    page = Page()
    page.ask("load", record=record)
    return page


def test_each_judgement_says_how_far_off_its_cost_may_be() -> None:
    page = page_with(Setup("sum", 3).finished_match(1).record())
    judged = [entry["judgement"] for entry in entries_of(page, 50)[1:]]
    assert all(0 <= one["error"] < 0.5 for one in judged)
    assert all(one["cost"] >= 2 * one["error"] for one in judged if one["mark"])


def test_the_accuracy_of_both_players_comes_with_the_last_slice_of_a_review() -> None:
    page = Page()
    page.ask("load", record="sum 5: c3 a1 e5")
    *earlier, last = slices_of(page, "review", milliseconds=0.1, playouts=16)
    assert earlier
    assert {part["accuracy"] for part in earlier} == {None}
    assert len(last["accuracy"]) == 2
    assert all(0 <= share <= 100 for share in last["accuracy"])


def test_a_player_without_a_turn_to_judge_has_no_accuracy() -> None:
    page = Page()
    page.ask("load", record="sum 3: b2")
    assert slices_of(page, "review", playouts=16)[-1]["accuracy"][1] is None

"""Tests that the usual run repeats inside Pyodide: those that may end otherwise there, and some that drive the rest.

These can differ from CPython: the implementation of floats and `math`, `random` seeded by floats, hashes and with them
the order of sets, texts of large ints, `json`, regular expressions and `marshal`, the part of the standard library that
ships, the clock, and how deep a recursion may go. Arithmetic on ints cannot, so the rules and comparisons with the
references are not repeated, but for a little of each module: a run with `--expect-every-module` fails if it drives no
function of one.
"""

from __future__ import annotations

from collections.abc import Iterable

CHOOSES = "test_an_opponent_with_a_seed_and_a_number_of_playouts_chooses_as_it_always_did"
REVIEWED = "test_a_game_is_reviewed_as_it_always_was"

# By reason: files, of which all tests are repeated that are not slow, and further tests, some in a few cases only.
REPEATED = {
    "`random`, floats, hashes and large ints decide what a search chooses": (
        "test_golden.py",
        *(f"test_golden_choices.py::{CHOOSES}[{at}]" for at in ("subsume-7", "parasol-7", "sunspot-7", "sum-7")),
        f"test_golden_choices.py::{CHOOSES}[surmount-inside-a-turn]",
        *(f"test_golden_reviews.py::{REVIEWED}[{setup}]" for setup in ("parasol-5", "surmount-4", "sunspot-5")),
        "test_opponents.py::test_a_share_of_wins_says_what_bradley_and_terry_say",
        "test_opponents.py::test_an_even_match_stands_between_two_rungs",
        "test_opponents.py::test_an_even_match_has_the_evaluations_of_those_who_stand_between_two_rungs",
        "test_opponents.py::test_a_budget_goes_by_the_logarithm_from_one_that_is_known_to_the_next",
        "test_opponents.py::test_an_even_match_chooses_a_legal_turn",
        "test_selection.py",
        "test_shared_playouts.py::test_a_batch_depends_on_its_number_and_its_seed_only",
        "test_session.py::test_holes_can_be_chosen_at_random_and_a_seed_chooses_the_same",
    ),
    "floats are summed, rounded and compared": (
        "test_arena_elo.py",
        "test_costs.py",
        "test_network.py",
        "test_report_metrics.py",
    ),
    "large ints are written and read": (
        "test_packing.py::test_a_packed_position_comes_back_as_it_was",
        "test_playout_texts.py::test_results_that_cannot_be_read_are_refused",
        "test_playout_texts.py::test_the_page_is_told_which_results_are_none",
        "test_shared_playouts.py::test_holes_are_told",
    ),
    "regular expressions, `json` and the tables of Unicode read and write it": (
        "test_abstractplay.py",
        "test_abstractplay.py::test_any_damage_is_read_or_refused",
        "test_abstractplay_downloads.py",
        "test_abstractplay_games.py",
        "test_abstractplay_playground.py",
        "test_abstractplay_wide_rule.py",
        "test_languages.py",
        "test_mangled_links.py",
        "test_notation.py",
        "test_notes.py",
        "test_records.py",
        "test_setup_errors.py",
        "test_start_positions.py",
        "test_variation_records.py",
        "test_written_lists.py",
    ),
    "the stack is smaller": (
        "test_fuzz_corpus.py::test_a_kept_case_is_refused_in_a_sentence_or_read",
        "test_fuzz_targets.py::test_damaged_input_is_refused_in_a_sentence_or_read_and_nothing_else_changes",
        "test_session_errors.py",
        "test_session_errors.py::test_any_request_is_answered_and_a_refusal_changes_nothing",
    ),
    "a part of the library is shipped, as bytecode": ("test_doctests.py", "test_shipped_library.py"),
    "the clock steps otherwise": (
        "test_session_thinking.py::test_the_length_of_the_slices_makes_no_difference_to_what_is_chosen",
        "test_thinking.py::test_thinking_can_be_left_after_any_slice_and_says_how_far_it_is",
        "test_thinking.py::test_whichever_of_time_and_playouts_ends_first_ends_the_thinking",
    ),
    "the garbage collector, and what holds what, may differ": (
        "test_session_thinking.py::test_what_a_search_leaves_behind_is_gone_without_the_collector",
        "test_warming.py",
    ),
    "it drives modules that no other of these does": (
        "test_arena_beginners.py::test_beginners_play_whole_games_that_are_the_same_for_a_seed",
        "test_arena_code.py",
        "test_arena_command.py::test_it_shows_the_table_on_stdout_and_progress_on_stderr",
        "test_arena_players.py::test_the_classic_player_asks_no_network_and_does_not_follow_the_parameters_of_today",
        "test_arena_players.py::test_the_yardstick_stops_at_whichever_of_time_and_playouts_is_spent_first",
        "test_coach.py::test_a_turn_that_is_the_best_gets_what_it_does_and_threatens",
        "test_coach.py::test_each_kind_has_its_sentence_and_the_claim_is_true[allows in sum]",
        "test_command_line.py::test_a_whole_game_is_played_in_the_terminal",
        "test_command_line.py::test_analyse_prints_a_line_and_candidates",
        "test_command_line.py::test_perft_counts_sequences_of_steps_below_each_step",
        "test_command_line.py::test_record_checks_a_record_and_prints_it_as_a_list_and_a_link",
        "test_command_line.py::test_solve_tells_of_every_turn_by_either_method",
        "test_figures.py::test_a_figure_shows_stones_last_turn_title_and_description",
        "test_figures.py::test_a_figure_shows_the_loop_that_has_won_and_the_note_of_the_position",
        "test_markdown.py::test_the_formatter_gives_the_block",
        "test_likely_turns.py::test_where_all_unfinished_turns_are_gone_on_with_every_turn_is_found",
        "test_openings.py",
        "test_perfect_play.py::test_it_takes_over_a_stone_that_is_worth_more_and_leaves_one_that_is_not",
        "test_report.py::test_games_of_another_report_are_refused",
        "test_report.py::test_the_command_writes_the_report_and_shows_it",
        "test_session_commenting.py",
        "test_session_openings.py",
    ),
}

_NAMES = frozenset(name for names in REPEATED.values() for name in names)
_FILES = frozenset(name.partition("::")[0] for name in _NAMES)


def repeats_some_of(file: str) -> bool:
    """Return whether a file is a support module, or has tests that are repeated."""
    return not file.startswith("test_") or file in _FILES


def repeats(file: str, test: str, case: str, *, is_slow: bool) -> bool:
    """Return whether a test of a file is repeated; case: its name with its parameters."""
    return not _NAMES.isdisjoint({f"{file}::{test}", f"{file}::{case}"}) or (file in _NAMES and not is_slow)


def missing(cases: Iterable[tuple[str, str, str]]) -> list[str]:
    """The listed names that match none of these: files, tests and cases, as `repeats` has them."""
    there = {name for file, test, case in cases for name in (file, f"{file}::{test}", f"{file}::{case}")}
    return sorted(_NAMES - there)

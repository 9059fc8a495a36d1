"""The proof search against plain exhaustive search, on random endings of every game."""

from __future__ import annotations

from random import Random

import pytest
from extent import by_extent
from facts import FACTS
from setups import SMALL_SETUPS

from py_engine import choose_turn, load_record, new_match
from py_engine.games.base import Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game
from py_engine.games.sunspot import GIVING, PLACED
from py_engine.search.games import knowledge_of
from py_engine.search.node import Node, Weights
from py_engine.search.params import params_of
from py_engine.search.proof_search import ProofSearch
from py_engine.search.search import Search

# Size, and free cells left at most: small enough for exhaustive search.
ENDINGS = {"subsume": (4, 10), "parasol": (4, 8), "surmount": (4, 1), "sunspot": (4, 3), "sum": (5, 7)}
# For a game that is not listed.
SMALL = {setup.game: setup.size for setup in SMALL_SETUPS}
MOST_FREE = 4

# By game, its smallest board where that can be solved from the start.
SMALLEST_BOARDS = {game: known.solved for game, known in FACTS.items() if known.solved is not None}


def random_endings(game_id: str, count: int, seed: int) -> list[tuple[Game, Position]]:
    """Positions between turns, with few free cells, from random games."""
    size, most_free = ENDINGS.get(game_id) or (SMALL[game_id], MOST_FREE)
    game = make_game(find_game(game_id), size)
    random = Random(seed)
    found: list[tuple[Game, Position]] = []
    while len(found) < count:
        position = game.start()
        while game.outcome(position) is None:
            few = game.free_cells(position).bit_count() <= most_free
            if few and position.stage == 0 and position != game.start():
                found.append((game, position))
                break
            position = game.apply(position, random.choice(game.legal_actions(position)))
    return found


def winner_by_exhaustion(game: Game, position: Position, known: dict[Position, int]) -> int:
    """The winner with best play: steps are tried one after the other until one wins, each position once."""
    if position in known:
        return known[position]
    outcome = game.outcome(position)
    if outcome is not None:
        known[position] = outcome.winner
    else:
        mover = position.to_move
        following = (game.apply(position, action) for action in game.legal_actions(position))
        wins = any(winner_by_exhaustion(game, after, known) == mover for after in following)
        known[position] = mover if wins else 1 - mover
    return known[position]


@pytest.mark.parametrize("game_id", sorted(SMALL))
def test_a_proof_says_what_exhaustive_search_says(game_id: str) -> None:
    for game, position in random_endings(game_id, 12, seed=1):
        proof_search = ProofSearch(game, position)
        proof_search.run(1_000_000)
        known: dict[Position, int] = {}
        assert proof_search.winner == winner_by_exhaustion(game, position, known)
        after = game.apply(position, proof_search.best_action())
        assert winner_by_exhaustion(game, after, known) == proof_search.winner


@pytest.mark.parametrize("game_id", sorted(SMALL))
def test_the_proof_that_suits_a_game_says_what_exhaustive_search_says(game_id: str) -> None:
    for game, position in random_endings(game_id, 12, seed=5):
        proof = knowledge_of(game).make_proof(position, most_positions=250_000)
        proof.run(1_000_000)
        known: dict[Position, int] = {}
        winner = winner_by_exhaustion(game, position, known)
        assert proof.winner == winner
        after = position
        for best, _ in proof.turn_to_play():
            after = game.apply(after, game.legal_actions(after)[best])
        assert winner_by_exhaustion(game, after, known) == winner


def test_a_proof_that_sees_turns_that_win_at_once_begins_inside_a_turn_of_sunspot_too() -> None:
    random, inside = Random(7), set[int]()
    for game, position in random_endings("sunspot", 40, seed=7):
        while game.outcome(position) is None:
            position = game.apply(position, random.choice(game.legal_actions(position)))
            if position.stage == 0:
                break
            inside.add(position.stage)
            proof = knowledge_of(game).make_proof(position, most_positions=250_000)
            proof.run(1_000_000)
            assert proof.winner == winner_by_exhaustion(game, position, {})
    assert inside == {PLACED, GIVING}


def test_a_proof_that_sees_turns_that_win_at_once_needs_fewer_positions_in_sunspot() -> None:
    game = make_game(find_game("sunspot"), 4)
    plainly = seeing = 0
    for position in (position for _, position in random_endings("sunspot", 20, seed=6)):
        plain, knowing = ProofSearch(game, position), knowledge_of(game).make_proof(position, most_positions=250_000)
        plain.run(1_000_000)
        knowing.run(1_000_000)
        assert knowing.winner == plain.winner
        plainly += plain.positions
        seeing += knowing.positions
    assert seeing < plainly / 2


@pytest.mark.parametrize("game_id", sorted(SMALL))
def test_the_search_plays_endings_without_a_mistake(game_id: str) -> None:
    for game, position in random_endings(game_id, by_extent(3, 6), seed=2):
        search = Search(game, position, seed=3)
        search.run(20_000)
        assert search.root.proven == winner_by_exhaustion(game, position, {})
        best = game.apply(position, search.root.actions[search.best()])
        assert winner_by_exhaustion(game, best, {}) == search.root.proven


def test_what_the_tree_has_proven_is_won_quickly_and_lost_late() -> None:
    game = make_game(find_game("parasol"), 2)
    node = Node(knowledge_of(game), game.start())
    mover = node.position.to_move

    def prove(index: int, winner: int, turns: int) -> None:
        child = node.children[index] = Node(knowledge_of(game), game.apply(node.position, node.actions[index]), node)
        child.proven, child.turns = winner, turns

    for index, turns in enumerate([1, 3, 5, 3, 1, 1]):
        prove(index, 1 - mover, turns)
    node.visits[0] = 1000
    weights = Weights.of(params_of(game.id))
    assert node.best(weights) == 6, "one step is not lost yet"
    prove(6, 1 - mover, 3)
    assert node.best(weights) == 2
    prove(0, mover, 5)
    prove(4, mover, 3)
    assert node.best(weights) == 4


def test_a_proof_counts_the_turns_to_the_end() -> None:
    match = new_match("parasol", size=2)
    for turn in ("a1", "a2", "b1", "b2", "b3"):  # one parasol; first has three, second two, two cells are left
        match.play(turn)
    proof_search = ProofSearch(match.game, match.position)
    proof_search.run(1000)
    assert proof_search.winner == 0
    assert proof_search.turns_to_end() == 2


def turns_by_exhaustion(game: Game, start: Position) -> int:
    """The number of turns that the winner needs with best play of both."""
    winners: dict[Position, int] = {}
    known: dict[Position, int] = {}
    winner = winner_by_exhaustion(game, start, winners)

    def turns(position: Position) -> int:
        if position not in known:
            if game.outcome(position) is not None:
                known[position] = 0
            else:
                following = [game.apply(position, action) for action in game.legal_actions(position)]
                kept = [after for after in following if winner_by_exhaustion(game, after, winners) == winner]
                counts = [turns(after) + (after.stage == 0) for after in kept]
                known[position] = min(counts) if position.to_move == winner else max(counts)
        return known[position]

    return turns(start)


@pytest.mark.parametrize(
    ("game_id", "size", "winner", "turns"), [(game_id, *told) for game_id, told in SMALLEST_BOARDS.items()]
)
def test_the_smallest_boards_are_won_as_the_rule_pages_say(game_id: str, size: int, winner: int, turns: int) -> None:
    game = make_game(find_game(game_id), size)
    assert winner_by_exhaustion(game, game.start(), {}) == winner
    assert turns_by_exhaustion(game, game.start()) == turns


@pytest.mark.parametrize("game_id", ["subsume", "sum"])
def test_a_choice_that_is_proven_says_in_how_many_turns_at_most(game_id: str) -> None:
    for seed in range(4):
        match, random = new_match(game_id, size=3), Random(seed)
        while match.game.empty_cells(match.position).bit_count() > 5 and not match.is_over:
            match.act(random.choice(match.legal_actions()))
        if match.is_over:
            continue
        choice = choose_turn(match, playouts=2_000, seed=1)
        winner = winner_by_exhaustion(match.game, match.position, {})
        assert choice.proven == ("win" if winner == match.position.to_move else "loss")
        assert choice.turns is not None
        assert choice.turns >= turns_by_exhaustion(match.game, match.position) > 0


def test_a_solver_gives_up_when_its_room_is_full() -> None:
    match = new_match("sunspot", size=5)
    proof_search = ProofSearch(match.game, match.position, most_positions=200)
    proof_search.run(1_000_000)
    assert proof_search.finished
    assert proof_search.winner is None


def test_a_search_keeps_no_more_of_a_proof_than_it_may() -> None:
    match = new_match("subsume", size=3)
    for room in (300, 3_000):
        search = Search(match.game, match.position, seed=1, proof_positions=room)
        search.run(200)
        proof_search = search._tree._proof_search
        assert proof_search is not None
        assert room <= proof_search.positions < room + match.game.board.cell_count


def test_small_boards_are_solved_from_the_start() -> None:
    for game_id, (size, _, _) in SMALLEST_BOARDS.items():
        match = new_match(game_id, size)
        proof_search = ProofSearch(match.game, match.position)
        proof_search.run(1_000_000)
        assert proof_search.winner == winner_by_exhaustion(match.game, match.position, {})


def test_a_win_in_one_is_found_with_the_smallest_budget() -> None:
    match = load_record("sunspot 4: c3 a1 c4 a2 d3 a3 d5 a4 e3 g1")
    loops = [text for text in match.legal_turns() if _wins(match.record(), text)]
    assert loops, "the position is made so that Black can close a loop at once"
    choice = choose_turn(match, playouts=1, seed=1)
    assert choice.text in loops
    assert choice.proven == "win"


def _wins(record: dict[str, object], text: str) -> bool:
    match = load_record(record)
    match.play(text)
    return match.winner == 0


def test_a_solver_forgets_what_cannot_come_up_any_more() -> None:
    match = new_match("subsume", size=3)
    proof_search = ProofSearch(match.game, match.position)
    proof_search.run(500)
    for _ in range(6):
        before = proof_search.positions
        proof_search.advance(match.game.legal_actions(proof_search.position)[0])
        assert proof_search.positions < before
        proof_search.run(200)


def test_a_solver_that_is_carried_on_through_a_game_proves_what_a_fresh_one_does() -> None:
    random = Random(5)
    for game_id, (size, _, _) in SMALLEST_BOARDS.items():
        game = new_match(game_id, size).game
        carried = ProofSearch(game, game.start())
        carried.run(50)
        while True:
            position = carried.position
            action = random.choice(game.legal_actions(position))
            if game.outcome(game.apply(position, action)) is not None:
                break
            carried.advance(action)
            carried.run(1_000_000)
            fresh = ProofSearch(game, carried.position)
            fresh.run(1_000_000)
            assert carried.winner == fresh.winner


def test_a_game_of_parasol_that_is_decided_still_takes_as_many_turns_as_cells_are_empty() -> None:
    match = load_record("parasol 3: c3 a3 a1 d1 c2 c4 d3 c1 b2 b4 d2 e3")
    left = match.game.free_cells(match.position).bit_count()
    proof_search = ProofSearch(match.game, match.position)
    proof_search.run(1_000)
    assert (proof_search.winner, proof_search.turns_to_end()) == (match.game.settled_for(match.position), left)

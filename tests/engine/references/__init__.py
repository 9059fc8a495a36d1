"""Slow, plain references of the games, written from the rules alone.

Nothing here imports `py_engine`: cells are names, boards are dictionaries, and every rule is a loop one can
read next to the rule page.  The differential tests play the same random games here and in the engine.  Each module
has a `Rules` class with

* `cells`: the names of the cells in board order,
* `start()`: the `Position` before the first turn,
* `turns(position)`: a dictionary from the canonical text of each legal turn to a function that plays it.
"""

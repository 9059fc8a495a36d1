"""Looking ahead: playouts to the end of a game, and a tree that grows where they are promising.

All of it knows rules only through `Game`, but for `games/`, which has them once more for many boards at once.
"""

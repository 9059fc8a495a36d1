"""Looking ahead: playouts to the end of a game, and a tree that grows where they are promising.

Knows rules only through `Game`.
"""

"""Search: playouts, a Monte Carlo search tree, proofs.

Rules are known only through `Game`; further knowledge of each game is in `games/`. Read `params.py` first; `README.md`
lists the rest in order.
"""

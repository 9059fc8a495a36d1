"""Looking ahead: playouts, a Monte Carlo search tree, proofs.

Rules are known only through `Game`. What else is known of a game stands in `games/`. Read `params.py` first;
`README.md` lists the rest in order.
"""

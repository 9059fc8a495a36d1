"""A small convolutional network in big ints: what it sees, how it computes, and where its weights come from.

The weights of a game are `trained/GAME.json`, and data of the package. A page starts without this room: it fetches it,
with the weights of one game, when that game is first thought about (`site_build/networks.py` of the build scripts), and
may have to do without. So nothing outside imports from here but where a network is asked (`evaluators.py`).
"""

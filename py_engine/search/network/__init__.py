"""A small convolutional network in big ints: its input, its computation, and its weights.

The weights of a game are `trained/GAME.json`, part of the package's data. A page starts without this room. It fetches
it, with the weights of one game, when a search of that game first needs them (`site_build/networks.py` of the build
scripts), and the fetch may fail. So other rooms import from here only where a network is asked (`evaluators.py`).
"""

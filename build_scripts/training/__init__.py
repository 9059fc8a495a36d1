"""The training of networks: games of the engine against itself, and learning from them."""

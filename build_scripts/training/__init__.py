"""How networks are made: games of the engine against itself, and what is learned from them."""

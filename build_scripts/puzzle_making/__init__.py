"""How the puzzles are made: games are played, positions proven, measured and chosen, and written into packs."""

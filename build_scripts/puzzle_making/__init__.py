"""The making of puzzles: games are played, positions proven, measured and chosen, and written into packs."""

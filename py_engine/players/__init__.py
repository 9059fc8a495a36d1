"""Who plays and within which budget: opponents, thinking about a turn, analysing a position, reviewing a game."""

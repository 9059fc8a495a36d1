"""Players and their budgets: opponents, the search for a turn, the analysis of a position, the review of a game."""

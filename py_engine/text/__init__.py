"""What the engine says to people: the three errors, sentences, and their translations."""

"""Texts of the engine: the three errors, sentences, and their translations."""

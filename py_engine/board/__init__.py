"""Boards, sets of cells as ints, and counts on them; no rules."""

"""Boards, sets of cells as ints, and what can be counted on them. Nothing here knows a rule."""

"""A small opening book."""

SMALL = """\
Sunstones opening book
game parasol
size 3
unit playouts
games 60
budget 65536
drawn_turns 4
drawn_budget 1048576

c3 40 30
 a1 25 20
  b2 10 9
 c2 15 10
a1 20 5
 c3 12 2
"""

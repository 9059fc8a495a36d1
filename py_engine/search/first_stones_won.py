"""Games won by the colour of each first stone. Written by `build_scripts/measure.py first-stones`.

By game and size: for each first stone that is not the image of another, games won and games played.
"""

WON: dict[tuple[str, int], dict[str, tuple[int, int]]] = {
    ("parasol", 2): {
        "a1": (8, 8),
        "b2": (8, 8),
    },
    ("parasol", 3): {
        "a1": (0, 8),
        "a2": (0, 8),
        "b2": (8, 8),
        "c3": (8, 8),
    },
    ("parasol", 4): {
        "a1": (0, 8),
        "a2": (0, 8),
        "b2": (0, 8),
        "b3": (14, 36),
        "c3": (8, 8),
        "d4": (8, 8),
    },
    ("parasol", 5): {
        "a1": (4, 16),
        "a2": (6, 20),
        "a3": (5, 20),
        "b2": (24, 40),
        "b3": (14, 20),
        "c3": (11, 12),
        "c4": (12, 16),
        "d4": (12, 12),
        "e5": (10, 12),
    },
    ("parasol", 6): {
        "a1": (4, 16),
        "a2": (5, 16),
        "a3": (7, 20),
        "b2": (12, 24),
        "b3": (12, 24),
        "b4": (11, 16),
        "c3": (7, 8),
        "c4": (8, 8),
    },
    ("parasol", 7): {
        "a1": (6, 16),
        "a2": (6, 16),
        "a3": (3, 12),
        "a4": (8, 16),
        "b2": (10, 16),
        "b3": (11, 15),
        "b4": (7, 12),
    },
}

"""The games: one file each, rules only. Start at `base.py`; `catalogue.py` lists them."""

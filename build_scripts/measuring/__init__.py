"""The measurements and trials of `measure.py`, one file a name, and the parts of the bench."""

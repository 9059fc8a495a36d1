"""What `measure.py` measures and tries, one file a name, and the parts of the bench."""

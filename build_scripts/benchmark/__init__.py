"""The parts of the bench: what is measured and in which order, by whom, and how it is told."""

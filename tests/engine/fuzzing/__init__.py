"""Fuzz targets: every reader of the engine, given honest input with damage in it.

`targets` lists the readers: how a case is made from a source of chance, and what must hold of it. `damage` does the
damage, `honest` has the undamaged input. `promises` has every reader's promises, `work` counts a reader's work.
`corpus/<target>/` keeps cases: faults that were found and shapes worth keeping, in the notation of `corpus.py`.
`long_run` looks for new ones, guided by coverage. `match_machine` plays with a match and compares it with the
naive model in `match_model`.

A short run with the same cases every time is part of the engine's tests (test_fuzz_targets, test_fuzz_corpus,
test_match_machine). A long one is `python3 build_scripts/measure.py fuzz`.
"""

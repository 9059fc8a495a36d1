"""What the engine says to people: English sentences that remember how they were made, so that others can say them too.

A sentence is made by `say` from a *template* and the values in it. It is a plain `str`, in English; beside that it
keeps both, and `languages` says the same from its own template. Templates are the keys of those catalogues: each stands
as a literal where it is said, so that tests/engine/test_catalogues.py finds them all.
"""

from __future__ import annotations

from collections.abc import Mapping


class Sentence(str):
    """A sentence, or a part of one. template: with names in braces. values: by name; they may be sentences too."""

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, values: Mapping[str, object]) -> Sentence:
        """The sentence that a template makes with these values."""
        sentence = super().__new__(cls, template.format_map(values))
        sentence.template = template
        sentence.values = values
        return sentence

    def __getnewargs__(self) -> tuple[str, Mapping[str, object]]:  # type: ignore[override]
        """What `pickle` and `copy` make it from again."""
        return self.template, self.values


def say(template: str, /, **values: object) -> Sentence:
    """A sentence from a literal template and values: cells, numbers, quoted texts, or other sentences.

    >>> say("There is already a stone on {cell}.", cell="d4")
    'There is already a stone on d4.'
    """
    return Sentence(template, values)

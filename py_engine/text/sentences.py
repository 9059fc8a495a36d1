"""Sentences in English that keep their template and values, so that they can be translated.

A sentence is made by `say` from a *template* and the values in it. It is a plain `str`, in English, that also keeps
both; `languages` makes the same sentence from its own template. Templates are the keys of those catalogues. Each is a
literal in the call of `say`, so that tests/engine/test_catalogues.py finds them all.
"""

from __future__ import annotations

from collections.abc import Mapping


class Sentence(str):
    """A sentence, or a part of one.

    Attributes:
        template: English, with the names of values in braces.
        values: The values by name; they may be sentences too.
    """

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
        """The arguments from which `pickle` and `copy` make it again."""
        return self.template, self.values


def say(template: str, /, **values: object) -> Sentence:
    """A sentence from a literal template and values: cells, numbers, quoted texts, or other sentences.

    >>> say("There is already a stone on {cell}.", cell="d4")
    'There is already a stone on d4.'
    """
    return Sentence(template, values)

"""The engine's sentences in other languages: one catalogue for each language, from the English template to its own.

To add a language, write its file next to `de.py` and enter it below; tests/engine/test_catalogues.py lists what it
lacks. A translation may put the values in braces in any order. Templates that are not in the catalogue are said in
English.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar, cast

from ..sentences import Sentence
from . import de, fr

# English needs no catalogue: the templates are in it.
LANGUAGES: Mapping[str, Mapping[str, str]] = MappingProxyType({"de": de.SENTENCES, "fr": fr.SENTENCES})

Document = TypeVar("Document", bound=Mapping[str, Any])

PLAIN = frozenset((str, int, float, bool, type(None)))


class Verbatim(dict[str, Any]):
    """A document without sentences at any depth, which may be large: `translate` skips it."""


def verbatim(document: Document) -> Document:
    """The same document, marked as one without sentences."""
    return cast("Document", Verbatim(document))


def translate(thing: Any, language: object) -> Any:
    """The same thing with every sentence in it, at any depth of dicts and lists, in this language.

    Other texts stay as they are, and so do `Verbatim` ones. All stays in English if the language is unknown.

    >>> from py_engine.text.sentences import say
    >>> translate({"message": say("There is already a stone on {cell}.", cell="d4"), "at": ["d4"]}, "de")
    {'message': 'Auf d4 liegt schon ein Stein.', 'at': ['d4']}
    """
    catalogue = LANGUAGES.get(language) if isinstance(language, str) else None
    return thing if catalogue is None else _in(catalogue, thing)


def _in(catalogue: Mapping[str, str], thing: Any) -> Any:
    kind = type(thing)
    if kind is Sentence:
        template = catalogue.get(thing.template, thing.template)
        return template.format_map({name: _in(catalogue, value) for name, value in thing.values.items()})
    # Most of a reply to the page is numbers and names.
    if kind is dict:
        return {key: value if type(value) in PLAIN else _in(catalogue, value) for key, value in thing.items()}
    if kind is list or kind is tuple:
        return [value if type(value) in PLAIN else _in(catalogue, value) for value in thing]
    return thing

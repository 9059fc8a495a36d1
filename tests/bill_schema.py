"""CycloneDX's official schema, which the library cyclonedx-python-lib carries."""

from __future__ import annotations

import importlib.util
import json
from functools import cache
from pathlib import Path
from typing import Any

import fastjsonschema

# The addresses that a document refers to, and the files of these.
REFERRED = {
    "spdx.schema.json": "spdx.SNAPSHOT.schema.json",
    "jsf-0.82.schema.json": "jsf-0.82.SNAPSHOT.schema.json",
}


@cache
def validator() -> Any:
    """Raises an error that names what is wrong with a document."""
    package = importlib.util.find_spec("cyclonedx")
    assert package is not None
    assert package.origin is not None
    folder = Path(package.origin).with_name("schema") / "_res"

    def read(address: str) -> Any:
        name = address.rpartition("/")[2]
        return json.loads((folder / REFERRED.get(name, name)).read_text(encoding="utf-8"))

    return fastjsonschema.compile(
        read("bom-1.6.SNAPSHOT.schema.json"), handlers={"http": read, "https": read}, use_default=False
    )


def assert_valid(bill: bytes) -> None:
    """Fail unless a bill of materials follows the schema."""
    validator()(json.loads(bill))

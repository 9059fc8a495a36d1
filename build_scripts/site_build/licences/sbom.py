"""The bill of materials: CycloneDX, as JSON.

Written here and not by a library: the document is one dictionary, and a library would bring seven packages into the
build and make a new number and a new time whenever it runs. The tests hold the document against the official schema.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Mapping, Sequence
from typing import Any

from site_build.licences.part import IN, Part
from site_build.written_folder import sha256

BILL = "sbom.cdx.json"


def bill_of_materials(parts: Sequence[Part], entries: Mapping[str, list[str]], files: Mapping[str, bytes]) -> bytes:
    """The document. The first part is the whole, the others are its components, one within the other.

    Each part lists the hashes of its files. The files of the whole are in `site-files.json`, in the same folder.
    """
    whole, *others = parts
    by_name = {part.name: component(part) for part in others}
    for part in others:
        inner = [file_component(path, files[path]) for path in entries[part.name] if IN not in path]
        inner += [by_name[other.name] for other in others if other.inside == part.name]
        if inner:
            by_name[part.name]["components"] = inner
    document: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": component(whole) | {"type": "application"}},
        "components": [by_name[part.name] for part in others if part.inside is None],
        "dependencies": [
            {"ref": whole.key, "dependsOn": sorted(part.key for part in others if part.inside is None)},
            *({"ref": part.key} for part in others),
        ],
    }
    # The number follows from the contents: the same site has the same one, and no time is written down.
    document["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(document))}"
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def component(part: Part) -> dict[str, Any]:
    """A part, without its files and its inner parts."""
    made: dict[str, Any] = {"type": "library", "bom-ref": part.key, "name": part.name}
    if part.version is not None:
        made["version"] = part.version
    made["licenses"] = [{"expression": part.licence}]
    made["purl"] = part.purl if part.version is None else f"{part.purl}@{part.version}"
    if part.source.startswith("https:"):
        made["externalReferences"] = [{"type": "vcs" if "github.com" in part.source else "website", "url": part.source}]
    return made


def file_component(path: str, content: bytes) -> dict[str, Any]:
    """A file of the site."""
    return {"type": "file", "name": path, "hashes": [{"alg": "SHA-256", "content": sha256(content)}]}

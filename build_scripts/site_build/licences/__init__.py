"""The contents of the site, by whom and under which licence: an about page, all licence texts and a bill of materials.

shipped.py      the list of parts, each with version, licence, text and source
claims.py       which part each file belongs to; one without a part ends the build
about_page.py   `about.html` and `licences.txt`, for people
sbom.py         `sbom.cdx.json`, for machines (CycloneDX)
"""

from __future__ import annotations

from site_build.licences.about_page import ABOUT, ALL_TEXTS, about_page, all_texts
from site_build.licences.claims import claimed
from site_build.licences.part import Part
from site_build.licences.sbom import BILL, bill_of_materials
from site_build.licences.shipped import shipped_parts
from support.console import Failure


def with_licences(files: dict[str, bytes], parts: list[Part] | None = None) -> dict[str, bytes]:
    """The site's files, with those that list its contents.

    Raises Failure if a file belongs to no part, or a part has no licence text.
    """
    if ABOUT not in files:
        raise Failure(f"The page that names the parts is missing: there is no web/{ABOUT}.")
    for path in (ALL_TEXTS, BILL):
        if path in files:
            raise Failure(f"web/{path} stands where the build puts a file of its own; please rename it.")
    parts = shipped_parts(files) if parts is None else parts
    entries = claimed(parts, files)
    made = files | {
        ABOUT: about_page(files[ABOUT], files["catalogue.json"], parts, entries),
        ALL_TEXTS: all_texts(parts, entries),
    }
    return made | {BILL: bill_of_materials(parts, entries, files)}

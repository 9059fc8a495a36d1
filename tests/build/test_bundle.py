"""The page's modules in few files: without comments, with all of their code."""

import subprocess
from pathlib import Path

import pytest

from site_build.bundle import ENTRY, PARTS, with_bundle
from toolchain.node_packages import find_node, install_all_packages

MODULE = b"""/** What is told. */
export const told = [];

/** @param {number} one */
const first = (one) =>
  /** @type {(two: number) => number} */ ((two) => one + two); // a comment at the end

/** Another, on lines of its own. @param {number} one */
const second = (one) => first(one)(one);
told.push(first(1)(2), second(1));
told.push("/* no comment */", `// nor ${"this"}`, /\\/\\*/.source);
"""


@pytest.fixture(scope="module")
def bundle() -> str:
    """A page of two modules, joined."""
    return joined(b'import { told } from "./told.js";\nprocess.stdout.write(JSON.stringify(told));\n')[ENTRY].decode()


def joined(entry: bytes, **others: bytes) -> dict[str, bytes]:
    """The files of a page that begins so."""
    install_all_packages()
    files = {f"app/{name}.js": content for name, content in others.items()}
    return with_bundle(files | {ENTRY: entry, "app/told.js": MODULE})


def test_the_code_does_what_it_did(bundle: str) -> None:
    """A comment that begins a line goes alone, though another further on ends one."""
    node = find_node()
    done = subprocess.run(
        [node.program, "--input-type=module", "-"], input=bundle, capture_output=True, text=True, check=True
    )
    assert done.stdout == '[3,2,"/* no comment */","// nor this","\\\\/\\\\*"]'


def test_no_comment_is_left(bundle: str) -> None:
    assert bundle.startswith("//# allFunctionsCalledOnLoad\n")
    assert "What is told" not in bundle
    assert "Another" not in bundle
    assert "at the end" not in bundle
    assert "@type" not in bundle


def test_addresses_stay_right_and_other_bundlers_do_not_follow_them(tmp_path: Path) -> None:
    files = joined(
        b'import { near } from "./rooms/one.js";\nconsole.log(near);\n',
        **{"rooms/one": b'export const near = new URL("../near.txt", import.meta.url).pathname;\n'},
    )
    assert '",import.meta.url)' not in files[ENTRY].decode()
    entry = tmp_path / "main.mjs"
    entry.write_bytes(files[ENTRY])
    done = subprocess.run([find_node().program, entry], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == (tmp_path / "near.txt").as_posix()


def test_what_is_asked_for_on_demand_is_a_part_and_what_it_shares_comes_with_the_entry() -> None:
    files = joined(
        b'import { told } from "./told.js";\nconsole.log(told.length, await import("./dialog.js"));\n',
        dialog=b'import { told } from "./told.js";\nexport const words = ["in the dialog", told.length];\n',
    )
    entry, part = files[ENTRY].decode(), files[f"{PARTS}/dialog.js"].decode()
    assert "nor " in entry
    assert "in the dialog" not in entry
    assert "in the dialog" in part
    assert '"../main.js"' in part
    assert "nor " not in part


def test_a_template_loses_its_line_breaks_and_nothing_else() -> None:
    entry = (
        b'const html = (texts) => texts.join("|");\nconsole.log(html`<p>\n    ${1} two  words\n  </p>`, `a\n  b`);\n'
    )
    text = joined(entry)[ENTRY].decode()
    assert '`<p> ${1} two words </p>`,"a\\n  b"' in text


def test_a_library_stays_where_it_is_and_an_address_right() -> None:
    entry = (
        b'export const there = new URL("./icon.svg", import.meta.url);\n'
        b'export const dialog = () => import("./dialog.js");\n'
    )
    files = joined(entry, dialog=b'export const library = () => import("../vendor/idb.js");\n')
    assert 'import("../../vendor/idb.js")' in files[f"{PARTS}/dialog.js"].decode()
    assert "vendor/idb.js" not in files
    assert 'new URL("./icon.svg",import.meta.url+"/../main.js")' in files[ENTRY].decode()

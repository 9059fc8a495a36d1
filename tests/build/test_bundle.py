"""The page's modules in one file: without comments, with all of their code."""

import subprocess

import pytest

from site_build.bundle import ENTRY, with_bundle
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
    install_all_packages()
    files = {
        ENTRY: b'import { told } from "./told.js";\nprocess.stdout.write(JSON.stringify(told));\n',
        "app/told.js": MODULE,
    }
    return with_bundle(files)[ENTRY].decode()


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

#!/usr/bin/env bash
# A link with `&notes=` in an HTML attribute comes out with `¬es=` from Python's html.parser and what is built on it.
#
# Tried on CPython 3.11.7 with Beautiful Soup 4.15.0, html2text 2025.4.15, markdownify 1.2.3, lxml 6.1.3, html5lib 1.1 and
# nh3 0.3.8. HTML has the reference `&not` without a semicolon, but says that within an attribute it is none where a letter,
# a digit or `=` follows ("named character reference state"). Browsers, lxml, html5lib and nh3 do so. html.parser reads an
# attribute as it reads a text, so html2text and markdownify write another address than the one that the page has:
#
#     html.parser   https://example.org/#turns=a1¬es=1
#     html2text     [x](https://example.org/#turns=a1¬es=1)
#     markdownify   [x](https://example.org/#turns=a1¬es=1)
#     lxml          https://example.org/#turns=a1&notes=1
#
# So a parameter of a link had better not begin as one of these references do: amp, copy, lt, not, para, reg, sect, yen, …
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check \
  beautifulsoup4==4.15.0 html2text==2025.4.15 markdownify==1.2.3 lxml==6.1.3 html5lib==1.1 nh3==0.3.8

"$folder/venv/bin/python" - <<'PYTHON'
import sys

import html2text
import lxml.html
import markdownify
import nh3
from bs4 import BeautifulSoup

page = '<a href="https://example.org/#turns=a1&notes=1">x</a>'
found = {
    "html.parser": BeautifulSoup(page, "html.parser").a["href"],
    "html2text": html2text.html2text(page).strip(),
    "markdownify": markdownify.markdownify(page),
    "lxml": lxml.html.fromstring(page).get("href"),
    "html5lib": BeautifulSoup(page, "html5lib").a["href"],
    "nh3": nh3.clean(page),
}
print("CPython", sys.version.split()[0])
for name, written in found.items():
    print(f"{name:12}  {written}")
changed = {name for name, written in found.items() if "¬es=1" in written}
sys.exit(changed != {"html.parser", "html2text", "markdownify"})
PYTHON

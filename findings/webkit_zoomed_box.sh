#!/usr/bin/env bash
# A box inside `zoom: 1.5` in WebKitGTK 2.50 (seen on 2026-11-29; package webkit2gtk-driver, with selenium 4.51.0 and xvfb).
#
# getBoundingClientRect tells the box as if there were no zoom, also its left and top, while pointers and elementFromPoint
# count the pixels of the viewport: a point at the middle of the box that is told is not at the middle of the one that is
# seen. Chromium 128 and Firefox 126 and later tell it with the zoom, and have Element.currentCSSZoom.
# Output seen:
#   told: left 20, width 200 / seen: left 30, width 300 / currentCSSZoom: no
set -euo pipefail
for program in WebKitWebDriver xvfb-run; do
  command -v "$program" >/dev/null || { echo "Please install webkit2gtk-driver and xvfb first." >&2; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check selenium==4.51.0
cat > try.py <<'END'
import sys

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

PAGE = """
document.body.style.margin = "0";
document.body.innerHTML = `<div style="zoom: 1.5; padding-left: 20px"><div id="box" style="width: 200px; height: 50px"></div></div>`;
const box = document.getElementById("box");
const { left, width } = box.getBoundingClientRect();
const places = Array.from({ length: innerWidth }, (_, x) => x).filter((x) => document.elementFromPoint(x, 20) === box);
return [left, width, places[0], places.length, "currentCSSZoom" in box].map(Number);
"""

driver = webdriver.WebKitGTK(options=Options(), service=Service())
try:
    driver.get("about:blank")
    left, width, seen_left, seen_width, standard = driver.execute_script(PAGE)
finally:
    driver.quit()
answer = "yes" if standard else "no"
print(f"told: left {left:g}, width {width:g} / seen: left {seen_left}, width {seen_width} / currentCSSZoom: {answer}")
if [left, width, seen_left, seen_width, standard] != [20, 200, 30, 300, 0]:
    sys.exit("This has changed.")
END
HOME=$folder XDG_RUNTIME_DIR=$folder xvfb-run -a venv/bin/python try.py

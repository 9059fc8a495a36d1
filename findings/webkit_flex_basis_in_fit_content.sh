#!/usr/bin/env bash
# WebKitGTK 2.50.6: in a column that is positioned (absolute or fixed) and whose height is `fit-content`, as that of every
# open dialog is by the browser's own style sheet, an item that scrolls, or has `min-height: 0`, gets no height from
# `flex: 1`, whose basis is 0%. A percentage of a height that depends on the content should count as `content` (CSS
# Flexible Box Layout, 7.2.3). It does so there in a column that is not positioned or whose height is `auto`, and in each
# of these cases in Chromium 156 and Firefox 153. `flex: 1 1 auto` gives the height that one expects.
#
# Needs WebKitWebDriver, Xvfb and Python (Debian 12: apt-get install webkit2gtk-driver xvfb python3-venv). It prints
#   2.50.6 {'dialog': 0, 'absolute': 0, 'absolute, flex 1 1 auto': 200, 'absolute, height auto': 200, 'static': 200}
# and ends with 1 where the heights are others.
set -euo pipefail
for program in WebKitWebDriver Xvfb; do
  command -v "$program" >/dev/null || { echo "Please install webkit2gtk-driver and xvfb first." >&2; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check selenium==4.51.0
HOME=$folder XDG_RUNTIME_DIR=$folder "$folder/venv/bin/python" -W ignore - <<'PYTHON'
import os, subprocess, sys
from selenium.webdriver import WebKitGTK

PAGE = """<!doctype html><style>
section, dialog { display: flex; flex-direction: column; padding: 0; border: 0 }
section { height: fit-content }
p { flex: 1; min-height: 0; margin: 0 }
i { display: block; height: 200px }
</style>
<dialog open><p id="dialog"><i></i></p></dialog>
<section style="position: absolute"><p id="absolute"><i></i></p></section>
<section style="position: absolute"><p id="absolute, flex 1 1 auto" style="flex: 1 1 auto"><i></i></p></section>
<section style="position: absolute; height: auto"><p id="absolute, height auto"><i></i></p></section>
<section><p id="static"><i></i></p></section>"""
HEIGHTS = """document.documentElement.innerHTML = arguments[0];
return [...document.querySelectorAll("p")].map((one) => [one.id, one.clientHeight])"""
EXPECTED = {
    "dialog": 0, "absolute": 0, "absolute, flex 1 1 auto": 200, "absolute, height auto": 200, "static": 200,
}

reading, writing = os.pipe()
screen = subprocess.Popen(["Xvfb", "-displayfd", str(writing)], pass_fds=[writing], stderr=subprocess.DEVNULL)
os.close(writing)
try:
    os.environ |= {"DISPLAY": ":" + os.read(reading, 10).decode().strip(), "GDK_BACKEND": "x11"}
    driver = WebKitGTK()
    try:
        driver.get("data:text/html,<!doctype html><title>.</title>")
        found = dict(driver.execute_script(HEIGHTS, PAGE))
        print(driver.capabilities["browserVersion"], found)
    finally:
        driver.quit()
finally:
    screen.terminate()
sys.exit(found != EXPECTED)
PYTHON

#!/usr/bin/env bash
# CairoSVG draws `<use opacity="0.4">` as if it had no opacity.
#
# Tried on CairoSVG 2.9.1 and resvg_py 0.5.0 (resvg). SVG says that `opacity` applies to `use` as it does to `g` (SVG 2,
# 3.7 "Object and group opacity"; 5.6 "The use element"). Browsers and resvg do so. CairoSVG does it for a `g` around it:
#
#                  black square, opacity 0.4, on white
#     cairosvg     use 0 g 153
#     resvg        use 153 g 153
#
# So a picture that is made into a PDF had better have the opacity on a group around what is used.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check \
  cairosvg==2.9.1 resvg_py==0.5.0 pillow==12.0.0

"$folder/venv/bin/python" - <<'PYTHON'
import io
import sys

import cairosvg
import resvg_py
from PIL import Image

PAGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><defs><rect id="a" width="20" height="20"/></defs>'
    '<rect width="20" height="20" fill="#fff"/>{}</svg>'
)
FORMS = {"use": '<use href="#a" opacity="0.4"/>', "g": '<g opacity="0.4"><use href="#a"/></g>'}
PROGRAMS = {
    "cairosvg": lambda svg: cairosvg.svg2png(bytestring=svg.encode()),
    "resvg": lambda svg: bytes(resvg_py.svg_to_bytes(svg_string=svg)),
}


def grey(png: bytes) -> int:
    return Image.open(io.BytesIO(png)).convert("L").getpixel((10, 10))


found = {name: {form: grey(draw(PAGE.format(text))) for form, text in FORMS.items()} for name, draw in PROGRAMS.items()}
for name, greys in found.items():
    print(f"{name:12}", *(f"{form} {value}" for form, value in greys.items()))
sys.exit(found != {"cairosvg": {"use": 0, "g": 153}, "resvg": {"use": 153, "g": 153}})
PYTHON

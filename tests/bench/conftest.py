"""Lets the tests import the build scripts, which are plain modules of their own folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "build_scripts"))

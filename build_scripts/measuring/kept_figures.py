"""The file that figures are written into, if one is asked for: it is tried before they are measured."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from support.console import say
from support.folders import ROOT, shown

sys.path.insert(0, str(ROOT))

from py_engine.arena.files import require_writable, write_or_say
from py_engine.text.errors import InvalidSetup


def writable_file(text: str) -> Path:
    """The file of an option, for `argparse`."""
    try:
        require_writable(text)
    except InvalidSetup as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return Path(text)


def write_figures(file: Path, document: dict[str, Any]) -> int:
    """Write figures, and say where they are; 1 if that fails."""
    if not write_or_say(file, json.dumps(document, indent=1) + "\n"):
        return 1
    say(f"\nThe figures are in {shown(file.absolute())}")
    return 0

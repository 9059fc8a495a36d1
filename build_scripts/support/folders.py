"""The folders of the project. Downloads and builds are in `.cache/` or `dist/`, which git ignores."""

from __future__ import annotations

from pathlib import Path

BUILD_SCRIPTS = Path(__file__).resolve().parents[1]
ROOT = BUILD_SCRIPTS.parent

ENGINE = ROOT / "py_engine"
WEB = ROOT / "web"
TESTS = ROOT / "tests"
NODE_TESTS = TESTS / "js"
PROJECT_FILE = ROOT / "pyproject.toml"

CACHE = ROOT / ".cache"
VIRTUAL_ENVIRONMENT = CACHE / "venv"
TRAINING_ENVIRONMENT = CACHE / "venv-training"
RELEASE_ENVIRONMENT = CACHE / "venv-release"
NPM = CACHE / "npm"
NODE_MODULES = NPM / "node_modules"
WHEELS = CACHE / "wheels"
DOWNLOADS = CACHE / "downloads"
LOGS = CACHE / "logs"
STAMPS = CACHE / "stamps"

SITE = ROOT / "dist" / "site"


def shown(path: Path) -> str:
    """The path as people read it: relative to the project if it is inside."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)

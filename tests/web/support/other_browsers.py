"""The browsers in which the main path is tested in addition to Chromium."""

from __future__ import annotations

from tests.web.support.firefox import start_firefox
from tests.web.support.webkit import start_webkit

# The function that starts each, with a folder for its files.
STARTS = {"firefox": start_firefox, "webkit": start_webkit}

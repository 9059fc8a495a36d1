"""The browsers in which the main path is tested beside Chromium."""

from __future__ import annotations

from tests.web.support.firefox import start_firefox
from tests.web.support.webkit import start_webkit

# How each is started, with a folder for what it writes.
STARTS = {"firefox": start_firefox, "webkit": start_webkit}

"""A headless Chromium that is at rest but for what drives it, by selenium: for tests, and for what measures a page."""

from __future__ import annotations

import shutil
from pathlib import Path

from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A process that waits for the next page costs as much as the one that shows this page.
    "--disable-features=SpareRendererForSitePerProcess",
    # No name but this machine's own can be found: a request to anywhere else fails, and says so in the console.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)

# A browser ends a service worker that has been idle for half a minute, but not one that DevTools watch, as the driver
# does. Only when the old one is idle or has ended may the next one take over; now and then it is started once more at
# that very moment, as the page asks it for something, and then it is no longer asked to end at once.
WATCH_NO_SERVICE_WORKER = {
    "autoAttach": True,
    "waitForDebuggerOnStart": False,
    "flatten": True,
    "filter": [{"type": "service_worker", "exclude": True}, {}],
}

# The machine is shared with others: no page starts workers for each processor.
ONE_PROCESSOR = """
Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 1, configurable: true });
"""

# The page speaks the language of its reader, which is English here.
READS = "en-GB,en"

# Longer than any wait inside the page (seconds).
SCRIPT_TIMEOUT = 120


def start_chromium(profile: Path, *flags: str, kind: type[Chrome] = Chrome) -> Chrome:
    """Start a browser with its own profile folder. flags: more of them, for its command line. kind: of the driver."""
    options = ChromeOptions()
    for flag in (*FLAGS, f"--user-data-dir={profile}", *flags):
        options.add_argument(flag)
    options.binary_location = shutil.which("chromium") or ""
    # Nothing is saved in the user's own folder.
    prefs = {"intl.accept_languages": READS, "download.default_directory": str(profile / "downloads")}
    options.add_experimental_option("prefs", prefs)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    running = kind(options=options, service=Service(shutil.which("chromedriver")))
    running.set_script_timeout(SCRIPT_TIMEOUT)
    prepare_window(running)
    return running


def prepare_window(driver: Chrome, *sources: str) -> None:
    """Have the window's pages share the machine; scripts that run in each of them before its own."""
    driver.execute_cdp_cmd("Target.setAutoAttach", WATCH_NO_SERVICE_WORKER)
    for source in (ONE_PROCESSOR, *sources):
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})

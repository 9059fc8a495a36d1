"""Readers of other languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from selenium.webdriver import Chrome


@contextmanager
def speaking(driver: Chrome, language: str) -> Iterator[None]:
    """A browser whose reader prefers a language."""
    agent = driver.execute_script("return navigator.userAgent")
    override = "Emulation.setUserAgentOverride"
    driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": language})
    try:
        yield
    finally:
        driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": "en-GB,en"})
        driver.get("about:blank")

"""Installs system packages where that needs no permission: on Debian, as root."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Sequence

from support.console import say
from support.processes import clean_environment, run_quietly

# Seconds that apt-get waits for another installation.
LOCK_SECONDS = 300


def can_install() -> bool:
    """Return whether this is Debian, we are root and apt-get is there."""
    try:
        system = platform.freedesktop_os_release().get("ID")
    except OSError:
        return False
    return system == "debian" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str]) -> bool:
    """Install Debian packages with apt-get; False where this machine does not allow it.

    Raises Failure when apt-get itself fails.
    """
    if not can_install():
        return False
    names = " ".join(packages)
    say(f"Installing with apt-get: {names}")
    environment = clean_environment() | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        run_quietly(
            ["apt-get", "-o", f"DPkg::Lock::Timeout={LOCK_SECONDS}", *arguments],
            log=f"apt-{arguments[0]}",
            failure=f"apt-get could not install {names}.",
            environment=environment,
        )
    return True

"""Finds browsers for the tests, or installs them.   python -m tools.browser

Looks for an installed one, then asks Playwright for its own, then the system's package manager.
Without a Chromium nothing is tested; without a Firefox that is said loudly. Bad at: systems without
apt; there, install them by hand.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOXES = ("firefox-esr", "firefox")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALLERS = (
    [[sys.executable, "-m", "playwright", "install", "chromium"]],
    [["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]],
)


def find_browser() -> str | None:
    """The path of a Chromium, or nothing."""
    if wanted := os.environ.get("CHROMIUM"):
        return wanted
    if installed := next(filter(None, map(shutil.which, NAMES)), None):
        return installed
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install_browser() -> str | None:
    for commands in INSTALLERS:
        if all(succeeds(command) for command in commands) and (found := find_browser()):
            return found
    return None


def succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, timeout=600, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def launch(playwright: Playwright, executable: str) -> Browser:
    return playwright.chromium.launch(executable_path=executable, args=list(FLAGS))


def find_firefox() -> str | None:
    """The path of the system's Firefox, or nothing."""
    return next(filter(None, map(shutil.which, FIREFOXES)), None)


def install_firefox() -> str | None:
    commands = (["apt-get", "update"], ["apt-get", "install", "-y", "firefox-esr"])
    return find_firefox() if all(map(succeeds, commands)) else None


def main() -> int:
    firefox = find_firefox() or install_firefox()
    print(f"Firefox: {firefox}" if firefox else "!!! NOTHING WILL BE TESTED IN FIREFOX: none found")
    found = find_browser() or install_browser()
    print(f"browser: {found}" if found else "no Chromium found, and none could be installed")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())

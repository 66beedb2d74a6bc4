"""Finds browsers for the tests, or installs them.   python -m tools.browser [chromium]

Looks for an installed one, then asks Playwright for its own, then the system's package manager.
Without a Chromium the tests stop; a missing Firefox or WebKit is reported in capitals. It installs
with apt only: on other systems install the browsers by hand.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

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
MINIBROWSERS = ("lib/*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
ORCA = (
    "orca",
    "at-spi2-core",
    "xvfb",
    "openbox",
    "xdotool",
    "firefox-esr",
    "dbus",
    "python3-gi",
    "gir1.2-atspi-2.0",
)
APT = ["apt-get", "install", "-y"]
INSTALLERS = (
    [[sys.executable, "-m", "playwright", "install", "chromium"]],
    [["apt-get", "update"], [*APT, "chromium"]],
)


class OrcaPrograms(NamedTuple):
    """Where the programs are with which a test hears the page as a screen reader says it."""

    orca: str
    firefox: str
    screen: str
    bus: str
    accessibility: str
    windows: str
    keys: str


class WebKitPrograms(NamedTuple):
    """Where the programs are that a test in WebKit needs."""

    driver: str
    browser: str
    screen: str


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


def launch(
    playwright: Playwright, executable: str, *more: str, env: dict[str, str] | None = None
) -> Browser:
    return playwright.chromium.launch(
        executable_path=executable, args=[*FLAGS, *more], env=os.environ | (env or {})
    )


def find_firefox() -> str | None:
    """The path of the system's Firefox, or nothing."""
    return next(filter(None, map(shutil.which, FIREFOXES)), None)


def find_webkit() -> WebKitPrograms | None:
    """The system's WebKitGTK with its driver and a virtual screen, or nothing."""
    found = (path for pattern in MINIBROWSERS for path in sorted(Path("/usr").glob(pattern)))
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(found, None)
    return WebKitPrograms(driver, str(browser), screen) if driver and browser and screen else None


def find_orca() -> OrcaPrograms | None:
    """The screen reader Orca, Firefox, and what both need where there is no screen, or nothing."""
    names = ("orca", *FIREFOXES[:1], "Xvfb", "dbus-daemon", "openbox", "xdotool")
    orca, firefox, screen, bus, windows, keys = map(shutil.which, names)
    launcher = next(filter(os.path.exists, LAUNCHERS), None)
    found = (orca, firefox, screen, bus, launcher, windows, keys)
    return OrcaPrograms(*map(str, found)) if all(found) else None


def installed(*packages: str) -> bool:
    return all(map(succeeds, (["apt-get", "update"], [*APT, *packages])))


def install_firefox() -> str | None:
    return find_firefox() if installed("firefox-esr") else None


def install_webkit() -> WebKitPrograms | None:
    return find_webkit() if installed("webkit2gtk-driver", "xvfb") else None


def install_orca() -> OrcaPrograms | None:
    return find_orca() if installed("--no-install-recommends", *ORCA) else None


def report(name: str, found: object) -> None:
    print(
        f"{name}: found" if found else f"!!! NOTHING WILL BE TESTED IN {name.upper()}: none found"
    )


def main() -> int:
    if sys.argv[1:] != ["chromium"]:
        report("Firefox", find_firefox() or install_firefox())
        report("WebKit", find_webkit() or install_webkit())
        report("Orca", find_orca() or install_orca())
    found = find_browser() or install_browser()
    print(f"browser: {found}" if found else "no Chromium found, and none could be installed")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())

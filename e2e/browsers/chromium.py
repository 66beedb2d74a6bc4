"""Chromium for the tests, which outlasts crashes of Chromium.

On some machines a tab dies now and then while the page starts. A test in which that happens, and
no other, is tried again in a new browser process. Every crash is reported at the end, with what is
known of it. A page that always crashes is still a failure.
"""

import os
import shutil
import signal
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Error, Page, Playwright

from tools.browser import find_browser, launch
from tools.places import ROOT, WORK

RERUNS = {"reruns": 4, "reruns_delay": 1, "reruns_delay_backoff_factor": 2}
MOST_CRASHES = 150  # with more, trying again would only take time
FAILURES = Path(os.environ.get("FAILURES", WORK / "failures"))
WRAPPER = ROOT / "e2e/browsers/chromium.sh"
NOISE = ("dbus/", "cpufreq", "idle_linux.cc", "unexpected operator", "vaapi", "sandbox_linux.cc")
MOST_LINES = 12
MEMORY = ("MemTotal", "MemAvailable", "SwapFree", "Shmem:", "CommitLimit", "Committed_AS")
GROUP = ("memory.max", "memory.current", "memory.events", "pids.max", "pids.current")
GROUP += ("memory/memory.limit_in_bytes", "memory/memory.usage_in_bytes", "memory/memory.failcnt")
LIMITS = ("overcommit_memory", "max_map_count")


@dataclass
class Crash:
    """What is known of the death of a page, a worker or the whole browser."""

    test: str
    how: str
    said: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        return [f"{self.test}: {self.how}", *(f"    {line}" for line in self.said)]


class Chromium:
    """One browser process for all tests, and a new one after a crash."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.crashes: list[Crash] = []
        self.test = ""
        self.crashed = False  # in this test
        self.browser: Browser | None = None
        self.session: CDPSession | None = None
        self.urls: dict[str, str] = {}  # by the ids of pages and workers
        self.reports: list[dict[str, Any]] = []  # of the browser, about crashes
        self.log_read = 0

    def begin(self, test: str) -> None:
        self.test = test
        self.crashed = False

    def ready(self, playwright: Playwright) -> Browser:
        if not self.browser:
            try:
                self.browser = self.start(playwright)
            except Error:
                self.note_crash("the browser did not start")
                raise
        return self.browser

    def start(self, playwright: Playwright) -> Browser:
        executable = find_browser()
        assert executable, "no Chromium: run `python -m tools.browser`"
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.log.touch()
        env = {"REAL_CHROMIUM": executable, "CHROMIUM_LOG": str(self.log)}
        browser = launch(playwright, str(WRAPPER), "--enable-logging=stderr", env=env)
        self.urls, self.reports = {}, []
        self.session = browser.new_browser_cdp_session()
        self.session.on("Target.targetCreated", self.on_target)
        self.session.on("Target.targetInfoChanged", self.on_target)
        self.session.on("Target.targetCrashed", self.on_report)
        self.session.send("Target.setDiscoverTargets", {"discover": True})
        return browser

    def on_target(self, event: dict[str, Any]) -> None:
        self.urls[event["targetInfo"]["targetId"]] = event["targetInfo"]["url"]

    def on_report(self, report: dict[str, Any]) -> None:
        self.reports.append(report)

    def on_crash(self, _page: Page) -> None:
        self.crashed = True

    def finish(self) -> None:
        """After a test: if something has crashed, notes it and ends the browser."""
        try:
            self.session.send("Target.getTargets")  # reports on their way come before the answer
        except Error:
            self.note_crash("the whole browser ended")
        else:
            if self.reports or self.crashed:
                self.note_crash("; ".join(map(self.describe, self.reports)) or "no reason known")
        if self.crashed:
            self.stop()
        self.log_read = self.log.stat().st_size

    def describe(self, report: dict[str, Any]) -> str:
        """As `crashed by SIGTRAP`, which is a check of Chromium's own; SIGBUS: no disk or shared
        memory left; SIGKILL: mostly the system, when it has no memory left."""
        code = report["errorCode"]
        name = signal.Signals(code).name if code in set(signal.Signals) else code
        return f"{report['status']} by {name} at {self.urls.get(report['targetId'], 'unknown')}"

    def note_crash(self, how: str) -> None:
        self.crashed = True
        self.crashes.append(Crash(self.test, how, [*machine(), *self.new_lines()[-MOST_LINES:]]))

    def new_lines(self) -> list[str]:
        """What Chromium has said in this test, without what it always says."""
        with self.log.open(encoding="utf-8", errors="replace") as log:
            log.seek(self.log_read)
            lines = [line.strip()[:300] for line in log]
        return [line for line in lines if not any(noise in line for noise in NOISE)]

    def stop(self) -> None:
        if self.browser:
            self.browser.close()
        self.browser = None

    def may_try_again(self) -> bool:
        return self.crashed and len(self.crashes) <= MOST_CRASHES

    def report(self, tried_again: int) -> list[str]:
        count = len(self.crashes)
        told = f"{count} crashed, {tried_again} tests tried again" if count else "none"
        return [told, *(line for crash in self.crashes for line in crash.lines())]


def machine() -> list[str]:
    """How much memory and disk there is, right after a crash."""
    memory = Path("/proc/meminfo")
    lines = memory.read_text().splitlines() if memory.exists() else []
    disks = [place for place in ("/tmp", "/dev/shm") if Path(place).exists()]
    load = " ".join(f"{load:.1f}" for load in os.getloadavg())
    told = [
        ", ".join(" ".join(line.split()) for line in lines if line.startswith(MEMORY)),
        ", ".join([*values("/sys/fs/cgroup", GROUP), *values("/proc/sys/vm", LIMITS)]),
        ", ".join(f"{place} {shutil.disk_usage(place).free >> 20} MiB free" for place in disks)
        + f", load {load}",
    ]
    return [line for line in told if line]


def values(folder: str, names: tuple[str, ...]) -> list[str]:
    """What those of the system's small files say that there are."""
    found = [Path(folder, name) for name in names if Path(folder, name).exists()]
    return [f"{file.name} {' '.join(file.read_text().split())}" for file in found]

"""A test in which Chromium crashes is tried again; one that fails for another reason is not, but
what it looked like is kept."""

import os
import re
import subprocess
import sys
from zipfile import ZipFile

import pytest

from tools.places import ROOT

PLANTED = """
from contextlib import suppress
from playwright.sync_api import Error

processes, attempts = set(), []

def crash(page, url):
    with suppress(Error):
        page.goto(url)
    page.wait_for_selector("html[data-live]", state="attached")

def pid(browser):
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return next(process["id"] for process in processes if process["type"] == "browser")

def test_crashes_twice(new_page, browser):
    processes.add(pid(browser))
    attempts.append(1)
    page = new_page()
    if len(attempts) < 3:
        crash(page, ["chrome://crash", "chrome://kill"][len(attempts) - 1])
    assert len(processes) == 3

def test_the_next_uses_the_browser_that_is_left(page, browser):
    page.goto("about:blank")
    assert pid(browser) in processes

def test_a_popup_crashes_once(new_page):
    attempts.append(1)
    page = new_page()
    with page.expect_popup() as popup:
        page.evaluate("void open('about:blank')")
    if len(attempts) == 4:
        crash(popup.value, "chrome://crash")

def test_the_browser_ends_once(new_page, browser):
    attempts.append(1)
    page = new_page()
    if len(attempts) == 6:
        with suppress(Error):
            browser.new_browser_cdp_session().send("Browser.crash")
    page.goto("about:blank")

def test_always_crashes(page):
    crash(page, "chrome://crash")

def test_fails_after_a_crash_elsewhere(page):
    page.goto("data:text/html,<p>last seen")
    page.evaluate("console.log('last heard')")
    attempts.append("failed")
    assert attempts.count("failed") > 1
"""
FAILED = ("test_always_crashes", "test_fails_after_a_crash_elsewhere")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("planted")


@pytest.fixture(scope="module")
def told(folder):
    """What a run of planted tests prints."""
    planted = folder / "test_planted.py"
    planted.write_text(PLANTED, encoding="utf-8")
    options = ["-p", "e2e.conftest", "-c", "pyproject.toml", "-rfR"]
    kept = os.environ | {"FAILURES": str(folder)}
    command = [sys.executable, "-m", "pytest", *options, str(planted)]
    return subprocess.run(command, cwd=ROOT, env=kept, capture_output=True, text=True).stdout


def test_only_tests_in_which_something_crashed_are_tried_again(told):
    assert "2 failed, 4 passed, 8 rerun" in told
    assert tuple(re.findall(r"^FAILED \S*::(\w+) - ", told, re.M)) == FAILED
    assert "RERUN ::test_always_crashes" in told
    assert not re.search("RERUN ::test_fails_after", told)


def test_each_crash_is_reported_with_its_cause(told):
    report = told.partition("crashes of Chromium")[2]
    assert "9 crashed, 8 tests tried again" in report
    assert report.count("crashed by SIGSEGV at chrome://crash/\n") == 7
    assert report.count("killed by SIGTERM at chrome://kill/\n") == 1
    assert report.count("the whole browser ended") == 1
    assert "MemAvailable" in report
    assert "Intentionally crashing" in report


@pytest.mark.usefixtures("told")
def test_of_a_failed_test_there_is_a_trace_a_picture_and_what_the_console_said(folder):
    kept = folder / "test_fails_after_a_crash_elsewhere"
    assert {path.name for path in kept.iterdir()} == {
        *("console.txt", "page-0-0.html", "page-0-0.png", "trace-0.zip")
    }
    assert "last heard" in (kept / "console.txt").read_text("utf-8")
    assert "last seen" in (kept / "page-0-0.html").read_text("utf-8")
    assert (kept / "page-0-0.png").read_bytes().startswith(b"\x89PNG")
    trace = ZipFile(kept / "trace-0.zip")
    assert b"last heard" in b"".join(map(trace.read, trace.namelist()))


@pytest.mark.usefixtures("told")
def test_of_a_test_that_passed_nothing_is_kept(folder):
    assert not (folder / "test_the_next_uses_the_browser_that_is_left").exists()


@pytest.mark.usefixtures("told")
def test_what_chromium_said_is_kept_because_it_crashed(folder):
    (log,) = folder.glob("chromium-*.log")
    assert "Intentionally crashing" in log.read_text("utf-8", errors="replace")

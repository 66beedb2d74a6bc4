"""Browsers that speak to each other over real lines, in a network of their own."""

import json
import subprocess
import sys

import pytest

from e2e.lines import alone
from e2e.lines.__main__ import CASES
from tools.browser import find_firefox
from tools.places import ROOT

WITH_FIREFOX = {"douro", "castelos"}


@pytest.fixture(scope="module")
def inside():
    if why := alone.why_not():
        pytest.skip(why)
    with alone.alone() as before:
        yield before


@pytest.mark.parametrize("case", CASES)
def test_devices_play_over_real_lines(inside, case):
    if case in WITH_FIREFOX and not find_firefox():
        pytest.skip("NOT TESTED IN FIREFOX: there is none on this machine")
    command = [*inside, sys.executable, "-m", "e2e.lines", case]
    run = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=500, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "moments" in json.loads(run.stdout.splitlines()[-1])

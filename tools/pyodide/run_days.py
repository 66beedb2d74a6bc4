"""Plays a day's deals inside Pyodide, as `tests/bots/days.py` does in CPython: /project is the
project.
"""

import runpy
import sys

sys.path[:0] = ["/project/py", "/project"]
runpy.run_module("tests.bots.days", run_name="__main__")
0  # noqa: B018 - the exit code

"""Runs the tests inside Pyodide: /project is the project, /site holds pytest and hypothesis.

Left out are the tests of the tools, and those marked cpython_only, which need what Pyodide lacks.
"""

import os
import sys

sys.path.append("/site")
os.chdir("/project")

import pytest  # noqa: E402

chosen = sys.argv[1:] or ["tests", "--ignore=tests/tools"]
options = ["-p", "no:cacheprovider", "-m", "not cpython_only"]
int(pytest.main([*options, *chosen]))

"""Runs the tests inside Pyodide: /project is the project, /site holds pytest and hypothesis.

Bad at: what Pyodide lacks; such tests bear the mark cpython_only, and those of the tools stay out.
"""

import os
import sys

sys.path.append("/site")
os.chdir("/project")

import pytest  # noqa: E402

chosen = sys.argv[1:] or ["tests", "--ignore=tests/tools"]
options = ["-p", "no:cacheprovider", "-m", "not cpython_only"]
int(pytest.main([*options, *chosen]))

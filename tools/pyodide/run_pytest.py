"""Runs the tests inside Pyodide: /project is the project, /site holds pytest and hypothesis.

Bad at: what Pyodide lacks; such tests bear the mark cpython_only, and those of the tools stay out.
"""

import os
import sys

sys.path.append("/site")
os.chdir("/project")
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"

import pytest  # noqa: E402


class SlowPython:
    """Pyodide takes longer, and longer still at the first call: no deadlines."""

    def pytest_configure(self):
        from hypothesis import settings

        settings.register_profile("pyodide", deadline=None)
        settings.load_profile("pyodide")


chosen = sys.argv[1:] or ["tests", "--ignore=tests/tools"]
options = ["-p", "no:cacheprovider", "-m", "not cpython_only"]
int(pytest.main([*options, *chosen], plugins=[SlowPython()]))

"""Runs tests inside Pyodide: /project is the project, /site holds pytest and hypothesis.

Without arguments those of `make test`: what two Pythons could do differently. With arguments the
tests in these files or folders, with more examples. Those that need what Pyodide lacks are left
out.
"""

import os
import sys
from pathlib import Path

sys.path.append("/site")
os.chdir("/project")

import pytest  # noqa: E402

# values, chance, files, links, catalogues, lessons, games between devices; and games played in
# CPython, with their traces
FOLDERS = ("core", "codec", "records", "i18n", "learn", "live/test_rooms.py", "live/test_toss.py")
QUICK = tuple(f"tests/{name}" for name in FOLDERS)
RECORDED = ("test_golden.py", "test_trace.py", "test_transcripts.py")

if sys.argv[1:]:
    chosen = ["-m", "not cpython_only", "--hypothesis-profile=full", *sys.argv[1:]]
else:
    recorded = (path for name in RECORDED for path in sorted(Path("tests/games").glob(f"*/{name}")))
    chosen = ["-m", "not cpython_only and not full", *QUICK, *map(str, recorded)]
int(pytest.main(["-p", "no:cacheprovider", *chosen]))

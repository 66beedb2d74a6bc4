"""The version, read from the one place that says it: `__version__` in py/ribeira/__init__.py."""

import re

from tools.places import PACKAGES

SAID = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)


def version() -> str:
    found = SAID.search((PACKAGES / "ribeira/__init__.py").read_text(encoding="utf-8"))
    if not found:
        raise ValueError("ribeira/__init__.py does not say its __version__")
    return found[1]

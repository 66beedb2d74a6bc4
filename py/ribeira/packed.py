"""Imports the modules that the wheel has packed into one file, as if each lay in its folder.

`tools/library.py` packs them, because three hundred small files would make the wheel twice as
large: what users import, and the types that they see, stay files. The sources pack nothing.
"""

from __future__ import annotations

import json
import sys
from bz2 import decompress
from collections.abc import Sequence
from functools import cache
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType

HERE = Path(__file__).parent
FILE = HERE / "inside.bz2"


@cache
def sources() -> dict[str, str]:
    """The text of each packed module, by its place below this folder."""
    found: dict[str, str] = json.loads(decompress(FILE.read_bytes()))
    return found


def place_of(name: str) -> str | None:
    """Where the module lies among the packed ones; `None` if it is none of them."""
    if not name.startswith("ribeira."):
        return None
    path = name.removeprefix("ribeira.").replace(".", "/")
    return next((p for p in (f"{path}.py", f"{path}/__init__.py") if p in sources()), None)


class Packed(MetaPathFinder, InspectLoader):
    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        place = place_of(name)
        if place is None:
            return None
        spec = spec_from_loader(name, self, origin=str(HERE / place))
        if spec and self.is_package(name):
            spec.submodule_search_locations = [str((HERE / place).parent)]  # for what is a file
        return spec

    def is_package(self, name: str) -> bool:
        return str(place_of(name)).endswith("/__init__.py")

    def get_source(self, name: str) -> str | None:
        """Tracebacks and `inspect` ask for it."""
        place = place_of(name)
        return sources()[place] if place else None

    def get_code(self, name: str) -> CodeType | None:
        place = place_of(name)
        return self.source_to_code(sources()[place], str(HERE / place)) if place else None


if FILE.exists():
    sys.meta_path.insert(0, Packed())  # before folders, which would do without `__init__.py`

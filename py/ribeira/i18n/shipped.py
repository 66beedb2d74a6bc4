"""The English catalogue, which the build puts beside this file, so that the page starts with it.

The other languages are fetched when they are chosen. The file exists only in a built site.
"""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

from ribeira.i18n.catalogue import Catalogue, load

SHIPPED = "en"


@cache
def shipped() -> Catalogue:
    compiled = get_data("ribeira.i18n", f"{SHIPPED}.mo")
    assert compiled is not None
    return load(SHIPPED, compiled)

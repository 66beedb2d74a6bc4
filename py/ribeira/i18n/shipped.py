"""English, which the build puts beside this file: the page has it from the start.

Bad at: the other languages, which the page fetches when somebody speaks them, and the sources,
which hold no compiled catalogues.
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

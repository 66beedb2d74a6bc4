"""The catalogues that the build puts beside this file, so that the page has them from the start.

Bad at: the sources, which hold no compiled catalogues; there one is loaded by its bytes.
"""

from __future__ import annotations

from functools import cache
from pkgutil import get_data

from ribeira.i18n.catalogue import Catalogue, load


@cache
def shipped(language: str) -> Catalogue:
    """`OSError` when it can not be had."""
    compiled = get_data("ribeira.i18n", f"{language}.mo")
    if compiled is None:
        raise OSError(language)
    return load(language, compiled)

"""Catalogues for tests: small ones made on the spot on any Python, the real ones where Babel is."""

import struct
from functools import cache
from io import BytesIO

from ribeira.i18n import catalogue

ENGLISH = "nplurals=2; plural=(n != 1);"


def small(texts, plural_forms=ENGLISH):
    """A catalogue of these texts; a tuple holds plural forms."""
    return catalogue.load("en", compiled(texts, plural_forms))


def compiled(texts, plural_forms=ENGLISH):
    """The same as a file."""
    head = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {plural_forms}\n"
    pairs = {"": head}
    for key, said in texts.items():
        if isinstance(said, str):
            pairs[key] = said
        else:
            pairs[f"{key}\0{key}"] = "\0".join(said)
    return _mo(sorted(pairs.items()))


def _mo(pairs):
    """The format of GNU's .mo files: a head, two tables of lengths and places, the texts."""
    keys, texts = ([text.encode() for text in column] for column in zip(*pairs, strict=True))
    head, width = 28, 8 * len(keys)
    tables, place = b"", head + 2 * width
    for text in keys + texts:
        tables += struct.pack("<II", len(text), place)
        place += len(text) + 1
    start = struct.pack("<7I", 0x950412DE, 0, len(keys), head, head + width, 0, 0)
    return start + tables + b"".join(text + b"\0" for text in keys + texts)


@cache
def real(language):
    """The catalogue that the page uses. Only for tests with the mark cpython_only."""
    from tools.catalogues import read_catalogue  # Pyodide has no Babel

    return _compiled(language, read_catalogue(language))


@cache
def in_file(path):
    """A catalogue of English in a file of its own. Only for tests with the mark cpython_only."""
    from babel.messages.pofile import read_po

    return _compiled("en", read_po(BytesIO(path.read_bytes()), locale="en", abort_invalid=True))


def _compiled(language, texts):
    from babel.messages.mofile import write_mo

    mo = BytesIO()
    write_mo(mo, texts)
    return catalogue.load(language, mo.getvalue())

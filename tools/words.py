"""Compiles the catalogues, and makes the pseudo-language of the tests.

That is English with longer, accented words: a text that is not in the catalogues, or that does not
fit, is easily noticed in it.
"""

from copy import copy
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tools.catalogues import entries, languages, read_catalogue
from tools.places import LOCALE

PSEUDO = "xx"
LONGER = str.maketrans({v: a + v for v, a in zip("aeiouAEIOU", "áéíóúÁÉÍÓÚ", strict=True)})
WITHOUT_PYTHON = (
    *("crash.again", "crash.safe", "crash.save"),
    *("secrets.me", "secrets.taken", "secrets.what", "secrets.who"),
)
NO_DAY = datetime(2020, 1, 1, tzinfo=UTC)


def pseudo_text(text: str) -> str:
    """Every vowel twice: accented, about 40 % longer, and still readable."""
    parts = []
    for plain, name, _spec, _conversion in Formatter().parse(text):
        parts.append(plain.translate(LONGER))
        parts.append("" if name is None else f"{{{name}}}")
    return f"⟦{''.join(parts)}⟧"


def pseudo_catalogue(locale: Path, domain: str) -> Catalog:
    catalogue = copy(read_catalogue("en", locale, domain))
    for entry in entries(catalogue).values():
        if isinstance(entry.string, str):
            entry.string = pseudo_text(entry.string)
        else:
            entry.string = tuple(map(pseudo_text, entry.string))
    return catalogue


def all_catalogues(
    pseudo: bool = False, locale: Path = LOCALE, domain: str = "ribeira"
) -> dict[str, Catalog]:
    known = languages(locale)
    catalogues = {language: read_catalogue(language, locale, domain) for language in known}
    return catalogues | ({PSEUDO: pseudo_catalogue(locale, domain)} if pseudo else {})


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as a .mo file, which gettext reads."""
    catalogue.creation_date = catalogue.revision_date = NO_DAY
    target = BytesIO()
    write_mo(target, catalogue)
    return target.getvalue()


def shell_words(catalogue: Catalog) -> dict[str, str]:
    known = entries(catalogue)
    wanted = (key for key in sorted(known) if key.startswith("shell.") or key in WITHOUT_PYTHON)
    return {key: known[key].string for key in wanted}


def make_words(catalogues: dict[str, Catalog]) -> dict[str, dict[str, str]]:
    """The words that the shell needs, before Python and without it."""
    return {language: shell_words(catalogue) for language, catalogue in catalogues.items()}

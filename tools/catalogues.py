"""Checks, completes and shows the gettext catalogues.

    python -m tools.catalogues check | update
    python -m tools.catalogues show LANGUAGE [START]    # the keys that begin with START

English is a catalogue like the others; a language is a folder under static/locale. Each has two
catalogues: ribeira.po, and learn.po with what the page fetches once somebody wants to learn a game.
Checked are keys, gaps and plural forms; whether a translation is good only a person can say.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.plurals import get_plural
from babel.messages.pofile import PoFileError, read_po, write_po

from ribeira.i18n.catalogue import LEARN
from tools.keys import Message, lesson_keys, used_keys
from tools.places import LOCALE, ROOT

HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: {plural_forms}\\n"

"""


DOMAINS = ("ribeira", "learn")


def domain_of(key: str) -> str:
    """The catalogue that a key belongs to."""
    return "learn" if key.startswith(LEARN) else "ribeira"


def keys_in(domain: str, used: dict[str, Message]) -> dict[str, Message]:
    return {key: message for key, message in used.items() if domain_of(key) == domain}


def languages(locale: Path = LOCALE) -> list[str]:
    return sorted(path.name for path in locale.iterdir() if path.is_dir())


def po_file(language: str, locale: Path = LOCALE, domain: str = "ribeira") -> Path:
    return locale / language / "LC_MESSAGES" / f"{domain}.po"


def read_catalogue(language: str, locale: Path = LOCALE, domain: str = "ribeira") -> Catalog:
    path = po_file(language, locale, domain)
    source = path.read_bytes() if path.exists() else b""
    return read_po(BytesIO(source), locale=language, abort_invalid=True)


def entries(catalogue: Catalog) -> dict[str, Entry]:
    return {key_of(entry.id): entry for entry in catalogue if entry.id}


def key_of(message: Message) -> str:
    return message if isinstance(message, str) else message[0]


def texts(entry: Entry) -> tuple[str, ...]:
    return (entry.string,) if isinstance(entry.string, str) else tuple(entry.string)


def placeholders(text: str) -> set[str]:
    """The names in braces; ValueError when anything else stands in braces."""
    names = set()
    for _text, name, spec, conversion in Formatter().parse(text):
        if name is None:
            continue
        if not name.isidentifier() or spec or conversion:
            raise ValueError(f"only {{name}} may stand in braces: {text!r}")
        names.add(name)
    return names


def entry_problems(entry: Entry, message: Message, forms: int) -> Iterator[str]:
    said = texts(entry)
    if entry.fuzzy:
        yield "is fuzzy"
    if not all(said):
        yield "is empty"
    if isinstance(entry.id, str) != isinstance(message, str):
        yield "has plural forms here and none there: compare with the code"
    elif not isinstance(message, str) and len(said) != forms:
        yield f"has {len(said)} plural forms instead of {forms}"


def placeholder_problems(entry: Entry, reference: Entry | None) -> Iterator[str]:
    try:
        names = set().union(*map(placeholders, texts(entry)))
        expected = set().union(*map(placeholders, texts(reference))) if reference else names
    except ValueError as problem:
        yield str(problem)
        return
    if names != expected:
        yield f"has placeholders {sorted(names)} where English has {sorted(expected)}"


def language_problems(
    language: str, catalogue: Catalog, used: dict[str, Message], english: dict[str, Entry]
) -> Iterator[str]:
    known = entries(catalogue)
    forms = get_plural(language).num_plurals
    if catalogue.num_plurals != forms:
        yield f"{language}: the header must say nplurals={forms}"
    yield from (f"{language}: {key} is missing" for key in sorted(used.keys() - known.keys()))
    yield from (f"{language}: {key} is used nowhere" for key in sorted(known.keys() - used.keys()))
    for key in sorted(known.keys() & used.keys()):
        problems = list(entry_problems(known[key], used[key], forms))
        problems += placeholder_problems(known[key], english.get(key))
        yield from (f"{language}: {key} {problem}" for problem in problems)


def all_problems(root: Path = ROOT, used: dict[str, Message] | None = None) -> list[str]:
    locale = root / "static" / "locale"
    used = used_keys(root) if used is None else used
    try:
        return [problem for domain in DOMAINS for problem in domain_problems(domain, used, locale)]
    except PoFileError as problem:
        return [str(problem)]


def domain_problems(domain: str, used: dict[str, Message], locale: Path) -> Iterator[str]:
    wanted = keys_in(domain, used)
    if not wanted:
        return
    catalogues = {each: read_catalogue(each, locale, domain) for each in languages(locale)}
    english = entries(catalogues["en"])
    for language, catalogue in catalogues.items():
        yield from language_problems(language, catalogue, wanted, english)


def update(
    language: str, used: dict[str, Message], locale: Path = LOCALE, domain: str = "ribeira"
) -> None:
    """Adds what is missing, empty, and drops what is unused."""
    known = entries(read_catalogue(language, locale, domain))
    fresh = Catalog(locale=language)
    for key, message in sorted(keys_in(domain, used).items()):
        old = known.get(key)
        same_shape = old is not None and isinstance(old.id, str) == isinstance(message, str)
        comments = old.user_comments if old else []
        fresh.add(message, old.string if same_shape else None, user_comments=comments)
    body = BytesIO()
    write_po(body, fresh, width=100, no_location=True, omit_header=True)
    header = HEADER.format(language=language, plural_forms=get_plural(language).plural_forms)
    path = po_file(language, locale, domain)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(header.encode() + body.getvalue().strip() + b"\n")


def beside_english(language: str, start: str = "", locale: Path = LOCALE) -> Iterator[str]:
    """Each key that begins so, and below it what English and the language say, for translators."""
    for domain in DOMAINS:
        english = entries(read_catalogue("en", locale, domain))
        said = entries(read_catalogue(language, locale, domain))
        for key in sorted(key for key in english if key.startswith(start)):
            yield key
            yield f"    en  {' | '.join(texts(english[key]))}"
            yield f"    {language}  {' | '.join(texts(said[key])) if key in said else ''}"


def main(order: str, *asked: str) -> int:
    if order == "show":
        print("\n".join(beside_english(*asked)))
        return 0
    used = used_keys() | lesson_keys()
    if order == "update":
        for language in languages():
            for domain in DOMAINS:
                update(language, used, domain=domain)
    problems = all_problems(used=used)
    print("\n".join(problems) or f"catalogues: {', '.join(languages())} are whole")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

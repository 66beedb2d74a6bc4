"""Markdown as pages of the documentation."""

import re
from html import escape
from posixpath import dirname, join, normpath, relpath

from markdown_it import MarkdownIt

MENU = {
    "library": "Start",
    "contract": "The contract",
    "game-douro": "Douro 1872 as data",
    "game-dosrios": "Dos Rios as data",
    "game-castelos": "6 Castelos as data",
    "writing-a-bot": "A bot in 25 lines",
    "self-play": "Train a policy",
    "bots": "Reproduce the figures",
    "notebook": "A notebook that runs here",
    "record": "Records and links",
}
POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self' 'wasm-unsafe-eval' "
    "'unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'"
)
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} · Ribeira</title>
<link rel="stylesheet" href="{up}style.css">
{more}</head>
<body>
<nav aria-label="Documentation"><a href="{up}../">Ribeira</a>{menu}</nav>
<main>
{body}</main>
</body>
</html>
"""
LINK = re.compile(r'<a href="([^":]+)">(.*?)</a>', re.DOTALL)
HEADING = re.compile(r"<(h[1-6])>(.*?)</\1>")
PICTURE = re.compile(r'<img src="(?!pictures/)[^"]*"[^>]*>')


def rendered(text: str) -> str:
    return str(MarkdownIt("commonmark").enable("table").render(text))


def page(name: str, text: str, known: frozenset[str], more: str = "") -> str:
    """A whole page. Links to files that are no pages here become their text alone."""
    body = HEADING.sub(lambda found: _anchored(*found.groups()), rendered(text))
    body = LINK.sub(lambda found: _link(name, known, *found.groups()), PICTURE.sub("", body))
    up = "../" * name.count("/")
    title = re.sub("<.+?>", "", text.partition("\n")[0].lstrip("# "))
    return PAGE.format(
        policy=POLICY, title=escape(title), up=up, menu=_menu(name, up), body=body, more=more
    )


def _menu(name: str, up: str) -> str:
    here = ' aria-current="page"'
    return "".join(
        f'<a href="{up}{one}.html"{here if one == name else ""}>{said}</a>'
        for one, said in MENU.items()
    )


def _anchored(level: str, said: str) -> str:
    """With the name that links to a heading use, as on GitHub."""
    plain = re.sub(r"[^\w\- ]", "", re.sub("<.+?>", "", said).lower())
    return f'<{level} id="{plain.replace(" ", "-")}">{said}</{level}>'


def _link(name: str, known: frozenset[str], address: str, said: str) -> str:
    path, _, part = address.partition("#")
    if not path:
        return f'<a href="{address}">{said}</a>'
    target = normpath(join(dirname(name), path))
    page, ends = target.removesuffix(".md"), target.endswith(".md")
    if not ends or page not in known:
        return said
    to = relpath(f"{page}.html", dirname(name) or ".")
    return f'<a href="{to}{"#" + part if part else ""}">{said}</a>'

"""The commands by name: in the language of the page, and always in English."""

from __future__ import annotations

import unicodedata

from ribeira.core.values import N_, Message, msg
from ribeira.i18n.catalogue import Catalogue

NAMES = {
    "help": N_("ear.name.help"),
    "moves": N_("ear.name.moves"),
    "where": N_("ear.name.where"),
    "around": N_("ear.name.around"),
    "board": N_("ear.name.board"),
    "mine": N_("ear.name.mine"),
    "score": N_("ear.name.score"),
    "last": N_("ear.name.last"),
    "log": N_("ear.name.log"),
    "hint": N_("ear.name.hint"),
    "why": N_("ear.name.why"),
    "what if": N_("ear.name.what_if"),
    "rules": N_("ear.name.rules"),
    "undo": N_("ear.name.undo"),
    "redo": N_("ear.name.redo"),
    "more": N_("ear.name.more"),
    "again": N_("ear.name.again"),
    "go on": N_("ear.name.go_on"),
}
"""By their English names, which are understood in every language. A catalogue has one name or
several, with commas between them."""
HELP = {
    "help": N_("ear.help.help"),
    "moves": N_("ear.help.moves"),
    "where": N_("ear.help.where"),
    "around": N_("ear.help.around"),
    "board": N_("ear.help.board"),
    "mine": N_("ear.help.mine"),
    "score": N_("ear.help.score"),
    "last": N_("ear.help.last"),
    "log": N_("ear.help.log"),
    "hint": N_("ear.help.hint"),
    "why": N_("ear.help.why"),
    "what if": N_("ear.help.what_if"),
    "rules": N_("ear.help.rules"),
    "undo": N_("ear.help.undo"),
    "redo": N_("ear.help.redo"),
    "more": N_("ear.help.more"),
    "again": N_("ear.help.again"),
    "go on": N_("ear.help.go_on"),
}


def plain(text: str) -> str:
    """Without capitals, accents and what surrounds it, so that typing need not be exact; a minus is
    a hyphen, and no space follows a comma."""
    usual = text.casefold().replace("’", "'").replace("−", "-").replace(", ", ",")
    split = unicodedata.normalize("NFD", usual)
    bare = "".join(sign for sign in split if not unicodedata.combining(sign))
    return " ".join(bare.strip(" .!?…\"'“”«»„").split())


def names_of(words: Catalogue, command: str) -> tuple[str, ...]:
    """What the command is called in this language."""
    return tuple(name.strip() for name in words.say(msg(NAMES[command])).split(","))


def read(words: Catalogue, text: str) -> tuple[str, str]:
    """The command and what follows it; no command for a text that begins with none. The longest
    name counts."""
    typed = plain(text)
    known = {plain(name): c for c in NAMES for name in names_of(words, c)}
    known |= {name: name for name in NAMES}
    for name in sorted(known, key=len, reverse=True):
        if typed == name or typed.startswith(f"{name} "):
            return known[name], typed.removeprefix(name).strip()
    return "", typed


def say_help(words: Catalogue) -> tuple[Message, ...]:
    """Every command with what it does."""
    first = {command: names_of(words, command)[0] for command in NAMES}
    lines = (msg(HELP[command], name=name) for command, name in first.items())
    return msg("ear.help"), *lines

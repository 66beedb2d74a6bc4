"""Draws everything that the games draw into build/gallery: `python -m tools.gallery [GAME]`."""

from __future__ import annotations

import sys
from importlib import import_module
from io import BytesIO
from pathlib import Path
from shutil import copy

from babel.messages.mofile import write_mo

from ribeira.games import registry
from ribeira.i18n.catalogue import load
from tools.catalogues import read_catalogue
from tools.gallery.frame import GALLERY, draw_gallery


def main() -> None:
    mo = BytesIO()
    write_mo(mo, read_catalogue("en"))
    say = load("en", mo.getvalue()).say
    for game in sys.argv[1:] or registry.game_ids():
        module = import_module(f"tools.gallery.{game}")
        draw_gallery(game, module.scenes(), module.rows, say)
    copy(Path(__file__).with_name("gallery.css"), GALLERY)


if __name__ == "__main__":
    main()

"""What stands at each address: files of the tree and of node_modules, and what is made when asked
for and never written: page, catalogues, the archive of the app's Python."""

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from tools.build import MODULES, SETTINGS, built_text, pyscript_settings
from tools.catalogues import languages, read_catalogue
from tools.pack.archives import all_sources, write_zip
from tools.places import TOOLS
from tools.vendor import vendor_files
from tools.words import all_catalogues, compiled, make_words

ARCHIVE = "py/app.zip"
LIBRARY = "py/stdlib.zip"  # in a built site it is compiled; here it is as Pyodide ships it
FIRST = '<script src="./static/boot/first.js"></script>'
OWN_FIRST = """<link rel="stylesheet" href="./tools/dev/error.css">
  <script type="module" src="./tools/dev/page.js"></script>
  <script type="module" src="./static/boot/first.js"></script>"""
OWN = {
    "tools/dev/error.css": TOOLS / "dev/error.css",
    "tools/dev/page.js": TOOLS / "dev/page.js",
    "py/main.py": TOOLS / "dev/main.py",
}
CATALOGUE = re.compile(r"static/locale/(learn/)?(\w+)\.mo")
IMPORTED = re.compile(r'@import url\("([^"?]+)"\)')


class Sources:
    """The addresses of one tree."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.locale = self.root / "static/locale"
        self.vendor = {f"vendor/{name}": path for name, path in vendor_files().items()}
        self.vendor[LIBRARY] = self.vendor["vendor/pyodide/python_stdlib.zip"]
        self._made: dict[str, Callable[[], bytes]] = {
            "index.html": self.page,
            "static/boot/built.js": self.built,
            ARCHIVE: self.archive,
        }

    def read(self, name: str) -> bytes | None:
        """The content of anything but vendor files; nothing where there is none."""
        if name in self._made:
            return self._made[name]()
        if found := CATALOGUE.fullmatch(name):
            return self.catalogue(found[2], "learn" if found[1] else "ribeira")
        path = OWN.get(name) or self.own_file(name)
        if path and path.suffix == ".css":
            return versioned(path)
        return path.read_bytes() if path else None

    def own_file(self, name: str) -> Path | None:
        path = (self.root / name).resolve()
        served = path.is_relative_to(self.root / "static") or name == "site.webmanifest"
        return path if served and path.is_file() else None

    def page(self) -> bytes:
        """index.html, in which our first script and what the build would put are added."""
        page = (self.root / "index.html").read_text(encoding="utf-8")
        for mark in (FIRST, SETTINGS):
            if mark not in page:
                raise ValueError(f"index.html lacks its {mark}")
        page = page.replace(FIRST, OWN_FIRST).replace(MODULES, "")
        return page.replace(SETTINGS, pyscript_settings(dev="./tools/dev/page.js")).encode()

    def built(self) -> bytes:
        sizes = {name: path.stat().st_size for name, path in self.vendor.items()}
        made = (f"static/locale/{language}.mo" for language in languages(self.locale))
        sizes |= dict.fromkeys([ARCHIVE, "py/snapshot.bin", *made], 0)  # too little to be counted
        words = make_words(all_catalogues(locale=self.locale))
        return built_text(sizes, "", words).encode()

    def archive(self) -> bytes:
        """The app's Python as it is now, with its English and with its entry point."""
        packages = self.root / "py"
        files = all_sources(read_catalogue("en", self.locale), packages)
        target = BytesIO()
        write_zip(target, files | {"main.py": (packages / "main.py").read_bytes()})
        return target.getvalue()

    def catalogue(self, language: str, domain: str) -> bytes | None:
        if language not in languages(self.locale):
            return None
        return compiled(read_catalogue(language, self.locale, domain))


def versioned(sheet: Path) -> bytes:
    """The style sheet with the times of the sheets that it imports in their addresses, so that a
    browser fetches again those that have changed, and only those."""

    def with_time(found: re.Match[str]) -> str:
        path = sheet.parent / found[1]
        time = path.stat().st_mtime_ns if path.exists() else 0
        return f'@import url("{found[1]}?{time}")'

    return IMPORTED.sub(with_time, sheet.read_text(encoding="utf-8")).encode()

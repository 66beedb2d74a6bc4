"""Makes dist/, the folder that one copies to a static host.   python -m tools.build [--pseudo]

The same sources give the same bytes, on whatever machine they are built. Everything is always built
anew, which takes some seconds.
"""

import argparse
import json
import re
import shutil
import subprocess
import tomllib
from hashlib import sha256
from pathlib import Path

from babel.messages.catalog import Catalog

from ribeira.app import storage
from ribeira.app.settings import CHOICES, Settings
from ribeira.i18n.shipped import SHIPPED
from tools.offline import make_worker
from tools.pack.archives import make_archives
from tools.pack.bundle import WORKER, bundle
from tools.pack.inline import inlined, sealed
from tools.places import DIST, NODE_MODULES, PACKAGES, ROOT, STATIC, TOOLS, WORK
from tools.snapshot import make_snapshot, stamp_of
from tools.vendor import copy_vendor, licences
from tools.version import version
from tools.words import all_catalogues, compiled, make_words

# what the shell's progress counts: static/boot/downloads.js fetches these
COUNTED = (
    "vendor/pyodide/pyodide.asm.wasm",
    "py/snapshot.bin",
    "py/stdlib.zip",
    "py/app.zip",
    "static/locale/*.mo",
)
PICTURES = ("table-light.png", "table-phone.png")
NO_MODULES = (
    "bot_worker.js",
    "first.js",
    "needs.js",
)  # of the page: the worker's, and plain scripts
VERSION = '<meta name="version" content="">'
SETTINGS = 'config="./pyscript.toml"'
MODULES = "<!-- here the build lists the modules, so that all of them come at once -->"
SAID = re.compile(r'data-say="([\w.]+)"[^>]*>(?=</)')
SAID_IN_EACH = re.compile(r'data-say-each="([\w.]+)"[^>]*>(?=</)')


def copy_own(dist: Path) -> None:
    shutil.copytree(
        STATIC,
        dist / "static",
        ignore=shutil.ignore_patterns("locale", "*.d.ts", "tsconfig.json"),
        dirs_exist_ok=True,
    )
    (dist / "py").mkdir()
    shutil.copyfile(PACKAGES / "main.py", dist / "py/main.py")


def make_manifest(dist: Path, words: dict[str, dict[str, str]]) -> None:
    """What makes the site installable, and the pictures that it is shown with."""
    text = (ROOT / "site.webmanifest").read_text(encoding="utf-8")
    (dist / "site.webmanifest").write_text(manifest_text(text, words), encoding="utf-8")
    (dist / "static/pictures").mkdir()
    for name in PICTURES:
        shutil.copyfile(ROOT / "docs/pictures" / name, dist / "static/pictures" / name)


def manifest_text(manifest: str, words: dict[str, dict[str, str]]) -> str:
    """The manifest with what the page is in every language, for those who install it."""
    said = {language: its["shell.what"] for language, its in words.items()}
    whole = json.loads(manifest) | {"lang": "en", "description": said.pop("en")}
    return json.dumps(whole | {"description_localized": said}, ensure_ascii=False, indent=2) + "\n"


def write_page(dist: Path, words: dict[str, dict[str, str]]) -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    spoken = SAID.sub(lambda found: found[0] + words["en"][found[1]], page)
    spoken = SAID_IN_EACH.sub(lambda found: found[0] + in_each(words, found[1]), spoken)
    if MODULES not in spoken:
        raise ValueError(f"index.html lacks its {MODULES}")
    whole = spoken.replace(MODULES, preloads(dist)).replace(SETTINGS, pyscript_settings())
    page = with_version(sealed(inlined(whole, dist)), dist)
    (dist / "index.html").write_text(page, encoding="utf-8")


def with_version(page: str, dist: Path) -> str:
    """The page tells its version, after `+` with a digest of this build, so that a report says
    which one it is about."""
    if VERSION not in page:
        raise ValueError(f"index.html lacks its {VERSION}")
    told = VERSION.replace('""', f'"{version()}+{digest_of(dist, page)}"')
    return page.replace(VERSION, told)


def digest_of(dist: Path, page: str) -> str:
    """Changes with every file of the site. The service worker is made later, since it lists them
    all: for it stands its source."""
    contents = sha256(page.encode() + WORKER.read_bytes())
    for path in sorted(path for path in dist.rglob("*") if path.is_file()):
        contents.update(path.relative_to(dist).as_posix().encode() + path.read_bytes())
    return contents.hexdigest()[:8]


def in_each(words: dict[str, dict[str, str]], key: str) -> str:
    """A text in all languages, for browsers too old to run the script that chooses one."""
    return "".join(f'<span lang="{language}">{its[key]}</span>' for language, its in words.items())


def pyscript_settings(**more: str) -> str:
    """pyscript.toml as JSON, for which PyScript need not fetch a TOML parser. `more` has addresses
    of modules that Python calls besides, by name."""
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    settings["js_modules"]["main"] |= {address: name for name, address in more.items()}
    return f"config='{json.dumps(settings)}'"


def preloads(dist: Path) -> str:
    names = (path.relative_to(dist).as_posix() for path in sorted(dist.rglob("*.js")))
    wanted = (name for name in names if not name.endswith(NO_MODULES))
    return "\n  ".join(f'<link rel="modulepreload" href="./{name}">' for name in wanted)


def write_catalogues(folder: Path, catalogues: dict[str, Catalog]) -> None:
    """Writes the compiled catalogues that the page fetches when their language is chosen, or when
    somebody wants to learn."""
    folder.mkdir()
    for language, catalogue in catalogues.items():
        (folder / f"{language}.mo").write_bytes(compiled(catalogue))


def pinned_versions() -> dict[str, str]:
    return json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]


def empty_lock() -> str:
    """Pyodide's list of packages without the packages: the app needs none."""
    lock = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})


def facts() -> dict[str, str | list[str]]:
    """What Python knows and the page must know before Python runs."""
    names = {"settings": storage.SETTINGS, "open": storage.OPEN, "game": storage.GAME}
    themes = [theme for theme in CHOICES["theme"] if theme != Settings().theme]
    return {
        "old": storage.OURS,
        **{name: text.removeprefix(storage.OURS) for name, text in names.items()},
        "shipped": SHIPPED,
        "still": CHOICES["motion"][-1],
        "themes": themes,
    }


def write_built(dist: Path, stamp: str, words: dict[str, dict[str, str]]) -> None:
    counted = [path for pattern in COUNTED for path in sorted(dist.glob(pattern))]
    sizes = {path.relative_to(dist).as_posix(): path.stat().st_size for path in counted}
    (dist / "static/boot/built.js").write_text(built_text(sizes, stamp, words), encoding="utf-8")


def built_text(sizes: dict[str, int], stamp: str, words: dict[str, dict[str, str]]) -> str:
    values = {
        "facts": facts(),
        "lock": empty_lock(),
        "sizes": sizes,
        "stamp": stamp,
        "words": words,
    }
    lines = [f"export const {n} = {json.dumps(v, ensure_ascii=False)};" for n, v in values.items()]
    return "\n".join(["// Made by the build: what the shell must know before Python.", *lines, ""])


def build(dist: Path, pseudo: bool = False) -> None:
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    catalogues = all_catalogues(pseudo)
    words = make_words(catalogues)
    copy_own(dist)
    copy_vendor(dist)
    make_archives(dist, catalogues.pop("en"))
    write_catalogues(dist / "static/locale", catalogues)
    write_catalogues(dist / "static/locale/learn", all_catalogues(pseudo, domain="learn"))
    stamp = stamp_of(dist)
    make_snapshot(dist, stamp)
    write_built(dist, stamp, words)
    bundle(dist)
    make_manifest(dist, words)
    (dist / "licences.txt").write_text(licences(pinned_versions()), encoding="utf-8")
    write_page(dist, words)
    make_worker(dist)
    subprocess.run(["node", TOOLS / "pack/squeeze.mjs", dist, WORK / "squeezed"], check=True)


def replace(old: Path, new: Path) -> None:
    """Puts the new folder in place of the old one in one step, so that a server never serves half a
    site."""
    shutil.rmtree(old, ignore_errors=True)
    new.rename(old)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pseudo", action="store_true", help="also compile the pseudo-language xx")
    parser.add_argument("--dist", type=Path, default=DIST, help="another folder than dist/")
    options = parser.parse_args()
    fresh = options.dist.with_name(f"{options.dist.name}.new")
    build(fresh, options.pseudo)
    replace(options.dist, fresh)
    print(f"built {options.dist.name}/")


if __name__ == "__main__":
    main()

"""Bundles our scripts and styles into few small files, because each file makes the start slower.

Runs esbuild on the copies in the built folder. There are no source maps: debug with static/.
"""

import shutil
import subprocess
from pathlib import Path

from tools.places import NODE_MODULES, STATIC
from tools.vendor import PYSCRIPT

ESBUILD = NODE_MODULES / ".bin/esbuild"
SCRIPTS = ("boot/page.js", "workers/bot_worker.js")  # what is asked for by name
CLASSIC = ("boot/early.js", "boot/first.js")  # no modules: they run before the first paint
FOR_OLD_BROWSERS = "boot/needs.js"  # which could not read what esbuild writes
FOLDERS = ("boot", "page", "workers")
STYLES = ("shell.css", "site.css")
FONTS = "--external:*.woff2"  # lie in vendor/, where the styles ask for them
NOT_OURS = ("--external:*/pyodide.asm.js", "--external:node:*", "--external:ws")
SMALL = ("--minify", "--legal-comments=none", "--log-level=error")  # licences.txt holds them all
NO_SLIPS = "--log-override:css-syntax-error=error"  # browsers would skip what they cannot read
WHEREVER = "--tsconfig-raw={}"  # or what comes out would depend on where the folder lies
WORKER = STATIC / "workers/service_worker.js"
SWALLOWED = ("vendor/pyodide/pyodide.js", "vendor/idiomorph/idiomorph.js")


def squeeze(folder: Path, names: tuple[str, ...], *how: str) -> None:
    """Bundles the named files of the folder; nothing else stays there."""
    out = folder.with_name(f"{folder.name}.bundled")
    command = [ESBUILD, *names, "--bundle", f"--outdir={out.absolute()}", *SMALL, *how]
    subprocess.run(command, check=True, cwd=folder)
    shutil.rmtree(folder)
    out.rename(folder)


def bundle(dist: Path) -> None:
    squeeze_scripts(dist / "static")
    squeeze_styles(dist / "static/css")
    squeeze(dist / "vendor/pyscript", ("core.js",), "--format=esm", *not_shipped(dist))
    for name in SWALLOWED:
        (dist / name).unlink()
        if not any((dist / name).parent.iterdir()):
            (dist / name).parent.rmdir()


def squeeze_styles(folder: Path) -> None:
    squeeze(folder, STYLES, FONTS, NO_SLIPS)


def classic(script: Path) -> bytes:
    """The script and what it imports as one that is no module and makes nothing global."""
    command = [ESBUILD, script.absolute(), "--bundle", "--format=iife", WHEREVER, *SMALL]
    return subprocess.run(command, check=True, capture_output=True).stdout


def squeeze_scripts(static: Path) -> None:
    first = b"".join(classic(static / name) for name in CLASSIC)
    needs = (static / FOR_OLD_BROWSERS).read_bytes()
    out = static.with_name("static.bundled")
    command = [ESBUILD, *SCRIPTS, "--bundle", "--format=esm", f"--outdir={out.absolute()}"]
    subprocess.run([*command, *SMALL, *NOT_OURS], check=True, cwd=static)
    for name in FOLDERS:
        shutil.rmtree(static / name)
    for made in out.iterdir():
        made.rename(static / made.name)
    out.rmdir()
    (static / CLASSIC[-1]).write_bytes(first)
    (static / FOR_OLD_BROWSERS).write_bytes(needs)


def not_shipped(dist: Path) -> list[str]:
    """PyScript's extras, which it would fetch if somebody asked for them."""
    every = sorted(path.name for path in (PYSCRIPT / "dist").glob("*.js"))
    missing = [name for name in every if not (dist / "vendor/pyscript" / name).exists()]
    return [f"--external:./{name}" for name in missing]


def bundle_worker(target: Path) -> None:
    """The service worker with its runtime, still without the list of what it keeps."""
    define = "--define:process.env.NODE_ENV='production'"
    command = [ESBUILD, WORKER, "--bundle", "--format=iife", f"--outfile={target}", define, *SMALL]
    subprocess.run(command, check=True)

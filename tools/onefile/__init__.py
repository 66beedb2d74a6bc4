"""Makes the one-file edition: packs the built site into a single page.

It is the same site, compressed into inert script elements that loader.js unpacks; its policy
forbids every request. One expression of PyScript is replaced: if a new version lacks it, this
fails.
"""

import gzip
import re
import subprocess
from base64 import b64encode
from pathlib import Path

from tools.pack.bundle import ESBUILD, NOT_OURS, SMALL, classic, not_shipped
from tools.pack.inline import sealed
from tools.places import STATIC, TOOLS

PAGE = "static/boot/page.js"
WORKER = "static/workers/bot_worker.js"
INSIDE = f"file:///{PAGE}"  # what scripts take for their own address; nothing is asked of it
WHOLE_PAGE = f"""\
export * from "./{PAGE}";
import "./vendor/pyscript/core.js";
"""
# PyScript imports its interpreter by address; here it is the module in which PyScript itself lies
IMPORTED_BY_ADDRESS = re.compile(r"module:import\(\w+\),engine:")
ALREADY_HERE = "module:import(import.meta.url),engine:"

EARLY, LOADER = "boot/early.js", "onefile/loader.js"
WASM = "vendor/pyodide/pyodide.asm.wasm"
LIBRARIES = "py/stdlib.zip vendor/pyodide/python_stdlib.zip"  # the one stands for the other
STYLES = "static/css/site.css"
FONT = re.compile(r"url\(\"?\.\./\.\./(vendor/fonts/[\w.]+)\"?\)")
OUTSIDE = re.compile(r'\s*<(?:link|script) [^>]*(?:href|src)="\./[^>]*>(?:</script>)?')
GIVEN_POLICY = re.compile(r'(Content-Security-Policy" content=)"[^"]*"')
ENTRY = re.compile(r'(<script type="py") src="[^"]*"([^>]*)>')
ICON = '<link rel="icon" href="{icon}" type="image/svg+xml">'
POLICY = (
    "default-src 'none'; script-src blob: 'wasm-unsafe-eval' 'unsafe-eval'; style-src blob:; "
    "img-src data: blob:; font-src data:; connect-src data: blob:; worker-src blob:; "
    "base-uri 'none'; form-action 'none'"
)


def bundled(dist: Path, entry: str, form: str) -> bytes:
    """The built modules bundled into one script."""
    here = f'--define:import.meta.url="{INSIDE}"'
    inside = [flag for flag in NOT_OURS if "pyodide" not in flag]
    command = [
        ESBUILD.absolute(),
        "--bundle",
        f"--format={form}",
        here,
        *SMALL,
        *inside,
        *not_shipped(dist),
    ]
    made = subprocess.run(command, input=entry.encode(), cwd=dist, capture_output=True, check=True)
    return made.stdout


def page_module(dist: Path) -> bytes:
    code = bundled(dist, WHOLE_PAGE, "esm").decode()
    code, replaced = IMPORTED_BY_ADDRESS.subn(ALREADY_HERE, code)
    if not replaced:
        raise ValueError("PyScript imports its interpreter in another way")
    return code.encode()


def contents(dist: Path) -> dict[str, tuple[bytes, str]]:
    """What is packed: by its paths in the site, with its type."""
    files = {
        WASM: "application/wasm",
        "py/snapshot.bin": "application/octet-stream",
        LIBRARIES: "application/zip",
        "py/app.zip": "application/zip",
    }
    languages = sorted((dist / "static/locale").rglob("*.mo"))
    files |= {path.relative_to(dist).as_posix(): "application/octet-stream" for path in languages}
    packed = {paths: ((dist / paths.split()[0]).read_bytes(), k) for paths, k in files.items()}
    scripts = {PAGE: page_module(dist), WORKER: bundled(dist, f'import "./{WORKER}";', "iife")}
    packed[STYLES] = (with_fonts(dist), "text/css")
    return packed | {path: (code, "text/javascript") for path, code in scripts.items()}


def with_fonts(dist: Path) -> bytes:
    """The styles with the fonts in them, for a page from a disk has no other files."""
    styles = (dist / STYLES).read_text(encoding="utf-8")
    put, found = FONT.subn(lambda at: f"url({data(dist / at[1], 'font/woff2')})", styles)
    if not found:
        raise ValueError("the styles ask for their fonts in another way")
    return put.encode()


def element(paths: str, content: bytes, kind: str) -> str:
    text = b64encode(gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="text/plain" data-paths="{paths}" data-kind="{kind}">{text}</script>\n'


def data(path: Path, kind: str) -> str:
    return f"data:{kind};base64,{b64encode(path.read_bytes()).decode()}"


def emptied(dist: Path) -> str:
    """The page without anything that it would load."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    page = re.sub(r"\s*<!--.*?-->", "", page, flags=re.DOTALL)
    main = (dist / "py/main.py").read_text(encoding="utf-8")
    page = ENTRY.sub(lambda found: f"{found[1]}{found[2]}>{main}", page)
    page = OUTSIDE.sub("", page)
    return page.replace(
        "./static/icons/rabelo.svg", data(dist / "static/icons/rabelo.svg", "image/svg+xml")
    )


def with_loader(page: str) -> str:
    """The page with loader.js in place of the script that begins the downloads."""
    early, loader = classic(STATIC / EARLY).decode(), classic(TOOLS / LOADER).decode()
    if early not in page:
        raise ValueError("the page does not begin with early.js")
    return page.replace(early, loader)


def one_page(dist: Path) -> str:
    icon = ICON.format(icon=data(dist / "static/icons/rabelo.svg", "image/svg+xml"))
    packed = "".join(element(paths, *about) for paths, about in contents(dist).items())
    licences = (dist / "licences.txt").read_text(encoding="utf-8")
    page = GIVEN_POLICY.sub(lambda found: f'{found[1]}"{POLICY}"', with_loader(emptied(dist)))
    page = page.replace("</head>", f"{icon}\n</head>")
    within = f'{packed}<script type="text/plain">\n{licences}</script>'
    return sealed(page.replace("</body>", f"{within}\n</body>"))

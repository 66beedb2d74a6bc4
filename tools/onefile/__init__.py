"""The room of the one-file edition: packs the built site into a single page.

The same site, squeezed into inert script elements that loader.js unpacks; its policy forbids every
request. Bad at: other versions of PyScript, in which it replaces one expression; it says so by
failing.
"""

import gzip
import re
import subprocess
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from tools.bundle import ESBUILD, NOT_OURS, SMALL
from tools.places import TOOLS
from tools.vendor import PYSCRIPT

INSIDE = (
    "file:///static/js/page.js"  # what scripts take for their own address; nothing is asked of it
)
PAGE = """\
import "./static/js/page.js";
import "./vendor/pyscript/core.js";
ribeira.interpreter = import("./static/js/interpreter.js");
"""
WORKER = 'import "./static/js/bot-worker.js";'
# PyScript imports its interpreter by address; here it lies in the same module
IMPORTED_BY_ADDRESS = re.compile(r"module:import\(\w+\),engine:")
ALREADY_HERE = "module:ribeira.interpreter,engine:"

WASM = "vendor/pyodide/pyodide.asm.wasm"
LIBRARIES = "py/stdlib.zip vendor/pyodide/python_stdlib.zip"  # the one stands for the other
OUTSIDE = re.compile(r'\s*<(?:link|script) [^>]*(?:href|src)="\./[^>]*>(?:</script>)?')
GIVEN_POLICY = re.compile(r'(Content-Security-Policy" content=)"[^"]*"')
ENTRY = re.compile(r'(<script type="py") src="[^"]*"([^>]*)>')
ICON = '<link rel="icon" href="{icon}" type="image/svg+xml">'
POLICY = (
    "default-src 'none'; script-src {scripts} blob: 'wasm-unsafe-eval' 'unsafe-eval'; "
    "style-src {styles} blob:; img-src data: blob:; connect-src data: blob:; worker-src blob:; "
    "base-uri 'none'; form-action 'none'"
)


def bundled(dist: Path, entry: str, form: str) -> bytes:
    """One script out of what the build made of many."""
    missing = (p.name for p in (PYSCRIPT / "dist").glob("*.js"))
    left_out = [f"--external:./{n}" for n in missing if not (dist / "vendor/pyscript" / n).exists()]
    here = f'--define:import.meta.url="{INSIDE}"'
    inside = [flag for flag in NOT_OURS if "pyodide" not in flag]
    command = [ESBUILD.absolute(), "--bundle", f"--format={form}", here, *SMALL, *inside, *left_out]
    made = subprocess.run(command, input=entry.encode(), cwd=dist, capture_output=True, check=True)
    return made.stdout


def page_module(dist: Path) -> bytes:
    code, replaced = IMPORTED_BY_ADDRESS.subn(ALREADY_HERE, bundled(dist, PAGE, "esm").decode())
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
        "static/css/site.css": "text/css",
    }
    packed = {paths: ((dist / paths.split()[0]).read_bytes(), k) for paths, k in files.items()}
    scripts = {"page": page_module(dist), "bot-worker": bundled(dist, WORKER, "iife")}
    return packed | {f"static/js/{n}.js": (code, "text/javascript") for n, code in scripts.items()}


def element(paths: str, content: bytes, kind: str) -> str:
    text = b64encode(gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="text/plain" data-paths="{paths}" data-kind="{kind}">{text}</script>\n'


def digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def picture(path: Path) -> str:
    return f"data:image/svg+xml;base64,{b64encode(path.read_bytes()).decode()}"


def inline_scripts(dist: Path) -> tuple[str, str]:
    """What runs in the head, and what runs at the end of the body."""
    first = (dist / "static/js/first.js").read_text(encoding="utf-8")
    loader = (TOOLS / "onefile/loader.js").read_text(encoding="utf-8")
    needs = (dist / "static/js/needs.js").read_text(encoding="utf-8")
    return loader + first[first.index("// Runs before the first paint") :], needs


def head(dist: Path, scripts: tuple[str, str]) -> tuple[str, str]:
    """The policy, and what the page would otherwise load before its first paint."""
    style = (dist / "static/css/shell.css").read_text(encoding="utf-8")
    policy = POLICY.format(scripts=" ".join(map(digest, scripts)), styles=digest(style))
    icon = ICON.format(icon=picture(dist / "static/icons/rabelo.svg"))
    return policy, f"{icon}\n<script>{scripts[0]}</script>\n<style>{style}</style>\n</head>"


def emptied(dist: Path) -> str:
    """The page without anything that it would load."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    page = re.sub(r"\s*<!--.*?-->", "", page, flags=re.DOTALL)
    main = (dist / "py/main.py").read_text(encoding="utf-8")
    page = ENTRY.sub(lambda found: f"{found[1]}{found[2]}>{main}", page)
    page = OUTSIDE.sub("", page)
    return page.replace("./static/icons/rabelo.svg", picture(dist / "static/icons/rabelo.svg"))


def one_page(dist: Path) -> str:
    scripts = inline_scripts(dist)
    policy, ending_of_head = head(dist, scripts)
    page = GIVEN_POLICY.sub(lambda found: f'{found[1]}"{policy}"', emptied(dist))
    licences = (dist / "licences.txt").read_text(encoding="utf-8")
    packed = "".join(element(paths, *about) for paths, about in contents(dist).items())
    within = (
        f'<script>{scripts[1]}</script>\n{packed}<script type="text/plain">\n{licences}</script>'
    )
    return page.replace("</head>", ending_of_head).replace("</body>", f"{within}\n</body>")

"""Serves a folder on loopback.   python -m tools.serve [--port N] [--mount /sub/path] [--crude]

Sends the types that a page needs, compresses when the client accepts it, and answers whether a file
has changed. Only for use on one's own machine: it is not made for the open internet.
"""

import argparse
import gzip
import sys
from email.utils import formatdate, parsedate_to_datetime
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools.places import DIST

CRUDE_TYPES = {".css": "text/css", ".html": "text/html", ".js": "text/javascript"}
TYPES = CRUDE_TYPES | {
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "text/plain",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ISOLATED = {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers that some hosts send so that pages may share memory with workers; ours never does."""
UNKNOWN = "application/octet-stream"


@lru_cache(maxsize=256)
def squeezed(path: Path, changed: float) -> bytes:
    """The copy that the build has compressed, or a fresh one if the file is newer."""
    beside = path.with_name(f"{path.name}.gz")
    if beside.exists() and beside.stat().st_mtime >= changed:
        return beside.read_bytes()
    return gzip.compress(path.read_bytes(), 6)


class Site(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments, folder: Path, mount: str, crude: bool, isolated: bool) -> None:
        self.folder, self.mount, self.crude = folder, mount, crude
        self.types = CRUDE_TYPES if crude else TYPES
        self.always = ISOLATED if isolated else {}
        super().__init__(*arguments)

    def do_GET(self) -> None:
        path = self.wanted_file()
        if path is None:
            self.send_error(HTTPStatus.NOT_FOUND)
        elif self.is_fresh(path):
            self.answer(HTTPStatus.NOT_MODIFIED, {}, b"")
        else:
            self.send_file(path)

    def wanted_file(self) -> Path | None:
        wanted = unquote(urlsplit(self.path).path)
        if not wanted.startswith(self.mount):
            return None
        path = (self.folder / wanted.removeprefix(self.mount)).resolve()
        path = path / "index.html" if path.is_dir() else path
        return path if path.is_file() and path.is_relative_to(self.folder) else None

    def is_fresh(self, path: Path) -> bool:
        since = self.headers.get("If-Modified-Since")
        return bool(since) and int(path.stat().st_mtime) <= parsedate_to_datetime(since).timestamp()

    def send_file(self, path: Path) -> None:
        changed = path.stat().st_mtime
        headers = {
            "Content-Type": self.types.get(path.suffix, UNKNOWN),
            "Last-Modified": formatdate(changed, usegmt=True),
            "Vary": "Accept-Encoding",
        }
        if self.may_squeeze():
            body = squeezed(path, changed)
            headers["Content-Encoding"] = "gzip"
        else:
            body = path.read_bytes()
        self.answer(HTTPStatus.OK, headers, body)

    def may_squeeze(self) -> bool:
        return not self.crude and "gzip" in self.headers.get("Accept-Encoding", "")

    def answer(self, status: HTTPStatus, headers: dict[str, str], body: bytes) -> None:
        self.send_response(status)
        for name, value in ({"Cache-Control": "no-cache"} | headers | self.always).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_details: object) -> None:
        """Prints nothing, so that the address of the site stays in view."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Reports errors, except for a browser that closes its connection early."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def make_server(
    folder: Path = DIST,
    port: int = 0,
    mount: str = "/",
    crude: bool = False,
    isolated: bool = False,
) -> Server:
    handler = partial(Site, folder=folder.resolve(), mount=mount, crude=crude, isolated=isolated)
    return Server(("127.0.0.1", port), handler)


def address(server: Server, mount: str = "/") -> str:
    return f"http://127.0.0.1:{server.server_port}{mount}"


def run(server: ThreadingHTTPServer, where: str) -> None:
    """Serves until Ctrl+C."""
    print(f"Ribeira is at {where}   (Ctrl+C ends)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="0: any free one")
    parser.add_argument("--mount", default="/", help="the path under which the site lies")
    parser.add_argument("--crude", action="store_true", help="hardly know a type, squeeze nothing")
    options = parser.parse_args()
    mount = f"/{options.mount.strip('/')}/".replace("//", "/")
    try:
        server = make_server(DIST, options.port, mount, options.crude)
    except OSError:
        server = make_server(DIST, 0, mount, options.crude)  # the port is taken: any other
    run(server, address(server, mount))


if __name__ == "__main__":
    main()

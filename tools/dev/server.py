"""Answers the requests of the page, and tells it what has been saved (server-sent events)."""

import json
from functools import partial
from http import HTTPStatus
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

from tools.dev.sources import Sources
from tools.dev.watch import changes
from tools.serve import TYPES, UNKNOWN, Server, Site

EVENTS = "dev/events"
FOREVER = {"Cache-Control": "max-age=31536000, immutable"}


class DevSite(Site):
    disable_nagle_algorithm = True  # there are many small files

    def __init__(self, *arguments, sources: Sources) -> None:
        self.sources = sources
        super().__init__(*arguments, folder=sources.root, mount="/", crude=False, isolated=False)

    def do_GET(self) -> None:  # noqa: N802 (the library's name)
        asked = urlsplit(self.path)
        name = unquote(asked.path).removeprefix("/") or "index.html"
        if name == EVENTS:
            self.tell_changes()
        elif name in self.sources.vendor:
            super().do_GET()
        else:
            self.answer_with(name, FOREVER if asked.query.isdigit() else {})

    def wanted_file(self) -> Path | None:
        return self.sources.vendor[unquote(urlsplit(self.path).path).removeprefix("/")]

    def may_squeeze(self) -> bool:
        return False  # it would take longer than sending

    def answer_with(self, name: str, headers: dict[str, str]) -> None:
        try:
            content = self.sources.read(name)
        except Exception as problem:  # such as a catalogue that cannot be read
            return self.fail(f"{name}: {type(problem).__name__}: {problem}")
        if content is None:
            return self.send_error(HTTPStatus.NOT_FOUND)
        kind = {"Content-Type": TYPES.get(PurePosixPath(name).suffix, UNKNOWN)}
        return self.answer(HTTPStatus.OK, kind | headers, content)

    def fail(self, text: str) -> None:
        """Has the page show the text, which it would not do for a script that does not come."""
        if self.path.endswith(".js"):
            script = f"throw new Error({json.dumps(text)});".encode()
            self.answer(HTTPStatus.OK, {"Content-Type": TYPES[".js"]}, script)
        else:
            kind = {"Content-Type": TYPES[".txt"]}
            self.answer(HTTPStatus.INTERNAL_SERVER_ERROR, kind, text.encode())

    def tell_changes(self) -> None:
        """Ends when the page has gone, since then nothing can be written."""
        found = changes(self.sources.root)
        next(found)
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        for kinds in found:
            lines = "".join(f"event: {kind}\ndata: saved\n\n" for kind in sorted(kinds))
            self.wfile.write((lines or ":\n\n").encode())


def make_dev_server(root: Path, host: str = "127.0.0.1", port: int = 0) -> Server:
    return Server((host, port), partial(DevSite, sources=Sources(root)))

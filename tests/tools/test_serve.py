"""The server names types, compresses, knows what has changed, and stays inside its folder."""

import gzip
import threading
import urllib.error
import urllib.request
from contextlib import contextmanager

import pytest

from tools.serve import address, make_server

pytestmark = pytest.mark.cpython_only


@pytest.fixture
def folder(tmp_path):
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<p>hello</p>")
    (site / "engine.wasm").write_bytes(b"\0asm")
    (site / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("no")
    return site


@contextmanager
def served(folder, mount="/", crude=False):
    server = make_server(folder, mount=mount, crude=crude)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield address(server, mount)
    finally:
        server.shutdown()
        server.server_close()


def get(url, **headers):
    request = urllib.request.Request(
        url, headers={name.replace("_", "-"): v for name, v in headers.items()}
    )
    return urllib.request.urlopen(request, timeout=10)


@pytest.mark.parametrize(
    ("name", "crude", "kind"),
    [
        ("", False, "text/html"),
        ("engine.wasm", False, "application/wasm"),
        ("icon.svg", False, "image/svg+xml"),
        ("engine.wasm", True, "application/octet-stream"),
        ("icon.svg", True, "application/octet-stream"),
    ],
)
def test_types(folder, name, crude, kind):
    with served(folder, crude=crude) as url, get(url + name) as answer:
        assert answer.headers["Content-Type"] == kind


def test_a_crude_host_squeezes_nothing(folder):
    with served(folder, crude=True) as url, get(url, Accept_Encoding="gzip") as answer:
        assert answer.headers["Content-Encoding"] is None


def test_squeezes_only_for_who_can_unpack(folder):
    with served(folder) as url:
        with get(url) as plain:
            assert plain.read() == b"<p>hello</p>"
        with get(url, Accept_Encoding="gzip") as squeezed:
            assert gzip.decompress(squeezed.read()) == b"<p>hello</p>"


def test_knows_what_is_fresh(folder):
    with served(folder) as url:
        with get(url) as first:
            changed = first.headers["Last-Modified"]
        with pytest.raises(urllib.error.HTTPError, match="304"):
            get(url, If_Modified_Since=changed)


def test_a_mounted_site_is_only_there(folder):
    with served(folder, mount="/games/ribeira/") as url:
        assert get(url).status == 200
        with pytest.raises(urllib.error.HTTPError, match="404"):
            get(url.replace("/games/ribeira/", "/"))


@pytest.mark.parametrize("path", ["../secret.txt", "%2e%2e/secret.txt", "missing.js"])
def test_gives_nothing_else(folder, path):
    with served(folder) as url, pytest.raises(urllib.error.HTTPError, match="404"):
        get(url + path)

"""A host of the site that can be renewed, broken and cut off, and pages that keep its site."""

import shutil
import threading
from base64 import b64encode
from hashlib import md5, sha256

from playwright.sync_api import expect

from e2e.person.state import go
from e2e.person.trouble import notice
from tools.places import DIST
from tools.serve import address, make_server

KEPT = "opens without a connection"
RENEWED = "A new version"
ALLOWED = {"service_workers": "allow"}


class Host:
    """A folder being served until the plug is pulled."""

    def __init__(self, folder, port=0):
        self.folder = shutil.copytree(DIST, folder / "site")
        self.server = make_server(self.folder, port)
        self.url = address(self.server)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def pull_the_plug(self):
        self.server.shutdown()
        self.server.server_close()

    def renew(self, *, wholly=True):
        """Another version of the site; the worker's list is first, the page follows if wholly."""
        page, worker = self.folder / "index.html", self.folder / "worker.js"
        old = page.read_bytes()
        new = old.replace(b"<title>", b'<meta name="edition" content="second"><title>', 1)
        listed = worker.read_text(encoding="utf-8")
        for digest in (revision, integrity):
            assert digest(old) in listed
            listed = listed.replace(digest(old), digest(new))
        worker.write_text(listed, encoding="utf-8")
        if wholly:
            page.write_bytes(new)
        return lambda: page.write_bytes(new)


def revision(content):
    return md5(content).hexdigest()


def integrity(content):
    return b64encode(sha256(content).digest()).decode()


def edition(page):
    return page.locator("meta[name=edition]").count()


def until_renewed(page):
    page.wait_for_selector("meta[name=edition]", state="attached")


def looked_for(page):
    """Has the browser look for a new version, and waits until that has come to an end."""
    page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            const { installing } = registration;
            if (installing) await new Promise((done) => installing.onstatechange = done);
        }"""
    )


def visited(new_page, host, **settings):
    """A page whose browser has kept everything."""
    page = new_page(**(ALLOWED | settings))
    go(page, host.url)
    expect(notice(page)).to_contain_text(KEPT, timeout=60_000)
    return page

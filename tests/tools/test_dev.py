"""What `make dev` serves, how it notices what has been saved, and that it gives nothing else."""

import io
import os
import shutil
import threading
import urllib.error
import urllib.request
from contextlib import contextmanager
from zipfile import ZipFile

import pytest

from tools.dev.server import make_dev_server
from tools.dev.watch import events, stamps
from tools.places import NODE_MODULES, ROOT

pytestmark = [
    pytest.mark.cpython_only,
    pytest.mark.skipif(not NODE_MODULES.exists(), reason="needs `make build` once"),
]


@pytest.fixture
def tree(tmp_path):
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "static/locale", tree / "static/locale")
    (tree / "static/css").mkdir()
    (tree / "static/css/site.css").write_text('@import url("one.css") layer(base);')
    (tree / "static/css/one.css").write_text("p { color: red; }")
    (tree / "py/ribeira").mkdir(parents=True)
    (tree / "py/main.py").write_text("import ribeira")
    (tree / "py/ribeira/__init__.py").write_text("")
    shutil.copy(ROOT / "index.html", tree)
    (tmp_path / "secret.css").write_text("no")
    return tree


@contextmanager
def served(tree):
    server = make_dev_server(tree)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def get(url):
    return urllib.request.urlopen(url, timeout=20)


def text(url):
    return get(url).read().decode()


def test_only_this_machine_can_ask_unless_an_address_is_named(tree):
    with make_dev_server(tree) as server:
        assert server.server_address[0] == "127.0.0.1"
    with make_dev_server(tree, "0.0.0.0") as server:
        assert server.server_address[0] == "0.0.0.0"


def test_the_page_has_our_script_first_and_its_settings_without_toml(tree):
    with served(tree) as url:
        page = text(url)
        assert text(f"{url}index.html") == page
    assert page.index("./tools/dev/page.js") < page.index("./static/boot/first.js")
    assert "config='{" in page
    assert "modulepreload" not in page


def test_everything_that_the_page_asks_for_is_there(tree):
    with served(tree) as url:
        assert get(f"{url}vendor/pyodide/pyodide.asm.wasm").headers["Content-Type"] == (
            "application/wasm"
        )
        for name in (
            "vendor/pyscript/core.js",
            "vendor/idiomorph/idiomorph.js",
            "tools/dev/page.js",
        ):
            assert get(url + name).headers["Content-Type"] == "text/javascript"
        assert '"words"' not in text(f"{url}static/boot/built.js")
        assert "export const words = {" in text(f"{url}static/boot/built.js")
        for name in ("pt.mo", "learn/en.mo"):
            assert get(f"{url}static/locale/{name}").read(4) == b"\xde\x12\x04\x95"
        library = ZipFile(io.BytesIO(get(f"{url}py/stdlib.zip").read()))
        assert "zipfile/__init__.py" in library.namelist()


def test_the_archive_holds_the_sources_as_they_are_now(tree):
    with served(tree) as url:
        for source in ("first = 1", "second = 2"):
            (tree / "py/ribeira/fresh.py").write_text(source)
            archive = ZipFile(io.BytesIO(get(f"{url}py/app.zip").read()))
            assert archive.read("ribeira/fresh.py").decode() == source
    assert archive.read("main.py") == b"import ribeira"
    assert {"ribeira/i18n/en.mo", "pyscript/__init__.py"} < set(archive.namelist())


def test_a_changed_sheet_has_another_address_in_the_one_that_imports_it(tree):
    with served(tree) as url:
        before = text(f"{url}static/css/site.css")
        assert text(f"{url}static/css/site.css") == before
        os.utime(tree / "static/css/one.css", ns=(1, 1))
        assert text(f"{url}static/css/site.css") == '@import url("one.css?1") layer(base);'
        kept = get(f"{url}static/css/one.css?1").headers
        assert "immutable" in kept["Cache-Control"]
        assert get(f"{url}static/css/site.css").headers["Cache-Control"] == "no-cache"


def test_what_cannot_be_made_is_told_to_the_page(tree):
    (tree / "static/locale/en/LC_MESSAGES/ribeira.po").write_text("msgid nothing")
    with served(tree) as url:
        script = text(f"{url}static/boot/built.js")
        with pytest.raises(urllib.error.HTTPError, match="500") as refused:
            get(f"{url}py/app.zip")
        assert "PoFileError" in refused.value.read().decode()
    assert script.startswith("throw new Error(")
    assert "PoFileError" in script


@pytest.mark.parametrize(
    "path",
    [
        "../secret.css",
        "static/../../secret.css",
        "%2e%2e/secret.css",
        "static/%2e%2e/%2e%2e/secret.css",
        "static/linked.css",
        "/etc/passwd",
        "py/ribeira/__init__.py",
        "static/locale/xx.mo",
        "vendor/pyodide/../../package.json",
        "worker.js",
    ],
)
def test_gives_nothing_else(tree, path):
    (tree / "static/linked.css").symlink_to(tree.parent / "secret.css")
    with served(tree) as url, pytest.raises(urllib.error.HTTPError, match="404"):
        get(url + path)


def test_a_page_hears_what_has_been_saved(tree):
    with served(tree) as url, get(f"{url}dev/events") as told:
        assert told.headers["Content-Type"] == "text/event-stream"
        for name, event in (("py/main.py", "python"), ("static/css/one.css", "css")):
            (tree / name).write_text(f"/* {name} */")
            while (line := told.readline().decode()).startswith((":", "\n")):
                pass
            assert line == f"event: {event}\n"
            assert told.readline() == b"data: saved\n"


@pytest.mark.parametrize(
    ("names", "heard"),
    [
        ([], set()),
        (["py/ribeira/new.py"], {"python"}),
        (["static/css/one.css"], {"css"}),
        (["py/main.py", "static/css/new.css"], {"python", "css"}),
        (["static/new.js"], {"reload"}),
        (["index.html", "py/main.py"], {"reload"}),
        (["static/locale/pt/LC_MESSAGES/ribeira.po"], {"reload"}),
        (["py/ribeira/notes.txt", "py/ribeira/new.py~"], set()),
    ],
)
def test_what_a_page_does_about_a_saved_file(tree, names, heard):
    before = stamps(tree)
    for name in names:
        (tree / name).write_text("changed")
    assert events(before, stamps(tree)) == heard


def test_a_removed_file_is_a_change(tree):
    before = stamps(tree)
    (tree / "py/ribeira/__init__.py").unlink()
    assert events(before, stamps(tree)) == {"python"}

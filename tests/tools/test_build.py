"""Two builds give the same bytes, and no path of the machine is in them."""

import re
import subprocess
from io import BytesIO
from zipfile import ZipFile

import pytest

from tools.build import build, digest_of
from tools.onefile import one_page
from tools.pack.bundle import ESBUILD
from tools.places import NODE_MODULES, ROOT, STATIC
from tools.version import version

VERSION = re.compile(r'<meta name="version" content="([^"]*)">')

pytestmark = [
    pytest.mark.full,
    pytest.mark.cpython_only,
    pytest.mark.skipif(not NODE_MODULES.exists(), reason="needs `make build` once"),
]


def contents(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def packed(archive):
    return ZipFile(archive).namelist()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("first") / "dist"
    build(folder)
    return folder


@pytest.fixture(scope="module")
def built(folder):
    return contents(folder) | {"ribeira.html": one_page(folder).encode()}


def test_two_builds_are_equal(built, tmp_path):
    build(tmp_path / "other")
    again = contents(tmp_path / "other") | {"ribeira.html": one_page(tmp_path / "other").encode()}
    assert sorted(again) == sorted(built)
    assert [name for name in built if built[name] != again[name]] == []


def test_no_path_of_this_machine_gets_in(built, folder):
    ours = [str(path).encode() for path in (ROOT, folder)]
    assert [name for name, data in built.items() if any(path in data for path in ours)] == []


def test_page_and_one_file_tell_version_and_build(built):
    told = {VERSION.search(built[name].decode())[1] for name in ("index.html", "ribeira.html")}
    (said,) = told
    assert said.partition("+")[0] == version()
    assert re.fullmatch("[0-9a-f]{8}", said.partition("+")[2])


def test_the_build_is_another_when_a_file_or_the_page_is(tmp_path):
    (tmp_path / "site.css").write_text("a {}")
    told = [digest_of(tmp_path, "page"), digest_of(tmp_path, "other page")]
    (tmp_path / "site.css").write_text("b {}")
    told.append(digest_of(tmp_path, "page"))
    (tmp_path / "site.css").rename(tmp_path / "other.css")
    told.append(digest_of(tmp_path, "page"))
    assert len(set(told)) == len(told)


def test_only_what_the_page_loads_is_shipped(built):
    assert not [name for name in built if name.endswith((".map", ".po", ".mjs", ".py~"))]
    assert not [name for name in built if "editor" in name or "terminal" in name]


def test_the_pseudo_language_is_made_only_when_asked(built, tmp_path):
    assert "static/locale/pt.mo" in built
    assert "static/locale/learn/pt.mo" in built
    assert "static/locale/xx.mo" not in built
    build(tmp_path / "pseudo", pseudo=True)
    assert (tmp_path / "pseudo/static/locale/xx.mo").exists()
    assert (tmp_path / "pseudo/static/locale/learn/xx.mo").exists()


def test_only_english_comes_with_the_app(built):
    compiled = [name for name in packed(BytesIO(built["py/app.zip"])) if name.endswith(".mo")]
    assert compiled == ["ribeira/i18n/en.mo"]


def test_what_speaks_to_old_browsers_is_written_for_them():
    """Put into the JavaScript of 2009 it stays as it is."""
    script = STATIC / "boot/needs.js"
    old, new = (
        subprocess.run([ESBUILD, script, f"--target={year}"], check=True, capture_output=True)
        for year in ("es5", "esnext")
    )
    assert old.stdout == new.stdout

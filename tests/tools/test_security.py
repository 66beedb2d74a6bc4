"""SECURITY.md promises only what a test proves."""

import ast
import re

import pytest

from tools.places import ROOT

pytestmark = pytest.mark.cpython_only

DOCUMENTS = ("SECURITY.md", "docs/security.md")
NAMED = re.compile(r"`((?:tests|e2e)/[\w/]+\.py)::(\w+)`")
HOSTILE = ("link", "file", "stored value", "project on the same host", "frame", "seat")


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def named_in(path):
    tree = ast.parse(text(path))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_test_that_is_named_exists(name):
    for path, test in NAMED.findall(text(name)):
        assert test.startswith("test_")
        assert test in named_in(path), path


def test_every_promise_names_its_proof():
    rows = [line for line in text("SECURITY.md").splitlines() if line.startswith("| ")]
    promises = [row for row in rows if not row.startswith("| promise ")]
    assert len(promises) > 10
    assert [row for row in promises if not NAMED.search(row)] == []


def test_the_threat_model_names_who_is_hostile():
    told = text("SECURITY.md").partition("## Who is taken to be hostile")[2].partition("##")[0]
    assert [who for who in HOSTILE if who not in told.lower()] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_it_links_to_exists(name):
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", text(name)):
        assert ((ROOT / name).parent / link).exists(), link


def test_what_the_policy_covers_is_told_as_it_is():
    """Each kind of thing that the policy of the page names stands in the table."""
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text("index.html"))[1]
    kinds = {part.split()[0]: part.split()[1:] for part in policy.split("; ")}
    assert kinds["default-src"] == kinds["base-uri"] == kinds["form-action"] == ["'none'"]
    assert kinds["worker-src"] == ["'self'", "blob:"]
    for kind in ("connect-src", "font-src", "media-src", "manifest-src", "style-src"):
        assert kinds[kind] == ["'self'"]
    assert kinds["img-src"] == ["'self'", "data:", "blob:"]
    assert "frame-ancestors" not in kinds, "it would be ignored here"

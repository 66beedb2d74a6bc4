"""What hosts and installers read: the workflow, the example in docs/hosting.md, the manifest."""

import json
import re
import struct

import pytest
import yaml

from ribeira.i18n.languages import LANGUAGES
from tools.build import PICTURES, manifest_text
from tools.places import ROOT
from tools.words import all_catalogues, make_words

pytestmark = pytest.mark.cpython_only

WORKFLOW = ROOT / ".github/workflows/pages.yml"
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
MADE = re.compile(r"\bmake ([\w-]+)")


def hosting_example():
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    return yaml.safe_load(re.search(r"```yaml\n(.*?)```", text, flags=re.DOTALL)[1])


def test_the_workflow_tests_builds_and_publishes():
    jobs = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    commands = [step["run"] for step in steps if "run" in step]
    used = {step["uses"].partition("@")[0] for step in steps if "uses" in step}
    assert commands == ["make test", "make build"]
    assert set(MADE.findall("\n".join(commands))) <= TARGETS
    assert {"actions/upload-pages-artifact", "actions/deploy-pages"} < used
    assert jobs["publish"]["needs"] == "test"
    assert jobs["publish"]["permissions"] == {"id-token": "write", "pages": "write"}
    assert {"path": "dist"} in [step.get("with") for step in steps]


def test_the_example_for_gitlab_publishes_what_the_build_makes():
    pages = hosting_example()["pages"]
    assert pages["artifacts"]["paths"] == ["public"]
    assert pages["script"] == ["make build", "mv dist public"]


def test_every_make_in_the_documents_exists():
    for name in ("README.md", "docs/hosting.md", "docs/performance.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        named = set(re.findall(r"(?:`|    )make ([\w-]+)", text))
        assert named <= TARGETS, name


def size_of(path):
    """Width and height of a PNG, as its header says."""
    return "{}x{}".format(*struct.unpack(">II", path.read_bytes()[16:24]))


def test_the_manifest_shows_pictures_of_the_sizes_it_names():
    manifest = json.loads((ROOT / "site.webmanifest").read_text(encoding="utf-8"))
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "./"
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}
    for picture in manifest["icons"] + manifest["screenshots"]:
        shipped = ROOT / picture["src"].replace("static/pictures", "docs/pictures")
        assert picture["sizes"] in ("any", size_of(shipped)), picture["src"]
    assert {shot["src"].rpartition("/")[2] for shot in manifest["screenshots"]} == set(PICTURES)


def test_the_manifest_says_in_every_language_what_the_page_is():
    source = (ROOT / "site.webmanifest").read_text(encoding="utf-8")
    written = json.loads(manifest_text(source, make_words(all_catalogues())))
    said = {written["lang"]: written["description"], **written["description_localized"]}
    assert sorted(said) == sorted(LANGUAGES)
    assert all(said.values())
    assert len(set(said.values())) == len(said)
    assert written["icons"] == json.loads(source)["icons"]

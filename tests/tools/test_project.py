"""What a project shows to those who use it, report to it and work on it: licences, changelog,
forms, releases, updates, and the version in all of them."""

import json
import re
import tomllib
from zipfile import ZipFile

import pytest
import yaml

from ribeira import __version__
from ribeira.games.registry import ENTRIES
from ribeira.version import version_text
from tools import release
from tools.catalogues import entries, languages, read_catalogue
from tools.materials import bill
from tools.places import ROOT, WORK
from tools.vendor import licences
from tools.version import version

pytestmark = pytest.mark.cpython_only

FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
DOCUMENTS = ("CONTRIBUTING.md", "docs/contributing.md", "CHANGELOG.md", "LICENSE-CC-BY-4.0.md")
PINS_FOLDER = ROOT / "tools/pins"
PINS = sorted(PINS_FOLDER.glob("*.txt"))
ACTION = re.compile(r"actions/[\w-]+@[0-9a-f]{40}")
WRITTEN = {"attestations", "contents", "id-token"}


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def project():
    return tomllib.loads(text("pyproject.toml"))


def parsed(path):
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(job):
    """By what they run, or by the name of the action without its commit."""
    return {step.get("uses", step.get("run")).partition("@")[0]: step for step in job["steps"]}


# the version


def test_one_place_says_the_version():
    assert version() == __version__
    assert project()["project"]["dynamic"] == ["version"]
    assert project()["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "ribeira.__version__"}


def test_the_version_reads_the_same_everywhere():
    assert version_text() == f"Ribeira {__version__}"
    assert version_text("0.1.0+1a2b3c4d") == "Ribeira 0.1.0+1a2b3c4d"


@pytest.mark.parametrize("language", languages())
def test_about_says_version_and_licences_in_each_language(language):
    said = {key: entry.string for key, entry in entries(read_catalogue(language)).items()}
    assert "{version}" in said["about.version"]
    assert "MIT" in said["about.licence"]
    assert "CC BY 4.0" in said["about.licence"]


# licences


def test_the_package_names_the_licences_that_lie_beside_it():
    named = project()["project"]
    assert named["license"] == "MIT AND CC-BY-4.0"
    assert named["license-files"] == ["LICENSE", "LICENSE-CC-BY-4.0.md"]
    assert text("LICENSE").startswith("MIT License\n\nCopyright (c) ")
    assert "`CC-BY-4.0`" in text("LICENSE-CC-BY-4.0.md")
    assert "https://creativecommons.org/licenses/by/4.0/legalcode" in text("LICENSE-CC-BY-4.0.md")


def test_what_the_licence_of_drawings_and_words_covers_exists():
    folders = re.findall(r"`([\w/]+/)`", text("LICENSE-CC-BY-4.0.md"))
    assert set(folders) == {"static/icons/", "docs/pictures/", "static/locale/"}
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_authors_and_publishers_of_the_games_are_named():
    for name in ("README.md", "LICENSE-CC-BY-4.0.md"):
        words = " ".join(text(name).split())
        for author in ("Ricardo Jorge Gomes", "Franz-Benno Delonge", "Rôla and Costa"):
            assert author in words, name


@pytest.mark.skipif(not (ROOT / "node_modules").exists(), reason="needs `make build` once")
def test_the_site_carries_our_licences_too():
    shipped = licences({"pyodide": "1"})
    for inside in (
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Mozilla Public License",
        "zlib",
        "Zstandard",
        "musl",
    ):
        assert inside in shipped
    assert "hereby grants Licensee a nonexclusive" in shipped, "texts, not addresses of texts"
    assert text("LICENSE").strip() in shipped
    assert text("LICENSE-CC-BY-4.0.md").strip() in shipped


# changelog


def test_the_changelog_has_the_current_version():
    sections = release.changelog_sections(text("CHANGELOG.md"))
    assert next(iter(sections)) == "Unreleased"
    day, told = sections[__version__]
    assert day
    assert told
    days = [day for day, _ in sections.values() if day]
    assert len(days) == len(sections) - 1
    assert days == sorted(days, reverse=True)


def test_the_changelog_keeps_to_its_form():
    kinds = set(re.findall(r"^### (.+)$", text("CHANGELOG.md"), flags=re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


# documents


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_the_documents_link_to_and_tell_to_make_exists(name):
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", text(name)):
        assert ((ROOT / name).parent / link).exists(), link
    assert set(re.findall(r"(?:`|    )make ([\w-]+)", text(name))) <= TARGETS


# issue and pull-request forms


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_is_one(path):
    form = parsed(path)
    if path.stem == "config":
        assert form == {"blank_issues_enabled": True}
        return
    assert {"name", "description", "labels", "body"} == set(form)
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    ids = [field["id"] for field in asked]
    assert len(ids) == len(set(ids))
    for field in asked:
        assert field["type"] in {"input", "textarea", "dropdown", "checkboxes"}
        assert field["attributes"]["label"]
        assert ("options" in field["attributes"]) == (field["type"] in {"dropdown", "checkboxes"})
        assert set(field) <= {"type", "id", "attributes", "validations"}


def field(form, name):
    path = ROOT / f".github/ISSUE_TEMPLATE/{form}.yml"
    return next(field for field in parsed(path)["body"] if field.get("id") == name)


def test_the_forms_ask_for_what_is_needed():
    assert {path.stem for path in FORMS} == {"accessibility", "bug", "config", "rule"}
    for form in ("bug", "rule", "accessibility"):
        placeholder = field(form, "version")["attributes"]["placeholder"]
        assert re.fullmatch(r"Ribeira \d+\.\d+\.\d+\+[0-9a-f]{8}", placeholder)
    assert field("bug", "report")["attributes"]["render"] == "text"
    assert field("rule", "rule")["validations"]["required"]


def test_the_form_for_rules_lists_the_games():
    english = entries(read_catalogue("en"))
    names = [english[entry.terms.name].string for entry in ENTRIES]
    assert field("rule", "game")["attributes"]["options"] == names


def test_a_pull_request_is_asked_for_tests_and_licence():
    form = text(".github/pull_request_template.md")
    assert form.count("- [ ] ") >= 5
    for word in ("make test", "CHANGELOG.md", "MIT", "CC BY 4.0"):
        assert word in form


# workflows


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_little_and_pins_what_it_uses(path):
    workflow = parsed(path)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert "timeout-minutes" in job or "needs" in job
        for step in job["steps"]:
            assert "uses" not in step or ACTION.fullmatch(step["uses"]), step["uses"]
            assert set(re.findall(r"\bmake ([\w-]+)", step.get("run", ""))) <= TARGETS
            assert "${{" not in step.get("run", ""), "what an event says would be run as a script"


def test_every_test_is_run_at_night_and_the_looks_of_a_failure_are_kept():
    workflow = parsed(ROOT / ".github/workflows/nightly.yml")
    assert [list(entry) for entry in workflow[True]["schedule"]] == [["cron"]]
    made = steps(workflow["jobs"]["test"])
    assert {"make test", "make test-full"} <= set(made)
    for name in ("nightly", "pages"):
        made = steps(parsed(ROOT / f".github/workflows/{name}.yml")["jobs"]["test"])
        kept = made["actions/upload-artifact"]
        assert (kept["if"], ROOT / kept["with"]["path"]) == ("failure()", WORK / "failures")


def test_a_release_is_built_from_a_tag_and_attested():
    workflow = parsed(ROOT / ".github/workflows/release.yml")
    assert workflow[True] == {"push": {"tags": ["v*"]}}  # YAML reads `on` as true
    build, publish = workflow["jobs"]["build"], workflow["jobs"]["publish"]
    assert "permissions" not in build, "what runs foreign packages can only read"
    assert publish["permissions"] == dict.fromkeys(sorted(WRITTEN), "write")
    assert publish["needs"] == "build"
    made = steps(build)
    assert list(made)[-4:-1] == [
        *("make test", "make test-full"),
        'make release TAG="$GITHUB_REF_NAME"',
    ]
    uploaded = made["actions/upload-artifact"]["with"]
    assert ROOT / uploaded["path"] == release.RELEASE
    taken = steps(publish)["actions/download-artifact"]["with"]
    assert taken["name"] == uploaded["name"]
    attested = steps(publish)["actions/attest-build-provenance"]["with"]
    assert attested["subject-checksums"] == f"{taken['path']}/{release.CHECKSUMS}"
    (command,) = (c for c in steps(publish) if c.startswith("gh release create"))
    assert "--draft" in command
    for name in ("ribeira-*", release.CHECKSUMS, release.NOTES):
        assert f"{taken['path']}/{name}" in command


CHANGES = (
    "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\nNew.\n\n## [0.1.0]\n\nOld.\n"
)


@pytest.mark.parametrize(
    ("tag", "said", "problem"),
    [
        ("v0.3.0", "0.2.0", "the tag is v0.3.0"),
        ("0.2.0", "0.2.0", "the tag is 0.2.0"),
        ("v0.1.0", "0.1.0", "no section"),
        ("v0.4.0", "0.4.0", "no section"),
    ],
)
def test_a_tag_that_fits_nothing_makes_no_release(tag, said, problem):
    with pytest.raises(release.ReleaseError, match=problem):
        release.check_tag(tag, said, CHANGES)


def test_the_notes_of_a_release_are_its_section_of_the_changelog():
    release.check_tag("v0.2.0", "0.2.0", CHANGES)
    assert release.notes(CHANGES, "0.2.0").startswith("New.\n")
    assert "Old." not in release.notes(CHANGES, "0.2.0")


def test_the_site_is_packed_in_one_way_and_readable_for_all(tmp_path):
    (tmp_path / "dist/static").mkdir(parents=True)
    for name in ("index.html", "static/a.js"):
        (tmp_path / "dist" / name).write_text(name)
        (tmp_path / "dist" / name).chmod(0o600)
    for name in ("one.zip", "two.zip"):
        release.pack_site(tmp_path / "dist", tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    packed = {
        entry.filename: entry.external_attr >> 16
        for entry in ZipFile(tmp_path / "one.zip").filelist
    }
    assert packed == {"ribeira/index.html": 0o644, "ribeira/static/a.js": 0o644}


def test_checksums_are_of_what_is_handed_out(tmp_path):
    for name in ("b.zip", "a.html", release.CHECKSUMS, release.NOTES):
        (tmp_path / name).write_text("")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert release.checksums(tmp_path) == f"{empty}  a.html\n{empty}  b.zip\n"


@pytest.mark.skipif(not (ROOT / "node_modules").exists(), reason="needs `make build` once")
def test_the_bill_of_materials_names_all_that_is_pinned():
    told = json.loads(bill())
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["name"].lower(): part for part in told["components"]}
    assert all(part["version"] for part in told["components"])
    for path in PINS:
        assert set(pinned(path)) <= set(parts)
    shipped = {name for name, part in parts.items() if part["scope"] == "required"}
    assert {"cpython", "segno", *json.loads(text("package.json"))["dependencies"]} <= shipped
    assert not {"pytest", "babel", "esbuild", "typescript"} & shipped
    assert set(told["dependencies"][0]["dependsOn"]) >= {parts[name]["purl"] for name in shipped}
    assert bill() == bill()


def test_what_the_wheel_is_made_from_exists():
    assert all((ROOT / name).is_file() for name in release.OF_WHEEL)
    assert set(project()["project"]["license-files"]) < set(release.OF_WHEEL)


# updates of what we depend on


def test_updates_come_for_all_that_is_pinned():
    updates = parsed(ROOT / ".github/dependabot.yml")
    assert updates["version"] == 2
    kinds = {update["package-ecosystem"]: update for update in updates["updates"]}
    assert set(kinds) == {"npm", "pip", "github-actions"}
    assert kinds["pip"]["directories"] == ["/", "/tools/pins"]
    assert PINS
    assert (ROOT / "package-lock.json").is_file()


def test_each_package_of_the_page_has_its_reason_in_the_readme():
    wanted = json.loads(text("package.json"))
    named = set(re.findall(r"`([@\w/-]+)`", text("README.md").partition("## What it stands on")[2]))
    assert {*wanted["dependencies"], *wanted["devDependencies"]} <= named


def pinned(path):
    return dict(re.findall(r"^([\w.-]+)==(\S+)", path.read_text("utf-8").lower(), re.MULTILINE))


def test_both_lists_of_python_packages_pin_the_same():
    extras = project()["project"]["optional-dependencies"]  # those of users are not pinned
    asked = [*extras["build"], *extras["test"]]
    asked += project()["build-system"]["requires"]
    for path in PINS:
        for name, number in (one.split("==") for one in asked):
            assert pinned(path).get(name, number) == number, f"{name}: raise it in {path.name} too"
    everywhere = set().union(*map(pinned, PINS))
    assert {one.split("==")[0] for one in asked} <= everywhere
    both = pinned(PINS_FOLDER / "build.txt") | pinned(PINS_FOLDER / "test.txt")
    assert pinned(PINS_FOLDER / "pyodide.txt").items() <= both.items()


@pytest.mark.parametrize("path", PINS, ids=lambda path: path.stem)
def test_every_package_that_pip_installs_has_its_digests(path):
    told = re.sub(r"\\\n", "", path.read_text("utf-8"))
    lines = [line for line in told.splitlines() if line and not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[\w.-]+==\S+(\s+--hash=sha256:[0-9a-f]{64})+", line), line


def test_pip_takes_only_what_has_a_digest_and_runs_nothing_foreign():
    makefile = text("Makefile")
    for line in re.findall(r"^\t@(.*PI(?:P|NNED)\).*)$", makefile, re.MULTILINE):
        assert line.startswith("$(PINNED) ") or line == "$(PIP) --no-deps --no-build-isolation -e ."
    assert re.search(r"^PINNED :=.* --require-hashes --only-binary :all:", makefile, re.MULTILINE)
    assert "--no-build-isolation" in text("tools/release.py")


def test_the_build_of_the_package_is_pinned():
    requires = project()["build-system"]["requires"]
    assert [one.partition("==")[0] for one in requires] == ["setuptools", "babel"]
    assert all("==" in one for one in project()["build-system"]["requires"])

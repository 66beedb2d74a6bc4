"""Puts the files of a release into build/release/.   python -m tools.release [--tag v1.2.3]

The site as an archive, the one file, the wheel, the bill of materials, the checksums of the four,
and the notes. With a
tag it first checks that version and changelog agree with it.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.materials import bill
from tools.places import DIST, ONE_FILE, ROOT, WORK
from tools.version import version

RELEASE = WORK / "release"
CHECKSUMS = "SHA256SUMS"
NOTES = "NOTES.md"
OF_WHEEL = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-CC-BY-4.0.md")
FOLDERS_OF_WHEEL = ("py", "static/css", "static/locale", "tools")
DAY = (2020, 1, 1, 0, 0, 0)
READABLE = 0o644  # whatever the builder's own files are: a web server must read what is unpacked
SECTION = re.compile(r"^## \[(?P<name>[^]]+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
HOW_TO_CHECK = """
## Check what you have downloaded

    sha256sum --check --ignore-missing SHA256SUMS
    gh attestation verify FILE --repo OWNER/REPOSITORY

The second says that this project's workflow built the file, and from which commit.
"""


class ReleaseError(Exception):
    """The tag does not fit what is said elsewhere."""


def changelog_sections(changelog: str) -> dict[str, tuple[str, str]]:
    """By version: the day, empty if it has none, and the text."""
    heads = list(SECTION.finditer(changelog))
    ends = [head.start() for head in heads[1:]] + [len(changelog)]
    return {
        head["name"]: (head["day"] or "", changelog[head.end() : end].strip())
        for head, end in zip(heads, ends, strict=True)
    }


def check_tag(tag: str, said: str, changelog: str) -> None:
    if tag != f"v{said}":
        raise ReleaseError(f"the tag is {tag}, but ribeira.__version__ says {said}")
    day, _ = changelog_sections(changelog).get(said, ("", ""))
    if not day:
        raise ReleaseError(f"CHANGELOG.md has no section '## [{said}] - <day>'")


def notes(changelog: str, said: str) -> str:
    _, text = changelog_sections(changelog).get(said, ("", ""))
    return f"{text}\n{HOW_TO_CHECK}"


def pack_site(dist: Path, target: Path) -> None:
    """The same files give the same archive."""
    with ZipFile(target, "w") as archive:
        for path in sorted(path for path in dist.rglob("*") if path.is_file()):
            entry = ZipInfo(f"ribeira/{path.relative_to(dist).as_posix()}", DAY)
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = READABLE << 16
            archive.writestr(entry, path.read_bytes())


def make_wheel(target: Path) -> None:
    """From a fresh copy: setuptools would also pack what an earlier build has left behind. It takes
    the setuptools that is installed, whose digest is pinned."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in OF_WHEEL:
            shutil.copyfile(ROOT / name, copy / name)
        ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
        for name in FOLDERS_OF_WHEEL:
            shutil.copytree(ROOT / name, copy / name, ignore=ignored, copy_function=shutil.copyfile)
        for path in copy.rglob("*"):
            path.chmod(0o755 if path.is_dir() else READABLE)
        wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
        command = [*wheel, "--no-deps", "--no-build-isolation", "--wheel-dir", target, copy]
        day = {"SOURCE_DATE_EPOCH": "1577836800"}  # 2020-01-01
        subprocess.run(command, check=True, env=os.environ | day)


def checksums(folder: Path) -> str:
    """As `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name not in (CHECKSUMS, NOTES))
    return "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", help="the tag that the release is made from")
    options = parser.parse_args()
    said, changelog = version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if options.tag:
        try:
            check_tag(options.tag, said, changelog)
        except ReleaseError as error:
            print(error, file=sys.stderr)
            return 1
    shutil.rmtree(RELEASE, ignore_errors=True)
    RELEASE.mkdir(parents=True)
    pack_site(DIST, RELEASE / f"ribeira-{said}-site.zip")
    shutil.copyfile(ONE_FILE, RELEASE / f"ribeira-{said}.html")
    make_wheel(RELEASE)
    (RELEASE / f"ribeira-{said}.cdx.json").write_text(bill(), encoding="utf-8")
    (RELEASE / CHECKSUMS).write_text(checksums(RELEASE), encoding="utf-8")
    (RELEASE / NOTES).write_text(notes(changelog, said), encoding="utf-8")
    print((RELEASE / CHECKSUMS).read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())

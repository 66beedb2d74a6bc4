"""The wheel: which files it has, that it is small, and that a user's typed script runs with it."""

import ast
import json
import re
import subprocess
import sys
import venv
from bz2 import decompress
from textwrap import indent
from zipfile import ZipFile

import pytest

from ribeira import __version__
from ribeira.i18n.languages import LANGUAGES
from tools import release
from tools.keys import PYTHON_CALLS, extracted, python_calls
from tools.library import RULE, STAYS, bare, catalogues, is_text, style
from tools.places import PACKAGES, ROOT

pytestmark = [pytest.mark.cpython_only, pytest.mark.full]

OF_THE_PAGE = re.compile(r"ribeira/(app|views|browser|live|games/\w+/learn)/.+")
MOST = 400_000
SCRIPT = """
from random import Random

import ribeira

game = ribeira.load("castelos")
match = game.new(seats=2, seed=7, options={"version": "family"})
luck = Random(1)
while not match.is_over:
    match.step(luck.choice(match.legal()))
seen = match.sight(0)
hand: tuple[str, ...] = seen.hand
print(match.winners, len(hand), game.say_action("turn.end", "pt"))
assert ribeira.read(match.record()) == match
reveal_type(match)
reveal_type(seen)
reveal_type(ribeira.load("douro").new(seats=2, seed=1).step("play 7"))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    release.make_wheel(folder)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory):
    """A fresh virtual environment with nothing but the wheel."""
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=True)
    python = folder / "bin/python"
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-index", wheel], check=True)
    return python


def of_the_library():
    """Each module of the library, by its place below py/ribeira."""
    paths = {
        path.relative_to(PACKAGES).as_posix(): path for path in PACKAGES.rglob("ribeira/**/*.py")
    }
    ours = {name: path for name, path in paths.items() if not OF_THE_PAGE.fullmatch(name)}
    return {name.removeprefix("ribeira/"): path for name, path in ours.items()}


def test_the_wheel_has_these_files_and_no_others(wheel):
    expected = {f"ribeira/{name}" for name in of_the_library() if STAYS.fullmatch(name)}
    expected |= {"ribeira/py.typed", "ribeira/inside.bz2", "ribeira/api/data/table.css.bz2"}
    expected |= {f"ribeira/api/data/{name}.bz2" for name in ("keys", *LANGUAGES)}
    about = f"ribeira-{__version__}.dist-info/"
    licences = {f"licenses/{name}" for name in ("LICENSE", "LICENSE-CC-BY-4.0.md")}
    texts = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "top_level.txt"} | licences
    assert set(ZipFile(wheel).namelist()) == expected | {about + name for name in texts}


def test_what_is_packed_is_the_rest_and_does_the_same(wheel):
    inside = json.loads(decompress(ZipFile(wheel).read("ribeira/inside.bz2")))
    rest = {name: path for name, path in of_the_library().items() if not STAYS.fullmatch(name)}
    assert inside.keys() == rest.keys()
    for name, path in rest.items():
        source = path.read_text("utf-8")
        assert bare(source) == inside[name]
        assert inside[name].count("\n") == source.count("\n"), "tracebacks name the same lines"
        assert without_texts(inside[name]) == without_texts(source), name


def without_texts(source):
    """The program as Python reads it with -OO."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(getattr(node, "body", None), list):
            node.body = [one for one in node.body if not is_text(one)]
    return ast.dump(tree)


def test_bare_sources_have_no_docstrings_and_no_comments():
    source = '"""A"""\n\nimport re\n# b\nx = 1  # c\n"""d\ne"""\n\n\ndef f():\n    """g"""\n'
    assert bare(source) == '\n\nimport re\n\nx = 1  # c\n\n\n\n\ndef f():\n    """g"""\n'
    assert bare("class A:\n    'a'\n    b: int\n    'c'\n") == "class A:\n\n    b: int\n\n"


def test_the_wheel_is_small_and_the_same_each_time(wheel, tmp_path):
    assert wheel.stat().st_size < MOST
    release.make_wheel(tmp_path)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_the_wheel_says_what_it_is(wheel):
    with ZipFile(wheel) as files:
        said = files.read(f"ribeira-{__version__}.dist-info/METADATA").decode()
    assert f"Version: {__version__}" in said
    assert "License-Expression: MIT AND CC-BY-4.0" in said
    assert "# Ribeira" in said
    assert not re.search(r"^Requires-Dist: (?!.*extra ==)", said, re.MULTILINE)
    extras = set(re.findall(r"^Provides-Extra: (\w+)", said, re.MULTILINE))
    assert extras >= {"pettingzoo", "openspiel", "arena"}


def test_a_typed_script_is_clean_and_runs_with_the_wheel_alone(python, tmp_path):
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, script]
    checked = subprocess.run(mypy, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "Success: no issues" in checked.stdout, checked.stdout
    assert "Match[ribeira.games.castelos.rules.state.State, " in checked.stdout
    assert 'note: Revealed type is "ribeira.games.castelos.rules.sight.Sight"' in checked.stdout
    assert "douro.rules.events.HasChosen" in checked.stdout
    script.write_text(re.sub(r"(?m)^reveal_type.*$", "", SCRIPT))
    ran = subprocess.run(
        [python, "-W", "error", script], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    assert re.fullmatch(r"\(\d,?( \d)?\) 0 .*\n", ran.stdout), ran.stdout


def test_every_example_of_the_docs_runs_with_the_wheel_alone(python, tmp_path):
    """Those of a page one after the other; a page about a notebook is one program."""
    for name in ("library", "self-play", "writing-a-bot", "notebook"):
        text = (ROOT / f"docs/{name}.md").read_text("utf-8")
        programs = re.findall(r"```python\n(.+?)```", text, re.DOTALL)
        assert programs, name
        for program in ["\n".join(programs)] if name == "notebook" else programs:
            script = tmp_path / "script.py"
            script.write_text(f"if __name__ == '__main__':\n{indent(program, '    ')}")
            ran = subprocess.run(
                [python, "-W", "error", script],
                cwd=tmp_path,
                capture_output=True,
                text=True,
                check=False,
            )
            assert (ran.returncode, ran.stderr) == (0, ""), program


def test_the_command_is_installed(python):
    command = python.with_name("ribeira")
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"Ribeira {__version__}\n"
    again = subprocess.run([python, "-m", "ribeira", "games"], capture_output=True, check=True)
    assert again.stdout.startswith(b"douro: ")


def words(language):
    files = catalogues()
    keys, its = (json.loads(decompress(files[f"{name}.bz2"])) for name in ("keys", language))
    return dict(zip(keys, its["texts"], strict=True))


def test_what_only_the_page_says_and_shows_is_left_out():
    assert words("en")["douro.rule.D-1.1"]
    assert words("pt")["douro.rule.D-1.1"] == ""
    assert not any(key.startswith(("lobby.", "learn.", "setup.")) for key in words("en"))
    assert "{games}" not in style()
    assert "@layer games {" in style()
    assert "/*" not in style()
    assert not re.search(r"url\((?!#|data:)", style()), "a picture asks for nothing"


def test_every_message_of_the_library_is_in_its_catalogues():
    found = (extracted(path, python_calls, PYTHON_CALLS) for path in of_the_library().values())
    keys = {key if isinstance(key, str) else key[0] for its in found for key in its}
    for language in LANGUAGES:
        said = words(language)
        lacking = {key for key in keys if not said.get(key)}
        assert {key for key in lacking if language == "en" or not RULE.fullmatch(key)} == set()

"""The documentation as pages: nothing is missing, no link leads nowhere, and the notebook runs."""

import json
import re
from html.parser import HTMLParser

import pytest

import ribeira
from tools.docs import make_docs, texts
from tools.docs.markdown import MENU, page
from tools.docs.notebook import notebook, parts
from tools.places import ROOT

pytestmark = [
    pytest.mark.cpython_only,
    pytest.mark.skipif(not (ROOT / "node_modules").exists(), reason="needs `make build` once"),
]


class Read(HTMLParser):
    """The links and names of a page, and what it would fetch."""

    def __init__(self, text):
        super().__init__()
        self.links, self.names, self.fetched = [], set(), []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        its = dict(attrs)
        self.names |= {its["id"]} if "id" in its else set()
        if tag == "a":
            self.links.append(its["href"])
        elif its.get("src") or tag == "link":
            self.fetched.append(its.get("src") or its["href"])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    dist = tmp_path_factory.mktemp("dist")
    make_docs(dist)
    return dist / "docs"


@pytest.fixture(scope="module")
def read(folder):
    return {p: Read(p.read_text("utf-8")) for p in sorted(folder.rglob("*.html"))}


def test_no_link_leads_nowhere(read, folder):
    for path, its in read.items():
        for link in its.links:
            if link.startswith(("https:", "http:")):
                continue
            address, _, name = link.partition("#")
            target = (path.parent / address).resolve() if address else path
            if target == folder.parent:
                continue  # the game itself
            assert target in read, (path.name, link)
            assert not name or name in read[target].names, (path.name, link)


def test_pages_fetch_nothing_from_elsewhere(read):
    for path, its in read.items():
        for name in its.fetched:
            assert (path.parent / name).exists(), (path.name, name)
        assert "default-src 'none'" in path.read_text("utf-8")


def test_everything_in_the_menu_is_there(read, folder):
    assert {folder / f"{name}.html" for name in MENU} < read.keys()
    assert (folder / "index.html").read_text() == (folder / "library.html").read_text()


@pytest.mark.parametrize("game", ribeira.game_names())
def test_the_rules_of_a_game_are_told_as_data(game):
    text, door = texts()[f"game-{game}"], ribeira.load(game)
    for name in (*door.options, *(part.name for part in door.numbers.parts)):
        assert name in text
    for verb in {name.split()[0] for name in door.numbers.names}:
        assert f"| `{verb}` |" in text
    kinds = {type(event).__name__ for event in door.new(seats=2, seed=1).step(first(door))}
    assert all(f"| `{kind}` |" in text for kind in kinds)
    sight = door.new(seats=2, seed=1).sight(0)
    assert all(f"| `{name}` |" in text for name in type(sight).__dataclass_fields__)
    assert "⟨" not in text


def first(door):
    return door.new(seats=2, seed=1).legal()[0]


def test_links_between_pages_and_to_files_that_are_none():
    known = frozenset({"a", "b/c"})
    made = page(
        "b/c",
        "# Two words!\n\n[one](../a.md#part-two) [two](../../LICENSE) [x](https://x.org)\n",
        known,
    )
    assert '<a href="../a.html#part-two">one</a> two <a href="https://x.org">x</a>' in made
    assert '<h1 id="two-words">Two words!</h1>' in made
    assert 'href="../style.css"' in made


def test_the_notebook_is_one_and_its_cells_run(capsys):
    made = json.loads(notebook(texts()["notebook"]))
    assert (made["nbformat"], made["nbformat_minor"]) == (4, 5)
    programs = [cell["source"] for cell in made["cells"] if cell["cell_type"] == "code"]
    assert programs[1:] == parts(texts()["notebook"])[1::2]
    install, *rest = programs
    assert "micropip.install" in install
    known = {}
    exec(re.sub(r"await .+", "raise", install), known)
    for program in rest:
        exec(program, known)
    assert known["match"].is_over
    assert "won by" in capsys.readouterr().out

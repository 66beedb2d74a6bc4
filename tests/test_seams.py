"""Types guard the seams: whoever renames what crosses one, or changes its type, is told by mypy.

In a copy of the sources one thing at a time is changed, and each time mypy must find an error; in
another file than the changed one, where a game's part and what is asked of it must agree. There are
some 1,400 such changes, so each test tries a few, spread over all; RIBEIRA_FULL=1 tries all.
"""

import ast
import os
import re
from pathlib import Path

import pytest

from ribeira.core.game import Rules
from ribeira.games.registry import game_ids
from ribeira.kit import game_module
from tests.typed import ROOT, Change, Typed

pytestmark = [pytest.mark.cpython_only, pytest.mark.full]

RIBEIRA = Path("py/ribeira")
PROTOCOLS = (RIBEIRA / "core/game.py", RIBEIRA / "kit/game_module.py")
PARTS = (Rules, game_module.Words, game_module.Table, game_module.Bots, game_module.Search)
PARTS += (game_module.Clicks, game_module.Dragging, game_module.Cautions, game_module.Tooltips)
PARTS += (game_module.Learning, game_module.Forecast)
PARTS += (game_module.Interludes, game_module.Statistics)
CALLED = ("games/registry.py", "bots/bot.py", "bots/protocol.py", "bots/session.py")
CALLED += ("bots/exhibition.py", "bots/levels.py", "kit/advice.py")
A_FEW = 6
OTHER_NAME, OTHER_TYPE = "renamed_by_a_test", "bytearray"


# ---- changes


def span(text, node):
    """Where the node begins and ends in the text."""
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)

    def place(line, column):
        begun = text[starts[line - 1] :]
        return starts[line - 1] + len(begun.encode()[:column].decode())

    return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)


def in_place_of(node, new):
    """The edit that writes something else there."""

    def edit(text):
        begin, end = span(text, node)
        return text[:begin] + new + text[end:]

    return edit


def with_other_name(node, name):
    """The edit that renames within a node whatever is called so, but no keyword of a call."""

    def edit(text):
        begin, end = span(text, node)
        renamed = re.sub(rf"\b{name}\b(?!=)", OTHER_NAME, text[begin:end], count=0)
        return text[:begin] + renamed + text[end:]

    return edit


def everywhere(name):
    return lambda text: re.sub(rf"\b{name}\b", OTHER_NAME, text)


def head(node, name):
    """The edit that renames a function or property where it is defined, and only there."""

    def edit(text):
        begin, end = span(text, node)
        return (
            text[:begin]
            + re.sub(rf"\bdef {name}\b", f"def {OTHER_NAME}", text[begin:end], count=1)
            + text[end:]
        )

    return edit


def parameters(node):
    return [each for each in (*node.args.args, *node.args.kwonlyargs) if each.arg != "self"]


def of_parameters(file, node, where):
    """Each parameter with another name, and with another type."""
    for each in parameters(node):
        yield Change(file, f"{where}: name of {each.arg}", with_other_name(node, each.arg))
        yield from of_types(file, where, [each])


def of_types(file, where, these):
    """But for states and sights where any game may be meant, which are `Any`."""
    for each in these:
        if each.annotation is not None and ast.unparse(each.annotation) != "Any":
            edit = in_place_of(each.annotation, OTHER_TYPE)
            yield Change(file, f"{where}: type of {each.arg}", edit)


def of_result(file, node, where):
    if node.returns is not None and ast.unparse(node.returns) not in ("object", "None"):
        yield Change(file, f"{where}: result", in_place_of(node.returns, OTHER_TYPE))


# ---- what there is to change


def parsed(file):
    return ast.parse((ROOT / file).read_text("utf-8"))


def files_of(game, part=""):
    folder = RIBEIRA / "games" / game / part
    return [path.relative_to(ROOT) for path in sorted((ROOT / folder).rglob("*.py"))]


def wanted():
    """The names of all functions that a protocol of a part asks for."""
    return {name for part in PARTS for name in vars(part) if name.islower() and name[0] != "_"}


def functions(game):
    """Each function of a game that crosses a seam, with its file."""
    names = wanted()
    for file in files_of(game):
        for node in parsed(file).body:
            if isinstance(node, ast.FunctionDef) and node.name in names:
                yield file, node


def of_functions(game):
    for file, node in functions(game):
        yield Change(file, f"{node.name}", everywhere(node.name))
        yield from of_parameters(file, node, node.name)
        yield from of_result(file, node, node.name)


def of_events(game):
    for node, field in fields(RIBEIRA / "games" / game / "rules/events.py"):
        file = RIBEIRA / "games" / game / "rules/events.py"
        where = f"{node.name}.{field.target.id}"
        yield Change(file, f"{where}: name", in_place_of(field.target, OTHER_NAME))


def fields(file):
    for node in parsed(file).body:
        if isinstance(node, ast.ClassDef):
            for field in node.body:
                if isinstance(field, ast.AnnAssign):
                    yield node, field


def of_protocols(file):
    for node in parsed(file).body:
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    where = f"{node.name}.{member.name}"
                    yield Change(file, f"{where}: name", head(member, member.name))
                    yield from of_parameters(file, member, where)
                    yield from of_result(file, member, where)
                elif isinstance(member, ast.AnnAssign):
                    where = f"{node.name}.{member.target.id}"
                    yield Change(file, f"{where}: name", in_place_of(member.target, OTHER_NAME))
                    yield Change(file, f"{where}: type", in_place_of(member.annotation, OTHER_TYPE))


def of_calls(file):
    """Functions, and what classes offer. Others call them by place, so that the name of a parameter
    crosses no seam."""
    for node in parsed(file).body:
        if isinstance(node, ast.FunctionDef):
            yield from of_call(file, node, node.name)
        elif isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield from of_call(file, member, f"{node.name}.{member.name}")
    for node, field in fields(file):
        where = f"{node.name}.{field.target.id}"
        yield Change(file, f"{where}: name", in_place_of(field.target, OTHER_NAME))


def of_call(file, node, where):
    if not node.name.startswith("_"):
        yield Change(file, f"{where}: name", head(node, node.name))
        yield from of_types(file, where, parameters(node))
        yield from of_result(file, node, where)


# ---- the tests


@pytest.fixture(scope="module")
def typed(tmp_path_factory):
    copy = Typed(tmp_path_factory.mktemp("copy"))
    copy.start()
    return copy


def unnoticed(typed, changes, elsewhere=True):
    """What is changed without an error, or without one in another file."""
    tried = some(list(changes))
    assert tried
    missed = [change for change in tried if not typed.finds(change, elsewhere)]
    return [f"{change.file}: {change.what}" for change in missed]


def some(changes):
    """A few of them, spread evenly; or all."""
    if os.environ.get("RIBEIRA_FULL"):
        return changes
    return changes[:: -(-len(changes) // A_FEW)]


@pytest.mark.parametrize("game", game_ids())
def test_what_a_game_offers_cannot_be_changed_alone(typed, game):
    assert unnoticed(typed, of_functions(game)) == []


@pytest.mark.parametrize("game", game_ids())
def test_an_event_cannot_be_changed_alone(typed, game):
    assert unnoticed(typed, of_events(game)) == []


@pytest.mark.parametrize("file", PROTOCOLS, ids=str)
def test_what_a_game_must_offer_cannot_be_changed_alone(typed, file):
    assert unnoticed(typed, of_protocols(file)) == []


@pytest.mark.parametrize("name", CALLED)
def test_what_the_registry_and_the_bots_offer_cannot_be_changed_unnoticed(typed, name):
    assert unnoticed(typed, of_calls(RIBEIRA / name), elsewhere=False) == []


def test_a_missing_sentence_is_found(typed):
    """An event kind that no sentence knows."""
    for game in game_ids():
        file = RIBEIRA / "games" / game / "rules/events.py"
        found = typed.finds(Change(file, "one more kind", with_one_more_kind))
        assert any("/words/" in name for name in found), (game, found)


def with_one_more_kind(text):
    base = re.search(r"^class \w+\((\w+), key=", text, re.M)[1]
    kind = f'class NewKind({base}, key="new"):\n    seat: int\n\n\n'
    return re.sub(r"^Event(: TypeAlias)? = (\(\s*)?", rf"{kind}\g<0>NewKind | ", text, flags=re.M)

"""The style sheets: small files in layers, values in tokens.css alone, no rule without markup."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from subprocess import CalledProcessError

import pytest

from ribeira.bots.review.judging import KINDS
from ribeira.games import registry
from ribeira.games.castelos.material import TOLL
from ribeira.games.castelos.table.art.symbols import TERRAINS
from ribeira.games.dosrios.table.card_faces import PICTURES
from ribeira.kit.faces import PEOPLE
from ribeira.kit.view import COLOURS
from ribeira.views.parts.dialogs import DIALOGS
from tools.pack.bundle import squeeze_styles
from tools.places import PACKAGES, ROOT, STATIC

pytestmark = pytest.mark.cpython_only

CSS = STATIC / "css"
FILES = sorted(CSS.rglob("*.css"))
ROOTS = ("site.css", "shell.css")
"""What the page asks for; everything else is imported by them."""
MOST_LINES = 200
LAYERS = ("tokens", "base", "components", "screens", "games")
MARKUP = (
    *PACKAGES.rglob("*.py"),
    *STATIC.rglob("*.js"),
    *(STATIC / "icons").glob("*.svg"),
    ROOT / "index.html",
)

FACES = [
    *(
        character.face
        for game in registry.game_ids()
        for cast in registry.load(game).bots.CHARACTERS.values()
        for character in cast
    ),
    *PEOPLE.values(),
]
DOURO = ("customs", "gained", "lacking", "lost", "met", "missed", "over")
DOSRIOS = ("chase", "dry", "figure", "hacienda", "hill", "pair", "place", "ride", "tobacco")
CASTELOS = ("cons", "construction", "done", "land", "now", "off", "over", "sell", "trail")
COMPOSED: dict[str, tuple[object, ...]] = {
    "at-": (0, 1),
    "ca-ground-": (*TERRAINS, TOLL),
    "dashes-": tuple(range(5)),
    "dialog-": tuple(DIALOGS),
    "dr-": (
        *("back", "bank", "flow", "water", *(f"face-{card}" for card in PICTURES)),
        *("hint", "hint-edge", "hint-line", "pick-edge", "pick-line"),
    ),
    "dr-thumb-": ("bank", "river"),
    "face-clothes-": tuple(face.clothes for face in FACES),
    "face-hair-": tuple(face.hair for face in FACES),
    "face-skin-": tuple(face.skin for face in FACES),
    "nth-": tuple(range(12)),
    "counts-": tuple(range(13)),
    "falls-": tuple(range(5)),
    "for-": tuple(range(1, 6)),
    "heat-": tuple(range(5)),
    "is-": (*DOURO, *DOSRIOS, *CASTELOS, *KINDS, "up"),
    "layer-": tuple(range(5)),
    "level-": tuple(range(1, 6)),
    "of-": (*range(6), *registry.game_ids()),
    "place-": (1, 2, 3),
    "seat-": COLOURS,
    "tab-": ("orders", "river"),
    "tool-": ("redo", "rules", "sound", "undo", "undodocked"),
    "zoom-": ("fit", "in", "out"),
}
"""Classes and ids that markup composes, as f"seat-{look.colour}": how they begin, and how they may
go on. Whoever composes a new one adds it here."""

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
QUOTED = re.compile(r'"[^"]*"')
IMPORT = re.compile(r'@import url\("([^"]+)"\)(?: layer\((\w+)\))?;')
SELECTOR = re.compile(r"([^{};]+)\{")
NAME = re.compile(r"([.#])([a-zA-Z_][\w-]*)")
VALUE = re.compile(r"(?<![\w-])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])")
REFERENCE = re.compile(r"var\(--[\w-]+")
WORD = re.compile(r"(?<![\w.#-])[a-z]+(?![\w(.-])")
RAW = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(")
NAMED = frozenset(
    re.findall(
        r"\w+",
        """
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue
lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
""",
    )
)


def name_of(path: Path) -> str:
    return path.relative_to(CSS).as_posix()


def style(path: Path) -> str:
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def imports() -> list[tuple[str, str]]:
    """Each imported file with its layer, in order."""
    return [found for root in ROOTS for found in IMPORT.findall(style(CSS / root))]


def raw_colours(text: str) -> list[str]:
    """The colours that are said here and not asked from a token."""
    found = []
    for _, value in VALUE.findall(QUOTED.sub('""', text)):
        own = REFERENCE.sub("", value)
        found += RAW.findall(own) + [word for word in WORD.findall(own) if word in NAMED]
    return found


def names_in_selectors(text: str) -> set[str]:
    selectors = SELECTOR.findall(QUOTED.sub('""', text))
    return {name for selector in selectors for _, name in NAME.findall(selector)}


def strings(tree: ast.AST) -> Iterator[str]:
    """Every text of a module; what an f-string fills in is a NUL."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = (p.value if isinstance(p, ast.Constant) else "\0" for p in node.values)
            yield "".join(str(part) for part in parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def words_of_markup() -> frozenset[str]:
    """Every word that could be a class or an id, and how the composed ones begin, up to a NUL."""
    found: set[str] = set()
    for path in MARKUP:
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            for string in strings(ast.parse(text)):
                found.update(string.split())
        else:
            found.update(re.findall(r"[\w-]+", text))
    starts = {word.partition("\0")[0] + "\0" for word in found if "\0" in word}
    return frozenset({word for word in found if "\0" not in word} | starts)


def made(name: str) -> bool:
    """Whether any markup makes this class or id."""
    return name in words_of_markup() or any(
        name == f"{start}{end}" for start, ends in COMPOSED.items() for end in ends
    )


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_can_be_read_at_once(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", [p for p in FILES if p.name != "tokens.css"], ids=name_of)
def test_colours_are_said_in_tokens_alone(path):
    assert raw_colours(style(path)) == []


@pytest.mark.parametrize(
    ("rule", "colours"),
    [
        (".a { fill: #fff; }", ["#fff"]),
        (".a { border: 1px solid rgb(0 0 0 / 5%); }", ["rgb("]),
        (".a { color: var(--b, tan) }", ["tan"]),
        (".a { fill: var(--ground-wheat); stroke: currentcolor; }", []),
        ("#bad { background: transparent; animation: snow-fall 1s; }", []),
    ],
)
def test_a_raw_colour_is_found(rule, colours):
    assert raw_colours(rule) == colours


def test_every_file_is_imported_once():
    named = [name for name, _ in imports()]
    assert sorted(named) == sorted(set(named))
    assert {*named, *ROOTS} == {name_of(path) for path in FILES}


def test_the_layers_are_said_in_one_place_and_follow_each_other():
    stated = [p for p in FILES if re.search(r"@layer [\w, ]+;", style(p))]
    assert [name_of(path) for path in stated] == ["site.css"]
    assert f"@layer {', '.join(LAYERS)};" in style(CSS / "site.css")
    layers = [layer for _, layer in IMPORT.findall(style(CSS / "site.css"))]
    assert layers == sorted(layers, key=LAYERS.index)


def test_a_file_is_in_the_layer_of_its_folder():
    for name, layer in imports():
        is_tokens = name.endswith("tokens.css")
        assert layer == ("tokens" if is_tokens else name.partition("/")[0].removesuffix(".css"))


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_file_of_a_game_is_named_as_the_module_it_dresses(game):
    table = PACKAGES / "ribeira/games" / game / "table"
    folder = CSS / "games" / game
    dressed = [p.relative_to(folder) for p in folder.rglob("*.css") if p.name != "tokens.css"]
    assert [str(p) for p in dressed if not (table / p.with_suffix(".py")).exists()] == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_rule_has_markup(path):
    assert sorted(name for name in names_in_selectors(style(path)) if not made(name)) == []


def test_what_is_listed_as_composed_is_composed_and_used():
    starts = {word for word in words_of_markup() if word.endswith("\0")}
    assert not {start for start in COMPOSED if f"{start}\0" not in starts}
    used = {name for path in FILES for name in names_in_selectors(style(path))}
    assert [s for s in COMPOSED if not any(name.startswith(s) for name in used)] == []


def test_every_token_is_used():
    texts = {path: style(path) for path in FILES}
    said = {
        n for p, t in texts.items() if p.name == "tokens.css" for n in re.findall(r"(--[\w-]+):", t)
    }
    asked = {name for text in texts.values() for name in re.findall(r"var\((--[\w-]+)", text)}
    assert sorted(said - asked) == []


def test_a_slip_stops_the_build(tmp_path):
    """A brace too many, after which browsers would skip a rule."""
    css = tmp_path / "css"
    css.mkdir()
    for name in ROOTS:
        (css / name).write_text(".one { color: red; }\n}\n.two { color: blue; }\n")
    with pytest.raises(CalledProcessError):
        squeeze_styles(css)

"""The design system: what its colours, types and signs promise, from the tokens themselves."""

import re

import pytest

from ribeira.views.parts.icons import PATHS
from tools.places import PACKAGES, STATIC
from tools.vendor import NODE_MODULES, vendor_files

pytestmark = pytest.mark.cpython_only

TOKENS = (STATIC / "css/tokens.css").read_text(encoding="utf-8")
BLOCK = re.compile(r"(:root(?:\[[^]]*\])?) \{(.*?)\n\}", re.DOTALL)
COLOUR = re.compile(r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));")
SEATS = tuple(f"seat-{name}" for name in ("wine", "river", "vine", "sun", "slate"))
GROUNDS = ("cloth", "paper", "raised")
PAIRS = (
    *(("ink", ground, 4.5) for ground in GROUNDS),
    *(("ink-soft", ground, 4.5) for ground in GROUNDS),
    *(("accent", ground, 4.5) for ground in GROUNDS),
    *(("line", ground, 3) for ground in GROUNDS),
    ("accent-ink", "accent-top", 4.5),
    ("accent-ink", "accent-foot", 4.5),
    *((name, "raised", 4.5) for name in ("pick", "good", "bad", *SEATS)),
    *((f"{seat}-ink", seat, 4.5) for seat in SEATS),
    ("paper", "ink", 4.5),
    ("tile", "tile-ground", 3),
    ("glow-edge", "glow", 4.5),
)
"""What stands on what, and the least contrast."""


def colours(more, dark):
    """Every colour as it is in that light."""
    found = {}
    for selector, block in BLOCK.findall(TOKENS):
        if selector == ":root" or (more and "contrast" in selector):
            for name, day, evening, always in COLOUR.findall(block):
                found[name] = always or (evening if dark else day)
    return found


def luminance(colour):
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_standard():
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#fff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "evening"])
@pytest.mark.parametrize("more", [False, True], ids=["usual", "more"])
@pytest.mark.parametrize(("front", "ground", "least"), PAIRS, ids=lambda value: str(value))
def test_everything_can_be_told_from_its_ground(front, ground, least, more, dark):
    wanted = 7 if more and least == 4.5 else least
    known = colours(more, dark)
    assert contrast(known[front], known[ground]) >= wanted


def test_high_contrast_changes_only_what_there_is():
    usual = set(colours(more=False, dark=False))
    (block,) = (block for selector, block in BLOCK.findall(TOKENS) if "contrast" in selector)
    assert {name for name, *_ in COLOUR.findall(block)} <= usual


def rem(name):
    """A size of type in pixels, at the usual size of letters; the least of a range."""
    return 16 * float(re.search(rf"--{name}: (?:clamp\()?([\d.]+)rem", TOKENS)[1])


def test_no_type_is_smaller_than_twelve_pixels():
    sizes = re.findall(r"--(t-\w+):", TOKENS)
    assert len(sizes) == 10
    assert min(map(rem, sizes)) == rem("t-xs") == 12
    assert rem("t-name") == 17


def test_no_style_of_the_house_makes_it_smaller():
    said = {
        (path.name, float(size))
        for path in STATIC.rglob("*.css")
        if "games" not in path.parts
        for size in re.findall(r"font-size: ([\d.]+)px", path.read_text(encoding="utf-8"))
    }
    assert [found for found in said if found[1] < 12] == []


@pytest.mark.skipif(not NODE_MODULES.exists(), reason="needs `make build` once")
def test_the_typefaces_stay_small():
    sizes = {n: p.stat().st_size for n, p in vendor_files().items() if n.startswith("fonts/")}
    assert set(sizes) == {"fonts/display.woff2", "fonts/text.woff2", "fonts/italic.woff2"}
    assert sizes["fonts/display.woff2"] + sizes["fonts/text.woff2"] <= 45_000
    assert sum(sizes.values()) <= 60_000


def test_no_two_signs_look_alike():
    assert len(set(PATHS.values())) == len(PATHS)


SIGN = re.compile(r'\bicon\("(\w+)"\)|\btool\(\s*\w+,\s*"\w+",\s*"(\w+)"')


def test_each_sign_that_is_asked_for_is_drawn():
    views = (PACKAGES / "ribeira/views").rglob("*.py")
    asked = {one or other for p in views for one, other in SIGN.findall(p.read_text())}
    assert asked
    assert asked <= set(PATHS)

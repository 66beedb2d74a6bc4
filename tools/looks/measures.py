"""Measures a screen against the checklist: the share of the stage, one primary button, targets, no
inner scroller, nothing sideways, nothing cut, nothing covered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

MEASURE = (
    Path(__file__)
    .with_name("measure.js")
    .read_text(encoding="utf-8")
    .partition("export default ")[2]
    .rstrip(";\n")
)
"""A function to be evaluated in the page."""
LISTS = ("small", "cut", "outside", "covered", "spilt", "tiny", "narrow", "signs", "alike")


def complaints(found: dict[str, Any], game: str, width: int, height: int) -> Iterator[str]:
    if found["page"]:
        yield from _page(found, width, height)
    else:
        yield from _end(found, width, height) if found["end"] else _play(found, game, width, height)
    if len(found["primaries"]) > 1:
        yield f"{len(found['primaries'])} primaries: {found['primaries']}"
    if found["sideways"]:
        yield "scrolls sideways"
    for name in LISTS:
        for what in found[name][:4]:
            yield f"{name}: {what}"
    if not found["typefaces"]:
        yield "other typefaces"
    if (width, height) == (320, 256) and found["fixed"]:
        yield f"fixed: {found['fixed'][:3]}"


def _page(found: dict[str, Any], width: int, height: int) -> Iterator[str]:
    """A screen without a drawn world, or a dialog: it is as wide as the window, and a drawer leaves
    the board of a phone in sight."""
    for what in found["wide"][:4]:
        yield f"wide: {what}"
    if width < 600 < height and found["drawer"] > 0.73:
        yield f"a drawer of {found['drawer']:.0%}"


def _play(found: dict[str, Any], game: str, width: int, height: int) -> Iterator[str]:
    yield from _share(found, game, width, height)
    for what in found["scrollers"][:4]:
        yield f"scrollers: {what}"
    if found["least"] < 24:
        yield f"a target of {found['least']:.0f} px on the board"
    if (width, height) == (320, 256) and found["parts"]["dock"][1] < found["parts"]["stage"][1]:
        yield "the dock comes before the board"
    holes = () if (width, height) == (320, 256) else found["holes"]
    yield from (f"a hole: {what}" for what in holes)
    for name in ("near", "lying", "faint"):
        for what in found[name][:3]:
            yield f"{name}: {what}"
    yield from _overlaps(found["parts"], game, width, height)


def _end(found: dict[str, Any], width: int, height: int) -> Iterator[str]:
    """Who won, the faces and what next are in the first window, where there is one."""
    needed = {"title", "faces", "primary"} if height > 600 else {"title"}
    needed |= {"board"} if width >= 1000 else set()
    for name in sorted(needed):
        if not found["end"][name] and height > 300:
            yield f"{name} is not in the first window"


def _share(found: dict[str, Any], game: str, width: int, height: int) -> Iterator[str]:
    """What the drawn world has of the window; in Douro with the seats and orders below it."""
    parts = found["parts"]
    _, top, w, h = parts["stage"]
    if game == "douro" and height > 400:
        h = max(parts[name][1] + parts[name][3] for name in ("seats", "stage", "boards")) - top
    if found["opening"]:  # the four tiles of the first trail, or two contracts, are the thing
        h = max(h, parts["dock"][1] + parts["dock"][3] - top) if width < 1000 else h
    wide, high = w / width, h / height
    if width >= 1000:
        fits = wide >= 0.579 and wide * high >= 0.45
    elif found["teaching"] and height > 400:  # what the lesson says stands in the dock
        fits = wide >= 0.99 and high >= 0.44
    elif height > 600:
        fits = wide >= 0.99 and high >= (0.56 if game == "douro" else 0.6)
    elif height == 390:
        fits = game == "douro" or (wide >= 0.57 and high >= 0.99)
    elif height == 568:
        fits = high >= 0.55
    else:
        fits = w >= 0.6 * width and (h >= 0.6 * height or h >= width / 1.5)
    if not fits:
        yield f"stage {w} x {h}: {wide:.0%} x {high:.0%}"


def _overlaps(parts: dict[str, list[int]], game: str, width: int, height: int) -> Iterator[str]:
    names = ["bar", "seats", "dock"] + (["boards"] if width >= 1000 or game == "douro" else [])
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            (a, b, c, d), (e, f, g, h) = parts[one], parts[other]
            if c and g and min(a + c, e + g) - max(a, e) > 1 and min(b + d, f + h) - max(b, f) > 1:
                yield f"{one} lies over {other}"
    for name in ("dock", "bar"):
        _, y, w, h = parts[name]
        if height > 300 and (y + h > height + 1 or not w):
            yield f"{name} is not in the window: {parts[name]}"

"""The characters that stand for bots: a name, a sentence, and a face made of a few features.

The faces are invented: none shows a real person.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.kit.markup import Markup, el

SHOULDERS = "M9 64c0-10 9-14 18-15v-5h10v5c9 1 18 5 18 15z"
NECK = "M27 44h10v6l-5 5-5-5z"
HEAD = "M32 17c8 0 13 6 13 14s-5 16-13 16-13-8-13-16 5-14 13-14z"
EARS = "M19 30a3 3 0 1 0 1 6zM45 30a3 3 0 1 1-1 6z"
EYES = (
    "M27 30.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 1 1 0-3.2zM37 30.5a1.6 1.6 0 1 1 0 "
    "3.2 1.6 1.6 0 1 1 0-3.2z"
)
NOSE = "M32 33l-2 4.6h3"

BROWS = {"round": "M24 28q3-2.4 6 0M34 28q3-2.4 6 0", "keen": "M24 26.8l6 1.6M40 26.8l-6 1.6"}
MOUTHS = {
    "smile": "M27.5 41q4.5 3.6 9 0",
    "grin": "M26.5 40.5q5.5 6.5 11 0z",
    "calm": "M28 41.5h8",
    "sly": "M28 41.2q5 1.8 8.4-1.2",
}
BEHIND = {
    "plaits": "M17 27c-3 9-3 19-1 27h5c-2-9-2-18 0-25zM47 27c3 9 3 19 1 27h-5c2-9 2-18 0-25z",
    "bun": "M32 6a6 6 0 1 1 0 12 6 6 0 1 1 0-12z",
    "long": "M17 30c-2 9-2 16-5 21h40c-3-5-3-12-5-21z",
}
HAIR = {
    "short": "M18 32c-2-12 6-17 14-17s16 5 14 17c-2-5-4-8-7-9-5 2-11 2-14 0-4 1-6 4-7 9z",
    "parted": "M18 33c-2-13 6-18 14-18s16 5 14 18c-1-6-5-10-14-12-9 2-13 6-14 12z",
    "ring": "M18 32c-1-6 1-11 5-13l1 6c-3 2-4 4-6 7zM46 32c1-6-1-11-5-13l-1 6c3 2 4 4 6 7z",
}
HATS = {
    "cap": "M16 25c0-8 7-12 16-12s16 4 16 11c2 0 4 2 2 4-11-4-24-4-36 0-2-2 0-3 2-3z",
    "straw": "M7 26c4-2 9-2 12-2 0-9 5-12 13-12s13 3 13 12c3 0 8 0 12 2 0 4-50 4-50 0z",
    "sombrero": "M3 26c4-5 10-1 15-1 1-9 6-15 14-15s13 6 14 15c5 0 11-4 15 1-6 5-52 5-58 0z",
    "scarf": "M32 11c-11 0-17 8-17 18 0 8 2 16 6 20 0-8-3-15 0-20 3-4 7-5 11-5s8 1 11 5c3 "
    "5 0 12 0 20 "
    "4-4 6-12 6-20 0-10-6-18-17-18z",
    "veil": "M32 11c-11 0-18 8-18 19 0 9 1 15-4 22 8 2 14-1 22-1s14 3 22 "
    "1c-5-7-4-13-4-22 0-11-7-19-18-19z"
    "M32 21c8 0 11 5 11 11s-4 14-11 14-11-8-11-14 3-11 11-11z",
    "hood": "M32 9c-12 4-18 12-18 22 0 9-1 14-3 19h8c1-8 0-14 2-20 3-5 7-7 11-7s8 2 11 "
    "7c2 6 1 12 2 20h8"
    "c-2-5-3-10-3-19 0-10-6-18-18-22z",
    "feather": "M17 23c1-7 7-10 15-10s14 3 15 9c-9-2-20-2-30 1zM45 18c3-8 8-11 12-11-2 6-6 "
    "11-11 13z",
}
BEARDS = {
    "full": "M19 35c1 12 6 17 13 17s12-5 13-17c-2 4-4 5-7 4q-6-2-12 0c-3 1-5 0-7-4z",
    "moustache": "M24 40q4-4 8-1 4-3 8 1-3 2.4-8 .6-5 1.8-8-.6z",
}
GLASSES = (
    "M22.8 32a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0zM32.8 32a4.2 4.2 0 1 0 8.4 "
    "0 4.2 4.2 0 1 0-8.4 0zM31.2 31.4h1.6"
)


@dataclass(frozen=True, slots=True)
class Face:
    """Features by name; `skin`, `hair` and `clothes` are the ends of CSS class names."""

    skin: str
    hair: str
    clothes: str
    cut: str = "short"
    behind: str = ""
    hat: str = ""
    beard: str = ""
    mouth: str = "smile"
    brows: str = "round"
    glasses: bool = False


PEOPLE = {
    "p1": Face("light", "brown", "sun", cut="parted", behind="long"),
    "p2": Face("tan", "black", "river"),
    "p3": Face("brown", "black", "vine", cut="parted", behind="bun"),
    "p4": Face("light", "fair", "wine", beard="full"),
    "p5": Face("tan", "grey", "slate", cut="parted", glasses=True),
    "p6": Face("brown", "black", "earth", beard="moustache"),
    "p7": Face("light", "black", "vine", cut="parted", behind="plaits", glasses=True),
    "p8": Face("tan", "brown", "river", cut="ring", beard="full", glasses=True),
}
"""The faces from which a person chooses, by the names under which they are stored."""

TITLES = ("Mestre ", "Mestra ", "Dona ", "Doña ", "Don ", "Dom ")


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as a person. `id` is how it is stored, `says` is a message key, `style` one of
    `ribeira.kit.advice.STYLES`; a name is the same in all languages."""

    id: str
    name: str
    says: str
    style: str
    face: Face


def short_name(name: str) -> str:
    """The name without its title, for where there is little room."""
    return next((name.removeprefix(title) for title in TITLES if name.startswith(title)), name)


def draw_face(face: Face) -> Markup:
    """The face, hidden from screen readers because the name stands beside it."""
    hair, line = f"face-hair-{face.hair}", "face-line"
    return el(
        "svg",
        _path(BEHIND.get(face.behind), hair),
        _path(SHOULDERS, f"face-clothes-{face.clothes}"),
        _path(NECK, f"face-skin-{face.skin}"),
        _path(EARS + HEAD, f"face-skin-{face.skin}"),
        _path(BEARDS.get(face.beard), hair),
        _path(HAIR.get(face.cut), hair),
        _path(EYES, "face-ink"),
        _path(f"{BROWS[face.brows]}{NOSE}{MOUTHS[face.mouth]}", line),
        _path(HATS.get(face.hat), f"face-clothes-{face.clothes} face-hat"),
        _path(GLASSES if face.glasses else None, line),
        class_="portrait",
        viewBox="0 0 64 64",
        aria_hidden="true",
    )


def _path(shape: str | None, kind: str) -> Markup | None:
    return el("path", d=shape, class_=kind) if shape else None

"""Actions as short text: a verb, and what it is done with.

`tile.place T24 1,-1 r2` lays a tile turned twice, `trail.add E12b'` adds face b in reverse,
`sell idanha wheat reserve` pays with a disc of the reserve and `sell idanha wheat 4` with the one
on space 4, `worker.step w1 2,0` moves worker 1, `worker.lay SE` lays it down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.core.grids.squares import QUARTERS, read_cell, write_cell
from ribeira.core.values import Action
from ribeira.games.castelos.material import (
    CELLS,
    CONSTRUCTIONS,
    CONTRACTS,
    EXPLORATION,
    FACES,
    LANDSCAPES,
    MARKETS,
    PRODUCTS,
    TERRAIN,
)
from ribeira.games.castelos.rules.state import FROM_RESERVE

Part = int | str


@dataclass(frozen=True, slots=True)
class Word:
    """One word of an action's text and the parts of `Action.at` that it stands for."""

    parts: int
    write: Callable[..., str]
    read: Callable[[str], tuple[Part, ...]]


def _one_of(*names: str) -> Word:
    def read(text: str) -> tuple[Part, ...]:
        if text not in names:
            raise ValueError(text)
        return (text,)

    return Word(1, str, read)


def _number(sign: str, below: int) -> Word:
    """A whole number from 0, after a sign that tells what is counted."""
    texts = [f"{sign}{n}" for n in range(below)]
    return Word(1, lambda n: f"{sign}{n}", lambda text: (texts.index(text),))


def _write_source(source: int) -> str:
    return "reserve" if source == FROM_RESERVE else str(source)


def _read_source(text: str) -> tuple[Part, ...]:
    return (FROM_RESERVE,) if text == "reserve" else SPACE.read(text)


def _write_laid(tile: str, face: str, turned: int) -> str:
    return f"{tile}{face}" + "'" * turned


def _read_laid(text: str) -> tuple[Part, ...]:
    tile, face, mark = text[:3], text[3:4], text[4:]
    if tile not in EXPLORATION or face not in FACES or mark not in ("", "'"):
        raise ValueError(text)
    return tile, face, len(mark)


PLACE = Word(2, lambda x, y: write_cell((x, y)), read_cell)
ROTATION = _number("r", 4)
QUARTER = Word(1, lambda k: QUARTERS[k], lambda text: (QUARTERS.index(text),))
WORKER = _number("w", 5)
SPACE = _number("", 4 * len(EXPLORATION))
SLOT = _number("", len(EXPLORATION))
SOURCE = Word(1, _write_source, _read_source)
LAID = Word(3, _write_laid, _read_laid)
VALUE = _number("", 1 + max(max(values) for values in CELLS.values()))
TILE = _one_of(*TERRAIN)

FORMS: dict[str, tuple[Word, ...]] = {
    "contract.keep": (_one_of(*CONTRACTS),),
    "start.face": (_one_of("A", "B"),),
    "trail.start": (LAID,),
    "rival.place": (PLACE,),
    "rival.shift": (PLACE, ROTATION),
    "tile.place": (TILE, PLACE, ROTATION),
    "castle.found": (PLACE,),
    "bonus.decline": (),
    "mode.disc": (),
    "mode.worker": (),
    "turn.end": (),
    "toll.pay": (),
    "monte.choose": (PLACE, QUARTER),
    "cyl.advance": (),
    "disc.mark": (SPACE,),
    "trail.add": (LAID,),
    "trail.alter": (SLOT, LAID),
    "mark.done": (),
    "sell": (_one_of(*MARKETS), _one_of(*PRODUCTS), SOURCE),
    "sell.skip": (),
    "land.claim": (_one_of(*LANDSCAPES), VALUE, SOURCE),
    "worker.add": (),
    "worker.step": (WORKER, PLACE),
    "worker.lay": (QUARTER,),
    "move.done": (),
    "cons.claim": (_one_of(*CONSTRUCTIONS), VALUE, WORKER),
}


def write(action: Action) -> str:
    texts = [action.verb]
    at = 0
    for word in FORMS[action.verb]:
        texts.append(word.write(*action.at[at : at + word.parts]))
        at += word.parts
    return " ".join(texts)


def read(text: str) -> Action:
    verb, *words = text.split(" ")
    try:
        pairs = zip(FORMS[verb], words, strict=True)
        at = tuple(part for form, word in pairs for part in form.read(word))
    except (KeyError, ValueError) as wrong:
        raise ValueError(f"not an action of 6 Castelos: {text!r}") from wrong
    return Action(verb, at)


def is_well_formed(action: Action) -> bool:
    """Whether the action can be written and read; not whether it is legal."""
    try:
        return read(write(action)) == action
    except (KeyError, IndexError, TypeError, ValueError):
        return False

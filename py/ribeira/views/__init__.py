"""The page as a tree of regions: pure functions from the model to markup."""

from __future__ import annotations

from ribeira.app.model import Model
from ribeira.app.regions import Region
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import notice_region
from ribeira.views.parts.dialogs import dialog_region
from ribeira.views.parts.interlude import interlude_region
from ribeira.views.review import page as review
from ribeira.views.screens import arena, arrival, crash, ending, lobby, setup, table

SCREENS = {
    "arrival": arrival.regions,
    "lobby": lobby.regions,
    "setup": setup.regions,
    "table": table.regions,
    "arena": arena.regions,
    "end": ending.regions,
    "review": review.regions,
}


def regions(model: Model) -> Region:
    """The whole app: one screen, and over it a dialog or a notice; after a failure only that."""
    if model.crash:
        reads = (
            *(model.words, model.crash, model.notice, model.name_of_screen),
            *(model.dialog, model.vouched),
        )
        return Region("app", reads, lambda _: crash.draw(model))
    return Region("app", (), lambda parts: group(*parts), (_screen(model), _over(model)))


def _screen(model: Model) -> Region:
    name = screen_of(model)

    def draw(parts: tuple[Markup, ...]) -> Markup:
        return el("div", *parts, class_="screen", id="screen", data_screen=name)

    return Region("screen", (name,), draw, SCREENS[name](model))


def screen_of(model: Model) -> str:
    """The screen that is drawn; the end of a game has its own, and so has its review."""
    name = model.name_of_screen
    if name != "table" or not model.table.at_its_end:
        return name
    return "review" if model.table.at_its_review else "end"


def _over(model: Model) -> Region:
    parts = interlude_region(model) + (dialog_region(model) or notice_region(model))
    return Region("over", (), lambda drawn: el("div", *drawn, id="over"), parts)

"""What the parts of the board are called for those who do not see it."""

from __future__ import annotations

from ribeira.core.values import N_, Message, msg
from ribeira.core.wording import Words, listing
from ribeira.games.dosrios.board_map import LOWER, UPPER
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import Bed
from ribeira.games.dosrios.table.clicks.choices import Choice
from ribeira.games.dosrios.words.spaces import say_place
from ribeira.kit.view import View

CLICKS = {
    "place": N_("dosrios.board.click.place"),
    "flow": N_("dosrios.board.click.flow"),
    "figure": N_("dosrios.board.click.figure"),
    "step": N_("dosrios.board.click.step"),
    "chase": N_("dosrios.board.click.chase"),
    "pair": N_("dosrios.board.click.pair"),
    "ride": N_("dosrios.board.click.ride"),
    "partner": N_("dosrios.board.click.partner"),
    "finca": N_("dosrios.board.click.finca"),
    "hacienda": N_("dosrios.board.click.hacienda"),
    "dam": N_("dosrios.board.click.dam"),
}


def label(view: View, *parts: Message | None) -> str:
    """Parts as one name, read with a pause between them."""
    return ", ".join(view.say(part) for part in parts if part)


def place_label(seen: Sight, place: str, choice: Choice | None, view: View) -> str:
    click = msg(CLICKS[choice.kind]) if choice else None
    flow = choice.name if choice and choice.kind == "flow" else ""
    bed = say_bed(seen.bed_after_piece(flow)) if flow else None
    return label(view, *say_place(seen, place, view.names), click, bed)


def say_border(border: str) -> Message:
    return msg(
        "dosrios.board.border", upper=say_space(UPPER[border]), lower=say_space(LOWER[border])
    )


def say_bed(bed: Bed) -> Message:
    """Where the water would go."""
    spaces, forks = _spaces(bed.laid), _spaces(bed.forks)
    if forks and spaces:
        return msg("dosrios.board.bed.open", spaces=spaces, forks=forks)
    if forks:
        return msg("dosrios.board.bed.choose", forks=forks)
    return msg("dosrios.board.bed", spaces=spaces) if spaces else msg("dosrios.board.bed.none")


def _spaces(pieces: tuple[str, ...]) -> Words:
    """Where pieces lead."""
    return listing([say_space(LOWER[piece]) for piece in pieces]) if pieces else ""

"""Contracts: what is counted, what it is worth, and who leads (C-15.2).

The kept contract is drawn for its owner alone.
"""

from __future__ import annotations

from ribeira.core.values import Message, msg
from ribeira.core.wording import Words
from ribeira.games.castelos.material import CONTRACTS
from ribeira.games.castelos.names import say_counted
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import NOBODY
from ribeira.games.castelos.rules.steps.contracts import leader, measures, solo_goal
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.looks import look_of
from ribeira.games.castelos.words.phrases import say_gain
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import badge
from ribeira.kit.view import View


def draw_contracts(seen: Sight, view: View) -> Markup:
    return el(
        "section",
        *(draw_contract(card, seen, view) for card in _known(seen)),
        id="castelos-contracts",
        class_="ct-panel ct-contracts",
        aria_label=view.say(msg("castelos.board.contracts")),
    )


def _known(seen: Sight) -> tuple[str, ...]:
    """Those that lie open, then the viewer's own; in the end all."""
    if seen.table.revealed:
        return (*seen.table.contracts, *seen.table.revealed)
    return (*seen.table.contracts, seen.kept) if seen.kept else seen.table.contracts


def draw_contract(card: str, seen: Sight, view: View) -> Markup:
    counted, worth, _, _ = CONTRACTS[card]
    secret = card == seen.kept and not seen.table.revealed
    return piece(
        f"contract-{card}",
        view.say(_say(card, secret, seen, view)),
        el("p", icon(counted), el("b", worth), draw_bonus(card), class_="ct-contract-head"),
        el("p", *_counts(card, seen, view), class_="ct-counts"),
        kind=classes("ct-contract is-secret" if secret else "ct-contract", view, card),
    )


def draw_bonus(card: str) -> Markup | None:
    """What the contract brings besides its points; ten of seventeen do (C-15.3)."""
    _, _, bonus, amount = CONTRACTS[card]
    sign = "mealha" if bonus == "mealhas" else bonus
    return el("span", f"+{amount}", icon(sign), class_="ct-contract-bonus") if bonus else None


def _counts(card: str, seen: Sight, view: View) -> list[Markup]:
    """How much each seat has; who would win stands out."""
    counts = measures(seen.table, card)
    best = leader(seen.table, card)
    if seen.table.variant.solo:
        goal = solo_goal(card)
        return [el("span", f"{counts[0]}/{goal}", class_="is-leading" if best == 0 else None)]
    return [
        el(
            "span",
            badge(look_of(seat, view), 12) if seat == best else None,
            n,
            class_=f"seat-{look_of(seat, view).colour}" + " is-leading" * (seat == best),
        )
        for seat, n in enumerate(counts)
    ]


def _say(card: str, secret: bool, seen: Sight, view: View) -> Message:
    best = leader(seen.table, card)
    values: dict[str, int | str | Message | Words] = {
        "contract": say_counted(card),
        "points": say_gain(card),
    }
    if best == NOBODY:
        said = msg("castelos.board.contract.nobody", **values)
    else:
        said = msg("castelos.board.contract.leads", **values, name=look_of(best, view).name)
    return msg("castelos.board.contract.secret", contract=said) if secret else said

"""What users pass to the library is checked here: each function returns it or says what is wrong.

`True` is no number here, though Python takes it for one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ribeira.api.errors import RibeiraError, either, shown
from ribeira.core.chance import SEEDS
from ribeira.core.game import AnyRules
from ribeira.core.meta import Meta, Option
from ribeira.core.values import Action
from ribeira.games import registry


def whole_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def game_of(name: Any) -> str:
    games = registry.game_ids()
    if name not in games:
        raise RibeiraError(f"There is no game {shown(name)}; there is {either(games)}.")
    return str(name)


def seats_of(meta: Meta, seats: Any) -> int:
    if not whole_number(seats) or seats not in meta.seats:
        raise RibeiraError(f"{meta.id} is for {either(meta.seats)} seats, not {shown(seats)}.")
    return int(seats)


def seed_of(seed: Any) -> int:
    if not whole_number(seed) or not 0 <= seed < SEEDS:
        raise RibeiraError(f"A seed is a whole number from 0 to {SEEDS - 1}, not {shown(seed)}.")
    return int(seed)


def options_of(meta: Meta, seats: int, options: Any) -> dict[str, str]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise RibeiraError(f"Options are a dictionary of names and values, not {shown(options)}.")
    known = {option.id: option for option in meta.options}
    for name, value in options.items():
        if name not in known:
            raise RibeiraError(f"{meta.id} has no option {shown(name)}; it has {either(known)}.")
        _check_value(known[name], seats, value)
    return dict(options)


def _check_value(option: Option, seats: int, value: Any) -> None:
    allowed = (option.default_for(seats),) if option.by_seats else option.values
    if value not in allowed:
        where = f" with {seats} seats" if option.by_seats else ""
        names = either(map(repr, allowed))
        raise RibeiraError(f"The option {option.id} is {names}{where}, not {shown(value)}.")


def seat_of(seats: int, seat: Any) -> int:
    if type(seat) is int and 0 <= seat < seats:
        return seat  # quickly: environments ask many times a step
    if not whole_number(seat) or not 0 <= seat < seats:
        raise RibeiraError(f"A seat is a number from 0 to {seats - 1}, not {shown(seat)}.")
    return int(seat)


def action_of(rules: AnyRules, action: Any) -> Action:
    """An action, or the text of one."""
    game = rules.META.id
    try:
        text = action if isinstance(action, str) else rules.write(action=action)
        read = rules.read(text=text)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise RibeiraError(f"There is no action {shown(action)} in {game}.") from error
    if isinstance(action, Action) and read != action:
        raise RibeiraError(f"There is no action {shown(action)} in {game}.")
    return read


def chance_of(chance: Any) -> int:
    if not whole_number(chance) or chance < 0:
        raise RibeiraError(
            f"Chance is a whole number from 0, for random numbers, not {shown(chance)}."
        )
    return int(chance)

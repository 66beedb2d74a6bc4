"""Reads records of older rules under today's: by the upgrades of their game, one after the other.

What an upgrader is given may have been written by anybody: it may raise `ValueError` or
`LookupError` for what no game of its rules could have written.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.codec import errors
from ribeira.core.game import AnyRules
from ribeira.core.meta import Meta, SetupError, make_setup
from ribeira.core.upgrade import Options, Texts, Upgrade
from ribeira.core.values import Action, Message, Setup


@dataclass(frozen=True, slots=True)
class OnlyLooking:
    """Why a record can be looked back at but not played on, and the text that it was read from."""

    why: Message
    text: str


@dataclass(frozen=True, slots=True)
class Way:
    """From the rules number of a record to today's; the oldest upgrade comes first."""

    game: AnyRules
    upgrades: tuple[Upgrade, ...] = ()

    @property
    def ends(self) -> Message | None:
        """Why the game cannot go on as it was."""
        return next((upgrade.ends for upgrade in self.upgrades if upgrade.ends), None)

    @property
    def keeps_checksum(self) -> bool:
        return not self.ends and all(upgrade.same_states for upgrade in self.upgrades)

    @property
    def opens_links(self) -> bool:
        """Whether it is known what the indexes in a link meant."""
        return all(
            upgrade.legal or not (upgrade.options or upgrade.actions or upgrade.ends)
            for upgrade in self.upgrades
        )

    def options(self, options: Options) -> Options:
        for upgrade in self.upgrades:
            if upgrade.options:
                try:
                    options = upgrade.options(options)
                except (ValueError, LookupError) as error:
                    raise errors.BadSetupError(str(error)) from error
        return options

    def actions(self, texts: Texts) -> Texts:
        for upgrade in self.upgrades:
            if upgrade.actions:
                try:
                    texts = upgrade.actions(texts)
                except (ValueError, LookupError) as error:
                    raise errors.FieldError("actions") from error
        return texts

    def legal(self, state: object, seat: int) -> tuple[Action, ...]:
        """The legal actions in the order that the rules of the record gave them."""
        legal = self.game.legal_actions(state=state, seat=seat)
        for upgrade in reversed(self.upgrades):
            if upgrade.legal:
                legal = upgrade.legal(state, seat, legal)
        return legal


def way_from(game: AnyRules, rules: int) -> Way:
    """Raises `RulesError` for a newer number, and for one that no chain of upgrades starts from."""
    ours = game.META.rules
    numbers = range(rules, ours)
    if not 0 <= rules <= ours or not all(number in game.UPGRADES for number in numbers):
        raise errors.RulesError(rules, ours)
    return Way(game, tuple(game.UPGRADES[number] for number in numbers))


def set_up(meta: Meta, seats: int, seed: int, options: Options) -> Setup:
    """The set-up of a record. What it does not name stands as it did before there was a choice:
    today's default is for new games."""
    known = {option.id for option in meta.options}
    chosen = meta.absent_values() | dict(options)
    for name in chosen:
        if name not in known:
            raise errors.UnknownOptionError(name)
    for option in meta.options:
        if option.id not in chosen:
            raise errors.MissingOptionError(option.id)
    try:
        return make_setup(meta, seats, seed, chosen)
    except SetupError as error:
        raise errors.BadSetupError(str(error)) from error

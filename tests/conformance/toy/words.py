"""All that the toy says."""

from ribeira.core.values import N_, Action, Message, msg
from ribeira.core.wording import Names
from ribeira.kit.lacking import no_turn
from ribeira.kit.view import SeatTold, Section

from .rules import Happening, Sealed, Sight

CHAPTERS = ((N_("toy.rules"), (("T-1", N_("toy.rule.1")), ("T-2", N_("toy.rule.2")))),)


def say_rule(number: str) -> Message:
    return msg(dict(CHAPTERS[0][1])[number])


def say_action(action: Action) -> Message:
    return msg("toy.action", number=action.at[0])


say_button = say_hint = say_action


def say_event(event: Happening, names: Names) -> Message:
    if isinstance(event, Sealed):
        return msg("toy.event.sealed", name=names[event.seat], number=event.number)
    return msg("toy.event.shown")


def say_status(seen: Sight, names: Names = ()) -> Message:
    return msg("toy.status.seal" if 0 in seen.numbers else "toy.status.over")


def say_sight(seen: Sight, names: Names) -> tuple[Section, ...]:
    return (Section(msg("toy.table"), say_numbers(seen, names)),)


def say_seat(seen: Sight, seat: int) -> SeatTold:
    return SeatTold((msg("toy.table"),))


def say_numbers(seen: Sight, names: Names) -> tuple[Message, ...]:
    said = zip(names, seen.numbers, strict=True)
    return tuple(msg("toy.number", name=name, number=n if n > 0 else "?") for name, n in said)


# the toy has no places: its numbers tell all
say_ranking, say_opening, say_progress, say_turn = say_numbers, say_numbers, say_status, no_turn

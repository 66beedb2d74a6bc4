"""What Douro 1872 says to who plays by ear (`ribeira.kit.game_module.Ear`)."""

from __future__ import annotations

from ribeira.core.values import N_, Action, Message, msg, plural
from ribeira.core.wording import Names, Words
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.words.text_view import say_hand, say_river, say_seat_things

GROUPS = {"play": N_("douro.ear.play"), "donate": N_("douro.ear.donate")}
WEIGHTY: tuple[str, ...] = ()  # what all have chosen is shown at once, and told whole


def say_group(seen: Sight, action: Action) -> Message:  # noqa: ARG001 - as the protocol asks
    return msg(GROUPS[action.verb])


def places(seen: Sight) -> tuple[tuple[str, Words], ...]:  # noqa: ARG001 - as the protocol asks
    """There is no board with places."""
    return ()


def names_of(action: Action) -> tuple[str, ...]:
    """Its card."""
    return (str(action.at[0]),)


def meant(seen: Sight, name: str) -> Action | None:
    """A card that is not in the hand."""
    if name not in map(str, BARRELS):
        return None
    return Action("donate" if seen.stage == "donate" else "play", (int(name),))


def say_around(seen: Sight, place: str, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    return ()


def say_where(seen: Sight, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    """Which boat is up, and what waits."""
    return say_river(seen)


def say_mine(seen: Sight, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    """Hand and points."""
    if seen.seat is None:
        return ()
    return (*say_hand(seen), *say_seat_things(seen, seen.seat))


def say_score(seen: Sight, names: Names) -> tuple[Message, ...]:
    """The points that the viewer may see."""
    return tuple(
        plural("douro.ear.points", seen.points[seat], name=names[seat])
        if seen.shows_points(seat)
        else msg("douro.ear.points.hidden", name=names[seat])
        for seat in range(seen.table)
    )


def say_preview(seen: Sight, action: Action) -> tuple[Message, ...]:
    """Which cards would be left."""
    left = ", ".join(str(card) for card in seen.hand if card != action.at[0])
    return (msg("douro.ear.left", cards=left),) if left else ()

"""What an action would bring, in words."""

from __future__ import annotations

from ribeira.app.playing import WORLDS, Playing
from ribeira.core.game import apply
from ribeira.core.values import Action, Message, msg


def say_what_if(playing: Playing, action: Action) -> tuple[Message, ...]:
    """The action, what would surely follow, and what the game tells besides."""
    ear, words = playing.module.ear, playing.module.words
    told = ear.say_preview(seen=playing.sight(), action=action) if ear else ()
    sure = surely(playing, action)
    more = (*sure, *told) or (msg("ear.what_if.nothing"),)
    return msg("ear.what_if", action=words.say_action(action=action)), *more


def surely(playing: Playing, action: Action) -> tuple[Message, ...]:
    """The sentences about what happens in every world that the viewer must think possible, up to
    the first that is not so in all: so nothing hidden is betrayed."""
    game, seat = playing.match.game, playing.viewer
    assert seat is not None
    seen, chance = playing.sight(), playing.match.at
    stories = []
    for _ in range(WORLDS):
        world, chance = game.guess(seen=seen, chance=chance)
        _, events = apply(game, world, seat, action)
        stories.append(playing.sentences(events))
    shared: tuple[Message, ...] = ()
    for several in zip(*stories, strict=False):
        if len(set(several)) > 1:
            break
        shared += several[:1]
    return shared

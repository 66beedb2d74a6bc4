"""The legal actions as a numbered list, and which of them a typed text means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import count

from ribeira.app.ear.commands import plain
from ribeira.app.playing import Playing
from ribeira.core.game import AnyRules
from ribeira.core.values import Action, Message, msg
from ribeira.i18n.catalogue import Catalogue

Numbered = dict[Action, int]


def grouped(playing: Playing) -> dict[Message, list[Action]]:
    """The legal actions by heading, in the order of the rules."""
    seen, ear = playing.sight(), playing.module.ear
    found: dict[Message, list[Action]] = {}
    for action in playing.legal:
        if ear:
            heading = ear.say_group(seen=seen, action=action)
        else:
            heading = playing.module.words.say_button(action=action)
        found.setdefault(heading, []).append(action)
    return found


def numbered(playing: Playing) -> Numbered:
    """Each legal action with the number by which it is called. A card that is a number keeps it."""
    actions = [action for several in grouped(playing).values() for action in several]
    own = {a: int(name) for a in actions for name in short_names(playing, a) if name.isdecimal()}
    free = (number for number in count(1) if number not in own.values())
    return {action: own[action] if action in own else next(free) for action in actions}


def short_names(playing: Playing, action: Action) -> tuple[str, ...]:
    ear = playing.module.ear
    return ear.names_of(action=action) if ear else ()


def say_moves(playing: Playing, words: Catalogue, wanted: str) -> tuple[Message, ...]:
    """All of them; or those whose words have all that is wanted."""
    numbers = numbered(playing)
    groups = {
        heading: kept
        for heading, several in grouped(playing).items()
        if (kept := [a for a in several if _fits(playing, words, a, heading, wanted.split())])
    }
    if not groups:
        return (msg("ear.moves.none", text=wanted),) if wanted else (msg("table.not_now"),)
    if len(groups) == 1:
        return tuple(_lines(playing, numbers, next(iter(groups.values()))))
    heads = tuple(_head(heading, numbers, several) for heading, several in groups.items())
    return (*heads, *(line for s in groups.values() for line in _lines(playing, numbers, s)))


def _head(heading: Message, numbers: Numbered, several: list[Action]) -> Message:
    if len(several) == 1:
        return msg("ear.group.one", group=heading, n=numbers[several[0]])
    named = [numbers[action] for action in several]
    return msg("ear.group", group=heading, first=min(named), last=max(named))


def _lines(playing: Playing, numbers: Numbered, actions: Iterable[Action]) -> Iterator[Message]:
    say = playing.module.words.say_action
    return (msg("ear.move", n=numbers[action], action=say(action=action)) for action in actions)


def _fits(
    playing: Playing, words: Catalogue, action: Action, heading: Message, wanted: list[str]
) -> bool:
    said = playing.module.words.say_action(action=action)
    written = playing.match.game.write(action=action)
    known = plain(f"{words.say(said)} {words.say(heading)} {written}").replace(":", " ").split()
    return all(any(word.startswith(part) for word in known) for part in wanted)


# What is meant


def meant(playing: Playing, words: Catalogue, text: str) -> tuple[Action, ...]:
    """The actions that a text may mean: by number, in full, by a short name. The first way in which
    it means any counts; an action need not be legal."""
    by_number = {str(number): action for action, number in numbered(playing).items()}
    if text in by_number:
        return (by_number[text],)
    game = playing.match.game
    if found := tuple(a for a in playing.legal if plain(game.write(action=a)) == text):
        return found
    if action := written(text, game):
        return (action,)
    place = place_called(playing, words, text)
    name = place or text
    if found := tuple(a for a in playing.legal if _is_called(playing, a, name)):
        return found
    said = playing.module.words.say_action
    if found := tuple(a for a in playing.legal if plain(words.say(said(action=a))) == text):
        return found
    ear = playing.module.ear
    intended = ear.meant(seen=playing.sight(), name=name) if ear and playing.choosing else None
    return (intended,) if intended else ()


def _is_called(playing: Playing, action: Action, name: str) -> bool:
    return plain(name) in map(plain, short_names(playing, action))


def place_called(playing: Playing, words: Catalogue, text: str) -> str:
    """The place of that name, as actions write it; empty if there is none."""
    ear = playing.module.ear
    for place, called in ear.places(seen=playing.sight()) if ear else ():
        said = called if isinstance(called, str) else words.say(called)
        if plain(text) in (plain(place), plain(said)):
            return place
    return ""


def written(text: str, game: AnyRules) -> Action | None:
    """The action that a text means in the notation. Capitals are ignored, though names of places
    have them."""
    parts = text.split()
    for of_verb, of_names in ((str, str), (str.lower, str.lower), (str.lower, str.upper)):
        form = " ".join((*map(of_verb, parts[:1]), *map(of_names, parts[1:])))
        with suppress(ValueError):
            return game.read(text=form)
    return None

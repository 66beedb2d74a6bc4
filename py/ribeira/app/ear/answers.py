"""The answers to commands that only ask; what does something is in `update`."""

from __future__ import annotations

import re
from collections.abc import Callable

from ribeira.app.ear import accounts, choices
from ribeira.app.ear.commands import plain, say_help
from ribeira.app.ear.foresight import say_what_if
from ribeira.app.playing import Playing
from ribeira.core.values import Message, Refusal, msg
from ribeira.i18n.catalogue import Catalogue

Lines = tuple[Message, ...]
LOGGED = 5
"""So many entries of the log are said when no number is given."""
LOG_NUMBER = re.compile("[1-9][0-9]{0,3}")


def _help(words: Catalogue, _playing: Playing, _rest: str) -> Lines:
    return say_help(words)


def _moves(words: Catalogue, playing: Playing, rest: str) -> Lines:
    return choices.say_moves(playing, words, rest)


def _board(_words: Catalogue, playing: Playing, _rest: str) -> Lines:
    told = playing.module.words.say_sight(seen=playing.sight(), names=playing.table.names)
    return tuple(line for section in told for line in (section.title, *section.lines))


def _where(_words: Catalogue, playing: Playing, _rest: str) -> Lines:
    seen, names, ear = playing.sight(), playing.table.names, playing.module.ear
    progress = playing.module.words.say_progress(seen=seen)
    return (progress, *(ear.say_where(seen=seen, names=names) if ear else ()), playing.status())


def _around(words: Catalogue, playing: Playing, rest: str) -> Lines:
    ear, seen = playing.module.ear, playing.sight()
    if ear is None or not ear.places(seen=seen):
        return (msg("ear.no_places"),)
    place = choices.place_called(playing, words, rest)
    if not place:
        return (msg("ear.no_place", text=rest) if rest else msg("ear.which_place"),)
    return ear.say_around(seen=seen, place=place, names=playing.table.names)


def _mine(_words: Catalogue, playing: Playing, _rest: str) -> Lines:
    ear, seen, names = playing.module.ear, playing.sight(), playing.table.names
    if playing.viewer is None:
        return (msg("table.no_hand"),)
    if ear:
        return ear.say_mine(seen=seen, names=names)
    return playing.module.words.say_seat(seen=seen, seat=playing.viewer).lines


def _score(_words: Catalogue, playing: Playing, _rest: str) -> Lines:
    ear, seen, names = playing.module.ear, playing.sight(), playing.table.names
    words = playing.module.words
    if playing.over:
        return words.say_ranking(seen=seen, names=names)
    if ear:
        return ear.say_score(seen=seen, names=names)
    return tuple(
        msg("ear.points", name=name, points=sum(item.points for item in told.points))
        for name, told in ((names[s], words.say_seat(seen=seen, seat=s)) for s in range(len(names)))
        if told.points is not None
    )


def _last(_words: Catalogue, playing: Playing, _rest: str) -> Lines:
    """All since the viewer acted last."""
    past = playing.match.past
    own = (at for at in range(len(past), 0, -1) if past[at - 1].seat == playing.viewer)
    since = next(own, 0)
    return (
        accounts.in_full(playing, since)
        or accounts.in_full(playing, max(0, since - 1))
        or (msg("ear.nothing_yet"),)
    )


def _log(_words: Catalogue, playing: Playing, rest: str) -> Lines:
    """The last entries, oldest first."""
    wanted = int(rest) if LOG_NUMBER.fullmatch(rest) else LOGGED
    entries = [
        tuple(message for _, message in told)
        for step in playing.match.past
        if (told := accounts.told(playing, step))
    ]
    return tuple(line for entry in entries[-wanted:] for line in entry) or (msg("ear.nothing_yet"),)


def _rules(_words: Catalogue, playing: Playing, rest: str) -> Lines:
    """A rule by its number; without one those that apply now."""
    learn = playing.module.learn
    known = {plain(n): n for _, chapter in playing.module.words.CHAPTERS for n, _ in chapter}
    if rest:
        if rest not in known:
            return (msg("ear.no_rule", text=rest),)
        return (say_rule(playing, known[rest]),)
    now = learn.applies(seen=playing.sight()) if learn else tuple(known.values())
    return tuple(say_rule(playing, number) for number in now) or (msg("ear.which_rule"),)


def _what_if(words: Catalogue, playing: Playing, rest: str) -> Lines:
    if not playing.choosing or playing.viewer is None:
        return (msg("table.not_now"),)
    found = choices.meant(playing, words, rest)
    if len(found) != 1:
        return say_unclear(playing, rest, found)
    state = playing.match.state
    refusal = playing.match.game.why_not(state=state, seat=playing.viewer, action=found[0])
    return say_refusal(playing, refusal) if refusal else say_what_if(playing, found[0])


ASKING: dict[str, Callable[[Catalogue, Playing, str], Lines]] = {
    "help": _help,
    "moves": _moves,
    "board": _board,
    "where": _where,
    "around": _around,
    "mine": _mine,
    "score": _score,
    "last": _last,
    "log": _log,
    "rules": _rules,
    "what if": _what_if,
}


def say_rule(playing: Playing, number: str) -> Message:
    text = playing.module.words.say_rule(number=number)
    return msg("ear.rule", rule=number, text=text)


def say_refusal(playing: Playing, refusal: Refusal) -> Lines:
    """Why not, with the rule that says so."""
    return (refusal.message, *((say_rule(playing, refusal.rule),) if refusal.rule else ()))


def say_unclear(playing: Playing, text: str, found: tuple[object, ...]) -> Lines:
    """A text that means nothing, or several things."""
    if not found:
        if text.isdecimal() and playing.legal:
            return (msg("ear.no_number", n=text), msg("ear.ask_moves"))
        return (msg("ear.unknown", text=text), msg("ear.ask_help"))
    numbers = choices.numbered(playing)
    say = playing.module.words.say_action
    lines = (msg("ear.move", n=numbers[a], action=say(action=a)) for a in numbers if a in found)
    return (msg("ear.several", text=text), *lines)

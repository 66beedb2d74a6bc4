"""What a guest makes of what the host says.

Nothing is believed before it is checked: a host that breaks the rules leaves the guest as it was,
is told why, and is not listened to any more (`broken`).
"""

from __future__ import annotations

from ribeira.codec import errors, games
from ribeira.core.game import AnyRules
from ribeira.core.meta import SetupError, make_setup
from ribeira.core.replace import replace
from ribeira.core.values import Setup
from ribeira.kit.names import clean, tell_apart
from ribeira.kit.view import COLOURS, SHAPES
from ribeira.live import moments, toss, wire
from ribeira.live.guest import Guest, Pocketed, judged, seat_in_toss, send, tell
from ribeira.live.invitation import is_half
from ribeira.live.phrases import PHRASES

LONGEST_NAME = 24
LONGEST_STORY = 20_000
MOST_A_SECOND = 600
"""Messages of the host: more than all guests together may make it send."""
KEPT = 64
"""So many of the newest moments are kept whole; of older ones only what the check needs."""


class BrokenError(ValueError):
    """The host breaks the rules of these messages; the text is one of `wire.REASONS`."""


def heard(guest: Guest, text: str, now: int) -> Guest:
    """What the host has said. `now` is in milliseconds."""
    if guest.broken:
        return guest
    try:
        since, count = (guest.since, guest.count + 1) if now - guest.since < 1000 else (now, 1)
        if count > MOST_A_SECOND:
            raise BrokenError("rate")
        return _take(replace(guest, since=since, count=count), wire.from_host(text), text)
    except BrokenError as broken:
        why = str(broken)
    except Exception:  # rules may raise anything at a sight that no game has
        why = "nonsense"
    told = send(guest, wire.Bye(why))
    return replace(tell(told, wire.Bye(why)), broken=why)


def _take(guest: Guest, message: wire.FromHost, text: str) -> Guest:
    if isinstance(message, wire.Bye):
        return replace(tell(guest, message), broken=message.why)
    if isinstance(message, wire.Welcome):
        return _welcome(guest, message)
    if not guest.greeted:
        raise BrokenError("nonsense")
    match message:
        case wire.Players(players):
            return _players(guest, players)
        case wire.Promises() | wire.Shares():
            return _toss(guest, message)
        case wire.Moment():
            return _moment(guest, message, text)
        case wire.Done(name) | wire.Refused(name):
            return _answered(guest, message, name)
        case wire.End() | wire.Story():
            return _lies_open(guest, message)
        case _:
            return _news(guest, message)


def _answered(guest: Guest, message: wire.Done | wire.Refused, name: str) -> Guest:
    if guest.choice is None or guest.choice.name != name:
        return guest
    guest = replace(guest, choice=None)
    return tell(guest, message) if isinstance(message, wire.Refused) else guest


def _pocket(guest: Guest, message: wire.Spare | wire.Spared) -> Guest:
    if not is_half(message):
        raise BrokenError("nonsense")
    return replace(guest, out=(*guest.out, Pocketed(message)))


def _news(guest: Guest, message: wire.FromHost) -> Guest:
    """What is handed on, and nothing follows from."""
    match message:
        case wire.Spare() | wire.Spared():
            return _pocket(guest, message)
        case wire.Wished(_, seat):
            _seated(guest, seat)
            is_asked = guest.seat not in (None, seat)  # whoever looks on is not
            return tell(replace(guest, wished=message if is_asked else None), message)
        case wire.Settled(_, seat):
            _seated(guest, seat)
            return tell(replace(guest, wished=None), message)
        case wire.Checked(seat):
            _seated(guest, seat)
            return tell(guest, message)
        case wire.Said(seat, phrase):
            if seat != wire.NOBODY:
                _seated(guest, seat)
            if phrase not in PHRASES:
                raise BrokenError("nonsense")
            return tell(guest, message)
        case _:
            raise BrokenError("nonsense")


def _seated(guest: Guest, seat: int) -> None:
    if guest.setup is None or not 0 <= seat < guest.setup.seats:
        raise BrokenError("nonsense")


def _welcome(guest: Guest, welcome: wire.Welcome) -> Guest:
    if welcome.version != wire.VERSION:
        raise BrokenError("version")
    try:
        rules = games.find(welcome.game)
        setup = make_setup(rules.META, welcome.seats, 0, dict(welcome.options))
    except (errors.CodecError, SetupError) as error:
        raise BrokenError("rules") from error
    if welcome.rules != rules.META.rules:
        raise BrokenError("rules")
    if setup.options != welcome.options:
        raise BrokenError("nonsense")
    if welcome.seat is not None and not 0 <= welcome.seat < welcome.seats:
        raise BrokenError("nonsense")
    if welcome.table != guest.table:
        guest = _anew(guest, welcome, rules, setup)
    elif (setup, welcome.seat, welcome.promise) != (guest.setup, guest.seat, guest.promise):
        raise BrokenError("nonsense")
    guest = _went_back(replace(guest, greeted=True), welcome.newest)
    seat = seat_in_toss(guest)
    if seat is not None and not guest.shares:
        promised = toss.promise(guest.table, toss.of_seat(seat), guest.share)
        guest = send(guest, wire.Promise(promised))
    return send(guest, guest.choice) if guest.choice else guest  # it may have been lost


def _anew(guest: Guest, welcome: wire.Welcome, rules: AnyRules, setup: Setup) -> Guest:
    """Another table than the guest knew."""
    fresh = Guest(guest.token, guest.secret, guest.name, since=guest.since, count=guest.count)
    return replace(
        fresh,
        table=welcome.table,
        share=toss.own_share(guest.secret, welcome.table, welcome.promise),
        rules=rules,
        setup=setup,
        seat=welcome.seat,
        promise=welcome.promise,
        late=welcome.newest >= 0,
        out=guest.out,
    )


def _went_back(guest: Guest, newest: int) -> Guest:
    """A host whose page died may have lost its last moment: then it is as if it had not been."""
    if guest.newest is None or guest.newest.moment <= newest:
        return guest
    digests = {moment: text for moment, text in guest.digests.items() if moment <= newest}
    shown = tuple(shown for shown in guest.shown if shown.moment <= newest)
    return replace(guest, digests=digests, shown=shown, choice=None)


def _players(guest: Guest, players: tuple[wire.Player, ...]) -> Guest:
    """Names are cleaned and told apart here too, whatever the host has done with them."""
    assert guest.setup is not None
    if len(players) != guest.setup.seats:
        raise BrokenError("nonsense")
    for it in players:
        known = it.kind in wire.KINDS and it.state in wire.STATES
        if not known or it.colour not in ("", *COLOURS) or it.shape not in ("", *SHAPES):
            raise BrokenError("nonsense")
    names = tell_apart((clean(it.name, LONGEST_NAME) for it in players), LONGEST_NAME)
    pairs = zip(players, names, strict=True)
    return replace(guest, players=tuple(replace(it, name=name) for it, name in pairs))


def _by_seat(guest: Guest, pledges: tuple[wire.Pledge, ...]) -> dict[int, str]:
    for it in pledges:
        _seated(guest, it.seat)
    return {it.seat: it.text for it in pledges}


def _toss(guest: Guest, message: wire.Promises | wire.Shares) -> Guest:
    if isinstance(message, wire.Promises):
        return _promises(guest, _by_seat(guest, message.promises))
    return _shares(guest, _by_seat(guest, message.shares))


def _promises(guest: Guest, promises: dict[int, str]) -> Guest:
    """All have promised, and nobody can change a share any more: now the own one is opened, once,
    and only if its promise is among them."""
    if guest.promises:
        if promises != guest.promises:
            raise BrokenError("nonsense")
    else:
        guest = replace(guest, promises=promises)
    seat = seat_in_toss(guest)
    if seat is None:
        return guest
    if promises.get(seat) != toss.promise(guest.table, toss.of_seat(seat), guest.share):
        raise BrokenError("nonsense")
    return guest if guest.shares else send(guest, wire.Share(guest.share))


def _shares(guest: Guest, shares: dict[int, str]) -> Guest:
    """Each has to be what was promised."""
    promised = {
        seat: toss.promise(guest.table, toss.of_seat(seat), share) for seat, share in shares.items()
    }
    if promised != guest.promises or (guest.shares and shares != guest.shares):
        raise BrokenError("nonsense")
    return replace(guest, shares=shares)


def _moment(guest: Guest, found: wire.Moment, text: str) -> Guest:
    """The next moment, one after the other; what was shown already is not shown again."""
    assert guest.rules is not None
    assert guest.setup is not None
    if guest.promises and not guest.shares:
        raise BrokenError("nonsense")  # dealt before the toss
    newest = guest.newest
    if newest and found.moment <= newest.moment:
        return guest
    if newest and found.moment != newest.moment + 1:
        raise BrokenError("nonsense")
    before = newest.sight if newest else None
    shown = moments.read(guest.rules, guest.setup, guest.seat, found, before, text)
    guest = replace(
        guest,
        digests={**guest.digests, shown.moment: shown.digest},
        shown=(*guest.shown[1 - KEPT :], shown),
    )
    return send(guest, wire.Seen(shown.moment))


def _lies_open(guest: Guest, message: wire.End | wire.Story) -> Guest:
    if isinstance(message, wire.End):
        return _end(guest, message)
    return _story(guest, message.first, message.lines)


def _end(guest: Guest, end: wire.End) -> Guest:
    """The game lies open: the guest asks for its story, piece by piece."""
    if not 0 <= end.lines <= LONGEST_STORY or not 0 <= end.seed < 1 << 32:
        raise BrokenError("nonsense")
    if guest.end is not None and guest.end != end:
        raise BrokenError("nonsense")
    return _ask_for_more(replace(guest, end=end, choice=None, wished=None))


def _story(guest: Guest, first: int, lines: tuple[str, ...]) -> Guest:
    if guest.end is None:
        raise BrokenError("nonsense")
    if first != len(guest.story):
        return guest  # asked for twice
    story = (*guest.story, *lines)
    if not lines or len(story) > guest.end.lines:
        raise BrokenError("nonsense")
    return _ask_for_more(replace(guest, story=story))


def _ask_for_more(guest: Guest) -> Guest:
    if guest.has_whole_story:
        return judged(guest, guest.verdict) if guest.verdict is not None else guest
    return send(guest, wire.More(len(guest.story)))

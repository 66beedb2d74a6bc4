"""Nobody chooses the deal, and whoever shows something untrue is found out at the end."""

from dataclasses import replace
from random import Random

from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.live import checking, hearing, host, strict, toss, tossing, wire
from ribeira.live import guest as guests
from ribeira.live.table import Send, take_out
from tests.live.wires import Room


def a_room(game="douro", kinds=("guest", "guest", "host"), seed=1):
    return Room(game, {}, kinds, Random(seed))


def texts_to(device):
    return [wire.from_host(text) for text in device.received]


def played(room):
    room.begin()
    room.play_out()
    return room


def test_the_seed_follows_from_the_shares_of_all():
    shares = {0: "a" * 32, 2: "b" * 32}
    seed = toss.seed("t", "c" * 32, shares)
    assert 0 <= seed < 1 << 32
    assert seed == toss.seed("t", "c" * 32, {2: "b" * 32, 0: "a" * 32})
    others = [
        toss.seed("t", "d" * 32, shares),
        toss.seed("u", "c" * 32, shares),
        toss.seed("t", "c" * 32, {**shares, 2: "e" * 32}),
    ]
    assert seed not in others


def test_shares_are_opened_when_all_promises_are_known():
    room = a_room()
    room.begin()
    for device in room.devices:
        kinds = [type(message).__name__ for message in texts_to(device)]
        assert kinds.index("Promises") < kinds.index("Shares") < kinds.index("Moment")
    assert room.table.match.setup.seed == toss.seed(
        room.table.id,
        room.table.share,
        {device.place: device.guest.share for device in room.devices},
    )


def test_nothing_is_dealt_before_every_seat_is_taken():
    room = a_room()
    del room.devices[1]
    room.connect(room.devices[0])
    room.settle()
    room.set_table(tossing.deal(room.table))
    assert room.table.phase == "gathering"


def test_a_guest_of_another_promise_is_let_go():
    room = a_room()
    for device in room.devices:
        room.connect(device)
    room.settle()
    cheat = room.devices[1]
    room.set_table(tossing.deal(room.table))
    cheat.guest = replace(cheat.guest, share="0" * 32)
    line = cheat.line
    room.set_table(host.heard(room.table, line, wire.write(wire.Share("0" * 32)), 5_000))
    assert (line, "nonsense") in room.dropped
    assert room.table.phase == "tossing"


def test_a_host_that_opens_something_else_is_found_out():
    """Another seed, another share, another share with the seed that would follow from it; or the
    guest's own share is not the one that was used."""
    guest = played(a_room()).devices[0].guest
    assert checking.check(guest).true
    end, other = guest.end, "0" * 32
    follows = toss.seed(guest.table, other, guest.shares)
    for lie in (
        replace(guest, end=replace(end, seed=end.seed ^ 1)),
        replace(guest, end=replace(end, share=other)),
        replace(guest, end=replace(end, share=other, seed=follows)),
        replace(guest, share=other),
    ):
        verdict = checking.check(lie)
        assert verdict.tossed is False
        assert not verdict.true


def test_a_host_that_dealt_as_it_liked_is_found_out():
    """It deals from a seed of its own, and tells the shares as they were."""
    room = a_room()
    for device in room.devices:
        room.connect(device)
    room.settle()
    room.set_table(tossing.deal(room.table))
    chosen = start(room.table.rules, make_setup(room.table.rules.META, 3, 7, {}))
    fair, tossing.start = tossing.start, lambda _rules, _setup: chosen
    try:
        room.settle()
    finally:
        tossing.start = fair
    assert room.table.match.setup.seed == 7
    room.play_out()
    for device in room.devices:
        verdict = checking.check(device.guest)
        assert verdict.shown
        assert verdict.tossed is False


def test_a_host_that_showed_something_untrue_is_found_out():
    """Another order of the Valley, at one moment only: a world looks like that, so it is taken."""
    room = a_room()
    room.begin()
    device = room.devices[0]
    for _ in range(4):
        room.act()
    while not any('"t":"moment"' in text for text in room.down[device.line]):
        room.act()
        room.settle() if not room.down[device.line] else None
    at = next(i for i, text in enumerate(room.down[device.line]) if '"t":"moment"' in text)
    true = wire.from_host(room.down[device.line][at])
    lie = replace(true, sight={**true.sight, "valley": [*reversed(true.sight["valley"])]})
    assert lie != true
    room.down[device.line][at] = wire.write(lie)
    room.play_out()
    assert not device.guest.broken
    assert not checking.check(device.guest).shown
    assert checking.check(room.devices[1].guest).true


def test_a_story_that_is_cut_or_bent_is_found_out():
    room = played(a_room())
    guest = room.devices[0].guest
    for story in (guest.story[:-1], ("P9 play 1", *guest.story[1:]), ("undo", *guest.story[1:])):
        assert not checking.check(replace(guest, story=story)).shown


def test_promises_and_shares_must_agree():
    room = a_room()
    room.begin()
    guest = room.devices[0].guest
    early = replace(guest, shares={})
    wrong = wire.Shares(tuple(wire.Pledge(seat, "0" * 32) for seat in guest.promises))
    assert hearing.heard(early, wire.write(wrong), 9_000).broken == "nonsense"
    first = replace(early, promises={})
    others = wire.Promises(tuple(wire.Pledge(seat, "0" * 64) for seat in guest.promises))
    assert hearing.heard(first, wire.write(others), 9_000).broken == "nonsense"
    for lie in (
        wire.Shares((wire.Pledge(0, guest.share),)),
        wire.Shares(tuple(wire.Pledge(seat, "0" * 32) for seat in guest.promises)),
        wire.Promises((wire.Pledge(0, "0" * 64),)),
    ):
        assert hearing.heard(guest, wire.write(lie), 9_000).broken == "nonsense"


def test_a_host_cannot_deal_before_the_toss():
    """A moment between promises and shares is not taken."""
    room = a_room()
    for device in room.devices:
        room.connect(device)
    room.settle()
    device = room.devices[0]
    room.set_table(tossing.deal(room.table))
    guest = hearing.heard(device.guest, room.down[device.line].pop(0), 5_000)
    dealt = start(room.table.rules, make_setup(room.table.rules.META, 3, 7, {}))
    sight = strict.write(dealt.game.sight(state=dealt.state, seat=device.place))
    moment = wire.Moment(0, 0, wire.NOBODY, sight, ())
    assert hearing.heard(guest, wire.write(moment), 5_001).broken == "nonsense"


def test_the_toss_begins_anew_when_somebody_has_gone_for_good():
    room = a_room()
    for device in room.devices:
        room.connect(device)
    room.settle()
    room.set_table(tossing.deal(room.table))
    gone = room.devices[1]
    room.set_table(host.closed(room.table, gone.line))
    gone.line = None
    room.devices.remove(gone)
    room.settle()
    assert room.table.phase == "tossing"
    room.set_table(host.change_chair(room.table, 1, replace(room.table.chairs[2], kind="bot")))
    former = room.devices[0].guest.share
    room.set_table(tossing.toss_again(room.table, "f" * 32, "e" * 32))
    room.settle()
    assert room.devices[0].guest.share != former
    room.set_table(tossing.deal(room.table))
    room.settle()
    room.play_out()
    assert [verdict.tossed for _, verdict in room.check_all()] == [True]


def test_a_game_that_was_dealt_before_can_be_joined():
    """Whoever comes sees it from now on, and is told that nobody tossed for it."""
    room = a_room(kinds=("host", "host", "host"))
    room.set_table(tossing.deal(room.table))
    for _ in range(10):
        room.act()
    match = room.table.match
    later = a_room(kinds=("guest", "host", "host"))
    later.table = tossing.running("d" * 32, match, later.table.chairs, "c" * 32)
    later.connect(later.devices[0])
    later.settle()
    guest = later.devices[0].guest
    assert set(guest.digests) == {10}
    assert guest.promise == ""
    later.play_out()
    assert [(v.tossed, v.true) for _, v in later.check_all()] == [(None, True)]


def test_what_is_sent_is_sent_once():
    room = a_room()
    table = host.opened(room.table, 1, 0)
    table, out = take_out(host.heard(table, 1, hello(), 0))
    assert all(isinstance(it, Send) for it in out)
    assert take_out(table)[1] == ()


def hello(**fields):
    given = {"version": 1, "token": "a" * 32, "name": "Ana", "table": "", "seen": -1, **fields}
    return wire.write(wire.Hello(**given))


def test_a_guest_says_its_promise_and_nothing_of_its_share():
    guest = guests.opened(guests.Guest("a" * 32, "b" * 32, "Ana"))
    assert not any("b" * 32 in it.text for it in guest.out)

"""Peers that break the rules are told why and let go; nothing that they send changes a table."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.games import registry
from ribeira.live import guest as guests
from ribeira.live import hearing, host, moments, strict, wire
from ribeira.live.table import MOST_LINES
from tests.live.wires import Room, a_room

GUESTS = [*wire.GUESTS.values()]
HOSTS = [*wire.HOSTS.values()]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


def hello(**fields):
    given = {"version": 1, "token": "a" * 32, "name": "Ana", "table": "", "seen": -1, **fields}
    return wire.write(wire.Hello(**given))


def a_game(game="douro"):
    room = Room(game, {}, ("guest", "guest"), Random(1))
    if game == "douro":
        room = Room(game, {}, ("guest", "guest", "host"), Random(1))
    room.begin()
    room.act()
    room.settle()
    return room


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nonsense"),
        ("[]", "nonsense"),
        ("{}", "nonsense"),
        ('{"t":"hello"}', "nonsense"),
        ('{"t":"moment"}', "nonsense"),
        ('{"t":"say","phrase":NaN}', "nonsense"),
        ('{"t":"say","phrase":"go home"}', "nonsense"),
        ('{"t":"say","phrase":"ouch","more":1}', "nonsense"),
        ('{"t":["say"],"phrase":"ouch"}', "nonsense"),
        ('{"t":"seen","moment":true}', "nonsense"),
        ('{"t":"seen","moment":1.0}', "nonsense"),
        ('{"t":"seen","moment":400}', "nonsense"),
        ('{"t":"more","first":0}', "nonsense"),
        ('{"t":"verdict","true":true}', "nonsense"),  # before the end
        ('{"t":"choice","name":"x","moment":0,"action":"play 1"}', "nonsense"),
        ("[" * 900, "nonsense"),
        ('{"t":"say","phrase":"' + "x" * 2000 + '"}', "size"),
        ('{"t":"spare","offer":"AAAA"}', "nonsense"),
        (hello(), "nonsense"),  # said twice
    ],
)
def test_a_guest_that_breaks_the_rules_is_told_why(text, why):
    room = a_game()
    line = room.devices[0].line
    before = room.table
    room.set_table(host.heard(before, line, text, 9_000))
    assert room.dropped[-1] == (line, why)
    assert json.loads(room.down[line][-1]) == {"t": "bye", "why": why}
    assert line not in room.table.lines
    assert (room.table.match, room.table.chairs) == (before.match, before.chairs)


def test_whoever_talks_too_much_is_let_go():
    room = a_game()
    line = room.devices[0].line
    for _ in range(host.MOST_A_SECOND):
        room.set_table(host.heard(room.table, line, wire.write(wire.Say("ouch")), 9_000))
    assert line in room.table.lines
    room.set_table(host.heard(room.table, line, wire.write(wire.Say("ouch")), 9_900))
    assert room.dropped[-1] == (line, "rate")


@pytest.mark.parametrize(
    ("text", "why"),
    [(hello(version=2), "version"), (hello(token="A" * 32), "nonsense"), (hello(), "taken")],
)
def test_a_greeting_that_is_not_for_this_table(text, why):
    room = a_game()
    room.set_table(host.opened(room.table, 99, 0))
    room.down[99] = []
    room.set_table(host.heard(room.table, 99, text, 0))
    assert room.dropped[-1] == (99, why)


def test_nobody_speaks_before_the_greeting():
    room = a_game()
    room.set_table(host.opened(room.table, 99, None))
    room.down[99] = []
    room.set_table(host.heard(room.table, 99, wire.write(wire.Say("ouch")), 0))
    assert room.dropped[-1] == (99, "nonsense")


def test_whoever_looks_on_cannot_act():
    room = a_game()
    room.set_table(host.opened(room.table, 99, None))
    room.down[99] = []
    room.set_table(host.heard(room.table, 99, hello(), 0))
    assert room.table.lines[99].seat is None
    text = wire.write(wire.Choice("1" * 16, room.table.newest, "play 1"))
    before = room.table.match
    room.set_table(host.heard(room.table, 99, text, 1))
    assert room.dropped[-1] == (99, "nonsense")
    assert room.table.match is before


def test_a_guest_cannot_act_for_another():
    """A choice is of the seat of its line, whatever it says."""
    room = a_game("dosrios")
    waiting = next(it for it in room.devices if it.place not in room.table.to_act)
    match = room.table.match
    legal = match.game.legal_actions(state=match.state, seat=room.table.to_act[0])
    text = wire.write(wire.Choice("1" * 16, room.table.newest, match.game.write(action=legal[0])))
    room.set_table(host.heard(room.table, waiting.line, text, 9_000))
    assert room.table.match is match


def test_names_are_cleaned_and_told_apart():
    room = Room("douro", {}, ("guest", "guest", "host"), Random(1))
    for device, name in zip(room.devices, ("Ana\u202e\x00" + "x" * 90, "P3"), strict=True):
        device.guest = replace(device.guest, name=name)
    room.begin()
    names = [player.name for player in room.devices[0].guest.players]
    assert names[0] == ("Ana\ufffd\ufffd" + "x" * 90)[:24]
    assert names[1:] == ["P3", "P3 (2)"]


@given(st.sampled_from(GUESTS), st.data())
def test_no_message_of_a_guest_harms_the_host(kind, data):
    """Every field of every message, with anything in it."""
    room = ROOM
    fields = {name: data.draw(json_values) for name in kind.__dataclass_fields__}
    text = json.dumps({"t": kind.__name__.lower(), **fields})
    after = host.heard(room.table, room.devices[0].line, text, 9_000)
    assert after.match is room.table.match


@given(st.sampled_from(HOSTS), st.data())
def test_no_message_of_a_host_harms_a_guest(kind, data):
    guest = ROOM.devices[0].guest
    fields = {name: data.draw(json_values) for name in kind.__dataclass_fields__}
    text = json.dumps({"t": kind.__name__.lower(), **fields})
    after = hearing.heard(guest, text, 9_000)
    assert after.shown == guest.shown
    assert after.setup == guest.setup


ROOM = a_game()


def bent(value, rng):
    """The value with one place of it changed, and what was there."""
    if isinstance(value, dict) and value and rng.random() < 0.95:
        name = rng.choice(sorted(value))
        return {**value, name: bent(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        return [*value[:at], bent(value[at], rng), *value[at + 1 :]]
    if type(value) is int and rng.random() < 0.6:
        return value + rng.choice((-1, 1, 2, 7, 1000, -1000, 1 << 60))
    others = (None, True, -1, 0, 3, 10**30, "", "x", "R01", "a" * 600, [], {}, [[]], [0] * 600)
    return rng.choice(others)


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_bent_moment_is_refused_or_has_a_world(game):
    """And in no case does the guest, its rules or its check raise an error."""
    rng = Random(12)
    room = a_room(game, rng, seats=2 if game == "dosrios" else 3)
    room.begin()
    room.play_out(60)
    device = room.devices[0]
    texts = [text for text in device.received if '"t":"moment"' in text]
    taken = 0
    for _ in range(250):
        fields = json.loads(rng.choice(texts[1:]))
        moment = fields["moment"]
        guest = replace(
            device.guest,
            shown=tuple(it for it in device.guest.shown if it.moment < moment),
            end=None,
        )
        if not guest.shown or guest.newest.moment != moment - 1:
            continue
        after = hearing.heard(guest, json.dumps(bent(fields, rng)), 9_000)
        assert after.broken in ("", "nonsense")
        if not after.broken and after.newest.moment == moment:
            taken += 1
            rules, sight = guest.rules, after.newest.sight
            moments.check(rules, guest.setup, device.place, sight)
            assert guests.to_act(after) is not None
            guests.legal(after)
    assert taken < 150  # most are refused


def test_a_sight_of_another_seat_is_not_taken():
    room = a_game()
    guest, table = room.devices[0].guest, room.table
    sight = strict.write(table.rules.sight(state=table.match.state, seat=1))
    text = wire.write(wire.Moment(guest.newest.moment + 1, 2, 0, sight, ()))
    assert hearing.heard(guest, text, 9_000).broken == "nonsense"


def test_an_event_that_is_meant_for_another_is_not_taken():
    guest = ROOM.devices[0].guest
    sight = strict.write(guest.newest.sight)
    for seat, why in ((0, ""), (1, "nonsense")):
        event = strict.Json(["ChoseCard", {"seat": seat, "card": 7}])
        moment = wire.Moment(guest.newest.moment + 1, 2, 0, sight, (wire.Frame(event, ()),))
        assert hearing.heard(guest, wire.write(moment), 9_000).broken == why


def test_a_host_whose_spare_is_none_is_left():
    guest = ROOM.devices[0].guest
    assert hearing.heard(guest, wire.write(wire.Spared("AAAA")), 9_000).broken == "nonsense"


def test_guests_together_cannot_drown_another():
    assert hearing.MOST_A_SECOND > host.MOST_A_SECOND * MOST_LINES


def test_a_host_that_floods_is_left():
    guest = ROOM.devices[0].guest
    for _ in range(hearing.MOST_A_SECOND + 1):
        guest = hearing.heard(guest, wire.write(wire.Said(0, "ouch")), 9_000)
    assert guest.broken == "rate"


def test_moments_come_one_after_the_other():
    room = a_game()
    guest = room.devices[0].guest
    newest = json.loads([it for it in room.devices[0].received if '"t":"moment"' in it][-1])
    again = hearing.heard(guest, json.dumps(newest), 9_000)
    assert (again.broken, again.shown) == ("", guest.shown)  # heard twice, shown once
    skipped = json.dumps({**newest, "moment": newest["moment"] + 2})
    assert hearing.heard(guest, skipped, 9_000).broken == "nonsense"


def test_a_page_of_other_rules_is_told():
    guest = guests.opened(guests.Guest("a" * 32, "b" * 32, "Ana"))
    welcome = wire.Welcome(1, "t", "douro", 900, 3, (), 0, "", -1)
    assert hearing.heard(guest, wire.write(welcome), 0).broken == "rules"
    unknown = replace(welcome, game="chess")
    assert hearing.heard(guest, wire.write(unknown), 0).broken == "rules"
    newer = replace(welcome, version=2)
    assert hearing.heard(guest, wire.write(newer), 0).broken == "version"

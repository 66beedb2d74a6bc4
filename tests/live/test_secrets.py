"""Every byte that a guest receives is looked through for what it must not know."""

import json
from random import Random

import pytest

from ribeira.core.game import frames
from ribeira.core.plain import to_plain
from ribeira.games import registry
from ribeira.live import moments
from tests.live.wires import a_room


def hidden_in(game, state, viewer):
    """Names of things that nobody but who has them may know, as JSON writes them."""
    if game == "douro":
        names = {*state.stack, *state.valley}
    elif game == "castelos":
        names = {*state.pile, *state.exploration, *state.below, *state.rival}
        for seat, hand in enumerate(state.hands):
            if seat != viewer:
                names |= {*hand, *state.dealt[seat]}
                names |= {*state.kept[seat : seat + 1]} - {*state.table.revealed}
        names -= {*state.dealt[viewer], *state.hands[viewer]} if viewer is not None else set()
        names -= {"", *state.table.contracts}
    else:
        names = set()  # the order alone is hidden
    return {f'"{name}"' for name in names}


class Reader:
    """Looks at each text on its way to a guest, knowing what the host knows."""

    def __init__(self, room):
        self.room, self.seen, self.moments = room, {}, 0

    def look(self):
        for at, device in enumerate(self.room.devices):
            for text in device.received[self.seen.get(at, 0) :]:
                self.search(device, text)
                if json.loads(text)["t"] == "moment":
                    self.compare(device, json.loads(text), text)
            self.seen[at] = len(device.received)

    def search(self, device, text):
        table = self.room.table
        others = [it for it in self.room.devices if it is not device]
        secrets = [table.share, *(it.guest.secret for it in others)]
        secrets += [it.guest.token for it in self.room.devices]
        if table.phase in ("gathering", "tossing"):
            secrets += [it.guest.share for it in others if it.guest.share]
        if table.match:
            secrets += [f"{table.match.setup.seed}", f"{table.match.states[0].chance}"]
        if table.phase == "over" and json.loads(text)["t"] in ("end", "story"):
            return
        for secret in secrets:
            assert secret not in text, (secret, text[:200])

    def compare(self, device, fields, text):
        """A moment is a sight and the events of its audience, with the sights after them: that and
        nothing else, put together here in another way."""
        table, rules, viewer = self.room.table, self.room.table.rules, device.place
        assert [*fields] == ["t", "moment", "at", "seat", "sight", "frames"]
        change = table.changes[fields["moment"]]
        assert fields["sight"] == to_plain(rules.sight(state=change.state, seat=viewer))
        assert (fields["at"], fields["seat"]) == (change.at, change.seat)
        shown = frames(rules, change.before, change.seat, change.action)[0] if change.action else ()
        meant = [(event, state) for event, state in shown if event.seen_by(viewer)]
        plain = to_plain(rules.sight(state=change.before, seat=viewer)) if meant else None
        assert len(fields["frames"]) == len(meant)
        for frame, (event, state) in zip(fields["frames"], meant, strict=True):
            assert [*frame] == ["event", "changes"]
            assert moments.read_event(rules, frame["event"]) == event
            plain = moments.changed(plain, frame["changes"])
            assert plain == to_plain(rules.sight(state=state, seat=viewer))
        options = json.dumps(fields["sight"]["options"], separators=(",", ":"))
        for name in hidden_in(rules.META.id, change.state, viewer):  # one option is called a castle
            assert name not in text.replace(options, ""), name
        self.moments += 1


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_guest_receives_its_sight_and_its_events_alone(game):
    room = a_room(game, Random(1), cut=0.02, onlookers=1)
    reader = Reader(room)
    room.watch = reader.look
    room.begin()
    room.play_out(120)
    reader.look()
    assert reader.moments > 60


@pytest.mark.full
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", registry.game_ids())
def test_a_guest_receives_its_sight_and_its_events_alone_in_whole_games(game, seed):
    room = a_room(game, Random(seed), cut=0.02, onlookers=1)
    reader = Reader(room)
    room.watch = reader.look
    room.begin()
    room.play_out()
    reader.look()
    assert reader.moments > 60


@pytest.mark.parametrize("game", registry.game_ids())
def test_what_is_hidden_may_be_swapped_and_no_byte_changes(game):
    """The same game with another hidden part gives every other seat the same texts."""
    room = a_room(game, Random(5), onlookers=1)
    room.begin()
    room.play_out(60)
    rules, swaps = room.table.rules, 0
    for number, change in enumerate(room.table.changes):
        for viewer in (None, *range(len(room.table.chairs))):
            sight = rules.sight(state=change.state, seat=viewer)
            twin = moments.Change(change.at, rules.guess(seen=sight, chance=number)[0], change.seat)
            true = moments.Change(change.at, change.state, change.seat)
            swaps += twin.state != true.state
            texts = {
                moments.show(rules, moments.tell(rules, it), number, viewer) for it in (twin, true)
            }
            assert len(texts) == 1
    assert swaps > 60

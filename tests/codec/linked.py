"""Links for tests: sound ones of small matches, and ones that no game would write."""

from ribeira.codec import envelope, link
from ribeira.codec.link import Linked
from ribeira.codec.order import in_order
from ribeira.codec.radix import pack, to_text
from tests.codec.saved import match_of

LABELS = ("Zé <b>", "wine", "drop", "B", "river", "square", "", "olive", "circle")


def linked_of(steps=9, labels=LABELS):
    return Linked(match_of(steps), (0, 3, 0), labels=labels)


def crafted(*changes, more=(), format_=1):
    """A sealed link whose numbers were changed: (place, number, radix) each."""
    linked = linked_of(labels=())
    digits = [*link._about(linked), *link._course(in_order(linked.match)), *more]
    for place, number, radix in changes:
        digits[place] = number, radix
    return envelope.seal(format_, to_text(pack(digits)))


def place_of(name):
    """Where a number stands among the digits of `crafted`."""
    about = len(list(link._about(linked_of())))
    places = {"game": 0, "rules": 1, "seats": 2, "seed": about - 5}
    course = {"progress": 0, "bits of the count": 1, "count": 2, "check": 3}
    return places[name] if name in places else about + course[name]


def cuts(payload):
    return (payload[:length] for length in range(len(payload)))


def one_sign_changed(payload):
    """Every sign replaced by its successor in the alphabet."""
    for place, sign in enumerate(payload):
        other = envelope.SIGNS[(envelope.SIGNS.find(sign) + 1) % 64]
        yield payload[:place] + other + payload[place + 1 :]

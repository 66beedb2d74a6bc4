"""Format 3: links of games whose bots do the same everywhere, and of challenges."""

from dataclasses import replace

import pytest

from ribeira.codec import envelope, errors, link
from ribeira.codec.link import MAX_LATER
from ribeira.codec.order import in_order
from ribeira.codec.radix import pack, to_text
from tests.codec.linked import cuts, linked_of, one_sign_changed
from tests.codec.saved import match_of

OVER = 10_000


def over(**marks):
    return replace(linked_of(), match=match_of(OVER), **marks)


def crafted(*marks, count=0, steps=OVER):
    linked = replace(linked_of(labels=()), match=match_of(steps))
    digits = [*link._about(linked), (count, MAX_LATER), *((mark, 2) for mark in marks)]
    digits += link._course(in_order(linked.match))
    return envelope.seal(3, to_text(pack(digits)))


@pytest.mark.parametrize(
    "marks", [{"fixed": True}, {"sealed": True}, {"fixed": True, "sealed": True}]
)
def test_a_marked_link_is_read_as_it_was_written(marks):
    payload = link.write(over(**marks))
    found = link.read(payload)
    assert payload[0] == envelope.SIGNS[3]
    assert {name: getattr(found, name) for name in marks} == marks
    assert found.match.state == over().match.state
    assert link.write(found) == payload


def test_a_link_without_marks_is_what_it_always_was():
    assert link.write(over())[0] == envelope.SIGNS[1]
    assert link.read(link.write(over())) == replace(link.read(link.write(over())), fixed=False)


def test_a_challenge_is_hardly_longer_than_the_link_of_its_game():
    assert len(link.write(over(sealed=True, fixed=True))) <= len(link.write(over())) + 2


def test_what_the_test_crafts_is_what_is_written():
    sealed = replace(over(sealed=True), labels=())
    assert crafted(0, 1) == link.write(sealed)


@pytest.mark.parametrize(
    "payload",
    [
        pytest.param(crafted(0, 0), id="neither mark: an earlier format would do"),
        pytest.param(crafted(0, 1, steps=9), id="a challenge that is not over"),
        pytest.param(crafted(), id="no marks at all"),
    ],
)
def test_what_no_page_writes_is_refused(payload):
    with pytest.raises(errors.CodecError):
        link.read(payload)


def test_more_options_than_there_are_is_refused():
    with pytest.raises(errors.UnknownOptionError):
        link.read(crafted(0, 1, count=9))


def test_a_cut_or_changed_challenge_is_refused():
    payload = link.write(over(sealed=True))
    for bent in (*cuts(payload), *one_sign_changed(payload)):
        with pytest.raises(errors.CodecError):
            link.read(bent)

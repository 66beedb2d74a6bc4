"""Whatever else stands after a `#` is refused, by its own name, soon, and never half-opened."""

from collections import Counter
from contextlib import suppress
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.codec import envelope, errors, link
from ribeira.codec.envelope import MAX_CHARACTERS, SIGNS, seal
from ribeira.codec.link import CHECKS, MAX_GAMES, MAX_RULES, OVER, read, write
from ribeira.codec.radix import MAX_BITS, count_digits, pack, to_text
from ribeira.codec.textfile import MAX_ACTIONS
from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from tests.codec.linked import crafted, cuts, linked_of, one_sign_changed, place_of

GAME, RULES, SEED = place_of("game"), place_of("rules"), place_of("seed")
BITS, COUNT, CHECK = place_of("bits of the count"), place_of("count"), place_of("check")
PROGRESS = place_of("progress")
SOUND = write(linked_of())
NUMBERS = SOUND[envelope.HEAD :].split(envelope.BESIDE)[0]

REFUSED = [
    pytest.param("", errors.ForeignLinkError, id="empty"),
    pytest.param("section-2", errors.ForeignLinkError, id="a place in some page"),
    pytest.param("/a/b?c=d", errors.ForeignLinkError, id="an address"),
    pytest.param("<script>alert(1)</script>", errors.ForeignLinkError, id="markup"),
    pytest.param("%00%ff", errors.ForeignLinkError, id="escapes"),
    pytest.param("é" * 40, errors.ForeignLinkError, id="letters of other alphabets"),
    pytest.param("B" * (MAX_CHARACTERS + 1), errors.TooLargeError, id="too long"),
    pytest.param(SOUND[:-4], errors.CutLinkError, id="cut"),
    pytest.param(SOUND + "AA", errors.CutLinkError, id="with something behind it"),
    pytest.param(SOUND[:-1] + "AB"[SOUND[-1] == "A"], errors.ChangedLinkError, id="changed"),
    pytest.param(crafted(format_=link.FORMAT + 1), errors.FormatError, id="a newer format"),
    pytest.param(crafted((GAME, 7, MAX_GAMES)), errors.UnknownGameError, id="another game"),
    pytest.param(crafted((RULES, 0, MAX_RULES)), errors.RulesError, id="older rules"),
    pytest.param(crafted((RULES, 63, MAX_RULES)), errors.RulesError, id="newer rules"),
    pytest.param(crafted((SEED, 8, 1 << 32)), errors.CodecError, id="another seed"),
    pytest.param(crafted((CHECK, 0, CHECKS)), errors.ChecksumError, id="another state"),
    pytest.param(
        crafted((PROGRESS, OVER, 3), (BITS, 0, 1), (COUNT, 0, 1)),
        errors.CodecError,
        id="finished too soon",
    ),
    pytest.param(
        crafted((BITS, 12, MAX_BITS), (COUNT, 0, 4096)),
        errors.ImpossibleLinkError,
        id="more steps than the game has",
    ),
    pytest.param(crafted(more=[(1, 9)]), errors.ImpossibleLinkError, id="more than it needs"),
    pytest.param(seal(1, "AAAA"), errors.ImpossibleLinkError, id="leading zeros"),
    pytest.param(seal(1, f"{NUMBERS}.A"), errors.ImpossibleLinkError, id="a length that is none"),
    pytest.param(seal(1, ""), errors.ForeignLinkError, id="nothing in it"),
    pytest.param(seal(1, "_" * 8000), errors.CodecError, id="ones without end"),
    pytest.param(seal(1, f"{NUMBERS}.gICA"), errors.ImpossibleLinkError, id="labels of no text"),
    pytest.param(seal(1, f"{NUMBERS}.QQ"), errors.ImpossibleLinkError, id="half a label"),
    pytest.param(
        seal(1, f"{NUMBERS}."), errors.ImpossibleLinkError, id="labels that are not there"
    ),
    pytest.param(seal(1, f"{NUMBERS}.Cg.Cg"), errors.ImpossibleLinkError, id="twice labels"),
    pytest.param(
        crafted((BITS, 12, MAX_BITS), (COUNT, 4095, 4096)),
        errors.TooManyActionsError,
        id="more steps than any game has",
    ),
]


def endless():
    """As many steps of the longest game as a link may have, and then another state."""
    rules = registry.rules("dosrios")
    linked = link.Linked(start(rules, make_setup(rules.META, 4, 0)), (0,) * 4)
    digits = [*link._about(linked), (link.GOING_ON, 3), *count_digits(MAX_ACTIONS), (0, CHECKS)]
    return seal(1, to_text(pack([*digits, *([(7, 64)] * 7000)])))


def test_the_longest_way_to_nowhere_is_short():
    assert MAX_CHARACTERS * 0.8 < len(endless()) <= MAX_CHARACTERS
    begin = process_time()
    with pytest.raises(errors.CodecError):
        read(endless())
    assert process_time() - begin < 1


@pytest.mark.parametrize(("payload", "kind"), REFUSED)
def test_refused(payload, kind):
    begin = process_time()
    with pytest.raises(kind):
        read(payload)
    assert process_time() - begin < 1


def test_every_kind_of_refusal_that_links_know_is_tried():
    tried = {param.values[1] for param in REFUSED}
    assert set(errors.LinkError.__subclasses__()) <= tried


def test_each_refusal_has_a_sentence_of_its_own():
    refused = {kind_of(param.values[0]): key_of(param.values[0]) for param in REFUSED}
    assert None not in refused
    assert len(set(refused.values())) == len(refused) >= 8


def test_every_cut_is_refused():
    kinds = Counter(kind_of(payload) for payload in cuts(SOUND))
    assert set(kinds) <= {errors.CutLinkError, errors.ChangedLinkError, errors.ForeignLinkError}
    assert kinds[errors.CutLinkError] > len(SOUND) * 0.9


def test_every_changed_sign_is_refused():
    kinds = Counter(kind_of(payload) for payload in one_sign_changed(SOUND))
    assert None not in kinds
    assert kinds[errors.ChangedLinkError] >= len(SOUND) - 3


def kind_of(payload):
    try:
        read(payload)
    except errors.CodecError as refused:
        return type(refused)
    return None


def key_of(payload):
    with pytest.raises(errors.CodecError) as refused:
        read(payload)
    return refused.value.message.key


@given(st.text(max_size=80))
def test_any_text_may_come(text):
    opens_or_is_refused(text)


@given(st.text(SIGNS, min_size=1, max_size=200), st.integers(0, 4))
def test_any_content_may_be_sealed(content, format_):
    opens_or_is_refused(seal(format_, content))


@given(st.lists(st.tuples(st.integers(0, 20), st.integers(0, 7)), max_size=6))
def test_any_number_may_be_changed_with_care(changes):
    opens_or_is_refused(crafted(*((place, number, 8) for place, number in changes)))


def opens_or_is_refused(payload):
    with suppress(errors.CodecError):
        assert write(read(payload)) == payload


def test_the_check_of_the_envelope_covers_the_labels():
    numbers, _, labels = SOUND.partition(envelope.BESIDE)
    other = write(linked_of(labels=("Zé <i>",))).partition(envelope.BESIDE)[2]
    assert len(labels) != len(other)
    assert kind_of(f"{numbers}{envelope.BESIDE}{other}") in errors.LinkError.__subclasses__()

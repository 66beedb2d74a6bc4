"""What travels in a link before a line opens: little, and nothing but what belongs there."""

import re
from dataclasses import replace
from ipaddress import ip_address
from random import Random
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.live import wire
from ribeira.live.invitation import (
    LONGEST,
    Candidate,
    End,
    NoInvitationError,
    from_description,
    is_half,
    read,
    to_description,
    write,
)

CHROMIUM = """v=0\r
o=- 4216474187063243829 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=extmap-allow-mixed\r
a=msid-semantic: WMS\r
m=application 43127 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 0.0.0.0\r
a=candidate:1 1 udp 2113937151 8a1f0c6e-4b2d-4c53-9f0e-1d2c3b4a5968.local 43127 typ host\r
a=candidate:2 1 udp 2113939711 0b1f0c6e-4b2d-4c53-9f0e-1d2c3b4a5968.local 43128 typ host\r
a=ice-ufrag:aB+/\r
a=ice-pwd:abcdefghijklmnopqrstuv+/\r
a=ice-options:trickle\r
a=fingerprint:sha-256 {digest}\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
""".replace("{digest}", ":".join(f"{n:02X}" for n in range(32)))

PRIVATE = ("10.1.2.3", "172.20.10.1", "192.168.43.1", "169.254.1.1", "fd00::1")
FOREIGN = (
    "8.8.8.8",
    "100.64.0.1",
    "172.32.0.1",
    "127.0.0.1",
    "0.0.0.0",
    "2a02::1",
    "::1",
    "ff02::fb",
)

uuids = st.binary(min_size=16, max_size=16).map(lambda data: UUID(bytes=data))
hosts = uuids | st.sampled_from(PRIVATE).map(ip_address)
candidates = st.lists(st.builds(Candidate, hosts, st.integers(1, 65535)), max_size=6).map(tuple)
plain = st.text("abcXYZ019+/", min_size=4, max_size=4), st.text("aZ9+/", min_size=24, max_size=24)
hexadecimal = (
    st.text("0123456789abcdef", min_size=8, max_size=8),
    st.text("0123456789abcdef", min_size=32, max_size=32),
)
names = st.one_of(st.tuples(*plain), st.tuples(*hexadecimal), st.just(("abcde", "f" * 22)))


@st.composite
def ends(draw):
    name, password = draw(names)
    digest = draw(st.binary(min_size=32, max_size=32))
    return End(name, password, digest, draw(candidates), draw(st.booleans()))


def test_an_invitation_is_short():
    text = write(from_description(CHROMIUM))
    assert len(text) == 98  # one of two names: there is no room for both
    assert len(f"#join={text}") <= 120
    plain_address = re.sub(r"\S+\.local", "192.168.1.20", CHROMIUM)
    assert len(read(write(from_description(plain_address))).candidates) == 2


@given(ends())
def test_ends_come_back(end):
    found = read(write(end))
    kept = len(found.candidates)
    assert found == replace(end, candidates=end.candidates[:kept])
    assert kept == len(end.candidates) if end.is_answer else len(write(end)) <= LONGEST
    assert from_description(to_description(found)[1]) == found


def test_a_description_comes_back_in_our_own_words():
    kind, text = to_description(from_description(CHROMIUM))
    assert kind == "offer"
    assert "msid" not in text
    assert from_description(text) == from_description(CHROMIUM)


def test_who_invites_is_named_where_there_is_room():
    end = from_description(CHROMIUM, "Ana")
    assert read(write(end)).host == "Ana"
    long = read(write(replace(end, host="Ana \u202e Maria da Conceição")))
    assert long.host in ("", "Ana \ufffd Maria")
    assert len(write(long)) <= LONGEST


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_travel(address):
    end = from_description(re.sub(r"\S+\.local", address, CHROMIUM))
    assert [str(it.host) for it in end.candidates] == [address, address]


@pytest.mark.parametrize("address", FOREIGN)
def test_other_addresses_neither_go_out_nor_come_in(address):
    assert from_description(re.sub(r"\S+\.local", address, CHROMIUM)).candidates == ()
    foreign = End("aB+/", "x" * 24, bytes(32), (Candidate(ip_address(address), 80),))
    with pytest.raises(NoInvitationError):
        read(write(foreign))


@pytest.mark.parametrize("line", ["tcp 1 x.local 9 typ host", "udp 1 8.8.8.8 9 typ srflx", "udp"])
def test_other_ways_are_left_out(line):
    sdp = re.sub(r"a=candidate:.*\n", "", CHROMIUM) + f"a=candidate:1 1 {line}\r\n"
    assert from_description(sdp).candidates == ()


ALLOWED = re.compile(
    r"(v=0|o=- 1 2 IN IP4 127\.0\.0\.1|s=-|t=0 0|a=group:BUNDLE 0|c=IN IP4 0\.0\.0\.0|a=mid:0"
    r"|m=application 9 UDP/DTLS/SCTP webrtc-datachannel|a=sctp-port:5000|a=max-message-size:262144"
    r"|a=candidate:[1-6] 1 udp \d+ ([0-9a-f-]{36}\.local|[0-9a-f.:]+) \d+ typ host"
    r"|a=ice-ufrag:[A-Za-z0-9+/]{4,64}|a=ice-pwd:[A-Za-z0-9+/]{22,128}"
    r"|a=fingerprint:sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}|a=setup:(active|actpass))"
)


def test_nothing_else_comes_out_of_a_bent_link():
    """However it was bent: refused, or a description of the known lines alone."""
    rng, opened = Random(4), 0
    signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.\r\n=é"
    for _ in range(4000):
        text = [*write(from_description(CHROMIUM, "Ana"))]
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(text))
            text[at : at + rng.randrange(2)] = rng.choice(signs)
        try:
            _, sdp = to_description(read("".join(text)))
        except NoInvitationError:
            continue
        opened += 1
        assert all(ALLOWED.fullmatch(line) for line in sdp.split("\r\n")[:-1]), sdp
    assert opened > 500


@pytest.mark.parametrize(
    "text", ["", ".", "B", "a" * 500, "QUJD", "Ana", "ÀÀÀÀ", "AAAA.", "=" * 80]
)
def test_other_texts_are_refused(text):
    with pytest.raises(NoInvitationError):
        read(text)


@pytest.mark.parametrize("sdp", ["", CHROMIUM.replace("sha-256", "sha-1"), "x" * 20_000])
def test_other_descriptions_are_refused(sdp):
    with pytest.raises(NoInvitationError):
        from_description(sdp)


def test_halves_of_the_next_line_are_what_they_say():
    offer, answer = (
        write(replace(from_description(CHROMIUM), is_answer=is_answer))
        for is_answer in (False, True)
    )
    assert is_half(wire.Spare(offer))
    assert is_half(wire.Spared(answer))
    assert not is_half(wire.Spare(answer))
    assert not is_half(wire.Spared(offer))
    assert not is_half(wire.Spare("x"))

"""What two browsers have to tell each other before a line can open, as few characters of a link.

A browser describes its end of a line in a text of 700 characters (SDP). All of it that matters is a
name, a password, the digest of a certificate, and addresses; the rest is written anew by whoever
reads it, so that nothing else can come in by a link. Addresses are those of our own networks only:
names that end in `.local`, and private ones. So no link makes a page knock at a stranger's door.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from uuid import UUID

from ribeira.kit.names import clean
from ribeira.live import wire

FORMAT = 1
LONGEST = 114
"""Characters of an invitation; `#join=` before them makes 120. Answers may have more."""
LONGEST_ANSWER = 400
LONGEST_DESCRIPTION = 16_384
MOST_CANDIDATES = 6
LONGEST_NAME = 12

PLAIN, HEX, TEXT = range(3)  # name and password: Chromium and WebKit, Firefox, anybody else
MDNS, IPV4, IPV6 = range(3)
OURS = tuple(
    ip_network(net)
    for net in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7")
)

PLAIN_NAME, PLAIN_PASSWORD = re.compile(r"[A-Za-z0-9+/]{4}"), re.compile(r"[A-Za-z0-9+/]{24}")
HEX_NAME, HEX_PASSWORD = re.compile(r"[0-9a-f]{8}"), re.compile(r"[0-9a-f]{32}")
ANY = re.compile(r"[A-Za-z0-9+/]{4,64} [A-Za-z0-9+/]{22,128}")
DIGEST = re.compile(r"sha-256 ((?:[0-9A-Fa-f]{2}:){31}[0-9A-Fa-f]{2})")
LOCAL = re.compile(r"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local")
CODE = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)?")


class NoInvitationError(ValueError):
    """A text that is no invitation and no answer."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Where an end of a line may be reached: the name of a device in its own network, or one of its
    private addresses."""

    host: UUID | IPv4Address | IPv6Address
    port: int


@dataclass(frozen=True, slots=True)
class End:
    """One end of a line. `is_answer`: to an invitation. `host` is who invites."""

    name: str
    password: str
    digest: bytes
    candidates: tuple[Candidate, ...]
    is_answer: bool = False
    host: str = ""


# Descriptions of browsers


def from_description(sdp: str, host: str = "") -> End:
    """What matters of a browser's description."""
    if len(sdp) > LONGEST_DESCRIPTION:
        raise NoInvitationError("too long")
    digest = DIGEST.fullmatch(_value(sdp, "fingerprint"))
    if not digest:
        raise NoInvitationError("no digest")
    lines = re.findall(r"^a=candidate:(.*)$", sdp, re.MULTILINE)
    found = (_candidate(line.split()) for line in lines)
    return End(
        _value(sdp, "ice-ufrag"),
        _value(sdp, "ice-pwd"),
        bytes.fromhex(digest[1].replace(":", "")),
        tuple(it for it in found if it is not None)[:MOST_CANDIDATES],
        _value(sdp, "setup") == "active",
        host,
    )


def _value(sdp: str, name: str) -> str:
    found = re.search(rf"^a={name}:(.*)$", sdp, re.MULTILINE)
    if not found:
        raise NoInvitationError(f"no {name}")
    return found[1].strip()


def _candidate(words: list[str]) -> Candidate | None:
    """A way by UDP to the device itself, in our own networks; nothing for all others."""
    if len(words) < 8 or words[2].lower() != "udp" or words[7] != "host":
        return None
    name = LOCAL.fullmatch(words[4])
    try:
        host = UUID(name[1]) if name else ip_address(words[4].partition("%")[0])
        return Candidate(host, int(words[5])) if _is_ours(host) else None
    except ValueError:
        return None


def _is_ours(host: UUID | IPv4Address | IPv6Address) -> bool:
    return isinstance(host, UUID) or any(host in network for network in OURS)


def to_description(end: End) -> tuple[str, str]:
    """What a browser wants to hear of the other end: "offer" or "answer", and the text."""
    digest = ":".join(f"{byte:02X}" for byte in end.digest)
    lines = (
        "v=0",
        "o=- 1 2 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        *(_line(at, it) for at, it in enumerate(end.candidates, start=1)),
        f"a=ice-ufrag:{end.name}",
        f"a=ice-pwd:{end.password}",
        f"a=fingerprint:sha-256 {digest}",
        f"a=setup:{'active' if end.is_answer else 'actpass'}",
        "a=mid:0",
        "a=sctp-port:5000",
        "a=max-message-size:262144",
    )
    return "answer" if end.is_answer else "offer", "".join(f"{line}\r\n" for line in lines)


def _line(at: int, it: Candidate) -> str:
    host = f"{it.host}.local" if isinstance(it.host, UUID) else str(it.host)
    return f"a=candidate:{at} 1 udp {2122262783 - 256 * at} {host} {it.port} typ host"


# Characters of a link


def write(end: End) -> str:
    """An invitation with as many addresses as there is room for, the first before all, and with the
    host's name if there is room; an answer with all of them."""
    most = LONGEST_ANSWER if end.is_answer else LONGEST
    kept = end.candidates
    while len(code := _to_text(_packed(end, kept))) > most and kept:
        kept = kept[:-1]
    if len(code) > most:
        raise NoInvitationError("too long")
    name = _to_text(clean(end.host, LONGEST_NAME).encode())
    return f"{code}.{name}" if name and len(code) + 1 + len(name) <= most else code


def _packed(end: End, candidates: tuple[Candidate, ...]) -> bytes:
    form, names = _names(end)
    head = FORMAT << 6 | end.is_answer << 5 | form << 3 | len(candidates)
    ways = b"".join(_way(it) for it in candidates)
    return bytes([head]) + names + end.digest + ways


def _names(end: End) -> tuple[int, bytes]:
    if PLAIN_NAME.fullmatch(end.name) and PLAIN_PASSWORD.fullmatch(end.password):
        return PLAIN, urlsafe_b64decode((end.name + end.password).translate(TO_URL))
    if HEX_NAME.fullmatch(end.name) and HEX_PASSWORD.fullmatch(end.password):
        return HEX, bytes.fromhex(end.name + end.password)
    both = f"{end.name} {end.password}"
    if not ANY.fullmatch(both):
        raise NoInvitationError("a name or password of another kind")
    return TEXT, bytes([len(both)]) + both.encode()


TO_URL, FROM_URL = str.maketrans("+/", "-_"), str.maketrans("-_", "+/")


def _way(it: Candidate) -> bytes:
    kind = MDNS if isinstance(it.host, UUID) else IPV4 if it.host.version == 4 else IPV6
    host = it.host.bytes if isinstance(it.host, UUID) else it.host.packed
    return bytes([kind]) + host + it.port.to_bytes(2, "big")


def _to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> End:
    """What `write` wrote. Raises `NoInvitationError` for anything else, whoever wrote it."""
    if len(text) > LONGEST_ANSWER or not CODE.fullmatch(text):
        raise NoInvitationError("other signs, or too many")
    code, _, name = text.partition(".")
    try:
        end = _unpacked(_Bytes(_from_text(code)), _from_text(name).decode() if name else "")
    except (ValueError, IndexError) as error:
        raise NoInvitationError(str(error)[:80]) from error
    if write(end) != text:
        raise NoInvitationError("not as we write it")
    return end


def is_half(message: wire.Spare | wire.Spared) -> bool:
    """Whether it holds what it says: an invitation, or an answer."""
    try:
        if isinstance(message, wire.Spared):
            return read(message.answer).is_answer
        return not read(message.offer).is_answer
    except NoInvitationError:
        return False


def _from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class _Bytes:
    """Bytes that are taken from the front."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def take(self, count: int) -> bytes:
        if count > len(self._data):
            raise NoInvitationError("cut off")
        taken, self._data = self._data[:count], self._data[count:]
        return taken

    @property
    def is_empty(self) -> bool:
        return not self._data


def _unpacked(data: _Bytes, host: str) -> End:
    (head,) = data.take(1)
    if head >> 6 != FORMAT:
        raise NoInvitationError("another format")
    name, password = _read_names(data, head >> 3 & 3)
    digest = data.take(32)
    ways = [_read_way(data) for _ in range(head & 7)]
    if not data.is_empty or not all(_is_ours(way.host) for way in ways):
        raise NoInvitationError("more than belongs there")
    return End(name, password, digest, tuple(ways), bool(head >> 5 & 1), host)


def _read_names(data: _Bytes, form: int) -> tuple[str, str]:
    if form == PLAIN:
        both = urlsafe_b64encode(data.take(21)).decode().translate(FROM_URL)
        return both[:4], both[4:]
    if form == HEX:
        both = data.take(20).hex()
        return both[:8], both[8:]
    found = ANY.fullmatch(data.take(data.take(1)[0]).decode()) if form == TEXT else None
    if not found:
        raise NoInvitationError("no name and password")
    name, _, password = found[0].partition(" ")
    return name, password


def _read_way(data: _Bytes) -> Candidate:
    (kind,) = data.take(1)
    if kind == MDNS:
        return Candidate(UUID(bytes=data.take(16)), int.from_bytes(data.take(2), "big"))
    if kind not in (IPV4, IPV6):
        raise NoInvitationError("no such address")
    host = ip_address(data.take(4 if kind == IPV4 else 16))
    return Candidate(host, int.from_bytes(data.take(2), "big"))

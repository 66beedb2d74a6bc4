"""The seed of a game, tossed by all devices, so that nobody can choose the deal.

Each makes up a share and promises it by its digest. When all promises are known to all, the guests
open their shares; the host opens its own when the game is over, because with it the seed is known.
Whoever opens something else than was promised is found out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256

SHARE = re.compile(r"[0-9a-f]{32}")
"""16 random bytes; a promise is the digest of one, 64 digits."""
PROMISE = re.compile(r"[0-9a-f]{64}")


def promise(table: str, who: str, share: str) -> str:
    """Bound to the table and to who makes it, so that nobody can repeat another's."""
    return sha256(f"ribeira promise {table} {who} {share}".encode()).hexdigest()


def own_share(secret: str, table: str, promise: str) -> str:
    """A guest's share: another one for each table and each promise of its host, so that a host that
    begins again has learnt nothing from the toss before."""
    return sha256(f"ribeira share {table} {promise} {secret}".encode()).hexdigest()[:32]


HOST = "host"


def of_seat(seat: int) -> str:
    return f"seat {seat}"


def seed(table: str, host: str, shares: Mapping[int, str]) -> int:
    """From the host's share and those of the guests, by their seats."""
    guests = " ".join(f"{seat}:{shares[seat]}" for seat in sorted(shares))
    return int(sha256(f"ribeira seed {table} {host} {guests}".encode()).hexdigest()[:8], 16)

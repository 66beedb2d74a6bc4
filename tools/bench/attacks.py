"""Links, files and stored values of our own making, against the code that reads them.

Each attack must open, ask for more time, or be refused by one of the codec's own errors
(`tools.fuzz.fuzzing`). The processes that try them may have only so much memory, and none may
stand still.
"""

import resource
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context

from ribeira.cli import CommandError
from tools.fuzz.fuzzing import Attacker

COUNTS = {"links": 200_000, "files": 80_000, "stored": 20_000}
SEED = 1
CHUNK = 2500
"""Attacks that start from the same sound games."""
MEMORY = 1 << 30
"""Bytes of addresses that a process may have."""
STANDSTILL = 20
"""Seconds of work at one attack after which it counts as a page that stands still."""
LONG = 0.1
"""Seconds: a piece of work that takes longer would be felt."""


@dataclass
class Tally:
    """What came of some attacks of one kind."""

    kind: str
    outcomes: Counter[str] = field(default_factory=Counter)
    escaped: list[str] = field(default_factory=list)
    longest: float = 0.0
    felt: int = 0
    seconds: float = 0.0
    memory: int = 0

    def add(self, other: "Tally") -> None:
        self.outcomes += other.outcomes
        self.escaped += other.escaped
        self.longest = max(self.longest, other.longest)
        self.felt += other.felt
        self.seconds += other.seconds
        self.memory = max(self.memory, other.memory)


class StandstillError(Exception):
    pass


def counts(links: int) -> dict[str, int]:
    """So many links, and the others in proportion."""
    return {kind: max(1, count * links // COUNTS["links"]) for kind, count in COUNTS.items()}


def measure(counts: dict[str, int], seed: int = SEED) -> Iterator[Tally]:
    """What came of each kind; the same attacks for the same seed."""
    for kind, count in counts.items():
        whole = Tally(kind)
        jobs = [
            (kind, seed * 1_000_000 + at, min(CHUNK, count - at)) for at in range(0, count, CHUNK)
        ]
        with ProcessPoolExecutor(
            mp_context=get_context("spawn"), initializer=_cap, max_tasks_per_child=20
        ) as pool:
            for tally in pool.map(_attack, *zip(*jobs, strict=True)):
                whole.add(tally)
        yield whole


def _cap() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, _stand_still)


def _stand_still(*_: object) -> None:
    raise StandstillError


def _attack(kind: str, seed: int, count: int) -> Tally:
    tally, attacker = Tally(kind), Attacker(seed)
    for _ in range(count):
        signal.setitimer(signal.ITIMER_PROF, STANDSTILL)
        try:
            outcome = attacker.attack(kind)
        except CommandError as escaped:
            tally.escaped.append(str(escaped)[:2000])
            continue
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        tally.outcomes[outcome.what] += 1
        tally.longest = max(tally.longest, outcome.longest)
        tally.felt += outcome.longest > LONG
        tally.seconds += outcome.whole
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    tally.memory = used if sys.platform == "darwin" else used * 1024
    return tally

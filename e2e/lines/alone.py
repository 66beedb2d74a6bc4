"""A network that leads nowhere, for tests whose browsers speak to the network card: a namespace
with a card of its own. Nothing in it can leave the machine. Linux, and root."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


def why_not() -> str:
    """Why there can be none here, or nothing."""
    if not shutil.which("ip") or os.geteuid():
        return "NOT TESTED: LINES BETWEEN DEVICES, which need Linux, root and the command ip"
    tried = subprocess.run(["ip", "netns", "add", name()], capture_output=True, check=False)
    subprocess.run(["ip", "netns", "del", name()], capture_output=True, check=False)
    return "NOT TESTED: LINES BETWEEN DEVICES, no network of its own" if tried.returncode else ""


def name() -> str:
    return f"ribeira-{os.getpid()}"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def alone() -> Iterator[tuple[str, ...]]:
    """What a command has to begin with to run in there."""
    here = name()
    ip("netns", "add", here)
    try:
        ip("-n", here, "link", "set", "lo", "up")
        ip("-n", here, "link", "add", "card", "type", "veth", "peer", "name", "other")
        ip("-n", here, "addr", "add", "192.168.43.1/24", "dev", "card")
        ip("-n", here, "link", "set", "card", "up")
        ip("-n", here, "link", "set", "other", "up")
        ip("-n", here, "route", "add", "default", "via", "192.168.43.254")
        yield ("ip", "netns", "exec", here)
    finally:
        ip("netns", "del", here)

"""Ribeira: modern board games whose rules run anywhere Python runs, a web page included.

    import ribeira

    match = ribeira.load("douro").new(seats=3, seed=7)

What is meant for users stands in `ribeira.api`; all else may change with each version.
"""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

with suppress(ImportError):  # the page has none
    from ribeira import packed as packed

__version__ = "0.1.0"
"""The one place that says it: the package, the page and the releases take it from here."""

OFFERED = (
    "Game",
    "IllegalActionError",
    "Match",
    "RibeiraError",
    "arena",
    "game_names",
    "load",
    "read",
)

if TYPE_CHECKING:
    from ribeira import api as api
    from ribeira.api import Game as Game
    from ribeira.api import IllegalActionError as IllegalActionError
    from ribeira.api import Match as Match
    from ribeira.api import RibeiraError as RibeiraError
    from ribeira.api import arena as arena
    from ribeira.api import game_names as game_names
    from ribeira.api import load as load
    from ribeira.api import read as read


def __dir__() -> list[str]:
    """What is meant for users, for those who let a notebook complete a name."""
    return sorted(("__version__", "api", *OFFERED))


def __getattr__(name: str) -> Any:
    """The names of `ribeira.api`, imported when they are asked for: the page never does."""
    if name == "api" or name in OFFERED:
        api = import_module("ribeira.api")
        return api if name == "api" else getattr(api, name)
    raise AttributeError(f"module 'ribeira' has no attribute {name!r}")

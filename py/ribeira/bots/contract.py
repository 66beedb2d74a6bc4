"""What a bot is: a function of what its seat may know, and of its own chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from ribeira.core.advice import Ranked
from ribeira.core.values import Action


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, and how the bot saw the choices, best first. A bot without opinions
    leaves the reasons empty."""

    action: Action
    reasons: tuple[Ranked, ...] = ()


class Bot(Protocol):
    """`budget` is the time to think, in seconds. `chance` is the bot's own generator
    (`ribeira.core.chance`): it comes back changed, so that the same call gives the same answer."""

    def __call__(
        self, sight: Any, legal: tuple[Action, ...], budget: float, chance: int, /
    ) -> tuple[Choice, int]: ...

"""Actions and sights of each game as numbers, apart from the registry: the page needs none."""

from __future__ import annotations

from typing import Any

from ribeira.core.numbers import Numbers
from ribeira.games.castelos.numbers import NUMBERS as CASTELOS
from ribeira.games.dosrios.numbers import NUMBERS as DOSRIOS
from ribeira.games.douro.numbers import NUMBERS as DOURO

NUMBERS: dict[str, Numbers[Any]] = {"douro": DOURO, "dosrios": DOSRIOS, "castelos": CASTELOS}

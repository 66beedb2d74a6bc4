"""How records of older rules are read today; there are none yet."""

from ribeira.core.upgrade import Upgrade

UPGRADES: dict[int, Upgrade] = {}

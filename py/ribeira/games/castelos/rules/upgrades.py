"""How records of older rules are read; there have been none."""

from ribeira.core.upgrade import Upgrade

UPGRADES: dict[int, Upgrade] = {}

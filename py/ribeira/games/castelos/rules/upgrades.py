"""How records of older rules are read. There have been no other rules yet."""

from ribeira.core.upgrade import Upgrade

UPGRADES: dict[int, Upgrade] = {}

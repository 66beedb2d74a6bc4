"""How records of older rules are read: so far there is only one rules number."""

from ribeira.core.upgrade import Upgrade

UPGRADES: dict[int, Upgrade] = {}
"""From a rules number to the next one."""

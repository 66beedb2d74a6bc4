"""The choices before the first round: the contract to keep, the start tile, the first trail.

They do not depend on what the others choose, which nobody knows then.
"""

from __future__ import annotations

from ribeira.core.values import Action
from ribeira.games.castelos.bots.prices import BONUS
from ribeira.games.castelos.bots.weights import POINT, Worth
from ribeira.games.castelos.material import CONTRACTS, EXPLORATION, FACES, SHOWN, START, TOLL
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.sight import Sight

SECRET = 5  # percent: a contract that nobody knows one collects
NEEDED, PAID, MEETS, WANTED = 14, 9, 3, 8


def opened(seen: Sight, action: Action) -> Worth:
    """What each choice of the set-up promises."""
    if action.verb == "contract.keep":
        _, vp, bonus, amount = CONTRACTS[str(action.at[0])]
        return Worth(contracts=(vp * POINT + BONUS[bonus] * amount) * SECRET // 100)
    if action.verb == "start.face":
        return Worth(path=_meeting(seen, f"S{action.at[0]}"))
    if action.verb == "trail.start":
        return _begun(seen, action)
    return Worth()


def _meeting(seen: Sight, start: str) -> int:
    """How often the start tile shows what the own exploration tiles want."""
    assert seen.seat is not None
    shown = START[start]
    tiles = seen.table.estates[seen.seat].unplaced
    return MEETS * sum(
        space in shown for tile in tiles for side in EXPLORATION[tile] for space in side
    )


def _begun(seen: Sight, action: Action) -> Worth:
    """Few terrains to find before the tile ends, and those that contracts count (6.1, item 2)."""
    tile, side, turned = action.at
    assert side in FACES
    laid = (str(tile), str(side), int(turned))
    row = trail.face(laid)
    ahead = row[trail.start_space(laid) + 1 :]
    counted = {CONTRACTS[card][0] for card in (*seen.table.contracts, seen.kept) if card}
    on_table = {shown for laid in seen.table.tiles for shown in SHOWN[laid[0]][laid[3]]}
    new = {*ahead} - {TOLL}
    path = -NEEDED * len(new) - PAID * ahead.count(TOLL) + MEETS * len(new & on_table)
    return Worth(path=path, contracts=WANTED * sum(space in counted for space in row))

"""How events are animated: which are shown together, for how long, with what sound."""

from ribeira.core.events import Event
from ribeira.games.castelos.rules.events import (
    Advanced,
    BonusLost,
    ChoseMonte,
    Climbed,
    ConstructionClaimed,
    ContractLost,
    ContractWon,
    Drawn,
    Ended,
    Explored,
    Founded,
    HasKept,
    LandscapeClaimed,
    Marked,
    Mealha,
    Mode,
    NextCastle,
    Opened,
    Paid,
    Placed,
    Religion,
    Revealed,
    RivalPlaced,
    RivalShifted,
    Round,
    Scored,
    Sold,
    StartLaid,
    Toll,
    TrailAdded,
    TrailAltered,
    TrailStarted,
    WorkerAdded,
    WorkerEntered,
    WorkerLaid,
    WorkerStepped,
)
from ribeira.kit.beats import Beat


def _contract(event: Event) -> str:
    return event.contract if isinstance(event, ContractWon | ContractLost) else ""


def _item(event: Event) -> str:
    return event.item if isinstance(event, Scored) else ""


_land = Beat("land", 0.6, "tile")
_castle = Beat("castle", 1.6, "reveal")
_bonus = Beat("bonus", 0.7, "gain")
_trail = Beat("trail", 0.5, "card")
_mark = Beat("mark", 0.4, "card")
_claim = Beat("claim", 0.9, "gain")
_walk = Beat("walk", 0.4, "step")
_lie = Beat("lie", 0.5, "card")
_contracts = Beat("contracts", 1.6, "reveal")
_award = Beat("award", 1.4, "gain", by=_contract)

BEATS = {
    Opened.key: _contracts,
    StartLaid.key: _land,
    TrailStarted.key: _trail,
    RivalPlaced.key: _land,
    RivalShifted.key: _land,
    Placed.key: _land,
    Founded.key: _castle,
    Climbed.key: _castle,
    NextCastle.key: _castle,
    Mealha.key: _bonus,
    Religion.key: _bonus,
    Explored.key: _bonus,
    BonusLost.key: Beat("bonus", 0.6),
    ChoseMonte.key: _mark,
    Advanced.key: _mark,
    Marked.key: _mark,
    Toll.key: _mark,
    TrailAdded.key: _trail,
    TrailAltered.key: _trail,
    Sold.key: _claim,
    LandscapeClaimed.key: _claim,
    ConstructionClaimed.key: _claim,
    WorkerAdded.key: _walk,
    WorkerStepped.key: _walk,
    WorkerLaid.key: _lie,
    WorkerEntered.key: _lie,
    Paid.key: Beat("pay", 1.0, "coin"),
    Drawn.key: Beat("draw", 0.4, "card"),
    Round.key: Beat("round", 0.6, "turn"),
    Revealed.key: _contracts,
    ContractWon.key: _award,
    ContractLost.key: _award,
    Scored.key: Beat("score", 1.4, "gain", by=_item),
    Ended.key: Beat("end", 0.6, "end"),
}

SEEN = frozenset({NextCastle.key, Scored.key})
"""Events that the table itself still shows afterwards: a short account leaves them out."""

QUIET = frozenset({HasKept.key, Mode.key, WorkerStepped.key, Drawn.key})
"""Events that the log leaves out, because what follows says it all."""

MOVING = frozenset[str]()
"""Events that are shown in motion even to the person who brought them about."""

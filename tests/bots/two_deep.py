"""The strong bot of Douro as it was before it thought three steps deep, to measure ours by. From
`py/`: `--seats strong,../tests/bots/two_deep.py --rounds 3`.
"""

from functools import partial

from ribeira.bots.levels import Adviser
from ribeira.games.douro.bots.search import rank_deeper
from ribeira.kit.advice import Level


class Bot(Adviser):
    def __init__(self):
        super().__init__(partial(rank_deeper, depth=2), Level(1.0, 0.2, 0.2))

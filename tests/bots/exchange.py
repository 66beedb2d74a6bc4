"""The bot of the rules' section 6.2, item 1, to measure Douro's by: what a card may expect here,
less what it brings on average. From `py/`: `--seats ../tests/bots/exchange.py,...`.
"""

from functools import partial

from ribeira.bots.bot import Choice
from ribeira.core import chance as draw
from ribeira.games.douro.bots.odds import expected
from ribeira.games.douro.bots.prospects import belief, mean, position_of
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.notation import card_of
from ribeira.games.douro.table.charts import MEANS

NEAR = 0.1  # so that its like do not play alike


class Bot:
    def think(self, sight, legal, chance):
        if sight.stage == "donate":
            action, _ = draw.pick(chance, legal)
            yield Choice(action)
            return
        position, disputed = position_of(sight), belief(sight)
        usual = dict(zip(BARRELS, MEANS[position.seats], strict=True))
        gains = {
            action: mean(disputed, partial(expected, card_of(action), position))
            - usual[card_of(action)]
            for action in legal
        }
        best = max(gains.values())
        action, _ = draw.pick(chance, [a for a in legal if gains[a] > best - NEAR])
        yield Choice(action)

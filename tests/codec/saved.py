"""A match half played, and the text of its record, for the tests of both."""

import json

from ribeira.codec.textfile import Saved, write
from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.games.douro import rules
from tests.strategies import play_blindly

PLAYERS = ({"name": "Zé <b>", "colour": "wine", "bot": ""}, {"name": "B"}, {"name": "C"})


def match_of(steps=9):
    return play_blindly(start(rules, make_setup(rules.META, 3, 7)), 1, steps)


def fields_of(steps=9):
    return json.loads(write(Saved(match_of(steps))))

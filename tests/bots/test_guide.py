"""The bot of the guide runs as it stands there, and is worth its lines."""

from pathlib import Path

import pytest

from ribeira.bots.arena import contest
from ribeira.bots.levels import make
from tests.bots.positions import DOURO

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


@pytest.mark.cpython_only
def test_the_guides_bot_beats_chance():
    source = GUIDE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    room = {"__name__": "guide"}
    exec(source, room)
    other = make("douro", "random")
    wins, *others = contest(DOURO, (room["Bot"](), other, other), 40, seed=1)
    assert wins > max(others)

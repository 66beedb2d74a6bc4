"""Frozen games are drawn as they were when `drawn/GAME.txt` was written."""

import pytest

from ribeira.games import registry
from tests.records.frames import KEPT, kept_path, lines


@pytest.mark.parametrize("name", registry.game_ids())
def test_every_frame_is_drawn_as_before(name):
    before = kept_path(name).read_text(encoding="utf-8").splitlines()
    now = [line for line, _ in lines(name, KEPT)]
    changed = sorted({line.rpartition(" ")[0] for line in {*before} ^ {*now}})
    assert not changed, (
        f"{len(changed)} frames differ (number of the frozen game, action, beat, viewer), such as "
        f"{'; '.join(changed[:8])}. After a drawing was changed on purpose: "
        f"python -m tests.records.frames {name}"
    )

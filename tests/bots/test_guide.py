"""The example in docs/writing-a-bot.md runs in the arena as it is, and plays well enough."""

from pathlib import Path

import pytest

from ribeira.__main__ import main

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


@pytest.fixture
def source():
    return GUIDE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]


@pytest.mark.cpython_only
def test_the_guides_bot_beats_chance(source, tmp_path, capsys):
    path = tmp_path / "simple.py"
    path.write_text(source, encoding="utf-8")
    seats = f"{path},random,random"
    main(["arena", "douro", "--seats", seats, "--games", "120", "--seed", "1", "--cores", "1"])
    table = capsys.readouterr().out.splitlines()
    (line,) = [line for line in table if "simple.py" in line]
    _, _, _, _, share, interval, fair, _ = line.split("|")
    assert float(share) > float(fair)
    assert float(interval.split(" to ")[0]) < float(share)


def test_it_is_as_short_as_it_is_said_to_be(source):
    assert len(source.splitlines()) <= 25

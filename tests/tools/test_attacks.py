"""`make bench TABLES=attacks` finds what it is there to find."""

import pytest

from ribeira.cli import CommandError
from tools.bench import attacks
from tools.fuzz import fuzzing
from tools.fuzz.__main__ import main
from tools.fuzz.fuzzing import Attacker, opened_file, opened_link, opened_storage

pytestmark = pytest.mark.cpython_only


def test_the_same_seed_makes_the_same_attacks():
    def some(seed):
        attacker = Attacker(seed)
        kinds = ["links", "files", "stored"] * 5
        return [attacker._made(kind)[0] for kind in kinds]

    assert some(3) == some(3) != some(4)


@pytest.mark.parametrize("kind", ["links", "files", "stored"])
def test_many_kinds_of_outcomes_come_of_it(kind):
    attacker = Attacker(5)
    outcomes = {attacker.attack(kind).what for _ in range(10 if kind == "stored" else 150)}
    assert "opened" in outcomes
    assert kind == "stored" or len(outcomes) > 5


@pytest.mark.parametrize(
    ("kind", "reads"),
    [("links", "opened_link"), ("files", "opened_file"), ("stored", "opened_storage")],
)
def test_what_is_no_refusal_is_told(monkeypatch, kind, reads):
    def fails(*_):
        raise RecursionError

    monkeypatch.setattr(fuzzing, reads, fails)
    with pytest.raises(CommandError, match=f"RecursionError escaped from {kind}"):
        Attacker(1).attack(kind)


def test_a_table_that_cannot_be_written_again_is_told(monkeypatch):
    attacker = Attacker(1)
    monkeypatch.setattr(fuzzing, "write_file", lambda _: attacker._files[0])
    with pytest.raises(CommandError, match="another game"):
        opened_file(attacker._files[-1])


def test_what_takes_too_long_would_be_asked_about(monkeypatch):
    attacker = Attacker(1)
    monkeypatch.setattr(fuzzing, "BUDGET", 0.0)
    assert opened_link(attacker._links[0])[0] == "asks"
    assert opened_file(attacker._files[0])[0] == "asks"
    assert opened_storage(attacker._storage)[0] == "opened"


def test_a_small_run_escapes_nothing():
    tallies = list(attacks.measure({"links": 40, "files": 20, "stored": 2}))
    assert [tally.kind for tally in tallies] == ["links", "files", "stored"]
    assert [tally.outcomes.total() for tally in tallies] == [40, 20, 2]
    assert not any(tally.escaped for tally in tallies)
    assert all(0 < tally.memory < attacks.MEMORY for tally in tallies)


def test_the_command_counts_what_came_of_each_kind(capsys, monkeypatch):
    words = ["fuzz", "--links", "400", "--files", "60", "--stored", "5", "--seed", "1"]
    monkeypatch.setattr("sys.argv", words)
    assert main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["400 links", "60 files", "5 stored"]
    for kind in ("LinkCut", "LinkChanged", "LinkImpossible", "Checksum"):
        assert kind.lower() in lines[0].replace("_", "").lower()

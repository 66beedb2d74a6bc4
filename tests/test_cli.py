"""The command line, called as a function: what it prints, what it writes, and its exit codes."""

import json
import subprocess
import sys
from dataclasses import replace
from io import StringIO

import pytest

from ribeira.__main__ import main
from ribeira.api.sentences import SENTENCES
from ribeira.bots.levels import BOTS
from ribeira.cli.contest import Progress, lasting
from ribeira.codec import errors, link, textfile
from ribeira.codec.checksum import checksum
from ribeira.codec.textfile import read
from ribeira.core.match import start
from ribeira.core.plain import from_plain
from ribeira.core.upgrade import Upgrade
from ribeira.core.values import msg
from ribeira.games.douro import rules
from ribeira.games.douro.rules.state import State
from ribeira.games.registry import game_ids
from ribeira.version import version_text


def run(capsys, *words):
    """The exit code, the lines printed, and the lines of errors."""
    code = main([str(word) for word in words])
    printed = capsys.readouterr()
    return code, printed.out.splitlines(), printed.err.splitlines()


@pytest.fixture
def record(tmp_path, capsys):
    """A game of three, played to its end."""
    path = tmp_path / "game.ribeira.json"
    run(capsys, "play", "douro", "--seats", 3, "--seed", 7, "--bots", "random", "--out", path)
    return path


def test_it_says_its_version(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"{version_text()}\n"


def test_games_are_listed(capsys):
    code, lines, _ = run(capsys, "games")
    assert code == 0
    assert [line.split(":")[0] for line in lines] == list(game_ids())


def test_play_writes_a_record_and_prints_the_result(capsys, record):
    saved = read(record.read_text(encoding="utf-8"))
    assert saved.match.setup.seed == 7
    assert [player["bot"] for player in saved.players] == ["random"] * 3
    assert rules.to_act(saved.match.state) == ()
    code, lines, _ = run(capsys, "replay", record)
    assert code == 0
    first = rules.ranking(saved.match.state)[0]
    points = saved.match.state.points[first]
    assert lines[1].startswith(f"1. P{first + 1} (random): {points} points")
    assert lines[-1] == "the record is sound"


def test_the_same_command_plays_the_same_game(capsys, record, tmp_path):
    again = tmp_path / "again.json"
    run(capsys, "play", "douro", "--seats", 3, "--seed", 7, "--bots", "random", "--out", again)
    assert again.read_text() == record.read_text()


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_whole_game(capsys, name):
    code, lines, _ = run(capsys, "play", "douro", "--seats", 2, "--seed", 1, "--bots", name)
    assert code == 0
    assert len(lines) == 3


def test_each_seat_may_have_its_own_bot_and_options_are_kept(capsys, tmp_path):
    path = tmp_path / "game.json"
    words = ["play", "douro", "--seats", 3, "--seed", 1, "--bots", "random,easy,good"]
    run(capsys, *words, "--option", "O-1=tie", "--option", "O-4=no", "--out", path)
    saved = read(path.read_text(encoding="utf-8"))
    assert [player["bot"] for player in saved.players] == ["random", "easy", "good"]
    assert saved.match.setup.option("O-1") == "tie"
    assert saved.match.setup.option("O-4") == "no"


def test_an_unfinished_record_says_so(capsys, record):
    fields = json.loads(record.read_text(encoding="utf-8"))
    setup = read(record.read_text(encoding="utf-8")).match.setup
    fields |= {"actions": [], "state": checksum(start(rules, setup).state)}
    record.write_text(json.dumps(fields), encoding="utf-8")
    code, lines, _ = run(capsys, "replay", record)
    assert code == 0
    assert lines[1] == "not finished"


def test_the_trace_holds_every_state_from_the_first_to_the_ranking(capsys, record):
    code, lines, _ = run(capsys, "replay", record, "--trace")
    match = read(record.read_text(encoding="utf-8")).match
    first, *actions, last = map(json.loads, lines)
    assert code == 0
    assert (first["line"], first["game"], first["rules"]) == ("start", "douro", 1)
    assert first["setup"] == {"seats": 3, "seed": 7, "options": dict(match.setup.options)}
    assert from_plain(State, first["state"]) == match.states[0]
    assert last == {"line": "end", "ranking": list(rules.ranking(match.state))}
    assert len(actions) == len(match.steps)
    for number, line in enumerate(actions):
        assert line["step"] == number + 1
        check_action(line, match, number)


def check_action(line, match, number):
    step, before, after = match.steps[number], match.states[number], match.states[number + 1]
    assert (line["seat"], line["text"]) == (step.seat, rules.write(step.action))
    assert line["legal"] == len(before.hands[step.seat])
    assert from_plain(State, line["state"]) == after
    assert [score["total"] for score in line["scores"]] == list(after.points)
    assert [event["key"] for event in line["events"]] == [event.key for event in step.events]
    assert line["events"][1] == {
        "key": "chose" if step.action.verb == "play" else "gave",
        "values": {"seat": step.seat, "card": step.action.at[0]},
        "rule": "D-4.3" if step.action.verb == "play" else "D-7.2",
        "audience": [step.seat],
        "reveals": False,
    }


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess", "--seats", 3, "--seed", 1], "There is no game 'chess'"),
        (["stats", "chess"], "There is no game 'chess'"),
        (["play", "douro", "--seats", 3, "--seed", 1, "--bots", "hal"], "There is no bot 'hal'"),
        (["play", "douro", "--seats", 3, "--seed", 1, "--bots", "random,good"], "Name one bot"),
        (["play", "douro", "--seats", 9, "--seed", 1], "That cannot be set up"),
        (["play", "douro", "--seats", 3, "--seed", -1], "That cannot be set up"),
        (["play", "douro", "--seats", 3, "--seed", 1, "--option", "O-1"], "no option O-1="),
        (["play", "douro", "--seats", 3, "--seed", 1, "--option", "x=y"], "no option x=y"),
        (["replay", "no/such/file"], "Cannot read no/such/file"),
        (["replay", "Backup"], "Cannot read Backup: it is neither a file nor a whole link"),
        (
            ["play", "douro", "--seats", 3, "--seed", 1, "--out", "no/such/folder/file"],
            "Cannot write no/such/folder/file",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(capsys, words, sentence):
    code, lines, errors = run(capsys, *words)
    assert (code, lines, len(errors)) == (2, [], 1)
    assert sentence in errors[0]


@pytest.mark.parametrize("flags", [[], ["--trace"]], ids=["plain", "trace"])
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: text[:50], "not a JSON object"),
        (lambda text: text.replace('"P1 play', '"P2 play', 1), "is against rule D-4.3"),
        (lambda text: text.replace('"state": "', '"state": "x'), "lead to another state"),
    ],
)
def test_a_record_that_is_not_sound_is_refused_with_its_reason(
    capsys, record, spoil, sentence, flags
):
    record.write_text(spoil(record.read_text(encoding="utf-8")), encoding="utf-8")
    code, lines, errors = run(capsys, "replay", record, *flags)
    assert (code, lines, len(errors)) == (1, [], 1)
    assert errors[0].startswith("The record is not sound. ")
    assert sentence in errors[0]


@pytest.mark.parametrize("form", ["{}", "#{}", "https://example.org/#{}&at=3", "x#y#{}&turn"])
def test_a_link_is_replayed_as_a_file_is(capsys, record, form):
    match = read(record.read_text(encoding="utf-8")).match
    labels = ("Ana", "wine", "circle", "Zé", "river", "square", "C", "vine", "drop")
    address = form.format(link.write(link.Linked(match, (0,) * 3, labels=labels)))
    code, lines, _ = run(capsys, "replay", address)
    assert code == 0
    assert lines[0] == f"douro, 3 seats, seed 7, {len(match.steps)} actions"
    assert {"(Ana)", "(Zé)"} < {word.strip(":") for line in lines for word in line.split()}
    assert lines[-1] == "the record is sound"
    sealed, *_ = run(capsys, "replay", address, "--trace")
    assert sealed == 0


def test_the_trace_of_a_link_is_that_of_its_file(capsys, record):
    linked = link.read(link.write(link.Linked(read(record.read_text()).match, (0,) * 3)))
    record.write_text(textfile.write(textfile.Saved(linked.match)), encoding="utf-8")
    traces = [run(capsys, "replay", x, "--trace") for x in (record, f"#{link.write(linked)}")]
    assert traces[0] == traces[1]
    assert traces[0][0] == 0


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda payload: payload[:-3], "It is cut"),
        (lambda payload: payload[:-1] + "AB"[payload[-1] == "A"], "letters were changed"),
        ("section-2".format, "no link"),
        ("".format, "no link"),
    ],
)
def test_a_link_that_is_not_sound_is_told_apart(capsys, record, spoil, sentence):
    payload = link.write(link.Linked(read(record.read_text()).match, (0,) * 3))
    code, lines, told = run(capsys, "replay", f"https://example.org/#{spoil(payload)}")
    assert (code, lines, len(told)) == (1, [], 1)
    assert sentence in told[0]


def test_a_game_that_ended_with_its_rules_is_told_apart(capsys, record, monkeypatch):
    monkeypatch.setattr(rules, "META", replace(rules.META, rules=2))
    ended = Upgrade(ends=msg("douro.ended"))
    monkeypatch.setattr(rules, "UPGRADES", {1: ended}, raising=False)
    code, lines, _ = run(capsys, "replay", record)
    assert code == 0
    assert lines[-1] == "of older rules: to look back at, not to play on (douro.ended)"
    assert run(capsys, "replay", record, "--trace")[0] == 0
    payload = link.write(link.Linked(read(record.read_text()).match, (0,) * 3))
    monkeypatch.setattr(rules, "META", replace(rules.META, rules=3))
    monkeypatch.setattr(rules, "UPGRADES", {2: ended})
    code, _, told = run(capsys, "replay", f"#{payload}")
    assert (code, told) == (
        1,
        ["The record is not sound. It was played by older rules (douro.ended)."],
    )


def test_a_file_that_is_no_text_is_not_sound(capsys, tmp_path):
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    assert run(capsys, "replay", path)[0] == 1


def test_there_is_a_sentence_for_every_refusal():
    kinds = errors.CodecError.__subclasses__() + errors.LinkError.__subclasses__()
    assert len(SENTENCES) == len(set(kinds) - {errors.LinkError})


def test_statistics_stand_beside_those_expected(capsys):
    code, lines, _ = run(capsys, "stats", "douro", "--games", 2)
    assert code == 0
    assert lines[0].count("expected") == lines[0].count("found") == 3
    assert len(lines) == 2 + 12
    assert lines[2].startswith("| final score | 6.99 (± 3.79) | ")
    assert {line.count("|") for line in lines} == {8}


def test_a_game_in_two_versions_has_two_tables(capsys):
    code, lines, _ = run(capsys, "stats", "castelos", "--games", 1)
    assert code == 0
    titles = [line.split("|")[1].strip() for line in lines if "expected" in line]
    assert titles == ["measure, version=advanced", "measure, version=family, familyAlter=off"]
    assert len(lines) == 2 + 5 + 2 + 3


@pytest.mark.cpython_only
def test_it_runs_as_a_module():
    done = subprocess.run(
        [sys.executable, "-m", "ribeira", "games"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": "py"},
    )
    assert done.stdout.startswith("douro")


def test_the_arena_counts_every_game_once(capsys):
    code, lines, _ = run(
        capsys, "arena", "douro", "--seats", "random,random,easy", "--games", 5, "--cores", 1
    )
    assert code == 0
    wins = {line.split("|")[1].strip(): line.split("|")[3].split(" of ") for line in lines[2:]}
    assert set(wins) == {"random", "easy"}
    assert {games.strip() for _, games in wins.values()} == {"6"}  # two deals from three seats
    assert sum(int(won) for won, _ in wins.values()) == 6


def test_the_arena_compares_two_from_both_sides_of_a_deal(capsys):
    words = ["arena", "douro", "--seats", "good,random", "--games", 6, "--cores", 1]
    _, lines, _ = run(capsys, *words)
    name, seats, wins, share, *_ = [cell.strip() for cell in lines[-1].split("|")[1:]]
    assert (name, seats) == ("good", "both sides")
    won, deals = wins.split(" of ")
    assert deals == "3"
    assert float(share) == pytest.approx(float(won) / 3, abs=1e-3)


@pytest.mark.cpython_only
def test_the_arena_says_the_same_on_any_number_of_cores(capsys):
    words = ["arena", "douro", "--seats", "good,easy,random", "--games", 6, "--seed", 3]
    one = run(capsys, *words, "--cores", 1)
    assert run(capsys, *words, "--cores", 2) == one


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("good", "douro is for 2, 3, 4 or 5 seats, not 1."),
        ("good,nobody,easy", "no bot 'nobody'"),
        ("good,./nowhere.py,easy", "Cannot read"),
    ],
)
def test_the_arena_refuses_what_it_cannot_seat(capsys, seats, sentence):
    code, lines, errors = run(capsys, "arena", "douro", "--seats", seats)
    assert (code, lines) == (2, [])
    assert sentence in errors[0]


def test_the_arena_tells_programs_as_json_and_keeps_its_results(capsys, tmp_path):
    words = ["arena", "douro", "--seats", "first,random", "--games", 6, "--cores", 1]
    path = tmp_path / "results.jsonl"
    code, (line,), errors = run(capsys, *words, "--json", "--results", path, "--progress")
    told = json.loads(line)
    assert (code, told["seats"], told["both_sides"]["games"]) == (0, ["first", "random"], 3)
    assert errors[-1] == "6 of 6 games"
    assert run(capsys, *words, "--results", path) == run(capsys, *words)
    code, _, errors = run(capsys, *words, "--rounds", 3, "--results", path)
    assert (code, len(errors)) == (2, 1)
    assert "rounds was 12, not 3." in errors[0]


@pytest.mark.parametrize("kept", [True, False])
def test_the_arena_that_is_stopped_says_how_to_go_on(capsys, tmp_path, monkeypatch, kept):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("ribeira.api.series.play", stopped)
    words = ["arena", "douro", "--seats", "first,random", "--cores", 1]
    results = ["--results", tmp_path / "r"] if kept else []
    on = f" The same command goes on: {tmp_path / 'r'} has what was played." if kept else ""
    assert run(capsys, *words, *results) == (130, [], [f"Stopped.{on}"])


class Screen(StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("stream", "written"),
    [
        (StringIO(), "0 of 9 games\n6 of 9 games, 2 min left\n9 of 9 games\n"),
        (
            Screen(),
            f"\r{'0 of 9 games':50}\r{'3 of 9 games, 40 s left':50}"
            f"\r{'6 of 9 games, 2 min left':50}\r{'9 of 9 games':50}\n",
        ),
    ],
    ids=["log", "screen"],
)
def test_progress_is_one_line_on_a_screen_and_few_in_a_log(stream, written):
    now = [0.0]
    progress = Progress(stream, lambda: now[0])
    for at, over, left in ((0, 0, None), (4, 3, 40.0), (14, 6, 119.0), (15, 9, 0.0)):
        now[0] = at
        progress(over, 9, left)
    progress.end()
    assert stream.getvalue() == written
    assert [lasting(one) for one in (59.4, 60, 3599, 11100)] == [
        *("59 s", "1 min", "1 h 0 min", "3 h 5 min")
    ]

"""Many games between bots: the same table from any executor, stopped and gone on with."""

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import ribeira
from ribeira.api import contests, series
from ribeira.bots.bot import Choice

pytestmark = pytest.mark.cpython_only

SEATS = ("random", "first", "random")
SLOW = """
from time import sleep

from ribeira.bots.bot import Choice


class Bot:
    def think(self, sight, legal, chance):
        sleep(0.004)
        yield Choice(legal[chance % len(legal)])
"""


def played(**changes):
    return ribeira.arena("douro", SEATS, **({"games": 18, "seed": 5, "processes": 1} | changes))


@pytest.fixture(scope="module")
def wanted():
    """The table of games that were played here, one after the other."""
    return played()


class Backwards(Executor):
    """Carries out the last thing first, when it is asked for more than twice."""

    def __init__(self):
        self.waiting = []

    def submit(self, fn, /, *args, **kwargs):
        self.waiting.append((Future(), fn, args))
        if len(self.waiting) == 6:
            for future, what, given in reversed(self.waiting):
                future.set_result(what(*given))
        return self.waiting[-1][0]


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, ProcessPoolExecutor, Backwards])
def test_the_table_is_the_same_from_any_executor(kind, wanted):
    with kind() if kind is Backwards else kind(2) as executor:
        assert played(executor=executor) == wanted
    assert [one.games for one in wanted.standings] == [18] * 2
    assert sum(one.wins for one in wanted.standings) == 18


def test_the_table_is_the_same_from_our_own_processes(wanted):
    assert played(processes=2) == wanted


def test_the_table_can_be_read_by_programs(wanted):
    told = json.loads(json.dumps(wanted.plain()))
    assert (told["game"], told["seats"], told["both_sides"]) == ("douro", list(SEATS), None)
    for one, standing in zip(told["standings"], wanted.standings, strict=True):
        assert one["share"] == pytest.approx(one["wins"] / 18)
        assert one["interval"][0] < one["share"] < one["interval"][1]
        assert (one["bot"], one["fair"]) == (standing.bot, pytest.approx(one["seats"] / 3))
    two = ribeira.arena("douro", ["first", "random"], games=4, processes=1)
    assert two.plain()["both_sides"]["games"] == 2


class StopError(Exception):
    pass


def stop_after(games):
    def tell(over, _of, _left):
        if over >= games:
            raise StopError

    return tell


@pytest.fixture
def counted(monkeypatch):
    """The seeds of the deals that are played."""
    seeds = []

    def play(terms, seed):
        seeds.append(seed)
        return series_play(terms, seed)

    series_play = series.play
    monkeypatch.setattr(series, "play", play)
    return seeds


@pytest.mark.parametrize("threads", [0, 2])
def test_a_run_that_was_stopped_goes_on_and_plays_nothing_again(threads, tmp_path, counted, wanted):
    path = tmp_path / "results.jsonl"
    with ThreadPoolExecutor(2) as pool:
        executor = pool if threads else None
        for _ in range(2):
            with pytest.raises(StopError):
                played(executor=executor, results=path, progress=stop_after(6 + 3 * _))
        lines = path.read_text().splitlines()
        kept = {json.loads(line)["seed"] for line in lines[1:]}
        assert 0 < len(kept) < 6
        counted.clear()
        assert played(executor=executor, results=str(path)) == wanted
    assert sorted(counted) == sorted(set(range(5, 11)) - kept)
    counted.clear()
    assert played(results=path) == wanted
    assert counted == []
    assert played(results=path, games=21).standings[0].games == 21
    assert counted == [11]


def test_a_line_that_was_cut_is_played_again(tmp_path, counted):
    path = tmp_path / "results.jsonl"
    wanted = played(games=6, results=path)
    whole = path.read_bytes()
    first, last = whole.index(b"\n") + 1, whole.rstrip().rindex(b"\n") + 1
    for end in (len(whole) - 1, last + 1, last, first, first - 1, 12):
        path.write_bytes(whole[:end])
        counted.clear()
        assert played(games=6, results=path) == wanted
        assert 1 <= len(counted) <= 2
        assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rounds": 2}, "holds results of other games: rounds was 12, not 2."),
        ({"seconds": 0.5}, "holds results of other games: rounds was 12, not null."),
    ],
)
def test_results_of_other_games_are_not_mixed_in(tmp_path, change, sentence):
    path = tmp_path / "results.jsonl"
    played(results=path, games=3)
    before = path.read_bytes()
    with pytest.raises(ribeira.RibeiraError, match=sentence):
        played(results=path, **change)
    assert path.read_bytes() == before


def test_a_bot_that_was_changed_begins_anew(tmp_path):
    bot, path = tmp_path / "bot.py", tmp_path / "results.jsonl"
    bot.write_text(SLOW)
    seats = [str(bot), "random"]
    ribeira.arena("douro", seats, games=2, processes=1, results=path)
    bot.write_text(SLOW.replace("chance %", "2 * chance %"))
    with pytest.raises(ribeira.RibeiraError, match="other games: sources was"):
        ribeira.arena("douro", seats, games=2, processes=1, results=path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{}\n", "holds no results of an arena"),
        ("letter\n", "holds no results of an arena"),
        ("letter", "holds no results of an arena"),
        ("+nonsense\n", "Line 3 of .* is no result of these games."),
        ('+{"seed":6,"games":[]}\n', "Line 3 of"),
        ('+{"seed":6,"games":[[0,[1,2,3]],[3,[1,2,3]],[0,[1,2,3]]]}\n', "Line 3 of"),
        ('+{"seed":6,"games":[[0,[1,2,3]],[1,[1,2]],[0,[1,2,3]]]}\n', "Line 3 of"),
        ('+{"seed":6,"games":[[0,[1,2,3]],[1,[1,2,"x"]],[0,[1,2,3]]]}\n', "Line 3 of"),
        ('+{"seed":"6","games":[[0,[1,2,3]],[1,[1,2,3]],[0,[1,2,3]]]}\n', "Line 3 of"),
        ("+" + "[" * 100_000 + "\n", "Line 3 of"),
    ],
)
def test_a_file_that_holds_something_else_is_refused_and_left_alone(tmp_path, text, sentence):
    path = tmp_path / "results.jsonl"
    played(results=path, games=3)
    text = path.read_text() + text[1:] if text.startswith("+") else text
    path.write_text(text)
    with pytest.raises(ribeira.RibeiraError, match=sentence):
        played(results=path)
    assert path.read_text() == text


def test_progress_tells_games_and_the_time_that_the_rest_will_take(monkeypatch):
    clock = iter(range(0, 1000, 10))
    monkeypatch.setattr(contests, "monotonic", lambda: next(clock))
    told = []
    played(games=9, progress=lambda *all_of_it: told.append(all_of_it))
    assert told == [(0, 9, None), (3, 9, 20.0), (6, 9, 10.0), (9, 9, 0.0)]


def test_a_bot_from_a_file_needs_no_file_elsewhere(tmp_path):
    path = tmp_path / "bot.py"
    path.write_text(SLOW)
    terms = series.Terms("douro", (series.seat(str(path)), series.Seat("random")))
    path.unlink()
    with ProcessPoolExecutor(1) as executor:
        assert executor.submit(series.play, terms, 3).result() == series.play(terms, 3)


def test_what_a_bot_does_wrong_is_raised_and_ends_the_run(tmp_path):
    path = tmp_path / "bot.py"
    path.write_text(SLOW.replace("yield", "raise RuntimeError(7)\n        yield"))
    with ThreadPoolExecutor(1) as executor, pytest.raises(RuntimeError, match="7"):
        ribeira.arena("douro", [str(path), "random"], games=1000, executor=executor)


class Endless:
    """Chooses after three yield points, and then again and again."""

    def think(self, _sight, legal, _chance):
        yield from (None, None, None)
        for action in legal:
            yield Choice(action)
            yield None


@pytest.mark.parametrize(("seconds", "choices"), [(0.5, 1), (3, 2), (5, 3), (99, 4)])
def test_seconds_bound_what_a_bot_thinks_and_the_first_choice_is_waited_for(seconds, choices):
    clock = iter(range(100))
    bot = series.Timely(Endless(), seconds, lambda: next(clock))
    thoughts = [thought.action for thought in bot.think(None, (1, 2, 3, 4), 0) if thought]
    assert thoughts == [1, 2, 3, 4][:choices]


def test_a_bot_that_never_ends_plays_with_seconds(tmp_path):
    path = tmp_path / "bot.py"
    path.write_text(
        "from ribeira.bots.bot import Choice\n\n\nclass Bot:\n"
        "    def think(self, sight, legal, chance):\n"
        "        while True:\n            yield Choice(legal[-1])\n"
    )
    seats = [str(path), "random"]
    table = ribeira.arena("douro", seats, games=2, processes=1, seconds=0.0001)
    assert table.standings[0].games == 2


@pytest.mark.full
def test_a_run_that_was_killed_goes_on_and_leaves_no_process(tmp_path):
    (tmp_path / "slow.py").write_text(SLOW)
    words = ["arena", "douro", "--seats", "slow.py,random", "--games", "40", "--seed", "3"]
    command = [sys.executable, "-m", "ribeira", *words]
    env = os.environ | {"PYTHONPATH": os.path.abspath("py")}
    given = {"cwd": tmp_path, "env": env, "text": True, "stdout": subprocess.PIPE}
    wanted = subprocess.run([*command, "--cores", "1"], check=True, **given).stdout
    command += ["--cores", "2", "--results", "r.jsonl"]
    path = tmp_path / "r.jsonl"
    for number in (signal.SIGKILL, signal.SIGTERM, signal.SIGINT):
        before = path.read_text().count("\n") if path.exists() else 1
        running = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE, **given)
        while not path.exists() or path.read_text().count("\n") < before + 3:
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(number)
        out, said = running.communicate(timeout=30)
        assert out == ""
        if number == signal.SIGINT:
            assert running.returncode == 130
            assert said == "Stopped. The same command goes on: r.jsonl has what was played.\n"
        until = time.monotonic() + 30
        while left_over(running.pid) and time.monotonic() < until:
            time.sleep(0.05)
        assert not left_over(running.pid)
    assert path.read_text().count("\n") < 21
    assert subprocess.run(command, check=True, **given).stdout == wanted
    assert path.read_text().count("\n") == 21


def left_over(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True

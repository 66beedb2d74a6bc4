"""Each public function says in one plain sentence what is wrong, with the value that is."""

import pytest

import ribeira
from ribeira.core.values import Action

pytestmark = pytest.mark.cpython_only  # needs catalogues, which Babel makes

DOURO = ribeira.load("douro")


def new(**changes):
    return DOURO.new(**({"seats": 3, "seed": 7} | changes))


def arena(game="douro", seats=("random", "random"), **changes):
    return ribeira.arena(game, seats, **({"games": 2, "processes": 1} | changes))


BOTS = "random, first, easy, good, strong"
THERE_IS = "there is douro, dosrios or castelos."
CUT = "cannot be opened: it is cut, or something was added to it."
NO_RECORD = "A guessed match has no record: nobody knows how it began."
HALF_TIME = "Cards are given to charity at half-time only (rule D-7.2)."
FIVE = Action("play", (5,))
CASES = [
    (lambda: ribeira.load("chess"), f"There is no game 'chess'; {THERE_IS}"),
    (lambda: ribeira.load(7), f"There is no game 7; {THERE_IS}"),
    (lambda: arena(game="chess"), f"There is no game 'chess'; {THERE_IS}"),
    (lambda: arena(seats=["good"]), "douro is for 2, 3, 4 or 5 seats, not 1."),
    (lambda: arena(seats="good,easy"), "Seats are a list of names of bots, not 'good,easy'."),
    (lambda: arena(seats=[7, 8]), "A bot is named by a text, not 7."),
    (lambda: arena(seats=["hal", "easy"]), f"There is no bot 'hal'; there is {BOTS}, or a file."),
    (lambda: arena(seats=["no.py", "easy"]), "Cannot read no.py: No such file or directory."),
    (lambda: arena(games=0), "A number of games is a whole number above 0, not 0."),
    (lambda: arena(seed=-1), "A seed is a whole number from 0 to 4294967295, not -1."),
    (
        lambda: arena(seed=(1 << 32) - 1, games=3),
        "A seed is a whole number from 0 to 4294967295, not 4294967296.",
    ),
    (lambda: arena(rounds=1.5), "A number of rounds is a whole number above 0, not 1.5."),
    (lambda: arena(seconds=0), "Seconds are a number above 0, not 0."),
    (lambda: arena(seconds="1"), "Seconds are a number above 0, not '1'."),
    (lambda: arena(seconds=float("nan")), "Seconds are a number above 0, not nan."),
    (lambda: arena(executor=3), "An executor is one of concurrent.futures, not 3."),
    (lambda: arena(processes=0), "A number of processes is a whole number above 0, not 0."),
    (lambda: arena(results=7), "A file of results is a path, not 7."),
    (lambda: arena(results="no/a"), "Cannot keep results in no/a: No such file or directory."),
    (lambda: new(seats=9), "douro is for 2, 3, 4 or 5 seats, not 9."),
    (lambda: new(seats="3"), "douro is for 2, 3, 4 or 5 seats, not '3'."),
    (lambda: new(seed=-1), "A seed is a whole number from 0 to 4294967295, not -1."),
    (lambda: new(seed=1 << 32), "A seed is a whole number from 0 to 4294967295, not 4294967296."),
    (lambda: new(seed=1.5), "A seed is a whole number from 0 to 4294967295, not 1.5."),
    (lambda: new(seed=True), "A seed is a whole number from 0 to 4294967295, not True."),
    (lambda: new(options=["O-1"]), "Options are a dictionary of names and values, not ['O-1']."),
    (lambda: new(options={"O-1": "x"}), "The option O-1 is 'full' or 'tie', not 'x'."),
    (
        lambda: new(options={"O-9": "phantom"}),
        "The option O-9 is 'off' with 3 seats, not 'phantom'.",
    ),
    (lambda: DOURO.defaults(9), "douro is for 2, 3, 4 or 5 seats, not 9."),
    (lambda: DOURO.read_action("play 5"), "There is no action 'play 5' in douro."),
    (lambda: DOURO.read_action(7), "An action is written as text, not 7."),
    (lambda: DOURO.write_action(7), "There is no action 7 in douro."),
    (lambda: DOURO.write_action(FIVE), f"There is no action {FIVE} in douro."),
    (lambda: DOURO.say_action("pass"), "There is no action 'pass' in douro."),
    (
        lambda: DOURO.say_action("play 7", "tlh"),
        "The language is en, de, es, fr, it, nl or pt, not 'tlh'.",
    ),
    (lambda: new().step("play 5"), "There is no action 'play 5' in douro."),
    (lambda: new().step(None), "There is no action None in douro."),
    (lambda: new().step("donate 7"), f"'donate 7' is not allowed: {HALF_TIME}"),
    (lambda: new().step("play 7", seat=3), "A seat is a number from 0 to 2, not 3."),
    (lambda: new().legal(-1), "A seat is a number from 0 to 2, not -1."),
    (lambda: new().why_not("play 7", None), "A seat is a number from 0 to 2, not None."),
    (lambda: new().sight(3), "A seat is a number from 0 to 2, not 3."),
    (lambda: new().recall("0"), "A seat is a number from 0 to 2, not '0'."),
    (lambda: new().guess(3, 1), "A seat is a number from 0 to 2, not 3."),
    (lambda: new().guess(None, 1), "A seat is a number from 0 to 2, not None."),
    (lambda: new().guess(0, "x"), "Chance is a whole number from 0, for random numbers, not 'x'."),
    (lambda: new().guess(0, 1).record(), NO_RECORD),
    (lambda: new().guess(0, 1).link(), NO_RECORD),
    (lambda: new().numbered(3), "No legal action has the number 3 now."),
    (lambda: new().numbered("x", 0), "No legal action has the number 'x' now."),
    (lambda: new().numbers(5), "A seat is a number from 0 to 2, not 5."),
    (lambda: new().mask("a"), "A seat is a number from 0 to 2, not 'a'."),
    (lambda: new().tensor(None), "A seat is a number from 0 to 2, not None."),
    (lambda: new().link(7), "An address is a text, not 7."),
    (lambda: new().record(7), "A title is a text, not 7."),
    (lambda: new().text(0, []), "The language is en, de, es, fr, it, nl or pt, not []."),
    (lambda: new().legal(True), "A seat is a number from 0 to 2, not True."),
    (lambda: ribeira.arena("douro", ["first"] * 2, progress=7), "Progress is a function, not 7."),
    (lambda: ribeira.read(7), "A record is a text, a path or a link, not 7."),
    (lambda: ribeira.read("{"), "The record '{' cannot be opened: it is not a JSON object."),
    (
        lambda: ribeira.read("game.json"),
        "The record 'game.json' cannot be opened: it is neither a record nor a link; the path of a "
        "file is given as a Path, not as text.",
    ),
    (lambda: ribeira.read("Backup"), f"The record 'Backup' {CUT}"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "sentence"), CASES, ids=[sentence for _, sentence in CASES])
def test_what_is_wrong_is_said_in_one_sentence(call, sentence):
    with pytest.raises(ribeira.RibeiraError) as refused:
        call()
    assert str(refused.value) == sentence


def test_names_can_be_completed():
    assert {*ribeira.OFFERED, "api", "__version__"} == {*dir(ribeira)}


def test_an_unknown_option_is_named_beside_those_that_there_are():
    with pytest.raises(ribeira.RibeiraError, match=r"^douro has no option 'x'; it has O-1, .* or"):
        new(options={"x": "y"})


def test_a_file_that_is_not_there_is_named(tmp_path):
    path = tmp_path / "none.json"
    with pytest.raises(
        ribeira.RibeiraError, match=r"The file '.*none.json' cannot be read: No such"
    ):
        ribeira.read(path)


def test_nothing_is_played_after_the_end():
    match = new()
    while not match.is_over:
        match.step(match.legal()[0])
    with pytest.raises(ribeira.IllegalActionError) as refused:
        match.step("play 7")
    assert str(refused.value) == "'play 7' comes too late: the match is over."


@pytest.mark.parametrize("cut", [2, 5, 10])
def test_a_damaged_link_or_record_is_shown(cut):
    match = new()
    for text in (match.record()[:cut], match.link()[:cut]):
        with pytest.raises(ribeira.RibeiraError) as refused:
            ribeira.read(text)
        shown = " ".join(repr(text).split())
        assert str(refused.value).startswith(f"The record {shown} cannot be opened: it is ")

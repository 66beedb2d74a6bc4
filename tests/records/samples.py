"""Files, links and stored games as the page once wrote them. They must open for ever.

`python -m tests.records.samples` writes the samples of the present formats and rules numbers, and
what each must lead to into `expected.json`. A sample that is there already is never written again.
A file is named GAME-FORMAT-RULES-WHAT; the format is the number of that kind of file.
"""

import json
from hashlib import sha256
from pathlib import Path

from ribeira.app import sharing
from ribeira.app import stored_games as stored
from ribeira.app.draft import with_phantoms
from ribeira.app.tables import AWAY, Player, Table, read_file, write_file
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.codec import link, textfile
from ribeira.codec.checksum import checksum
from ribeira.core.match import branch, jump
from ribeira.core.meta import make_setup
from ribeira.games.registry import rules
from ribeira.kit.view import COLOURS, SHAPES

FOLDER = Path(__file__).parent / "samples"
EXPECTED = FOLDER / "expected.json"
FILE, STORED, LINKS = ".ribeira.json", ".stored.json", ".links.txt"
WHEN = 1_700_000_000_000
NAMES = ("Zé <b>", "Ana & Bruno", "Clara", "Duarte", "Eva")


def say(message):
    return message.key


# Opening


def samples():
    return sorted(path for path in FOLDER.iterdir() if path != EXPECTED)


def opened(path):
    """The tables in a sample: one, or one of each link."""
    text = path.read_text(encoding="utf-8")
    if path.name.endswith(FILE):
        return [read_file("old", text)]
    if path.name.endswith(STORED):
        return [stored.read("old", text)]
    return [sharing.table_of(link.read(payload), "old", say) for payload in text.splitlines()]


def digest(path):
    return sha256(path.read_bytes()).hexdigest()


def outcome(table):
    """What opening a table must lead to."""
    return {
        "actions": len(table.match.steps),
        "state": checksum(table.match.state),
        "over": not table.acting,
        "practice": table.practice,
        "title": table.title,
        "players": [f"{p.name}, {p.colour} {p.shape}, {p.bot or 'person'}" for p in table.players],
    }


# Writing

# game, what, seats, options ("changed": each has another value than its default), bots that play
WHOLE_GAMES = (
    ("douro", "default", 3, {}, "easy"),
    ("douro", "changed", 2, "changed", "first"),
    ("dosrios", "default", 3, {}, "easy"),
    ("dosrios", "changed", 4, "changed", "easy"),
    ("dosrios", "layout-R1", 2, {"layout": "R1"}, "easy"),
    ("castelos", "advanced", 3, {}, "first"),
    ("castelos", "advanced-solo", 1, {}, "first"),
    ("castelos", "changed", 4, "changed", "first"),
    ("castelos", "family", 2, {"version": "family"}, "first"),
    ("castelos", "family-solo", 1, {"version": "family"}, "first"),
    ("castelos", "advanced-changed", 2, "changed but version", "first"),
)


def write_samples():
    for seed, (name, what, seats, options, bot) in enumerate(WHOLE_GAMES, start=1872):
        game = rules(name)
        if isinstance(options, str):
            kept = options.removeprefix("changed but ")
            options = changed_options(game.META, seats, kept)
        setup = make_setup(game.META, seats, seed, options)
        bots = (make(name, bot),) * seats
        match = play_game(game, setup, bots, seed)
        half = jump(match, len(match.steps) * 3 // 5 + 1)
        write_sample(name, f"{what}-finished", seated(match, bot, bool(options)))
        write_sample(name, f"{what}-unfinished", seated(branch(half), bot, bool(options)))


def changed_options(meta, seats, kept):
    """Another value than the default for every option but `kept`, where the seats allow it."""
    return {
        option.id: option.default_for(seats)
        if option.by_seats
        else next(value for value in reversed(option.values) if value != option.default)
        for option in meta.options
        if option.id != kept
    }


def seated(match, bot, practice):
    """Two people, one person on another device, and bots, as far as there are seats."""
    seats = match.setup.seats
    kinds = ("", bot, AWAY, "strong", "")
    looks = zip(NAMES, COLOURS, SHAPES, kinds, strict=True)
    players = tuple(Player(*look) for look in list(looks)[:seats])
    title = "A long evening" if practice else ""
    return Table("new", match, with_phantoms(players, match, say), practice, title)


def write_sample(name, what, table):
    """The table as a file, as it is stored, and as links: with names, without, and the deal."""
    known = rules(name).META.rules
    links = [sharing.payload_of(table, *how) for how in ((True,), (False,), (True, True))]
    texts = (
        (FILE, textfile.FORMAT, write_file(table)),
        (STORED, stored.FORMAT, stored.write(table, WHEN) + "\n"),
        (LINKS, link.FORMAT, "".join(f"{payload}\n" for payload in links)),
    )
    for ending, number, text in texts:
        path = FOLDER / f"{name}-format{number}-rules{known}-{what}{ending}"
        if not path.exists():
            path.write_text(text, encoding="utf-8")


def expected():
    return json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.exists() else {}


def write_expectations():
    found = expected()
    for path in samples():
        if path.name not in found:
            games = [outcome(table) for table in opened(path)]
            found[path.name] = {"sha256": digest(path), "games": games}
    text = json.dumps(found, indent=1, ensure_ascii=False, sort_keys=True)
    EXPECTED.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_samples()
    write_expectations()

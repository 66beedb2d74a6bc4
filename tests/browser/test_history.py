"""Ways walked in a list of entries, which goes back a while later, as browsers do."""

import pytest

from ribeira.browser.history import Entry, History

LOBBY = ("lobby",)
TABLE = ("lobby", "table 1")
LOG = ("lobby", "table 1", "log")
OTHER = ("lobby", "table 2")


class FakeEntries:
    def __init__(self) -> None:
        self.entries: list[Entry | None] = [None]
        self.leaving = 0

    def here(self) -> Entry | None:
        return self.entries[-1]

    def put(self, entry: Entry) -> None:
        self.entries[-1] = entry

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)

    def go_back(self, steps: int) -> None:
        self.leaving = steps

    def leave(self) -> None:
        del self.entries[len(self.entries) - self.leaving :]
        self.leaving = 0

    @property
    def ways(self) -> list[str]:
        return ["/".join(entry.way) for entry in self.entries if entry]


@pytest.fixture
def entries():
    return FakeEntries()


@pytest.fixture
def history(entries):
    history = History(entries)
    history.walk(LOBBY)
    return history


def walk(history, entries, way):
    """Walks, and arrives where that takes a while."""
    history.walk(way)
    if entries.leaving:
        entries.leave()
        assert history.went() == ()


def test_each_part_of_a_way_is_an_entry_which_knows_how_many_are_behind_it(history, entries):
    walk(history, entries, LOG)
    assert entries.entries == [Entry(LOBBY, 0), Entry(TABLE, 1), Entry(LOG, 2)]


def test_to_stay_is_no_step(history, entries):
    walk(history, entries, LOG)
    before = list(entries.entries)
    walk(history, entries, LOG)
    assert entries.entries == before


@pytest.mark.parametrize("way", [LOBBY, TABLE])
def test_to_leave_goes_back(history, entries, way):
    walk(history, entries, LOG)
    walk(history, entries, way)
    assert entries.ways == ["lobby", "lobby/table 1"][: len(way)]


@pytest.mark.parametrize("way", [LOG, TABLE])
def test_another_table_takes_the_place_of_the_first(history, entries, way):
    walk(history, entries, way)
    walk(history, entries, OTHER)
    assert entries.ways == ["lobby", "lobby/table 2"]


def test_a_way_that_is_wanted_while_the_browser_goes_back_waits_for_it(history, entries):
    walk(history, entries, LOG)
    history.walk(LOBBY)
    history.walk(OTHER)
    entries.leave()
    assert history.went() == ()
    assert entries.ways == ["lobby", "lobby/table 2"]


def test_one_cannot_go_back_further_than_the_entries_that_belong_to_the_way(entries):
    entries.put(Entry(LOG, 0))
    history = History(entries)
    history.walk(LOBBY)
    assert entries.entries == [Entry(LOBBY, 0)]


def test_where_a_person_goes_by_the_buttons_of_the_browser_is_told(history, entries):
    walk(history, entries, TABLE)
    entries.entries.pop()
    assert history.went() == LOBBY


def test_an_entry_that_comes_from_a_link_is_no_place(history, entries):
    entries.entries.append(None)
    assert history.went() == ()
    history.walk(TABLE)
    assert entries.here() == Entry(TABLE, 0)

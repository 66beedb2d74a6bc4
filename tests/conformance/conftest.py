"""Each check gets `played`: one game after the other, with random games of it."""

import pytest

from tests.conformance.played import ENTRIES, TOY, Played, games_of, registered


@pytest.fixture(scope="package", autouse=True)
def _toy_is_registered():
    """The codec and the bots find games by their ids."""
    with registered(TOY):
        yield


@pytest.fixture(params=ENTRIES, ids=lambda entry: entry.meta.id)
def played(request, _toy_is_registered) -> Played:
    return games_of(request.param.meta.id)

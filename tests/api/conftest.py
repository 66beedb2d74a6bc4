"""The library's own files are made anew, if the catalogues or styles are newer."""

import pytest

from tools.library import DATA, make_data
from tools.places import STATIC


def age(paths):
    return max((path.stat().st_mtime for path in paths if path.is_file()), default=0)


@pytest.fixture(scope="session", autouse=True)
def library_files():
    sources = (*STATIC.glob("locale/**/*.po"), *STATIC.glob("css/**/*.css"))
    if age(DATA.glob("*")) < age(sources):
        make_data()

"""Runs inside Pyodide just before its memory is kept: imports all that the page will want.

Modules that need PyScript can not run here, and segno is seldom wanted; they are kept as code,
ready to be executed there. No module may open a file or the like when it is imported, because such
things do not survive in a snapshot.
"""

import gc
import importlib
import linecache
import marshal
import random
import re
import sys
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from zipimport import zipimporter

APP = "/lib/ribeira.zip"
LIBRARY = "/lib/python314.zip"
ONLY_IN_THE_PAGE = ("pyscript", "segno")
SIZE_OF_PYC_HEADER = 16


class KeptCode(Loader):
    """Finds and runs the modules that are kept as code."""

    def __init__(self):
        self.code = {}

    def find_spec(self, name, _path=None, _target=None):
        if name not in self.code:
            return None
        return ModuleSpec(name, self, origin="snapshot", is_package=self.code[name][1])

    def exec_module(self, module):
        exec(self.code[module.__name__][0], module.__dict__)


def modules_of(archive):
    """For each module its file in the archive."""
    for file in sorted(archive._get_files()):
        if file.endswith(".pyc"):
            name = file.removesuffix(".pyc").replace("/", ".")
            yield name.removesuffix(".__init__"), file


def only_in_the_page(codes):
    """The modules named above, and those that import one of them, directly or through others."""
    found = {name for name in codes if name.startswith(ONLY_IN_THE_PAGE)} | {"pyscript.js_modules"}
    while more := {name for name in codes if found & set(codes[name].co_names)} - found:
        found |= more
    return found


def kept_code(archive, modules):
    data = {name: archive.get_data(file) for name, file in modules.items()}
    codes = {name: marshal.loads(code[SIZE_OF_PYC_HEADER:]) for name, code in data.items()}
    kept = KeptCode()
    for name in sorted(only_in_the_page(codes) & set(codes)):
        kept.code[name] = codes[name], modules[name].endswith("__init__.pyc")
    return kept


def keep_everything():
    archive = zipimporter(APP)
    modules = dict(modules_of(archive))
    kept = kept_code(archive, modules)
    for name in [*dict(modules_of(zipimporter(LIBRARY))), *modules]:
        if name not in kept.code:
            importlib.import_module(name)
    sys.meta_path.insert(0, kept)


def keep_english():
    from ribeira.i18n.shipped import shipped

    shipped()


def tidy():
    """Removes what differs from build to build, or is of use only while building."""
    random.seed(0)
    linecache.clearcache()
    re.purge()
    gc.collect()
    gc.collect()


sys.path.append(APP)
keep_everything()
keep_english()
tidy()

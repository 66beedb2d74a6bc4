"""Makes the catalogues and the style, and packs the wheel; all else is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from tools.library import make_data, pack


class WithData(build_py):
    def run(self) -> None:
        make_data()
        super().run()
        if not self.editable_mode:
            pack(Path(self.build_lib) / "ribeira")


setup(cmdclass={"build_py": WithData})

"""The folders of the project, for all tools."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
ONE_FILE = ROOT / "dist-onefile/ribeira.html"
WORK = ROOT / "build"
NODE_MODULES = ROOT / "node_modules"
PACKAGES = ROOT / "py"
STATIC = ROOT / "static"
LOCALE = STATIC / "locale"
TOOLS = ROOT / "tools"

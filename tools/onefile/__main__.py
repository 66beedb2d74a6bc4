"""Packs dist/ into one page that can be opened from a disk.   python -m tools.onefile

For a web server dist/ itself is better: the page starts sooner and works offline.
"""

from tools.onefile import one_page
from tools.places import DIST, ONE_FILE, ROOT


def main() -> None:
    ONE_FILE.parent.mkdir(exist_ok=True)
    ONE_FILE.write_text(one_page(DIST), encoding="utf-8")
    print(f"{ONE_FILE.stat().st_size:,} bytes: {ONE_FILE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

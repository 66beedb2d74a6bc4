"""Puts what a page needs before its first paint into the page, and has its policy allow that.

It saves files, each of which makes the start slower. A script must not contain an end tag.
"""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

SCRIPT = re.compile(r'<script src="\./([^"]+)"></script>')
STYLE = re.compile(r'<link rel="stylesheet" href="\./([^"]+)">')
WITHIN = {"script": re.compile(r"<script>(.*?)</script>", re.DOTALL)}
WITHIN["style"] = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def inlined(page: str, site: Path) -> str:
    """The page with its plain scripts and its style sheet in it; their files are removed."""
    for found, tag in ((SCRIPT, "script"), (STYLE, "style")):
        for path in found.findall(page):
            text = (site / path).read_text(encoding="utf-8")
            page = found.sub(lambda _, tag=tag, text=text: f"<{tag}>{text}</{tag}>", page, count=1)
            (site / path).unlink()
    return page


def sealed(page: str) -> str:
    """The page with a policy that allows, by their digests, only the scripts and styles in it."""
    for tag, within in WITHIN.items():
        digests = "".join(f" {digest(text)}" for text in within.findall(page))
        page = page.replace(f"{tag}-src", f"{tag}-src{digests}", 1)
    return page


def digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"

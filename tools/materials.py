"""The bill of materials of a release, in CycloneDX: what is in the site, and what built it.

Made from the files that pin all of it, so that the same sources give the same text.
"""

import base64
import json
import re
from pathlib import Path
from typing import Any

from tools.places import ROOT, TOOLS
from tools.vendor import python_inside
from tools.version import version

PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
IN_THE_PAGE = ("segno",)  # of what pip installs
ALGORITHMS = {"sha512": "SHA-512", "sha384": "SHA-384", "sha256": "SHA-256", "sha1": "SHA-1"}


def component(kind: str, name: str, number: str, is_shipped: bool, **more: Any) -> dict[str, Any]:
    """A package; `excluded` are those that are not in the site."""
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{number}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": number,
        "purl": address,
        "scope": "required" if is_shipped else "excluded",
        **more,
    }


def of_npm() -> list[dict[str, Any]]:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    found = {}
    for place, about in lock["packages"].items():
        if not place or "version" not in about:
            continue
        name = about.get("name", place.rpartition("node_modules/")[2])
        more: dict[str, Any] = {}
        if "integrity" in about:
            more["hashes"] = [as_hash(one) for one in about["integrity"].split()]
        if "license" in about:
            more["licenses"] = [{"expression": about["license"]}]
        one = component("npm", name, about["version"], not about.get("dev"), **more)
        if found.get(one["purl"], {}).get("scope") != "required":
            found[one["purl"]] = one
    return list(found.values())


def as_hash(integrity: str) -> dict[str, str]:
    kind, _, digest = integrity.partition("-")
    return {"alg": ALGORITHMS[kind], "content": base64.b64decode(digest).hex()}


def of_pip() -> list[dict[str, Any]]:
    text = "".join(path.read_text(encoding="utf-8") for path in pins())
    numbers = {name.lower(): number for name, number in PINNED.findall(text)}
    return [component("pypi", name, n, name in IN_THE_PAGE) for name, n in numbers.items()]


def pins() -> list[Path]:
    return sorted((TOOLS / "pins").glob("*.txt"))


def bill() -> str:
    python = component("generic", "cpython", python_inside(), True)
    parts = sorted([python, *of_npm(), *of_pip()], key=lambda one: one["purl"])
    ours = {"type": "application", "bom-ref": "ribeira", "name": "ribeira", "version": version()}
    shipped = [one["purl"] for one in parts if one["scope"] == "required"]
    text = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": ours | {"licenses": [{"expression": "MIT AND CC-BY-4.0"}]}},
        "components": parts,
        "dependencies": [{"ref": "ribeira", "dependsOn": shipped}],
    }
    return json.dumps(text, indent=1, ensure_ascii=False) + "\n"

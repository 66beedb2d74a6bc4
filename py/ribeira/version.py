"""Which Ribeira this is, as people read it: in *About*, in reports and on the command line."""

from __future__ import annotations

from ribeira import __version__


def version_text(of_page: str = "") -> str:
    """Such as `Ribeira 0.1.0+1a2b3c4d`: the same in every language, so that it can be compared.

    `of_page` is what the build wrote into the page: the version, and after `+` a digest of the
    files of that build. Without it, on the command line or in an unbuilt page, there is no digest.
    """
    return f"Ribeira {of_page or __version__}"

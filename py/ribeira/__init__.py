"""Ribeira: modern board games whose rules run anywhere Python runs, a web page included."""

__version__ = "0.1.0"
"""The one place that says it: the package, the page and the releases take it from here."""

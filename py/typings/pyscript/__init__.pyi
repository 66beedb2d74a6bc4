# What is used of PyScript 0.7.31; of what a browser offers, browser/dom.py types the events.
from collections.abc import Callable
from typing import Any

document: Any
window: Any

def when(
    event: str, where: object, **options: object
) -> Callable[[Callable[..., None]], Callable[..., None]]: ...

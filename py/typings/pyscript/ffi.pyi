from typing import TypeVar

T = TypeVar("T")

def to_js(value: T) -> T: ...

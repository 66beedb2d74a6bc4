"""What the library offers is what signatures.txt says.

After a change that is meant: `python -m tests.api.test_signatures` writes the file anew. Whatever
goes or means something else raises `API`.
"""

import inspect
from pathlib import Path

import pytest

from ribeira import api

SAID = Path(__file__).with_name("signatures.txt")

pytestmark = pytest.mark.cpython_only


def told():
    lines = [f"API {api.API}"]
    for name in api.__all__:
        value = getattr(api, name)
        if inspect.isclass(value):
            lines += of_class(name, value)
        elif callable(value):
            lines.append(f"{name}{inspect.signature(value)}")
    return "\n".join(lines) + "\n"


def of_class(name, kind):
    yield f"class {name}({', '.join(base.__name__ for base in kind.__bases__)})"
    for member, value in sorted(vars(kind).items()):
        if member.startswith("_") and member != "__init__":
            continue
        if isinstance(value, property):
            result = inspect.signature(value.fget).return_annotation
            yield f"    {member}: {result}"
        elif inspect.isfunction(value):
            yield f"    {member}{inspect.signature(value)}"
        elif inspect.ismemberdescriptor(value):
            yield f"    {member}: {kind.__annotations__[member]}"


def test_nothing_has_changed_that_users_rely_on():
    assert told() == SAID.read_text(encoding="utf-8")


def test_every_name_is_offered_by_the_package_itself_or_by_its_api():
    import ribeira

    for name in ribeira.OFFERED:
        assert getattr(ribeira, name) is getattr(api, name)
    with pytest.raises(AttributeError, match="module 'ribeira' has no attribute 'lode'"):
        _ = ribeira.lode


def test_everything_is_documented():
    for name in api.__all__:
        value = getattr(api, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert value.__doc__, name


if __name__ == "__main__":
    SAID.write_text(told(), encoding="utf-8")

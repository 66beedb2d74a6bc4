"""Pages that the sources write: the library's door, and each game's rules as data."""

import inspect
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from importlib import import_module
from typing import Any

import ribeira
from ribeira.api import wording
from ribeira.core.events import Event
from ribeira.games import registry
from ribeira.kit.game_module import AnyGame

QUOTED = re.compile(r"(: |-> )'([^']+)'")
CONTRACT = """# The contract

All of it stands in `ribeira.api`; the package `ribeira` offers the same names. The number of this
contract is {api}: nothing is removed, renamed or given another meaning without a new number.
Whatever is wrong raises `RibeiraError` with one sentence that shows the wrong value; what the rules
refuse raises `IllegalActionError`, which names the rule.
"""


def pages() -> dict[str, str]:
    """Markdown by name of the page."""
    games = {f"game-{name}": "\n".join(of_game(name)) for name in ribeira.game_names()}
    return games | {"contract": "\n".join(contract())}


def contract() -> Iterator[str]:
    api = ribeira.api
    yield CONTRACT.format(api=api.API)
    for name in api.__all__:
        value = getattr(api, name)
        if inspect.isclass(value):
            yield f"## {name}\n\n{told(value)}\n"
            yield from members(value)
        elif inspect.isfunction(value):
            yield f"## {name}\n\n    {name}{signature(value)}\n\n{told(value)}\n"


def members(kind: type[Any]) -> Iterator[str]:
    for name, value in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(value, property):
            yield f"- `{name}`: {told(value)}"
        elif inspect.isfunction(value):
            yield f"- `{name}{signature(value)}`: {told(value)}"
    yield ""


def signature(value: Any) -> str:
    found = inspect.signature(value)
    own = [one for one in found.parameters.values() if one.name != "self"]
    return QUOTED.sub(r"\1\2", str(found.replace(parameters=own)))


def told(value: Any) -> str:
    return " ".join((inspect.getdoc(value) or "").split("\n")).replace("|", "\\|")


def of_game(name: str) -> Iterator[str]:
    door, module = ribeira.load(name), registry.load(name)
    say = wording.catalogue().say
    title = say(registry.terms(name).say_game())
    seats = ", ".join(map(str, door.seats))
    yield f"# {title} as data\n\n`ribeira.load({name!r})`, for {seats} seats. {told(door.rules)}\n"
    yield from options(name)
    yield from actions(name)
    yield from events(name)
    yield from sight(module)
    yield from tensor(name)
    yield from rules(module)


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    heads = list(heads)
    yield f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in row)} |"
    yield ""


def options(name: str) -> Iterator[str]:
    say, terms, seats = wording.catalogue().say, registry.terms(name), ribeira.load(name).seats[-1]
    rows = []
    for option in registry.meta(name).options:
        said = [f"`{one}`: {say(terms.say_value(option.id, one))}" for one in option.values]
        what = say(terms.say_option(option.id))
        rows.append((f"`{option.id}`", what, "; ".join(said), f"`{option.default_for(seats)}`"))
    yield "## Options\n\nGiven to `new(options={…})` by name.\n"
    yield from table(("option", "what it decides", "values", "usual value"), rows)


def actions(name: str) -> Iterator[str]:
    by_verb: dict[str, list[str]] = {}
    for one in ribeira.load(name).numbers.names:
        by_verb.setdefault(one.partition(" ")[0], []).append(one)
    yield "## Actions\n\nAs text and as numbers; `#0` is the first place that may be chosen now.\n"
    at, rows = 0, []
    for verb, names in by_verb.items():
        rows.append((f"`{verb}`", f"{at} to {at + len(names) - 1}", f"`{names[0]}`, `{names[-1]}`"))
        at += len(names)
    yield from table(("verb", "numbers", "from … to"), rows)


def events(name: str) -> Iterator[str]:
    found = vars(import_module(f"ribeira.games.{name}.rules.events")).values()
    kinds = [one for one in found if inspect.isclass(one) and issubclass(one, Event)]
    kinds.remove(Event)
    yield "## Events\n\nWhat `step` and `recall` return.\n"
    yield from table(
        ("event", "fields", "rule"),
        ((f"`{one.__name__}`", typed(one), rule_of(one)) for one in kinds),
    )


def rule_of(kind: Any) -> str:
    return getattr(kind, "rule", "") or "as the event says"


def typed(kind: Any) -> str:
    return ", ".join(f"`{field.name}: {field.type}`" for field in fields(kind)) or "none"


def sight(module: AnyGame) -> Iterator[str]:
    kind = module.rules.Sight
    yield f"## Sight\n\n{told(kind)}\n"
    yield from table(("field", "type", "what it is"), of_fields(kind))
    inner = [kind for kind in (getattr(inspect.getmodule(kind), "Table", None),) if kind]
    for one in inner:
        yield f"### {one.__name__}\n\n{told(one)}\n"
        yield from table(("field", "type", "what it is"), of_fields(one))


def of_fields(kind: Any) -> Iterator[tuple[str, str, str]]:
    """With the comments that stand beside them in the source."""
    sources = "\n".join(inspect.getsource(one) for one in reversed(kind.__mro__[:-1]))
    for field in fields(kind):
        said = re.search(rf"^    {field.name}: [^#\n]+# (.+)$", sources, re.MULTILINE)
        yield f"`{field.name}`", f"`{field.type}`", said[1] if said else ""


def tensor(name: str) -> Iterator[str]:
    numbers = ribeira.load(name).numbers
    yield f"## Tensor\n\n{numbers.size} numbers; seats count from the own one.\n"
    rows = ((part.name, " × ".join(map(str, part.shape)), part.start) for part in numbers.parts)
    yield from table(("part", "shape", "begins at"), rows)


def rules(module: AnyGame) -> Iterator[str]:
    say = wording.catalogue().say
    yield "## Rules\n\nIn our own words, by the numbers that refusals and events name.\n"
    for _, numbered in module.words.CHAPTERS:
        for number, _ in numbered:
            yield f"- **{number}** {say(module.words.say_rule(number=number))}"

"""In whose name a game with secrets leaves the page.

A file or a link holds every hand, sealed choices and all that is still to be drawn. Where several
people share the screen, one of them says who makes it; the next ones are told.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ribeira.app import stored_games
from ribeira.app.model import Dialog, Model
from ribeira.app.msg import AnyButKey, Vouch
from ribeira.app.sharing import Secret
from ribeira.app.stored_text import read_object
from ribeira.app.tables import Table
from ribeira.core.values import Setup
from ribeira.games import registry


def of_table(table: Table) -> tuple[Secret, ...]:
    """What somebody at this screen could see by it that another hides; nothing, or one."""
    hides = registry.meta(table.match.setup.game).hides(table.match.setup)
    people = tuple(table.players[seat].name for seat in table.people)
    return (Secret(table.id, people),) if hides and table.acting and len(people) > 1 else ()


def of_stored(model: Model, names: Iterable[str]) -> tuple[Secret, ...]:
    """The same of stored games, without playing them again. One that is damaged keeps none."""
    return tuple(secret for name in names for secret in _of_stored(model, name))


def _of_stored(model: Model, name: str) -> tuple[Secret, ...]:
    text, saved = model.stored.text(name), model.stored.summary(name)
    if text is None or saved.error or saved.over:
        return ()
    try:
        file = read_object(stored_games.file_in(text))
        seated = file["players"][: file["seats"]]
        people = tuple(str(player["name"]) for player in seated if not player["bot"])
        options = tuple(sorted(file["options"].items()))
        setup = Setup(saved.game, file["seats"], file["seed"], options)
        hides = registry.meta(saved.game).hides(setup)
    except (ValueError, LookupError, TypeError, AttributeError):
        return ()
    return (Secret(name, people),) if hides and len(people) > 1 else ()


def ask_first(model: Model, secrets: tuple[Secret, ...], then: AnyButKey) -> Model | None:
    """The model with the question, if it has to be asked before `then`; once for each game."""
    left = unvouched(model, secrets)
    return replace(model, dialog=Dialog("secrets", secrets=left, then=then)) if left else None


def unvouched(model: Model, secrets: tuple[Secret, ...]) -> tuple[Secret, ...]:
    """Those that nobody has taken along yet."""
    known = dict(model.vouched)
    return tuple(secret for secret in secrets if secret.id not in known)


def vouch(model: Model, message: Vouch) -> tuple[Model, AnyButKey | None]:
    """Notes who it is; what was to be done is done then."""
    dialog = model.dialog
    if dialog is None or dialog.then is None or message.name not in people_of(dialog.secrets):
        return model, None
    vouched = dict(model.vouched) | {secret.id: message.name for secret in dialog.secrets}
    return replace(model, dialog=None, vouched=tuple(vouched.items())), dialog.then


def people_of(secrets: tuple[Secret, ...]) -> tuple[str, ...]:
    """Their names, each once."""
    return tuple(dict.fromkeys(name for secret in secrets for name in secret.people))

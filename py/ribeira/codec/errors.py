"""Why a record could not be opened: one exception for each reason, each with a message for people.

Whoever catches one of these has no match, not half of one.
"""

from __future__ import annotations

from ribeira.core.values import Message, Refusal, msg

SHORT = 40


def _short(value: object) -> str:
    """What a stranger wrote, whole characters only and short enough for a sentence."""
    text = str(value).encode(errors="replace").decode()
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"


class CodecError(ValueError):
    """Any of the reasons below."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.key} {dict(message.values)}")
        self.message = message


class TooLargeError(CodecError):
    def __init__(self, limit: int) -> None:
        super().__init__(msg("codec.error.too_large", limit=limit))


class NotJsonError(CodecError):
    """Not JSON at all, nested too deep, or not an object."""

    def __init__(self) -> None:
        super().__init__(msg("codec.error.not_json"))


class FieldError(CodecError):
    """A field that is missing or of the wrong type."""

    def __init__(self, field: str) -> None:
        super().__init__(msg("codec.error.field", field=field))


class FormatError(CodecError):
    def __init__(self, found: int, ours: int) -> None:
        super().__init__(msg("codec.error.format", found=_short(found), ours=ours))


class UnknownGameError(CodecError):
    def __init__(self, game: str) -> None:
        super().__init__(msg("codec.error.game", game=_short(game)))


class IncompleteGameError(CodecError):
    """There is such a game, but something in it is missing or broken."""

    def __init__(self, game: str, lacks: tuple[str, ...]) -> None:
        super().__init__(msg("codec.error.incomplete", game=game, lacks=_short(", ".join(lacks))))


class RulesError(CodecError):
    """Written under a rules number that this engine does not know how to read."""

    def __init__(self, found: int, ours: int) -> None:
        super().__init__(msg("codec.error.rules", found=_short(found), ours=ours))


class BadSetupError(CodecError):
    """Seats, seed or options from which the game cannot be dealt."""

    def __init__(self, reason: str) -> None:
        super().__init__(msg("codec.error.setup"))
        self.reason = reason


class UnknownOptionError(CodecError):
    """An option that this engine does not have, from a newer one perhaps."""

    def __init__(self, option: str) -> None:
        super().__init__(msg("codec.error.unknown_option", option=_short(option)))


class MissingOptionError(CodecError):
    """An option that every record of the game names, and this one does not."""

    def __init__(self, option: str) -> None:
        super().__init__(msg("codec.error.missing_option", option=option))


class TooManyActionsError(CodecError):
    def __init__(self, limit: int) -> None:
        super().__init__(msg("codec.error.too_many_actions", limit=limit))


class TooManyGamesError(CodecError):
    """In one file."""

    def __init__(self, limit: int) -> None:
        super().__init__(msg("codec.error.too_many_games", limit=limit))


class UnreadableActionError(CodecError):
    """A line that is no action of this game; `step` counts from 1."""

    def __init__(self, step: int, text: str) -> None:
        super().__init__(msg("codec.error.unreadable", step=step, action=_short(text)))
        self.step = step


class RefusedActionError(CodecError):
    """An action that the rules refuse; `step` counts from 1."""

    def __init__(self, step: int, text: str, refusal: Refusal) -> None:
        because, rule = refusal.message, refusal.rule
        super().__init__(
            msg("codec.error.refused", step=step, action=_short(text), because=because, rule=rule)
        )
        self.step = step


class ChecksumError(CodecError):
    """All actions are legal, but they do not lead where the record says they do."""

    def __init__(self) -> None:
        super().__init__(msg("codec.error.checksum"))


class LinkError(CodecError):
    """Any of the reasons that only links know."""


class ForeignLinkError(LinkError):
    """Something else that stands after a `#`."""

    def __init__(self) -> None:
        super().__init__(msg("codec.error.link_foreign"))


class CutLinkError(LinkError):
    """Of another length than it was made with."""

    def __init__(self) -> None:
        super().__init__(msg("codec.error.link_cut"))


class ChangedLinkError(LinkError):
    """Of the right length, but not what was written."""

    def __init__(self) -> None:
        super().__init__(msg("codec.error.link_changed"))


class ImpossibleLinkError(LinkError):
    """Written with care, but by no game: made by hand."""

    def __init__(self) -> None:
        super().__init__(msg("codec.error.link_impossible"))

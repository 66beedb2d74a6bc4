"""English sentences for what can be wrong with a record; the page has others, in the catalogues."""

from __future__ import annotations

from ribeira.codec.errors import CodecError

SENTENCES = {
    "codec.error.too_large": "It is longer than {limit} characters.",
    "codec.error.not_json": "It is not a JSON object.",
    "codec.error.field": "Its field {field!r} is missing or wrong.",
    "codec.error.format": "Its format is {found}; this program reads {ours}.",
    "codec.error.game": "There is no game {game!r} here.",
    "codec.error.incomplete": "The game {game} cannot be played: {lacks} is missing or broken.",
    "codec.error.rules": "Its rules number is {found}; this program plays by {ours}.",
    "codec.error.setup": "Its seats, seed or options fit no game.",
    "codec.error.unknown_option": "Its option {option!r} is none of this game's.",
    "codec.error.missing_option": "It does not say how the option {option!r} was set.",
    "codec.error.too_many_actions": "It has more than {limit} actions.",
    "codec.error.too_many_games": "It holds more than {limit} games.",
    "codec.error.unreadable": "Action {step}, {action!r}, is none of this game's.",
    "codec.error.refused": "Action {step}, {action!r}, is against rule {rule}.",
    "codec.error.link_foreign": "It is no link to a game.",
    "codec.error.link_cut": "It is cut, or something was added to it.",
    "codec.error.link_changed": "Some of its letters were changed.",
    "codec.error.link_impossible": "No game could have led to it.",
    "codec.error.checksum": "Its actions lead to another state than the one it names.",
}


def sentence(error: CodecError) -> str:
    """English has no words for a game's own reason to end under newer rules: its key is named."""
    message = error.message
    known = SENTENCES.get(message.key, f"It was played by older rules ({message.key}).")
    return known.format(**dict(message.values))

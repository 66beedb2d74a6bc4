"""The icons of the interface, drawn on a grid of 24 by 24 with lines of one width."""

from ribeira.kit.markup import Markup, el

PATHS = {
    "back": "M14.5 5L7.5 12l7 7",
    "forward": "M9.5 5l7 7-7 7",
    "first": "M17 5l-7 7 7 7M6.5 5v14",
    "turn_back": "M18.5 6l-6 6 6 6M11.5 6l-6 6 6 6",
    "turn_on": "M5.5 6l6 6-6 6M12.5 6l6 6-6 6",
    "round_back": "M20 6l-6 6 6 6M14 6l-6 6 6 6M4.5 5v14",
    "round_on": "M4 6l6 6-6 6M10 6l6 6-6 6M19.5 5v14",
    "undo": "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9",
    "redo": "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5",
    "watch": "M5 12a7 7 0 1 0 2-4.9M5 4.5V9h4.5M10.5 9v6l5-3z",
    "hint": "M9 17h6M10 20.5h4M8 13.5a6 6 0 1 1 8 0c-.9.8-1 2-1 3.5H9c0-1.5-.1-2.7-1-3.5z",
    "log": "M5 6h14M5 10.5h14M5 15h14M5 19.5h8",
    "rules": "M12 6c-2-1.5-5-1.5-8-1v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5c-3-.5-6-.5-8 1zM12 6v13",
    "text": "M4.5 19L10 5l5.5 14M6.5 14h7M16 12h4.5M16 16h4.5M16 20h4.5",
    "settings": "M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.5v5M8.5 14.5v5",
    "look": "M12 5v7l4.5 2.5M4 12a8 8 0 1 0 2.6-5.9M4 4.5V9h4.5",
    "menu": "M5 7h14M5 12h14M5 17h14",
    "share": "M12 15V4M8 7.5L12 3.5l4 4M6 11v9h12v-9",
    "link": "M10.5 13.5l3-3M9 10l-3 3a3.5 3.5 0 0 0 5 5l3-3M15 14l3-3a3.5 3.5 0 0 0-5-5l-3 3",
    "close": "M6 6l12 12M18 6L6 18",
    "skip": "M5 5l7 7-7 7M13 5l7 7-7 7",
    "play": "M7 4.5v15L19 12z",
    "dice": "M5 5h14v14H5zM9 9h.01M15 9h.01M9 15h.01M15 15h.01M12 12h.01",
    "delete": "M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7",
    "rename": "M4.5 19.5l1-4.5L15.5 5l3.5 3.5L9 18.5zM13 7.5l3.5 3.5",
    "copy": "M9 9h10.5v10.5H9zM5 15.5H4.5V4.5H15.5V6",
    "file": "M12 4v10.5M7.5 10.5L12 15l4.5-4.5M5 19.5h14",
    "open": "M12 15V4.5M7.5 9L12 4.5 16.5 9M5 19.5h14",
    "home": "M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10",
}


def icon(name: str) -> Markup:
    """An icon, hidden from screen readers because a name stands beside it or on its button."""
    return el(
        "svg", el("path", d=PATHS[name]), class_="icon", viewBox="0 0 24 24", aria_hidden="true"
    )

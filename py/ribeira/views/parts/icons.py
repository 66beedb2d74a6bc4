"""The signs of the interface, drawn on a grid of 24 by 24 with one pen. Each has one meaning, and
its word always stands beside or below it.
"""

from functools import cache

from ribeira.kit.markup import Markup, el

PATHS = {
    # tools
    "unkept": "M12 4.5L21 20H3zM12 10v5M12 17.4v.1",
    "home": "M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10",
    "undo": "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9",
    "redo": "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h5",
    "hint": "M9.5 17h5M10 20.5h4M8.5 13.5a5.5 5.5 0 1 1 7 0c-.8.7-1 2-1 3.5h-5c0-1.5-.2-2.8-1-3.5z",
    "story": "M6 15V6.5A2.5 2.5 0 0 1 8.5 4H18a2 2 0 0 1 2 2v1.5h-4M16 6v11.5a2.5 2.5 0 0 1-2.5 2.5"
    "H6a2.5 2.5 0 0 1-2.5-2.5V15H11v2.5a2.5 2.5 0 0 0 2.5 2.5M9.5 8.5h3.5M9.5 12h3.5",
    "rules": "M12 6c-2-1.5-5-1.5-8-1v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5c-3-.5-6-.5-8 1zM12 6v13",
    "rules_now": "M5 4.5h9.5a4 4 0 0 1 4 4V20H8.5A3.5 3.5 0 0 1 5 16.5z"
    "M5 16.5A3.5 3.5 0 0 1 8.5 13h10M9 8.2h5",
    "sound_on": "M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.5a8 8 0 0 1 0 11",
    "sound_off": "M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5",
    "more": "M5.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0"
    "M17.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0",
    "look": "M12 7.5V12l3.5 2M4 12a8 8 0 1 0 2.6-5.9M4 4.5V9h4.5",
    "watch": "M5 12a7 7 0 1 0 2-4.9M5 4.5V9h4.5M10.5 9v6l5-3z",
    "learn": "M12 5.5L2.5 10l9.5 4.5 9.5-4.5zM6.5 12v4.3c1.5 1.5 3.4 2.2 5.5 2.2s4-.7 5.5-2.2V12"
    "M21.5 10v4.5",
    "coach": "M4 5.5h16V16h-9l-4.5 4v-4H4zM8 9.2h8M8 12.4h5",
    "review": "M4 4v16h16M7.5 15.5l4-5 3 3L20 7",
    "settings": "M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.5v5M8.5 14.5v5",
    "find": "M4.5 10.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 15l5 5",
    "about": "M12 11v5.5M12 7.8v.1M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0",
    "language": "M3.8 12a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0M3.8 12h16.4"
    "M12 3.8c2.2 2.2 3.3 5 3.3 8.2s-1.1 6-3.3 8.2c-2.2-2.2-3.3-5-3.3-8.2s1.1-6 3.3-8.2",
    "text": "M4.5 19L10 5l5.5 14M6.5 14h7M16 12h4.5M16 16h4.5M16 20h4.5",
    # facts
    "players": "M5.7 8a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0M2.8 19.5c.4-3.5 2.9-5.5 6.2-5.5"
    "s5.8 2 6.2 5.5M15.5 4.9a3.3 3.3 0 0 1 0 6.2M17.3 14.3c2.2.7 3.6 2.5 3.9 5.2",
    "calendar": "M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4M9 15l2 2 4-4",
    "minutes": "M12 7.2V12l3 2M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0",
    # what one does
    "play": "M7.5 5v14L18.5 12z",
    "skip": "M4.5 12h15M13.5 6l6 6-6 6",
    "hurry": "M5 5l7 7-7 7M13 5l7 7-7 7",
    "close": "M6 6l12 12M18 6L6 18",
    "choose": "M6.5 9.5l5.5 5.5 5.5-5.5",
    "challenge": "M6 20.5V4M6 5h11.5l-2.5 4 2.5 4H6",
    "share": "M12 15V4M8 7.5L12 3.5l4 4M6 11v9h12v-9",
    "open": "M12 3.5V14M8 10.5l4 4 4-4M6 11v9h12v-9",
    "file": "M6.5 3.5H14l4 4v13H6.5zM14 3.5v4h4M12.2 10.5v6M9.7 14.2l2.5 2.5 2.5-2.5",
    "devices": "M3.5 15.5V5h14v3.5M3.5 15.5h8M8.5 19.5h3M14.5 11.5h6v9h-6z",
    "link": "M10.5 13.5l3-3M9 10l-3 3a3.5 3.5 0 0 0 5 5l3-3M15 14l3-3a3.5 3.5 0 0 0-5-5l-3 3",
    "dice": "M5 5h14v14H5zM9 9h.01M15 9h.01M9 15h.01M15 15h.01M12 12h.01",
    "delete": "M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7",
    "rename": "M4.5 19.5l1-4.5L15.5 5l3.5 3.5L9 18.5zM13 7.5l3.5 3.5",
    "copy": "M9 9h10.5v10.5H9zM5 15.5H4.5V4.5H15.5V6",
    "duplicate": "M9 9h10.5v10.5H9zM5 15.5H4.5V4.5H15.5V6M14.2 12v4.5M12 14.2h4.5",
    # steps while one looks back
    "back": "M14.5 5L7.5 12l7 7",
    "forward": "M9.5 5l7 7-7 7",
    "first": "M17 5l-7 7 7 7M6.5 5v14",
    "turn_back": "M18.5 6l-6 6 6 6M11.5 6l-6 6 6 6",
    "turn_on": "M5.5 6l6 6-6 6M12.5 6l6 6-6 6",
    "round_back": "M20 6l-6 6 6 6M14 6l-6 6 6 6M4.5 5v14",
    "round_on": "M4 6l6 6-6 6M10 6l6 6-6 6M19.5 5v14",
    # what a review says of a choice
    "fine": "M5 12.5l4.5 4.5L19 7.5",
    "better": "M12 19V6M7 10.5l5-5 5 5",
    "turning": "M12 4.5v9.5M12 18.5v.1",
    # how a tile lies
    "turn_left": "M6.5 7.5A7.5 7.5 0 1 1 4.5 13M4.5 4v4.5H9",
    "turn_right": "M17.5 7.5A7.5 7.5 0 1 0 19.5 13M19.5 4v4.5H15",
    "flip": "M12 4v16M8.5 7.5L4 16.5h4.5zM15.5 7.5l4.5 9h-4.5z",
    # what a lesson replies
    "talk": "M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3z",
}


@cache
def icon(name: str) -> Markup:
    """A sign, hidden from screen readers because its word stands beside it."""
    return el(
        "svg", el("path", d=PATHS[name]), class_="icon", viewBox="0 0 24 24", aria_hidden="true"
    )

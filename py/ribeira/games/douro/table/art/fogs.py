"""A picture for each of the six fog cards, 60 by 50."""

from __future__ import annotations

from ribeira.games.douro.table.art.shapes import barrel, barrel_end, skiff
from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import box, disc, moved, path


def fragas() -> Markup:
    """Rocks that split the river."""
    return group(
        box(0, 0, 60, 50, "fill-dawn"),
        path("M0 14Q12 6 24 12T60 8V24H0Z", "fill-hill"),
        path("M0 20H60V50H0Z", "fill-river-pale"),
        path("M8 40L13 22L19 17L26 27L31 40Z", "fill-rock inked"),
        path("M28 42L34 12L41 6L49 20L54 42Z", "fill-rock inked"),
        path("M19 17l1 10l5 8M13 22l2 9M41 6l-2 13l5 9l-2 8M49 20l-3 6", "line fine"),
        path(
            "M2 42q5-5 9-1t9 0t9 0t9 0t9 0t9 0M0 47q5-4 10 0t10 0t10 0t10 0t10 0t10 0", "line foam"
        ),
        path("M6 38q-3-4 0-7M57 38q3-4 0-8M27 38q1-5 0-8", "line foam"),
    )


def cardia() -> Markup:
    """Our Lady in her blue cloak, above the water."""
    rays = "M30 3V0M19 6L16 3M41 6l3-3M13 14L9 12M47 14l4-2M11 23H6M49 23h5"
    return group(
        box(0, 0, 60, 50, "fill-gold"),
        path("M0 40q8-5 15-2t15 0t15 0t15 0v12H0Z", "fill-river-pale"),
        path(rays, "line ray"),
        disc(30, 15, 10.5, "fill-halo inked-fine"),
        path(
            (
                "M30 6C22 6 21 15 20 22C17 30 12 38 11 46Q30 52 49 46C48 38 43 30 40 22"
                "C39 15 38 6 30 6Z"
            ),
            "fill-mantle inked",
        ),
        path("M30 22C26 24 24 32 24 48Q30 50 36 48C36 32 34 24 30 22Z", "fill-linen inked-fine"),
        path("M24.5 14q0 8.5 5.5 9q5.5-.5 5.5-9q-1-4.5-5.5-4.5t-5.5 4.5z", "fill-skin inked-fine"),
        path("M27 15.5h2M31 15.5h2M28.6 19.4q1.4.9 2.8 0M27 29l3 4l3-4M30 29v8", "line fine"),
        path("M24 5l2-4l4 3l4-3l2 4z", "fill-crown inked-fine"),
        path("M0 46q5-4 10 0t10 0t10 0t10 0t10 0t10 0", "line wave"),
    )


def rapidos() -> Markup:
    """White water between two banks, and a boat gone slanting."""
    streams = (
        "M22 0C16 12 34 18 26 30S14 40 12 50M32 0C30 12 44 20 38 32S30 42 30 50"
        "M41 0C44 12 52 22 48 34S46 44 47 50"
    )
    return group(
        box(0, 0, 60, 50, "fill-river-deep"),
        path(
            "M0 0H18C12 10 22 18 12 30C8 36 4 42 3 50H0ZM60 0H46C50 10 56 18 54 30V50H60Z",
            "fill-rock inked",
        ),
        path(streams, "line foam thick"),
        path("M27 4C24 12 39 20 33 32S22 42 21 50M37 4C37 12 48 22 43 34S38 44 38 50", "line foam"),
        moved(16, 10, skiff()),
    )


def sirga() -> Markup:
    """An ox on the bank tows a boat by its rope."""
    return group(
        box(0, 0, 60, 50, "fill-dawn"),
        path("M0 12Q16 2 30 9T60 5V30H0Z", "fill-vineyard"),
        path("M2 14q14-7 28-3M4 19q14-6 28-3t24-2M3 24q16-5 30-3t24-2", "line fine"),
        path("M0 30Q20 24 60 28V50H0Z", "fill-river-pale"),
        path("M0 32Q16 27 28 30L22 37Q10 40 0 39Z", "fill-path inked-fine"),
        path("M22 20Q34 34 42 38", "line rope"),
        path(
            "M4 20q0-4 4-4h8q4-1 6-4l3 1l3 4q-1 3-4 3q-2 5-4 5v8h-2.5v-7H9v7H6.5v-8Q4 24 4 20z",
            "fill-ox inked",
        ),
        path("M23 12q0-4 4-4M25 13q3-3 5-1M16 15.5l2 6", "line fine"),
        moved(
            34,
            28,
            path("M2 9C8 16 20 16 24 7L19 9H8Z", "fill-hull inked"),
            path("M13 10V-6", "line thick"),
            path("M7-5Q13-7 19-5Q20 1 19 5Q13 7 7 5Q6 1 7-5Z", "fill-sail inked"),
        ),
        path("M2 45q5-4 10 0t10 0t10 0t10 0t10 0", "line wave"),
    )


def barraca() -> Markup:
    """The floating tavern: an awning, a lantern, a jug and two barrels."""
    return group(
        box(0, 0, 60, 50, "fill-dusk"),
        disc(49, 9, 4.5, "fill-moon"),
        path("M0 36q8-3 15 0t15 0t15 0t15 0v14H0Z", "fill-river-deep"),
        path("M12 20h34v18H12z", "fill-plank inked"),
        path("M17 24h10v9H17z", "fill-lamp inked-fine"),
        path("M31 25h9v13h-9z", "fill-hull inked-fine"),
        path(
            (
                "M8 20L14 9H46L52 20q-3.7 4-7.3 0q-3.7 4-7.4 0q-3.6 4-7.3 0q-3.7 4-7.3 0"
                "q-3.7 4-7.4 0Q11.6 24 8 20Z"
            ),
            "fill-linen inked",
        ),
        path(
            "M15.3 20L19 9h6l-2.3 11q-3.7 4-7.4 0zM30 20V9h6.5l2.8 11q-5 4-9.3 0z",
            "fill-wine inked-fine",
        ),
        path("M4 37H56Q54 46 47 46H13Q6 46 4 37Z", "fill-hull inked"),
        moved(44, 27, barrel(), scale=0.46),
        path("M20.5 33q-1.5-3 .3-4.5v-1.7h2.5v1.7q1.8 1.5.3 4.5z", "fill-wine"),
        path("M8 21v5", "line"),
        path("M6 26h4l1 5H5z", "fill-lamp inked-fine"),
        path("M2 48q5-3 10 0t10 0t10 0t10 0t10 0", "line foam"),
    )


def customs() -> Markup:
    """A declaration with its seal, a quill, and a barrel that stays ashore."""
    return group(
        box(0, 0, 60, 50, "fill-desk"),
        path("M9 5H37L41 9V45H9Z", "fill-linen inked"),
        path("M14 12h18M14 17h22M14 22h22M14 27h15M14 32h12", "line fine"),
        path("M56 4C45 9 38 21 33 36L36 37C46 30 55 20 56 4Z", "fill-sail inked"),
        path("M56 4C48 14 41 25 32 40M44 15l6 1M40 23l7 1", "line fine"),
        disc(19, 38, 6.6, "fill-wax inked"),
        path("M19 33.8l1.3 2.7l3 .4l-2.2 2l.6 3l-2.7-1.5l-2.7 1.5l.6-3l-2.2-2l3-.4z", "fill-sail"),
        moved(40, 30, barrel_end(), scale=0.72),
        path("M41 31l16 16M57 31L41 47", "line strike"),
    )


PICTURES = {
    "FRA": fragas,
    "CAR": cardia,
    "RAP": rapidos,
    "SIR": sirga,
    "BAR": barraca,
    "CUS": customs,
}

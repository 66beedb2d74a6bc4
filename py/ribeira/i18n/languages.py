"""The languages there are, each by its own name, in the order in which they are offered.

A test compares this table with the folders of `static/locale`.
"""

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pt": "Português",
}

"""The languages there are, each by its own name, in the order in which they are offered.

Bad at: finding catalogues; a test holds this table against the folders of `static/locale`.
"""

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "pt": "Português",
}

"""What a person finds on a screen and does there: a file for each screen and each board.

Things are found by role and name, label or text, and the names come from the catalogues. Where a
screen is drawn in another way, these functions change and the tests do not. A function that is
called after a thing returns where it is; one that is called after an action does it.
"""

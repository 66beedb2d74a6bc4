"""The command line: a game without a browser. Its commands yield lines of text; only
`ribeira.__main__` prints them. Its sentences are for programmers, in English and not translated.
"""


class CommandError(Exception):
    """A sentence for the user and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code

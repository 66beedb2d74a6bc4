"""The command line: a game without a browser. Its commands give lines of text; only
`ribeira.__main__` prints them. The plain English here is for programmers, not in the catalogues.
"""


class CommandError(Exception):
    """A sentence for the user and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code

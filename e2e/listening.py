"""Notes what a server was asked and what it answered; requests that overlap may be in any order."""

from functools import partial
from http import HTTPStatus

from tools.serve import Server, Site


def listen(server: Server) -> list[tuple[int, str]]:
    """A list that from now on gets the status of every answer with the path of its request."""
    heard: list[tuple[int, str]] = []

    class Listening(Site):
        def log_request(self, code: HTTPStatus | str = "-", size: int | str = "-") -> None:
            heard.append((int(code), self.path))

    server.RequestHandlerClass = partial(Listening, **server.RequestHandlerClass.keywords)
    return heard

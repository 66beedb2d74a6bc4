"""What a server was asked, and what it answered. Bad at: order among requests that cross."""

from functools import partial
from http import HTTPStatus

from tools.serve import Server, Site


def listen(server: Server) -> list[tuple[int, str]]:
    """From now on every answer's status with the path that was asked for."""
    heard: list[tuple[int, str]] = []

    class Listening(Site):
        def log_request(self, code: HTTPStatus | str = "-", size: int | str = "-") -> None:
            heard.append((int(code), self.path))

    server.RequestHandlerClass = partial(Listening, **server.RequestHandlerClass.keywords)
    return heard

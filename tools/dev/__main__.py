"""Serves until Ctrl+C."""

import argparse
from pathlib import Path

import tools.dev
from tools.dev.server import make_dev_server
from tools.places import ROOT
from tools.serve import run


def main() -> None:
    how = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=tools.dev.__doc__, formatter_class=how)
    parser.add_argument("--port", type=int, default=8100, help="0: any free one")
    parser.add_argument("--host", default="127.0.0.1", help="this machine's address in a network")
    parser.add_argument("--root", type=Path, default=ROOT, help="has index.html, py/ and static/")
    options = parser.parse_args()
    try:
        server = make_dev_server(options.root, options.host, options.port)
    except OSError:
        server = make_dev_server(options.root, options.host)  # the port is taken: any other
    host, port = server.server_address[:2]
    run(server, f"http://{host}:{port}/")


if __name__ == "__main__":
    main()

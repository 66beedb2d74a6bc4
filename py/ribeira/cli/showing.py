"""`show`: one position of a record, as text or drawn."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import ribeira
from ribeira.api import AnyMatch, RibeiraError
from ribeira.cli import CommandError


def show(args: Namespace) -> Iterator[str]:
    try:
        match = _opened(args.record)
        if args.at is not None:
            match = match.at(args.at)
        if args.seat is not None and not 1 <= args.seat <= match.seats:
            raise CommandError(f"A seat is a number from 1 to {match.seats} here, not {args.seat}.")
        seat = None if args.seat is None else args.seat - 1
        if not args.out:
            yield match.text(seat, args.language)
            return
        drawn = _drawn(match, Path(args.out), seat, args)
    except RibeiraError as error:
        raise CommandError(str(error)) from error
    try:
        Path(args.out).write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise CommandError(f"Cannot write {args.out}: {error.strerror}.") from error


def _drawn(match: AnyMatch, path: Path, seat: int | None, args: Namespace) -> str:
    if path.suffix == ".svg":
        return match.svg(seat, args.language, args.theme)
    if path.suffix == ".html":
        return match.html(seat, args.language, args.theme)
    if path.suffix == ".txt":
        return match.text(seat, args.language) + "\n"
    raise CommandError(f"A drawing ends in .svg, .html or .txt, not as {path.name!r} does.")


def _opened(record: str) -> AnyMatch:
    """A file, or a link: the whole address, or what stands after its `#`."""
    if os.path.exists(record):  # `Path.exists` raises an error where a link is long
        return ribeira.read(Path(record))
    try:
        return ribeira.read(record)
    except RibeiraError as error:
        if "#" in record:
            raise
        raise CommandError(
            f"Cannot read {record}: it is neither a file nor a whole link."
        ) from error

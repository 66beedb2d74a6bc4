"""`show`: one position of a record, as text or drawn."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import ribeira
from ribeira.api import AnyMatch, RibeiraError
from ribeira.cli import CommandError


def show(args: Namespace) -> Iterator[str]:
    try:
        match = ribeira.read(Path(args.record) if Path(args.record).exists() else args.record)
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

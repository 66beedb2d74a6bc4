"""Screenshots as brightness by rows; reads only PNG of 8 bits a channel, as browsers make them.

Written here because a library for pictures would be large for one test.
"""

import struct
import zlib
from collections.abc import Iterator

CHANNELS = {0: 1, 2: 3, 6: 4}  # grey, colours, colours and opacity


def grey(png: bytes) -> memoryview:
    """Brightness by row and column, from the first colour of each pixel."""
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert depth == 8
    channels = CHANNELS[kind]
    data = zlib.decompress(b"".join(chunks(png)))
    flat = b"".join(row[::channels] for row in rows(data, width * channels, channels))
    return memoryview(flat).cast("B", (height, width))


def chunks(png: bytes) -> Iterator[bytes]:
    place = 8
    while place < len(png):
        length, name = struct.unpack(">I4s", png[place : place + 8])
        if name == b"IDAT":
            yield png[place + 8 : place + 8 + length]
        place += length + 12


def rows(data: bytes, width: int, step: int) -> Iterator[bytearray]:
    """Undoes the filter of each row."""
    above = bytearray(width)
    for place in range(0, len(data), width + 1):
        row = bytearray(data[place + 1 : place + 1 + width])
        for i in range(width):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            row[i] = (row[i] + guess(data[place], left, above[i], corner)) & 255
        yield row
        above = row


def guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        near = left + up - corner
        return min((left, up, corner), key=lambda value: abs(near - value))
    return (0, left, up, (left + up) // 2)[kind]

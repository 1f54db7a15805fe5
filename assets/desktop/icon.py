"""Packs pictures into an icon for Windows: icon.py OUT.ico PNG..., each at most 256 pixels wide."""
import struct
import sys

out, *paths = sys.argv[1:]
pictures = [open(path, "rb").read() for path in paths]
at = 6 + 16 * len(pictures)
entries = b""
for picture in pictures:
    width, height = struct.unpack(">II", picture[16:24])
    entries += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(picture), at)
    at += len(picture)
with open(out, "wb") as file:
    file.write(struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures))

#!/usr/bin/env python3
"""Makes the serif family, for `Font.Design.serif`: three weights of Source Serif 4 at optical size 20, its text size.

Usage: python3 scripts/make-serif-cut.py SOURCE_SERIF_VARIABLE DIRECTORY

SOURCE_SERIF_VARIABLE is Source Serif 4.004 with the axes `opsz` and `wght` (PyPI's `fontpkg-source-serif-4==4.4`
holds it). DIRECTORY has the sans family's `StillframeSans-Regular.ttf`; the serif faces go beside it, ready for
scripts/embed-fonts.py. They have the characters of Source Serif in the ranges that the sans family has characters in.
Source Serif reserves the font name "Source": no name of these faces may hold it.

Needs `pip install fonttools`.
"""
import pathlib
import sys

from fontTools.otlLib.optimize import compact
from fontTools.ttLib import TTFont

from font_cut import instance, named, saved, subset

WEIGHTS = [("Regular", 400), ("SemiBold", 600), ("Bold", 700)]
FEATURES = [
    "calt", "case", "ccmp", "dnom", "frac", "kern", "liga", "lnum", "locl", "mark", "mkmk", "numr", "onum", "pnum",
    "subs", "sups", "tnum", "zero",
]


def main():
    source, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    # A range is 256 characters.
    ranges = {code >> 8 for code in TTFont(directory / "StillframeSans-Regular.ttf").getBestCmap()}
    total = 0
    for weight, value in WEIGHTS:
        font = instance(source, 20, value)
        subset(font, [code for code in font.getBestCmap() if code >> 8 in ranges], FEATURES)
        # The same kerning in smaller tables: a quarter of the file.
        compact(font, 9)
        total += saved(font, directory / f"{named(font, 'Stillframe Serif', weight, value)}.ttf")
    print(f"{total} bytes")


if len(sys.argv) != 3:
    sys.exit(__doc__)
main()

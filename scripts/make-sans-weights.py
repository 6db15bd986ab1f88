#!/usr/bin/env python3
"""Makes weights of the sans family: all nine of the display cut, and those of the text cut that are not 400 to 700.

Usage: python3 scripts/make-sans-weights.py INTER_VARIABLE DIRECTORY

INTER_VARIABLE is Inter 4.001 with the axes `opsz` and `wght` (PyPI's `fontpkg-inter==4.1.post1` holds
it). DIRECTORY has four weights of the text cut, `StillframeSans-Regular.ttf`, `-Medium`, `-SemiBold` and
`-Bold`; the other faces go beside them, with the same characters and features, ready for
scripts/embed-fonts.py. The script stops if the advances of the four are not those of INTER_VARIABLE at
optical size 14: two versions of a family would not fit together.

Needs `pip install fonttools`.
"""
import pathlib
import sys

from fontTools.ttLib import TTFont

from font_cut import instance, named, saved, subset

TEXT_WEIGHTS = [("Regular", 400), ("Medium", 500), ("SemiBold", 600), ("Bold", 700)]
NEW_WEIGHTS = [("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("ExtraBold", 800), ("Black", 900)]
CUTS = [
    ("Stillframe Sans", 14, NEW_WEIGHTS),
    ("Stillframe Sans Display", 32, sorted(TEXT_WEIGHTS + NEW_WEIGHTS, key=lambda weight: weight[1])),
]
# Instancers round a delta's half differently; more than that is another version.
TOLERANCE = 2


def check(text, variable, weight):
    map_ = variable.getBestCmap()
    for code, glyph in text.getBestCmap().items():
        ours, theirs = text["hmtx"][glyph][0], variable["hmtx"][map_[code]][0]
        if abs(ours - theirs) > TOLERANCE:
            sys.exit(f"U+{code:04X} at weight {weight} is {ours} wide, in the variable font {theirs}")


def main():
    source, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    for weight, value in TEXT_WEIGHTS:
        check(TTFont(directory / f"StillframeSans-{weight}.ttf"), instance(source, 14, value), value)
    text = TTFont(directory / "StillframeSans-Regular.ttf")
    features = {
        record.FeatureTag for tag in ("GSUB", "GPOS") for record in text[tag].table.FeatureList.FeatureRecord}
    for family, optical_size, weights in CUTS:
        total = 0
        for weight, value in weights:
            font = instance(source, optical_size, value)
            subset(font, text.getBestCmap().keys(), features)
            total += saved(font, directory / f"{named(font, family, weight, value)}.ttf")
        print(f"{family}: {total} bytes")


if len(sys.argv) != 3:
    sys.exit(__doc__)
main()

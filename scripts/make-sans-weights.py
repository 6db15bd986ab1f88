#!/usr/bin/env python3
"""Makes the display cut of the sans family: four weights of Inter at its largest optical size.

Usage: python3 scripts/make-display-cut.py INTER_VARIABLE DIRECTORY

INTER_VARIABLE is Inter 4.001 with the axes `opsz` and `wght` (PyPI's `fontpkg-inter==4.1.post1` holds
it). DIRECTORY has the text cut, `StillframeSans-*.ttf`; the display cut goes beside it, with the same
characters and features, ready for scripts/embed-fonts.py. The script stops if the text cut's advances
are not those of INTER_VARIABLE at optical size 14: two versions of a family would not fit together.

Needs `pip install fonttools`.
"""
import pathlib
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = [("Regular", 400), ("Medium", 500), ("SemiBold", 600), ("Bold", 700)]
# Instancers round a delta's half differently; more than that is another version.
TOLERANCE = 2


def instance(source, optical_size, weight):
    return instantiateVariableFont(TTFont(source), {"opsz": optical_size, "wght": weight})


def check(text, variable, weight):
    map_ = variable.getBestCmap()
    for code, glyph in text.getBestCmap().items():
        ours, theirs = text["hmtx"][glyph][0], variable["hmtx"][map_[code]][0]
        if abs(ours - theirs) > TOLERANCE:
            sys.exit(f"U+{code:04X} at weight {weight} is {ours} wide, in the variable font {theirs}")


def named(font, weight, value):
    family, face = "Stillframe Sans Display", f"StillframeSansDisplay-{weight}"
    plain = weight in ("Regular", "Bold")
    names = {
        1: family if plain else f"{family} {weight}", 2: weight if plain else "Regular", 3: face,
        4: f"{family} {weight}", 6: face, 16: family, 17: weight,
    }
    table = font["name"]
    kept = {record.nameID: str(record) for record in table.names if record.nameID in (0, 13, 14)}
    table.names = []
    for identifier, text in sorted({**kept, **names}.items()):
        table.setName(text, identifier, 3, 1, 0x409)
    font["OS/2"].usWeightClass = value


def main():
    source, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    total = 0
    for weight, value in WEIGHTS:
        text = TTFont(directory / f"StillframeSans-{weight}.ttf")
        check(text, instance(source, 14, value), value)
        font = instance(source, 32, value)
        options = Options()
        options.layout_features = sorted(
            {r.FeatureTag for tag in ("GSUB", "GPOS") for r in text[tag].table.FeatureList.FeatureRecord})
        options.hinting = False
        options.glyph_names = False
        options.name_IDs = ["*"]
        options.notdef_outline = True
        options.drop_tables += ["STAT", "DSIG", "gasp", "prep", "meta"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=text.getBestCmap().keys())
        subsetter.subset(font)
        named(font, weight, value)
        path = directory / f"StillframeSansDisplay-{weight}.ttf"
        font.save(path)
        total += path.stat().st_size
        print(f"{path.name}: {path.stat().st_size} bytes, {font['maxp'].numGlyphs} glyphs")
    print(f"{total} bytes")


if len(sys.argv) != 3:
    sys.exit(__doc__)
main()

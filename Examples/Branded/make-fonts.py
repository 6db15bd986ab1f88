#!/usr/bin/env python3
"""Makes the fonts of the example from two of Debian's: small subsets under names of their own, since one of the
originals reserves its name.

Needs: pip install fonttools; apt install fonts-lobster fonts-inter-variable
usage: python3 make-fonts.py [LOBSTER.otf] [INTER.ttf]
"""
import pathlib
import sys

from fontTools import subset, ttLib
from fontTools.varLib import instancer

OUT = pathlib.Path(__file__).parent / "Sources/Branded/Fonts"
LATIN = [*range(0x20, 0x7F), *map(ord, "ÄÖÜäöüßéèàç–—’‘“”„·…×€")]
CYRILLIC = [*range(0x410, 0x450), 0x401, 0x451, 0x2116]
LICENCE = ("This Font Software is licensed under the SIL Open Font License, Version 1.1. "
           "https://openfontlicense.org")


def cut(font, scalars):
    options = subset.Options(hinting=False, name_IDs=["*"], notdef_outline=True,
                             layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=scalars)
    subsetter.subset(font)


def name(font, family, style, post, copyright):
    table = font["name"]
    styles = {i.subfamilyNameID for i in font["fvar"].instances} if "fvar" in font else set()
    axes = {a.axisNameID for a in font["fvar"].axes} if "fvar" in font else set()
    table.names = [n for n in table.names if n.nameID in styles | axes and n.platformID == 3]
    for number, text in ((0, copyright), (1, family), (2, style), (3, post), (4, f"{family} {style}"),
                         (5, "Version 1.0"), (6, post), (13, LICENCE), (25, family.replace(" ", ""))):
        table.setName(text, number, 3, 1, 0x409)
    for tag in ("DSIG", "STAT", "meta"):
        if tag in font:
            del font[tag]


def save(font, path):
    OUT.mkdir(parents=True, exist_ok=True)
    font["head"].modified = font["head"].created
    font.save(OUT / path, reorderTables=True)
    print(path, (OUT / path).stat().st_size)


script = ttLib.TTFont(
    sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/opentype/lobster/lobster.otf",
    recalcTimestamp=False)
cut(script, LATIN)
name(script, "Trail Script", "Regular", "TrailScript-Regular",
     "Made from Lobster, copyright 2010 Pablo Impallari")
if "CFF " in script:
    cff = script["CFF "].cff
    cff.fontNames = ["TrailScript-Regular"]
    top = cff.topDictIndex[0]
    top.FamilyName, top.FullName = "Trail Script", "Trail Script Regular"
    for key in ("Notice", "Copyright"):
        if key in top.rawDict:
            del top.rawDict[key]
save(script, "TrailScript.otf")

text = ttLib.TTFont(
    sys.argv[2] if len(sys.argv) > 2 else "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf",
    recalcTimestamp=False)
text = instancer.instantiateVariableFont(
    text, {a.axisTag: None for a in text["fvar"].axes if a.axisTag != "wght"}, updateFontNames=False)
cut(text, LATIN + CYRILLIC)
name(text, "Trail Text", "Regular", "TrailText-Regular",
     "Made from Inter, copyright 2016 The Inter Project Authors")
save(text, "TrailText.ttf")

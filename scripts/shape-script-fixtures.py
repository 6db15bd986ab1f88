#!/usr/bin/env python3
"""Writes Tests/Fixtures/Shaping/Scripts: words of many scripts with HarfBuzz's glyphs, and small fonts.

Usage: python3 scripts/shape-script-fixtures.py

Per script NAME.ttf is a subset of a Noto font (SIL Open Font License 1.1) without outlines: the characters
of the words with all their layout rules. words.txt has a line per word: script, direction, code points
and `glyph:cluster:xAdvance:yAdvance:xOffset:yOffset` of each glyph. Needs what
scripts/shape-scripts.py needs. Arab.ttf is made here: it has Arabic presentation characters and no joining features.
"""
import importlib.util
import io
import pathlib
import random
import sys
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("shape_scripts", HERE / "shape-scripts.py")
judge = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(judge)
import uharfbuzz as hb  # noqa: E402  (shape-scripts.py says how to get it)
from fontTools import subset  # noqa: E402
from fontTools.fontBuilder import FontBuilder  # noqa: E402

SCRIPTS = ("Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Mymr Khmr Tibt Mong Nkoo Adlm Cakm "
           "Java Bali Batk Lana Syrc").split()
WORDS, RANDOM = 24, 10
TARGET = HERE.parent / "Tests/Fixtures/Shaping/Scripts"


def presentation_face():
    """A face with the characters of joined forms, ligatures of two and three letters and of marks."""
    letters = [0x627, 0x628, 0x62C, 0x62D, 0x644, 0x645, 0x647, 0x6A9]
    marks = [0x64B, 0x64C, 0x64E, 0x64F, 0x650, 0x651, 0x652]
    codes = [0x20, *letters, *marks, *range(0xFE80, 0xFEF5), 0xFEFB, 0xFEFC, 0xFB8E, 0xFB8F, 0xFB90, 0xFB91,
             0xFC5E, 0xFC60, 0xFC61, 0xFC62, 0xFD88, 0xF201, 0xF211, 0xF2EE]
    names = [".notdef", *(f"uni{code:04X}" for code in codes), "spaces"]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(dict(zip(codes, names[1:])))
    builder.setupHorizontalMetrics({name: (200 + 7 * place, 0) for place, name in enumerate(names)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Stillframe Test Forms", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost(keepGlyphNames=False)
    classes = " ".join(f"uni{code:04X}" for code in marks)
    # Required ligatures alone are no joining features.
    builder.addOpenTypeFeatures(f"""languagesystem arab dflt;
        table GDEF {{ GlyphClassDef , , [{classes}], ; }} GDEF;
        feature rlig {{ sub uni0020 uni0020 by spaces; }} rlig;""")
    data = io.BytesIO()
    builder.font.save(data)
    rng = random.Random(21)
    texts = [[0x644, 0x645, 0x62D, 0x628], [0x644, 0x644, 0x647], [0x644, 0x645, 0x62C, 0x628], [0x644, 0x627],
             [0x628, 0x644, 0x627], [0x628, 0x651, 0x64E], [0x644, 0x651, 0x64E, 0x627]]
    texts += [[rng.choice(letters + [0x644, 0x645] + marks * (index % 2)) for _ in range(rng.randint(2, 9))]
              for index in range(40)]
    return data.getvalue(), texts


def lines_of(script, data, texts):
    face = hb.Font(hb.Face(data))
    for text in texts:
        item = {"scalars": text, "script": script, "direction": "rtl" if script in judge.RTL else "ltr"}
        rows = judge.oracle(face, item)
        yield (f"{script} {item['direction']} " + " ".join(f"{c:04X}" for c in text) + " | "
               + " ".join(":".join(map(str, row)) for row in rows))


def main():
    ranges = judge.script_ranges()
    found = judge.faces(ranges, SCRIPTS)
    rng = random.Random(20)
    words = judge.real_words(ranges, SCRIPTS, 4000, rng)
    TARGET.mkdir(parents=True, exist_ok=True)
    lines = ["# script direction code points | glyph:cluster:xAdvance:yAdvance:xOffset:yOffset …",
             f"# HarfBuzz {hb.version_string()}, subsets of Debian's Noto fonts"]
    for script in SCRIPTS:
        # A limited alphabet keeps the font small and its words close to one another.
        path, own = found[script][0]
        texts = [[ord(char) for char in word] for word in rng.sample(words[script], min(WORDS, len(words[script])))]
        letters = sorted({code for text in texts for code in text if code in own}) or own[::3]
        marks = [code for code in letters if unicodedata.category(chr(code))[0] == "M"]
        texts += [judge.random_text(rng, letters, marks) for _ in range(RANDOM if words[script] else 3 * RANDOM)]
        options = subset.Options(layout_features=["*"], hinting=False, notdef_outline=False,
                                 glyph_names=False, drop_tables=["DSIG", "STAT", "meta", "BASE"],
                                 name_IDs=[1, 6, 13], name_legacy=False)
        font = subset.load_font(path, options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes={0x20, 0x25CC} | {code for text in texts for code in text})
        subsetter.subset(font)
        for table in ("glyf", "loca", "gvar", "fvar", "HVAR", "avar", "MVAR", "prep", "gasp"):
            if table in font:
                del font[table]
        data = io.BytesIO()
        font.save(data)
        (TARGET / f"{script}.ttf").write_bytes(data.getvalue())
        lines += lines_of(script, data.getvalue(), texts)
    data, texts = presentation_face()
    (TARGET / "Arab.ttf").write_bytes(data)
    lines += lines_of("Arab", data, texts)
    (TARGET / "words.txt").write_text("\n".join(lines) + "\n")
    print(sum(file.stat().st_size for file in TARGET.iterdir()), "bytes", file=sys.stderr)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes StillframeEmojiPictures-Regular.ttf: the emoji that the colour face lacks, as the bitmaps of Noto Color Emoji.

Usage: python3 scripts/make-emoji-pictures.py NotoColorEmoji.ttf StillframeEmojiColor-Regular.ttf OUTPUT.ttf

NotoColorEmoji.ttf is that of Debian's fonts-noto-color-emoji 2.042. Its drawings are taken as they are; those of emoji with a
skin tone are left out, being half of the file. Needs PyPI's emoji (the list of Unicode's emoji), fonttools and uharfbuzz.
"""
import sys

import emoji
import uharfbuzz
from fontTools import subset
from fontTools.ttLib import TTFont

SKIN_TONES = {chr(code) for code in range(0x1F3FB, 0x1F400)}
NAMES = {1: "Stillframe Emoji Pictures", 2: "Regular", 3: "StillframeEmojiPictures-Regular",
         4: "Stillframe Emoji Pictures", 6: "StillframeEmojiPictures-Regular"}


def shaper(path):
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path)))

    def glyph(text):
        """The one glyph that a font has for a text; 0 where it has none or shows several."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer)
        glyphs = [info.codepoint for info, place in zip(buffer.glyph_infos, buffer.glyph_positions) if place.x_advance]
        return glyphs[0] if len(glyphs) == 1 else 0

    return glyph


def main(source, known, target):
    known, all_of_them = shaper(known), shaper(source)
    font = TTFont(source)
    names = font.getGlyphOrder()
    texts, drawings = [], set()
    # What stands for any flag that the font does not know.
    unknown_flag = all_of_them("\U0001F1FD\U0001F1FD")
    for text, data in emoji.EMOJI_DATA.items():
        if data["status"] != emoji.STATUS["fully_qualified"] or SKIN_TONES & set(text) or known(text):
            continue
        glyph = all_of_them(text)
        if glyph not in (0, unknown_flag):
            texts.append(text)
            drawings.add(names[glyph])
    options = subset.Options(layout_closure=False, layout_features=["*"], name_IDs=[0, 13, 14], notdef_outline=True)
    options.drop_tables += ["vhea", "vmtx"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(texts), glyphs=drawings)
    subsetter.subset(font)
    # Parts of a sequence that have a drawing of their own elsewhere are kept as glyphs only.
    for bitmaps, locations in zip(font["CBDT"].strikeData, font["CBLC"].strikes):
        for name in set(bitmaps) - drawings:
            del bitmaps[name]
        for table in locations.indexSubTables:
            table.names = [name for name in table.names if name in drawings]
        locations.indexSubTables = [table for table in locations.indexSubTables if table.names]
        # FreeType and with it Chromium advance by the strike's metrics, which the font's own round down.
        for name, bitmap in bitmaps.items():
            advance = bitmap.metrics.Advance * font["head"].unitsPerEm / locations.bitmapSizeTable.ppemX
            font["hmtx"][name] = (round(advance), 0)
    for identifier, name in NAMES.items():
        font["name"].setName(name, identifier, 3, 1, 0x409)
    font.save(target)
    print(f"{len(texts)} emoji, {len(drawings)} drawings, {len(font.getGlyphOrder())} glyphs")


if len(sys.argv) != 4:
    sys.exit(__doc__)
main(*sys.argv[1:])

#!/usr/bin/env python3
"""Writes Tests/Fixtures/Shaping: what HarfBuzz makes of many runs in every embedded face.

Usage: python3 scripts/shape-fixtures.py --fonts DIRECTORY --strings FILE.json

- runs.txt: one run a line, `script direction features text`, the text as hexadecimal code points;
- digests.txt: a line per face, `name` and four characters per run of runs.txt: 24 bits of FNV-1a
  over the glyphs' numbers, so that all faces fit into a small file;
- glyphs.txt: runs with their glyphs written out, for people.

Needs PyPI uharfbuzz==0.57.0 (HarfBuzz 15.0.0): pip install uharfbuzz==0.57.0
"""
import argparse
import importlib.util
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("shape_compare", HERE / "shape-compare.py")
compare = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(compare)
import uharfbuzz as hb  # noqa: E402  (shape-compare.py says how to get it)
import json  # noqa: E402

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

# What the written-out runs show: name, faces, script, direction, text, features.
SANS, HEBREW, ARABIC = "StillframeSans", "StillframeSansHebrew", "StillframeSansArabic"
MONO, EMOJI = "StillframeMono", "StillframeEmoji"
SHOWN = [
    ("kerning", SANS, "Latn", "ltr", "AVATAR To", {}),
    ("no kerning", SANS, "Latn", "ltr", "AVATAR To", {"kern": 0}),
    ("tabular figures", SANS, "Latn", "ltr", "1,234.50", {"tnum": 1}),
    ("slashed zero", SANS, "Latn", "ltr", "100", {"zero": 1}),
    ("automatic fraction", SANS, "Latn", "ltr", "1 1\u20442 3\u2044", {}),
    ("contextual colon", SANS, "Latn", "ltr", "12:30 3x4 (A)", {}),
    ("contexts off", SANS, "Latn", "ltr", "12:30 3x4 (A)", {"calt": 0}),
    ("marks on a base", SANS, "Latn", "ltr", "x\u0301\u0323e\u0302\u0301", {}),
    ("marks in another order", SANS, "Latn", "ltr", "a\u0323\u0302 a\u0302\u0323", {}),
    ("a mark without a base", SANS, "Latn", "ltr", "\u0301a", {}),
    ("grapheme joiner", SANS, "Latn", "ltr", "a\u0302\u034F\u0323", {}),
    ("mirrored brackets", SANS, "Latn", "rtl", "(a) \u00ABb\u00BB [c]", {}),
    ("missing spaces", SANS, "Latn", "ltr", "a\u2003b\u2009c\u202Fd\u2007e\u2011f", {}),
    ("soft hyphen", SANS, "Latn", "ltr", "a\u00ADb", {}),
    ("Cyrillic marks", SANS, "Cyrl", "ltr", "\u0438\u0306 \u0435\u0308\u0301 \u0451", {}),
    ("programming ligatures", MONO, "Latn", "ltr", "a -> b != c === d |> e", {}),
    ("ligatures off", MONO, "Latn", "ltr", "a -> b != c", {"calt": 0}),
    ("points", HEBREW, "Hebr", "rtl", "\u05E9\u05C1\u05B8\u05DC\u05D5\u05B9\u05DD", {}),
    ("points in another order", HEBREW, "Hebr", "rtl", "\u05E9\u05BC\u05B8\u05C1", {}),
    ("accents", HEBREW, "Hebr", "rtl", "\u05D1\u05B0\u05BC\u05E8\u05B5\u05D0\u05E9\u05B4\u05C1\u0596\u05D9\u05EA", {}),
    ("patah, sheva, meteg", HEBREW, "Hebr", "rtl", "\u05D0\u05B7\u05B0\u05BD", {}),
    ("Hebrew left to right", HEBREW, "Hebr", "ltr", "\u05D0\u05D1 12", {}),
    ("joining", ARABIC, "Arab", "rtl", "\u0645\u062D\u0645\u062F", {}),
    ("lam-alef", ARABIC, "Arab", "rtl", "\u0644\u0627 \u0628\u0644\u0623", {}),
    ("marks on lam-alef", ARABIC, "Arab", "rtl", "\u0644\u0651\u064E\u0627\u064B", {}),
    ("shadda and vowel", ARABIC, "Arab", "rtl", "\u0645\u064F\u062D\u064E\u0645\u0651\u064E\u062F", {}),
    ("hamza above", ARABIC, "Arab", "rtl", "\u0628\u064F\u0654 \u0628\u0654\u064F", {}),
    ("joiner and non-joiner", ARABIC, "Arab", "rtl", "\u0647\u200D \u0645\u06CC\u200C\u062E\u0648", {}),
    ("Persian", ARABIC, "Arab", "rtl", "\u06AF\u0686\u067E\u0698\u06CC\u06A9", {}),
    ("digits", ARABIC, "Arab", "rtl", "\u0661\u0662\u0663 \u06F4\u06F5", {}),
    ("digits left to right", ARABIC, "Arab", "ltr", "\u0661\u0662\u0663", {}),
    ("forms off", ARABIC, "Arab", "rtl", "\u0645\u062D\u0645\u062F", {"init": 0, "medi": 0}),
    ("family", EMOJI, "Zyyy", "ltr", "\U0001F468\u200D\U0001F469\u200D\U0001F467", {}),
    ("skin tone", EMOJI, "Zyyy", "ltr", "\U0001F44D\U0001F3FD", {}),
    ("flag", EMOJI, "Zyyy", "ltr", "\U0001F1EE\U0001F1F1\U0001F1FA", {}),
    ("keycap", EMOJI, "Zyyy", "ltr", "1\uFE0F\u20E3", {}),
    ("presentation selectors", EMOJI, "Zyyy", "ltr", "\u2764\uFE0F \u2764\uFE0E", {}),
]


def hexadecimal(scalars):
    return " ".join(f"{scalar:04X}" for scalar in scalars)


def written_features(features):
    return ",".join(f"{tag}={value}" for tag, value in features.items()) or "-"


def digest(rows):
    value = 0xCBF29CE484222325
    for row in rows:
        for number in row:
            value = (value ^ (number & 0xFFFFFFFF)) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    bits = (value ^ value >> 24 ^ value >> 48) & 0xFFFFFF
    return "".join(ALPHABET[bits >> shift & 63] for shift in (18, 12, 6, 0))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--strings", required=True)
    options = parser.parse_args()
    paths = sorted(pathlib.Path(options.fonts).glob("*.ttf"))
    if not paths:
        sys.exit(f"shape-fixtures: no .ttf files in {options.fonts}")
    fonts = {path.stem: hb.Font(hb.Face(hb.Blob.from_file_path(str(path)))) for path in paths}
    target = HERE.parent / "Tests/Fixtures/Shaping"
    target.mkdir(parents=True, exist_ok=True)

    items = {}
    for entry in json.load(open(options.strings)):
        for text, script in compare.runs_of(entry["text"]):
            item = compare.run(text, script)
            items[(tuple(item["scalars"]), script)] = item
    items = list(items.values())
    rng = random.Random(2026)
    items += [compare.random_run(rng) for _ in range(1200)]
    with open(target / "runs.txt", "w") as file:
        for item in items:
            file.write(f"{item['script']} {item['direction']} {written_features(item['features'])} "
                       f"{hexadecimal(item['scalars'])}\n")
    with open(target / "digests.txt", "w") as file:
        for name, font in fonts.items():
            digests = "".join(digest(compare.oracle(font, item)) for item in items)
            file.write(f"{name} {digests}\n")
    with open(target / "glyphs.txt", "w") as file:
        file.write("# what it shows | face | script | direction | features | characters\n")
        file.write("#   glyph:cluster:xAdvance:yAdvance:xOffset:yOffset:unsafeToBreak in visual order\n")
        for title, family, script, direction, text, features in SHOWN:
            item = compare.run(text, script, direction, features)
            for name, font in fonts.items():
                if not name.startswith(family + "-"):
                    continue
                rows = compare.oracle(font, item)
                file.write(f"{title} | {name} | {script} | {direction} | "
                           f"{written_features(features)} | {hexadecimal(item['scalars'])}\n")
                file.write("  " + " ".join(":".join(map(str, row)) for row in rows) + "\n")
    sizes = {path.name: path.stat().st_size for path in sorted(target.iterdir())}
    print(f"{len(items)} runs, {len(SHOWN)} shown, HarfBuzz {hb.version_string()}, {sizes}")


main()

#!/usr/bin/env python3
"""Compares the shaper with HarfBuzz, glyph for glyph.

Usage:
  python3 scripts/shape-compare.py --tool .build/release/render-cli --fonts DIRECTORY
          [--strings FILE.json] [--random COUNT] [--seed N] [--font NAME]… [--breaks] [--show N]

`--tool` is anything that does `TOOL shape -`: runs as JSON on stdin, glyphs as JSON on stdout.
`--fonts` holds the .ttf files of the embedded faces. `--strings` is a list of objects with a
`text`; each is cut into runs by a simple script rule and shaped whole. `--random` adds generated
runs: marks in any order, joiners, forced directions, features, emoji sequences, mixed text.
`--breaks` compares the unsafe-to-break flags, too. Exit status 1 if anything differs.

Needs PyPI uharfbuzz==0.57.0 (HarfBuzz 15.0.0): pip install uharfbuzz==0.57.0
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import unicodedata

try:
    import uharfbuzz as hb
except ImportError:
    sys.exit("shape-compare: SKIPPED, uharfbuzz is missing; pip install uharfbuzz==0.57.0")

LATIN = list(range(0x20, 0x7F)) + list(range(0xA0, 0x250)) + list(range(0x1E00, 0x1F00))
LATIN_MARKS = list(range(0x300, 0x370)) + [0x1AB0, 0x1DC4, 0x20D0, 0x20DD, 0x20E3]
CYRILLIC = list(range(0x400, 0x530)) + [0x483, 0x484, 0x486, 0x487, 0x488]
GREEK = list(range(0x370, 0x400)) + list(range(0x1F00, 0x2000))
HEBREW = list(range(0x5D0, 0x5EB)) + [0x5EF, 0x5F0, 0x5F1, 0x5F2, 0x5BE, 0x5C0, 0x5C3, 0x5F3, 0x5F4]
HEBREW += list(range(0xFB1D, 0xFB50))
HEBREW_MARKS = list(range(0x591, 0x5BE)) + [0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7]
ARABIC = list(range(0x620, 0x64B)) + list(range(0x66E, 0x6D6)) + [0x6FA, 0x6FB, 0x6FC, 0x6FF]
ARABIC += [0x60C, 0x61B, 0x61F, 0x640, 0x640, 0x644, 0x627, 0x644, 0x623, 0x644, 0x622, 0x647]
ARABIC_MARKS = list(range(0x64B, 0x660)) + [0x670] + list(range(0x6D6, 0x6EE)) + [0x610, 0x615]
ARABIC_MARKS += [0x8CA, 0x8CB, 0x8CE, 0x8D3, 0x8E4, 0x8F0, 0x8F3]
ARABIC_DIGITS = list(range(0x660, 0x66E)) + list(range(0x6F0, 0x6FA))
CONTROLS = [0x200C, 0x200D, 0x200E, 0x200F, 0x34F, 0xAD, 0x2060, 0x2066, 0x2069, 0x61C, 0xFEFF, 0x9, 0xA]
SPACES = [0x20, 0xA0, 0x202F, 0x205F, 0x3000, 0x2011, 0x2010] + list(range(0x2000, 0x200B))
PUNCTUATION = [ord(c) for c in "()[]{}<>«»‹›!?.,:;-–—…'\"/\\@#%&*+=≤≥→←⇒∑√∫⟨⟩"] + [0x2044, 0x25CC]
EMOJI = [0x1F600, 0x1F468, 0x1F469, 0x1F467, 0x1F466, 0x1F44D, 0x1F3F4, 0x1F3F3, 0x1F308, 0x2764,
         0x2640, 0x2642, 0x1F1E6, 0x1F1E7, 0x1F1E8, 0x1F1FA, 0x1F1F8, 0x1F1EE, 0x1F1F1, 0x23, 0x31,
         0x1F9D1, 0x1F4BB, 0x1F525, 0x1F48B, 0x270C, 0x26A7]
EMOJI_PARTS = [0x200D, 0xFE0F, 0xFE0E, 0x20E3, 0x1F3FB, 0x1F3FD, 0x1F3FF, 0xE0067, 0xE0062, 0xE007F]
FEATURES = ["kern=0", "liga=0", "calt=0", "tnum=1", "zero=1", "frac=1", "case=1", "ss01=1", "ss03=1",
            "ccmp=0", "mark=0", "mkmk=0", "locl=0", "rlig=0", "init=0", "medi=0", "fina=0", "isol=0",
            "numr=1", "dnom=1", "pnum=1", "curs=0", "rclt=0", "clig=0", "dlig=1", "salt=2", "zero=3"]


def simple_script(char):
    code = ord(char)
    if 0x590 <= code <= 0x5FF or 0xFB1D <= code <= 0xFB4F:
        return "Hebr"
    if (0x600 <= code <= 0x6FF or 0x750 <= code <= 0x77F or 0x8A0 <= code <= 0x8FF
            or 0xFB50 <= code <= 0xFDFF or 0xFE70 <= code <= 0xFEFC):
        return "Zinh" if 0x64B <= code <= 0x655 or code == 0x670 else "Arab"
    if 0x400 <= code <= 0x52F:
        return "Cyrl"
    if char.isalpha() and code < 0x250 or 0x1E00 <= code <= 0x1EFF:
        return "Latn"
    return "Zinh" if unicodedata.category(char) in ("Mn", "Me") else "Zyyy"


def runs_of(text):
    current, start, found = None, 0, []
    for index, char in enumerate(text):
        script = simple_script(char)
        if script in ("Zinh", "Zyyy"):
            continue
        if current is not None and script != current:
            found.append((text[start:index], current))
            start = index
        current = script
    found.append((text[start:], current or "Zyyy"))
    return found


def run(text, script, direction=None, features=None):
    direction = direction or ("rtl" if script in ("Hebr", "Arab") else "ltr")
    return {"scalars": [ord(c) if isinstance(c, str) else c for c in text], "script": script,
            "direction": direction, "features": features or {}}


def random_run(rng):
    kind = rng.choice(["latin", "cyrillic", "greek", "hebrew", "arabic", "emoji", "mixed", "digits"])
    letters, marks, script = {
        "latin": (LATIN, LATIN_MARKS, "Latn"), "cyrillic": (CYRILLIC, LATIN_MARKS, "Cyrl"),
        "greek": (GREEK, LATIN_MARKS, "Grek"), "hebrew": (HEBREW, HEBREW_MARKS, "Hebr"),
        "arabic": (ARABIC, ARABIC_MARKS, "Arab"), "emoji": (EMOJI, EMOJI_PARTS, "Zyyy"),
        "digits": (list(range(0x30, 0x3A)) + [0x2044, 0x3A, 0x78], LATIN_MARKS, "Latn"),
        "mixed": (LATIN + HEBREW + ARABIC + CYRILLIC, LATIN_MARKS + HEBREW_MARKS + ARABIC_MARKS,
                  rng.choice(["Zyyy", "Latn", "Arab", "Hebr", "Zinh"])),
    }[kind]
    weights = [rng.choice([1, 4, 10]), rng.choice([0, 1, 4]), rng.choice([0, 0, 1]),
               rng.choice([0, 0, 1]), rng.choice([0, 1]), rng.choice([0, 0, 1])]
    pools = [letters, marks, CONTROLS, SPACES, PUNCTUATION, ARABIC_DIGITS + list(range(0x30, 0x3A))]
    if kind == "emoji":
        weights[1] = 5
    text = [rng.choice(rng.choices(pools, weights)[0]) for _ in range(rng.randint(1, 14))]
    features = {}
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        tag, value = rng.choice(FEATURES).split("=")
        features[tag] = int(value)
    direction = rng.choice([None, None, None, "ltr", "rtl"])
    if rng.random() < 0.1:
        script = rng.choice(["Zyyy", "Latn", "Cyrl", "Arab", "Hebr"])
    return run(text, script, direction, features)


def oracle(font, item):
    buffer = hb.Buffer()
    buffer.add_codepoints(item["scalars"])
    buffer.script, buffer.direction, buffer.language = item["script"], item["direction"], "und"
    buffer.flags = hb.BufferFlags.BOT | hb.BufferFlags.EOT
    hb.shape(font, buffer, item["features"])
    return [[i.codepoint, i.cluster, p.x_advance, p.y_advance, p.x_offset, p.y_offset]
            + [int(i.flags) & 1] for i, p in zip(buffer.glyph_infos, buffer.glyph_positions)]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--font", action="append")
    parser.add_argument("--strings")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--breaks", action="store_true")
    parser.add_argument("--show", type=int, default=5)
    options = parser.parse_args()
    total = different = 0
    for path in sorted(pathlib.Path(options.fonts).glob("*.ttf")):
        if options.font and path.stem not in options.font:
            continue
        font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
        rng = random.Random(options.seed)
        items = [random_run(rng) for _ in range(options.random)]
        if options.strings:
            for entry in json.load(open(options.strings)):
                items += [run(text, script) for text, script in runs_of(entry["text"])]
        for index, item in enumerate(items):
            item.update(id=str(index), font=str(path), text="".join(map(chr, item["scalars"])))
        answer = subprocess.run([options.tool, "shape", "-"], input=json.dumps({"runs": items}),
                                capture_output=True, text=True, check=True)
        results = json.loads(answer.stdout)["results"]
        shown = bad = 0
        width = 7 if options.breaks else 6
        for item, result in zip(items, results):
            expected = [row[:width] for row in oracle(font, item)]
            if [row[:width] for row in result["glyphs"]] == expected:
                continue
            bad += 1
            if shown < options.show:
                shown += 1
                codes = " ".join(f"{c:04X}" for c in item["scalars"])
                print(f"  {path.stem} {item['script']} {item['direction']} {item['features']} {codes}")
                print(f"    HarfBuzz {expected}\n    ours     {result['glyphs']}")
        print(f"{path.stem}: {len(items) - bad} of {len(items)} runs equal")
        total += len(items)
        different += bad
    print(f"{total - different} of {total} runs equal, HarfBuzz {hb.version_string()}")
    sys.exit(1 if different or not total else 0)


if __name__ == "__main__":
    main()

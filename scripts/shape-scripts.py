#!/usr/bin/env python3
"""Compares the shaper with HarfBuzz in every script that has a Noto face.

Usage:
  apt-get install fonts-noto-core fonts-noto-extra unicode-data unicode-cldr-core
  pip install uharfbuzz==0.57.0 fonttools
  python3 scripts/shape-scripts.py --tool .build/release/render-cli [--script Deva]…
          [--fonts PATTERN] [--words 2000] [--random 1000] [--seed 1] [--markdown] [--show N]

Real words come from CLDR's names and annotations; random strings are the script's characters with joiners,
marks and a dotted circle. All are shaped with every regular Noto face of the script, and glyphs,
clusters, advances and offsets compared. `--tool` is anything that does `TOOL shape -`. `--markdown`
prints the table of docs/fonts.md. Exit status 1 if real words of a script agree to less than 99.5 %,
or random strings to less than 98 %.
"""
import argparse
import collections
import glob
import json
import os
import random
import re
import subprocess
import sys
import unicodedata

NOTO = "/usr/share/fonts/truetype/noto"
CLDR = "/usr/share/unicode/cldr/common"
UNICODE = "/usr/share/unicode"
try:
    import uharfbuzz as hb
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("shape-scripts: SKIPPED, pip install uharfbuzz==0.57.0 fonttools")
for folder, package in ((NOTO, "fonts-noto-core fonts-noto-extra"), (CLDR, "unicode-cldr-core"),
                        (UNICODE, "unicode-data")):
    if not os.path.isdir(folder):
        sys.exit(f"shape-scripts: SKIPPED, no {folder}; apt-get install {package}")

RTL = set("Arab Hebr Syrc Thaa Cprt Khar Phnx Nkoo Lydi Avst Armi Phli Prti Sarb Orkh Samr Mand Merc Mero "
          "Mani Mend Nbat Narb Palm Phlp Hatr Adlm Rohg Sogo Sogd Elym Chrs Yezi Ougr".split())
SKIPPED = {"Zyyy", "Zinh", "Zzzz", "Hani", "Brai", "Qaac"}


def script_ranges():
    aliases = {}
    for line in open(f"{UNICODE}/PropertyValueAliases.txt", encoding="utf-8"):
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0] == "sc":
            aliases[fields[2]] = fields[1]
    table = {}
    for line in open(f"{UNICODE}/Scripts.txt", encoding="utf-8"):
        line = line.split("#")[0].strip()
        if line:
            codes, name = [part.strip() for part in line.split(";")]
            ends = codes.split("..")
            for code in range(int(ends[0], 16), int(ends[-1], 16) + 1):
                table[code] = aliases[name]
    return table


def real_words(scripts, wanted, limit, rng):
    """Words of every script in CLDR's texts."""
    found = collections.defaultdict(set)
    files = glob.glob(f"{CLDR}/main/*.xml") + glob.glob(f"{CLDR}/annotations*/*.xml")
    for path in sorted(files):
        text = open(path, encoding="utf-8").read()
        for word in re.split(r"[\s<>/\"|&;,.()\[\]{}=0-9A-Za-z:#?!+·-]+", text):
            kinds = {scripts.get(ord(char)) for char in word} - {"Zyyy", "Zinh", None}
            if len(kinds) == 1 and len(word) < 40:
                found[kinds.pop()].add(word)
    words = {}
    for script in wanted:
        own = sorted(found.get(script, ()))
        words[script] = own if len(own) <= limit else rng.sample(own, limit)
    return words


def faces(scripts, wanted, pattern=f"{NOTO}/*-Regular.ttf"):
    """The regular faces whose characters are mostly of a script, with what they have of it."""
    total = collections.Counter(scripts.values())
    found = collections.defaultdict(list)
    for path in sorted(glob.glob(pattern, recursive=True)):
        cmap = set(TTFont(path, lazy=True).getBestCmap())
        own = collections.Counter(scripts.get(code) for code in cmap)
        for script, count in own.items():
            if script in SKIPPED or script is None or wanted and script not in wanted:
                continue
            share = count / max(1, sum(n for key, n in own.items() if key not in ("Zyyy", "Zinh", "Latn")))
            if count >= min(0.3 * total[script], 200) and share > 0.25 or script == "Latn" and count > 500:
                found[script].append((path, sorted(c for c in cmap if scripts.get(c) == script)))
    return found


def random_text(rng, own, marks):
    pools = [own, marks or own, [0x200C, 0x200D, 0x25CC, 0x34F, 0x20, 0x2D]]
    weights = rng.choice([(6, 0, 0), (6, 3, 0), (6, 3, 1), (2, 6, 1), (10, 1, 1)])
    return [rng.choice(rng.choices(pools, weights)[0]) for _ in range(rng.randint(1, 10))]


def oracle(font, item):
    buffer = hb.Buffer()
    buffer.add_codepoints(item["scalars"])
    buffer.script, buffer.direction, buffer.language = item["script"], item["direction"], "und"
    buffer.flags = hb.BufferFlags.BOT | hb.BufferFlags.EOT
    hb.shape(font, buffer, {})
    return [[i.codepoint, i.cluster, p.x_advance, p.y_advance, p.x_offset, p.y_offset]
            for i, p in zip(buffer.glyph_infos, buffer.glyph_positions)]


def compare(options, path, texts, script):
    items = [{"id": str(index), "font": path, "text": "".join(map(chr, text)), "scalars": text,
              "script": script, "direction": "rtl" if script in RTL else "ltr", "features": {}}
             for index, text in enumerate(texts)]
    runs = [{key: value for key, value in item.items() if key != "scalars"} for item in items]
    answer = subprocess.run([options.tool, "shape", "-"], input=json.dumps({"runs": runs}),
                            capture_output=True, text=True)
    if answer.returncode:
        print(f"  {path}: {answer.stderr.strip() or answer.returncode}", file=sys.stderr)
        return 0
    font = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
    good = shown = 0
    for item, result in zip(items, json.loads(answer.stdout)["results"]):
        expected = oracle(font, item)
        ours = [row[:6] for row in result["glyphs"]]
        if ours == expected:
            good += 1
        elif shown < options.show:
            shown += 1
            print(f"  {os.path.basename(path)} {script} " + " ".join(f"{c:04X}" for c in item["scalars"]))
            print(f"    HarfBuzz {expected}\n    ours     {ours}")
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--script", action="append")
    parser.add_argument("--fonts", default=f"{NOTO}/*-Regular.ttf", help="a pattern of paths")
    parser.add_argument("--words", type=int, default=2000)
    parser.add_argument("--random", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--markdown", action="store_true")
    options = parser.parse_args()
    scripts = script_ranges()
    found = faces(scripts, options.script, options.fonts)
    rng = random.Random(options.seed)
    words = real_words(scripts, found, options.words, rng)
    failed = []
    if options.markdown:
        print("| script | faces | real words | equal | random strings | equal |\n|---|---|---|---|---|---|")
    for script in sorted(found):
        counts = [0, 0, 0, 0]
        for path, own in found[script]:
            marks = [c for c in own if unicodedata.category(chr(c))[0] == "M"]
            texts = [[ord(char) for char in word] for word in words[script]]
            counts[0] += len(texts)
            counts[1] += compare(options, path, texts, script) if texts else 0
            texts = [random_text(rng, own, marks) for _ in range(options.random)]
            counts[2] += len(texts)
            counts[3] += compare(options, path, texts, script) if texts else 0
        real = 100 * counts[1] / counts[0] if counts[0] else None
        other = 100 * counts[3] / counts[2] if counts[2] else None
        if (real or 100) < 99.5 or (other if other is not None else 100) < 98:
            failed.append(script)
        shown = ["–" if value is None else f"{value:.2f} %" for value in (real, other)]
        line = (script, str(len(found[script])), str(counts[0]), shown[0], str(counts[2]), shown[1])
        print(("| " + " | ".join(line) + " |") if options.markdown else "  ".join(line), flush=True)
    print(f"{len(found) - len(failed)} of {len(found)} scripts reach the bars, HarfBuzz "
          f"{hb.version_string()}" + (": not " + " ".join(failed) if failed else ""))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

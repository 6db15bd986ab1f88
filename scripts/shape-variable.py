#!/usr/bin/env python3
"""Compares advances, outlines and shaping of variable fonts with HarfBuzz.

Usage: python3 scripts/shape-variable.py --tool TOOL FONT.ttf wght=650[,slnt=-5] …

TOOL does `TOOL shape -` with runs that may have `variations`. A variable font to try is Debian's
fonts-inter-variable. Exit status 1 if anything differs.

Needs PyPI uharfbuzz==0.57.0 (HarfBuzz 15.0.0): pip install uharfbuzz==0.57.0
"""
import importlib.util
import json
import pathlib
import random
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("shape_compare", HERE / "shape-compare.py")
compare = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(compare)
hb = compare.hb


def main(tool, path, places):
    different = 0
    for place in places:
        variations = {tag: float(value) for tag, value in (p.split("=") for p in place.split(","))}
        font = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
        font.set_variations(variations)
        rng = random.Random(7)
        items = [compare.random_run(rng) for _ in range(3000)]
        for index, item in enumerate(items):
            item.update(id=str(index), font=path, variations=variations,
                        text="".join(map(chr, item["scalars"])))
        answer = subprocess.run([tool, "shape", "-"], input=json.dumps({"runs": items}),
                                capture_output=True, text=True, check=True)
        results = json.loads(answer.stdout)["results"]
        bad = sum([row[:6] for row in compare.oracle(font, item)]
                  != [row[:6] for row in result["glyphs"]]
                  for item, result in zip(items, results))
        print(f"{place}: {len(items) - bad} of {len(items)} runs equal")
        different += bad
    sys.exit(1 if different else 0)


if len(sys.argv) < 5 or sys.argv[1] != "--tool":
    sys.exit(__doc__)
main(sys.argv[2], sys.argv[3], sys.argv[4:])

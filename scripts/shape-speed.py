#!/usr/bin/env python3
"""Measures HarfBuzz on the paragraphs of `stillframe-bench text`, and prints both in one table.

Usage: python3 scripts/shape-speed.py --fonts DIRECTORY [--bench .build/release/stillframe-bench]

The paragraphs are read from Benchmarks/StillframeBench/ShapingBenchmark.swift. Needs PyPI
uharfbuzz==0.57.0: pip install uharfbuzz==0.57.0
"""
import argparse
import pathlib
import re
import subprocess
import sys
import time

try:
    import uharfbuzz as hb
except ImportError:
    sys.exit("shape-speed: SKIPPED, uharfbuzz is missing; pip install uharfbuzz==0.57.0")

SOURCE = pathlib.Path(__file__).resolve().parent.parent
SOURCE = SOURCE / "Benchmarks/StillframeBench/ShapingBenchmark.swift"


def samples():
    pattern = (r'name: "([^"]+)", face: "([^"]+)", script: "(\w+)",\s*direction: \.(\w+),\s*'
               r'sentence:\s*(?:"""(.*?)"""|"([^"]*)")')
    for name, face, script, direction, block, line in re.findall(pattern, SOURCE.read_text(), re.S):
        sentence = line or "".join(
            part.strip(" ").removesuffix("\\") for part in block.strip("\n").split("\n"))
        sentence = sentence.rstrip(" \n") + " "
        yield name, face, script, direction, sentence * max(1, 6000 // len(sentence))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--bench")
    parser.add_argument("--reps", type=int, default=50)
    options = parser.parse_args()
    ours = {}
    if options.bench:
        answer = subprocess.run([options.bench, "text", "--reps", str(options.reps)],
                                capture_output=True, text=True, check=True).stdout
        ours = {name: float(low) for name, low in re.findall(r"^shape-(\S+) \S+ (\S+)$", answer, re.M)}
    for name, face, script, direction, text in samples():
        font = hb.Font(hb.Face(hb.Blob.from_file_path(str(pathlib.Path(options.fonts) / f"{face}.ttf"))))
        codes = [ord(char) for char in text]
        best = float("inf")
        for _ in range(options.reps):
            buffer = hb.Buffer()
            buffer.add_codepoints(codes)
            buffer.script, buffer.language = script, "und"
            buffer.direction = "rtl" if direction == "rightToLeft" else "ltr"
            start = time.perf_counter()
            hb.shape(font, buffer, {})
            best = min(best, time.perf_counter() - start)
        line = f"{name}: {len(codes)} characters, HarfBuzz {best * 1e3:.3f} ms"
        line += f" ({len(codes) / best / 1e6:.1f} M/s)"
        if name in ours:
            line += f", ours {ours[name]:.3f} ms, ratio {ours[name] / (best * 1e3):.2f}"
        print(line)


main()

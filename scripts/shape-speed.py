#!/usr/bin/env python3
"""Measures the shaper and HarfBuzz in every script that has a Noto face, and prints a table.

Usage: python3 scripts/shape-speed.py --bench .build/release/stillframe-bench [--script Deva]… [--rounds 3]

A run of each script is 6,000 characters: real words of CLDR, or random strings where it has none. Both are
measured in turns in one run of this script, in time of the processor, and the shortest time of each counts,
so that other programs disturb little. A script is slow that takes more than 1.2 times HarfBuzz's time; the
exit status is then 1. Needs what scripts/shape-scripts.py needs.
"""
import argparse
import importlib.util
import pathlib
import random
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("shape_scripts", HERE / "shape-scripts.py")
judge = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(judge)
import uharfbuzz as hb  # noqa: E402  (shape-scripts.py says how to get it)

BAR, LENGTH = 1.2, 6000


def runs(wanted):
    """Path, script, direction and code points of one run per script."""
    ranges = judge.script_ranges()
    found = judge.faces(ranges, wanted)
    rng = random.Random(1)
    words = judge.real_words(ranges, found, 600, rng)
    for script in sorted(found):
        path, own = found[script][0]
        parts = words[script] or ["".join(map(chr, judge.random_text(rng, own, []))) for _ in range(300)]
        text = " ".join(parts)
        text = (text * (1 + LENGTH // len(text)))[:LENGTH]
        yield path, script, "rtl" if script in judge.RTL else "ltr", [ord(char) for char in text]


def harfbuzz(run, reps):
    path, script, direction, codes = run
    font = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
    best = float("inf")
    for _ in range(reps):
        buffer = hb.Buffer()
        buffer.add_codepoints(codes)
        buffer.script, buffer.direction, buffer.language = script, direction, "und"
        start = time.thread_time_ns()
        hb.shape(font, buffer, {})
        best = min(best, time.thread_time_ns() - start)
    return best


def ours(bench, run, reps):
    path, script, direction, codes = run
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\t".join([path, script, direction, " ".join(f"{code:X}" for code in codes)]) + "\n")
        file.flush()
        answer = subprocess.run([bench, "text", "--runs", file.name, "--reps", str(reps)],
                                capture_output=True, text=True, check=True).stdout
    return int(answer.split()[-1])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", required=True)
    parser.add_argument("--script", action="append")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    slow = []
    print("| script | HarfBuzz ms | ours ms | ratio |\n|---|---|---|---|")
    for run in runs(options.script):
        times = [(harfbuzz(run, 20), ours(options.bench, run, 4)) for _ in range(options.rounds)]
        theirs, own = min(pair[0] for pair in times), min(pair[1] for pair in times)
        print(f"| {run[1]} | {theirs / 1e6:.3f} | {own / 1e6:.3f} | {own / theirs:.2f} |", flush=True)
        if own > BAR * theirs:
            slow.append(run[1])
    print(f"slower than {BAR} times HarfBuzz {hb.version_string()}: {' '.join(slow) or 'none'}")
    sys.exit(1 if slow else 0)


main()

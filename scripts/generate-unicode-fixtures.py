#!/usr/bin/env python3
"""Writes the Unicode conformance fixtures of the test suite.

    apt-get install unicode-data        # Debian 12: Unicode 15.0
    scripts/generate-unicode-fixtures.py [--data /usr/share/unicode]

LineBreakTest, GraphemeBreakTest and WordBreakTest are kept whole, without their comments. Of BidiTest every line
of up to three classes is kept and every 29th longer one, of BidiCharacterTest every line before
the generated part and every 23rd after; the tests run the whole files where they are installed.
"""

import argparse
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGET = os.path.join(ROOT, "Tests/Fixtures/Unicode")
# BidiCharacterTest is written by hand up to about here, and enumerated afterwards.
HAND_WRITTEN_LINES = 400


def rows(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if line:
                yield line


def bidi_sample(lines):
    kept, longer, pending = [], 0, []
    for line in lines:
        if line.startswith("@"):
            pending = [line] if line.startswith("@Levels") else pending + [line]
            continue
        count = len(line.split(";")[0].split())
        longer += count > 3
        if count <= 3 or longer % 29 == 0:
            kept += pending + [line]
            pending = []
    return kept


def bidi_character_sample(lines):
    return [line for number, line in enumerate(lines)
            if number < HAND_WRITTEN_LINES or number % 23 == 0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", default="/usr/share/unicode")
    data = parser.parse_args().data
    if not os.path.isdir(data):
        sys.exit(f"SKIPPED: no {data}; install the Debian package unicode-data")
    os.makedirs(TARGET, exist_ok=True)
    for name, sample in (("BidiTest.txt", bidi_sample),
                         ("BidiCharacterTest.txt", bidi_character_sample),
                         ("auxiliary/LineBreakTest.txt", list),
                         ("auxiliary/GraphemeBreakTest.txt", list),
                         ("auxiliary/WordBreakTest.txt", list)):
        with open(os.path.join(TARGET, os.path.basename(name)), "w", encoding="utf-8") as file:
            file.write("\n".join(sample(rows(os.path.join(data, name)))) + "\n")


if __name__ == "__main__":
    main()

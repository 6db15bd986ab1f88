#!/usr/bin/env python3
"""Packs layout conformance files into the compact fixtures of Tests/LayoutTests/Fixtures.

usage: layout-fixtures.py --out FILE [--count N] [--only NAME,NAME…] FILE…

Keeps the tree and the expected rectangles of each case. With --count, cases are picked evenly from
the files; with --only, by name. Needs Python 3 and nothing else.
"""
import argparse
import json


def compact(number):
    number = round(number, 4)
    return int(number) if number == int(number) else number


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int)
    parser.add_argument("--only", default="")
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    cases = []
    for name in arguments.files:
        with open(name, encoding="utf-8") as file:
            cases += json.load(file)["cases"]
    if arguments.only:
        names = set(arguments.only.split(","))
        cases = [case for case in cases if case["name"] in names]
    if arguments.count and arguments.count < len(cases):
        step = len(cases) / arguments.count
        cases = [cases[int(index * step)] for index in range(arguments.count)]
    packed = []
    for case in cases:
        expected = {
            direction: [[compact(value) for value in rect] for rect in rects]
            for direction, rects in case["expected"].items()
        }
        packed.append({"name": case["name"], "tree": case["tree"], "expected": expected})
    with open(arguments.out, "w", encoding="utf-8") as file:
        file.write('{"cases":[\n')
        file.write(",\n".join(
            json.dumps(case, separators=(",", ":"), ensure_ascii=True) for case in packed))
        file.write("\n]}\n")
    print(f"{arguments.out}: {len(packed)} cases")


main()

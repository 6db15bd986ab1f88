#!/usr/bin/env python3
"""Compares the layout engine with browser-answered trees.

usage: layout-compare.py [--tool .build/release/render-cli] [--tolerance 0.1] [--show N] FILE…

Each case of a file has a tree and the rectangles that the browser gave for both directions. Prints
the share of cases whose every rectangle agrees. The origin of the root is not compared.
Needs Python 3 and nothing else.
"""
import argparse
import json
import subprocess
import sys

LEAST = {"corpus": 100.0, "fuzz-ui": 99.5, "fuzz-core": 98.0, "fuzz-full": 95.0}


def agrees(expected, actual, tolerance):
    if len(expected) != len(actual):
        return False
    for index, (a, b) in enumerate(zip(expected, actual)):
        first = 2 if index == 0 else 0
        if any(abs(x - y) > tolerance for x, y in zip(a[first:], b[first:])):
            return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=".build/release/render-cli")
    parser.add_argument("--tolerance", type=float, default=0.1)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    failed = False
    for path in arguments.files:
        answer = subprocess.run([arguments.tool, "layout", path], capture_output=True, text=True)
        if answer.returncode != 0:
            sys.exit(f"{path}: the tool exited with {answer.returncode}: {answer.stderr.strip()}")
        results = {result["name"]: result for result in json.loads(answer.stdout)["results"]}
        with open(path, encoding="utf-8") as file:
            cases = json.load(file)["cases"]
        wrong = [
            case["name"] for case in cases
            if not all(agrees(case["expected"][d], results[case["name"]][d], arguments.tolerance)
                       for d in ("ltr", "rtl"))
        ]
        share = 100 * (len(cases) - len(wrong)) / len(cases)
        print(f"{path}: {len(cases) - len(wrong)} of {len(cases)} equal ({share:.2f} %)")
        for name in wrong[:arguments.show]:
            print("  differs:", name)
        name = path.rsplit("/", 1)[-1]
        least = next((value for prefix, value in LEAST.items() if name.startswith(prefix)), 0)
        failed |= share < least
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

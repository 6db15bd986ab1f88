#!/usr/bin/env python3
"""Compares the layout engine with Chromium on fresh random trees.

usage: layout-fuzz.py --oracle DIR [--profile ui|core|full]… [--seed S]… [--count N]

DIR holds fuzz_oracle.py, which lays random trees out in Chromium and writes a conformance file.
Needs Chromium (Debian: apt-get install chromium) and the Swift toolchain; skips loudly without.
The trees are compared by the test "Trees named by LAYOUT_CASES come out as in Chromium".
"""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--oracle", required=True)
    parser.add_argument("--profile", action="append")
    parser.add_argument("--seed", action="append")
    parser.add_argument("--count", default="300")
    arguments = parser.parse_args()
    script = os.path.join(arguments.oracle, "fuzz_oracle.py")
    if not os.path.exists(script) or not any(map(shutil.which, ["chromium", "google-chrome"])):
        print("SKIPPED: needs fuzz_oracle.py in --oracle and Chromium on the path", file=sys.stderr)
        return 0
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    subprocess.run(["swift", "build", "--build-tests"], cwd=root, check=True)
    failed = False
    for profile in arguments.profile or ["ui", "core", "full"]:
        for seed in arguments.seed or ["1"]:
            with tempfile.TemporaryDirectory() as folder:
                cases = os.path.join(folder, "cases.json")
                subprocess.run(
                    [sys.executable, script, "--profile", profile, "--seed", seed,
                     "--count", arguments.count, "--out", cases], check=True)
                result = subprocess.run(
                    ["swift", "test", "--skip-build", "--filter", "ConformanceTests/extraCases"],
                    cwd=root, env=dict(os.environ, LAYOUT_CASES=cases), capture_output=True,
                    text=True)
            issues = [line for line in result.stdout.splitlines() if "cases: [" in line]
            print(profile, seed, "equal" if result.returncode == 0 else issues or result.stdout[-2000:])
            failed = failed or result.returncode != 0
    return 1 if failed else 0


sys.exit(main())

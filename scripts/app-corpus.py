#!/usr/bin/env python3
"""Type-checks folders of SwiftUI sources unchanged and prints the share of files without an error.

    swift build --product SwiftUI && scripts/app-corpus.py FOLDER [--modes 5 6] [--build .build/debug]

Each folder in FOLDER is one codebase, checked as one module with the modules of the build. Errors are ranked by
files, then by codebases; names in quotes become `_`. Test sources are left out.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys


def compiler_folder():
    path = pathlib.Path(subprocess.check_output(["which", "swiftc"], text=True).strip()).resolve()
    return path.parent.parent


def check(files, mode, build, plugins):
    """The errors of one codebase: a list of pairs of file and message."""
    modules = build if (build / "SwiftUI.swiftmodule").exists() else build / "Modules"
    command = [
        "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", "App",
        "-swift-version", mode, "-I", str(modules), "-plugin-path", str(plugins),
        "-load-plugin-executable", f"{build / 'ViewMacros-tool'}#ViewMacros",
        # As an import has it: what files see without an import on Apple's systems, such as URLSession.
        "-import-module", "Combine",
        "-solver-expression-time-threshold=12", *map(str, files)]
    result = subprocess.run(command, capture_output=True, text=True)
    found = re.findall(r"^(/[^:\n]+\.swift):\d+:\d+: error: (.*)$", result.stderr, re.M)
    if result.returncode != 0 and not found:
        sys.exit(f"the compiler failed without an error of a file: {result.stderr[-400:]}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--modes", nargs="+", default=["5", "6"])
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path(".build/debug"))
    arguments = parser.parse_args()
    plugins = compiler_folder() / "lib/swift/host/plugins"
    for mode in arguments.modes:
        total, bad = 0, 0
        ranks = collections.defaultdict(lambda: (set(), set()))
        for codebase in sorted(p for p in arguments.folder.iterdir() if p.is_dir()):
            files = sorted(
                f.resolve() for f in codebase.rglob("*.swift")
                if "Tests" not in f.parts and f.name != "Package.swift")
            if not files:
                continue
            errors = check(files, mode, arguments.build.resolve(), plugins)
            total += len(files)
            bad += len({file for file, _ in errors})
            for file, message in errors:
                in_files, in_codebases = ranks[re.sub(r"'[^']*'", "'_'", message)
                                               if not message.startswith(("cannot find", "no such module")) else message]
                in_files.add(file)
                in_codebases.add(codebase.name)
        if total == 0:
            sys.exit(f"{arguments.folder} has no folder with Swift sources")
        print(f"language mode {mode}: {total - bad} of {total} files ({(total - bad) / total:.1%})")
        order = sorted(ranks.items(), key=lambda e: (-len(e[1][0]), -len(e[1][1]), e[0]))
        for message, (in_files, in_codebases) in order[:60]:
            print(f"  {len(in_files):4} {len(in_codebases):3}  {message}")


main()

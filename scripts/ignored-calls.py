#!/usr/bin/env python3
"""Writes the tables of calls without effect into docs/swiftui.md, from Sources/Components/Ignored.

    scripts/ignored-calls.py            writes them
    scripts/ignored-calls.py --check    fails where the document is not up to date
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/swiftui.md"
KINDS = [
    ("NoMeaning", "no meaning in a still picture"),
    ("NotDrawn", "not yet drawn"),
]
START, END = "<!-- calls without effect -->\n", "<!-- end -->\n"


def drawn():
    """The names of the modifiers that have an effect in one of their forms."""
    files = (ROOT / "Sources/Components/Modifiers").glob("*.swift")
    return {name for path in files for name in re.findall(r"\bfunc `?(\w+)", path.read_text())}


def calls(text):
    """The names of the functions of a file, each once; with its label where another form is drawn."""
    known = drawn()
    found = re.findall(r"\bfunc `?(\w+)`?(?:<[^(]*>)?\(\s*(\w*)", text)
    names = {f"{name}({label}:)" if name in known and label not in ("", "_") else name for name, label in found}
    return sorted(names, key=lambda name: (name.lower(), name))


def table():
    rows = ["| calls | why they have no effect | kind |\n", "|---|---|---|\n"]
    for folder, kind in KINDS:
        for path in sorted((ROOT / "Sources/Components/Ignored" / folder).glob("*.swift")):
            text = path.read_text()
            reason = re.match(r"// Without effect: (.*)\.\n", text)
            if reason is None:
                sys.exit(f"ignored-calls: {path} does not begin with '// Without effect: REASON.'")
            names = " ".join(f"`{name}`" for name in calls(text))
            rows.append(f"| {names} | {reason[1]} | {kind} |\n")
    return "".join(rows)


def main():
    old = DOCUMENT.read_text()
    head, rest = old.split(START)
    new = head + START + table() + END + rest.split(END)[1]
    if "--check" in sys.argv[1:]:
        if new != old:
            sys.exit("ignored-calls: docs/swiftui.md is out of date: run scripts/ignored-calls.py")
    else:
        DOCUMENT.write_text(new)


if __name__ == "__main__":
    main()

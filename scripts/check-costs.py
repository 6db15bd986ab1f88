#!/usr/bin/env python3
"""Small documents and large folders that once took minutes: each is drawn, listed or refused within its seconds.

Prints processor time and memory of each. Documents are on one line. Seconds are of the processor, so that other
work on the machine counts little; --factor allows slower machines more.

usage: python3 scripts/check-costs.py [--tool .build/release/render-cli] [--factor 1]
"""
import argparse
import json
import os
import resource
import struct
import subprocess
import sys
import tempfile
import zlib

parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/render-cli")
parser.add_argument("--factor", type=float, default=1)
options = parser.parse_args()
tool = os.path.abspath(options.tool)


def text(words):
    return {"type": "text", "value": words}


def nested(count, wrap):
    view = text("x")
    for _ in range(count):
        view = wrap(view)
    return view


def modified(*modifiers):
    return dict(text("x"), modifiers=list(modifiers))


def picture(side):
    """A grey PNG file with a pattern in it."""
    rows = b"".join(b"\0" + bytes((x * 7 + y * 3) & 255 for x in range(side)) for y in range(4)) * (side // 4)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


SMALL = {"width": 100, "height": 300, "scale": 1}
LARGE = {"width": 2000, "height": 2000, "scale": 1}
smooth = {"type": "image", "file": "large.png"}
# Name, view, size, the most seconds, and whether the budget refuses it.
DOCUMENTS = [
    ("a grid of 300 by 300 texts",
     {"type": "grid", "children": [{"type": "gridRow", "children": [text(str(i * j % 10)) for j in range(300)]}
                                   for i in range(300)]}, {"width": 4000, "height": 8000, "scale": 1}, 3, False),
    ("a list of 1,000 rows", {"type": "list", "children": [text(f"Row {i}") for i in range(1_000)]}, None, 3, "16384"),
    ("a vstack of 100,000 texts", {"type": "vstack", "children": [text("a")] * 100_000}, None, 3, "16384"),
    ("an hstack of 100,000 texts", {"type": "hstack", "children": [text("a")] * 100_000}, None, 3, "16384"),
    ("a zstack of 100,000 texts", {"type": "zstack", "children": [text("a")] * 100_000}, SMALL, 3, False),
    ("1,000 includes of 1,000 views", {"type": "vstack", "children": [{"type": "include", "file": "part.json"}] * 1_000},
     SMALL, 4, True),
    ("'[' 80,000 times", text("[" * 80_000), None, 3, "16384"),
    ("'*' 1,000,000 times", text("*" * 1_000_000), None, 3, "16384"),
    ("240 blurs around one another", modified(*[{"blur": 50}] * 240), LARGE, 1, True),
    ("240 blurred stacks within one another",
     nested(240, lambda view: {"type": "vstack", "children": [view], "modifiers": [{"blur": 50}]}), LARGE, 1, True),
    ("300 shadows", modified({"frame": {"width": 1000, "height": 1000}}, *[{"shadow": {"radius": 20}}] * 300), LARGE, 1,
     True),
    ("60 popovers within one another", nested(60, lambda view: {"type": "popover", "children": [view]}), None, 4, False),
    ("60 popovers of one another",
     nested(60, lambda view: dict(text("a"), modifiers=[{"popover": {"children": [view]}}])), None, 1, False),
    ("a picture of 8,000 by 8,000 made small",
     dict(smooth, modifiers=[{"resizable": True}, {"interpolation": "high"}]), {"width": 400, "height": 400}, 3, False),
    ("a picture of 8,000 by 8,000 as one of 7,000",
     dict(smooth, modifiers=[{"resizable": True}, {"interpolation": "high"}]),
     {"width": 7000, "height": 7000, "scale": 1}, 3, False),
]
failures = []


def measure(name, words, folder, seconds, refusal):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.run([tool] + words, cwd=folder, capture_output=True, text=True, timeout=60 * options.factor)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    expected = "exceeds its budget" if refusal is True else refusal
    right = process.returncode == (65 if refusal else 0) and (not refusal or expected in process.stderr)
    print(f"{spent:6.2f} s  {'refused' if process.returncode else 'done   '}  {name}", flush=True)
    if not right:
        failures.append(f"{name}: status {process.returncode}: {process.stderr[:300]}")
    if spent > seconds * options.factor:
        failures.append(f"{name}: {spent:.2f} s of processor time, at most {seconds * options.factor:g}")


def write(path, view, name, size=None):
    document = {"version": 1, "name": name, "view": view} | ({"size": size} if size else {})
    with open(path, "w") as file:
        json.dump(document, file, separators=(",", ":"))


with tempfile.TemporaryDirectory() as folder:
    with open(os.path.join(folder, "large.png"), "wb") as file:
        file.write(picture(8_000))
    write(os.path.join(folder, "part.json"), {"type": "vstack", "children": [text("a")] * 1_000}, "part")
    for name, view, size, seconds, refusal in DOCUMENTS:
        write(os.path.join(folder, "document.json"), view, "document", size)
        measure(name, ["render", "document.json", "-o", "picture.png"], folder, seconds, refusal)
    many = os.path.join(folder, "many")
    for index in range(100_000):
        if index % 1_000 == 0:
            os.makedirs(f"{many}/{index // 1_000}")
        view = {"type": "vstack", "children": [text(f"Row {index}"), {"type": "button", "value": "Go"}]}
        write(f"{many}/{index // 1_000}/{index}.json", view, f"many/{index}")
    measure("a list of 100,000 documents", ["list", "many"], folder, 2, False)
    os.makedirs(f"{folder}/rows")
    write(f"{folder}/rows/rows.json", {"type": "list", "children": [text(f"Row {i}") for i in range(100_000)]}, "rows")
    measure("a list of one document of 100,000 rows", ["list", "rows"], folder, 2, False)

for failure in failures:
    print(f"check-costs: {failure}", file=sys.stderr)
print("check-costs: " + ("FAILED" if failures else "all within their seconds"))
sys.exit(1 if failures else 0)

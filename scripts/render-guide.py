#!/usr/bin/env python3
"""Renders the pictures of docs/guide.md; with --check says which of them are stale.

Needs Python 3.9 and a build of the tool: swift build -c release --product render-cli

The guide names its pictures images/guide/STORY.VARIANT.png, where a story's slashes are hyphens. Every
picture that it names is rendered at one pixel a point; pictures that it does not name are removed.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
GUIDE = ROOT / "docs" / "guide.md"
PICTURES = ROOT / "docs" / "images" / "guide"
LIMIT = 4_500_000
# Pages of a screen and states that differ in a colour or two: the guide shows their components.
UNLISTED = ("screens/", "order-card/", "profile-card", "themes/", "sheet/detent", "button/plain")


def tool(argument):
    if argument:
        return argument
    for build in ("release", "debug"):
        path = ROOT / ".build" / build / "render-cli"
        if path.exists():
            return str(path)
    sys.exit("render-guide: no render-cli; run: swift build -c release --product render-cli")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare and write nothing")
    parser.add_argument("--tool", help="the render-cli to use")
    arguments = parser.parse_args()
    cli = tool(arguments.tool)

    listing = json.loads(subprocess.check_output([cli, "list", "--json"], cwd=ROOT))
    stories = {story["id"].replace("/", "-"): story["id"] for story in listing["stories"]}
    named = sorted(set(re.findall(r"images/guide/([^\"]+\.png)", GUIDE.read_text("utf-8"))))

    faults = []
    shown = set()
    total = 0
    for name in named:
        stem, variant = name.removesuffix(".png").rsplit(".", 1)
        if stem not in stories:
            faults.append(f"{name}: there is no story {stem}")
            continue
        shown.add(stories[stem])
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "picture.png"
            subprocess.run(
                [cli, "render", stories[stem], "--variant", variant, "--scale", "1", "-o", picture],
                cwd=ROOT, check=True)
            data = picture.read_bytes()
            target = PICTURES / name
            is_same = target.exists() and (
                target.read_bytes() == data
                # What the encoder does otherwise is no reason to store a picture again.
                or subprocess.run([cli, "diff", target, picture], cwd=ROOT, capture_output=True).returncode == 0)
        total += len(data)
        if is_same:
            continue
        if arguments.check:
            faults.append(f"{name}: {'stale' if target.exists() else 'missing'}")
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)

    for path in sorted(PICTURES.glob("*.png")):
        if path.name not in named:
            if arguments.check:
                faults.append(f"{path.name}: the guide does not show it")
            else:
                path.unlink()
    for story in sorted(stories.values()):
        if story not in shown and not story.startswith(UNLISTED):
            faults.append(f"{story}: the guide does not show this story")
    if total > LIMIT:
        faults.append(f"the pictures take {total} bytes; at most {LIMIT} are meant")

    for fault in faults:
        print(f"render-guide: {fault}", file=sys.stderr)
    if arguments.check and faults:
        print("render-guide: run scripts/render-guide.py and look at the pictures", file=sys.stderr)
    print(f"render-guide: {len(named)} pictures, {total} bytes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

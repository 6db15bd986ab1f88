#!/usr/bin/env python3
"""Sets the sentences of the stories paragraph/… with Chromium, in the same faces, and compares lines.

usage: text-chromium.py --fonts DIR [--tool render-cli] [--pictures DIR]

Needs Debian `chromium` and PyPI `playwright pillow`; skips loudly without them. The faces are the .ttf
files of the Stillframe families. A line is equal when both break at the same words and its width
differs by at most half a point. --pictures writes both pictures side by side, to be looked at.
"""
import argparse
import base64
import html
import itertools
import json
import os
import shutil
import subprocess
import sys

STORIES = ["paragraph/english", "paragraph/russian", "paragraph/hebrew", "paragraph/arabic"]
FAMILIES = [("Sans", "StillframeSans-Regular"), ("Hebrew", "StillframeSansHebrew-Regular"),
            ("Arabic", "StillframeSansArabic-Regular")]


def skip(reason):
    print(f"SKIPPED: {reason}", file=sys.stderr)
    sys.exit(0)


def texts(tool, story, size):
    """The texts of the story with their frames, lines and type size."""
    answer = json.loads(subprocess.check_output(
        [tool, "tree", story, "--stage", "layout", "--json", "--type-size", size]))
    found = []

    def visit(node):
        if node["type"] == "text":
            found.append(node)
        for child in node.get("children", []):
            visit(child)
    for node in answer["nodes"]:
        visit(node)
    return answer["canvas"], found


def page(fonts, canvas, found):
    """The same texts in boxes of the width that their column has."""
    faces = ""
    for family, file in FAMILIES:
        with open(os.path.join(fonts, file + ".ttf"), "rb") as font:
            data = base64.b64encode(font.read()).decode()
        faces += f"@font-face {{ font-family: {family}; src: url(data:font/ttf;base64,{data}); }}\n"
    boxes = ""
    for node in found:
        lines = node["lines"]
        size = lines[0]["runs"][0]["size"]
        height = lines[0]["frame"][3]
        direction = "rtl" if any("\u0590" <= c <= "\u06ff" for c in node["text"]) else "ltr"
        boxes += (f'<p dir="{direction}" style="position:absolute;left:16px;top:{node["frame"][1]}px;'
                  f'width:{canvas["width"] - 32}px;margin:0;font-size:{size}px;line-height:{height}px">'
                  f'{html.escape(node["text"])}</p>\n')
    return (f"<!doctype html><meta charset=utf-8><style>{faces}body {{ margin: 0; background: white;"
            f" font-family: Sans, Hebrew, Arabic; }}</style>{boxes}")


LINES = """() => [...document.querySelectorAll('p')].map(p => {
  const text = p.firstChild, lines = [];
  const range = document.createRange();
  for (let i = 0; i < text.length; i++) {
    range.setStart(text, i); range.setEnd(text, i + 1);
    const boxes = range.getClientRects();
    if (!boxes.length) continue;
    const top = Math.round(boxes[0].top);
    let line = lines[lines.length - 1];
    if (!line || line.top < top - 2) lines.push(line = { top, from: i, to: i });
    line.to = i + 1;
  }
  return lines.map(line => {
    const words = text.data.slice(line.from, line.to);
    range.setStart(text, line.from); range.setEnd(text, line.from + words.trimEnd().length);
    const boxes = [...range.getClientRects()];
    const left = Math.min(...boxes.map(b => b.left)), right = Math.max(...boxes.map(b => b.right));
    return { text: words.trim(), width: right - left };
  });
})"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--tool", default=".build/release/render-cli")
    parser.add_argument("--pictures")
    options = parser.parse_args()
    chromium = shutil.which("chromium")
    if not chromium:
        skip("apt-get install chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        skip("pip install playwright")

    differences = 0
    compared = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--font-render-hinting=none"])
        for story, size in itertools.product(STORIES, ["large", "ax5"]):
            canvas, found = texts(options.tool, story, size)
            view = browser.new_page(
                viewport={"width": int(canvas["width"]), "height": int(canvas["height"])},
                device_scale_factor=2)
            view.set_content(page(options.fonts, canvas, found))
            view.evaluate("document.fonts.ready")
            theirs = view.evaluate(LINES)
            for node, lines in zip(found, theirs):
                own = node["lines"]
                if len(own) != len(lines):
                    differences += 1
                    print(f"{size}: {len(own)} lines, Chromium {len(lines)}: {node['text'][:40]}")
                    continue
                for mine, line in zip(own, lines):
                    compared += 1
                    # Runs lie from left to right; their characters say which words are in the line.
                    words = "".join(sorted("".join(run["text"] for run in mine["runs"]).strip()))
                    other = "".join(sorted(line["text"]))
                    if words.strip() != other.strip() or abs(mine["frame"][2] - line["width"]) > 0.5:
                        differences += 1
                        print(f"{size}: {mine['frame'][2]:.2f} pt, Chromium {line['width']:.2f}: "
                              f"{line['text'][:50]}")
            if options.pictures:
                save(view, options, story, size)
        browser.close()
    print(f"{compared - differences} of {compared} lines equal")
    sys.exit(1 if differences else 0)


def save(view, options, story, size):
    from PIL import Image
    os.makedirs(options.pictures, exist_ok=True)
    name = f"{story.split('/')[1]}-{size}.png"
    theirs = os.path.join(options.pictures, "chromium-" + name)
    own = os.path.join(options.pictures, "stillframe-" + name)
    view.screenshot(path=theirs)
    subprocess.check_call([options.tool, "render", story, "--type-size", size, "--scale", "2", "-o", own],
                          stdout=subprocess.DEVNULL)
    left, right = Image.open(own).convert("RGB"), Image.open(theirs).convert("RGB")
    sheet = Image.new("RGB", (left.width + right.width, max(left.height, right.height)), "white")
    sheet.paste(left, (0, 0))
    sheet.paste(right, (left.width, 0))
    sheet.save(os.path.join(options.pictures, "both-" + name))


main()

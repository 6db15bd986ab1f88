#!/usr/bin/env python3
"""Records how Chromium breaks text of ten languages into lines, each set in one font file.

    apt-get install chromium unicode-cldr-core fonts-noto-core fonts-droid-fallback fonts-nanum \\
        firefox-esr-l10n-{ja,zh-cn,ko,hi-in,bn,ta,si,th}
    pip install playwright fonttools
    scripts/generate-chromium-script-lines.py --fonts DIR --output FILE [--root DIR] [--each 40]
    STILLFRAME_CHROMIUM_LINES=FILE swift test --filter LinesOfChromium

Paragraphs are sentences of Firefox's texts, in Tibetan and Amharic CLDR's. `--fonts` has the embedded
families as .ttf files, for the characters that the font of a script leaves out; `--root` is where Debian's
packages are unpacked if they are not installed. Both sides read the same font files. Texts with `/`,
for which Chromium has a table of its own, are left out. Korean is set with `word-break: keep-all`.
"""

import argparse
import glob
import html
import json
import os
import random
import re
import shutil
import sys
import zipfile

NOTO = "/usr/share/fonts/truetype/noto/"
DROID = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"
CLDR = "/usr/share/unicode/cldr/common"
LANGUAGES = {
    "ja": ("ja", DROID), "zh": ("zh-CN", DROID),
    "ko": ("ko", "/usr/share/fonts/truetype/nanum/NanumBarunGothic.ttf"),
    "hi": ("hi-IN", NOTO + "NotoSansDevanagari-Regular.ttf"),
    "bn": ("bn", NOTO + "NotoSansBengali-Regular.ttf"),
    "ta": ("ta", NOTO + "NotoSansTamil-Regular.ttf"),
    "si": ("si", NOTO + "NotoSansSinhala-Regular.ttf"),
    "bo": (None, NOTO + "NotoSerifTibetan-Regular.ttf"),
    "am": (None, NOTO + "NotoSansEthiopic-Regular.ttf"),
    "th": ("th", NOTO + "NotoSansThai-Regular.ttf"),
}
WIDTHS = (120, 180, 240, 300, 361, 480)
SIZE = 17
# Joined for a paragraph where a language writes no spaces.
JOINTS = {"ja": "。", "zh": "。", "bo": "། "}

PAGE = """<!doctype html><meta charset=utf-8><style>%s
p { margin: 0; font-kerning: normal; text-rendering: geometricPrecision; white-space: pre-wrap;
    overflow-wrap: anywhere; font-size: %dpx; line-height: %dpx }</style><body></body>"""

MEASURE = """({text, lang, family, width, keep, step}) => {
  const p = document.createElement('p');
  p.lang = lang; p.style.fontFamily = family; p.style.width = width + 'px';
  if (keep) p.style.wordBreak = 'keep-all';
  p.textContent = text;
  document.body.replaceChildren(p);
  const node = p.firstChild, range = document.createRange(), starts = [];
  let offset = 0, index = 0, last = 0;
  for (const character of text) {
    range.setStart(node, offset); range.setEnd(node, offset + character.length);
    const rect = range.getClientRects()[0];
    const line = rect ? Math.floor((rect.top + rect.height / 2) / step) : last;
    if (line > last) { starts.push(index); last = line; }
    offset += character.length; index += 1;
  }
  return starts;
}"""


def texts(language, pack, root):
    found = []
    for folder in ("main", "annotations", "annotationsDerived"):
        path = f"{CLDR}/{folder}/{language}.xml"
        if os.path.exists(path) and pack is None:
            found += re.findall(r">([^<>\n]+)<", open(path, encoding="utf-8").read())
    if pack:
        for path in glob.glob(f"{root}/usr/lib/firefox-esr/**/langpack-{pack}@*.xpi", recursive=True):
            with zipfile.ZipFile(path) as archive:
                for name in archive.namelist():
                    if name.endswith((".ftl", ".properties")):
                        lines = archive.read(name).decode("utf-8", "ignore").split("\n")
                        found += [line.split("=", 1)[-1] for line in lines if not line.startswith("#")]
    cleaned = {html.unescape(text).strip() for text in found}
    return sorted(text for text in cleaned if 8 < len(text) < 160 and not set(text) & set("/{}%$<>\\|&"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--root", default="")
    parser.add_argument("--each", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chromium = shutil.which("chromium")
    try:
        from fontTools.ttLib import TTFont
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("SKIPPED: pip install playwright fonttools")
    if not chromium:
        sys.exit("SKIPPED: no chromium in PATH")
    rng = random.Random(options.seed)
    fallback = os.path.join(os.path.abspath(options.fonts), "StillframeSans-Regular.ttf")
    latin = set(TTFont(fallback).getBestCmap())
    faces = f"@font-face{{font-family:fallback;src:url('file://{fallback}')}}\n"
    for language, (_, font) in LANGUAGES.items():
        faces += f"@font-face{{font-family:{language};src:url('file://{font}')}}\n"
    step = SIZE * 3
    page_path = "/tmp/stillframe-script-lines.html"
    with open(page_path, "w", encoding="utf-8") as file:
        file.write(PAGE % (faces, SIZE, step))
    cases = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox", "--allow-file-access-from-files", "--font-render-hinting=none"])
        page = browser.new_page()
        page.goto("file://" + page_path)
        for language, (pack, font) in LANGUAGES.items():
            known = latin | set(TTFont(font).getBestCmap())
            pool = [text for text in texts(language, pack, options.root)
                    if all(ord(char) in known for char in text)
                    and sum(ord(char) > 0x2FF for char in text) * 2 > len(text)]
            if not pool:
                print(f"{language}: SKIPPED, no texts")
                continue
            for family in (language, "fallback"):
                page.evaluate("f => document.fonts.load('17px ' + f, 'aあ')", family)
            page.evaluate("document.fonts.ready")
            for _ in range(options.each):
                joined = JOINTS.get(language, " ").join(rng.choice(pool) for _ in range(4))
                # Once unseen: the first time loads the font.
                for width in WIDTHS:
                    argument = dict(text=joined, lang=language, width=width, step=step,
                                    family=f"{language}, fallback", keep=language == "ko")
                    if not cases or cases[-1]["language"] != language:
                        page.evaluate(MEASURE, argument)
                        page.wait_for_timeout(300)
                    cases.append(dict(language=language, font=font, size=SIZE, width=width,
                                      text=joined, starts=page.evaluate(MEASURE, argument)))
            print(f"{language}: {len(pool)} texts")
        version = browser.version
        browser.close()
    with open(options.output, "w", encoding="utf-8") as file:
        json.dump(dict(chromium=version, cases=cases), file, ensure_ascii=False)


main()

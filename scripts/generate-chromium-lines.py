#!/usr/bin/env python3
"""Records how Chromium breaks real sentences into lines, as a judge of the paragraph engine.

    apt-get install chromium; pip install playwright
    scripts/generate-chromium-lines.py --fonts DIR    # the embedded families as .ttf files

Writes Tests/Fixtures/Text/chromium-lines.json: for each text, size, width and direction the
characters and the width of every line. Skips loudly where the browser is missing. The texts leave
out what Chromium does differently on purpose: it has its own table for ASCII, which does not break
after slashes, and it prefers a text face to the emoji face for U+2764 U+FE0F.
"""

import argparse
import json
import os
import shutil
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGET = os.path.join(ROOT, "Tests/Fixtures/Text/chromium-lines.json")

FAMILIES = [("Stillframe Sans", "StillframeSans"), ("Stillframe Sans Hebrew", "StillframeSansHebrew"),
            ("Stillframe Sans Arabic", "StillframeSansArabic"), ("Stillframe Mono", "StillframeMono"),
            ("Stillframe Emoji Color", "StillframeEmojiColor"),
            ("Stillframe Emoji Pictures", "StillframeEmojiPictures"), ("Stillframe Emoji", "StillframeEmoji")]
# The face has letters of flags and no flags; Chromium would draw the letters.
WITHOUT_FLAGS = ";unicode-range:U+0-1F1E5,U+1F200-10FFFF"

TEXTS = [
    ("en", "ltr", "The committee approved twenty-three proposals, including a self-driving shuttle "
                  "between the harbour and the airport; construction starts in May."),
    ("en", "ltr", "AVATAR “Type Tool” (v2.1): 1,250.75 USD — that’s 50% off, isn’t it? Yes/no, e.g. now."),
    ("en", "ltr", "Write to help@example.org or call +1 (555) 010 99 99 — weekdays, 9:00–17:30."),
    ("en", "ltr", "Honorificabilitudinitatibus and pneumonoultramicroscopicsilicovolcanoconiosis."),
    ("ru", "ltr", "Съешь же ещё этих мягких французских булок, да выпей чаю — всего за 1 250,50 ₽."),
    ("ru", "ltr", "Достопримечательности Санкт-Петербурга: Эрмитаж, Русский музей, Петергоф и др."),
    ("he", "rtl", "הזמנה מספר 12345 נשלחה אל רחוב הרצל 17, תל אביב; הסכום הכולל הוא 99.90 ש״ח."),
    ("he", "rtl", "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ"),
    ("he", "rtl", "הקובץ report-final (2).pdf הועלה בהצלחה על ידי John Smith בשעה 14:30."),
    ("ar", "rtl", "تم إرسال الطلب رقم ١٢٣٤٥ إلى شارع الملك فيصل، والمبلغ الإجمالي هو ٩٩٫٩٠ دينار."),
    ("ar", "rtl", "السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللهِ وَبَرَكَاتُهُ، لا إله إلا الله."),
    ("fa", "rtl", "می‌خواهم این کتاب‌ها را بخوانم؛ قیمت ۱۲۰ هزار تومان است (با تخفیف)."),
    ("en", "ltr", "Great job 😀👍🏽 family 👩‍👩‍👧 flag 🇮🇱 party 🎉 done ✅ and text."),
    ("en", "ltr", "Mixed: hello שלום עולם (abc) مرحبا 123 world."),
    ("he", "rtl", "מעורב: שלום hello world (אבג) 123 עולם."),
]
SIZES = [(17, (96, 150, 240, 361)), (53, (300, 361))]

PAGE = """<!doctype html><meta charset=utf-8><style>%s
p { margin: 0; font-family: %s; font-kerning: normal; text-rendering: geometricPrecision;
    white-space: pre-wrap; overflow-wrap: anywhere; }</style><body></body>"""

MEASURE = """({text, lang, direction, size, width}) => {
  const p = document.createElement('p');
  p.lang = lang; p.dir = direction;
  p.style.fontSize = size + 'px'; p.style.lineHeight = size * 1.5 + 'px';
  p.style.width = width + 'px';
  p.textContent = text;
  document.body.replaceChildren(p);
  const node = p.firstChild, range = document.createRange(), lines = [];
  const step = size * 1.5;
  let offset = 0;
  for (const character of text) {
    range.setStart(node, offset); range.setEnd(node, offset + character.length);
    const rect = range.getClientRects()[0];
    const line = rect ? Math.floor((rect.top + rect.height / 2) / step) : lines.length - 1;
    while (lines.length <= line) lines.push({start: offset, end: offset});
    lines[line].end = offset + character.length;
    offset += character.length;
  }
  return lines.map(({start, end}) => {
    const content = text.slice(start, end).trimEnd();
    range.setStart(node, start); range.setEnd(node, start + content.length);
    return {text: content, width: range.getBoundingClientRect().width};
  });
}"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", required=True)
    fonts = os.path.abspath(parser.parse_args().fonts)
    browser_path = shutil.which("chromium") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("SKIPPED: pip install playwright")
    if not browser_path:
        sys.exit("SKIPPED: no chromium in PATH")
    faces = "".join(
        f"@font-face{{font-family:'{family}';src:url('file://{fonts}/{file}-Regular.ttf')"
        f"{WITHOUT_FLAGS if file.endswith('Color') else ''}}}"
        for family, file in FAMILIES)
    stack = ",".join(f"'{family}'" for family, _ in FAMILIES)
    page_path = os.path.join("/tmp", "stillframe-lines.html")
    with open(page_path, "w", encoding="utf-8") as file:
        file.write(PAGE % (faces, stack))
    cases = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--allow-file-access-from-files"])
        page = browser.new_page()
        page.goto("file://" + page_path)
        for family, _ in FAMILIES:
            page.evaluate("family => document.fonts.load(`17px '${family}'`, 'aא\u0628😀')", family)
        for lang, direction, text in TEXTS:
            for size, widths in SIZES:
                for width in widths:
                    argument = dict(text=text, lang=lang, direction=direction, size=size,
                                    width=width)
                    cases.append(dict(argument, lines=page.evaluate(MEASURE, argument)))
        version = browser.version
        browser.close()
    os.makedirs(os.path.dirname(TARGET), exist_ok=True)
    with open(TARGET, "w", encoding="utf-8") as file:
        json.dump(dict(chromium=version, cases=cases), file, ensure_ascii=False, indent=1)
        file.write("\n")
    print(len(cases), "cases")


if __name__ == "__main__":
    main()

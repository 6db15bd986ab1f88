#!/usr/bin/env python3
"""Records where ICU breaks text, as a judge of line breaking.

    apt-get install libicu-dev unicode-data unicode-cldr-core
    pip install PyICU
    scripts/generate-icu-lines.py [--each 120] [--seed 1] [--output Tests/Fixtures/Text/icu-lines.json]

Thai, Lao, Khmer and Burmese texts are CLDR's names of places and things, written without spaces between
them. With `--sentences` those of installed programs join them, which are not kept here: Firefox's in Thai and Burmese
(firefox-esr-l10n-th, -my), LibreOffice's help in Khmer (libreoffice-help-km), the examples of
PyPI's laonlp in Lao. Chinese, Japanese and Korean text is CLDR's with punctuation that `line-break` speaks of, at each of its values. Every case has the
places where ICU's line iterator breaks, as indices of code points. `--each 100000` with another
`--output` records everything; STILLFRAME_ICU_LINES=FILE swift test --filter ICU compares with it.
"""

import argparse
import glob
import html
import json
import os
import random
import re
import sys
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CLDR = "/usr/share/unicode/cldr/common"
try:
    import icu
except ImportError:
    sys.exit("SKIPPED: pip install PyICU")

SCRIPTS = {"th": "\u0E00-\u0E7F", "lo": "\u0E80-\u0EFF", "km": "\u1780-\u17FF", "my": "\u1000-\u109F"}
# What the values of `line-break` tell apart, and what must not change.
KINSOKU = ("ぁぃっゃーァィッャヮヵㇰ々〻ゝゞヽヾ〜゠・：；･‼⁇⁈⁉！？‐–…‥％￠℃°‰′″＄￥№£"
           "、。「」『』（）()[]!?:;あいアイ日本語漢字1234AB中文한글 ")


def cldr(language):
    text = ""
    for folder in ("main", "annotations", "annotationsDerived"):
        path = f"{CLDR}/{folder}/{language}.xml"
        if os.path.exists(path):
            text += open(path, encoding="utf-8").read()
    return re.findall(r">([^<>\n]+)<", text)


def archives(pattern):
    for path in glob.glob(pattern, recursive=True):
        if path.endswith(".xpi"):
            with zipfile.ZipFile(path) as archive:
                for name in archive.namelist():
                    yield archive.read(name).decode("utf-8", "ignore")
        else:
            with open(path, encoding="utf-8", errors="ignore") as file:
                yield file.read()


def sentences(language, folder, rng):
    found = cldr(language)
    if folder is None:
        names = [text for text in found if re.search(f"[{SCRIPTS[language]}]", text)]
        found = ["".join(rng.sample(names, 4)) for _ in range(4000)]
    elif language in ("th", "my"):
        for text in archives(f"{folder}/usr/lib/firefox-esr/**/*-{language}*.xpi"):
            found += [line.split("=", 1)[-1] for line in text.split("\n")]
    elif language == "km":
        for text in archives(f"{folder}/usr/share/libreoffice/help/km/text/**/*.html"):
            found += re.findall(r">([^<>]+)<", text)
    elif language == "lo":
        import importlib.util
        spec = importlib.util.find_spec("laonlp")
        for text in archives(os.path.dirname(spec.origin) + "/corpus/lao-eng-dictionary.csv"):
            found += re.findall(r"[^,\n\"]+", text)
    letters = re.compile(f"[{SCRIPTS[language]}]")
    cleaned = {re.sub(r"\s+", " ", html.unescape(text)).strip() for text in found}
    return sorted(text for text in cleaned
                  if len(letters.findall(text)) >= 12 and len(text) < 400)


def breaks(text, locale):
    iterator = icu.BreakIterator.createLineInstance(icu.Locale(locale))
    units = icu.UnicodeString(text)
    iterator.setText(units)
    # ICU counts UTF-16 units.
    places, at, index = {}, 0, 0
    for char in text:
        places[at] = index
        at += 2 if ord(char) > 0xFFFF else 1
        index += 1
    return [places[place] for place in iterator if place in places]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sentences", action="store_true", help="of installed programs, too")
    parser.add_argument("--root", default="", help="where Debian's packages are unpacked")
    parser.add_argument("--output", default=os.path.join(ROOT, "Tests/Fixtures/Text/icu-lines.json"))
    options = parser.parse_args()
    rng = random.Random(options.seed)
    cases = []
    for language in SCRIPTS:
        found = sentences(language, options.root if options.sentences else None, rng)
        chosen = found if len(found) <= options.each else rng.sample(found, options.each)
        # The longer half: most names are one word.
        print(f"{language}: {len(chosen)} of {len(found)} texts")
        cases += [dict(language=language, lineBreak="strict", text=text, breaks=breaks(text, language))
                  for text in chosen]
    for language in ("ja", "zh", "ko"):
        found = [text for text in cldr(language) if len(text) > 4]
        for strictness in ("strict", "normal", "loose"):
            texts = rng.sample(found, min(len(found), options.each // 2))
            texts += ["".join(rng.choice(KINSOKU) for _ in range(24)) for _ in range(options.each // 2)]
            cases += [dict(language=language, lineBreak=strictness, text=text,
                           breaks=breaks(text, f"{language}@lb={strictness}")) for text in texts]
    with open(options.output, "w", encoding="utf-8") as file:
        file.write(f'{{"icu": "{icu.ICU_VERSION}", "cases": [\n')
        file.write(",\n".join(json.dumps(case, ensure_ascii=False) for case in cases) + "\n]}\n")


main()

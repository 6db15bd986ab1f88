#!/usr/bin/env python3
"""Draws a sentence of the Universal Declaration of Human Rights in 60 languages, to be looked at.

usage: script-sheet.py [--tool .build/release/render-cli] [--output DIR] [--languages hi_Deva,ur_Arab…]

Writes sheet-body-light.png, sheet-body-dark.png, sheet-ax5-light.png and sheet-ax5-dark.png. The texts are those of the
PyPI package `gflanguages`; the fonts are Debian's `fonts-noto-core` and `fonts-noto-cjk`. Each language is in a
paragraph of its own with its code, in the language's locale and direction. Fails where a character has no glyph; skips
loudly without fonts or texts.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

LANGUAGES = """
en_Latn fr_Latn de_Latn vi_Latn tr_Latn pl_Latn is_Latn yo_Latn ru_Cyrl uk_Cyrl bg_Cyrl kk_Cyrl el_Grek hy_Armn ka_Geor
he_Hebr yi_Hebr ar_Arab fa_Arab ur_Arab ps_Arab ug_Arab syr_Syrc dv_Thaa nqo_Nkoo ff_Adlm am_Ethi ti_Ethi zgh_Tfng vai_Vaii
hi_Deva mr_Deva ne_Deva bn_Beng as_Beng pa_Guru gu_Gujr or_Orya ta_Taml te_Telu kn_Knda ml_Mlym si_Sinh sat_Olck ccp_Cakm
th_Thai lo_Laoo km_Khmr my_Mymr shn_Mymr bo_Tibt dz_Tibt jv_Java ban_Bali su_Sund chr_Cher iu_Cans mn_Mong ii_Yiii lis_Lisu
ja_Jpan zh_Hans zh_Hant ko_Kore
""".split()
WANTED = 60
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")
CJK = pathlib.Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
RTL = {"Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Adlm"}
FACES = {
    "Hebr": "SansHebrew", "Armn": "SansArmenian", "Geor": "SansGeorgian", "Arab": "NaskhArabic", "Syrc": "SansSyriac",
    "Thaa": "SansThaana", "Nkoo": "SansNKo", "Adlm": "SansAdlam", "Ethi": "SansEthiopic", "Tfng": "SansTifinagh",
    "Vaii": "SansVai", "Deva": "SansDevanagari", "Beng": "SansBengali", "Guru": "SansGurmukhi", "Gujr": "SansGujarati",
    "Orya": "SansOriya", "Taml": "SansTamil", "Telu": "SansTelugu", "Knda": "SansKannada", "Mlym": "SansMalayalam",
    "Sinh": "SansSinhala", "Olck": "SansOlChiki", "Cakm": "SansChakma", "Thai": "SansThai", "Laoo": "SansLao",
    "Khmr": "SansKhmer", "Mymr": "SansMyanmar", "Tibt": "SerifTibetan", "Java": "SansJavanese", "Bali": "SansBalinese",
    "Sund": "SansSundanese", "Cher": "SansCherokee", "Cans": "SansCanadianAboriginal", "Mong": "SansMongolian",
    "Yiii": "SansYi", "Lisu": "SansLisu",
}


def skip(reason):
    print(f"script-sheet: SKIPPED {reason}", file=sys.stderr)
    sys.exit(0)


def sentences(folder):
    """A sentence of each language, as far as the package has one."""
    answer = subprocess.run([sys.executable, "-m", "pip", "download", "--no-deps", "-q", "-d", folder, "gflanguages"],
                            capture_output=True, text=True)
    wheels = list(pathlib.Path(folder).glob("gflanguages*.whl"))
    if not wheels:
        skip(f"PyPI's gflanguages: {answer.stderr.strip()[-200:]}")
    found = {}
    with zipfile.ZipFile(wheels[0]) as package:
        names = set(package.namelist())
        for language in LANGUAGES:
            name = f"gflanguages/data/languages/{language}.textproto"
            text = package.read(name).decode() if name in names else ""
            for field in ("specimen_36", "specimen_48", "tester"):
                match = re.search(rf'{field}: "((?:[^"\\]|\\.)*)"', text)
                if match:
                    first = match[1].replace("\\n", "\n").replace('\\"', '"').replace("\\'", "'").split("\n")[0]
                    found[language] = first if len(first) <= 170 else first[:170].rsplit(" ", 1)[0]
                    break
    return found


def document(texts, columns, width):
    """A page of columns, filled from the top."""
    rows = []
    for language, text in texts.items():
        code, script = language.split("_")
        locale = f"{code}-{script}" if script in ("Hans", "Hant") else code
        rows.append({"type": "vstack", "alignment": "leading", "spacing": 2, "children": [
            {"type": "text", "verbatim": language, "modifiers": [{"font": "caption2"}, {"foregroundStyle": "textSecondary"}]},
            {"type": "text", "verbatim": text, "modifiers": [{"font": "body"}, {"frame": {"width": width, "alignment": "leading"}}]},
        ], "modifiers": [{"environment": {"locale": locale, "layoutDirection": "rightToLeft" if script in RTL else "leftToRight"}}]})
    height = -(-len(rows) // columns)
    parts = [{"type": "vstack", "alignment": "leading", "spacing": 14, "children": rows[at:at + height]}
             for at in range(0, len(rows), height)]
    return {"version": 1, "look": "stillframe", "name": "script-sheet", "view": {
        "type": "hstack", "alignment": "top", "spacing": 28, "children": parts, "modifiers": [{"padding": 16}]}}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=".build/release/render-cli")
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("."))
    parser.add_argument("--languages")
    options = parser.parse_args()
    fonts = [NOTO / f"Noto{face}-Regular.ttf" for face in FACES.values()]
    fonts += [NOTO / f"NotoSans{face}-Regular.ttf" for face in ("", "Display")]
    missing = [str(font) for font in fonts + [CJK] if not font.exists()]
    if missing:
        skip(f"{missing[0]} is not there: apt-get install fonts-noto-core fonts-noto-cjk")
    options.output.mkdir(parents=True, exist_ok=True)
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        texts = sentences(folder)
        if options.languages:
            texts = {name: texts[name] for name in options.languages.split(",")}
        elif len(texts) < WANTED:
            skip(f"PyPI's gflanguages has only {len(texts)} of the languages")
        print(f"{len(texts)} languages of {len({name.split('_')[1] for name in texts})} scripts")
        given = [word for font in fonts + [NOTO / "NotoNastaliqUrdu-Regular.ttf", CJK] for word in ("--fonts", str(font))]
        for size, columns, width in (("large", 4, 300), ("ax5", 6, 560)):
            page = pathlib.Path(folder) / "sheet.json"
            page.write_text(json.dumps(document(texts, columns, width)))
            for scheme in ("light", "dark"):
                name = "body" if size == "large" else size
                picture = options.output / f"sheet-{name}-{scheme}.png"
                arguments = [options.tool, "render", str(page), "-o", str(picture), "--type-size", size, "--scheme", scheme,
                             "--scale", "2" if size == "large" else "1", "--budget", "50"]
                answer = subprocess.run(arguments + given, capture_output=True, text=True)
                said = (answer.stdout + answer.stderr).strip()
                print(f"{picture}: {said}")
                failed = failed or answer.returncode != 0 or "glyph" in said
    sys.exit(1 if failed else 0)


main()

#!/usr/bin/env python3
"""Writes Sources/Typography/Resources/LanguageSystems.swift: from BCP 47 languages to OpenType's.

Usage:
  apt-get install unicode-cldr-core
  pip install uharfbuzz==0.57.0
  python3 scripts/generate-language-tags.py [--check NUMBER]

Every code of two and three letters is looked up in HarfBuzz, which has the OpenType registry of language
systems and IANA's registry of languages; then every script, region and variant that CLDR knows, after
every language. What differs from the plain rule (a code of three letters is its own tag, in capitals) is
written down. `--check` writes nothing: it looks NUMBER random languages up in the written table as the
shaper does, and compares; the exit status is 1 if one differs. `--fixture` writes some for the tests.
"""
import argparse
import collections
import ctypes
import functools
import itertools
import multiprocessing
import os
import pathlib
import random
import re
import string
import sys

CLDR = pathlib.Path("/usr/share/unicode/cldr/common")
ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Sources/Typography/Resources/LanguageSystems.swift"
FIXTURE = ROOT / "Tests/Fixtures/Shaping/languages.txt"
try:
    import uharfbuzz
    import uharfbuzz._harfbuzz
except ImportError:
    sys.exit("generate-language-tags: SKIPPED, pip install uharfbuzz==0.57.0")
if not CLDR.is_dir():
    sys.exit(f"generate-language-tags: SKIPPED, no {CLDR}; apt-get install unicode-cldr-core")

LIBRARY = ctypes.CDLL(uharfbuzz._harfbuzz.__file__)
LIBRARY.hb_language_from_string.restype = ctypes.c_void_p
LIBRARY.hb_language_from_string.argtypes = [ctypes.c_char_p, ctypes.c_int]
COUNT = ctypes.POINTER(ctypes.c_uint)
LIBRARY.hb_ot_tags_from_script_and_language.argtypes = [
    ctypes.c_uint, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, COUNT, COUNT]


def judge(language):
    """HarfBuzz's tags of a language, at most three, as it asks for them when it shapes."""
    count = ctypes.c_uint(3)
    found = (ctypes.c_uint * 3)()
    LIBRARY.hb_ot_tags_from_script_and_language(
        0, LIBRARY.hb_language_from_string(language.encode(), -1), None, None, ctypes.byref(count), found)
    return tuple(found[index].to_bytes(4, "big").decode().strip() for index in range(count.value))


def validity(kind):
    """CLDR's valid codes of a kind; `aa~c` is a range."""
    text = (CLDR / f"validity/{kind}.xml").read_text()
    codes = []
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    for block in re.findall(r"<id type=[^>]*>(.*?)</id>", text, re.S):
        for code in block.split():
            first, _, last = code.partition("~")
            codes += [first[:-1] + chr(end) for end in range(ord(first[-1]), ord((last or first)[-1]) + 1)]
    return sorted({code.lower() for code in codes})


SUBTAGS = validity("script") + validity("region") + validity("variant")
# Script variants of Syriac and Georgian and the Gaelic letters are no scripts to CLDR.
SUBTAGS = sorted(set(SUBTAGS) | {"syre", "syrj", "syrn", "geok", "latg", "latf"})
LEGACY = sorted({code.lower().replace("_", "-") for code in re.findall(
    r'<languageAlias type="(\w+[-_][\w-]+)"', (CLDR / "supplemental/supplementalMetadata.xml").read_text())}
    | {"i-navajo", "i-hak", "i-lux", "art-lojban", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
       "zh-min-nan", "zh-xiang", "i-klingon", "i-ami", "i-bnn", "i-tao", "i-tay", "i-tsu", "i-pwn"})


def plain(language):
    return (language.upper(),) if len(language) == 3 else ()


def subtag_rules(language, everywhere=()):
    """What subtags change about a language, but for what they change everywhere: (pattern, tags)."""
    own = judge(language)
    asked = [subtag for subtag in SUBTAGS if len(subtag) != 3 or not subtag.isalpha()]
    tags = {subtag: judge(f"{language}-{subtag}") for subtag in asked}
    anywhere = {subtag: tags[subtag] for subtag in asked
                if tags[subtag] != own and judge(f"{language}-1abc-{subtag}") == tags[subtag]}
    found = [(f"*-{subtag}", anywhere[subtag]) for subtag in anywhere]
    for subtag in asked:
        if subtag in anywhere:
            continue
        # A script may change nothing by itself and still go before a region.
        both = {second: judge(f"{language}-{subtag}-{second}") for second in anywhere
                if (f"*-{second}", anywhere[second]) not in everywhere}
        if tags[subtag] != own or any(both[second] != anywhere[second] for second in both):
            found.append((subtag, tags[subtag]))
            found += [(f"{subtag}-{second}", both[second]) for second in both
                      if both[second] != tags[subtag]]
    return language, found


def collect():
    codes = ["".join(letters) for size in (2, 3)
             for letters in itertools.product(string.ascii_lowercase, repeat=size)]
    languages = {code: judge(code) for code in codes}
    languages = {code: tags for code, tags in languages.items() if tags != plain(code)}
    groups = collections.defaultdict(list)
    everywhere = subtag_rules("qaa")[1]
    for pattern, tags in everywhere:
        groups[pattern, tags].append("*")
    # HarfBuzz keeps every language that it was asked for in a list: a process forgets it.
    with multiprocessing.Pool(2, maxtasksperchild=8) as pool:
        asked = sorted(set(languages) | {"sr", "zh", "yue"})
        for language, found in pool.imap(functools.partial(subtag_rules, everywhere=everywhere), asked):
            for pattern, tags in found:
                if (pattern, tags) not in everywhere:
                    groups[pattern, tags].append(language)
    for legacy in LEGACY:
        tags = judge(legacy)
        if tags != lookup(legacy, languages, ordered(groups)):
            groups["=", tags].append(legacy)
    return languages, ordered(groups)


def ordered(groups):
    """Whole tags, then what concerns every language, then longer beginnings, then what is anywhere."""
    def rank(rule):
        languages, pattern, tags = rule
        return (pattern != "=", "*" not in languages, pattern.startswith("*"), -pattern.count("-"),
                pattern, languages)
    return sorted(((tuple(names), pattern, tags) for (pattern, tags), names in groups.items()), key=rank)


def lookup(language, languages, rules):
    """The shaper's way: see LanguageTags.swift."""
    parts = language.lower().replace("_", "-").split("-")
    for names, pattern, tags in rules:
        if pattern == "=":
            matches = "-".join(parts) in names
        elif "*" not in names and parts[0] not in names:
            matches = False
        elif pattern.startswith("*-"):
            matches = pattern[2:] in parts[1:]
        else:
            wanted = pattern.split("-")
            matches = parts[1:1 + len(wanted)] == wanted
        if matches:
            return tags
    first = parts[0]
    if len(parts) > 1 and len(parts[1]) == 3 and parts[1].isalpha():
        first = parts[1]
    return languages.get(first, plain(first) if first.isalpha() else ())


def write(languages, rules):
    records = [f"{code:3}{tag:4}" for code in sorted(languages) for tag in languages[code] or ("-",)]
    text = "".join(records)
    width = 98
    lines = "\\\n".join("    " + text[index:index + width - 3] for index in range(0, len(text), width - 3))
    listed = "\n".join(f"    {' '.join(names)}|{pattern}|{' '.join(tags)}" for names, pattern, tags in rules)
    OUTPUT.write_text(f'''// Generated by scripts/generate-language-tags.py from HarfBuzz {uharfbuzz.version_string()}, which has the OpenType
// registry of language systems and IANA's of languages; see docs/fonts.md for provenance. Do not edit.
// swift-format-ignore-file

/// OpenType's language systems by BCP 47 language.
enum LanguageSystems {{
  /// {len(records)} records, sorted: a code of two or three letters, and one of its tags in order of
  /// preference; `-` for a code without a tag.
  static let languages: StaticString = """
{lines}
    """

  /// What subtags change, the first that matches: languages, subtags, tags. `=` is a whole language tag, subtags
  /// follow the language, and after `*` they are anywhere.
  static let rules = """
{listed}
    """
}}
''')


def read():
    """The written table."""
    text = OUTPUT.read_text()
    packed, listed = re.findall(r'"""\n(.*?)\n    """', text, re.S)
    packed = "".join(line[4:].removesuffix("\\") for line in packed.split("\n"))
    languages = collections.defaultdict(tuple)
    for index in range(0, len(packed), 7):
        code, tag = packed[index:index + 3].strip(), packed[index + 3:index + 7].strip()
        languages[code] += () if tag == "-" else (tag,)
    rules = []
    for line in listed.split("\n"):
        names, pattern, tags = line[4:].split("|")
        rules.append((tuple(names.split()), pattern, tuple(tags.split())))
    return dict(languages), rules


def samples(number, seed=1):
    rng = random.Random(seed)
    languages, rules = read()
    listed = sorted({name for names, _, _ in rules for name in names if name.isalpha()})
    for _ in range(number):
        first = rng.choice([rng.choice(sorted(languages)), rng.choice(listed), "zh", "ro", "ga", "und",
                            "".join(rng.choices(string.ascii_lowercase, k=rng.choice((2, 3))))])
        parts = [first]
        if rng.random() < 0.1:
            parts.append(rng.choice(["yue", "arb", "cmn", "abc"]))
        for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
            parts.append(rng.choice([rng.choice(SUBTAGS), "hant", "hans", "hk", "mo", "tw", "cn"]))
        text = "-".join(parts)
        yield rng.choice([text, text, text.upper(), text.replace("-", "_")])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", type=int)
    parser.add_argument("--fixture", action="store_true")
    options = parser.parse_args()
    if options.fixture:
        lines = [f"{text} {' '.join(judge(text))}".strip() for text in samples(1500, seed=7)]
        lines += [f"{text} {' '.join(judge(text))}".strip() for text in LEGACY]
        FIXTURE.write_text("\n".join(lines) + "\n")
    elif options.check:
        languages, rules = read()
        wrong = [(text, judge(text), lookup(text, languages, rules)) for text in samples(options.check)
                 if judge(text) != lookup(text, languages, rules)]
        for text, theirs, ours in wrong[:20]:
            print(f"{text}: HarfBuzz {theirs}, ours {ours}")
        print(f"{options.check - len(wrong)} of {options.check} languages agree with HarfBuzz")
        sys.exit(1 if wrong else 0)
    else:
        languages, rules = collect()
        write(languages, rules)
        print(f"{len(languages)} languages, {len(rules)} rules")


if __name__ == "__main__":
    main()

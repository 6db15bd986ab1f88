#!/usr/bin/env python3
"""Generates the pinned Unicode tables of the text engine.

    apt-get install unicode-data        # Debian 12: Unicode 15.0
    scripts/generate-unicode-tables.py  [--data /usr/share/unicode] [--check]

Writes Sources/Typography/Resources/UnicodeTables.swift and UnicodeScript.swift; with --check it only
compares and fails when a file is out of date. Python 3.9 or later, standard library only.

Everything is text: six bits per character (see `pack`), several characters per number, inside a
StaticString, which costs nothing to compile and nothing at launch until a table is first used.
"""

import argparse
import os
import re
import sys

VERSION = "15.0.0"
LAST = 0x10FFFF
BLOCK = 128  # Code points per block of the trie: the smallest total of 32, 64 and 128.
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# The order of each list is the raw value of the Swift enumeration of the same name.
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
CATEGORY = ("Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp "
            "Cc Cf Cs Co Cn").split()
LINE_BREAK = ("AI AL B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF "
              "NL NS NU OP PO PR QU RI SA SG SP SY WJ XX ZW ZWJ").split()
GRAPHEME = ("Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV "
            "LVT").split()
WORD = ("Other CR LF Newline Extend ZWJ Format Katakana Hebrew_Letter ALetter Single_Quote "
        "Double_Quote MidNumLet MidLetter MidNum Numeric ExtendNumLet WSegSpace "
        "Regional_Indicator").split()
JOINING = "U C D L R T".split()
WIDTH = "N A H W F Na".split()
BRACKET = "n o c".split()

# Field: number of bits. Their sum is at most 60: ten characters of six bits.
FIELDS = [("bidi", 5), ("category", 5), ("lineBreak", 6), ("script", 8), ("combining", 8),
          ("grapheme", 4), ("joining", 3), ("width", 3), ("bracket", 2), ("mirror", 1),
          ("pictographic", 1), ("emojiPresentation", 1), ("emoji", 1), ("ignorable", 1),
          ("decomposes", 1), ("composes", 1), ("word", 5)]

LONG_BIDI = dict(Left_To_Right="L", Right_To_Left="R", Arabic_Letter="AL", European_Terminator="ET",
                 Boundary_Neutral="BN")
LONG_LINE_BREAK = dict(Unknown="XX", Prefix_Numeric="PR", Ideographic="ID")
LONG_WIDTH = dict(Neutral="N", Wide="W")


class Source:
    def __init__(self, folder):
        self.folder = folder

    def lines(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read().splitlines()

    def check_version(self, name):
        first = self.lines(name)[0]
        if "-" + VERSION not in first:
            sys.exit(f"{name} is not Unicode {VERSION}: {first}")

    def rows(self, name):
        """(first, last, [fields]) of each data line."""
        for line in self.lines(name):
            line = line.split("#")[0].strip()
            if not line:
                continue
            fields = [field.strip() for field in line.split(";")]
            ends = fields[0].split("..")
            yield int(ends[0], 16), int(ends[-1], 16), fields[1:]

    def missing(self, name):
        pattern = re.compile(r"# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); (\S+)")
        for line in self.lines(name):
            match = pattern.match(line)
            if match:
                yield int(match[1], 16), int(match[2], 16), match[3]

    def values(self, name, order, default, long_names=None):
        """The raw value of every code point for a property with one value per code point."""
        table = [order.index(default)] * (LAST + 1)
        for first, last, value in self.missing(name) if long_names is not None else ():
            raw = order.index(long_names[value])
            table[first:last + 1] = [raw] * (last - first + 1)
        for first, last, fields in self.rows(name):
            raw = order.index(fields[0])
            table[first:last + 1] = [raw] * (last - first + 1)
        return table

    def flags(self, name, wanted):
        table = [0] * (LAST + 1)
        for first, last, fields in self.rows(name):
            if fields[0] == wanted:
                table[first:last + 1] = [1] * (last - first + 1)
        return table

    def pairs(self, name):
        return [(first, int(fields[0], 16)) for first, _, fields in self.rows(name)]


def scripts(source):
    """[(four-letter tag, long name)], Common, Inherited and Unknown first, then by name."""
    found = []
    for line in source.lines("PropertyValueAliases.txt"):
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0] == "sc":
            found.append((fields[1], fields[2]))
    front = ["Common", "Inherited", "Unknown"]
    found = [pair for pair in found if pair[1] != "Katakana_Or_Hiragana"]
    return ([next(pair for pair in found if pair[1] == name) for name in front]
            + sorted((pair for pair in found if pair[1] not in front), key=lambda pair: pair[1]))


def decompositions(source):
    """Canonical one-step mappings: {code point: (first, second or 0)}; Hangul is arithmetic."""
    table = {}
    for line in source.lines("UnicodeData.txt"):
        fields = line.split(";")
        mapping = fields[5]
        if mapping and not mapping.startswith("<"):
            parts = [int(part, 16) for part in mapping.split()]
            table[int(fields[0], 16)] = (parts[0], parts[1] if len(parts) > 1 else 0)
    return table


def compositions(source, mappings):
    excluded = source.flags("DerivedNormalizationProps.txt", "Full_Composition_Exclusion")
    return sorted((first, second, whole) for whole, (first, second) in mappings.items()
                  if second and not excluded[whole])


def pack(values, characters):
    """Six bits per character, most significant first: '#'...'~' without the backslash."""
    out = []
    for value in values:
        assert 0 <= value < 64 ** characters, value
        for place in reversed(range(characters)):
            six = (value >> (6 * place)) & 63
            out.append(chr(0x23 + six + (1 if six >= 57 else 0)))
    return "".join(out)


def two_stage(records, block):
    blocks, index = {}, []
    for start in range(0, LAST + 1, block):
        index.append(blocks.setdefault(tuple(records[start:start + block]), len(blocks)))
    return index, [value for content in blocks for value in content]


def literal(name, text, comment):
    lines = [text[start:start + 92] for start in range(0, len(text), 92)]
    body = "\\\n".join("    " + line for line in lines)
    return f"  /// {comment}\n  static let {name}: StaticString = \"\"\"\n{body}\n    \"\"\"\n"


def tables(source):
    for name in ("Scripts.txt", "LineBreak.txt", "BidiBrackets.txt", "BidiMirroring.txt",
                 "extracted/DerivedBidiClass.txt"):
        source.check_version(name)
    script_list = scripts(source)
    mirrors = source.pairs("BidiMirroring.txt")
    mappings = decompositions(source)
    composed = compositions(source, mappings)
    brackets = {first: BRACKET.index(fields[1])
                for first, _, fields in source.rows("BidiBrackets.txt")}
    has_mirror = {first for first, _ in mirrors}
    second_parts = {second for _, second, _ in composed}

    width_names = "N A H W F Na".split()
    columns = dict(
        bidi=source.values("extracted/DerivedBidiClass.txt", BIDI, "L", LONG_BIDI),
        category=source.values("extracted/DerivedGeneralCategory.txt", CATEGORY, "Cn"),
        lineBreak=source.values("extracted/DerivedLineBreak.txt", LINE_BREAK, "XX",
                                LONG_LINE_BREAK),
        script=source.values("Scripts.txt", [name for _, name in script_list], "Unknown"),
        combining=source.values("extracted/DerivedCombiningClass.txt",
                                [str(value) for value in range(256)], "0"),
        grapheme=source.values("auxiliary/GraphemeBreakProperty.txt", GRAPHEME, "Other"),
        joining=source.values("extracted/DerivedJoiningType.txt", JOINING, "U"),
        width=source.values("extracted/DerivedEastAsianWidth.txt", width_names, "N", LONG_WIDTH),
        bracket=[brackets.get(code, 0) for code in range(LAST + 1)],
        mirror=[int(code in has_mirror) for code in range(LAST + 1)],
        pictographic=source.flags("emoji/emoji-data.txt", "Extended_Pictographic"),
        emojiPresentation=source.flags("emoji/emoji-data.txt", "Emoji_Presentation"),
        emoji=source.flags("emoji/emoji-data.txt", "Emoji"),
        ignorable=source.flags("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point"),
        decomposes=[int(code in mappings) for code in range(LAST + 1)],
        composes=[int(code in second_parts) for code in range(LAST + 1)],
        word=source.values("auxiliary/WordBreakProperty.txt", WORD, "Other"))

    distinct, records = {}, []
    for code in range(LAST + 1):
        value, shift = 0, 0
        for field, bits in FIELDS:
            assert columns[field][code] < 1 << bits
            value |= columns[field][code] << shift
            shift += bits
        records.append(distinct.setdefault(value, len(distinct)))
    index, leaves = two_stage(records, BLOCK)

    parts = [
        "// Generated by scripts/generate-unicode-tables.py from the Unicode Character Database",
        f"// {VERSION}; see docs/unicode.md for provenance and licence. Do not edit.",
        "// swift-format-ignore-file",
        "",
        f"/// The data of Unicode {VERSION}, six bits per character, most significant first.",
        "enum UnicodeTables {",
        f"  static let version = \"{VERSION}\"",
        f"  static let blockShift = {BLOCK.bit_length() - 1}",
        "",
        literal("blocks", pack(index, 2), f"{len(index)} block numbers, two characters each."),
        literal("leaves", pack(leaves, 2), f"{len(leaves)} record numbers, two characters each."),
        literal("records", pack(distinct, 10),
                f"{len(distinct)} records, ten characters each: "
                + ", ".join(f"{name} {bits}" for name, bits in FIELDS) + " bits from the lowest."),
        literal("mirrors", pack([v for pair in mirrors for v in pair], 4),
                f"{len(mirrors)} pairs of code points, four characters each, sorted."),
        literal("brackets", pack([v for pair in sorted(source.pairs("BidiBrackets.txt"))
                                  for v in pair], 4),
                f"{len(brackets)} pairs of code points, four characters each, sorted."),
        literal("decompositions", pack([v for code in sorted(mappings)
                                        for v in (code,) + mappings[code]], 4),
                f"{len(mappings)} triples (whole, first, second or 0), four characters each."),
        literal("compositions", pack([v for triple in composed for v in triple], 4),
                f"{len(composed)} triples (first, second, whole), four characters each, sorted."),
    ]
    print(f"{len(distinct)} records, {len(leaves) // BLOCK} blocks of {BLOCK}", file=sys.stderr)
    return "\n".join(parts) + "}\n"


def script_enumeration(source):
    lines = [
        "// Generated by scripts/generate-unicode-tables.py from the Unicode Character Database",
        f"// {VERSION}; see docs/unicode.md for provenance and licence. Do not edit.",
        "// swift-format-ignore-file",
        "",
        "/// A value of the Script property (UAX #24).",
        "package enum Script: UInt8, CaseIterable, Sendable {",
    ]
    found = scripts(source)
    for _, name in found:
        words = name.split("_")
        case = words[0].lower() + "".join(word[0].upper() + word[1:].lower() for word in words[1:])
        lines.append(f"  case {case}")
    tags = "".join(tag for tag, _ in found)
    lines += ["", "  /// The four-letter ISO 15924 code, such as `Latn`.", "  package var tag: String {",
              "    let start = Int(rawValue) * 4",
              "    let codes = Self.tags.utf8.dropFirst(start).prefix(4)",
              "    return String(Substring(codes))", "  }", "",
              "  private static let tags = \"\"\""]
    lines.append("\\\n".join("    " + tags[start:start + 88]
                              for start in range(0, len(tags), 88)))
    lines += ["    \"\"\"", "}", ""]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", default="/usr/share/unicode")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if not os.path.isdir(arguments.data):
        sys.exit(f"SKIPPED: no {arguments.data}; install the Debian package unicode-data")
    source = Source(arguments.data)
    stale = []
    for name, text in (("UnicodeTables.swift", tables(source)),
                       ("UnicodeScript.swift", script_enumeration(source))):
        path = os.path.join(ROOT, "Sources/Typography/Resources", name)
        if arguments.check:
            current = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
            stale += [path] if current != text else []
        else:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
    if stale:
        sys.exit("out of date: " + ", ".join(stale))


if __name__ == "__main__":
    main()

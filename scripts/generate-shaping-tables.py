#!/usr/bin/env python3
"""Generates the categories that the shapers of syllabic scripts read.

    apt-get install unicode-data        # Debian 12: Unicode 15.0
    scripts/generate-shaping-tables.py  [--data /usr/share/unicode] [--check]

Writes Sources/Typography/Resources/ShapingTables.swift; with --check it only compares. From
IndicSyllabicCategory.txt and IndicPositionalCategory.txt, with the overrides that Microsoft publishes for
the Universal Shaping Engine (`USE_SYLLABIC`, `USE_POSITIONAL`) and what the OpenType script
specifications say otherwise (`INDIC`). Packed as scripts/generate-unicode-tables.py packs.
"""

import argparse
import importlib.util
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SPEC = importlib.util.spec_from_file_location("unicode_tables", HERE + "/generate-unicode-tables.py")
base = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(base)

BLOCK = 64

# The order of each list is the raw value of the Swift enumeration of the same name.
INDIC_KIND = ("X C V N H ZWNJ ZWJ M SM A PLACEHOLDER DOTTEDCIRCLE RS MPst Repha Ra CM Symbol CS SMPst "
              "VAbv VBlw VPre VPst Robatic Xgroup Ygroup As MH ML MR MW MY PT VS").split()
RANK = ("START REPH PRE_M PRE_C BASE_C AFTER_MAIN ABOVE_C BEFORE_SUB BELOW_C AFTER_SUB BEFORE_POST "
        "POST_C AFTER_POST SMVD END").split()
UNIVERSAL_KIND = ("O B CGJ CS CMAbv CMBlw FAbv FBlw FPst FMAbv FMBlw FMPst G GB H HM HN HR HVM IS J "
                  "MAbv MBlw MPre MPst N R RK SB SE SMAbv SMBlw SUB Sk VAbv VBlw VPre VPst VMAbv "
                  "VMBlw VMPre VMPst WJ ZWNJ").split()

# The syllabic categories that the Universal Shaping Engine reads differently.
USE_SYLLABIC = """
193A AA29 10A0D Bindu
0840..0858 0F00..0F01 0F04..0F06 19C1..19C7 25CC 0800..0815 1800 1807 180A 1820..1878 2D30..2D67 2D6F Consonant
10570..105BC 10AC0..10AC7 10AC9..10AE4 10D00..10D23 10E80..10EA9 10EB0..10EB1 10F30..10F45 10F70..10F81 Consonant
111DA 16A70..16ABE 16B00..16B2F 16F00..16F4A 16FE4 18B00..18CD5 1BC00..1BC99 1E100..1E12C Consonant
1E137..1E13D 1E14E 1E14F 1E290..1E2AD 1E2C0..1E2EB 1E4D0..1E4EB 1E900..1E943 1E94B Consonant
0F7F Consonant_Dead
0F35 0F37 0FC6 Consonant_Final
1C36 Syllable_Modifier
11134 10D27 Gemination_Mark
0F71 10A38..10A3A 0859..085B 0F39 1885..1886 18A9 1B6B..1B73 10AE5..10AE6 16F4F 1BC9D..1BC9E 1E944..1E94A Nukta
1A7B..1A7C 1A7F 07EB..07F3 07FD 0F86..0F87 17CF 10D24..10D26 10F46..10F50 10F82..10F85 Tone_Mark
16B30..16B36 16F8F..16F92 1E130..1E136 1E2AE 1E2EC..1E2EF 1E4EC..1E4EF 1CED Tone_Mark
1CE2..1CE8 Cantillation_Mark
AAB1 AABA AABD Vowel_Independent
1880..1884 Consonant_Placeholder
FE00..FE0F 16F50 Modifying_Letter
10D30..10D39 10F51..10F54 16AC0..16AC9 1E140..1E149 1E2F0..1E2F9 1E4F0..1E4F9 1E950..1E959 Number
2D7F Virama
1BF2..1BF3 Reordering_Killer
0B55 0F18..0F19 0F3E..0F3F 10EAB..10EAC 16F51..16F87 Vowel_Dependent
13000..1342F 13441..13446 Hieroglyph
13430..13436 13439..1343B Hieroglyph_Joiner
13440 Hieroglyph_Mirror
13447..13455 Hieroglyph_Modifier
13437 1343C 1343E Hieroglyph_Segment_Begin
13438 1343D 1343F Hieroglyph_Segment_End
"""
USE_POSITIONAL = """
0F72 0F7A..0F7D 0F80 A9BF 10A38 11127..11129 1112D 11130 1BF2..1BF3 AAB0 AAB2..AAB3 AAB7..AAB8 AABE Bottom
0859..085B 18A9 10AE5..10AE6 10F46..10F50 10F82..10F85 16F4F 16F51..16F87 16F8F..16F92 Bottom
1C29 103C Left
A9BE 10A0C 11942 Right
0F74 1A18 AA35 AAB4 1112A..1112B 11131..11132 1E4EC..1E4EF 07EB..07F3 07FD 1885..1886 1B6C 1CF8..1CF9 Top
10D24..10D27 10EAB..10EAC 16B30..16B36 1E130..1E136 1E2AE 1E2EC..1E2EF 1E944..1E94A 11302..11303 114C1 Top
0E33 0EB3 Top_And_Right
1BC9D..1BC9E Overstruck
180B..180D 180F 2D7F Not_Applicable
"""

# What the specifications of the Indic scripts, Khmer and Myanmar say otherwise, and characters that are
# not of one script but occur in their syllables.
INDIC = """
0930 09B0 09F0 0A30 0AB0 0B30 0BB0 0C30 0CB0 0D30 179A 1004 101B 105A Ra
0953 0954 SM
0A40 MPst
0A72 0A73 1CF5 1CF6 104E C
1CE2..1CE8 1CED 1032 1036 A
A8F2..A8F7 1CE9..1CEC 1CEE..1CF1 Symbol
0A51 M
11301 11302 11303 SM
1133B 1133C 0AFB 0B55 N
09FC 0C80 0D04 17D9 104A 2010..2014 2015 2022 25FB..25FE PLACEHOLDER
25CC DOTTEDCIRCLE
FE00..FE0F VS
17C9 17CA 17CC Robatic
17C6 17CB 17CD..17D1 Xgroup
17C7 17C8 17D3 17DD Ygroup
103A As
103E MH
1060 ML
103C MR
103D 1082 MW
103B 105E 105F MY
1063 1064 1069..106D AA7B PT
1038 1087..108D 108F 109A..109C SM
"""
INDIC_OF_SYLLABIC = {
    "Avagraha": "Symbol", "Bindu": "SM", "Brahmi_Joining_Number": "PLACEHOLDER", "Cantillation_Mark": "A",
    "Consonant": "C", "Consonant_Dead": "C", "Consonant_Final": "CM", "Consonant_Head_Letter": "C",
    "Consonant_Initial_Postfixed": "C", "Consonant_Killer": "M", "Consonant_Medial": "CM",
    "Consonant_Placeholder": "PLACEHOLDER", "Consonant_Preceding_Repha": "Repha",
    "Consonant_Subjoined": "CM", "Consonant_Succeeding_Repha": "CM", "Consonant_With_Stacker": "CS",
    "Gemination_Mark": "SM", "Invisible_Stacker": "H", "Joiner": "ZWJ", "Non_Joiner": "ZWNJ",
    "Nukta": "N", "Number": "PLACEHOLDER", "Number_Joiner": "PLACEHOLDER", "Pure_Killer": "M",
    "Register_Shifter": "RS", "Syllable_Modifier": "SM", "Tone_Mark": "N", "Virama": "H",
    "Visarga": "SM", "Vowel": "V", "Vowel_Dependent": "M", "Vowel_Independent": "V"}
# Which side a vowel sign is on once it is split into its parts: that of the last part.
SIDE = {"Left": "L", "Top": "T", "Bottom": "B", "Right": "R", "Bottom_And_Right": "R",
        "Left_And_Right": "R", "Top_And_Bottom": "B", "Top_And_Bottom_And_Left": "B",
        "Top_And_Bottom_And_Right": "R", "Top_And_Left": "T", "Top_And_Left_And_Right": "R",
        "Top_And_Right": "R", "Overstruck": "O", "Visual_Order_Left": "L"}
# Where vowel signs of each script belong in a syllable (OpenType, "Reordering characters").
MATRA = {
    0x0900: dict(R="AFTER_SUB", T="AFTER_SUB", B="AFTER_SUB"),
    0x0980: dict(R="AFTER_POST", T="AFTER_SUB", B="AFTER_SUB"),
    0x0A00: dict(R="AFTER_POST", T="AFTER_POST", B="AFTER_POST"),
    0x0A80: dict(R="AFTER_POST", T="AFTER_SUB", B="AFTER_POST"),
    0x0B00: dict(R="AFTER_POST", T="AFTER_MAIN", B="AFTER_SUB"),
    0x0B80: dict(R="AFTER_POST", T="AFTER_SUB", B="AFTER_POST"),
    0x0C00: dict(R="AFTER_SUB", T="BEFORE_SUB", B="BEFORE_SUB"),
    0x0C80: dict(R="AFTER_SUB", T="BEFORE_SUB", B="BEFORE_SUB"),
    0x0D00: dict(R="AFTER_POST", T="AFTER_SUB", B="AFTER_POST")}
VOWEL_KIND = dict(L="VPre", T="VAbv", B="VBlw", R="VPst", O="VBlw")


def ranges(text):
    for line in text.strip().splitlines():
        *codes, value = line.split()
        for entry in codes:
            ends = entry.split("..")
            for code in range(int(ends[0], 16), int(ends[-1], 16) + 1):
                yield code, value


def indic(code, syllabic, positional, override):
    kind = override.get(code) or INDIC_OF_SYLLABIC.get(syllabic, "X")
    if kind == "SM" and positional == "Right" and code not in override:
        kind = "SMPst"
    side = SIDE.get(positional)
    rank = "END"
    if kind in ("C", "CS", "Ra", "CM", "V", "PLACEHOLDER", "DOTTEDCIRCLE"):
        rank = "BASE_C"
    elif kind in ("M", "MPst") and (0x1780 <= code < 0x1800 or 0x1000 <= code < 0x10A0
                                    or 0xAA60 <= code < 0xAA80 or 0xA9E0 <= code < 0xAA00):
        kind = VOWEL_KIND[side]
    elif kind in ("M", "MPst"):
        early = 0x0C00 <= code <= 0x0C42 or 0x0C80 <= code < 0x0CC3 or 0x0CD6 < code < 0x0D00
        table = MATRA.get(code & ~0x7F, dict(R="AFTER_SUB", T="AFTER_SUB", B="AFTER_SUB"))
        rank = {"L": "PRE_M", "O": "AFTER_MAIN", "R": "BEFORE_SUB" if early else table["R"]}.get(
            side, table.get(side, "END"))
        if code == 0x0A51:
            rank = "BELOW_C"
    elif kind in ("SM", "SMPst", "A", "Symbol"):
        rank = "BEFORE_SUB" if code == 0x0B01 else "SMVD"
    elif kind in ("RS", "H") and side:
        rank = dict(L="PRE_C", T="ABOVE_C", B="BELOW_C", R="POST_C", O="AFTER_MAIN")[side]
    return kind, rank


PLACED = {
    "F": dict(Top="Abv", Bottom="Blw", Right="Pst"),
    "M": dict(Top="Abv", Bottom="Blw", Bottom_And_Left="Blw", Bottom_And_Right="Blw", Right="Pst",
              Left="Pre", Top_And_Bottom_And_Left="Pre"),
    "CM": dict(Top="Abv", Bottom="Blw", Overstruck="Blw"),
    "V": dict(Top="Abv", Top_And_Bottom="Abv", Top_And_Bottom_And_Right="Abv", Top_And_Right="Abv",
              Bottom="Blw", Overstruck="Blw", Bottom_And_Right="Blw", Right="Pst", Left="Pre",
              Top_And_Left="Pre", Top_And_Left_And_Right="Pre", Left_And_Right="Pre"),
    "VM": dict(Top="Abv", Bottom="Blw", Overstruck="Blw", Right="Pst", Left="Pre"),
    "SM": dict(Top="Abv", Bottom="Blw"),
    "FM": dict(Top="Abv", Bottom="Blw", Not_Applicable="Pst")}
UNIVERSAL_OF_SYLLABIC = {
    "Brahmi_Joining_Number": "N", "Consonant_Placeholder": "GB", "Consonant_With_Stacker": "CS",
    "Number_Joiner": "HN", "Invisible_Stacker": "IS", "Non_Joiner": "ZWNJ", "Virama": "H",
    "Reordering_Killer": "RK", "Hieroglyph": "G", "Hieroglyph_Joiner": "J", "Hieroglyph_Mirror": "HR",
    "Hieroglyph_Modifier": "HM", "Hieroglyph_Segment_Begin": "SB", "Hieroglyph_Segment_End": "SE",
    "Consonant_Preceding_Repha": "R", "Consonant_Prefixed": "R", "Consonant_Succeeding_Repha": "F",
    "Syllable_Modifier": "FM", "Consonant_Initial_Postfixed": "M", "Nukta": "CM",
    "Gemination_Mark": "CM", "Consonant_Killer": "CM", "Pure_Killer": "V", "Tone_Mark": "VM",
    "Cantillation_Mark": "VM", "Register_Shifter": "VM", "Visarga": "VM"}
# Of letters these are bases, of marks what is said here.
MARK_OF_SYLLABIC = {"Consonant_Final": "F", "Consonant_Medial": "M", "Consonant_Subjoined": "SUB",
                    "Vowel": "V", "Vowel_Dependent": "V", "Bindu": "VM", "Avagraha": "O"}


def universal(code, syllabic, positional, category, joining, ignorable):
    """The category of the Universal Shaping Engine."""
    if code == 0x0DCA:
        return "HVM"
    if code == 0x1A60:
        return "Sk"
    if syllabic == "Joiner" or ignorable and category in ("Mn", "Mc", "Me"):
        return "CGJ"
    if 0x1B6B <= code <= 0x1B73:
        return "SMAbv" if positional == "Top" or code != 0x1B6C else "SMBlw"
    if code in (0x2015, 0x2022, 0x25FB, 0x25FC, 0x25FD, 0x25FE):
        return "GB"
    if syllabic in ("Number", "Consonant", "Consonant_Head_Letter", "Tone_Letter", "Vowel_Independent"):
        return "B"
    if syllabic in MARK_OF_SYLLABIC:
        kind = "B" if category == "Lo" else MARK_OF_SYLLABIC[syllabic]
    elif syllabic in UNIVERSAL_OF_SYLLABIC:
        kind = UNIVERSAL_OF_SYLLABIC[syllabic]
    elif joining in "CDLR":
        return "B"
    elif syllabic == "Other" and (ignorable and not 0x1BCA0 <= code <= 0x1BCA3
                                  and code not in (0x115F, 0x1160, 0x3164, 0xFFA0) or category == "Cn"):
        return "WJ"
    else:
        return "O"
    if kind in PLACED:
        side = PLACED[kind].get(positional)
        return kind + side if side else "O"
    return kind


def tables(source):
    for name in ("IndicSyllabicCategory.txt", "IndicPositionalCategory.txt"):
        source.check_version(name)
    syllabic = {c: f[0] for a, b, f in source.rows("IndicSyllabicCategory.txt") for c in range(a, b + 1)}
    positional = {c: f[0] for a, b, f in source.rows("IndicPositionalCategory.txt")
                  for c in range(a, b + 1)}
    categories = source.values("extracted/DerivedGeneralCategory.txt", base.CATEGORY, "Cn")
    joining = source.values("extracted/DerivedJoiningType.txt", base.JOINING, "U")
    ignorable = source.flags("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    indic_override = dict(ranges(INDIC))
    use_syllabic, use_positional = dict(ranges(USE_SYLLABIC)), dict(ranges(USE_POSITIONAL))
    distinct, records = {}, []
    for code in range(base.LAST + 1):
        own = syllabic.get(code, "Other"), positional.get(code, "Not_Applicable")
        kind, rank = indic(code, *own, indic_override)
        use = universal(code, use_syllabic.get(code, own[0]), use_positional.get(code, own[1]),
                        base.CATEGORY[categories[code]], base.JOINING[joining[code]], ignorable[code])
        value = (INDIC_KIND.index(kind) | RANK.index(rank) << 6 | UNIVERSAL_KIND.index(use) << 10)
        records.append(distinct.setdefault(value, len(distinct)))
    index, leaves = base.two_stage(records, BLOCK)
    parts = [
        "// Generated by scripts/generate-shaping-tables.py from the Unicode Character Database",
        f"// {base.VERSION}; see docs/unicode.md for provenance and licence. Do not edit.",
        "// swift-format-ignore-file",
        "",
        "/// Syllabic categories as the shapers use them, six bits per character.",
        "enum ShapingTables {",
        f"  static let blockShift = {BLOCK.bit_length() - 1}",
        "",
        base.literal("blocks", base.pack(index, 2), f"{len(index)} block numbers, two characters each."),
        base.literal("leaves", base.pack(leaves, 2), f"{len(leaves)} record numbers, two characters each."),
        base.literal("records", base.pack(distinct, 3), f"{len(distinct)} records, three characters each: "
                     "Indic kind 6, rank 4, universal kind 6 bits from the lowest."),
        presentation_forms(source),
    ]
    return "\n".join(parts) + "}\n"


def presentation_forms(source):
    """Arabic letters and pairs with the characters of their joining forms."""
    tags = ["<isolated>", "<final>", "<initial>", "<medial>"]
    rows = {}
    for line in source.lines("UnicodeData.txt"):
        fields = line.split(";")
        code, mapping = int(fields[0], 16), fields[5].split()
        if not (0xFB50 <= code <= 0xFDFB or 0xFE70 <= code <= 0xFEFC) or not mapping:
            continue
        parts = [int(part, 16) for part in mapping[1:]]
        if mapping[0] in tags and len(parts) == 1 and 0x0621 <= parts[0] < 0x0700:
            forms = rows.setdefault((parts[0], 0), [0] * 4)
            if forms[tags.index(mapping[0])] == 0:
                forms[tags.index(mapping[0])] = code
        elif len(parts) == 2 and parts[0] == 0x644 and parts[1] in (0x622, 0x623, 0x625, 0x627):
            rows.setdefault(tuple(parts), [0] * 4)[tags.index(mapping[0])] = code
    values = [value for key in sorted(rows) for value in (*key, *rows[key])]
    return base.literal("arabicForms", base.pack(values, 4),
                        f"{len(rows)} rows: letter, letter or 0, isolated, final, initial, medial; four "
                        "characters each.")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", default="/usr/share/unicode")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if not os.path.isdir(arguments.data):
        sys.exit(f"SKIPPED: no {arguments.data}; install the Debian package unicode-data")
    text = tables(base.Source(arguments.data))
    path = os.path.join(base.ROOT, "Sources/Typography/Resources/ShapingTables.swift")
    if arguments.check:
        if not os.path.exists(path) or open(path, encoding="utf-8").read() != text:
            sys.exit("out of date: " + path)
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()

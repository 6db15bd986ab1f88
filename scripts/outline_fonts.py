"""Tiny fonts with what real fonts lack, made with fontTools: for outline-check.py and for the tests.

    scripts/outline_fonts.py            writes Tests/Fixtures/Outlines anew
"""
import os, sys

from fontTools.cffLib import CharStrings, FDArrayIndex, FDSelect, FontDict, PrivateDict
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.psCharStrings import T2CharString
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import builder, models
from fontTools import varLib

NAMES = [".notdef", "space", "A", "B", "acute", "Aacute"]
CMAP = {0x20: "space", 0x41: "A", 0x42: "B", 0xB4: "acute", 0xC1: "Aacute"}


def start(is_ttf=False, names=NAMES, em=1000):
    font = FontBuilder(em, isTTF=is_ttf)
    font.setupGlyphOrder(names)
    font.setupCharacterMap({code: name for code, name in CMAP.items() if name in names})
    return font


def finish(font, names=NAMES, widths=None):
    font.setupHorizontalMetrics({name: ((widths or {}).get(name, 500), 0) for name in names})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupOS2(sTypoAscender=800, sTypoDescender=-200, sxHeight=500, sCapHeight=700)
    font.setupPost()
    font.setupNameTable({"familyName": "Made", "styleName": "Regular", "psName": "Made-Regular"})
    # The same bytes on every day.
    font.font["head"].created = font.font["head"].modified = 3_000_000_000
    font.font.recalcTimestamp = False
    return font.font


def program(*words):
    return T2CharString(program=list(words))


def operators():
    """Every path, hint and flex operator, subroutines within subroutines, and a seac."""
    glyphs = {
        ".notdef": program("endchar"),
        "space": program(10, "endchar"),
        "A": program(
            20, 50, "hstemhm", 10, 20, 30, 40, "hintmask", b"\xe0", 100, 0, "rmoveto",
            10, 20, 30, "hlineto", 40, 50, 60, 70, "vlineto", 10, 20, 30, 40, 50, 60, "rrcurveto",
            1, 10, 20, 30, 40, "hhcurveto", 2, 10, 20, 30, 40, "vvcurveto",
            10, 20, 30, 40, 50, 60, 70, 80, 5, "hvcurveto", 10, 20, 30, 40, 6, "vhcurveto",
            10, 20, 30, 40, 50, 60, 7, 8, "rcurveline", 9, 10, 11, 12, 13, 14, 15, 16, "rlinecurve",
            "endchar"),
        "B": program(
            600, 100, 200, "rmoveto", 10, 1, 20, 2, 30, 3, 30, -3, 20, -2, 10, -1, 50, "flex",
            10, 20, 5, 30, 30, 20, 10, "hflex", 10, 1, 20, 2, 30, 30, 20, -2, 10, "hflex1",
            10, 1, 20, 2, 30, 3, 30, -3, 20, -2, 10, "flex1",
            1, 10, 2, 20, 3, 30, -3, 30, -2, 20, 10, "flex1",
            0.5, -0.25, "rlineto", -107, "callsubr", "endchar"),
        "acute": program(50, 0, 700, "rmoveto", 100, 100, "rlineto", -50, "hlineto", "endchar"),
        "Aacute": program(500, 30, 40, 65, 194, "endchar"),
    }
    font = start()
    font.setupCFF("Made-Regular", {"FullName": "Made"}, glyphs, {})
    top = font.font["CFF "].cff.topDictIndex[0]
    from fontTools.cffLib import GlobalSubrsIndex, SubrsIndex
    top.Private.Subrs = SubrsIndex()
    top.Private.Subrs.append(program(25, -106, "callsubr", "return"))
    top.Private.Subrs.append(program("hlineto", -107, "callgsubr", "return"))
    font.font["CFF "].cff.GlobalSubrs.append(program(-35, 15, "rlineto", "return"))
    return finish(font)


def arithmetic():
    """The operators of numbers, storage and the stack; the tests do their sums."""
    glyphs = {
        ".notdef": program("endchar"),
        "A": program(
            100, 50, "add", 30, 20, "sub", "rmoveto", 6, 4, "mul", 9, "sqrt", "rlineto",
            -7, "abs", 5, "neg", "rlineto", 10, 4, "div", 3, 3, "eq", "rlineto",
            1, 2, "exch", "rlineto", 8, "dup", "rlineto", 1, 2, 3, 4, 4, 1, "roll", "rlineto", 
            "endchar"),
        "B": program(
            10, 20, "rmoveto", 42, 3, "put", 3, "get", 5, "rlineto",
            11, 22, 1, 2, "ifelse", 11, 22, 2, 1, "ifelse", "rlineto",
            1, 0, "and", 1, 0, "or", "rlineto", 0, "not", 7, 9, 5, "drop", 1, "index", "rlineto",
            "random", 4, "rlineto", "endchar"),
    }
    font = start(names=[".notdef", "A", "B"])
    font.setupCFF("Made-Regular", {"FullName": "Made"}, glyphs, {})
    # fontTools cannot run these operators, so it cannot know the boxes.
    font.font.recalcBBoxes = False
    return finish(font, [".notdef", "A", "B"])


def numbered(select_format):
    """Glyphs numbered by CID, with two fonts, each with subroutines and a width of its own."""
    names = [".notdef"] + [f"cid{number:05}" for number in range(1, 12)]
    shape = lambda size: program(size, 10, "rmoveto", -107, "callsubr", "endchar")
    font = start(names=names)
    font.setupCFF(
        "Made-Regular", {"FullName": "Made"}, {name: shape(10 + i) for i, name in enumerate(names)}, {})
    cff = font.font["CFF "].cff
    top = cff.topDictIndex[0]
    top.ROS = ("Adobe", "Identity", 0)
    top.FDArray = FDArrayIndex()
    from fontTools.cffLib import SubrsIndex
    private = top.Private
    for part in range(2):
        font_dict = FontDict()
        font_dict.setCFF2(False)
        font_dict.Private = PrivateDict()
        font_dict.Private.Subrs = SubrsIndex()
        font_dict.Private.Subrs.append(
            program(100 * (part + 1), "hlineto", 50, 60, "rlineto", "return"))
        top.FDArray.append(font_dict)
    top.FDSelect = FDSelect(format=select_format)
    chosen = [0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0]
    for value in chosen:
        top.FDSelect.append(value)
    top.CharStrings.fdArray, top.CharStrings.fdSelect = top.FDArray, top.FDSelect
    top.CharStrings.private = None
    for index, name in enumerate(names):
        glyph = top.CharStrings[name]
        glyph.fdSelectIndex = chosen[index]
        glyph.private = top.FDArray[chosen[index]].Private
    for name in ("Private", "Encoding"):
        top.rawDict.pop(name, None)
        if hasattr(top, name):
            delattr(top, name)
    top.CIDCount = len(names)
    return finish(font, names)


def numbered_again():
    """The same glyphs in CFF2, whose fonts are chosen by ranges of 32 bits."""
    from fontTools.cffLib.CFFToCFF2 import convertCFFToCFF2
    font = numbered(3)
    convertCFFToCFF2(font)
    font["CFF2"].cff.topDictIndex[0].FDSelect.format = 4
    return font


def scaled():
    """A font matrix that makes 2,000 units an em, in a face of 1,000."""
    glyphs = {
        ".notdef": program("endchar"),
        "A": program(200, 100, "rmoveto", 400, "hlineto", 600, 800, "rlineto", "endchar"),
    }
    font = start(names=[".notdef", "A"])
    font.setupCFF(
        "Made-Regular", {"FullName": "Made", "FontMatrix": [0.0005, 0, 0, 0.0005, 0, 0]}, glyphs, {})
    return finish(font, [".notdef", "A"])


def axes(*triples):
    result = []
    for tag, low, standard, high in triples:
        axis = AxisDescriptor()
        axis.tag, axis.name = tag, tag
        axis.minimum, axis.default, axis.maximum = low, standard, high
        result.append(axis)
    return result


def draw(pen, weight, width):
    """Two bars that cross: the contours of a variable glyph overlap."""
    for left, bottom, right, top in [
        (50, 300 - weight, 50 + width, 300 + weight),
        (50 + width / 2 - weight, 0, 50 + width / 2 + weight, 600 + weight),
    ]:
        pen.moveTo((left, bottom))
        pen.lineTo((left, top))
        pen.curveTo(
            (left + (right - left) / 3, top + weight), (right - (right - left) / 3, top + weight),
            (right, top)) if isinstance(pen, T2CharStringPen) else pen.qCurveTo(
            ((left + right) / 2, top + weight), (right, top))
        pen.lineTo((right, bottom))
        pen.closePath()


def master(weight, width, is_ttf, style, heights=0):
    names = [".notdef", "space", "A"]
    font = start(is_ttf, names)
    pen = TTGlyphPen(None) if is_ttf else T2CharStringPen(100 + width, None)
    draw(pen, weight, width)
    empty = TTGlyphPen(None).glyph() if is_ttf else program("endchar")
    if is_ttf:
        font.setupGlyf({".notdef": empty, "space": TTGlyphPen(None).glyph(), "A": pen.glyph()})
    else:
        font.setupCFF(
            "Made-Regular", {"FullName": "Made"},
            {".notdef": empty, "space": program("endchar"), "A": pen.getCharString()}, {})
    made = finish(font, names, {"A": 100 + width, "space": 200 + weight})
    made["OS/2"].sxHeight = 500 + heights
    made["OS/2"].sCapHeight = 700 + heights // 2
    made["hhea"].ascent = made["OS/2"].sTypoAscender = 800 + heights
    made["hhea"].descent = made["OS/2"].sTypoDescender = -200 - heights
    made["OS/2"].yStrikeoutSize = 40 + heights // 3
    made["post"].underlinePosition = -100 - heights
    made["post"].underlineThickness = 50 + heights // 4
    return made


def variable(is_ttf, vertical=False):
    """Two axes with four masters; HVAR and MVAR, and avar with a bend."""
    document = DesignSpaceDocument()
    for axis in axes(("wght", 100, 400, 900), ("wdth", 50, 100, 200)):
        document.addAxis(axis)
    document.axes[0].map = [(100, 100), (400, 400), (700, 500), (900, 900)]
    places = [(400, 100, 40, 400, 0), (100, 100, 10, 380, -20), (900, 100, 120, 460, 61),
              (400, 50, 35, 200, 0), (400, 200, 45, 800, 7), (900, 200, 140, 900, 40)]
    for weight, width, stem, length, heights in places:
        source = SourceDescriptor()
        source.font = master(stem, length, is_ttf, "Regular", heights)
        source.location = {"wght": weight, "wdth": width}
        source.familyName, source.styleName = "Made", f"{weight} {width}"
        document.addSource(source)
    font = varLib.build(document, optimize=True)[0]
    font.recalcTimestamp = False
    return font


def mixed(font):
    """Adds avar version 2: weight moves width, and width moves weight."""
    avar = font["avar"]
    table = otTables.avar()
    table.Version = 0x00020000
    avar.majorVersion, avar.minorVersion = 2, 0
    tags = [axis.axisTag for axis in font["fvar"].axes]
    store = builder.buildVarStore(
        builder.buildVarRegionList(
            [{"wght": (0, 1, 1)}, {"wdth": (-1, -1, 0)}, {"wght": (0, 0.5, 1), "wdth": (0, 1, 1)}],
            tags),
        [builder.buildVarData([0, 1, 2], [[0, 3000, -2111], [-5001, 0, 1234]])])
    avar.table = table
    table.VarStore = store
    table.VarIdxMap = None
    table.Reserved = 0
    return font


def vertical(font):
    """Adds vertical metrics with origins of their own to a font."""
    vhea = newTable("vhea")
    for name, value in dict(
            tableVersion=0x00011000, ascent=500, descent=-500, lineGap=0, advanceHeightMax=1000,
            minTopSideBearing=0, minBottomSideBearing=0, yMaxExtent=0, caretSlopeRise=0,
            caretSlopeRun=1, caretOffset=0, reserved1=0, reserved2=0, reserved3=0, reserved4=0,
            metricDataFormat=0, numberOfVMetrics=1).items():
        setattr(vhea, name, value)
    vmtx = newTable("vmtx")
    vmtx.metrics = {name: (1000 + 10 * i, 20 + i) for i, name in enumerate(font.getGlyphOrder())}
    font["vhea"], font["vmtx"] = vhea, vmtx
    if "CFF " in font or "CFF2" in font:
        vorg = newTable("VORG")
        vorg.majorVersion, vorg.minorVersion, vorg.defaultVertOriginY = 1, 0, 880
        vorg.numVertOriginYMetrics = 1
        vorg.VOriginRecords = {"A": 850}
        font["VORG"] = vorg
    if "fvar" in font:
        table = otTables.VVAR()
        table.Version = 0x00010000
        tags = [axis.axisTag for axis in font["fvar"].axes]
        count = len(font.getGlyphOrder())
        table.VarStore = builder.buildVarStore(
            builder.buildVarRegionList([{"wght": (0, 1, 1)}, {"wdth": (0, 1, 1)}], tags),
            [builder.buildVarData([0, 1], [[30 * i + 1, -17 * i] for i in range(count)])])
        table.AdvHeightMap = None
        table.TsbMap = table.BsbMap = None
        table.VOrgMap = builder.buildVarIdxMap(
            list(range(count)), font.getGlyphOrder()) if "VORG" in font else None
        font["VVAR"] = newTable("VVAR")
        font["VVAR"].table = table
    return font


def fonts():
    return {
        "operators.otf": operators(),
        "numbered-0.otf": numbered(0),
        "numbered-3.otf": numbered(3),
        "numbered-4.otf": numbered_again(),
        "variable.ttf": variable(True),
        "variable.otf": variable(False),
        "mixed.ttf": mixed(variable(True)),
        "mixed.otf": mixed(variable(False)),
        "vertical.otf": vertical(operators()),
        "vertical-variable.otf": vertical(variable(False)),
        "vertical-variable.ttf": vertical(variable(True)),
    }


def make(folder):
    """Writes all fonts that fontTools can judge; gives their paths."""
    paths = []
    for name, font in fonts().items():
        path = os.path.join(folder, name)
        font.save(path)
        paths.append(path)
    return paths


def others():
    """Fonts that arithmetic judges, and packed ones, which the plain font judges."""
    result = {"arithmetic.otf": arithmetic(), "scaled.otf": scaled()}
    for name, font, flavor in [
            ("variable.woff", variable(True), "woff"), ("variable.woff2", variable(True), "woff2"),
            ("operators.woff2", operators(), "woff2")]:
        font.flavor = flavor
        result[name] = font
    return result


MUTATED = ["operators.otf", "numbered-3.otf", "mixed.otf", "vertical-variable.ttf",
           "variable.woff", "variable.woff2", "operators.woff2"]

FIXTURES = os.path.join(os.path.dirname(__file__), "..", "Tests", "Fixtures", "Outlines")


def write_fixtures():
    """Writes the fonts and, beside them, what fontTools and HarfBuzz say of them."""
    import importlib.util, random
    random.seed(20)
    specification = importlib.util.spec_from_file_location(
        "outline_check", os.path.join(os.path.dirname(__file__), "outline-check.py"))
    check = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(check)
    os.makedirs(FIXTURES, exist_ok=True)
    lines = []
    for path in make(FIXTURES):
        lines += check.expected(path, os.path.basename(path))
    for name, font in others().items():
        path = os.path.join(FIXTURES, name)
        font.save(path)
        # The tests do the sums of the others, which fontTools and HarfBuzz do not run.
        if font.flavor:
            plain = name.split(".")[0] + (".otf" if name.startswith("operators") else ".ttf")
            lines += check.expected(os.path.join(FIXTURES, plain), name)
    with open(os.path.join(FIXTURES, "expected.txt"), "w") as file:
        file.write("\n".join(lines) + "\n")
    write_mutated()


def write_mutated():
    """Some of the fonts as Swift text, for runs that know no files."""
    import base64
    with open(os.path.join(FIXTURES, "..", "..", "Mutants", "OutlineFonts.swift"), "w") as file:
        file.write("// Generated by scripts/outline_fonts.py. Do not edit.\n")
        file.write("// swift-format-ignore-file\n\n")
        file.write("/// Tiny fonts as base64: cubic outlines, variable ones, packed ones.\n")
        file.write("enum OutlineFonts {\n  static let files: [(name: String, base64: String)] = [\n")
        for name in MUTATED:
            with open(os.path.join(FIXTURES, name), "rb") as font:
                file.write(f'    ("{name}", "{base64.b64encode(font.read()).decode()}"),\n')
        file.write("  ]\n}\n")


if __name__ == "__main__":
    write_fixtures()

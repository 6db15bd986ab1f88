"""Fonts with glyphs in colour, made for scripts/color-glyphs.py and for the fixtures of the tests.

`paints()` has a drawing for every format of paint, every composite mode and every way of extending a gradient, `flat()`
one of COLR version 0, `variable()` a font with an axis, `bitmaps()` one with sbix and one with CBDT.
"""
import io
import math
import struct

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables import otTables as ot
from fontTools.ttLib.tables.otTables import CompositeMode, ExtendMode, PaintFormat as P

RED, GREEN, BLUE, YELLOW, BLACK, GLASS, FOREGROUND = 0, 1, 2, 3, 4, 5, 0xFFFF
LIGHT = [(0.9, 0.1, 0.15, 1), (0.1, 0.7, 0.2, 1), (0.1, 0.3, 0.9, 1), (1, 0.8, 0.1, 1),
         (0, 0, 0, 1), (0.2, 0.6, 0.8, 0.5)]
DARK = [(r * 0.5 + 0.5, g * 0.5 + 0.5, b * 0.5 + 0.5, a) for r, g, b, a in LIGHT]
# On whole pixels at 128 pixels per em: judges do not agree on parts of pixels at the edges of a clip.
CLIP = (0, -125, 1000, 750)


def shapes():
    """Outlines that the paints are inside of."""
    def polygon(*points):
        pen = TTGlyphPen(None)
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
        return pen.glyph()

    def circle(x, y, r):
        # Many short curves: Skia follows a quarter of a circle by four lines, a fifth of a pixel inside of it.
        pen, r = TTGlyphPen(None), r / math.cos(math.pi / 32)
        pen.qCurveTo(*((round(x + r * math.cos(math.pi * (i + 0.5) / 16)),
                        round(y + r * math.sin(math.pi * (i + 0.5) / 16))) for i in range(32)), None)
        pen.closePath()
        return pen.glyph()
    return {".notdef": polygon((50, 0), (450, 0), (450, 700), (50, 700)),
            "square": polygon((100, -100), (900, -100), (900, 700), (100, 700)),
            "circle": circle(400, 400, 320), "low": circle(600, 200, 320),
            "triangle": polygon((100, -100), (900, -100), (500, 750)),
            "bar": polygon((450, -150), (550, -150), (550, 750), (450, 750))}


def font(names, width=1000):
    """A font whose character U+E000 + i is the glyph names[i]."""
    glyphs = shapes()
    order = list(glyphs) + list(names)
    for name in names:
        glyphs[name] = shapes()["square"]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({0xE000 + i: name for i, name in enumerate(names)})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (width, glyphs[name].xMin) for name in order})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Colours", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    return builder


def line(*stops, extend=ExtendMode.PAD):
    return {"ColorStop": [(o, c, *alpha) if alpha else (o, c, 1) for o, c, *alpha in stops],
            "Extend": extend}


def solid(color, alpha=1):
    return {"Format": P.PaintSolid, "PaletteIndex": color, "Alpha": alpha}


def inside(glyph, paint):
    return {"Format": P.PaintGlyph, "Glyph": glyph, "Paint": paint}


def layers(*paints):
    return {"Format": P.PaintColrLayers, "Layers": list(paints)}


def linear(colors, x0, y0, x1, y1, x2=None, y2=None):
    x2, y2 = (x0 - (y1 - y0), y0 + (x1 - x0)) if x2 is None else (x2, y2)
    return {"Format": P.PaintLinearGradient, "ColorLine": colors, "x0": x0, "y0": y0, "x1": x1, "y1": y1,
            "x2": x2, "y2": y2}


def radial(colors, x0, y0, r0, x1, y1, r1):
    return {"Format": P.PaintRadialGradient, "ColorLine": colors, "x0": x0, "y0": y0, "r0": r0,
            "x1": x1, "y1": y1, "r1": r1}


def sweep(colors, start, end, x=500, y=300):
    return {"Format": P.PaintSweepGradient, "ColorLine": colors, "centerX": x, "centerY": y,
            "startAngle": start, "endAngle": end}


def drawings():
    """Names and paints."""
    two = ((0, RED), (1, BLUE))
    three = ((0.2, YELLOW), (0.5, GREEN), (0.8, BLUE))
    found = {}

    def add(name, paint):
        found[name] = paint
    add("solid", inside("circle", solid(RED)))
    add("translucent", layers(inside("square", solid(YELLOW)), inside("circle", solid(BLUE, 0.4)),
                              inside("low", solid(GLASS))))
    add("foreground", layers(inside("square", solid(FOREGROUND, 0.3)), inside("circle", solid(FOREGROUND))))
    add("plane", layers(solid(YELLOW), inside("circle", solid(RED))))
    for extend in ExtendMode:
        name = extend.name.lower()
        add(f"linear-{name}", inside("square", linear(line(*three, extend=extend), 300, 0, 700, 200)))
        add(f"linear-skewed-{name}",
            inside("square", linear(line(*two, extend=extend), 300, 100, 600, 300, 300, 700)))
        add(f"radial-{name}",
            inside("square", radial(line(*three, extend=extend), 500, 300, 50, 500, 300, 250)))
        add(f"radial-focal-{name}",
            inside("square", radial(line(*two, extend=extend), 400, 300, 20, 550, 350, 250)))
        add(f"radial-cone-{name}",
            inside("square", radial(line(*two, extend=extend), 300, 300, 100, 700, 300, 20)))
        add(f"radial-tube-{name}",
            inside("square", radial(line(*two, extend=extend), 350, 200, 150, 650, 400, 150)))
        add(f"radial-inwards-{name}",
            inside("square", radial(line(*three, extend=extend), 500, 300, 300, 500, 300, 60)))
        add(f"sweep-{name}", inside("square", sweep(line(*three, extend=extend), 30, 150)))
        add(f"sweep-full-{name}", inside("circle", sweep(line(*two, extend=extend), 0, 360, 400, 400)))
        add(f"beyond-{name}",
            inside("square", linear(line((-0.5, RED), (0.5, YELLOW), (1.5, BLUE), extend=extend),
                                    400, 300, 600, 300)))
    add("stops-hard", inside("square", linear(
        line((0, RED), (0.4, RED), (0.4, YELLOW), (0.7, YELLOW), (0.7, BLUE), (1, BLUE)), 100, 0, 900, 0)))
    add("stops-fade", inside("square", linear(line((0, RED, 0), (1, BLUE, 1)), 100, 0, 900, 0)))
    add("stops-foreground", inside("square", linear(line((0, FOREGROUND), (1, YELLOW)), 100, 0, 900, 0)))
    add("stops-one", inside("square", linear(line((0.5, GREEN)), 100, 0, 900, 0)))
    drop = layers(inside("triangle", linear(line(*two), 100, -100, 900, 700)),
                  inside("bar", solid(YELLOW)))
    for name, fields in {
        "translate": dict(Format=P.PaintTranslate, dx=120, dy=-80),
        "scale": dict(Format=P.PaintScale, scaleX=0.7, scaleY=1.1),
        "scale-around": dict(Format=P.PaintScaleAroundCenter, scaleX=0.5, scaleY=-0.8, centerX=500, centerY=300),
        "scale-uniform": dict(Format=P.PaintScaleUniform, scale=0.6),
        "scale-uniform-around": dict(Format=P.PaintScaleUniformAroundCenter, scale=0.6, centerX=500, centerY=300),
        "rotate": dict(Format=P.PaintRotate, angle=20),
        "rotate-around": dict(Format=P.PaintRotateAroundCenter, angle=-50, centerX=500, centerY=300),
        "skew": dict(Format=P.PaintSkew, xSkewAngle=15, ySkewAngle=-10),
        "skew-around": dict(Format=P.PaintSkewAroundCenter, xSkewAngle=-20, ySkewAngle=10, centerX=500, centerY=300),
        "transform": dict(Format=P.PaintTransform, Transform=(0.7, 0.2, -0.3, 0.8, 200, 20)),
    }.items():
        add(name, dict(fields, Paint=drop))
        add(name + "-inside", inside("square", dict(fields, Paint=linear(
            line(*three, extend=ExtendMode.REFLECT), 400, 200, 600, 300))))
    add("glyph-inside", inside("square", inside("circle", inside("low", solid(RED)))))
    add("reference", {"Format": P.PaintColrGlyph, "Glyph": "scale-around"})
    add("reference-turned", {"Format": P.PaintRotateAroundCenter, "angle": 30, "centerX": 500, "centerY": 300,
                             "Paint": {"Format": P.PaintColrGlyph, "Glyph": "radial-pad"}})
    source = layers(inside("low", linear(line((0, RED), (1, YELLOW, 0.3)), 300, 0, 900, 400)))
    backdrop = layers(inside("circle", linear(line((0, GREEN), (1, BLUE, 0.6)), 100, 100, 700, 700)))
    for mode in CompositeMode:
        add("mode-" + mode.name.lower().replace("_", "-"),
            {"Format": P.PaintComposite, "SourcePaint": source, "CompositeMode": mode,
             "BackdropPaint": backdrop})
    add("mode-nested", {
        "Format": P.PaintComposite, "CompositeMode": CompositeMode.SRC_OUT,
        "SourcePaint": {"Format": P.PaintComposite, "CompositeMode": CompositeMode.MULTIPLY,
                        "SourcePaint": source, "BackdropPaint": backdrop},
        "BackdropPaint": inside("bar", solid(BLACK, 0.8))})
    return found


def colours(builder):
    builder.font["CPAL"] = buildCPAL([LIGHT, DARK], paletteTypes=[1, 2])


def paints():
    found = drawings()
    builder = font(found)
    builder.font["COLR"] = buildCOLR(found, version=1, glyphMap=builder.font.getReverseGlyphMap(),
                                     clipBoxes={name: CLIP for name in found})
    colours(builder)
    return builder.font


def flat():
    builder = font(["flags", "again"])
    builder.font["COLR"] = buildCOLR(
        {"flags": [("square", YELLOW), ("circle", RED), ("low", GLASS), ("bar", FOREGROUND)],
         "again": [("low", BLUE), ("triangle", GREEN)]}, version=0)
    colours(builder)
    return builder.font


def save(font):
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def damaged():
    """Glyphs that refer to themselves, alone and in turn, and one that draws itself twice, 40 times over."""
    found = {"self": {"Format": P.PaintColrGlyph, "Glyph": "self"},
             "ping": {"Format": P.PaintColrGlyph, "Glyph": "pong"},
             "pong": inside("square", {"Format": P.PaintColrGlyph, "Glyph": "ping"}),
             "whole": inside("circle", solid(RED))}
    for i in range(40):
        inner = {"Format": P.PaintColrGlyph, "Glyph": f"twice{i - 1}" if i else "whole"}
        found[f"twice{i}"] = {"Format": P.PaintComposite, "CompositeMode": CompositeMode.XOR,
                              "SourcePaint": inner, "BackdropPaint": inner}
    builder = font(found)
    builder.font["COLR"] = buildCOLR(found, version=1, glyphMap=builder.font.getReverseGlyphMap())
    colours(builder)
    return builder.font


class Deltas:
    """Rows of deltas for one region, the axis at its end."""

    def __init__(self):
        self.rows = []

    def add(self, *deltas):
        """The index of the first of some rows, in the units in which the numbers are stored."""
        self.rows += deltas
        return len(self.rows) - len(deltas)


def variable():
    """A font with the axis MOVE of 0 to 1000, along which every number of every paint moves."""
    from fontTools.varLib.builder import buildDeltaSetIndexMap, buildVarData, buildVarRegionList, buildVarStore
    deltas, found = Deltas(), {}
    half = 8192  # 0.5 as F2DOT14

    def stops(*given, extend=ExtendMode.REFLECT):
        return {"ColorStop": [(o, c, a, deltas.add(do, da)) for o, c, a, do, da in given], "Extend": extend}

    moving = stops((0.1, RED, 1, 2000, -half), (0.5, YELLOW, 1, 1500, 0), (0.9, BLUE, 0.5, -1500, half))
    found["solid"] = inside("circle", dict(solid(RED), Format=P.PaintVarSolid, VarIndexBase=deltas.add(-half)))
    found["linear"] = inside("square", dict(
        linear(moving, 300, 0, 700, 200, 250, 400), Format=P.PaintVarLinearGradient,
        VarIndexBase=deltas.add(50, 60, -70, 80, 90, -100)))
    found["radial"] = inside("square", dict(
        radial(moving, 400, 300, 20, 550, 350, 250), Format=P.PaintVarRadialGradient,
        VarIndexBase=deltas.add(50, 60, 70, -80, -60, 90)))
    found["sweep"] = inside("square", dict(
        sweep(moving, 30, 150), Format=P.PaintVarSweepGradient, VarIndexBase=deltas.add(-60, 70, 1000, 2500)))
    drop = layers(inside("triangle", solid(RED)), inside("bar", solid(YELLOW)))
    for name, count, fields in [
        ("translate", 2, dict(Format=P.PaintVarTranslate, dx=120, dy=-80)),
        ("scale", 2, dict(Format=P.PaintVarScale, scaleX=0.7, scaleY=1.1)),
        ("scale-around", 4, dict(Format=P.PaintVarScaleAroundCenter, scaleX=0.5, scaleY=0.8, centerX=500, centerY=300)),
        ("scale-uniform", 1, dict(Format=P.PaintVarScaleUniform, scale=0.6)),
        ("scale-uniform-around", 3, dict(Format=P.PaintVarScaleUniformAroundCenter, scale=0.6, centerX=500,
                                         centerY=300)),
        ("rotate", 1, dict(Format=P.PaintVarRotate, angle=20)),
        ("rotate-around", 3, dict(Format=P.PaintVarRotateAroundCenter, angle=-50, centerX=500, centerY=300)),
        ("skew", 2, dict(Format=P.PaintVarSkew, xSkewAngle=15, ySkewAngle=-10)),
        ("skew-around", 4, dict(Format=P.PaintVarSkewAroundCenter, xSkewAngle=-20, ySkewAngle=10, centerX=500,
                                centerY=300)),
    ]:
        # Factors and angles move by parts of 16384, places by units.
        moves = [(-60, 90)[i % 2] for i in range(count)]
        for i, field in enumerate([f for f in fields if f != "Format"]):
            if field.startswith("scale") or field.endswith("ngle"):
                moves[i] = (1200, -900)[i % 2]
        found[name] = dict(fields, Paint=drop, VarIndexBase=deltas.add(*moves))
    found["transform"] = {"Format": P.PaintVarTransform, "Paint": drop, "Transform": (
        0.7, 0.2, -0.3, 0.8, 200, 20, deltas.add(9000, -8000, 7000, 9000, -3000000, 2000000))}
    found["box"] = inside("square", solid(BLUE))
    clips = {name: CLIP for name in found}
    clips["box"] = (200, 0, 800, 600, deltas.add(100, 50, -80, -120))
    builder = font(found)
    builder.setupFvar([("MOVE", 0, 0, 1000, "Move")], [])
    # Through a map that turns the rows round.
    count = len(deltas.rows)
    region = buildVarRegionList([{"MOVE": (0, 1, 1)}], ["MOVE"])
    store = buildVarStore(region, [buildVarData([0], [[d] for d in reversed(deltas.rows)], optimize=False)])
    builder.font["COLR"] = buildCOLR(
        found, version=1, glyphMap=builder.font.getReverseGlyphMap(), clipBoxes=clips, varStore=store,
        varIndexMap=buildDeltaSetIndexMap([count - 1 - i for i in range(count)]))
    colours(builder)
    return builder.font


def picture(side, shift=0):
    """A PNG file of side × side pixels: a ring on nothing."""
    import zlib
    rows = b""
    for y in range(side):
        rows += b"\0"
        for x in range(side):
            distance = ((x + 0.5 - side / 2) ** 2 + (y + 0.5 - side / 2) ** 2) ** 0.5 / side
            inside = 0.2 < distance < 0.45
            rows += bytes([230, 40 + shift, x * 255 // side, 255 if inside else 0])

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


NAMES = ["one", "two", "three"]


def sbix():
    from fontTools.ttLib.tables.sbixGlyph import Glyph
    from fontTools.ttLib.tables.sbixStrike import Strike
    builder = font(NAMES)
    table = builder.font["sbix"] = newTable("sbix")
    for ppem in (20, 40):
        strike = Strike(ppem=ppem, resolution=72)
        for i, name in enumerate(NAMES[:2]):
            strike.glyphs[name] = Glyph(
                glyphName=name, graphicType="png ", originOffsetX=ppem // 10, originOffsetY=-(ppem // 5),
                imageData=picture(ppem, i * 60))
        strike.glyphs["three"] = Glyph(glyphName="three", graphicType="dupe", referenceGlyphName="two")
        table.strikes[ppem] = strike
    return builder.font


def cbdt(index=1):
    """The same pictures in CBDT, by one of the formats of its index."""
    from fontTools.ttLib.tables import E_B_L_C_ as locations
    from fontTools.ttLib.tables.BitmapGlyphMetrics import BigGlyphMetrics, SmallGlyphMetrics
    from fontTools.ttLib.tables.C_B_D_T_ import cbdt_bitmap_format_17, cbdt_bitmap_format_19
    builder = font(NAMES)
    data, table = newTable("CBDT"), newTable("CBLC")
    data.version, table.version = 3.0, 3.0
    data.strikeData, table.strikes = [], []
    for ppem in (20, 40):
        shared = index in (2, 5)
        metrics = BigGlyphMetrics() if shared else SmallGlyphMetrics()
        metrics.height = metrics.width = ppem
        values = dict(BearingX=ppem // 10, BearingY=ppem * 4 // 5, Advance=ppem)
        for key, value in values.items():
            setattr(metrics, ("hori" + key) if shared else key, value)
        if shared:
            metrics.vertBearingX = metrics.vertBearingY = metrics.vertAdvance = 0
        glyphs = {}
        for i, name in enumerate(NAMES):
            glyph = (cbdt_bitmap_format_19 if shared else cbdt_bitmap_format_17)(b"", builder.font)
            glyph.data = None
            del glyph.data
            glyph.imageData = picture(ppem, 0 if shared else i * 60)
            if not shared:
                glyph.metrics = metrics
            glyphs[name] = glyph
        data.strikeData.append(glyphs)
        strike = locations.Strike()
        size = strike.bitmapSizeTable = locations.BitmapSizeTable()
        size.colorRef, size.flags, size.bitDepth, size.ppemX, size.ppemY = 0, 1, 32, ppem, ppem
        for direction in ("hori", "vert"):
            line = locations.SbitLineMetrics()
            for field in ("ascender", "descender", "widthMax", "caretSlopeNumerator", "caretSlopeDenominator",
                          "caretOffset", "minOriginSB", "minAdvanceSB", "maxBeforeBL", "minAfterBL", "pad1",
                          "pad2"):
                setattr(line, field, 0)
            setattr(size, direction, line)
        subtable = locations.eblc_sub_table_classes[index](b"", builder.font)
        subtable.names = list(NAMES)
        subtable.indexFormat, subtable.imageFormat = index, 19 if shared else 17
        if shared:
            subtable.metrics, subtable.imageSize = metrics, len(picture(ppem)) + 4
        strike.indexSubTables = [subtable]
        table.strikes.append(strike)
    builder.font["CBDT"], builder.font["CBLC"] = data, table
    return builder.font

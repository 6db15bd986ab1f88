#!/usr/bin/env python3
"""Makes the rounded cut of the sans family: its four weights with round ends of strokes, for `Font.Design.rounded`.

Usage: python3 scripts/make-rounded-cut.py DIRECTORY

DIRECTORY has the text cut, `StillframeSans-*.ttf`; the rounded cut goes beside it, ready for scripts/embed-fonts.py.
It has the letters, digits, punctuation and symbols of the Latin, Greek and Cyrillic scripts, the advances and the
kerning of the text cut. Each corner that points outwards becomes an arc whose radius is half of a stroke, or less
where the sides are short; corners that point inwards stay.

Needs `pip install fonttools skia-pathops`: the contours of a variable font overlap, and their union has the corners
that are seen.
"""
import math
import pathlib
import sys

import pathops
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEIGHTS = ["Regular", "Medium", "SemiBold", "Bold"]
RANGES = [
    (0x20, 0x24F), (0x2B0, 0x2FF), (0x370, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x2070, 0x209F),
    (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x215F), (0x2190, 0x2199), (0x2200, 0x22FF), (0x25CF, 0x25CF),
]
# A corner turns by at least this much; less is the end of a curve.
LEAST_TURN = math.radians(35)
# Sides keep this share of their length.
LEAST_REST = 0.04


def point(curve, t):
    if len(curve) == 2:
        (ax, ay), (bx, by) = curve
        return (ax + (bx - ax) * t, ay + (by - ay) * t)
    (ax, ay), (bx, by), (cx, cy) = curve
    u = 1 - t
    return (u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy)


def length(curve):
    points = [point(curve, i / 16) for i in range(17)]
    return sum(math.dist(a, b) for a, b in zip(points, points[1:]))


def direction(curve, at_end):
    a, b = (curve[-2], curve[-1]) if at_end else (curve[0], curve[1])
    if math.dist(a, b) < 1e-6:
        a, b = curve[0], curve[-1]
    return math.atan2(b[1] - a[1], b[0] - a[0])


def place(curve, distance):
    """The parameter at a distance along a curve."""
    total, steps, walked, last = length(curve), 64, 0.0, curve[0]
    if distance >= total:
        return 1.0
    for i in range(1, steps + 1):
        here = point(curve, i / steps)
        step = math.dist(last, here)
        if walked + step >= distance:
            return (i - 1 + (distance - walked) / step) / steps
        walked, last = walked + step, here
    return 1.0


def part(curve, start, end):
    if len(curve) == 2:
        return (point(curve, start), point(curve, end))
    a, b, c = curve
    def lerp(p, q, t):
        return (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
    middle = lerp(lerp(a, b, start), lerp(b, c, start), end)
    return (point(curve, start), middle, point(curve, end))


def contours(glyph_set, name):
    """The curves of a glyph's union: lines and quadratics, each contour closed."""
    path = pathops.Path()
    glyph_set[name].draw(path.getPen(glyphSet=glyph_set))
    path.simplify(fix_winding=True, keep_starting_points=False)
    found, curves, here = [], [], None
    for verb, points in path:
        if verb == pathops.PathVerb.MOVE:
            here = points[0]
            curves = []
            found.append((here, curves))
        elif verb in (pathops.PathVerb.LINE, pathops.PathVerb.QUAD):
            if math.dist(here, points[-1]) > 0.5:
                curves.append((here, *points))
                here = points[-1]
        elif verb == pathops.PathVerb.CLOSE:
            start = found[-1][0]
            if math.dist(here, start) > 0.5:
                curves.append((here, start))
        else:
            sys.exit(f"{name}: {verb} in a TrueType outline")
    # In TrueType contours have what is filled to their right.
    return [[curve[::-1] for curve in reversed(curves)] for _, curves in found if len(curves) > 1]


def rounded(curves, radius):
    count = len(curves)
    if count < 2:
        return curves
    turns = []
    for i in range(count):
        before, after = curves[i - 1], curves[i]
        turn = direction(after, False) - direction(before, True)
        turns.append((turn + math.pi) % (2 * math.pi) - math.pi)
    lengths = [length(curve) for curve in curves]
    # What is filled is to the right: a turn to the right points outwards.
    cuts = []
    for i, turn in enumerate(turns):
        if -turn < LEAST_TURN:
            cuts.append(0.0)
            continue
        half = min(-turn, math.radians(150)) / 2
        wanted = radius * math.tan(half)
        def room(side, neighbour):
            share = 0.5 if -turns[neighbour] >= LEAST_TURN else 1.0
            return lengths[side] * (share - LEAST_REST)
        cuts.append(min(wanted, room(i - 1, i - 1), room(i, (i + 1) % count)))
    result = []
    for i, curve in enumerate(curves):
        if cuts[i] > 0:
            before = curves[i - 1]
            a = point(before, place(before, lengths[i - 1] - cuts[i]))
            b = point(curve, place(curve, cuts[i]))
            corner = curve[0]
            # Two quadratics that touch the sides and the middle of the arc.
            half = min(-turns[i], math.radians(150)) / 2
            share = 1 - math.tan(half / 2) / math.tan(half) if half > 0.01 else 0.5
            p = (a[0] + (corner[0] - a[0]) * (1 - share), a[1] + (corner[1] - a[1]) * (1 - share))
            q = (b[0] + (corner[0] - b[0]) * (1 - share), b[1] + (corner[1] - b[1]) * (1 - share))
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            result += [(a, p, middle), (middle, q, b)]
        following = cuts[(i + 1) % count]
        start = place(curve, cuts[i]) if cuts[i] > 0 else 0.0
        end = place(curve, lengths[i] - following) if following > 0 else 1.0
        if end > start:
            result.append(part(curve, start, end))
    return result


def draw(all_curves, pen):
    def whole(p):
        return (round(p[0]), round(p[1]))
    for curves in all_curves:
        pen.moveTo(whole(curves[0][0]))
        for curve in curves:
            if len(curve) == 2:
                pen.lineTo(whole(curve[1]))
            else:
                pen.qCurveTo(whole(curve[1]), whole(curve[2]))
        pen.closePath()


def stroke(font, glyph_set):
    """Half the width of the thinnest strokes: the bar of a hyphen and the stem of an l."""
    table = font["glyf"]
    map_ = font.getBestCmap()
    bar, stem = table[map_[0x2D]], table[map_[ord("l")]]
    return min(bar.yMax - bar.yMin, stem.xMax - stem.xMin) / 2


def named(font, weight):
    family, face = "Stillframe Sans Rounded", f"StillframeSansRounded-{weight}"
    plain = weight in ("Regular", "Bold")
    names = {
        1: family if plain else f"{family} {weight}", 2: weight if plain else "Regular", 3: face,
        4: f"{family} {weight}", 6: face, 16: family, 17: weight,
    }
    table = font["name"]
    kept = {record.nameID: str(record) for record in table.names if record.nameID in (0, 13, 14)}
    table.names = []
    for identifier, text in sorted({**kept, **names}.items()):
        table.setName(text, identifier, 3, 1, 0x409)


def main():
    directory = pathlib.Path(sys.argv[1])
    total = 0
    for weight in WEIGHTS:
        font = TTFont(directory / f"StillframeSans-{weight}.ttf")
        options = Options()
        options.layout_features = ["*"]
        options.hinting = False
        options.name_IDs = ["*"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[
            code for code in font.getBestCmap() if any(a <= code <= b for a, b in RANGES)])
        subsetter.subset(font)
        glyph_set = font.getGlyphSet()
        radius = stroke(font, glyph_set) * 0.96
        table = font["glyf"]
        outlines = {}
        for name in font.getGlyphOrder():
            if table[name].numberOfContours == 0 or table[name].isComposite():
                continue
            pen = TTGlyphPen(None)
            draw([rounded(curves, radius) for curves in contours(glyph_set, name)], pen)
            outlines[name] = pen.glyph()
        for name, glyph in outlines.items():
            table[name] = glyph
        for name in font.getGlyphOrder():
            table[name].recalcBounds(table)
            advance, _ = font["hmtx"][name]
            font["hmtx"][name] = (advance, getattr(table[name], "xMin", 0) or 0)
        named(font, weight)
        target = directory / f"StillframeSansRounded-{weight}.ttf"
        font.save(target)
        total += target.stat().st_size
        print(f"{target.name}: {len(font.getGlyphOrder())} glyphs, {target.stat().st_size} bytes, radius {radius:.0f}")
    print(f"{total} bytes")


if __name__ == "__main__":
    main()

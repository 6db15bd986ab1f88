#!/usr/bin/env python3
"""Compares outlines, advances, extents and measures of fonts with fontTools and HarfBuzz.

    scripts/outline-check.py [--tool "COMMAND"] [--glyphs N] [--fonts GLOB ...] [--made] [--containers COUNT]

COMMAND answers questions over standard input as `stillframe-bench outlines` does. Control points are
compared in font units with those of fontTools' glyph sets (`RecordingPen`); normalised coordinates,
advances, extents, vertical origins and the measures of a face with HarfBuzz. `--made` also checks fonts
that are made here (avar version 2, CFF2, operators that real fonts lack), `--containers` COUNT of the fonts packed
as WOFF and WOFF2. Without a list of fonts, Debian's are taken from where its packages put them; what is
missing is said. Needs pip install fonttools brotli uharfbuzz==0.57.0.
"""
import argparse, glob, os, random, shlex, subprocess, sys, tempfile

import uharfbuzz as hb
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTCollection, TTFont

DEBIAN = [
    ("fonts-noto-cjk", "/usr/share/fonts/opentype/noto/*.ttc"),
    ("fonts-cantarell", "/usr/share/fonts/opentype/cantarell/*.otf"),
    ("fonts-linuxlibertine", "/usr/share/fonts/opentype/linux-libertine/*.otf"),
    ("fonts-texgyre", "/usr/share/texmf/fonts/opentype/public/tex-gyre/*.otf"),
    ("fonts-ebgaramond", "/usr/share/fonts/opentype/ebgaramond/*.otf"),
    ("fonts-inter-variable", "/usr/share/fonts/truetype/inter/*.ttf"),
    ("fonts-noto-core", "/usr/share/fonts/truetype/noto/NotoSans*-Regular.ttf"),
]


class Tool:
    def __init__(self, command):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, path, face, location, glyphs):
        if location != "unpack":
            location = ",".join(f"{tag}={value!r}" for tag, value in location.items())
            glyphs = ",".join(map(str, glyphs))
        self.process.stdin.write(f"{path}\t{face}\t{location}\t{glyphs}\n")
        self.process.stdin.flush()
        answer = {"glyphs": {}}
        while True:
            line = self.process.stdout.readline().rstrip("\n")
            if not line:
                sys.exit(f"the tool ended at {path}")
            if line == "end":
                return answer
            if line.startswith("error"):
                return {"error": line}
            fields = line.split("\t")
            if fields[0] == "face":
                answer["coordinates"] = [int(n) for n in fields[1].split(",") if n]
                answer["metrics"] = [int(n) for n in fields[2].split(",")]
                answer["microseconds"] = float(fields[3])
            else:
                answer["glyphs"][int(fields[1])] = (
                    [int(n) for n in fields[2].split(",")],
                    None if fields[3] == "-" else [int(n) for n in fields[3].split(",")],
                    path_of(fields[4]))


def path_of(text):
    path, words = [], text.split()
    counts = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
    at = 0
    while at < len(words):
        count = counts[words[at]]
        path.append((words[at], *map(float, words[at + 1 : at + 1 + count])))
        at += 1 + count
    return path


def recorded(glyph_set, name):
    pen = DecomposingRecordingPen(glyph_set)
    glyph_set[name].draw(pen)
    path, here = [], (0, 0)
    for kind, points in pen.value:
        if kind == "moveTo":
            path.append(("M", *points[0]))
        elif kind == "lineTo":
            path.append(("L", *points[0]))
        elif kind == "curveTo":
            path.append(("C", *[n for point in points for n in point]))
        elif kind == "qCurveTo":
            if points[-1] is None:
                last, first = points[-2], points[0]
                start = ((last[0] + first[0]) / 2, (last[1] + first[1]) / 2)
                path.append(("M", *start))
                points = (*points[:-1], start)
            for control, end in decomposeQuadraticSegment(points):
                path.append(("Q", *control, *end))
        else:
            # A move without a line draws nothing.
            if path and path[-1][0] == "M":
                path.pop()
            elif path:
                path.append(("Z",))
    return path


def distance(ours, theirs):
    if [step[0] for step in ours] != [step[0] for step in theirs]:
        return float("inf")
    return max(
        (abs(a - b) for x, y in zip(ours, theirs) for a, b in zip(x[1:], y[1:])), default=0)


def without_closing_lines(path):
    """The path without lines back to where a contour starts: `close` draws the same."""
    result, begin = [], None
    for step in path:
        if step[0] == "M":
            begin = step[1:]
        if step[0] == "Z" and result and result[-1][0] == "L" and result[-1][1:] == begin:
            result.pop()
        result.append(step)
    return result


def expected(path, name):
    """What the judges say of a tiny font, as lines of a fixture."""
    font, blob = TTFont(path), hb.Blob.from_file_path(path)
    lines = []
    for location in locations(font):
        hb_font = hb.Font(hb.Face(blob))
        if location:
            hb_font.set_variations(location)
        place = dict(zip([axis.axisTag for axis in font["fvar"].axes],
                         hb_font.get_var_coords_normalized())) if location else None
        glyph_set = font.getGlyphSet(location=place, normalized=True)
        extents = hb_font.get_font_extents("ltr")
        x_height = hb_font.get_metric_position(hb.OTMetricsTag.X_HEIGHT)
        axes = ",".join(f"{tag}={value!r}" for tag, value in location.items())
        lines.append("\t".join([
            "face", name, axes, ",".join(str(round(n * 16384)) for n in (place or {}).values()),
            f"{extents.ascender},{extents.descender},{extents.line_gap},{x_height}"]))
        for glyph, glyph_name in enumerate(font.getGlyphOrder()):
            path = recorded(glyph_set, glyph_name)
            box = hb_font.get_glyph_extents(glyph)
            numbers = [hb_font.get_glyph_h_advance(glyph), hb_font.get_glyph_v_advance(glyph),
                       hb_font.get_glyph_v_origin(glyph)[1], *(box or [0, 0, 0, 0])]
            lines.append("\t".join([
                "glyph", str(glyph), ",".join(map(str, numbers)),
                " ".join(step[0] + "".join(f" {number!r}" for number in step[1:])
                         for step in without_closing_lines(path))]))
    return lines


class Count:
    def __init__(self):
        self.glyphs = self.equal = self.exact = self.failures = 0
        self.largest = 0.0

    def fail(self, text):
        self.failures += 1
        if self.failures <= 12:
            print("  DIFFERS", text)


def check_face(tool, path, face, font, blob, location, wanted, count, judged_path=None):
    """`judged_path` is the file the judges read, if it is not the one the tool reads."""
    number = font["maxp"].numGlyphs
    glyphs = sorted(random.sample(range(number), min(wanted, number)))
    answer = tool.ask(path, face, location, glyphs)
    label = f"{os.path.basename(path)}#{face} {location or ''}"
    if "error" in answer:
        return count.fail(f"{label}: {answer['error']}")
    hb_font = hb.Font(hb.Face(blob, face if judged_path is None else 0))
    if location:
        hb_font.set_variations(location)
        theirs = [round(n * 16384) for n in hb_font.get_var_coords_normalized()]
        ours = answer["coordinates"] or [0] * len(theirs)
        if ours != theirs:
            count.fail(f"{label}: coordinates {ours}, HarfBuzz {theirs}")
    extents = hb_font.get_font_extents("ltr")
    if answer["metrics"][:3] != [extents.ascender, extents.descender, extents.line_gap]:
        count.fail(f"{label}: measures {answer['metrics'][:3]}, HarfBuzz {extents}")
    tags = hb.OTMetricsTag
    names = ["UNDERLINE_OFFSET", "UNDERLINE_SIZE", "STRIKEOUT_OFFSET", "STRIKEOUT_SIZE",
             "CAP_HEIGHT", "X_HEIGHT"]
    for name, ours in zip(names, answer["metrics"][3:9]):
        theirs = hb_font.get_metric_position(getattr(tags, name))
        if theirs and ours != theirs:
            count.fail(f"{label}: {name} {ours}, HarfBuzz {theirs}")
    coordinates = answer["coordinates"]
    axes = [axis.axisTag for axis in font["fvar"].axes] if "fvar" in font else []
    place = {tag: value / 16384 for tag, value in zip(axes, coordinates)}
    glyph_set = font.getGlyphSet(location=place or None, normalized=True)
    order = font.getGlyphOrder()
    for glyph in glyphs:
        (advance, down, origin), box, ours = answer["glyphs"][glyph]
        try:
            theirs = recorded(glyph_set, order[glyph])
        except Exception as error:
            count.fail(f"{label}: fontTools refuses glyph {glyph}: {error!r}")
            continue
        count.glyphs += 1
        off = distance(ours, theirs)
        count.exact += off == 0
        if off <= 1e-6:
            count.equal += 1
            count.largest = max(count.largest, off)
        else:
            count.fail(f"{label}: outline of glyph {glyph} ({order[glyph]}) by {off}")
        if advance != hb_font.get_glyph_h_advance(glyph):
            count.fail(f"{label}: advance of {glyph}: {advance}, "
                       f"HarfBuzz {hb_font.get_glyph_h_advance(glyph)}")
        if down != hb_font.get_glyph_v_advance(glyph):
            count.fail(f"{label}: vertical advance of {glyph}: {down}, "
                       f"HarfBuzz {hb_font.get_glyph_v_advance(glyph)}")
        if origin != hb_font.get_glyph_v_origin(glyph)[1]:
            count.fail(f"{label}: vertical origin of {glyph}: {origin}, "
                       f"HarfBuzz {hb_font.get_glyph_v_origin(glyph)[1]}")
        theirs = hb_font.get_glyph_extents(glyph)
        theirs = list(theirs) if theirs else [0, 0, 0, 0]
        if (box or [0, 0, 0, 0]) != theirs:
            count.fail(f"{label}: extents of {glyph}: {box}, HarfBuzz {theirs}")


def locations(font):
    """The default, the corners of the first axes, and some places between."""
    if "fvar" not in font:
        return [{}]
    axes = font["fvar"].axes
    result = [{}]
    for axis in axes[:3]:
        result += [{axis.axisTag: axis.minValue}, {axis.axisTag: axis.maxValue}]
    for _ in range(4):
        result.append({
            axis.axisTag: round(random.uniform(axis.minValue, axis.maxValue), 2) for axis in axes})
    return result


def faces(path):
    with open(path, "rb") as file:
        if file.read(4) != b"ttcf":
            return [TTFont(path, lazy=True)]
    return TTCollection(path, lazy=True).fonts


def check_file(tool, path, wanted, count):
    blob = hb.Blob.from_file_path(path)
    for face, font in enumerate(faces(path)):
        if not any(tag in font for tag in ("glyf", "CFF ", "CFF2")):
            continue
        for location in locations(font):
            check_face(tool, path, face, font, blob, location, wanted, count)


def check_containers(tool, path, wanted, count, folder):
    """Packs a font as WOFF and WOFF2 and asks for the packed file what the judges say of the plain one."""
    blob = hb.Blob.from_file_path(path)
    for flavor in ["woff", "woff2"]:
        font = TTFont(path)
        font.flavor = flavor
        packed = os.path.join(folder, "packed." + flavor)
        font.save(packed)
        plain = TTFont(path, lazy=True)
        opened = os.path.join(folder, "opened.ttf")
        if "error" in (answer := tool.ask(packed, 0, "unpack", opened)):
            count.fail(f"{packed} of {path}: {answer['error']}")
            continue
        # fontTools' own reader of the packed file says what its tables are; WOFF2 writes glyphs anew.
        by_judge, by_us = TTFont(packed, lazy=True), TTFont(opened, lazy=True)
        anew = {"glyf", "loca", "head"} if flavor == "woff2" and "glyf" in plain else set()
        if sorted(by_judge.reader.keys()) != sorted(by_us.reader.keys()):
            count.fail(f"{packed} of {path}: tables {sorted(by_us.reader.keys())}")
        for tag in set(by_judge.reader.keys()) - anew:
            if by_judge.reader[tag] != by_us.reader[tag]:
                count.fail(f"{packed} of {path}: table {tag} differs")
        for location in locations(plain)[:3]:
            check_face(tool, packed, 0, plain, blob, location, wanted, count, judged_path=path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=".build/release/stillframe-bench outlines")
    parser.add_argument("--glyphs", type=int, default=5000)
    parser.add_argument("--fonts", nargs="*")
    parser.add_argument("--made", action="store_true")
    parser.add_argument("--containers", type=int, default=0, metavar="COUNT",
                        help="pack so many of the fonts too, spread over all of them; seconds for each")
    arguments = parser.parse_args()
    random.seed(20)
    tool = Tool(arguments.tool)
    paths = []
    for pattern in arguments.fonts or []:
        paths += sorted(glob.glob(pattern, recursive=True))
    if arguments.fonts is None:
        for package, pattern in DEBIAN:
            found = sorted(glob.glob(pattern))
            if not found:
                print(f"outlines: SKIPPED apt-get install {package}", file=sys.stderr)
            paths += found
    whole = Count()

    def run(label, check, *rest):
        count = Count()
        check(tool, *rest, count) if check is not check_containers else check(
            tool, *rest[:-1], count, rest[-1])
        print(f"{label}: {count.equal} of {count.glyphs} outlines equal, {count.exact} to the last "
              f"bit, others within {count.largest:.1g}; {count.failures} differences", flush=True)
        whole.glyphs += count.glyphs
        whole.equal += count.equal
        whole.failures += count.failures

    for path in paths:
        run(path, check_file, path, arguments.glyphs)
    with tempfile.TemporaryDirectory() as folder:
        if arguments.made:
            import outline_fonts
            for path in outline_fonts.make(folder):
                run("made " + os.path.basename(path), check_file, path, arguments.glyphs)
            made = [os.path.join(folder, name) for name in ("operators.otf", "variable.ttf")]
            for path in made:
                run("packed " + path, check_containers, path, arguments.glyphs, folder)
        single = [path for path in paths if not path.endswith(".ttc")]
        step = max(1, len(single) // max(1, arguments.containers))
        for path in single[::step][:arguments.containers]:
            run("packed " + path, check_containers, path, min(arguments.glyphs, 300), folder)
    print(f"outlines: {whole.equal} of {whole.glyphs} equal; {whole.failures} differences")
    sys.exit(whole.failures > 0)


if __name__ == "__main__":
    main()

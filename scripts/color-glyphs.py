#!/usr/bin/env python3
"""Compares glyphs in colour with blackrenderer (over Skia), Chromium and Pillow, inside each glyph's box.

usage: color-glyphs.py [--tool ".build/release/stillframe-bench glyphs"] [--fonts DIR] [--size 128]
                       [--chromium chromium] [--bitmaps NotoColorEmoji.ttf] [--sheets DIR] [--among]

DIR holds StillframeEmojiColor-Regular.ttf. A pixel is off where a channel differs by more than 16 levels of 255; a
glyph is off where more than 1 % of the pixels of its box are. Both judges draw with Skia, which follows a curve by a few
lines and is off by up to a fifth of a pixel at the edges; drawn larger and averaged its curves are right, but edges that
two layers share no longer show what is beneath. So each judge draws both ways, and a pixel is off that is more than 16
levels outside of what the two have; --finer 1 compares with the plain way alone. --sheets writes both pictures side by side; --among
compares the judges' pictures of the emoji with one another. Needs PyPI
`fonttools uharfbuzz pillow numpy`, and `blackrenderer skia-python` or Debian's `chromium`; skips loudly without them.
"""
import argparse
import base64
import html
import io
import itertools
import json
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile


def skip(reason):
    print(f"colours: SKIPPED {reason}", file=sys.stderr)


try:
    import numpy as np
    import uharfbuzz as hb
    from fontTools.ttLib import TTFont
    from PIL import Image
    import color_fonts
except ImportError as missing:
    skip(f"all: {missing}; pip install fonttools uharfbuzz pillow numpy blackrenderer skia-python")
    sys.exit(0)

LEVELS, SHARE = 16, 0.01


def mean(picture, finer):
    """A picture of the mean colours of squares of pixels."""
    height, width = picture.shape[0] // finer, picture.shape[1] // finer
    squares = picture[:height * finer, :width * finer].reshape(height, finer, width, finer, 3)
    return np.round(squares.mean(axis=(1, 3))).astype(np.uint8)


# What a judge does otherwise than the specification and the other judge.
KNOWN = {"blackrenderer": {"sweep": "angles of sweeps that vary"}}


class Face:
    def __init__(self, path, size):
        self.path, self.size = str(path), size
        font = TTFont(path)
        self.upem, self.order = font["head"].unitsPerEm, font.getGlyphOrder()
        self.advances = font["hmtx"].metrics
        self.ascent, self.descent = font["hhea"].ascent, font["hhea"].descent
        self.shaper = hb.Font(hb.Face(hb.Blob.from_file_path(self.path)))
        self.cmap = font.getBestCmap()
        unit = size / self.upem
        # A pixel on each side, so that nothing meets the neighbours.
        self.baseline = math.ceil(self.ascent * unit) + 1
        self.height = self.baseline + math.ceil(-self.descent * unit) + 1

    def glyphs(self, text):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self.shaper, buffer)
        return [g.codepoint for g in buffer.glyph_infos]

    def width(self, text):
        glyph = self.order[self.glyphs(text)[0]]
        return math.ceil(self.advances[glyph][0] * self.size / self.upem) + 2


class Ours:
    def __init__(self, tool):
        self.process = subprocess.Popen(tool.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def draw(self, face, text, **more):
        request = dict(font=face.path, text=text, size=face.size, width=face.width(text),
                       height=face.height, x=1, y=face.baseline, **more)
        self.process.stdin.write((json.dumps(request) + "\n").encode())
        self.process.stdin.flush()
        head = self.process.stdout.readline().split()
        if not head or head[0] != b"ok":
            raise SystemExit(f"colours: {request}: {head}")
        width, height = int(head[1]), int(head[2])
        data = self.process.stdout.read(width * height * 4)
        return np.frombuffer(data, np.uint8).reshape(height, width, 4)[..., :3]


class Black:
    """blackrenderer over Skia."""
    name = "blackrenderer"

    def __init__(self, face, finer, axes=None):
        self.finer = finer
        from blackrenderer.font import BlackRendererFont
        from blackrenderer.backends import getSurfaceClass
        self.face, self.surface = face, getSurfaceClass("skia", ".png")
        self.font = BlackRendererFont(face.path)
        if axes:
            self.font.setLocation(axes)

    def draw(self, text, palette=0, **_):
        face = self.face
        glyph = face.order[face.glyphs(text)[0]]
        unit = face.size / face.upem
        surface = self.surface()
        box = (0, 0, face.width(text) * self.finer, face.height * self.finer)
        with surface.canvas(box) as canvas:
            canvas.scale(self.finer)
            canvas.translate(1, face.height - face.baseline)
            canvas.scale(unit)
            try:
                self.font.drawGlyph(glyph, canvas, palette=self.font.palettes[palette])
            except RuntimeError:
                return None  # Skia wants two stops.
        import skia
        return mean(over_white(surface._image.toarray(colorType=skia.kRGBA_8888_ColorType)), self.finer)


def over_white(picture):
    straight = picture.astype(float)
    alpha = straight[..., 3:] / 255
    return np.round(straight[..., :3] * alpha + 255 * (1 - alpha)).astype(np.uint8)


class Chromium:
    name = "Chromium"

    def __init__(self, face, texts, program, folder, finer=1, style=""):
        self.finer = finer
        self.cells, columns = {}, 12
        width = max(face.width(t) for t in texts)
        data = base64.b64encode(pathlib.Path(face.path).read_bytes()).decode()
        body, sheet, sheets = [], [], []
        rows = 12
        for start in range(0, len(texts), columns * rows):
            part = texts[start:start + columns * rows]
            body = []
            for i, text in enumerate(part):
                x, y = i % columns * width, i // columns * face.height
                self.cells[text] = (len(sheets), x, y, face.width(text), face.height)
                body.append(f'<text x="{x + 1}" y="{y + face.baseline}">{html.escape(text)}</text>')
            side = (columns * width, math.ceil(len(part) / columns) * face.height)
            page = pathlib.Path(folder) / f"{pathlib.Path(face.path).stem}{len(sheets)}.html"
            page.write_text(
                f"<!doctype html><meta charset=utf-8><style>@font-face {{ font-family: F; src: url(data:font/ttf;"
                f"base64,{data}); }} body {{ margin: 0; background: white }} svg {{ display: block }} text {{"
                f" font: {face.size}px F; {style} }}</style><svg width={side[0]} height={side[1]}>"
                + "".join(body) + "</svg>")
            target = page.with_suffix(".png")
            subprocess.run(
                [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                 f"--force-device-scale-factor={finer}", "--virtual-time-budget=20000", f"--screenshot={target}",
                 f"--window-size={side[0]},{side[1]}", page.as_uri()],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            sheets.append(mean(np.array(Image.open(target).convert("RGB")), finer))
        self.sheets = sheets

    def draw(self, text, **_):
        sheet, x, y, width, height = self.cells[text]
        return self.sheets[sheet][y:y + height, x:x + width]


def share_off(ours, *others):
    """The part of the pixels that are outside of what the others have."""
    others = np.stack([other.astype(int) for other in others])
    ours = ours.astype(int)
    outside = np.maximum(others.min(axis=0) - ours, ours - others.max(axis=0)).max(axis=2)
    return float((outside > LEVELS).mean())


def compare(title, face, texts, names, ours, judges, sheets, **more):
    drawn = {t: ours.draw(face, t, **more) for t in texts}
    good = True
    for judge in judges:
        pictures = {t: [way.draw(t) for way in judge] for t in texts}
        judge, seen = judge[0], [t for t in texts if pictures[t][0] is not None]
        shares = [(share_off(drawn[t], *pictures[t]), t) for t in seen]
        off = [(s, t) for s, t in shares if s > SHARE and names[t] not in KNOWN.get(judge.name, {})]
        known = sum(1 for s, t in shares if s > SHARE) - len(off)
        worst = max(shares)
        print(f"colours: {title} at {face.size} px, {judge.name}: {len(seen) - len(off) - known} of "
              f"{len(seen)} agree" + (f", {known} differ as listed" if known else "")
              + f"; mean {100 * np.mean([s for s, _ in shares]):.3f} % of pixels off, worst "
              f"{100 * worst[0]:.2f} % ({names[worst[1]]})")
        for share, text in sorted(off, reverse=True)[:40]:
            print(f"  {names[text]}: {100 * share:.2f} %")
        good = good and not off
        if sheets:
            contact(sheets, f"{title} {judge.name}".replace(" ", "-"), seen, drawn, pictures)
    return good


def contact(folder, name, texts, drawn, judged, columns=12):
    """Ours beside the judge's."""
    height = max(p.shape[0] for p in drawn.values())
    width = max(p.shape[1] for p in drawn.values())
    rows = math.ceil(len(texts) / columns)
    sheet = np.full((rows * height, columns * width * 2, 3), 255, np.uint8)
    for i, text in enumerate(texts):
        y, x = i // columns * height, i % columns * width * 2
        for k, picture in enumerate((drawn[text], judged[text][0])):
            sheet[y:y + picture.shape[0], x + k * width:x + k * width + picture.shape[1]] = picture
    os.makedirs(folder, exist_ok=True)
    Image.fromarray(sheet).save(os.path.join(folder, name + ".png"))


def among_judges(face, texts, ours, judges):
    """How often pictures of the emoji agree in the plain measure, ours and the judges' ones with each other."""
    pictures = {"ours": {t: ours.draw(face, t) for t in texts}}
    for judge in judges:
        for way in judge:
            name = judge[0].name + (f", {way.finer} times as large and averaged" if way.finer > 1 else "")
            pictures[name] = {t: way.draw(t) for t in texts}
    for first, second in itertools.combinations(pictures, 2):
        shares = [share_off(pictures[first][t], pictures[second][t]) for t in texts]
        agree = sum(share <= SHARE for share in shares)
        print(f"colours: emoji at {face.size} px, {first} – {second}: {agree} of {len(texts)} agree; "
              f"mean {100 * np.mean(shares):.3f} % of pixels off, worst {100 * max(shares):.2f} %", flush=True)


def emoji_texts(face):
    """The characters of the face that are drawn as emoji, alone."""
    font = TTFont(face.path)
    colored = {r.BaseGlyph for r in font["COLR"].table.BaseGlyphList.BaseGlyphPaintRecord}
    return [chr(c) for c, glyph in sorted(face.cmap.items()) if glyph in colored]


def judges_for(face, texts, arguments, folder, axes=None, style=""):
    """Each judge in its two ways."""
    judges, ways = [], sorted({1, arguments.finer})
    if arguments.skia:
        judges.append([Black(face, finer, axes) for finer in ways])
    if arguments.chromium_path:
        judges.append([Chromium(face, texts, arguments.chromium_path, folder, finer, style) for finer in ways])
    return judges


def samples(picture):
    """The colours at 25 points, as hexadecimal numbers; dashes near an edge."""
    height, width = picture.shape[:2]
    found = []
    for row in range(1, 6):
        for column in range(1, 6):
            y, x = row * height // 6, column * width // 6
            near = picture[y - 1:y + 2, x - 1:x + 2].reshape(-1, 3).astype(int)
            even = (near.max(axis=0) - near.min(axis=0)).max() <= 12
            found.append("".join(f"{v:02X}" for v in picture[y, x]) if even else "------")
    return " ".join(found)


def write_fixtures(target, arguments, folder):
    """Tests/Mutants/ColorFixtures.swift: the made fonts, and what Chromium draws of their glyphs."""
    made = [("paints", color_fonts.paints(), None), ("flat", color_fonts.flat(), None),
            ("variable", color_fonts.variable(), {"MOVE": 700}), ("damaged", color_fonts.damaged(), None),
            ("sbix", color_fonts.sbix(), None)]
    made += [(f"cbdt{i}", color_fonts.cbdt(i), None) for i in range(1, 6)]
    text = ("// Made by scripts/color-glyphs.py --fixtures.\n// swift-format-ignore-file\n\n"
            "extension ColorFixture {\n  package static let all: [ColorFixture] = [\n")
    for name, font, axes in made:
        data = color_fonts.save(font)
        path = pathlib.Path(folder) / f"{name}.ttf"
        path.write_bytes(data)
        text += f'    ColorFixture(\n      name: "{name}", file: "{base64.b64encode(data).decode()}",\n      drawn: ['
        if "COLR" in font and name != "damaged":
            face = Face(path, 128)
            texts = [chr(c) for c in sorted(face.cmap)]
            style = ", ".join(f"'{tag}' {value}" for tag, value in (axes or {}).items())
            judge = Chromium(face, texts, arguments.chromium_path, folder, 1,
                             f"font-variation-settings: {style}" if axes else "")
            for glyph in texts:
                text += (f'\n        Drawn(glyph: {face.glyphs(glyph)[0]}, name: "{face.cmap[ord(glyph)]}", '
                         f'colors: "{samples(judge.draw(glyph))}"),')
            text += "\n      "
        text += "]),\n"
    pathlib.Path(target).write_text(text + "  ]\n}\n")


def bitmaps(path, ours, arguments):
    """100 pictures of a CBDT font at their own size, beside what Pillow decodes."""
    font = TTFont(path)
    strike, data = font["CBLC"].strikes[0], font["CBDT"].strikeData[0]
    ppem = strike.bitmapSizeTable.ppemY
    face = Face(path, ppem)
    glyphs = [(chr(c), g) for c, g in sorted(face.cmap.items()) if g in data]
    glyphs = glyphs[::max(len(glyphs) // 100, 1)][:100]
    worst, off = (0, ""), 0
    for text, name in glyphs:
        glyph = data[name]
        glyph.ensureDecompiled() if hasattr(glyph, "ensureDecompiled") else None
        picture = np.array(Image.open(io.BytesIO(glyph.imageData)).convert("RGBA"))
        cell = np.full((face.height + 200, face.width(text) + 200, 4), 255, np.uint8)
        x, y = 1 + glyph.metrics.BearingX, face.baseline - glyph.metrics.BearingY
        cell[100 + y:100 + y + picture.shape[0], 100 + x:100 + x + picture.shape[1]] = picture
        expected = over_white(cell)[100:100 + face.height, 100:100 + face.width(text)]
        share = share_off(ours.draw(face, text), expected)
        worst = max(worst, (share, name))
        off += share > SHARE
    print(f"colours: bitmaps of {pathlib.Path(path).name}, Pillow: {len(glyphs) - off} of {len(glyphs)} agree; "
          f"worst {100 * worst[0]:.2f} % ({worst[1]})")
    return off == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tool", default=".build/release/stillframe-bench glyphs")
    parser.add_argument("--fonts", default="../shared/fonts")
    parser.add_argument("--size", type=int, default=128)
    parser.add_argument("--finer", type=int, default=4)
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--bitmaps", default="/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
    parser.add_argument("--sheets")
    parser.add_argument("--among", action="store_true", help="compare the judges with one another, too")
    parser.add_argument("--only", default="", help="made, emoji or bitmaps")
    parser.add_argument("--fixtures", help="write the fixtures of the tests to this file instead")
    arguments = parser.parse_args()
    arguments.chromium_path = shutil.which(arguments.chromium)
    if not arguments.chromium_path:
        skip("Chromium: apt-get install chromium")
    try:
        import blackrenderer.font, skia
        arguments.skia = True
    except ImportError:
        arguments.skia = False
        skip("blackrenderer: pip install blackrenderer skia-python")
    if arguments.fixtures:
        with tempfile.TemporaryDirectory() as folder:
            return write_fixtures(arguments.fixtures, arguments, folder)
    ours, good = Ours(arguments.tool), True
    with tempfile.TemporaryDirectory() as folder:
        def made(name, font, axes=None):
            path = os.path.join(folder, name + ".ttf")
            font.save(path)
            face = Face(path, arguments.size)
            texts = [chr(c) for c in sorted(face.cmap)]
            names = {chr(c): n for c, n in face.cmap.items()}
            style = ", ".join(f"'{tag}' {value}" for tag, value in (axes or {}).items())
            judges = judges_for(
                face, texts, arguments, folder, axes, f"font-variation-settings: {style}" if axes else "")
            return compare(name, face, texts, names, ours, judges, arguments.sheets, axes=axes)
        if arguments.only in ("", "made"):
            good &= made("paints", color_fonts.paints())
            good &= made("flat", color_fonts.flat())
            good &= made("variable", color_fonts.variable())
            good &= made("varied", color_fonts.variable(), {"MOVE": 700})
        if arguments.only in ("", "emoji"):
            path = os.path.join(arguments.fonts, "StillframeEmojiColor-Regular.ttf")
            if os.path.exists(path):
                face = Face(path, arguments.size)
                texts = emoji_texts(face)
                names = {t: f"U+{ord(t):04X} {t}" for t in texts}
                judges = judges_for(face, texts, arguments, folder)
                good &= compare("emoji", face, texts, names, ours, judges, arguments.sheets)
                if arguments.among:
                    among_judges(face, texts, ours, judges)
            else:
                skip(f"emoji: {path} is not there")
        if arguments.only in ("", "bitmaps"):
            if os.path.exists(arguments.bitmaps):
                good &= bitmaps(arguments.bitmaps, ours, arguments)
            else:
                skip("bitmaps: apt-get install fonts-noto-color-emoji")
    sys.exit(0 if good else 1)


main()

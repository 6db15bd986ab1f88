#!/usr/bin/env python3
"""Compares drawn PDF files with PDFium, MuPDF, poppler and Ghostscript.

Makes the files: icons of PyPI's lucide and of Debian's icon themes through cairosvg (cairo), drawings and pictures by
reportlab and cairo, drawings as design programs export them, written here (object streams, profiles, form groups, soft
masks, shadings, spot colours), and pictures and tiling patterns of every kind, written here. Each is drawn 96 pixels
wide and compared inside the box of its ink: at most 1 % of the pixels off by more than 16 levels, no block of 8 × 8 by
more than 24 on average. Judges draw sixteen times larger and are averaged.

A file passes where it agrees with PDFium, else where it agrees with two of the four judges, or with one where no two of
them agree with each other. Where it does not it is drawn sixteen times larger as the judges are: what is left then is not
how edges of several shapes share a pixel. Such files are counted apart, and so are files with warnings.

Needs: pip install pillow numpy pypdfium2 pymupdf cairosvg reportlab lucide; apt install poppler-utils ghostscript
usage: python3 scripts/pdf-check.py [--tool COMMAND] [--count N] [--keep DIR] [--show DIR]
"""
import argparse
import glob
import os
import io
import random
import shutil
import subprocess
import sys
import tempfile
import zipfile
import zlib

try:
    import numpy as np
    import pypdfium2
    from PIL import Image
except ImportError as error:
    print(f"pdf-check: SKIPPED, {error}; pip install pillow numpy pypdfium2 pymupdf cairosvg reportlab lucide", file=sys.stderr)
    sys.exit(0)

import pdf_pictures

SIDE = 96
FINER = 16


# MARK: Files

def from_icons(folder, count):
    """Icons as cairo writes them."""
    try:
        import cairosvg
        import lucide
    except ImportError as error:
        print(f"pdf-check: SKIPPED icons, {error}", file=sys.stderr)
        return
    icons = tempfile.mkdtemp()
    for archive in glob.glob(os.path.dirname(lucide.__file__) + "/**/*.zip", recursive=True):
        zipfile.ZipFile(archive).extractall(icons)
    rng = random.Random(3)
    groups = [(sorted(glob.glob(icons + "/**/*.svg", recursive=True)), count // 2)]
    for theme in ["Adwaita", "Papirus/64x64"]:
        found = sorted(glob.glob(f"/usr/share/icons/{theme}/**/*.svg", recursive=True))
        groups.append(([path for path in found if not os.path.islink(path)], count // 4))
    for paths, share in groups:
        for path in rng.sample(paths, min(share, len(paths))):
            name = os.path.basename(os.path.dirname(path)) + "-" + os.path.basename(path)
            try:
                cairosvg.svg2pdf(url=path, write_to=os.path.join(folder, f"cairo-{name}.pdf"))
            except Exception:
                pass


def from_reportlab(folder, count):
    try:
        from reportlab.lib import colors
        from reportlab.pdfgen import canvas
    except ImportError as error:
        print(f"pdf-check: SKIPPED reportlab, {error}", file=sys.stderr)
        return
    rng = random.Random(5)
    for index in range(count):
        page = canvas.Canvas(os.path.join(folder, f"reportlab-{index}.pdf"), pagesize=(120, 120), pageCompression=index % 2)
        def color():
            kind = rng.randrange(3)
            if kind == 0:
                return colors.Color(rng.random(), rng.random(), rng.random(), alpha=rng.choice([1, 1, 0.5]))
            if kind == 1:
                return colors.CMYKColor(*[rng.choice([0, 0.3, 0.6, 1]) for _ in range(3)], rng.choice([0, 0, 0.4]))
            return colors.CMYKColorSep(0.1, rng.random(), 0.8, 0, spotName=f"SPOT{index}", density=rng.random())
        for _ in range(rng.randrange(2, 7)):
            page.saveState()
            page.translate(rng.uniform(10, 60), rng.uniform(10, 60))
            page.rotate(rng.choice([0, 0, 30, 200]))
            if rng.random() < 0.3:
                page.scale(1, rng.uniform(0.4, 2))
            page.setFillColor(color())
            page.setStrokeColor(color())
            page.setLineWidth(rng.uniform(2, 7))
            page.setLineCap(rng.randrange(3))
            page.setLineJoin(rng.randrange(3))
            if rng.random() < 0.3:
                page.setDash([rng.uniform(2, 9), rng.uniform(2, 9)], rng.uniform(0, 5))
            kind = rng.randrange(6)
            if kind == 0:
                page.roundRect(0, 0, 45, 30, 8, stroke=1, fill=1)
            elif kind == 1:
                page.circle(20, 20, 18, stroke=rng.randrange(2), fill=1)
            elif kind == 2:
                page.bezier(0, 0, 10, 50, 40, -30, 50, 30)
            elif kind == 3:
                path = page.beginPath()
                for step in range(6):
                    (path.lineTo if step else path.moveTo)(rng.uniform(0, 50), rng.uniform(0, 50))
                path.close()
                page.drawPath(path, stroke=1, fill=1, fillMode=rng.randrange(2))
            elif kind == 4:
                path = page.beginPath()
                path.circle(25, 25, 20)
                page.clipPath(path, stroke=0, fill=0)
                page.linearGradient(0, 0, 50, 40, (colors.red, colors.yellow, colors.blue), positions=(0, 0.4, 1), extend=rng.random() < 0.5)
            else:
                path = page.beginPath()
                path.rect(0, 0, 50, 50)
                page.clipPath(path, stroke=0, fill=0)
                page.radialGradient(25, 25, 22, (colors.white, colors.green), extend=rng.random() < 0.5)
            page.restoreState()
        page.save()


class Writer:
    """Writes objects with a table, or with object streams and a table that is a stream."""

    def __init__(self):
        self.objects = []

    def add(self, body, stream=None, packs=False):
        if stream is not None:
            data = stream
            if packs:
                data = zlib.compress(stream)
                body = body[:-2] + b"/Filter/FlateDecode>>"
            body = body[:-2] + b"/Length %d>>\nstream\n" % len(data) + data + b"\nendstream"
        self.objects.append(body)
        return len(self.objects)

    def file(self, root, modern):
        out = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
        places = {}
        packed = []
        for number, body in enumerate(self.objects, 1):
            if modern and b"stream" not in body:
                packed.append((number, body))
                continue
            places[number] = (1, len(out), 0)
            out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
        if not modern:
            start = len(out)
            out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(self.objects) + 1)
            out += b"".join(b"%010d 00000 n \n" % places[n + 1][1] for n in range(len(self.objects)))
            return out + b"trailer\n<</Size %d/Root %d 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(self.objects) + 1, root, start)
        pack = len(self.objects) + 1
        head, body = b"", b""
        for index, (number, text) in enumerate(packed):
            head += b"%d %d " % (number, len(body))
            body += text + b"\n"
            places[number] = (2, pack, index)
        places[pack] = (1, len(out), 0)
        data = zlib.compress(head + body)
        out += b"%d 0 obj\n<</Type/ObjStm/N %d/First %d/Filter/FlateDecode/Length %d>>\nstream\n" % (pack, len(packed), len(head), len(data))
        out += data + b"\nendstream\nendobj\n"
        start, own = len(out), pack + 1
        places[own] = (1, start, 0)
        rows = [b"\0\0\0\0\0\xff"] + [bytes([p[0]]) + p[1].to_bytes(4, "big") + bytes([p[2]]) for _, p in sorted(places.items())]
        # PNG's "up" filter, as every such table has it.
        above, table = bytes(6), b""
        for row in rows:
            table += b"\2" + bytes((a - b) % 256 for a, b in zip(row, above))
            above = row
        data = zlib.compress(table)
        out += b"%d 0 obj\n<</Type/XRef/Size %d/W[1 4 1]/Root %d 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 6>>/Length %d>>\nstream\n" % (own, own + 1, root, len(data))
        return out + data + b"\nendstream\nendobj\nstartxref\n%d\n%%%%EOF\n" % start


def profile(name="sRGB"):
    from PIL import ImageCms

    return ImageCms.ImageCmsProfile(ImageCms.createProfile(name)).tobytes()


def exported(rng, index):
    """A drawing as design programs export it: everything in a form group, colours by profile."""
    w = Writer()
    packs = rng.random() < 0.7
    icc = w.add(b"<</N 3/Alternate/DeviceRGB>>", profile(), packs)
    def number(low=0, high=1):
        return b"%.3f" % rng.uniform(low, high)
    def color(count=3):
        return b" ".join(number() for _ in range(count))
    straight = w.add(b"<</FunctionType 2/Domain[0 1]/C0[%s]/C1[%s]/N 1>>" % (color(), color()))
    curved = w.add(b"<</FunctionType 2/Domain[0 1]/C0[%s]/C1[%s]/N %s>>" % (color(), color(), number(0.5, 3)))
    both = w.add(b"<</FunctionType 3/Domain[0 1]/Functions[%d 0 R %d 0 R]/Bounds[%s]/Encode[0 1 0 1]>>" % (straight, curved, number(0.2, 0.8)))
    table = w.add(b"<</FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1]/Size[5]/BitsPerSample 8>>", bytes(rng.randrange(256) for _ in range(15)), packs)
    ink = w.add(b"<</FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]>>", b"{dup %s mul exch dup 1 exch sub exch 0.5 mul 0.2 add}" % number(), packs)
    function = rng.choice([straight, curved, both, table])
    extend = rng.choice([b"true true", b"false false", b"true false"])
    axial = w.add(b"<</ShadingType 2/ColorSpace[/ICCBased %d 0 R]/Coords[%s %s %s %s]/Function %d 0 R/Extend[%s]>>" % (
        icc, number(5, 30), number(5, 30), number(60, 95), number(40, 95), function, extend))
    radial = w.add(b"<</ShadingType 3/ColorSpace/DeviceRGB/Coords[%s %s %s 50 50 40]/Function %d 0 R/Extend[%s]>>" % (
        *rng.choice([(b"50", b"50", b"0"), (b"40", b"55", b"5"), (b"50", b"50", b"12"), (b"20", b"20", b"8")]), function, extend))
    pattern = w.add(b"<</PatternType 2/Shading %d 0 R/Matrix[%s 0 0 %s %s 5]>>" % (rng.choice([axial, radial]), number(0.6, 1.2), number(0.6, 1.2), number(0, 20)))
    gray = w.add(b"<</ShadingType 2/ColorSpace/DeviceGray/Coords[10 0 90 0]/Function<</FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 1>>/Extend[true true]>>")
    mask = w.add(b"<</Type/XObject/Subtype/Form/BBox[0 0 100 100]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</Shading<</Sh %d 0 R>>>>>>" % gray, b"/Sh sh", packs)
    settings = w.add(b"<</Type/ExtGState/ca %s/CA %s/BM/%s>>" % (number(0.3), number(0.3), rng.choice([b"Normal", b"Multiply", b"Screen", b"Overlay", b"Darken", b"Luminosity"])))
    masked = w.add(b"<</Type/ExtGState/SMask<</S/%s/G %d 0 R>>>>" % (rng.choice([b"Luminosity", b"Luminosity", b"Alpha"]), mask))
    spaces = b"/ColorSpace<</Cs1[/ICCBased %d 0 R]/Cs2[/Separation/Brand/DeviceRGB %d 0 R]/Cs3[/Indexed/DeviceRGB 2<ff8000 0080ff 20a040>]/Cs4[/CalRGB<</WhitePoint[0.9505 1 1.089]/Gamma[2.2 2.2 2.2]/Matrix[0.4124 0.2126 0.0193 0.3576 0.7152 0.1192 0.1805 0.0722 0.9505]>>]>>" % (icc, ink)
    resources = b"<<%s/Pattern<</P1 %d 0 R>>/Shading<</Sh1 %d 0 R>>/ExtGState<</G1 %d 0 R/G2 %d 0 R/G0<</SMask/None/ca 1/CA 1/BM/Normal>>>>" % (spaces, pattern, rng.choice([axial, radial]), settings, masked)
    def shape():
        x, y, r = rng.uniform(5, 55), rng.uniform(5, 55), rng.uniform(12, 40)
        kind = rng.randrange(4)
        if kind == 0:
            return b"%.2f %.2f %.2f %.2f re " % (x, y, r, r * 0.8)
        if kind == 1:
            k = r * 0.2761
            h = r / 2
            cx, cy = x + h, y + h
            return b"%.3f %.3f m %.3f %.3f %.3f %.3f %.3f %.3f c %.3f %.3f %.3f %.3f %.3f %.3f c %.3f %.3f %.3f %.3f %.3f %.3f c %.3f %.3f %.3f %.3f %.3f %.3f c h " % (
                cx + h, cy, cx + h, cy + k, cx + k, cy + h, cx, cy + h, cx - k, cy + h, cx - h, cy + k, cx - h, cy,
                cx - h, cy - k, cx - k, cy - h, cx, cy - h, cx + k, cy - h, cx + h, cy - k, cx + h, cy)
        if kind == 2:
            points = [(x + rng.uniform(0, r), y + rng.uniform(0, r)) for _ in range(5)]
            return b"".join(b"%.2f %.2f %s " % (px, py, b"l" if i else b"m") for i, (px, py) in enumerate(points)) + b"h "
        return b"%.2f %.2f m %.2f %.2f %.2f %.2f v %.2f %.2f %.2f %.2f y " % (x, y, x + r, y, x + r, y + r, x, y + r, x - 4, y)
    def paint():
        kind = rng.randrange(7)
        if kind == 0:
            return b"/Cs1 cs %s sc " % color()
        if kind == 1:
            return b"/Cs2 cs %s scn " % number()
        if kind == 2:
            return b"/Cs3 cs %d sc " % rng.randrange(3)
        if kind == 3:
            return b"/Cs4 cs %s sc " % color()
        if kind == 4:
            return b"%s 0 k " % b" ".join(rng.choice([b"0", b"0.25", b"0.7", b"1"]) for _ in range(3))
        if kind == 5:
            return b"/Pattern cs /P1 scn "
        return b"%s rg " % color()
    content = b""
    for _ in range(rng.randrange(2, 6)):
        line = paint().replace(b" cs", b" CS").replace(b" scn", b" SCN").replace(b" sc ", b" SC ").replace(b" rg", b" RG").replace(b" k ", b" K ")
        content += b"q " + paint() + line
        content += b"%s w %d J %d j %s " % (number(2, 6), rng.randrange(3), rng.randrange(3), rng.choice([b"", b"", b"[6 4] 2 d"]))
        if rng.random() < 0.3:
            content += b"%s 0.2 -0.1 %s 4 3 cm " % (number(0.7, 1.2), number(0.5, 1.1))
        if rng.random() < 0.3:
            content += shape() + rng.choice([b"W n ", b"W* n "])
        content += rng.choice([b"", b"/G1 gs ", b"/G2 gs "])
        # PDFium paints the line of a pattern before a plain fill: such a path is a line only.
        painting = rng.choice([b"f ", b"f* ", b"S "] if b"/P1" in line else [b"f ", b"f* ", b"B ", b"S ", b"b* "])
        content += rng.choice([shape() + painting, shape() + b"W n /Sh1 sh "]) + b"Q\n"
    inner = w.add(b"<</Type/XObject/Subtype/Form/BBox[0 0 100 100]/Group<</S/Transparency/I true/CS/DeviceRGB>>/Resources " + resources + b">>>>", content, packs)
    page_content = w.add(b"<<>>", b"q 1 0 0 1 0 0 cm %s /Fm1 Do Q" % rng.choice([b"", b"/G1 gs", b"/G2 gs"]), packs)
    pages = len(w.objects) + 2
    box = rng.choice([b"/MediaBox[0 0 100 100]", b"/MediaBox[0 0 120 120]/CropBox[5 5 95 105]", b"/MediaBox[0 0 100 100]/Rotate 90", b"/MediaBox[100 100 0 0]/UserUnit 2"])
    page = w.add(b"<</Type/Page/Parent %d 0 R/Contents %d 0 R%s/Resources%s/XObject<</Fm1 %d 0 R>>>>>>" % (pages, page_content, box, resources, inner))
    w.add(b"<</Type/Pages/Kids[%d 0 R]/Count 1>>" % page)
    return w.file(w.add(b"<</Type/Catalog/Pages %d 0 R>>" % pages), modern=index % 2 == 1)


# MARK: Judging

def on_white(picture):
    page = Image.new("RGBA", picture.size, "white")
    page.alpha_composite(picture.convert("RGBA"))
    return np.asarray(page.convert("RGB")).astype(int)


def averaged(pixels, sides):
    return pixels.reshape(sides[1], FINER, sides[0], FINER, 3).mean((1, 3))


def enlarged(picture, sides):
    """On clear paper: what a picture is put on is not known when it is drawn."""
    return averaged(on_white(picture.convert("RGBA").resize((sides[0] * FINER, sides[1] * FINER))), sides)


def size(path):
    width, height = pypdfium2.PdfDocument(path)[0].get_size()
    return (SIDE, max(1, round(SIDE * height / width))), SIDE * FINER / width


def by_pdfium(path, sides, scale):
    page = pypdfium2.PdfDocument(path)[0]
    return enlarged(page.render(scale=scale, fill_color=(0, 0, 0, 0), maybe_alpha=True, may_draw_forms=False).to_pil(), sides)


def by_mupdf(path, sides, scale):
    import pymupdf

    page = pymupdf.open(path)[0]
    matrix = pymupdf.Matrix(sides[0] * FINER / page.rect.width, sides[1] * FINER / page.rect.height)
    pixels = page.get_pixmap(matrix=matrix, alpha=True, annots=False)
    levels = np.frombuffer(pixels.samples, np.uint8).reshape(pixels.height, pixels.width, 4).astype(int)
    # Colour is multiplied by alpha already.
    page_white = np.clip(levels[..., :3] + 255 - levels[..., 3:], 0, 255).astype(np.uint8)
    return enlarged(Image.fromarray(page_white), sides)


def by_poppler(path, sides, scale):
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(
            ["pdftocairo", "-png", "-transp", "-singlefile", "-cropbox", "-scale-to-x", str(sides[0] * FINER),
             "-scale-to-y", str(sides[1] * FINER), path, place + "/page"], capture_output=True, timeout=60)
        return enlarged(Image.open(place + "/page.png"), sides)


def by_ghostscript(path, sides, scale):
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(
            ["gs", "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dUseCropBox", "-dLastPage=1", "-sDEVICE=pngalpha",
             f"-r{72 * scale}", f"-sOutputFile={place}/page.png", path], capture_output=True, timeout=60)
        return enlarged(Image.open(place + "/page.png"), sides)


def others():
    """The judges besides PDFium that are installed."""
    found = []
    try:
        import pymupdf  # noqa: F401

        found.append(by_mupdf)
    except ImportError:
        print("pdf-check: SKIPPED MuPDF; pip install pymupdf", file=sys.stderr)
    for program, judge in [("pdftocairo", by_poppler), ("gs", by_ghostscript)]:
        if shutil.which(program):
            found.append(judge)
        else:
            print(f"pdf-check: SKIPPED {program}; apt install poppler-utils ghostscript", file=sys.stderr)
    return found


def drawn(judge, *place):
    """What a judge draws; nothing where it gives up."""
    try:
        return judge(*place)
    except Exception:
        return None


def agrees(ours, theirs):
    share, block = faults(ours, theirs)
    return share <= 0.01 and block <= 24


def wins(ours, pictures):
    """Whether as many agree as is said above."""
    count = sum(agrees(ours, picture) for picture in pictures)
    return count > 1 or count == 1 and not any(
        agrees(one, other) for index, one in enumerate(pictures) for other in pictures[:index])


def by_tool(path, width, height):
    """The picture on white and its warnings; without a picture, what the tool says."""
    tool.stdin.write(f"svg:{width}x{height} {path}\n".encode())
    tool.stdin.flush()
    answer = tool.stdout.readline().decode().strip()
    if not answer.startswith("ok"):
        return None, answer
    picture = Image.frombytes("RGBA", (width, height), tool.stdout.read(width * height * 4))
    return on_white(picture), (tool.stderr.read() or b"").decode().strip()


def faults(ours, theirs):
    """The share of pixels that are off inside the ink's box, and the worst block."""
    ink = np.argwhere((theirs.min(2) < 250) | (ours.min(2) < 250))
    if not len(ink):
        return 0.0, 0.0
    (top, left), (bottom, right) = np.maximum(ink.min(0) - 2, 0), ink.max(0) + 3
    difference = np.abs(ours - theirs).max(2)[top:bottom, left:right]
    blocks = [difference[y:y + 8, x:x + 8].mean() for y in range(0, difference.shape[0], 8) for x in range(0, difference.shape[1], 8)]
    return (difference > 16).mean(), max(blocks)


parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/stillframe-bench decode")
parser.add_argument("--count", type=int, default=320)
parser.add_argument("--known", type=int, default=0, metavar="N", help="so many may differ without a failure")
parser.add_argument("--keep", help="a folder for the files")
parser.add_argument("--show", help="a folder for what differs")
parser.add_argument("--list", help="files to compare instead, one a line")
arguments = parser.parse_args()
folder = arguments.keep or tempfile.mkdtemp()
os.makedirs(folder, exist_ok=True)
if arguments.list:
    paths = open(arguments.list).read().split()
else:
    if not glob.glob(folder + "/*.pdf"):
        share = arguments.count * 3 // 16
        from_icons(folder, share * 2)
        from_reportlab(folder, share)
        pdf_pictures.make(folder, arguments.count - share * 4, Writer)
        rng = random.Random(11)
        for index in range(share):
            with open(os.path.join(folder, f"exported-{index}.pdf"), "wb") as file:
                file.write(exported(rng, index))
    paths = sorted(glob.glob(folder + "/*.pdf"))
tool = subprocess.Popen(arguments.tool.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
os.set_blocking(tool.stderr.fileno(), False)
passed, edges, warned, failed = 0, 0, 0, 0
further = others()
for path in paths:
    sides, scale = size(path)
    first = by_pdfium(path, sides, scale)
    ours, told = by_tool(path, *sides)
    if ours is None:
        failed += 1
        print(f"{path}: {told}")
        continue
    if agrees(ours, first):
        passed += 1
        continue
    pictures = [first] + [p for p in (drawn(judge, path, sides, scale) for judge in further) if p is not None]
    if wins(ours, pictures):
        passed += 1
        continue
    larger, _ = by_tool(path, sides[0] * FINER, sides[1] * FINER)
    if larger is not None and wins(averaged(larger, sides), pictures):
        edges += 1
        continue
    if told:
        warned += 1
        print(f"{path}: told: {'; '.join(w.split(': ', 1)[-1] for w in told.splitlines()[:3])}")
    else:
        failed += 1
        off = ", ".join(f"{share:.1%} of pixels, block {block:.0f}" for share, block in (faults(ours, p) for p in pictures))
        print(f"{path}: off: {off}")
    if arguments.show:
        os.makedirs(arguments.show, exist_ok=True)
        sheet = np.hstack([ours] + pictures).astype(np.uint8)
        Image.fromarray(sheet).resize((sheet.shape[1] * 3, sheet.shape[0] * 3)).save(
            os.path.join(arguments.show, os.path.basename(path) + ".png"))
print(f"{passed} agree, {edges} when they are drawn larger, {warned} differ with a warning, {failed} differ, of {len(paths)}")
sys.exit(1 if failed > arguments.known else 0)

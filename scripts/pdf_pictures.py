"""PDF files with pictures and tiling patterns, for scripts/pdf-check.py: by reportlab, by cairo, and written here."""
import io
import os
import random
import zlib

import numpy as np
from PIL import Image


def photo(width, height, mode, seed):
    """A picture of waves, like no other of another seed."""
    y, x = np.mgrid[0:height, 0:width]
    speed = np.random.default_rng(seed).uniform(0.03, 0.3, 6)
    waves = [(127 + 120 * np.sin(x * speed[i] + y * speed[i + 1] + i)).astype(np.uint8) for i in range(3)]
    if mode == "L":
        return Image.fromarray(waves[0])
    if mode == "RGB":
        return Image.fromarray(np.dstack(waves))
    distance = ((x - width / 2) ** 2 + (y - height / 2) ** 2) ** 0.5
    return Image.fromarray(np.dstack(waves + [np.clip(400 - distance * 900 / width, 0, 255).astype(np.uint8)]))


def by_reportlab(folder, count):
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen import canvas

    rng = random.Random(17)
    for index in range(count):
        page = canvas.Canvas(os.path.join(folder, f"pictures-reportlab-{index}.pdf"), pagesize=(120, 120), pageCompression=index % 2)
        for step in range(2):
            size = rng.choice([(16, 16), (60, 40), (200, 160), (7, 9)])
            picture = photo(*size, rng.choice(["L", "RGB", "RGBA"]), index * 3 + step)
            kind = rng.randrange(4)
            if kind == 1 and picture.mode != "RGBA":
                picture = picture.convert("P", palette=Image.ADAPTIVE, colors=rng.choice([4, 16, 200]))
            if kind == 2 and picture.mode != "RGBA":
                picture = picture.convert("1")
            if kind == 3:
                data = io.BytesIO()
                picture.convert(rng.choice(["RGB", "L"])).save(data, "JPEG", quality=85)
                data.seek(0)
                picture = Image.open(data)
            page.saveState()
            page.translate(rng.uniform(5, 50), rng.uniform(5, 50))
            page.rotate(rng.choice([0, 0, 20, 90]))
            page.drawImage(ImageReader(picture), 0, 0, 50, 44, mask="auto")
            page.restoreState()
        page.save()


def by_cairo(folder, count):
    import cairocffi as cairo

    def surface(picture, format):
        levels = np.asarray(picture).astype(float)
        alpha = levels[..., 3:] / 255 if format == cairo.FORMAT_ARGB32 else 1
        data = np.dstack([levels[..., 2::-1] * alpha, levels[..., 3:]]).astype(np.uint8)
        return cairo.ImageSurface(format, *picture.size, data=bytearray(data.tobytes()))

    rng = random.Random(19)
    for index in range(count):
        page = cairo.PDFSurface(os.path.join(folder, f"pictures-cairo-{index}.pdf"), 120, 120)
        context = cairo.Context(page)
        for step in range(3):
            context.save()
            context.translate(rng.uniform(5, 50), rng.uniform(5, 50))
            context.rotate(rng.choice([0, 0, 0.4]))
            width, height = rng.choice([(16, 12), (60, 40), (128, 128)])
            format = rng.choice([cairo.FORMAT_ARGB32, cairo.FORMAT_RGB24])
            pattern = cairo.SurfacePattern(surface(photo(width, height, "RGBA", index * 5 + step), format))
            kind = rng.randrange(3)
            if kind == 0:
                context.scale(60 / width, 50 / height)
                context.set_source(pattern)
                context.paint_with_alpha(rng.choice([1, 0.5]))
            elif kind == 1:
                pattern.set_extend(cairo.EXTEND_REPEAT)
                pattern.set_matrix(cairo.Matrix(xx=2, yy=2))
                context.set_source(pattern)
                context.arc(30, 30, 28, 0, 7)
                context.fill()
            else:
                cell = cairo.RecordingSurface(cairo.CONTENT_COLOR_ALPHA, (0, 0, 12, 12))
                inner = cairo.Context(cell)
                inner.set_source_rgb(*[rng.random() for _ in range(3)])
                inner.arc(6, 6, 4, 0, 7)
                inner.fill()
                pattern = cairo.SurfacePattern(cell)
                pattern.set_extend(cairo.EXTEND_REPEAT)
                context.set_source(pattern)
                context.rectangle(0, 0, 60, 50)
                context.fill()
            context.restore()
        page.finish()


SPACES = [
    (b"/DeviceGray", 1), (b"/DeviceRGB", 3), (b"/DeviceCMYK", 4), (b"[/Indexed/DeviceRGB 3<ff0000 00ff00 0000ff ffff00>]", 1),
    (b"[/CalGray<</WhitePoint[0.95 1 1.09]/Gamma 2.2>>]", 1),
    # As design programs write it: with another white PDFium and Ghostscript leave the white out, in another range PDFium the range.
    (b"[/Lab<</WhitePoint[0.9642 1 0.8249]/Range[-128 127 -128 127]>>]", 3),
]


def picture(w, rng, spaces, seed):
    """Adds a picture with a mask or without."""
    space, count = rng.choice(spaces)
    isIndexed = b"Indexed" in space
    bits = rng.choice([2, 4, 8]) if isIndexed else 8 if count > 1 else rng.choice([1, 2, 4, 8, 8, 16])
    width, height = rng.choice([(9, 7), (32, 20), (64, 64), (150, 100)])
    row = (width * count * bits + 7) // 8
    if bits == 8:
        levels = np.asarray(photo(width, height, "RGBA", seed))[..., :count].copy()
        data = bytes(level % 4 for level in levels.tobytes()) if isIndexed else levels.tobytes()
    else:
        data = bytes(rng.randrange(256) for _ in range(row * height))
        if isIndexed and bits == 4:
            data = bytes(byte & 0x33 for byte in data)
    kind, extra = rng.random(), b""
    if kind < 0.25:
        wide, high = rng.choice([(width, height), (width * 2, height * 2), (8, 8)])
        mask = w.add(b"<</Type/XObject/Subtype/Image/Width %d/Height %d/BitsPerComponent 8/ColorSpace/DeviceGray>>" % (wide, high),
                     photo(wide, high, "L", seed + 1).tobytes(), True)
        extra = b"/SMask %d 0 R" % mask
    elif kind < 0.4:
        mask = w.add(b"<</Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 1/ImageMask true%s>>" % rng.choice([b"", b"/Decode[1 0]"]),
                     bytes(rng.randrange(256) for _ in range(8)))
        extra = b"/Mask %d 0 R" % mask
    elif kind < 0.5 and count == 1 and bits <= 8:
        extra = b"/Mask[0 %d]" % max(1, 2 ** bits // 3)
    elif kind < 0.6 and not isIndexed and b"Lab" not in space:
        extra = b"/Decode[" + b" ".join([b"1 0"] * count) + b"]"
    return w.add(b"<</Type/XObject/Subtype/Image/Width %d/Height %d/BitsPerComponent %d/ColorSpace%s%s>>" % (width, height, bits, space, extra),
                 data, rng.random() < 0.7)


def written(w, rng, index):
    """A page of pictures, stencils, patterns and pictures among the operators."""
    ink = w.add(b"<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[0.9 0.2 0.1]/N 1>>")
    spaces = SPACES + [(b"[/Separation/Spot/DeviceRGB %d 0 R]" % ink, 1)]
    objects = b"".join(b"/I%d %d 0 R" % (step, picture(w, rng, spaces, index * 7 + step)) for step in range(3))
    objects += b"/S %d 0 R" % w.add(b"<</Type/XObject/Subtype/Image/Width 16/Height 16/BitsPerComponent 1/ImageMask true>>",
                                    bytes(rng.randrange(256) for _ in range(32)))
    steps = rng.choice([(10, 10), (14, 12), (8, 10), (-10, 10)])
    matrix = rng.choice([b"1 0 0 1 3 4", b".8 .3 -.3 .8 0 0", b"1 0 0 -1 0 50"])
    colored = w.add(b"<</PatternType 1/PaintType 1/TilingType 1/BBox[0 0 10 10]/XStep %d/YStep %d/Resources<<>>/Matrix[%s]>>" % (*steps, matrix),
                    b"1 0 0 rg 1 1 5 6 re f 0 0 1 RG 2 w 0 0 m 10 10 l S", rng.random() < 0.5)
    plain = w.add(b"<</PatternType 1/PaintType 2/TilingType 1/BBox[0 0 8 8]/XStep 8/YStep 8/Resources<<>>>>", b"4 0 m 8 8 l 0 8 l f 1 0 0 rg")
    shading = w.add(b"<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[10 10 90 90]/Function %d 0 R/Extend[true true]>>>>" % ink)
    settings = w.add(b"<</Type/ExtGState/ca 0.5/CA 0.5>>")
    content = b""
    for _ in range(4):
        x, y = rng.randrange(15, 55), rng.randrange(5, 50)
        place = rng.choice([b"40 0 0 36 %d %d", b"30 12 -12 30 %d %d", b"36 0 0 -40 %d %d"]) % (x, y + 20)
        kind = rng.randrange(7)
        # A pattern with alpha is one group (ISO 32000-2 §11.6.7); to PDFium and poppler each of its shapes has the alpha.
        content += b"q " + rng.choice([b"", b"", b"/G gs " if kind not in (4, 5) else b""])
        if kind < 3:
            content += place + b" cm /I%d Do" % rng.randrange(3)
        elif kind == 3:
            content += rng.choice([b"0.2 0.6 0.3 rg ", b"/Pattern cs /P3 scn "]) + place + b" cm /S Do"
        elif kind == 4:
            content += b"/Pattern cs /P1 scn %d %d 45 40 re f" % (x, y)
        elif kind == 5:
            content += b"/CsP cs 0.1 0.5 0.7 /P2 scn 50 50 m 90 60 70 95 20 80 c f"
        else:
            data = bytes(rng.randrange(256) for _ in range(72))
            content += place + b" cm BI /W 6 /H 4 /BPC 8 /CS /RGB " + rng.choice(
                [b"ID " + data, b"/F /AHx ID " + data.hex().encode() + b">", b"/F/Fl ID " + zlib.compress(data)]) + b"\nEI"
        content += b" Q\n"
    stream = w.add(b"<<>>", content)
    pages = len(w.objects) + 2
    page = w.add(b"<</Type/Page/Parent %d 0 R/MediaBox[0 0 100 100]/Contents %d 0 R/Resources<</XObject<<%s>>/Pattern<</P1 %d 0 R/P2 %d 0 R/P3 %d 0 R>>"
                 b"/ExtGState<</G %d 0 R>>/ColorSpace<</CsP[/Pattern/DeviceRGB]>>>>>>" % (pages, stream, objects, colored, plain, shading, settings))
    w.add(b"<</Type/Pages/Kids[%d 0 R]/Count 1>>" % page)
    return w.file(w.add(b"<</Type/Catalog/Pages %d 0 R>>" % pages), modern=index % 2 == 1)


def make(folder, count, writer):
    """As many files as are asked for; those of programs that are not installed are left out."""
    for source in [by_reportlab, by_cairo]:
        try:
            source(folder, count // 4)
        except (ImportError, OSError) as error:
            print(f"pdf-check: SKIPPED pictures {source.__name__}, {error}")
    rng = random.Random(23)
    for index in range(count // 2):
        with open(os.path.join(folder, f"pictures-written-{index}.pdf"), "wb") as file:
            file.write(written(writer(), rng, index))

#!/usr/bin/env python3
"""Draws the catalog of the example: small pictures of every kind and their descriptions, from this file alone.

Needs: pip install pillow
"""
import io
import json
import pathlib
import struct
import zlib

from PIL import Image

ROOT = pathlib.Path(__file__).parent / "Sources/Branded/Media.xcassets"
INFO = {"author": "xcode", "version": 1}


def write(path, value):
    path = ROOT / path
    path.parent.mkdir(parents=True, exist_ok=True)
    if isinstance(value, bytes):
        path.write_bytes(value)
    elif isinstance(value, str):
        path.write_text(value, encoding="utf-8")
    else:
        path.write_text(json.dumps({**value, "info": INFO}, indent=2) + "\n", encoding="utf-8")


def png(width, height, pixel):
    rows = b"".join(
        b"\0" + bytes(c for x in range(width) for c in pixel(x, y)) for y in range(height))
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(
            ">I", zlib.crc32(name + data))
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9))
            + chunk(b"IEND", b""))


def color(name, *values):
    entries = []
    for value, appearances in values:
        entry = {"idiom": "universal", "color": value}
        if appearances:
            entry["appearances"] = [
                {"appearance": kind, "value": word} for kind, word in appearances]
        entries.append(entry)
    write(f"{name}.colorset/Contents.json", {"colors": entries})


def rgb(text, space="srgb"):
    parts = {name: f"0x{text[2 * i:2 * i + 2]}" for i, name in enumerate(("red", "green", "blue"))}
    return {"color-space": space, "components": {**parts, "alpha": "1.000"}}


DARK, HIGH = ("luminosity", "dark"), ("contrast", "high")


def sky(scale, night):
    width, height = 120 * scale, 64 * scale
    top, low = ((18, 20, 60), (90, 50, 120)) if night else ((120, 190, 255), (255, 214, 170))
    cx, cy, r = width * 0.7, height * 0.6, 14 * scale

    def pixel(x, y):
        t = y / height
        base = [round(a + (b - a) * t) for a, b in zip(top, low)]
        if (x - cx) ** 2 + (y - cy) ** 2 < r * r:
            base = [250, 245, 220] if night else [255, 150, 60]
        hill = height * (0.86 - 0.12 * (1 - (2 * x / width - 0.6) ** 2))
        if y > hill:
            base = [20, 40, 40] if night else [60, 130, 90]
        return (*base, 255)
    return png(width, height, pixel)


def bubble(scale):
    side, radius = 24 * scale, 10 * scale

    def pixel(x, y):
        inside = 0
        for i in range(16):
            px, py = x + (i % 4 + 0.5) / 4, y + (i // 4 + 0.5) / 4
            dx = max(radius - px, px - (side - radius), 0)
            dy = max(radius - py, py - (side - radius), 0)
            inside += dx * dx + dy * dy <= radius * radius
        return (0, 0, 0, round(255 * inside / 16))
    return png(side, side, pixel)


write("Contents.json", {})
color("brand", (rgb("0B5D4E"), []), (rgb("2FA38C"), [DARK]), (rgb("00362B"), [HIGH]),
      (rgb("7FE0CB"), [DARK, HIGH]))
color("accent", (rgb("E2603A", "display-p3"), []), (rgb("FF8A5C", "display-p3"), [DARK]))
color("paper", ({"platform": "ios", "reference": "secondarySystemBackgroundColor"}, []))
images = []
for scale in (1, 2, 3):
    for night in (False, True):
        name = f"sky{'-night' if night else ''}@{scale}x.png"
        entry = {"idiom": "universal", "scale": f"{scale}x", "filename": name}
        if night:
            entry["appearances"] = [{"appearance": "luminosity", "value": "dark"}]
        images.append(entry)
        write(f"hero.imageset/{name}", sky(scale, night))
write("hero.imageset/Contents.json", {"images": images})
resizing = {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2},
            "cap-insets": {"top": 22, "left": 22, "bottom": 22, "right": 22}}
write("bubble.imageset/bubble@2x.png", bubble(2))
write("bubble.imageset/Contents.json", {
    "images": [{"idiom": "universal", "scale": "2x", "filename": "bubble@2x.png",
                "resizing": resizing}],
    "properties": {"template-rendering-intent": "template"}})
write("Icons/Contents.json", {"properties": {"provides-namespace": True}})
write("Icons/wave.imageset/Contents.json", {
    "images": [{"idiom": "universal", "filename": "wave.svg"}],
    "properties": {"preserves-vector-representation": True,
                   "template-rendering-intent": "template"}})
write("Icons/wave.imageset/wave.svg", """<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" \
viewBox="0 0 24 24"><path d="M2 14c3-6 6-6 9 0s6 6 11-2" fill="none" stroke="#000" stroke-width="2.5" \
stroke-linecap="round"/></svg>
""")
leaf = {"Ultralight": 3, "Regular": 8, "Black": 16}
groups = "".join(
    f'<g id="{weight}-M" transform="matrix(1 0 0 1 {1400 + 400 * i} 1126)">'
    f'<path d="M8,-2 C-6,-60 40,-84 92,-72 C104,-20 70,14 22,2 Z" fill="none" stroke="#000" '
    f'stroke-width="{width}"/><path d="M12,6 L62,-44" fill="none" stroke="#000" '
    f'stroke-width="{width}" stroke-linecap="round"/></g>'
    for i, (weight, width) in enumerate(leaf.items()))
margins = "".join(
    f'<line id="{side}-margin-{weight}-M" x1="{1400 + 400 * i + x}" x2="{1400 + 400 * i + x}" '
    f'y1="1030" y2="1150"/>'
    for i, weight in enumerate(leaf) for side, x in (("left", -8), ("right", 108)))
write("leaf.brand.symbolset/Contents.json", {
    "symbols": [{"idiom": "universal", "filename": "leaf.svg"}]})
write("leaf.brand.symbolset/leaf.svg", f"""<svg xmlns="http://www.w3.org/2000/svg" width="3300" \
height="2200"><g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>\
<line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>{margins}</g>\
<g id="Symbols">{groups}</g></svg>
""")
write("greeting.dataset/Contents.json", {
    "data": [{"idiom": "universal", "filename": "greeting.txt"}]})
write("greeting.dataset/greeting.txt", "Hello\n")


# A photograph: taken with the camera on its side, which its EXIF orientation says.
def photo():
    image = Image.new("RGB", (200, 280))
    for y in range(280):
        for x in range(200):
            ridge = 150 + 40 * ((x / 60) % 1.0 - 0.5) * (1 if int(x / 60) % 2 else -1)
            shade = 30 if (x * 7 + y * 13) % 11 < 3 else 0
            image.putpixel((x, y), (150 - shade, 190, 235 - y // 3) if y < ridge
                           else (60 + shade, 110 + shade, 70))
    exif = Image.Exif()
    exif[0x0112] = 6
    turned = image.transpose(Image.Transpose.ROTATE_90)
    out = io.BytesIO()
    turned.save(out, "JPEG", quality=82, subsampling="4:2:0", progressive=True, exif=exif)
    return out.getvalue()


def webp(image, **options):
    out = io.BytesIO()
    image.save(out, "WEBP", **options)
    return out.getvalue()


def stamp(side):
    image = Image.new("RGBA", (side, side))
    middle = (side - 1) / 2
    for y in range(side):
        for x in range(side):
            r = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle
            ring = 0.78 < r < 0.92 or r < 0.3
            image.putpixel((x, y), (200, 60, 40, 230) if ring else (200, 60, 40, 40 if r < 0.78 else 0))
    return image


def cloth(width, height):
    image = Image.new("RGB", (width, height))
    for y in range(height):
        for x in range(width):
            line = x // 12 % 4 == 0 or y // 12 % 4 == 0
            image.putpixel((x, y), (40, 110, 90) if line else (220, 205, 170 + (x + y) % 17))
    return image


def pdf(width, height, content):
    """One page with an axial shading, its content packed."""
    packed = zlib.compress(content.encode())
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        (f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {width} {height}]/Contents 4 0 R/Resources"
         "<</Shading<</S 5 0 R>>>>>>").encode(),
        b"<</Filter/FlateDecode/Length %d>>stream\n" % len(packed) + packed + b"\nendstream",
        (f"<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 0 {height}]/Extend[true true]/Function"
         "<</FunctionType 2/Domain[0 1]/N 1/C0[0.05 0.36 0.31]/C1[0.5 0.85 0.7]>>>>").encode()]
    out, offsets = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj" % number + body + b"endobj\n"
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    return out + b"trailer<</Size %d/Root 1 0 R>>startxref\n%d\n%%%%EOF\n" % (len(objects) + 1, table)


def single(name, file, content, scale=None, **properties):
    entry = {"idiom": "universal", "filename": file, **({"scale": scale} if scale else {})}
    write(f"{name}.imageset/{file}", content)
    write(f"{name}.imageset/Contents.json",
          {"images": [entry], **({"properties": properties} if properties else {})})


single("photo", "photo.jpg", photo(), "2x")
single("stamp", "stamp.webp", webp(stamp(112), lossless=True), "2x")
single("cloth", "cloth.webp", webp(cloth(144, 112), quality=80), "2x")
single("peak", "peak.pdf", pdf(
    72, 56, "q 2 2 m 36 54 l 70 2 l h W n /S sh Q 1 1 1 rg 27 40 m 36 54 l 45 40 l 40 43 l 36 39 l "
    "31 43 l h f 0.05 0.36 0.31 RG 2 w 1 j 2 2 m 36 54 l 70 2 l h S "),
    **{"preserves-vector-representation": True})
single("compass", "compass.svg", """<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 56 56">
<defs><radialGradient id="a"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#d8e8e2"/></radialGradient>
<clipPath id="c"><circle cx="28" cy="28" r="25"/></clipPath></defs>
<style>.rim{fill:url(#a);stroke:#0b5d4e;stroke-width:3}.north{fill:#e2603a}.south{fill:#0b5d4e}</style>
<circle class="rim" cx="28" cy="28" r="25"/>
<g clip-path="url(#c)" transform="rotate(30)" transform-origin="28 28">
<path class="north" d="M28 8 34 28H22z"/><path class="south" d="M28 48 34 28H22z"/></g>
<circle cx="28" cy="28" r="3" fill="#fff" stroke="#0b5d4e" stroke-width="4" paint-order="stroke"/></svg>
""")
write("remote.dataset/Contents.json", {"data": [{"idiom": "universal", "filename": "remote.webp"}]})
write("remote.dataset/remote.webp", webp(cloth(320, 96), quality=60))

#!/usr/bin/env python3
"""Draws the catalog of the example: small pictures and their descriptions, from this file alone."""
import json
import pathlib
import struct
import zlib

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

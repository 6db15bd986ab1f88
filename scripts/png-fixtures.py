#!/usr/bin/env python3
"""Writes Tests/Mutants/PNGFixtures.swift: small PNG files and the pixels they must give.

Covers every colour type, bit depth and interlace method, tRNS, all filters, split IDAT chunks and
each kind of Deflate block. Files come from Pillow where it can write them, and from the few lines
below (zlib does the compression) where it cannot: 16-bit colour, Adam7, chosen filters.

Expected pixels are computed from the samples that went in; Pillow must agree on every file whose
samples have at most eight bits.

Needs: pip install pillow numpy
usage: python3 scripts/png-fixtures.py
"""
import base64
import io
import os
import struct
import sys
import zlib

try:
    import numpy as np
    from PIL import Image
except ImportError as error:
    print(f"png-fixtures: SKIPPED, {error}; pip install pillow numpy", file=sys.stderr)
    sys.exit(0)

WIDTH, HEIGHT = 11, 9
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(name, data):
    body = name + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def pack(row, depth):
    """One row of samples (width, channels) as bytes."""
    flat = [int(v) for v in row.reshape(-1)]
    if depth == 16:
        return b"".join(struct.pack(">H", v) for v in flat)
    if depth == 8:
        return bytes(flat)
    out = bytearray((len(flat) * depth + 7) // 8)
    for i, v in enumerate(flat):
        out[i * depth // 8] |= v << (8 - depth - i * depth % 8)
    return bytes(out)


def paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def filtered(rows, stride, filters):
    out = bytearray()
    above = None
    for y, row in enumerate(rows):
        kind = filters[y % len(filters)]
        out.append(kind)
        top = above if above is not None else bytes(len(row))
        for i, x in enumerate(row):
            a = row[i - stride] if i >= stride else 0
            c = top[i - stride] if i >= stride else 0
            b = top[i]
            out.append((x - [0, a, b, (a + b) // 2, paeth(a, b, c)][kind]) & 255)
        above = row
    return bytes(out)


def write(samples, color, depth, interlaced=False, filters=(0, 1, 2, 3, 4), palette=None, trns=None,
          level=9, strategy=zlib.Z_DEFAULT_STRATEGY, pieces=1, extra=()):
    height, width = samples.shape[:2]
    stride = max(CHANNELS[color] * depth // 8, 1)
    data = b""
    for x, y, dx, dy in (ADAM7 if interlaced else [(0, 0, 1, 1)]):
        part = samples[y::dy, x::dx]
        if part.shape[0] and part.shape[1]:
            data += filtered([pack(row, depth) for row in part], stride, filters)
    compressor = zlib.compressobj(level, zlib.DEFLATED, 15, 9, strategy)
    packed = compressor.compress(data) + compressor.flush()
    out = b"\x89PNG\r\n\x1a\n"
    out += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, int(interlaced)))
    for name, body in extra:
        out += chunk(name, body)
    if palette is not None:
        out += chunk(b"PLTE", palette.astype(np.uint8).tobytes())
    if trns is not None:
        out += chunk(b"tRNS", trns)
    size = -(-len(packed) // pieces)
    for start in range(0, len(packed), size):
        out += chunk(b"IDAT", packed[start:start + size])
    return out + chunk(b"IEND", b"")


def to8(samples, depth):
    if depth == 16:
        return (samples.astype(np.int64) * 255 + 32767) // 65535
    return samples.astype(np.int64) * (255 // (2 ** depth - 1))


def expected(samples, color, depth, palette=None, alphas=None, key=None):
    height, width = samples.shape[:2]
    out = np.full((height, width, 4), 255, np.int64)
    if color == 3:
        index = samples[:, :, 0]
        out[:, :, :3] = palette[index]
        if alphas is not None:
            table = np.full(256, 255)
            table[:len(alphas)] = alphas
            out[:, :, 3] = table[index]
        return out
    levels = to8(samples, depth)
    colors = 1 if color in (0, 4) else 3
    out[:, :, :3] = levels[:, :, :colors]
    if color in (4, 6):
        out[:, :, 3] = levels[:, :, -1]
    if key is not None:
        out[:, :, 3] = np.where((samples == np.array(key)).all(axis=2), 0, 255)
    return out


def picture(color, depth):
    """Samples with flat areas, ramps and a little noise, so that every filter has work."""
    random = np.random.default_rng(color * 17 + depth)
    top = 2 ** depth - 1
    y, x, c = np.mgrid[0:HEIGHT, 0:WIDTH, 0:CHANNELS[color]]
    ramp = ((x * (c + 1) + y * 2) * top) // 40
    noise = random.integers(0, top + 1, ramp.shape)
    return np.where((x > 6) & (y > 4), noise, np.where(x < 3, top // 2, np.minimum(ramp, top)))


fixtures = []


def add(name, data, pixels, pillow=True):
    if pillow:
        got = np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"))
        assert (got == pixels).all(), f"Pillow disagrees on {name}"
    fixtures.append((name, data, pixels.astype(np.uint8).tobytes()))


def add_matrix():
    for color, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}.items():
        for depth in depths:
            samples = picture(color, depth)
            palette = None
            if color == 3:
                palette = np.random.default_rng(depth).integers(0, 256, (2 ** min(depth, 5), 3))
                samples = samples % len(palette)
            pixels = expected(samples, color, depth, palette)
            for interlaced in (False, True):
                name = f"type {color} depth {depth}" + (" interlaced" if interlaced else "")
                data = write(samples, color, depth, interlaced, palette=palette)
                add(name, data, pixels, pillow=depth < 16)
            if color in (0, 2):
                key = samples[HEIGHT // 2, 1]
                trns = b"".join(struct.pack(">H", int(v)) for v in key)
                add(f"type {color} depth {depth} tRNS", write(samples, color, depth, trns=trns),
                    expected(samples, color, depth, key=key), pillow=depth in (8,))
            if color == 3:
                alphas = [0, 128, 255, 7][:len(palette)]
                add(f"type {color} depth {depth} tRNS",
                    write(samples, color, depth, True, palette=palette, trns=bytes(alphas)),
                    expected(samples, color, depth, palette, alphas))


def add_variants():
    samples = picture(6, 8)
    pixels = expected(samples, 6, 8)
    for kind in range(5):
        add(f"filter {kind} in every row", write(samples, 6, 8, filters=(kind,)), pixels)
        rgb = picture(2, 8)
        add(f"filter {kind} in every RGB row", write(rgb, 2, 8, filters=(kind,)), expected(rgb, 2, 8))
    add("IDAT in pieces", write(samples, 6, 8, pieces=7), pixels)
    add("stored blocks", write(samples, 6, 8, level=0), pixels)
    add("fixed codes", write(samples, 6, 8, strategy=zlib.Z_FIXED), pixels)
    add("Huffman only", write(samples, 6, 8, strategy=zlib.Z_HUFFMAN_ONLY), pixels)
    add("runs only", write(samples, 6, 8, strategy=zlib.Z_RLE), pixels)
    add("ancillary chunks", write(samples, 6, 8, extra=[
        (b"gAMA", struct.pack(">I", 45455)), (b"sRGB", b"\0"), (b"tEXt", b"Comment\0none"),
        (b"abCd", b"unknown")]), pixels)
    for width, height in ((1, 1), (1, 9), (9, 1), (3, 5)):
        small = samples[:height, :width]
        add(f"{width} by {height} interlaced", write(small, 6, 8, True), expected(small, 6, 8))


def add_pillow():
    """Files whose every byte Pillow chose."""
    rgba = Image.fromarray(expected(picture(6, 8), 6, 8).astype(np.uint8))
    for mode in ("1", "L", "LA", "P", "RGB", "RGBA"):
        image = rgba.convert("L").convert("1") if mode == "1" else rgba.convert(mode)
        buffer = io.BytesIO()
        image.save(buffer, "PNG", optimize=True)
        add(f"Pillow {mode}", buffer.getvalue(), np.asarray(image.convert("RGBA")).astype(np.int64))
    for bits in (1, 2, 4):
        image = rgba.convert("RGB").quantize(2 ** bits)
        buffer = io.BytesIO()
        image.save(buffer, "PNG", bits=bits, transparency=0)
        again = Image.open(io.BytesIO(buffer.getvalue()))
        add(f"Pillow P of {bits} bits", buffer.getvalue(), np.asarray(again.convert("RGBA")).astype(np.int64))
    ramp = (np.arange(WIDTH * HEIGHT).reshape(HEIGHT, WIDTH) * 661).astype(np.uint16)
    buffer = io.BytesIO()
    Image.fromarray(ramp).save(buffer, "PNG")
    add("Pillow I;16", buffer.getvalue(), expected(ramp[:, :, None], 0, 16), pillow=False)


def size(pixels, data):
    width, height = struct.unpack(">II", data[16:24])
    assert len(pixels) == width * height * 4
    return width, height


def lines(data, indent):
    text = base64.b64encode(data).decode()
    return ("\n" + indent).join(text[i:i + 90] for i in range(0, len(text), 90))


add_matrix()
add_variants()
add_pillow()
root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
with open(os.path.join(root, "Tests/Mutants/PNGFixtures.swift"), "w") as out:
    out.write("// Made by scripts/png-fixtures.py from Pillow and zlib; do not edit.\n\n")
    out.write("/// PNG files and the straight RGBA pixels they must give, both in base64.\n")
    out.write("package struct PNGFixture: Sendable {\n  package let name: String\n  package let width: Int\n  package let height: Int\n")
    out.write("  package let file: String\n  package let pixels: String\n\n")
    out.write("  package static let all: [PNGFixture] = [\n")
    for name, data, pixels in fixtures:
        width, height = size(pixels, data)
        out.write(f'    PNGFixture(\n      name: "{name}", width: {width}, height: {height},\n')
        out.write(f'      file: """\n        {lines(data, "        ")}\n        """,\n')
        out.write(f'      pixels: """\n        {lines(pixels, "        ")}\n        """),\n')
    out.write("  ]\n}\n")
print(f"{len(fixtures)} fixtures")

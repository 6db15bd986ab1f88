#!/usr/bin/env python3
"""Writes Tests/Mutants/PictureFixtures.swift: small JPEG, WebP and PNG files and the pixels Pillow reads.

Covers every sampling, progressive coding, restart markers, orientation, lossless transforms, lossy
prediction with both filters, alpha in every form, animation and colour profiles.

Needs: pip install pillow numpy; apt install libjpeg-turbo-progs
usage: python3 scripts/picture-fixtures.py
"""
import base64
import io
import os
import sys

sys.argv = [sys.argv[0], "--none"]
here = os.path.dirname(os.path.abspath(__file__))
source = open(os.path.join(here, "picture-check.py")).read().split("parser = argparse")[0]
exec(compile(source, "picture-check.py", "exec"))

rng = np.random.default_rng(9)
soft = scene(rng, 37, 29)
hard = Image.fromarray(np.kron(rng.integers(0, 256, (8, 10, 3), dtype=np.uint8), np.ones((4, 4, 1), np.uint8))[:29, :37], "RGB")
mixed = Image.blend(soft, hard, 0.5)
translucent = scene(rng, 37, 29, True)
holes = np.asarray(translucent).copy()
holes[..., 3] = np.where(holes[..., 3] > 127, 255, 0)
holes = Image.fromarray(holes, "RGBA")
profile = dict(icc_profiles())["Display P3"]


def turned(orientation):
    exif = Image.Exif()
    exif[0x0112] = orientation
    return exif


files = []


def add(name, image, tolerance=0, **options):
    data = saved(image, **options)
    if "icc_profile" in options:
        stored = Image.open(io.BytesIO(data))
        opened = ImageCms.ImageCmsProfile(io.BytesIO(options["icc_profile"]))
        colors = ImageCms.profileToProfile(
            stored.convert("RGB"), opened, ImageCms.createProfile("sRGB"), outputMode="RGB",
            renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC)
        pixels = np.dstack([np.asarray(colors), np.asarray(stored.convert("RGBA"))[..., 3]])
        tolerance = 2
    else:
        pixels = np.asarray(ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGBA"))
    files.append((name, data, pixels, tolerance))


for sampling in ["4:4:4", "4:2:2", "4:2:0"]:
    add(f"JPEG {sampling}", mixed, format="JPEG", quality=70, subsampling=sampling)
for sampling in ["1x2,1x1,1x1", "4x1,1x1,1x1", "2x2,1x2,2x1"]:
    data = sampled(mixed, sampling, 70, False)
    files.append((f"JPEG {sampling}", data, np.asarray(Image.open(io.BytesIO(data)).convert("RGBA")), 0))
add("JPEG grey", mixed.convert("L"), format="JPEG", quality=60)
add("JPEG RGB", mixed, format="JPEG", quality=80, keep_rgb=True)
add("JPEG progressive", mixed, format="JPEG", quality=75, progressive=True)
add("JPEG progressive 4:4:4, restarts", hard, format="JPEG", quality=90, progressive=True, subsampling="4:4:4", restart_marker_blocks=3)
add("JPEG progressive grey", soft.convert("L"), format="JPEG", quality=30, progressive=True)
add("JPEG restarts", hard, format="JPEG", quality=50, restart_marker_rows=1)
add("JPEG 2 wide", mixed.crop((0, 0, 2, 9)), format="JPEG", quality=80)
add("JPEG 1 pixel", mixed.crop((3, 3, 4, 4)), format="JPEG", quality=80)
for orientation in range(2, 9):
    add(f"JPEG orientation {orientation}", mixed.crop((0, 0, 11, 7)), format="JPEG", quality=80, exif=turned(orientation))
add("JPEG Display P3", hard, format="JPEG", quality=90, subsampling="4:4:4", icc_profile=profile)
for method in [0, 4, 6]:
    add(f"WebP lossless {method}", mixed, format="WEBP", lossless=True, method=method)
add("WebP lossless, hard", hard, format="WEBP", lossless=True)
for colors in [2, 4, 16, 100]:
    add(f"WebP lossless, {colors} colours", mixed.quantize(colors).convert("RGB"), format="WEBP", lossless=True)
add("WebP lossless, alpha", translucent, format="WEBP", lossless=True, exact=True)
for quality in [0, 30, 75, 100]:
    add(f"WebP lossy {quality}", mixed, tolerance=1, format="WEBP", quality=quality)
add("WebP lossy, fast", hard, tolerance=1, format="WEBP", quality=50, method=0)
add("WebP lossy, alpha", translucent, tolerance=1, format="WEBP", quality=70)
add("WebP lossy, coarse alpha", translucent, tolerance=1, format="WEBP", quality=70, alpha_quality=20)
add("WebP lossy, holes", holes, tolerance=1, format="WEBP", quality=70)
add("WebP animation", mixed, tolerance=1, format="WEBP", save_all=True, append_images=[hard], duration=40, quality=60)
add("WebP orientation 6", mixed.crop((0, 0, 11, 7)), format="WEBP", lossless=True, exif=turned(6))
add("WebP Display P3", hard, format="WEBP", lossless=True, icc_profile=profile)
add("PNG Display P3", hard, format="PNG", icc_profile=profile)
add("PNG orientation 3", mixed.crop((0, 0, 11, 7)), format="PNG", exif=turned(3))


def literal(data, indent):
    text = base64.b64encode(data).decode()
    width = 96 - indent
    lines = [text[i:i + width] for i in range(0, len(text), width)]
    pad = " " * indent
    return '"""\n' + "\n".join(pad + line for line in lines) + "\n" + pad + '"""'


# Pixels are kept as PNG: its reader has judges of its own.
entries = []
for name, data, pixels, tolerance in files:
    png = saved(Image.fromarray(pixels, "RGBA"), format="PNG", optimize=True)
    entries.append(
        f'    PictureFixture(\n      name: "{name}", tolerance: {tolerance},\n      file: {literal(data, 8)},\n'
        f"      pixels: {literal(png, 8)}),\n")
output = os.path.join(here, "../Tests/Mutants/PictureFixtures.swift")
with open(output, "w") as file:
    file.write("// Made by scripts/picture-fixtures.py.\n\n")
    file.write("/// A small picture file and the pixels that Pillow reads from it.\npackage struct PictureFixture: Sendable {\n")
    file.write("  package let name: String\n  /// How many levels a decoder may be off.\n  package let tolerance: Int\n")
    file.write("  /// The file in base64.\n  package let file: String\n  /// A PNG file of the pixels in base64.\n  package let pixels: String\n\n")
    file.write("  package static let all: [PictureFixture] = [\n" + "".join(entries) + "  ]\n}\n")
print(f"{len(files)} pictures")

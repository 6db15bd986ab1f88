#!/usr/bin/env python3
"""Asks Pillow (libjpeg-turbo, libwebp, Little CMS) about pictures that the decoder reads.

Generates pictures of odd sizes in every mode a format has, decodes each with Pillow and with
`stillframe-bench decode`, and compares. JPEG, lossless WebP and PNG must be equal, lossy WebP within
1 level, embedded colour profiles within 2 levels of Little CMS's relative colorimetric conversion.

Needs: pip install pillow numpy; apt install libjpeg-turbo-progs
usage: python3 scripts/picture-check.py [--tool COMMAND] [--count N] [--only jpeg|webp|icc|png] [--speed]
"""
import argparse
import io
import os
import shutil
import subprocess
import sys
import tempfile

try:
    import numpy as np
    from PIL import Image, ImageCms, ImageFile, ImageOps, features
except ImportError as error:
    print(f"picture-check: SKIPPED, {error}; pip install pillow numpy", file=sys.stderr)
    sys.exit(0)

SEED = 20
# Else small pictures of high quality do not fit Pillow's buffer.
ImageFile.MAXBLOCK = 1 << 20


class Tool:
    """Speaks with a decoder: one path a line in, a heading and raw RGBA out."""

    def __init__(self, command):
        self.process = subprocess.Popen(command.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.file = tempfile.NamedTemporaryFile()

    def ask(self, mode, data):
        with open(self.file.name, "wb") as file:
            file.write(data)
        self.process.stdin.write(f"{mode} {self.file.name}\n".encode())
        self.process.stdin.flush()
        return self.process.stdout.readline().decode().strip()

    def decode(self, data):
        answer = self.ask("pixels", data)
        if not answer.startswith("ok "):
            return answer
        width, height = map(int, answer.split()[1:3])
        pixels = self.process.stdout.read(width * height * 4)
        return np.frombuffer(pixels, np.uint8).reshape(height, width, 4)

    def seconds(self, data, repeats):
        return float(self.ask(str(repeats), data).split()[1])


def scene(rng, width, height, alpha=False):
    """Soft gradients, hard edges and noise, so that every prediction and code length occurs."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float64)
    layers = []
    for _ in range(4 if alpha else 3):
        kind = rng.integers(0, 5)
        fx, fy, phase = rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, 6)
        wave = 127.5 + 127.5 * np.sin(x * fx + y * fy + phase)
        if kind == 0:
            layer = wave
        elif kind == 1:
            layer = (wave > 127) * 255.0
        elif kind == 2:
            layer = rng.uniform(0, 255, (height, width))
        elif kind == 3:
            layer = (x * 255 / max(width - 1, 1) + y * 255 / max(height - 1, 1)) / 2
        else:
            layer = np.full((height, width), rng.uniform(0, 255)) + rng.normal(0, 6, (height, width))
        layers.append(np.clip(layer, 0, 255))
    return Image.fromarray(np.stack(layers, -1).astype(np.uint8), "RGBA" if alpha else "RGB")


def size(rng, index):
    if index < 64:
        return 1 + index % 8, 1 + index // 8
    return int(rng.integers(1, 301)), int(rng.integers(1, 201))


def saved(image, **options):
    buffer = io.BytesIO()
    image.save(buffer, **options)
    return buffer.getvalue()


SAMPLINGS = [
    "1x2,1x1,1x1", "4x1,1x1,1x1", "2x2,1x2,2x1", "1x4,1x1,1x1", "4x2,1x1,1x1", "2x4,1x1,1x1", "1x1,2x2,1x1", "2x2,2x1,1x2",
    "2x2,2x2,1x1", "4x1,2x1,1x1",
]


def by_tool(image, rng, quality):
    """What Pillow does not write, by libjpeg-turbo's tool: rarer samplings, a scan for each component."""
    if shutil.which("cjpeg") is None:
        return None, None
    sampling = str(rng.choice(SAMPLINGS))
    kind = str(rng.choice(["", "progressive", "scans"]))
    command = ["cjpeg", "-quality", str(quality), "-sample", sampling]
    with tempfile.NamedTemporaryFile("w") as file:
        file.write("2; 0; 1;\n")
        file.flush()
        command += {"": [], "progressive": ["-progressive"], "scans": ["-scans", file.name]}[kind]
        command += [[], ["-restart", "1"], ["-restart", "3B"]][int(rng.integers(0, 3))]
        image = saved(image.convert("RGB"), format="PPM")
        return subprocess.run(command, input=image, capture_output=True, check=True).stdout, f"{sampling} {kind}"


def jpegs(count):
    if shutil.which("cjpeg") is None:
        print("picture-check: SKIPPED rarer samplings, no cjpeg; apt install libjpeg-turbo-progs", file=sys.stderr)
    rng = np.random.default_rng(SEED)
    for index in range(count):
        image = scene(rng, *size(rng, index))
        options = {"quality": int(rng.choice([1, 10, 35, 50, 75, 90, 95, 100]))}
        mode = str(rng.choice(["gray", "4:4:4", "4:2:2", "4:2:0", "rgb", "tool"], p=[0.15, 0.1, 0.15, 0.25, 0.1, 0.25]))
        if mode == "gray":
            image = image.convert("L")
        elif mode == "rgb":
            options["keep_rgb"] = True
        elif mode == "tool":
            data, title = by_tool(image, rng, options["quality"])
            if data:
                yield f"{index} {image.size} {title}", data, 0
                continue
        else:
            options["subsampling"] = mode
        options["progressive"] = bool(rng.integers(0, 2))
        options["optimize"] = bool(rng.integers(0, 2))
        restart = int(rng.integers(0, 4))
        if restart == 1:
            options["restart_marker_rows"] = 1
        elif restart == 2:
            options["restart_marker_blocks"] = int(rng.integers(1, 9))
        orientation = int(rng.integers(0, 24))
        if 1 <= orientation <= 8:
            exif = Image.Exif()
            exif[0x0112] = orientation
            options["exif"] = exif
        yield f"{index} {image.size} {mode} {options}", saved(image, format="JPEG", **options), 0


def webps(count):
    rng = np.random.default_rng(SEED + 1)
    for index in range(count):
        alpha = bool(rng.integers(0, 2))
        image = scene(rng, *size(rng, index), alpha)
        if alpha and rng.integers(0, 3) == 0:
            holes = np.asarray(image).copy()
            holes[..., 3] = np.where(holes[..., 3] > 90, 255, 0)
            image = Image.fromarray(holes, "RGBA")
        lossless = bool(rng.integers(0, 2))
        if lossless and rng.integers(0, 3) == 0:
            image = image.convert("RGB").quantize(int(rng.choice([2, 4, 16, 200]))).convert("RGB")
        options = {
            "lossless": lossless, "quality": int(rng.choice([0, 10, 40, 75, 90, 100])), "method": int(rng.integers(0, 7)),
            "alpha_quality": int(rng.choice([100, 100, 60, 10])), "exact": bool(rng.integers(0, 2)),
        }
        if rng.integers(0, 8) == 0:
            options.update(save_all=True, append_images=[ImageOps.mirror(image)], duration=50)
        yield f"{index} {image.size} {image.mode} {options}", saved(image, format="WEBP", **options), 0 if lossless else 1


def pngs(count):
    rng = np.random.default_rng(SEED + 2)
    for index in range(count):
        mode = str(rng.choice(["L", "LA", "RGB", "RGBA", "P", "1"]))
        image = scene(rng, *size(rng, index), True).convert("RGB" if mode in "P1" else "RGBA")
        yield f"{index} {image.size} {mode}", saved(image.convert(mode), format="PNG"), 0


def profiles(count):
    """Pictures with embedded profiles, and what Little CMS makes of them in sRGB."""
    rng = np.random.default_rng(SEED + 3)
    srgb = ImageCms.createProfile("sRGB")
    names = list(icc_profiles())
    for index in range(count):
        width, height = int(rng.integers(1, 60)), int(rng.integers(1, 60))
        alpha = index % 3 == 2
        image = scene(rng, width, height, alpha)
        name, profile = names[index % len(names)]
        kind = ["PNG", "WEBP", "JPEG"][index // len(names) % 3]
        if kind == "JPEG":
            image = image.convert("RGB")
        options = {"lossless": True, "exact": True} if kind == "WEBP" else {}
        if kind == "JPEG":
            options = {"quality": 95, "subsampling": "4:4:4"}
        data = saved(image, format=kind, icc_profile=profile, **options)
        stored = Image.open(io.BytesIO(data))
        stored.load()
        opened = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        colors = ImageCms.profileToProfile(
            stored.convert("RGB"), opened, srgb, renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC, outputMode="RGB")
        expected = np.dstack([np.asarray(colors), np.asarray(stored.convert("RGBA"))[..., 3]])
        yield f"{index} {name} {kind} {image.size}", data, 2, expected


def icc_profiles():
    """Matrix and curve profiles: sRGB, Display P3 and others, made from their published primaries."""
    import struct

    def s15(value):
        return struct.pack(">i", round(value * 65536))

    def adapted(primaries, white):
        def xyz(x, y):
            return np.array([x / y, 1, (1 - x - y) / y])

        matrix = np.stack([xyz(*p) for p in primaries], 1)
        scale = np.linalg.solve(matrix, xyz(*white))
        matrix = matrix * scale
        bradford = np.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
        d50 = np.array([0.9642, 1, 0.8249])
        gain = (bradford @ d50) / (bradford @ xyz(*white))
        return np.linalg.inv(bradford) @ np.diag(gain) @ bradford @ matrix

    def profile(name, primaries, white, curve):
        matrix = adapted(primaries, white)
        text = name.encode("utf-16-be")
        tags = {
            b"desc": b"mluc\0\0\0\0" + struct.pack(">II2s2sII", 1, 12, b"en", b"US", len(text), 28) + text,
            b"wtpt": b"XYZ \0\0\0\0" + s15(0.9642) + s15(1) + s15(0.8249),
            b"rTRC": curve, b"gTRC": curve, b"bTRC": curve,
        }
        for column, tag in enumerate([b"rXYZ", b"gXYZ", b"bXYZ"]):
            tags[tag] = b"XYZ \0\0\0\0" + b"".join(s15(v) for v in matrix[:, column])
        table, body = b"", b""
        start = 128 + 4 + 12 * len(tags)
        for tag, data in tags.items():
            data += b"\0" * (-len(data) % 4)
            table += tag + struct.pack(">II", start + len(body), len(data))
            body += data
        size = start + len(body)
        header = struct.pack(">I4sI4s4s4s12s4s", size, b"none", 0x04300000, b"mntr", b"RGB ", b"XYZ ", b"\0" * 12, b"acsp")
        header += b"\0" * 28 + s15(0.9642) + s15(1) + s15(0.8249) + b"\0" * 48
        return header + struct.pack(">I", len(tags)) + table + body

    def para(kind, *values):
        return b"para\0\0\0\0" + struct.pack(">HH", kind, 0) + b"".join(s15(v) for v in values)

    def gamma(value):
        return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(value * 256))

    def table(values):
        return b"curv\0\0\0\0" + struct.pack(">I", len(values)) + b"".join(struct.pack(">H", round(v * 65535)) for v in values)

    d65, d50 = (0.3127, 0.3290), (0.3457, 0.3585)
    p3 = [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)]
    rec709 = [(0.640, 0.330), (0.300, 0.600), (0.150, 0.060)]
    adobe = [(0.640, 0.330), (0.210, 0.710), (0.150, 0.060)]
    prophoto = [(0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001)]
    wide = para(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
    srgb_table = [((i / 1023 + 0.055) / 1.055) ** 2.4 if i / 1023 > 0.04045 else i / 1023 / 12.92 for i in range(1024)]
    yield "sRGB by Little CMS", ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    yield "Display P3", profile("Display P3", p3, d65, wide)
    yield "Display P3, table", profile("Display P3 table", p3, d65, table(srgb_table))
    yield "Adobe RGB", profile("Compatible with Adobe RGB", adobe, d65, gamma(2.19921875))
    yield "ProPhoto", profile("ProPhoto", prophoto, d50, para(0, 1.8))
    yield "Rec. 709 linear", profile("Linear", rec709, d65, b"curv\0\0\0\0" + struct.pack(">I", 0))
    yield "P3, small table", profile("P3 17", p3, d65, table([(i / 16) ** 2 for i in range(17)]))
    yield "P3, para 4", profile("P3 para 4", p3, d65, para(4, 2.4, 0.9478, 0.0521, 0.0774, 0.0405, 0.002, 0.001))
    yield "P3, para 1", profile("P3 para 1", p3, d65, para(1, 2.2, 0.95, 0.05))
    yield "P3, para 2", profile("P3 para 2", p3, d65, para(2, 2.2, 0.9, 0.05, 0.02))


def compare(tool, name, cases):
    failures, worst, total = 0, 0, 0
    for title, data, tolerance, *rest in cases:
        total += 1
        if rest:
            expected = rest[0]
        else:
            expected = np.asarray(ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGBA"))
        actual = tool.decode(data)
        if isinstance(actual, str):
            failures += 1
            if failures <= 12:
                print(f"{name} {title}: {actual}")
            continue
        if actual.shape != expected.shape:
            failures += 1
            print(f"{name} {title}: size {actual.shape}, Pillow {expected.shape}")
            continue
        difference = np.abs(actual.astype(int) - expected.astype(int))
        off = int(difference.max())
        worst = max(worst, off)
        if off > tolerance:
            failures += 1
            if failures <= 12:
                places = np.argwhere(difference.max(2) > tolerance)
                print(f"{name} {title}: off by {off} at {len(places)} pixels, first {places[0]} "
                      f"{actual[tuple(places[0])]} for {expected[tuple(places[0])]}")
    print(f"{name}: {total} pictures, {failures} failures, at most {worst} levels off")
    return failures


def photo(width, height):
    """Something like a photograph: noise at all scales."""
    rng = np.random.default_rng(5)
    image = np.zeros((height, width, 3))
    for octave in range(1, 9):
        side = 2 ** octave
        layer = Image.fromarray(rng.integers(0, 256, (side * height // width + 1, side, 3), dtype=np.uint8), "RGB")
        image += np.asarray(layer.resize((width, height), Image.BICUBIC), float) / 1.5 ** octave
    image += rng.normal(0, 3, image.shape)
    image = (image - image.min()) / (image.max() - image.min()) * 255
    return Image.fromarray(image.astype(np.uint8), "RGB")


def speed(tool):
    image = photo(2000, 1500)
    rgba = image.copy()
    rgba.putalpha(image.convert("L"))
    drawing = image.resize((500, 375)).quantize(64).convert("RGB").resize((2000, 1500), Image.NEAREST)
    cases = [
        ("JPEG 4:2:0", saved(image, format="JPEG", quality=85)),
        ("JPEG 4:4:4", saved(image, format="JPEG", quality=92, subsampling="4:4:4")),
        ("JPEG progressive", saved(image, format="JPEG", quality=85, progressive=True)),
        ("WebP lossy", saved(image, format="WEBP", quality=80)),
        ("WebP lossless", saved(image, format="WEBP", lossless=True)),
        ("WebP lossless drawing", saved(drawing, format="WEBP", lossless=True)),
        ("WebP lossy, alpha", saved(rgba, format="WEBP", quality=80)),
    ]
    for name, data in cases:
        ours = tool.seconds(data, 5)
        line = f"{name}: {ours * 1000:.1f} ms"
        for label, setting in [("Pillow", None), ("without SIMD", "1")]:
            if setting and "JPEG" not in name:
                continue
            environment = dict(os.environ)
            if setting:
                environment["JSIMD_FORCENONE"] = setting
            program = (
                "import sys,io,time\nfrom PIL import Image\ndata=sys.stdin.buffer.read()\nbest=9e9\n"
                "for _ in range(5):\n s=time.perf_counter();Image.open(io.BytesIO(data)).load();best=min(best,time.perf_counter()-s)\n"
                "print(best)")
            theirs = float(subprocess.run([sys.executable, "-c", program], input=data, capture_output=True, env=environment).stdout)
            line += f", {label} {theirs * 1000:.1f} ms ({ours / theirs:.2f} times)"
        print(line)


parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/stillframe-bench decode")
parser.add_argument("--count", type=int, default=500)
parser.add_argument("--only")
parser.add_argument("--speed", action="store_true")
arguments = parser.parse_args()
tool = Tool(arguments.tool)
print("Pillow", Image.__version__ if hasattr(Image, "__version__") else "", features.version("libjpeg_turbo"), features.version("webp"))
failures = 0
for name, cases in [("jpeg", jpegs), ("webp", webps), ("png", pngs), ("icc", profiles)]:
    if arguments.only in (None, name):
        failures += compare(tool, name, cases(arguments.count))
if arguments.speed:
    speed(tool)
sys.exit(1 if failures else 0)

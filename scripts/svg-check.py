#!/usr/bin/env python3
"""Compares drawn SVG files with resvg and Chromium.

Takes files from Debian's icon themes and PyPI's lucide, 200 in all by default, draws each 96 pixels wide on
white with `stillframe-bench decode`, and looks inside the box of the ink, grown by two pixels: at most 1 % of the
pixels may be off by more than 16 levels, and no block of 8 × 8 by more than 24 on average. Judges draw eight times
larger and are averaged. A file passes where it agrees with one of the two judges. Where it agrees with none it is drawn
eight times larger too: what is left then is not how edges of several shapes share a pixel. Such files are counted
apart, and so are files with warnings.

Needs: pip install pillow numpy resvg-py; apt install adwaita-icon-theme papirus-icon-theme chromium
usage: python3 scripts/svg-check.py [--tool COMMAND] [--count N] [--list FILE] [--show DIR]
"""
import argparse
import glob
import io
import os
import random
import shutil
import subprocess
import sys
import tempfile

try:
    import numpy as np
    import resvg_py
    from PIL import Image
except ImportError as error:
    print(f"svg-check: SKIPPED, {error}; pip install pillow numpy resvg-py", file=sys.stderr)
    sys.exit(0)

SIDE = 96
# Judges draw so many times larger, and are averaged.
FINER = 8
FOLDERS = [
    ("/usr/share/icons/Adwaita", 60), ("/usr/share/icons/Papirus/64x64", 80), ("/usr/share/icons/Papirus/24x24", 30),
]


def files(count):
    chosen = []
    rng = random.Random(7)
    lucide = []
    try:
        import lucide as package

        lucide = unpacked(os.path.dirname(package.__file__))
    except ImportError:
        print("svg-check: SKIPPED lucide; pip install lucide", file=sys.stderr)
    groups = [(sorted(glob.glob(f"{folder}/**/*.svg", recursive=True)), share) for folder, share in FOLDERS]
    groups.append((lucide, 30))
    total = sum(share for _, share in groups)
    for found, share in groups:
        found = [path for path in found if os.path.getsize(path) < 200_000 and not os.path.islink(path)]
        if not found:
            print("svg-check: SKIPPED an icon theme that is not installed", file=sys.stderr)
        chosen += rng.sample(found, min(len(found), max(1, share * count // total)))
    return chosen


def unpacked(folder):
    """The icons of the package, which are in an archive."""
    import zipfile

    archives = glob.glob(f"{folder}/**/*.zip", recursive=True)
    target = tempfile.mkdtemp()
    for archive in archives:
        zipfile.ZipFile(archive).extractall(target)
    return sorted(glob.glob(f"{target}/**/*.svg", recursive=True)) + sorted(glob.glob(f"{folder}/**/*.svg", recursive=True))


def on_white(picture):
    page = Image.new("RGBA", picture.size, "white")
    page.alpha_composite(picture)
    return np.asarray(page.convert("RGB")).astype(int)


def by_resvg(path, width, height):
    data = resvg_py.svg_to_bytes(svg_path=path, width=width * FINER, height=height * FINER)
    # It keeps the proportions, which whole pixels do not always have.
    picture = Image.open(io.BytesIO(bytes(data))).convert("RGBA").resize((width * FINER, height * FINER))
    return averaged(on_white(picture), width, height)


def averaged(pixels, width, height):
    """The means of squares: judges know coverage roughly, and are off by 70 levels on the edge of a circle."""
    return pixels[:height * FINER, :width * FINER].reshape(height, FINER, width, FINER, 3).mean((1, 3))


def by_chromium(path, width, height):
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w") as file:
            file.write(f'<body style="margin:0"><img src="file://{path}" style="width:{width * FINER}px;height:{height * FINER}px;display:block">')
        picture = os.path.join(folder, "page.png")
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
             f"--screenshot={picture}", f"--window-size={max(width * FINER, 500)},{max(height * FINER, 500)}", page],
            capture_output=True, timeout=60)
        pixels = Image.open(picture).convert("RGB").crop((0, 0, width * FINER, height * FINER))
        return averaged(np.asarray(pixels).astype(int), width, height)


def by_tool(tool, path, width, height):
    """The picture on white and its warnings; without a picture, what the tool says."""
    tool.stdin.write(f"svg:{width}x{height} {path}\n".encode())
    tool.stdin.flush()
    answer = tool.stdout.readline().decode().strip()
    if not answer.startswith("ok"):
        return None, answer
    picture = Image.frombytes("RGBA", (width, height), tool.stdout.read(width * height * 4))
    return on_white(picture), (tool.stderr.read() or b"").decode().strip()


def agrees(result):
    return result[0] <= 0.01 and result[1] <= 24


def faults(ours, theirs):
    """The share of pixels that are off inside the ink's box, and the worst block."""
    ink = np.argwhere((theirs.min(2) < 250) | (ours.min(2) < 250))
    if not len(ink):
        return 0.0, 0.0
    (top, left), (bottom, right) = np.maximum(ink.min(0) - 2, 0), ink.max(0) + 3
    difference = np.abs(ours - theirs).max(2)[top:bottom, left:right]
    share = (difference > 16).mean()
    blocks = [difference[y:y + 8, x:x + 8].mean() for y in range(0, difference.shape[0], 8) for x in range(0, difference.shape[1], 8)]
    return share, max(blocks)


parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/stillframe-bench decode")
parser.add_argument("--count", type=int, default=200)
parser.add_argument("--list")
parser.add_argument("--show")
arguments = parser.parse_args()
paths = open(arguments.list).read().split("\n") if arguments.list else files(arguments.count)
paths = [path for path in paths if path]
tool = subprocess.Popen(arguments.tool.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
has_chromium = shutil.which("chromium") is not None
if not has_chromium:
    print("svg-check: SKIPPED Chromium; apt install chromium", file=sys.stderr)
passed, edges, warned, failed = 0, 0, 0, 0
os.set_blocking(tool.stderr.fileno(), False)
for path in paths:
    try:
        # As large as it is drawn: whole pixels of a small icon are far from its proportions.
        natural = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=path, width=SIDE * FINER)))).size
    except Exception as error:
        print(f"{path}: resvg {error}")
        continue
    width, height = SIDE, max(1, round(SIDE * natural[1] / natural[0]))
    ours, told = by_tool(tool, path, width, height)
    if ours is None:
        failed += 1
        print(f"{path}: {told}")
        continue
    judges = [by_resvg(path, width, height)]
    results = [faults(ours, judges[0])]
    if not agrees(results[0]) and has_chromium:
        judges.append(by_chromium(path, width, height))
        results.append(faults(ours, judges[1]))
    if any(map(agrees, results)):
        passed += 1
        continue
    larger, _ = by_tool(tool, path, width * FINER, height * FINER)
    if larger is not None and any(agrees(faults(averaged(larger, width, height), judge)) for judge in judges):
        edges += 1
        continue
    if told:
        warned += 1
        print(f"{path}: told: {'; '.join(w.split(': ', 2)[-1] for w in told.splitlines()[:3])}")
    else:
        failed += 1
        off = ", ".join(f"{share:.1%} of pixels, block {block:.0f}" for share, block in results)
        print(f"{path}: off: {off}")
    if arguments.show:
        os.makedirs(arguments.show, exist_ok=True)
        sheet = np.hstack([ours] + judges).astype(np.uint8)
        Image.fromarray(sheet).resize((sheet.shape[1] * 3, sheet.shape[0] * 3)).save(
            os.path.join(arguments.show, os.path.basename(path) + ".png"))
print(f"{passed} agree, {edges} when they are drawn larger, {warned} differ with a warning, {failed} differ, of {len(paths)}")
sys.exit(1 if failed else 0)

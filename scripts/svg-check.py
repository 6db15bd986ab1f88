#!/usr/bin/env python3
"""Compares drawn SVG files with resvg and Chromium.

Takes files from Debian's icon themes and PyPI's lucide, 200 in all by default, and a few of its own for what icons seldom
have (filters, paint-order, transform-origin), draws each 96 pixels wide on
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

SHAPE = '<rect x="20" y="24" width="50" height="40" rx="8" fill="#0b5d4e"/>'
SRGB = 'color-interpolation-filters="sRGB"'
OWN = {
    "drop": '<filter id="f"><feDropShadow dx="4" dy="6" stdDeviation="3" flood-color="#402" flood-opacity=".6"/></filter>',
    "blur": f'<filter id="f" {SRGB}><feGaussianBlur stdDeviation="4"/></filter>',
    "region": '<filter id="f" x="0" y="0" width="1" height="1"><feDropShadow dx="9" dy="9" stdDeviation="0"/></filter>',
    "units": '<filter id="f" filterUnits="userSpaceOnUse" x="10" y="10" width="60" height="60"><feDropShadow dx="8" dy="8" stdDeviation="2"/></filter>',
    "program": f'''<filter id="f" x="6" y="14" width="78" height="70" filterUnits="userSpaceOnUse" {SRGB}>
        <feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
        <feOffset dy="4"/><feGaussianBlur stdDeviation="5"/><feComposite in2="hardAlpha" operator="out"/>
        <feColorMatrix values="0 0 0 0 0.4 0 0 0 0 0 0 0 0 0 0.1 0 0 0 0.5 0"/><feBlend in2="b" result="e"/>
        <feBlend in="SourceGraphic" in2="e" result="shape"/></filter>''',
    "two": f'''<filter id="f" x="-.3" y="-.3" width="1.6" height="1.6" {SRGB}><feOffset in="SourceAlpha" dx="5" dy="5"/><feGaussianBlur stdDeviation="2" result="s"/>
        <feFlood flood-color="#c40" flood-opacity=".7"/><feComposite in2="s" operator="in" result="t"/>
        <feDropShadow in="SourceGraphic" dx="-4" dy="-4" stdDeviation="1" flood-color="#04c" result="u"/>
        <feMerge><feMergeNode in="t"/><feMergeNode in="u"/></feMerge></filter>''',
    "slope": '''<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="3" dy="5"/>
        <feComponentTransfer><feFuncA type="linear" slope="0.4"/></feComponentTransfer>
        <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>''',
    "light": '<filter id="f"><feColorMatrix in="SourceAlpha" values="0 0 0 0 .5 0 0 0 0 .2 0 0 0 0 .1 0 0 0 1 0"/></filter>',
    "turned": '<filter id="f"><feDropShadow dx="6" dy="0" stdDeviation="1" flood-color="#a00"/></filter>',
}
PLAIN = {
    "order": '<path d="M20 20H70V70H20z" fill="#fc0" stroke="#03c" stroke-width="14" paint-order="stroke" stroke-linejoin="round"/>',
    "origin": '<rect x="30" y="40" width="30" height="16" fill="#a3c" transform="rotate(40)" style="transform-origin:45px 48px"/>',
    "percent": '<rect x="30" y="40" width="30" height="16" fill="#a3c" transform="rotate(40)" transform-origin="50% 50%"/>',
    "box": '<rect x="30" y="40" width="30" height="16" fill="#a3c" transform="rotate(40)" style="transform-box:fill-box;transform-origin:right top"/>',
}
# resvg lacks transform-box and draws a drop shadow of a turned group, and one among other filters, elsewhere than browsers do.
CHROMIUM_ALONE = {"two", "turned", "box"}


def own(has_chromium):
    """Files for single features, those that one judge alone can draw where it is there."""
    folder = tempfile.mkdtemp()
    paths = []
    for name, body in {**OWN, **PLAIN}.items():
        if name in CHROMIUM_ALONE and not has_chromium:
            continue
        if name in OWN:
            turn = 'transform="rotate(20 45 45) scale(.9)"' if name == "turned" else ""
            body += f'<g filter="url(#f)" {turn}>{SHAPE}</g>'
        paths.append(f"{folder}/{name}.svg")
        with open(paths[-1], "w") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">{body}</svg>')
    return paths


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
has_chromium = shutil.which("chromium") is not None
if not has_chromium:
    print(f"svg-check: SKIPPED Chromium and {', '.join(sorted(CHROMIUM_ALONE))}; apt install chromium", file=sys.stderr)
paths = open(arguments.list).read().split("\n") if arguments.list else own(has_chromium) + files(arguments.count)
paths = [path for path in paths if path]
tool = subprocess.Popen(arguments.tool.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
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

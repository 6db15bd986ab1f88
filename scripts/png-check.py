#!/usr/bin/env python3
"""Asks pngcheck and Pillow about PNG files that the encoder wrote.

The test suite leaves pairs `name.png`, `name.pam` in the folder that STILLFRAME_PNG_CORPUS names;
the PAM holds the straight pixels that the PNG must decode to.

Needs: apt install pngcheck; pip install pillow numpy
usage: STILLFRAME_PNG_CORPUS=DIR swift test --filter PNGRoundTripTests; python3 scripts/png-check.py DIR
"""
import glob
import os
import shutil
import subprocess
import sys

try:
    import numpy as np
    from PIL import Image
except ImportError as error:
    print(f"png-check: SKIPPED, {error}; pip install pillow numpy", file=sys.stderr)
    sys.exit(0)
if shutil.which("pngcheck") is None:
    print("png-check: SKIPPED, no pngcheck; apt install pngcheck", file=sys.stderr)
    sys.exit(0)


def read_pam(path):
    data = open(path, "rb").read()
    header, pixels = data.split(b"ENDHDR\n", 1)
    fields = dict(line.split() for line in header.decode().splitlines()[1:])
    return np.frombuffer(pixels, np.uint8).reshape(int(fields["HEIGHT"]), int(fields["WIDTH"]), 4)


folder = sys.argv[1]
files = sorted(glob.glob(os.path.join(folder, "*.png")))
failures = 0
for path in files:
    check = subprocess.run(["pngcheck", "-q", path], capture_output=True, text=True)
    decoded = np.asarray(Image.open(path).convert("RGBA"))
    same = np.array_equal(decoded, read_pam(path[:-4] + ".pam"))
    if check.returncode != 0 or check.stdout or not same:
        failures += 1
        print(f"{path}: pngcheck {check.returncode} {check.stdout.strip()}, pixels {'equal' if same else 'DIFFER'}")
print(f"{len(files)} files, {failures} failures")
sys.exit(1 if failures or not files else 0)

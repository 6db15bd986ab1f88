#!/usr/bin/env python3
"""Compares contrast ratios of the audit with an independent computation, over random colours.

Documents with thousands of texts in random colours, with alpha in the text, in surfaces behind it and in
the group around both, are audited by WCAG AAA (7:1). Every text below 7:1 must be found with the ratio
that Python's floating point gives, cut to three decimals; every other text must pass. The perceptual
contrast (APCA 0.1.9) is compared in the same way.

usage: python3 scripts/contrast-check.py [--tool .build/release/render-cli] [--pairs 4000] [--seed 1]
"""
import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile


def linear(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def luminance(c):
    return 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2])


def over(top, alpha, bottom):
    return [t * alpha + b * (1 - alpha) for t, b in zip(top, bottom)]


def ratio(a, b):
    a, b = luminance(a), luminance(b)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


def apca(ink, ground):
    def y(c):
        value = 0.2126729 * c[0] ** 2.4 + 0.7151522 * c[1] ** 2.4 + 0.0721750 * c[2] ** 2.4
        return value if value >= 0.022 else value + (0.022 - value) ** 1.414
    a, b = y(ink), y(ground)
    if abs(b - a) < 0.0005:
        return 0
    if b > a:
        s = (b ** 0.56 - a ** 0.57) * 1.14
        return 0 if s < 0.1 else (s - 0.027) * 100
    s = (b ** 0.65 - a ** 0.62) * 1.14
    return 0 if s > -0.1 else (s + 0.027) * 100


def cut(value, digits):
    return math.floor(abs(value) * 10 ** digits + 1e-9) / 10 ** digits * (-1 if value < 0 else 1)


parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/render-cli")
parser.add_argument("--pairs", type=int, default=4000)
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()
rng = random.Random(options.seed)

byte = lambda: rng.randrange(256)
color = lambda alpha=True: [byte(), byte(), byte(), byte() if alpha and rng.random() < 0.7 else 255]
name = lambda c: "#" + "".join(f"{x:02X}" for x in c)
unit = lambda c: [x / 255 for x in c[:3]]

failures, compared, found_total = [], 0, 0
while compared < options.pairs:
    page = color(alpha=False)
    cases, children = [], []
    for index in range(200):
        ink, paper, opacity = color(), color(), rng.choice([1, 1, 0.25, 0.5, 0.8])
        # A surface with alpha behind the text, both in a group with an opacity, on the page.
        surface = over(unit(paper), paper[3] / 255, unit(page))
        group = {"type": "text", "verbatim": f"Sample {index}", "modifiers": [
            {"font": {"size": 14}}, {"foregroundStyle": name(ink)}, {"frame": {"width": 160, "height": 24}},
            {"background": name(paper)}, {"opacity": opacity}]}
        # The group fades as one: what is in it is composited first, premultiplied.
        a_paper, a_ink = paper[3] / 255, ink[3] / 255
        bare = over(unit(paper), a_paper * opacity, unit(page))
        alpha = a_ink + a_paper * (1 - a_ink)
        mixed = [(i * a_ink + p * a_paper * (1 - a_ink)) for i, p in zip(unit(ink), unit(paper))]
        inked = [m * opacity + b * (1 - alpha * opacity) for m, b in zip(mixed, unit(page))]
        # Ink without alpha shows nothing and is nobody's business.
        cases.append((inked, bare, a_ink))
        children.append(group)
    document = {"version": 1, "name": "contrast", "variants": ["light"], "background": name(page[:3]),
                "view": {"type": "vstack", "spacing": 8, "children": children}}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "contrast.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(document, file)
        run = subprocess.run(
            [options.tool, "audit", path, "--json", "--profile", "wcag-aaa", "--rules",
             "contrast-text,contrast-apca", "--fail-on", "advice"], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"contrast-check: the tool failed: {run.stderr}")
    found = {}
    for finding in json.loads(run.stdout)["findings"]:
        node = finding["node"]
        index = int(node[node.index("[") + 1:node.index("]")])
        found[finding["rule"], index] = finding["measured"]
    found_total += len(found)
    for index, (ink, ground, alpha) in enumerate(cases):
        if alpha == 0:
            continue
        compared += 1
        expected = ratio(ink, ground)
        told = found.get(("contrast-text", index))
        if expected >= 7 + 1e-9 and told is not None or expected < 7 - 1e-9 and told is None:
            failures.append(f"{ink} on {ground}: {expected}, told {told}")
        elif told is not None:
            value = float(told.split(":")[0])
            # A value a hair's breadth from the next thousandth may be cut to either side.
            if abs(value - cut(expected, 3)) > 1e-9 and abs(value - expected) > 1e-9 \
                    and abs(expected * 1000 - round(expected * 1000)) > 1e-6:
                failures.append(f"{ink} on {ground}: {expected}, told {told}")
        expected, told = apca(ink, ground), found.get(("contrast-apca", index))
        if abs(expected) >= 75 + 1e-9 and told is not None or abs(expected) < 75 - 1e-9 and told is None:
            failures.append(f"Lc of {ink} on {ground}: {expected}, told {told}")
        elif told is not None:
            value = float(told.split("(")[0][3:].strip().replace("\u2212", "-"))
            if abs(value - cut(expected, 2)) > 1e-9 \
                    and abs(expected * 100 - round(expected * 100)) > 1e-6:
                failures.append(f"Lc of {ink} on {ground}: {expected}, told {told}")

for failure in failures[:20]:
    print("FAILED:", failure)
print(f"contrast-check: {compared} pairs, {found_total} findings, {len(failures)} differences")
sys.exit(1 if failures or found_total == 0 else 0)

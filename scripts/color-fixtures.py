#!/usr/bin/env python3
"""Writes Tests/Fixtures/Tokens/css-colors.json: colours of all spaces of CSS Color 4, in sRGB as ColorAide has them.

    pip install coloraide==8.13.1; scripts/color-fixtures.py [--check]

What sRGB does not have is mapped by OKLCH chroma, as CSS Color 4 says. `--check` compares the file instead.
"""
import json, pathlib, random, sys
from coloraide import Color

random.seed(4)
unit, free = (0, 1), (-0.4, 0.4)
SPACES = {
    "srgb": [unit] * 3, "srgb-linear": [unit] * 3, "display-p3": [unit] * 3, "a98-rgb": [unit] * 3,
    "prophoto-rgb": [unit] * 3, "rec2020": [unit] * 3, "xyz-d65": [unit] * 3, "xyz-d50": [unit] * 3,
    "hsl": [(0, 360), (0, 100), (0, 100)], "hwb": [(0, 360), (0, 100), (0, 100)],
    "lab": [(0, 100), (-125, 125), (-125, 125)], "lch": [(0, 100), (0, 150), (0, 360)],
    "oklab": [unit, free, free], "oklch": [unit, (0, 0.4), (0, 360)],
}


def rounded(low, high):
    return round(random.uniform(low, high), 3)


def texts():
    """Colours as CSS writes them, with every unit."""
    yield from ["rebeccapurple", "Tomato", "#0f08", "#ABCDEF", "#12345678"]
    yield from [
        "rgb(10% 20% 30% / 40%)", "rgba(12, 34, 56, 0.5)", "hsl(-30deg 50% 40%)", "hsla(0.6turn, 80%, 30%, 1)",
        "hwb(200grad 10% 20%)", "lab(60% -50% 30)", "lch(50 60% 2rad)", "oklab(70% 0.1 -25%)",
        "OKLCH(0.7 0.35 150 / .25)", "oklch(0.5 none 20)", "color(display-p3 1 0 0)", "color(xyz 20% 0.3 0.1)",
        "color(prophoto-rgb 0 1 0 / none)", "color(rec2020 0.1 90% 0.2)",
    ]


def answer(color):
    srgb = color.convert("srgb")
    if not srgb.in_gamut(tolerance=0):
        srgb = srgb.fit("srgb", method="oklch-chroma")
    alpha = srgb.alpha(nans=False)
    return [round(value, 9) for value in srgb.coords(nans=False) + [alpha]]


def main():
    spaces = []
    for space, ranges in SPACES.items():
        for _ in range(8):
            parts = [rounded(*bounds) for bounds in ranges]
            scaled = [parts[0], parts[1] / 100, parts[2] / 100] if space in ("hsl", "hwb") else parts
            spaces.append({"space": space, "components": parts, "srgb": answer(Color(space, scaled))})
    written = [{"css": text, "srgb": answer(Color(text))} for text in texts()]
    made = {"source": "ColorAide 8.13.1, scripts/color-fixtures.py", "spaces": spaces, "texts": written}
    path = pathlib.Path(__file__).parent.parent / "Tests/Fixtures/Tokens/css-colors.json"
    lines = json.dumps(made, indent=None).replace('{"space"', '\n{"space"').replace('{"css"', '\n{"css"')
    if "--check" in sys.argv:
        same = path.read_text() == lines + "\n"
        print("color-fixtures:", "the same" if same else "DIFFERS: run scripts/color-fixtures.py")
        sys.exit(not same)
    path.write_text(lines + "\n")


if __name__ == "__main__":
    main()

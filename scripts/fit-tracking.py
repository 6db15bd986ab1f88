#!/usr/bin/env python3
"""Fits the tracking that gives the sans family the widths of SF Pro, and writes it as Swift.

Usage: python3 scripts/fit-tracking.py DIRECTORY dynamic_type.json oracle.json [--check]

DIRECTORY has the faces `StillframeSans-*.ttf` and `StillframeSansDisplay-*.ttf`; dynamic_type.json has
`trackingSFPro`, Apple's published tracking by size; oracle.json has widths measured in pictures that
SwiftUI drew (entries with the metric `width` of regular text). Widths of FRAMES are added: the texts'
frames in accessibility trees that apps on iOS 16 to 26 printed. The result is
Sources/Components/Tokens/TrackingCurve+Generated.swift; --check writes nothing.

The model, in ems after every character:

    published(size) + offset(cut) + weight * (w - 400) / 100 - share(size) * change(w)

The text cut is used below 20 points, the display cut from there on. SF Pro's own design goes from text
to display between 17 and 28 points while both of ours stay as they are: `share` is how much of that
`change` has happened, 0 up to 17, 1 from 28 on, with a bend at 25. Four numbers are fitted by least
squares of relative widths: the two offsets, the growth by weight, and the share at 25.

Prints the error of every width: fitted to all, without its string, and without its whole source.
Needs `pip install numpy uharfbuzz==0.57.0`.
"""
import json
import pathlib
import sys

import numpy
import uharfbuzz

OUTPUT = pathlib.Path(__file__).parent.parent / "Sources/Components/Tokens/TrackingCurve+Generated.swift"
WEIGHTS = [("Regular", 400), ("Medium", 500), ("SemiBold", 600), ("Bold", 700)]
CUT = 20
TEXT, BEND, DISPLAY = 17, 25, 28
# text, size, weight, width in points, source
FRAMES = [
    ("Author: Aldous huxley", 13, 400, 132.67, "books"),
    ("Published on: 1932", 13, 400, 115.67, "books"),
    ("Brave New World", 17, 600, 136.0, "books"),
    ("Books", 34, 700, 98.33, "books"),
    ("Log in", 17, 600, 47.33, "login"),
    ("Posts", 17, 600, 44.67, "posts"),
]
# The mean width of letters as English prose has them, in ems: what the regular display design of
# Apple's system font takes (`xWidthAvg` 853 of 2048, where Inter's text cut at 14 has 978).
MEAN_OF_SYSTEM_FONT, MEAN_OF_TEXT_CUT = 853 / 2048, 978 / 2048
FREQUENCIES = {
    " ": 18.3, "e": 10.4, "t": 7.5, "a": 6.5, "o": 6.2, "n": 5.7, "i": 5.7, "s": 5.3, "r": 5.0,
    "h": 4.9, "d": 3.4, "l": 3.3, "u": 2.2, "c": 2.2, "m": 2.0, "f": 2.0, "w": 1.7, "g": 1.6,
    "p": 1.5, "y": 1.4, "b": 1.3, "v": 0.8, "k": 0.6,
}


class Faces:
    def __init__(self, directory):
        self.fonts = {
            (cut, value): uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(
                str(directory / f"StillframeSans{cut}-{name}.ttf"))))
            for name, value in WEIGHTS for cut in ("", "Display")
        }

    def ems(self, text, cut, weight):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        font = self.fonts[cut, weight]
        uharfbuzz.shape(font, buffer)
        return sum(p.x_advance for p in buffer.glyph_positions) / font.face.upem

    def mean(self, cut, weight):
        total = sum(n * self.ems(c, cut, weight) for c, n in FREQUENCIES.items())
        return total / sum(FREQUENCIES.values())

    def narrowing(self, weight):
        """How much narrower a letter of the display cut is than one of the text cut."""
        return self.mean("", weight) - self.mean("Display", weight)


class Model:
    """Tracking in ems as a linear function of (text offset, display offset, growth, loss at 25)."""

    def __init__(self, faces, published):
        self.narrowing = {weight: faces.narrowing(weight) for _, weight in WEIGHTS}
        self.sizes = sorted(int(size) for size in published)
        self.ems = [published[str(size)]["milliEm"] / 1000 for size in self.sizes]

    def published(self, size):
        return float(numpy.interp(size, self.sizes, self.ems))

    def row(self, size, weight, cut):
        """Coefficients and constant of the tracking at a size and weight in one of the cuts."""
        growth = (weight - 400) / 100
        narrowing = self.narrowing[weight]
        if size >= DISPLAY:
            # All of the change: nothing is left of the text design.
            row, constant = numpy.array([0, 1, growth, 0.0]), self.published(size)
        else:
            row, constant = numpy.array([1, 0, growth, 0.0]), self.published(size) + narrowing
            # The loss is `first` of that at 25 and `second` of all, which is text + narrowing - display.
            first = max(0, min((size - TEXT) / (BEND - TEXT), (DISPLAY - size) / (DISPLAY - BEND)))
            second = max(0, (size - BEND) / (DISPLAY - BEND))
            row += first * numpy.array([0, 0, 0, -1]) + second * numpy.array([-1, 1, 0, 0])
            constant -= second * narrowing + first * (narrowing - self.narrowing[400])
        return row, constant - (narrowing if cut == "" else 0)

    def equation(self, faces, text, size, weight, width):
        cut = "" if size < CUT else "Display"
        row, constant = self.row(size, weight, cut)
        count = len(text)
        natural = faces.ems(text, cut, weight) + constant * count
        return row * count * size / width, 1 - natural * size / width


def fit(equations, mean):
    """Least squares; what English letters measure in Apple's font holds the display cut as two
    strings do, and a growth of zero the weights as a tenth of one."""
    rows = [row for row, _ in equations] + [mean[0] * 1.4, numpy.array([0, 0, 1.0, 0])]
    values = [value for _, value in equations] + [mean[1] * 1.4, 0]
    # Without a width near it the loss at 25 is that of a straight line.
    slope = (BEND - TEXT) / (DISPLAY - TEXT)
    rows.append(numpy.array([slope, -slope, 0, -1]) * 0.1)
    values.append(-slope * mean[2] * 0.1)
    return numpy.linalg.lstsq(numpy.array(rows), numpy.array(values), rcond=None)[0]


def widths(oracle):
    """The widths of plain texts among the entries of the oracle."""
    steps = {
        "xSmall": 25, "small": 26, "medium": 27, "large": 28, "xLarge": 30, "xxLarge": 32,
        "xxxLarge": 34, "accessibility1": 38, "accessibility2": 43, "accessibility3": 48,
        "accessibility4": 53, "accessibility5": 58,
    }
    for entry in oracle["entries"]:
        if entry["category"] != "text-width" or entry["metric"] != "width":
            continue
        parts = entry["id"].split(".")
        if parts[1] == "title1":
            text, size = "What's the point?", steps[parts[2]]
        else:
            text, size = entry["view"].removeprefix('Text("').removesuffix('")'), 17
        yield text, size, 400, entry["expected"], entry["source"]["repo"]


def swift(model, solution):
    def table(cut, sizes):
        lines = []
        for name, weight in WEIGHTS:
            values = []
            for size in sizes:
                row, constant = model.row(size, weight, cut)
                values.append(str(round(float(row @ solution + constant) * 10_000)))
            lines.append(f"      // {name}")
            line = "      ["
            for index, value in enumerate(values):
                part = value + (", " if index + 1 < len(values) else "],")
                if len(line) + len(part.rstrip()) > 100:
                    lines.append(line.rstrip())
                    line = "       "
                line += part
            lines.append(line.rstrip())
        return "\n".join(lines)

    small = [size for size in model.sizes if size <= CUT]
    large = [size for size in model.sizes if size >= CUT]
    return f'''// Generated by scripts/fit-tracking.py; do not edit.
// swift-format-ignore-file

extension TrackingCurve {{
  /// The sans family's text cut with the widths of SF Pro.
  static let text = TrackingCurve(
    sizes: {small},
    tenThousandths: [
{table("", small)}
    ])

  /// The sans family's display cut with the widths of SF Pro.
  static let display = TrackingCurve(
    sizes: {large},
    tenThousandths: [
{table("Display", large)}
    ])
}}
'''


def main():
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    if len(arguments) != 3:
        sys.exit(__doc__)
    faces = Faces(pathlib.Path(arguments[0]))
    published = json.loads(pathlib.Path(arguments[1]).read_text())["trackingSFPro"]
    data = list(widths(json.loads(pathlib.Path(arguments[2]).read_text()))) + FRAMES
    model = Model(faces, published)
    equations = [model.equation(faces, *item[:4]) for item in data]
    ratio = MEAN_OF_TEXT_CUT / faces.mean("", 400)
    offset = MEAN_OF_SYSTEM_FONT - faces.mean("Display", 400) * ratio
    mean = (numpy.array([0, 1, 0, 0]) / MEAN_OF_SYSTEM_FONT, offset / MEAN_OF_SYSTEM_FONT,
            model.narrowing[400])

    solution = fit(equations, mean)
    print("text %+.4f  display %+.4f  per 100 of weight %+.4f  loss at 25 %+.4f" % tuple(solution))

    def error(index, solution):
        row, value = equations[index]
        return 100 * float(row @ solution - value)

    def without(test):
        return fit([e for e, item in zip(equations, data) if not test(item)], mean)

    unseen = []
    for index, item in enumerate(data):
        text, size, weight, width, source = item
        string = error(index, without(lambda other: other[:1] == item[:1]))
        other = error(index, without(lambda other: other[4] == source))
        unseen += [abs(string), abs(other)]
        print(f"{text[:28]:28} {size:3} {weight} {width:7.2f}  all {error(index, solution):+5.2f} %"
              f"  without its string {string:+5.2f} %  without its source {other:+5.2f} %")
    print(f"90th percentile of unseen: {numpy.percentile(unseen, 90):.2f} %")
    if "--check" not in sys.argv:
        OUTPUT.write_text(swift(model, solution))


main()

#!/usr/bin/env python3
"""Generates Sources/Components/Resources/IconData.swift, the bases of the symbol grammar.

Input: a JSON file {"icons": {name: {"filled", "mirrorsInRTL", "elements": [[tag, attributes]…]}}} on
a 24-unit grid, an archive of Lucide's SVG files, and scripts/symbols.txt, which says what is drawn
for which name (Lucide geometry, docs/licences/Lucide.txt). The JSON file wins where both have a name.

Every shape becomes move/line/quad/cubic/close commands; arcs are turned into cubics here, so that
drawing an icon needs no trigonometry. One line an icon, in the order of the names' bytes:

    name flags layer;layer;…      flags: m = mirrors in right-to-left layout, p = badges are bare
                                  marks, - = none
    name =other                   another name for the same drawing

A layer is two letters and a path: what it does in the outlined form and in the filled one.
-: nothing. s: stroke. f: fill and stroke. c: cut the stroke out of what lies below. h: cut fill and
stroke out (a hole). x: cut a wide stroke out, then stroke (a slash). o: cut a wide stroke out, then
fill and stroke (a wheel). The filled form draws f first, then c and h, then the others; an icon
without f in the second place has no filled form.

Capital commands have absolute coordinates in thousandths of a unit; small ones are relative to the
point before, in hundredths.

Usage: python3 scripts/generate-icons.py icons.json lucide.zip
The archive is `lucide/lucide.zip` inside the wheel of PyPI's `lucide` (1.1.4, Lucide 1.x).
Needs Python 3.9 or later and nothing else.
"""
import json
import math
import pathlib
import re
import sys
import zipfile
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).parent
OUTPUT = ROOT.parent / "Sources/Components/Resources/IconData.swift"
TABLE = ROOT / "symbols.txt"

# Open shapes that read as solid ones: the sub-path with this number is filled as if it were closed.
FILL_OPEN = {
    "person.fill": [0], "person.2.fill": [0], "gift.fill": [1, 2],
    "car.fill": [0], "cart.fill": [2], "box.truck.fill": [0, 2], "video.fill": [0],
    "trash.fill": [2], "lightbulb.fill": [0], "leaf.fill": [0], "flag.fill": [0],
    "clipboard.fill": [1], "person.badge.plus.fill": [0], "cup.and.saucer.fill": [2],
    "hammer.fill": [0, 2], "square.and.arrow.up.fill": [2], "square.and.arrow.down.fill": [1],
    "printer.fill": [0, 1], "building.2.fill": [3, 4], "storefront.fill": [1, 2],
}
# Sub-paths whose whole inside is cut out.
HOLES = {"person.crop.circle.fill": [1, 2]}
# Wheels: a gap is cut around these sub-paths, then they are filled.
RAISED = {"car.fill": [1, 3], "box.truck.fill": [3, 4], "printer.fill": [2]}
SLASH = [["path", {"d": "M2 2l20 20"}]]
# Line art that has no filled form although parts of it are closed.
LINES = {
    "at", "magnifyingglass", "command", "scissors", "qrcode", "barcode", "network", "music.note",
    "percent", "repeat", "link", "slider.horizontal.3", "list.bullet", "ellipsis",
}
# Names that the grammar draws better: their drawing lacks what they say.
COMPOSED = {"cart.badge.plus", "mappin.circle.fill", "terminal"}
# Symbols whose badges are bare marks.
PLAIN = {"person"}
# Slashed icons whose source is broken up by the slash: the whole shape, then the slash over it.
SLASHED = {"bell.slash.fill": "bell.fill", "eye.slash.fill": "eye.fill"}

NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")


def tokens(d):
    """Commands with their numbers; arc flags may be written without a separator."""
    i, command, numbers = 0, None, []
    while i < len(d):
        ch = d[i]
        if ch in " ,\n\t":
            i += 1
        elif ch.isalpha():
            if command:
                yield command, numbers
            command, numbers, i = ch, [], i + 1
        elif command in "aA" and len(numbers) % 7 in (3, 4):
            numbers.append(float(ch))
            i += 1
        else:
            match = NUMBER.match(d, i)
            if not match:
                raise ValueError(f"unexpected {ch!r} in path {d!r}")
            numbers.append(float(match.group()))
            i = match.end()
    if command:
        yield command, numbers


def arc(p0, rx, ry, rotation, large, sweep, p1):
    """Cubics for an elliptical arc (SVG 2, appendix B.2.4)."""
    if p0 == p1:
        return []
    if rx == 0 or ry == 0:
        return [("L", p1)]
    phi = math.radians(rotation)
    c, s = math.cos(phi), math.sin(phi)
    dx, dy = (p0[0] - p1[0]) / 2, (p0[1] - p1[1]) / 2
    x1, y1 = c * dx + s * dy, -s * dx + c * dy
    rx, ry = abs(rx), abs(ry)
    grow = (x1 / rx) ** 2 + (y1 / ry) ** 2
    if grow > 1:
        rx, ry = rx * math.sqrt(grow), ry * math.sqrt(grow)
    numerator = max(0.0, (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2)
    factor = math.sqrt(numerator / ((rx * y1) ** 2 + (ry * x1) ** 2))
    if large == sweep:
        factor = -factor
    cx1, cy1 = factor * rx * y1 / ry, -factor * ry * x1 / rx
    cx = c * cx1 - s * cy1 + (p0[0] + p1[0]) / 2
    cy = s * cx1 + c * cy1 + (p0[1] + p1[1]) / 2
    start = math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    delta = math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
    if sweep and delta < 0:
        delta += 2 * math.pi
    if not sweep and delta > 0:
        delta -= 2 * math.pi
    count = max(1, math.ceil(abs(delta) / (math.pi / 2) - 1e-9))
    step = delta / count
    k = 4 / 3 * math.tan(step / 4)

    def at(x, y):
        return (cx + c * rx * x - s * ry * y, cy + s * rx * x + c * ry * y)

    out = []
    for n in range(count):
        a, b = start + n * step, start + (n + 1) * step
        out.append((
            "C", at(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a)),
            at(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b)),
            p1 if n == count - 1 else at(math.cos(b), math.sin(b))))
    return out


def parse(d):
    """Sub-paths as lists of absolute commands."""
    paths, current = [], None
    point = start = (0.0, 0.0)
    control, last = None, ""
    for command, numbers in tokens(d):
        relative, op = command.islower(), command.upper()
        if op == "Z":
            current.append(("Z",))
            point, control, last = start, None, "Z"
            continue
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}[op]
        for i in range(0, max(len(numbers), 1), size):
            n = numbers[i:i + size]
            base = point if relative else (0.0, 0.0)
            pt = lambda j: (base[0] + n[j], base[1] + n[j + 1])
            if op == "M" and i == 0:
                point = start = pt(0)
                current = [("M", point)]
                paths.append(current)
                control = None
                last = "M"
                continue
            if last == "Z":
                current = [("M", point)]
                paths.append(current)
            if op in "ML":
                new = [("L", pt(0))]
            elif op == "H":
                new = [("L", (base[0] + n[0], point[1]))]
            elif op == "V":
                new = [("L", (point[0], base[1] + n[0]))]
            elif op == "C":
                new = [("C", pt(0), pt(2), pt(4))]
            elif op == "S":
                first = (2 * point[0] - control[0], 2 * point[1] - control[1]) \
                    if last in "CS" and control else point
                new = [("C", first, pt(0), pt(2))]
            elif op == "Q":
                new = [("Q", pt(0), pt(2))]
            elif op == "T":
                first = (2 * point[0] - control[0], 2 * point[1] - control[1]) \
                    if last in "QT" and control else point
                new = [("Q", first, pt(0))]
            else:
                end = (base[0] + n[5], base[1] + n[6])
                new = arc(point, n[0], n[1], n[2], n[3] != 0, n[4] != 0, end)
            current += new
            if new:
                point = new[-1][-1]
                control = new[-1][-2] if new[-1][0] in "CQ" else None
            last = op
    return paths


def ellipse(cx, cy, rx, ry):
    d = f"M{cx - rx} {cy}A{rx} {ry} 0 1 1 {cx + rx} {cy}A{rx} {ry} 0 1 1 {cx - rx} {cy}Z"
    return parse(d)


def element(tag, attributes):
    get = lambda key, default=0.0: float(attributes.get(key, default))
    if tag == "path":
        return parse(attributes["d"])
    if tag == "circle":
        return ellipse(get("cx"), get("cy"), get("r"), get("r"))
    if tag == "ellipse":
        return ellipse(get("cx"), get("cy"), get("rx"), get("ry"))
    if tag == "line":
        return parse(f"M{get('x1')} {get('y1')}L{get('x2')} {get('y2')}")
    if tag in ("polyline", "polygon"):
        numbers = NUMBER.findall(attributes["points"])
        return parse("M" + " ".join(numbers) + ("Z" if tag == "polygon" else ""))
    if tag == "rect":
        x, y, w, h = get("x"), get("y"), get("width"), get("height")
        rx = get("rx", attributes.get("ry", 0))
        ry = get("ry", rx)
        if rx == 0:
            return parse(f"M{x} {y}h{w}v{h}h{-w}z")
        a = f"a{rx} {ry} 0 0 1"
        return parse(
            f"M{x + rx} {y}H{x + w - rx}{a} {rx} {ry}V{y + h - ry}{a} {-rx} {ry}"
            f"H{x + rx}{a} {-rx} {-ry}V{y + ry}{a} {rx} {-ry}Z")
    raise ValueError(f"unknown element {tag}")


def flatten(path, steps=12):
    points = []
    for command in path:
        if command[0] == "M":
            points.append(command[1])
        elif command[0] == "L":
            a, b = points[-1], command[1]
            points += [
                (a[0] + (b[0] - a[0]) * n / 4, a[1] + (b[1] - a[1]) * n / 4) for n in range(1, 5)]
        elif command[0] in "CQ":
            p = [points[-1], *command[1:]]
            for n in range(1, steps + 1):
                t, q = n / steps, list(p)
                while len(q) > 1:
                    q = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1])
                         for a, b in zip(q, q[1:])]
                points.append(q[0])
    return points


def area(points):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))) / 2


def contains(polygon, point):
    inside = False
    for a, b in zip(polygon, polygon[1:] + polygon[:1]):
        if (a[1] > point[1]) != (b[1] > point[1]):
            if point[0] < a[0] + (point[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
                inside = not inside
    return inside


def is_closed(path):
    if path[-1][0] == "Z":
        return True
    first, last = path[0][1], path[-1][-1]
    return len(path) > 2 and math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01


def filled_letters(paths, solid_open=(), holes=(), raised=(), lines=(), always=()):
    """What each sub-path does in the filled form; `always` are solid also inside others."""
    solid = [
        n not in lines and (is_closed(path) or n in solid_open) for n, (path, _) in enumerate(paths)]
    shapes = [flatten(path) for path, _ in paths]
    letters = []
    for n, (path, dot) in enumerate(paths):
        larger = [
            shapes[m] for m in range(len(paths))
            if solid[m] and m != n and area(shapes[m]) > area(shapes[n])]
        covered = sum(any(contains(shape, p) for shape in larger) for p in shapes[n])
        if n in raised:
            letters.append("o")
        elif n in always:
            letters.append("f")
        elif covered >= 0.75 * len(shapes[n]):
            letters.append("h" if dot or n in holes or (solid[n] and area(shapes[n]) < 13) else "c")
        else:
            letters.append("f" if solid[n] else "s")
    return letters


def in_painting_order(layers):
    """The filled form of (outlined letter, filled letter, path)."""
    order = {"f": 0, "c": 1, "h": 1}
    drawn = [(filled, path) for _, filled, path in layers if filled != "-"]
    return sorted(drawn, key=lambda layer: order.get(layer[0], 2))


def icon_paths(elements):
    """Sub-paths, each with whether it is a dot."""
    return [
        (path, "fill" in attributes)
        for tag, attributes in elements for path in element(tag, attributes)]


def given_layers(name, icons):
    """The layers of an icon of the JSON file."""
    icon = icons[name]
    if name in SLASHED:
        base = in_painting_order(given_layers(SLASHED[name], icons))
        slash = [("x", path) for tag, attributes in SLASH for path in element(tag, attributes)]
        return [(letter, "-", path) for letter, path in base + slash]
    paths = icon_paths(icon["elements"])
    key = name if icon["filled"] else name + ".fill"
    lines = range(len(paths)) if name in LINES else ()
    letters = filled_letters(
        paths, FILL_OPEN.get(key, ()), HOLES.get(key, ()), RAISED.get(key, ()), lines)
    outlined = ["-" if icon["filled"] else "f" if dot else "s" for _, dot in paths]
    return [(o, f, path) for o, f, (path, _) in zip(outlined, letters, paths)]


# MARK: the table

def affine(path, matrix):
    a, b, c, d, e, f = matrix
    return [
        (command[0], *[(a * x + c * y + e, b * x + d * y + f) for x, y in command[1:]])
        for command in path]


def about_middle(a, b, c, d):
    return (a, b, c, d, 12 - 12 * a - 12 * c, 12 - 12 * b - 12 * d)


def letters_side_by_side(text, glyphs):
    """Capitals and digits in a row, made to fit the grid."""
    row, x = [], 0.0
    for character in text.lower():
        glyph = glyphs["_" + character]
        xs = [p[0] for path in glyph for p in flatten(path)]
        row += [affine(path, (1, 0, 0, 1, x - min(xs), 0)) for path in glyph]
        x += max(xs) - min(xs) + 4.5
    scale = min(1, 20 / (x - 4.5))
    return [
        affine(path, (scale, 0, 0, scale, 12 - scale * (x - 4.5) / 2, 12 - 12 * scale))
        for path in row]


def drawing_of(words, archive, glyphs):
    """The sub-paths of one drawing, as (path, letter of the outlined form or None), and its options."""
    paths, options = [], {}
    for word in words:
        key, _, value = word.partition("=")
        if word.startswith('+"'):
            paths += [(path, "-") for path in parse(word[2:-1])]
        elif word.startswith('"'):
            paths += [(path, None) for path in parse(word[1:-1])]
        elif word.startswith("text:"):
            paths += [(path, None) for path in letters_side_by_side(word[5:], glyphs)]
        elif word == words[0]:
            svg = ElementTree.fromstring(archive.read(word + ".svg"))
            elements = [(node.tag.split("}")[1], node.attrib) for node in svg]
            paths += [(path, "f" if dot else None) for path, dot in icon_paths(elements)]
        elif value == "all":
            options[key] = list(range(len(paths)))
        elif key in ("open", "hole", "line", "raised", "solid"):
            options[key] = [int(n) for n in value.split(",")]
        elif key in ("mirror", "plain"):
            options[key] = True
        elif key in ("cut", "filled"):
            options[key] = True
        else:
            paths = [(affine(path, matrix(key, value)), letter) for path, letter in paths]
    return paths, options


def matrix(key, value):
    """What an option does with points."""
    if key == "flip":
        return about_middle(-1, 0, 0, 1)
    if key == "rotate":
        angle = math.radians(float(value))
        c, s = math.cos(angle), math.sin(angle)
        return about_middle(c, s, -s, c)
    if key == "scale":
        return about_middle(float(value), 0, 0, float(value))
    if key == "move":
        dx, dy = map(float, value.split(","))
        return (1, 0, 0, 1, dx, dy)
    raise ValueError(f"unknown option {key!r}")


def table_entry(drawing, archive, glyphs):
    """The layers and flags that the right side of a line means."""
    layers, flags = [], ""
    is_filled = False
    for part in re.split(r" \+ ", drawing):
        words = re.findall(r'\+?"[^"]*"|\S+', part)
        paths, options = drawing_of(words, archive, glyphs)
        letters = filled_letters(
            [(path, letter == "f") for path, letter in paths], options.get("open", ()),
            options.get("hole", ()), options.get("raised", ()), options.get("line", ()),
            options.get("open", ()))
        if "cut" in options:
            letters = ["h" if letter == "f" else "c" for _, letter in paths]
        for n, ((path, outlined), filled) in enumerate(zip(paths, letters)):
            if outlined == "-":
                filled = "f"
            elif outlined is None:
                outlined = "f" if n in options.get("solid", ()) else "s"
            layers.append((outlined, filled, path))
        flags += "".join(f for f, key in (("m", "mirror"), ("p", "plain")) if key in options)
        is_filled = is_filled or "filled" in options
    if is_filled:
        layers = [(letter, "-", path) for letter, path in in_painting_order(layers)]
    return layers, flags


def read_table(archive):
    """Lines of the output by name, made of scripts/symbols.txt."""
    entries, glyphs = {}, {}
    for number_of_line, line in enumerate(TABLE.read_text().splitlines(), 1):
        line = line.split("#")[0].strip() if not line.startswith("#") else ""
        if not line:
            continue
        try:
            names, drawing = line.split(" = ", 1)
            names = names.split()
            for name in names:
                if name in entries:
                    raise ValueError(f"{name} is there twice")
            entries[names[0]] = drawing
            for name in names[1:]:
                entries[name] = "@" + names[0]
            if names[0].startswith("_"):
                glyphs[names[0]] = [path for _, _, path in table_entry(drawing, archive, {})[0]]
        except (ValueError, KeyError) as error:
            sys.exit(f"{TABLE}:{number_of_line}: {error}")
    lines = {}
    for name, drawing in entries.items():
        if drawing.startswith("@"):
            while entries.get(drawing[1:], "").startswith("@"):
                drawing = entries[drawing[1:]]
            lines[name] = "=" + drawing[1:]
            continue
        layers, flags = table_entry(drawing, archive, glyphs)
        lines[name] = f"{flags or '-'} " + ";".join(
            outlined + filled + encode_short(path) for outlined, filled, path in layers)
    return lines


def number(value):
    return str(round(value * 1000))


def encode(path):
    out = ""
    for command in path:
        out += command[0] + " ".join(
            number(coordinate) for point in command[1:] for coordinate in point)
    return out


def encode_short(path):
    """Relative coordinates in hundredths; each is taken from the rounded point before."""
    out, point, start = "", (0, 0), (0, 0)
    for command in path:
        if command[0] == "Z":
            out += "z"
            point = start
            continue
        rounded = [(round(x * 100), round(y * 100)) for x, y in command[1:]]
        numbers = [n for x, y in rounded for n in (x - point[0], y - point[1])]
        text = command[0].lower()
        for index, value in enumerate(numbers):
            text += (" " if index and value >= 0 else "") + str(value)
        out += text
        point = rounded[-1]
        if command[0] == "M":
            start = point
    return out


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    icons = json.loads(pathlib.Path(sys.argv[1]).read_text())["icons"]
    with zipfile.ZipFile(sys.argv[2]) as archive:
        table = read_table(archive)
    given = {name: given_layers(name, icons) for name in icons if name not in COMPOSED}
    for name, layers in given.items():
        base = name.removesuffix(".fill")
        if name != base and base in given:
            # What the base's filled form draws anyway needs no line of its own.
            form = [(f, p) for o, f, p in layers if f != "-"]
            form = sorted(form, key=lambda layer: {"f": 0, "c": 1, "h": 1}.get(layer[0], 2))
            has_form = any(letter == "f" for letter, _ in form)
            if name not in SLASHED and has_form and form == in_painting_order(given[base]):
                continue
        if icons[name]["filled"] and name not in SLASHED:
            layers = [(letter, "-", path) for letter, path in in_painting_order(layers)]
        flags = ("m" if icons[name]["mirrorsInRTL"] else "") + ("p" if name in PLAIN else "")
        table[name] = f"{flags or '-'} " + ";".join(o + f + encode(path) for o, f, path in layers)
    for name, line in table.items():
        if line.startswith("=") and line[1:] not in table:
            sys.exit(f"{name}: there is no {line[1:]}")
    lines = [
        "// Generated by scripts/generate-icons.py from Lucide geometry (docs/licences/Lucide.txt);",
        "// do not edit. The script describes the format.",
        "// swift-format-ignore-file",
        "",
        "enum IconData {",
        "  static let text = \"\"\"",
    ]
    lines += [f"    {name} {table[name]}" for name in sorted(table, key=lambda n: n.encode())]
    lines += ["    \"\"\"", "}", ""]
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text("\n".join(lines))
    print(f"{len(table)} names, {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()

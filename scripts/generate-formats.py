#!/usr/bin/env python3
"""Generates Sources/Components/Formatting/FormatData.swift: how languages write numbers, dates,
measures and lists.

The data is CLDR's, read from the Python package babel, which is built from one CLDR version; the
version is written into the file. What babel leaves out comes from Node's Intl: the least digits of
a number that is grouped, narrow currency symbols, the words between a date and its time, and the
names of near days ("yesterday"). Its CLDR version is written into the file too.

One literal a locale, one line an entry: a key, a space, the value, whose parts have bars between
them; plural forms that differ from the first part, `other`, begin with their name. A regional locale
has only what differs from its parent. What equals a fallback is left out: a narrow text's is the
short one, a short and a wide text's each other, a stand-alone name's the one within a date.

Usage: python3 scripts/generate-formats.py      (needs babel >= 2.18 and node)
"""
import json
import pathlib
import subprocess

import babel
import babel.localedata
from babel import Locale
from babel.core import get_global

OUTPUT = pathlib.Path(__file__).parent.parent / "Sources/Components/Formatting/FormatData.swift"

# A tag and its parent. The first twenty are languages; the others are regions with habits of their
# own.
LOCALES = {
    tag: None
    for tag in (
        "en de fr es it pt nl ru uk he ar fa tr pl ja ko zh-Hans zh-Hant hi th".split())
} | {
    "en-001": "en", "en-GB": "en-001", "en-AU": "en-001", "en-CA": "en-001", "en-IE": "en-001",
    "en-IN": "en-001", "en-NZ": "en-001", "en-ZA": "en-001",
    "de-AT": "de", "de-CH": "de", "fr-BE": "fr", "fr-CA": "fr", "fr-CH": "fr",
    "es-419": "es", "es-MX": "es-419", "es-AR": "es-419", "es-CO": "es-419", "es-US": "es-419",
    "it-CH": "it", "pt-PT": "pt", "nl-BE": "nl", "ar-AE": "ar", "ar-EG": "ar", "ar-SA": "ar",
    "zh-Hant-HK": "zh-Hant",
}

CURRENCIES = (
    "AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR IRR ISK JPY KRW "
    "KZT MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN QAR RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR"
).split()

UNITS = """
acceleration-g-force acceleration-meter-per-square-second angle-degree angle-radian
angle-revolution angle-arc-minute angle-arc-second
area-square-kilometer area-hectare area-square-meter area-square-centimeter area-square-mile
area-acre area-square-foot area-square-inch area-square-yard
concentr-part-per-million consumption-liter-per-100-kilometer consumption-mile-per-gallon
digital-bit digital-byte digital-kilobit digital-kilobyte digital-megabit digital-megabyte
digital-gigabit digital-gigabyte digital-terabit digital-terabyte digital-petabyte
duration-year duration-month duration-week duration-day duration-hour duration-minute
duration-second duration-millisecond duration-microsecond duration-nanosecond
electric-ampere electric-milliampere electric-ohm electric-volt
energy-calorie energy-foodcalorie energy-joule energy-kilocalorie energy-kilojoule
energy-kilowatt-hour
frequency-hertz frequency-kilohertz frequency-megahertz frequency-gigahertz
length-kilometer length-meter length-decimeter length-centimeter length-millimeter
length-micrometer length-nanometer length-mile length-yard length-foot length-inch
length-nautical-mile length-light-year length-astronomical-unit
mass-tonne mass-kilogram mass-gram mass-milligram mass-microgram mass-ton mass-stone mass-pound
mass-ounce mass-carat
power-watt power-kilowatt power-megawatt power-gigawatt power-milliwatt power-horsepower
pressure-hectopascal pressure-kilopascal pressure-pascal pressure-bar pressure-millibar
pressure-millimeter-ofhg pressure-pound-force-per-square-inch
speed-kilometer-per-hour speed-meter-per-second speed-mile-per-hour speed-knot
temperature-celsius temperature-fahrenheit temperature-kelvin
volume-liter volume-deciliter volume-centiliter volume-milliliter volume-cubic-meter
volume-cubic-kilometer volume-cubic-centimeter volume-gallon volume-quart volume-pint volume-cup
volume-fluid-ounce volume-tablespoon volume-teaspoon
""".split()

DIGITS = {"arab": "٠١٢٣٤٥٦٧٨٩", "arabext": "۰۱۲۳۴۵۶۷۸۹"}
WIDTHS = {"w": "wide", "a": "abbreviated", "s": "short", "n": "narrow"}
FIELDS = "year month week day hour minute second".split()

INTL = """
const [locales, currencies, fields] = JSON.parse(process.argv[1]);
const answer = {cldr: process.versions.cldr};
const date = new Date(Date.UTC(2026, 5, 14, 9, 41));
for (const tag of locales) {
  const number = (value, options) => new Intl.NumberFormat(tag, options).formatToParts(value);
  const show = o => new Intl.DateTimeFormat(tag + '-u-ca-gregory', {timeZone: 'UTC', ...o}).format(date);
  const time = show({timeStyle: 'short'});
  const joins = {};
  for (const style of ['full', 'long']) {
    joins[style] = show({dateStyle: style, timeStyle: 'short'})
      .replace(show({dateStyle: style}), '{1}').replace(time, '{0}');
  }
  const names = {};
  for (const [key, style] of [['w', 'long'], ['s', 'short'], ['n', 'narrow']]) {
    const numeric = new Intl.RelativeTimeFormat(tag, {style, numeric: 'always'});
    const named = new Intl.RelativeTimeFormat(tag, {style, numeric: 'auto'});
    for (const field of fields) for (const n of [-2, -1, 0, 1, 2]) {
      const name = named.format(n, field);
      if (name !== numeric.format(n, field)) names[`${field}/${key}/${n}`] = name;
    }
  }
  answer[tag] = {
    joins, names, groupsFour: number(1234, {}).some(p => p.type === 'group'),
    narrow: Object.fromEntries(currencies.map(code => [code, number(1, {
      style: 'currency', currency: code, currencyDisplay: 'narrowSymbol',
    }).find(p => p.type === 'currency').value])),
  };
}
console.log(JSON.stringify(answer));
"""


def intl():
    question = json.dumps([list(LOCALES), CURRENCIES, FIELDS])
    run = subprocess.run(["node", "-e", INTL, question], check=True, capture_output=True, text=True)
    return json.loads(run.stdout)


def pattern(value):
    return getattr(value, "pattern", value)


def plain(data):
    return {str(k): plain(v) if hasattr(v, "items") else pattern(v) for k, v in data.items()}


PLURALS = ("zero", "one", "two", "few", "many")


def marks(entries, key, forms):
    """A text's plural forms: `other` and, behind bars, those that differ from it."""
    if not forms or "other" not in forms:
        return
    other = forms["other"]
    entries[key] = "|".join([other] + [
        f"{form}={forms[form]}" for form in PLURALS if forms.get(form, other) != other])


def names(entries, key, data, order):
    """Lists of names: widths of names in a date (f) and alone (s)."""
    data = plain(data)
    for context, letter in (("format", "f"), ("stand-alone", "s")):
        for width, name in WIDTHS.items():
            values = data.get(context, {}).get(name)
            if not values or any(str(i) not in values for i in order):
                continue
            entries[f"{key}/{letter}/{width}"] = "|".join(values[str(i)] for i in order)


def entries_of(tag, intl_answer):
    # What babel resolves for one locale it may show for the next.
    babel.localedata._cache.clear()
    locale = Locale.parse(tag.replace("-", "_"))
    data = locale._data
    own = intl_answer[tag]
    entries = {}
    for form, rule in locale.plural_form.rules.items():
        entries[f"rule/{form}"] = rule
    # Numbers.
    system = locale.default_numbering_system
    symbols = dict(data["number_symbols"][system].items())
    if system in DIGITS:
        entries["n/digits"] = DIGITS[system]
    for key, symbol in (
        ("decimal", "decimal"), ("group", "group"), ("percent", "percentSign"),
        ("plus", "plusSign"), ("minus", "minusSign"), ("exponent", "exponential"),
        ("nan", "nan"), ("infinity", "infinity")):
        entries[f"n/{key}"] = symbols[symbol]
    entries["n/number"] = locale.decimal_formats[None].pattern
    entries["n/rate"] = locale.percent_formats[None].pattern
    entries["n/scientific"] = locale.scientific_formats[None].pattern
    entries["n/currency"] = locale.currency_formats["standard"].pattern
    entries["n/accounting"] = locale.currency_formats["accounting"].pattern
    entries["n/least-grouped"] = "1" if own["groupsFour"] else "2"
    for key, forms in (
        ("k", plain(data["compact_decimal_formats"])), ("kc", plain(data["compact_currency_formats"]))):
        forms = forms["short"]
        for size in forms["other"]:
            marks(entries, f"{key}/{len(size) - 1}",
                  {form: sizes[size] for form, sizes in forms.items() if size in sizes})
    marks(entries, "c", {f: pattern(p) for f, p in data["currency_unit_patterns"].items()})
    for code in CURRENCIES:
        symbol = locale.currency_symbols.get(code, code)
        if symbol != code:
            entries[f"c/{code}"] = symbol
        if own["narrow"][code] != symbol:
            entries[f"c/{code}/n"] = own["narrow"][code]
        plurals = dict(data["currency_names_plural"].get(code, {}).items())
        plurals.setdefault("other", locale.currencies.get(code, code))
        marks(entries, f"c/{code}/w", plurals)
    # Dates.
    names(entries, "month", data["months"], range(1, 13))
    names(entries, "day", data["days"], [6, 0, 1, 2, 3, 4, 5])
    names(entries, "quarter", data["quarters"], range(1, 5))
    names(entries, "half", data["day_periods"], ["am", "pm"])
    names(entries, "era", {"format": data["eras"]}, [0, 1])
    periods = []
    for name, times in data["day_period_rules"].get(None, {}).items():
        for time in times:
            periods.append((name, time["at"], None) if "at" in time else
                           (name, time["from"], time["before"]))
    # Moments before spans.
    periods.sort(key=lambda period: (period[2] is not None, period[1]))
    entries["period/times"] = "|".join(
        f"{name}={start}" + (f"-{end}" if end is not None else "") for name, start, end in periods)
    for letter in "wan":
        own_names = plain(data["day_periods"]["format"]).get(WIDTHS[letter], {})
        entries[f"period/{letter}"] = "|".join(
            f"{name}={own_names[name]}" for name, _, _ in periods if name in own_names)
    short_time = locale.time_formats["short"].pattern
    entries["hours"] = "24" if "H" in short_time or "k" in short_time else "12"
    skeletons = plain(data["datetime_skeletons"])
    intervals = plain(data["interval_formats"])
    # Of two spellings babel keeps the one for old software; CLDR's own has a narrow space.
    narrow = "\u202fa" in json.dumps(intervals.get("hm", {}), ensure_ascii=False)
    for skeleton, text in skeletons.items():
        if narrow:
            parts = text.split("'")
            parts[::2] = [part.replace(" a", "\u202fa") for part in parts[::2]]
            text = "'".join(parts)
        entries[f"s/{skeleton}"] = text
    for skeleton, parts in intervals.items():
        if skeleton == "None":
            entries["interval"] = parts
            continue
        for field, pieces in parts.items():
            if len(pieces) == 2 and not set(skeleton) & set("GBv"):
                entries[f"i/{skeleton}/{field}"] = "|".join(pieces)
    for style in ("full", "long", "medium", "short"):
        entries[f"join/{style}"] = pattern(data["datetime_formats"][style])
    for style, text in own["joins"].items():
        if "{0}" in text and "{1}" in text:
            entries[f"at/{style}"] = text
    entries["gmt"] = data["zone_formats"]["gmt"].replace("%s", "{0}")
    # Distances in time.
    for field in FIELDS:
        for width, suffix in (("w", ""), ("s", "-short"), ("n", "-narrow")):
            forms = plain(data["date_fields"].get(field + suffix, {}))
            for direction in ("past", "future"):
                marks(entries, f"r/{field}/{width}/{direction}", forms.get(direction))
    for key, text in own["names"].items():
        entries[f"r/{key}"] = text
    # Measures.
    for unit in UNITS:
        widths = plain(data["unit_patterns"].get(unit, {}))
        for width, name in (("w", "long"), ("s", "short"), ("n", "narrow")):
            marks(entries, f"u/{unit}/{width}", widths.get(name))
    # Lists.
    lists = plain(data["list_patterns"])
    for kind, name in (("and", "standard"), ("or", "or"), ("unit", "unit")):
        parts = dict.fromkeys(("start", "middle", "end", "2"), "{0}, {1}")
        for width, suffix in (("w", ""), ("s", "-short"), ("n", "-narrow")):
            # A narrower list has only what differs.
            parts.update(lists.get(name + suffix, {}))
            entries[f"l/{kind}/{width}"] = "|".join(
                parts[part] for part in ("start", "middle", "end", "2"))
    return entries


def candidates(key):
    """The keys under which a reader looks for an entry, one after the other."""
    parts = key.split("/")
    yield key
    if parts[0] in "rul":
        for width in {"w": "s", "s": "w", "n": "sw"}[parts[2]]:
            yield "/".join(parts[:2] + [width] + parts[3:])
    if parts[0] in ("month", "day", "quarter", "half") and parts[1] == "s":
        yield "/".join([parts[0], "f", parts[2]])


def least(tag, entries, emitted):
    """The entries of a locale that its fallbacks and its parent do not give."""
    own = emitted[tag] = {}
    chain = [own] + ([emitted[LOCALES[tag]]] if LOCALES[tag] else [])
    while LOCALES.get(tag) and LOCALES[LOCALES[tag]]:
        tag = LOCALES[tag]
        chain.append(emitted[LOCALES[tag]])

    def found(key):
        for candidate in candidates(key):
            for table in chain:
                if candidate in table:
                    return table[candidate]
        return None

    # Wide before narrow, so that nothing decided changes.
    def order(key):
        parts = key.split("/")
        width = "wsn".find(parts[2]) if parts[0] in "rul" and len(parts) > 2 else 0
        return (width, parts[1:2] == ["s"])

    for key in sorted(entries, key=order):
        if found(key) != entries[key]:
            own[key] = entries[key]
    assert all(found(key) == value for key, value in entries.items()), tag
    return own


def literal(entries):
    lines = []
    for key, value in sorted(entries.items(), key=lambda item: item[0].encode()):
        assert " " not in key and "\n" not in value and "\\" not in value and '"""' not in value, key
        text = "".join(
            f"\\u{{{ord(c):X}}}" if c in "\xa0\u202f\u2009\u200e\u200f\u061c\u200b\u200c" else c
            for c in value)
        lines.append(f"    {key} {text}")
    return "\n".join(lines)


def main():
    own = intl()
    resolved = {tag: entries_of(tag, own) for tag in LOCALES}
    fractions = get_global("currency_fractions")
    digits = " ".join(
        f"{code}{value[0]}" for code, value in sorted(fractions.items())
        if code != "DEFAULT" and value[0] != 2)
    out = [
        f"// Generated by scripts/generate-formats.py from babel {babel.__version__}",
        f"// (CLDR {get_global('cldr')['version']}) and, for what babel leaves out, Node's Intl"
        f" (CLDR {own['cldr']}).",
        "// © 1991-2025 Unicode, Inc. (docs/licences/Unicode-3.0.txt); do not edit. The script"
        " describes the format.",
        "// swift-format-ignore-file", "",
        "/// How locales write numbers, dates, measures and lists, as CLDR has it.",
        "enum FormatData {",
        f'  static let cldrVersion = "{get_global("cldr")["version"]}"',
        "  /// The languages, and regions that differ from their parent.",
        f'  static let locales = "{" ".join(LOCALES)}"',
        "  /// Currencies whose digits after the decimal separator are not two.",
        f'  static let currencyDigits = "{digits}"', "",
        "  /// The entries of a locale, and its parent.",
        "  static func entries(_ tag: String) -> (text: String, parent: String?)? {",
        "    switch tag {",
    ]
    for tag, parent in LOCALES.items():
        name = tag.replace("-", "_")
        out.append(f'    case "{tag}": ({name}, {json.dumps(parent) if parent else "nil"})')
    out += ["    default: nil", "    }", "  }"]
    size = 0
    emitted = {}
    for tag, parent in LOCALES.items():
        entries = least(tag, resolved[tag], emitted)
        text = literal(entries)
        size += len(text.encode())
        out += ["", f"  static let {tag.replace('-', '_')} = \"\"\"", text, '    """']
    out.append("}")
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text("\n".join(out) + "\n")
    print(f"{OUTPUT.name}: {len(LOCALES)} locales, {size} bytes")


main()

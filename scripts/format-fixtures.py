#!/usr/bin/env python3
"""Writes babel's answers for numbers, dates, distances in time, measures and lists into
Tests/Fixtures/Formatting, with which ComponentsTests compares the formats.

A file has sections: a line `[language question]`, then one answer a line, in the order of the values in
the file's first lines, which begin with `#`. Three things are CLDR's but not babel's, and are put
right here: digits of their own (babel writes ASCII ones), numbers of four digits that some languages
do not group, and the space between a currency's letters and a digit.

Usage: python3 scripts/format-fixtures.py [--check]    (needs babel >= 2.18, and FormatData.swift)
With --check nothing is written: it fails where a file is not what babel says.
"""
import datetime
import decimal
import pathlib
import re
import sys

import babel
import babel.localedata
from babel import Locale, dates, lists, numbers, units

ROOT = pathlib.Path(__file__).parent.parent
OUTPUT = ROOT / "Tests/Fixtures/Formatting"
LANGUAGES = "en de fr es it pt nl ru uk he ar fa tr pl ja ko zh-Hans zh-Hant hi th".split()
UTC = datetime.timezone.utc

NUMBERS = """0 1 2 3 5 7 10 11 12 21 25 99 100 101 111 999 1000 1234 9000 10000 12345 100000 1234567
98765432 -1 -42 -1234.5 0.25 1234.5678 123456.789""".split()
# Whole amounts, as compact texts are rounded to.
DATES = [
    datetime.datetime(year, month, day, hour, minute, second, tzinfo=UTC)
    for year, month, day, hour, minute, second in [
        (1970, 1, 1, 0, 0, 0), (1999, 12, 31, 23, 59, 59), (2000, 2, 29, 12, 0, 0),
        (2008, 5, 6, 1, 2, 3), (2010, 10, 10, 10, 10, 10), (2015, 7, 4, 13, 5, 9),
        (2020, 1, 2, 3, 4, 5), (2021, 2, 14, 11, 59, 0), (2022, 3, 31, 12, 30, 30),
        (2023, 4, 1, 18, 45, 15), (2024, 2, 29, 6, 7, 8), (2025, 6, 30, 21, 0, 59),
        (2026, 1, 5, 9, 41, 0), (2026, 2, 3, 0, 30, 0), (2026, 3, 8, 7, 7, 7),
        (2026, 4, 20, 14, 20, 20), (2026, 5, 1, 17, 8, 0), (2026, 6, 14, 9, 41, 0),
        (2026, 7, 22, 20, 15, 45), (2026, 8, 8, 8, 8, 8), (2026, 9, 9, 22, 22, 22),
        (2026, 10, 25, 2, 30, 0), (2026, 11, 11, 11, 11, 11), (2026, 12, 24, 16, 0, 0),
        (2027, 1, 31, 5, 55, 55), (2030, 9, 30, 10, 0, 0), (2038, 1, 19, 3, 14, 7),
        (2050, 5, 5, 15, 15, 15), (2099, 12, 1, 19, 19, 19), (9999, 12, 31, 23, 0, 0),
    ]
]
SPANS = [
    ("2026-06-14T09:41:00", end) for end in (
        "2026-06-14T09:55:00", "2026-06-14T11:00:00", "2026-06-14T15:30:00", "2026-06-16T10:00:00",
        "2026-07-02T10:00:00", "2027-01-03T10:00:00")
]
AMOUNTS = "0 1 2 3 4 5 6 10 11 12 20 21 22 25 50 99 100 101 102 103 111 121 200 1000 1.5 0.5 2.25 -1 -7 12345".split()
DISTANCES = [
    (unit, n) for unit, n in [
        ("second", 1), ("second", 2), ("second", 30), ("second", -1), ("second", -5), ("minute", 1),
        ("minute", 2), ("minute", 21), ("minute", -1), ("minute", -45), ("hour", 1), ("hour", 3),
        ("hour", 11), ("hour", -1), ("hour", -23), ("day", 1), ("day", 2), ("day", 5), ("day", -1),
        ("day", -6), ("week", 1), ("week", 3), ("week", -1), ("week", -2), ("month", 1), ("month", 11),
        ("month", -1), ("year", 1), ("year", 2), ("year", -100)]
]
LISTS = [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"], ["A", "B", "C", "D", "E"]]
UNITS = """length-kilometer length-foot mass-kilogram mass-ounce temperature-celsius speed-kilometer-per-hour
volume-liter digital-megabyte duration-hour duration-day""".split()

data = (ROOT / "Sources/Components/Formatting/FormatData.swift").read_text()


def ungrouped(language, text):
    """Whether CLDR leaves a number of four digits without a separator."""
    block = data.split(f"static let {language.replace('-', '_')} = ")[1].split('"""')[1]
    return "n/least-grouped 2" in block and len(text.lstrip("-").split(".")[0]) == 4


def own_digits(language, text):
    return text.translate({48 + i: d for i, d in enumerate("۰۱۲۳۴۵۶۷۸۹")}) if language == "fa" else text


def spaced(text):
    """A space between letters and digits (CLDR's currencySpacing)."""
    text = re.sub(r"([A-Z])(\d)", "\\1\xa0\\2", text)
    return re.sub(r"(\d)([A-Z])", "\\1\xa0\\2", text)


def write(name, values, sections):
    lines = [f"# Written by scripts/format-fixtures.py from babel {babel.__version__}."]
    lines += [f"# {value}" for value in values]
    count = 0
    for (language, question), answers in sections.items():
        assert len(answers) == len(values), (language, question)
        lines.append(f"[{language} {question}]")
        for answer in answers:
            assert "\n" not in answer
            lines.append(own_digits(language, answer))
        count += len(answers)
    text = "\n".join(lines) + "\n"
    file = OUTPUT / f"{name}.txt"
    if "--check" in sys.argv:
        if file.read_text() != text:
            sys.exit(f"{file.name}: babel {babel.__version__} says otherwise")
    else:
        file.write_text(text)
    print(f"{name}.txt: {count} answers")


def signed(locale, text):
    """The signs of the language, for which babel writes ASCII ones."""
    symbols = locale.number_symbols[locale.default_numbering_system]
    minus = symbols["minusSign"]
    # Exponents have the language's sign already.
    text = text.replace(minus, "-").replace("-", minus)
    return text.replace("%", symbols["percentSign"])


def number(language, locale, text, question):
    return signed(locale, unsigned_number(language, locale, text, question))


def unsigned_number(language, locale, text, question):
    value = decimal.Decimal(text)
    common = {"locale": locale, "numbering_system": "default",
              "group_separator": not ungrouped(language, text)}
    if question == "decimal":
        pattern = locale.decimal_formats[None].pattern.replace(".###", ".######")
        return numbers.format_decimal(value, format=pattern, **common)
    if question == "percent":
        common["group_separator"] = not ungrouped(language, str(int(value * 100)))
        pattern = locale.percent_formats[None].pattern.replace("0", "0.######", 1)
        return numbers.format_percent(value, format=pattern, **common)
    if question == "scientific":
        return numbers.format_scientific(value, locale=locale, numbering_system="default")
    if question == "compact":
        short = numbers.format_compact_decimal(
            int(value), locale=locale, fraction_digits=0, numbering_system="default")
        if any(c.isalpha() or c == "\xa0" for c in short):
            return short
        # A number that is not made shorter is grouped, from five digits on.
        return numbers.format_decimal(
            int(value), locale=locale, numbering_system="default",
            group_separator=abs(value) >= 10000)
    style, code = question.split("-")
    if style == "name":
        # The form is that of the number as it is written, with its decimals.
        return numbers.format_currency(
            value.quantize(decimal.Decimal("0.01")), code, format_type="name", **common)
    return spaced(numbers.format_currency(value, code, format_type=style, **common))


def date(locale, value, question):
    skeletons = locale.datetime_skeletons
    if question in ("full", "long"):
        # A skeleton of its own wins over the style.
        own = {"full": "yMMMMEEEEd", "long": "yMMMMd"}[question]
        if own in skeletons:
            return dates.format_skeleton(own, value, tzinfo=UTC, locale=locale)
        shorter = {"full": "yMMMEd", "long": "yMMMd"}[question]
        if "G" in dates.get_date_format(question, locale).pattern:
            pattern = skeletons[shorter].pattern.replace("MMM", "MMMM").replace("E", "EEEE")
            return dates.format_datetime(value, pattern, tzinfo=UTC, locale=locale)
        return dates.format_date(value, question, locale=locale)
    if question in ("jmm", "jmmss"):
        style = "short" if question == "jmm" else "medium"
        if "H" in locale.time_formats[style].pattern:
            return dates.format_skeleton(
                "Hm" if question == "jmm" else "Hms", value, tzinfo=UTC, locale=locale)
        return dates.format_time(value, style, tzinfo=UTC, locale=locale)
    return dates.format_skeleton(question, value, tzinfo=UTC, locale=locale)


def sections(questions, values, answer):
    result = {}
    for language in LANGUAGES:
        # What babel resolves for one locale it may show for the next.
        babel.localedata._cache.clear()
        locale = Locale.parse(language.replace("-", "_"))
        for question in questions:
            result[language, question] = [answer(language, locale, value, question) for value in values]
    return result


def distance(locale, value, width):
    unit, n = value
    seconds = dict(dates.TIMEDELTA_UNITS)[unit]
    # A width that a language does not have is as the next wider one.
    direction = "future" if n > 0 else "past"
    fields = locale._data["date_fields"]
    while direction not in fields.get(unit + {"long": ""}.get(width, f"-{width}"), {}):
        width = "short" if width == "narrow" else "long"
    return dates.format_timedelta(
        datetime.timedelta(seconds=n * seconds), granularity=unit, threshold=1e18, add_direction=True,
        format=width, locale=locale)


def span(locale, value, skeleton):
    start, end = (datetime.datetime.fromisoformat(text).replace(tzinfo=UTC) for text in value)
    return dates.format_interval(start, end, skeleton, tzinfo=UTC, locale=locale)


def measure(language, locale, text, question):
    unit, width = question.split("/")
    value = decimal.Decimal(text)
    # A width that a language does not have is as the short one, a plural form as `other`.
    patterns = locale._data["unit_patterns"][unit]
    if "other" not in patterns.get(width, {}):
        width = "short"
    if ungrouped(language, text) or locale.plural_form(abs(value)) not in patterns[width]:
        form = locale.plural_form(abs(value))
        pattern = patterns[width].get(form, patterns[width]["other"])
        answer = pattern.replace("{0}", numbers.format_decimal(
            value, locale=locale, numbering_system="default",
            group_separator=not ungrouped(language, text)))
    else:
        answer = units.format_unit(value, unit, width, locale=locale, numbering_system="default")
    minus = locale.number_symbols[locale.default_numbering_system]["minusSign"]
    return answer.replace("-", minus, 1) if value < 0 else answer


OUTPUT.mkdir(parents=True, exist_ok=True)
write("numbers", NUMBERS, sections(
    ["decimal", "percent", "scientific", "compact", "standard-USD", "standard-EUR", "standard-JPY",
     "accounting-GBP", "name-USD"], NUMBERS, number))
write("dates", [f"{value:%Y-%m-%dT%H:%M:%S}" for value in DATES], sections(
    ["yMd", "yMMMd", "MMMd", "yMMM", "yMMMM", "MMMMd", "long", "full", "jmm", "jmmss"], DATES,
    lambda _, locale, value, question: date(locale, value, question)))
write("intervals", [" ".join(value) for value in SPANS], sections(
    ["yMd", "yMMMd", "MMMd"], SPANS, lambda _, locale, value, question: span(locale, value, question)))
write("distances", [f"{unit} {n}" for unit, n in DISTANCES], sections(
    ["long", "short", "narrow"], DISTANCES,
    lambda _, locale, value, question: distance(locale, value, question)))
write("measures", AMOUNTS, sections(
    [f"{unit}/{width}" for unit in UNITS for width in ("long", "short", "narrow")], AMOUNTS, measure))
write("lists", ["|".join(value) for value in LISTS], sections(
    ["standard", "or"], LISTS,
    lambda _, locale, value, question: lists.format_list(value, question, locale)))

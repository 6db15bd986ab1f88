#!/usr/bin/env python3
"""Generates the word lists by which Thai, Lao, Khmer and Burmese text breaks into lines.

    apt-get install libicu72            # Debian 12: ICU 72.1
    scripts/generate-break-dictionaries.py [--data /usr/lib/x86_64-linux-gnu/libicudata.so.72] [--check]

Writes Sources/Typography/Resources/BreakDictionaries.swift; with --check it only compares and fails
when the file is out of date. Python 3.9 or later, standard library only. THIRD_PARTY_NOTICES.md has the
notice of each dictionary.

Each list becomes the smallest graph of letters that spells exactly its words (a DAFSA), written as text
of six bits per character, as in generate-unicode-tables.py, which is read in place. A node is a list of
edges; an edge is two characters, twelve bits from the highest: its letter (7 bits, the code point less
the list's first), whether a word ends there, whether it is the node's last edge, and where it leads (3
bits): 0 nowhere, 1 to what follows the edge, 2 to 4 as far behind it as that many further characters
say.
"""

import argparse
import os
import struct
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TARGET = os.path.join(ROOT, "Sources/Typography/Resources/BreakDictionaries.swift")
DATA = "/usr/lib/x86_64-linux-gnu/libicudata.so.72"
VERSION = "72.1"
LISTS = [("thai", "thaidict", 0x0E00), ("lao", "laodict", 0x0E80), ("khmer", "khmerdict", 0x1780),
         ("burmese", "burmesedict", 0x1000)]


def entry(data, name):
    """One file of the data package (a table of contents of names and offsets)."""
    start = data.index(b"CmnD") - 12
    base = start + struct.unpack_from("<H", data, start)[0]
    count = struct.unpack_from("<I", data, base)[0]
    for index in range(count):
        label, offset = struct.unpack_from("<II", data, base + 4 + 8 * index)
        if data[base + label:data.index(b"\0", base + label)].endswith(name.encode()):
            return data[base + offset:]
    sys.exit(f"{name} is not in the data")


class Trie:
    """Reads the words of a serialized ICU BytesTrie."""

    def __init__(self, data):
        self.data = data

    def value_end(self, at):
        lead = self.data[at] >> 1
        return at + 1 + (0 if lead < 0x51 else 1 if lead < 0x6C else 2 if lead < 0x7E else 3 + (lead & 1))

    def value(self, at):
        lead, data = self.data[at] >> 1, self.data
        if lead < 0x51:
            return lead - 0x10
        if lead < 0x6C:
            return (lead - 0x51) << 8 | data[at + 1]
        if lead < 0x7E:
            return (lead - 0x6C) << 16 | data[at + 1] << 8 | data[at + 2]
        return int.from_bytes(data[at + 1:self.value_end(at)], "big")

    def delta(self, at):
        lead, data = self.data[at], self.data
        size = 1 if lead < 0xC0 else 2 if lead < 0xF0 else 3 if lead < 0xFE else 4 + (lead & 1)
        rest = int.from_bytes(data[at + 1:at + size], "big")
        high = lead if size == 1 else lead - 0xC0 if size == 2 else lead - 0xF0 if size == 3 else 0
        return at + size, at + size + (high << 8 * (size - 1) | rest)

    def words(self, at=0, prefix=()):
        data = self.data
        while True:
            node = data[at]
            if node >= 0x20:
                yield prefix
                if node & 1:
                    return
                at = self.value_end(at)
            elif node >= 0x10:
                length = node - 0x0F
                prefix += tuple(data[at + 1:at + 1 + length])
                at += 1 + length
            else:
                length = node + 1
                at += 1
                if node == 0:
                    length = data[at] + 1
                    at += 1
                yield from self.branch(at, length, prefix)
                return

    def branch(self, at, length, prefix):
        while length > 5:
            at, less = self.delta(at + 1)
            yield from self.branch(less, length >> 1, prefix)
            length -= length >> 1
        for _ in range(length - 1):
            key = (self.data[at],)
            after = self.value_end(at + 1)
            if self.data[at + 1] & 1:
                yield prefix + key
            else:
                yield from self.words(after + self.value(at + 1), prefix + key)
            at = after
        yield from self.words(at + 1, prefix + (self.data[at],))


def words(data, name, first):
    file = entry(data, name + ".dict")
    file = file[struct.unpack_from("<H", file, 0)[0]:]
    indexes = struct.unpack_from("<8i", file, 0)
    trie, total, kind, transform = indexes[0], indexes[3], indexes[4] & 7, indexes[5]
    assert kind == 0 and transform >> 24 == 1, "not a trie of bytes"
    found = []
    for word in Trie(file[trie:total]).words():
        letters = tuple(0x200D if byte == 0xFF else 0x200C if byte == 0xFE
                        else byte + (transform & 0x1FFFFF) for byte in word)
        # A run of dictionary letters never holds joiners, so no text reaches such a word.
        if all(first <= letter < first + 128 for letter in letters):
            found.append(tuple(letter - first for letter in letters))
    return sorted(set(found))


def graph(words):
    """The minimal graph as nested tuples ((letter, ends, node), ...), equal nodes shared."""
    known = {}

    def build(low, high, depth):
        edges = []
        while low < high:
            letter, end = words[low][depth], low
            while end < high and words[end][depth] == letter:
                end += 1
            ends = len(words[low]) == depth + 1
            edges.append((end - low, letter, ends, build(low + ends, end, depth + 1)))
            low = end
        # Frequent letters first: a search looks through the edges in order.
        edges.sort(key=lambda edge: (-edge[0], edge[1]))
        node = tuple(edge[1:] for edge in edges)
        return known.setdefault(node, node)

    return build(0, len(words), 0)


def character(six):
    return chr(0x23 + six + (1 if six >= 57 else 0))


def write(root):
    """The text from its end: what an edge leads to is written before the edge, and counted forward."""
    places, parts, length = {}, [], 0
    stack = [(root, False)]
    while stack:
        node, isReady = stack.pop()
        if id(node) in places:
            continue
        if not isReady:
            stack.append((node, True))
            stack.extend((target, False) for _, _, target in reversed(node) if target)
            # The last pushed is written first; the last edge's node then follows its edge.
            continue
        for index, (letter, ends, target) in reversed(list(enumerate(node))):
            distance = length - places[id(target)] if target else 0
            kind = 0 if not target else 1 if distance == 0 else next(
                width for width in (2, 3, 4) if distance < 1 << 6 * width)
            bits = letter << 5 | ends << 4 | (index == len(node) - 1) << 3 | kind
            for value, width in ((distance, kind if kind > 1 else 0), (bits, 2)):
                parts.extend(character(value >> 6 * place & 63) for place in range(width))
                length += width
        places[id(node)] = length
    return "".join(reversed(parts))


def read(text):
    """The words back, to prove the writing."""
    codes = [ord(char) - (0x24 if ord(char) > 0x5C else 0x23) for char in text]
    found, stack = [], [(0, ())]
    while stack:
        at, prefix = stack.pop()
        while True:
            bits = codes[at] << 6 | codes[at + 1]
            word, kind = prefix + (bits >> 5,), bits & 7
            after = at + 2 + (kind if kind > 1 else 0)
            if bits & 16:
                found.append(word)
            if kind:
                distance = 0
                for code in codes[at + 2:after]:
                    distance = distance << 6 | code
                stack.append((after + distance, word))
            at = after
            if bits & 8:
                break
    return sorted(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", default=DATA)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    with open(options.data, "rb") as file:
        data = file.read()
    parts = [f"""// Generated by scripts/generate-break-dictionaries.py from ICU {VERSION}: do not edit.
// THIRD_PARTY_NOTICES.md has the notices of the word lists; the script describes the format.
// swift-format-ignore-file

enum BreakDictionaryTables {{
"""]
    for name, file, first in LISTS:
        found = words(data, file, first)
        text = write(graph(found))
        assert read(text) == found
        print(f"{name}: {len(found)} words, {len(text)} bytes")
        lines = [text[start:start + 92] for start in range(0, len(text), 92)]
        body = "\\\n".join("    " + line for line in lines)
        parts.append(f"  /// {len(found)} words; letters count from U+{first:04X}.\n"
                     f"  static let {name}: StaticString = \"\"\"\n{body}\n    \"\"\"\n")
    content = "".join(parts) + "}\n"
    if options.check:
        with open(TARGET, encoding="utf-8") as file:
            sys.exit(0 if file.read() == content else f"{TARGET} is out of date")
    with open(TARGET, "w", encoding="utf-8") as file:
        file.write(content)


main()

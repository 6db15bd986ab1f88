#!/usr/bin/env python3
"""Lays the benchmark's trees out with stretchable (Taffy), to compare `stillframe-bench layout` with.

usage: layout-peer.py        (pip install stretchable; skips loudly without)

Prints the processor time per node of the first layout, the median and the least of several runs.
The trees are those of Benchmarks/StillframeBench/LayoutBenchmarkTrees.swift that need no text.
"""
import sys
import time

try:
    from stretchable import taffylib
    from stretchable.node import SizeAvailableSpace, taffy
    from stretchable.style import FlexDirection, FlexWrap, Style
except ImportError:
    print("SKIPPED: pip install stretchable", file=sys.stderr)
    sys.exit(0)

ROW, COLUMN = FlexDirection.ROW, FlexDirection.COLUMN


class Node:
    """A node of the native library, without the Python objects around it."""

    styles = {}

    def __init__(self, *children, **style):
        key = repr(sorted(style.items(), key=str))
        if key not in Node.styles:
            Node.styles[key] = Style(**style).to_dict()
        self.id = taffylib.node_create(taffy._ptr, Node.styles[key])
        for child in children:
            self.append(child)

    def append(self, child):
        taffylib.node_add_child(taffy._ptr, self.id, child.id)


def wide_wrap(count):
    root = Node(size=(1000, None), flex_wrap=FlexWrap.WRAP)
    for index in range(count):
        root.append(Node(size=(10 + index % 41, 10 + index % 13)))
    return root, count + 1


def column(count):
    root = Node(size=(500, 300_000), flex_direction=COLUMN)
    for index in range(count):
        root.append(Node(size=(None, 10 + index % 7), flex_grow=1, margin=(2, 0, 0, 0)))
    return root, count + 1


def nested(depth, fan_out):
    root = Node(size=(10_000, 10_000))
    parents, total = [root], 1
    for level in range(1, depth + 1):
        following = []
        for parent in parents:
            for _ in range(fan_out):
                size = dict(size=(3, 3)) if level == depth else {}
                node = Node(flex_grow=1, flex_direction=ROW if level % 2 == 0 else COLUMN, **size)
                parent.append(node)
                following.append(node)
        parents, total = following, total + len(following)
    return root, total


def chain(count):
    node = Node(size=(10, 10))
    for index in range(count - 2, 0, -1):
        node = Node(node, flex_direction=ROW if index % 2 == 0 else COLUMN, padding=(0, 0, 0, 1))
    return Node(node), count


def binary(depth):
    def build(level, index):
        if level == depth:
            return Node(size=(5 + index % 7, 5 + index * 3 % 5))
        return Node(
            build(level + 1, index * 2), build(level + 1, index * 2 + 1),
            flex_direction=ROW if level % 2 == 0 else COLUMN)
    return build(0, 0), (2 << depth) - 1


TREES = [
    ("wide-wrap-10000", lambda: wide_wrap(10_000)), ("column-10000", lambda: column(10_000)),
    ("nested-11111", lambda: nested(4, 10)), ("chain-500", lambda: chain(500)),
    ("binary-depth-11", lambda: binary(11)),
]


def main():
    sys.setrecursionlimit(10_000)
    for name, build in TREES:
        samples = []
        for _ in range(5):
            root, count = build()
            space = SizeAvailableSpace(10_000, 10_000).to_dict()
            start = time.process_time_ns()
            taffylib.node_compute_layout(taffy._ptr, root.id, space)
            samples.append((time.process_time_ns() - start) / count)
        samples.sort()
        print(name, "ns per node: median", round(samples[2]), "least", round(samples[0]), flush=True)


main()

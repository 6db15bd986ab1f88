#!/usr/bin/env python3
"""Prints the cycles between the folders of each module.

An arrow goes from a folder to another one of its module that declares a top-level type which the
first one names. Folders that reach one another are one cycle. With names of modules only those
are looked at; `--arrows` also prints which types an arrow of a cycle consists of. Fails where there
is a cycle.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)",
    re.M,
)
# A name after that of a type is one that the type declares inside itself.
WORD = re.compile(r"(?<![A-Za-z0-9_?\])>]\.)\b[A-Z]\w+\b")
NESTED = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|associatedtype|case)\s+([A-Z]\w*)")
IMPORT = re.compile(r"^.*\bimport\s.*$", re.M)


def code(path):
    """The text of a file without comments and strings."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r'"""(?:.*?)"""', '""', text, flags=re.S)
    text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    return IMPORT.sub("", re.sub(r"//[^\n]*", "", text))


def arrows(module):
    """For each folder the folders that it names, with the types."""
    files = {path: code(path) for path in sorted(module.rglob("*.swift"))}

    def folder(path):
        parts = path.relative_to(module).parts
        return parts[0] if len(parts) > 1 else "."

    home = {}
    for path, text in files.items():
        for name in DECLARATION.findall(text):
            home.setdefault(name, set()).add(folder(path))
    # A name that a folder also has inside one of its types is taken for that.
    nested = {}
    for path, text in files.items():
        nested.setdefault(folder(path), set()).update(NESTED.findall(text))
    result = {}
    for path, text in files.items():
        own = folder(path)
        for name in set(WORD.findall(text)) - nested[own]:
            homes = home.get(name, set())
            # A name that several folders declare cannot be told apart by its text.
            if len(homes) != 1 or own in homes:
                continue
            result.setdefault(own, {}).setdefault(next(iter(homes)), set()).add(name)
    return result


def cycles(graph):
    """The strongly connected sets of more than one folder, largest first (Tarjan, iterative)."""
    nodes = sorted(set(graph) | {to for targets in graph.values() for to in targets})
    reach = {node: set() for node in nodes}
    for node in nodes:
        open_nodes = [node]
        while open_nodes:
            for to in graph.get(open_nodes.pop(), {}):
                if to not in reach[node]:
                    reach[node].add(to)
                    open_nodes.append(to)
    found = {
        frozenset(other for other in nodes if other in reach[node] and node in reach[other])
        for node in nodes
    }
    return sorted((sorted(group) for group in found if len(group) > 1), key=len, reverse=True)


def main():
    flags = {word for word in sys.argv[1:] if word.startswith("--")}
    names = [word for word in sys.argv[1:] if not word.startswith("--")]
    modules = sorted(path for path in (ROOT / "Sources").iterdir() if path.is_dir())
    failures = 0
    for module in modules:
        if names and module.name not in names:
            continue
        graph = arrows(module)
        groups = cycles(graph)
        for group in groups:
            print(f"{module.name}: a cycle of {len(group)} folders: {' '.join(group)}")
            if "--arrows" not in flags:
                continue
            for source in group:
                for target in group:
                    if types := sorted(graph.get(source, {}).get(target, ())):
                        print(f"  {source} -> {target}: {' '.join(types)}")
        if not groups:
            print(f"{module.name}: no cycle")
        failures += len(groups)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Validates all example documents against the JSON Schema, by another implementation of the standard.

The schema must itself be valid, accept every document, and refuse the slips that the reader refuses.

Needs: pip install jsonschema
usage: python3 scripts/schema-check.py [Examples]
"""
import copy
import json
import pathlib
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("schema-check: SKIPPED, pip install jsonschema", file=sys.stderr)
    sys.exit(0)

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Examples")
schema = json.loads((root / "Documents" / "stillframe.schema.json").read_text())
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
failures = []
documents = {}
for path in sorted(root.rglob("*.json")):
    if path.name == "stillframe.schema.json" or "Snapshots" in path.parts:
        continue
    document = json.loads(path.read_text())
    if "view" not in document:
        continue
    documents[path] = document
    for error in validator.iter_errors(document):
        failures.append(f"{path}: {error.json_path}: {error.message[:200]}")

components = set(schema["$defs"]["view"]["properties"]["type"]["enum"])
used = set()


def collect(value):
    if isinstance(value, dict):
        if isinstance(value.get("type"), str):
            used.add(value["type"])
        for member in value.values():
            collect(member)
    elif isinstance(value, list):
        for member in value:
            collect(member)


for document in documents.values():
    collect(document["view"])
if components - used:
    failures.append(f"components without an example: {sorted(components - used)}")

good = {"version": 1, "view": {"type": "text", "value": "a", "modifiers": [{"padding": 8}]}}
slips = {
    "an unknown component": lambda d: d["view"].update(type="txet"),
    "a view as a shape": lambda d: d["view"]["modifiers"].append({"clipShape": {"type": "text", "value": "a"}}),
    "a date that is none": lambda d: d["view"].update(type="datePicker", date="2026-02-29"),
    "an unknown key": lambda d: d["view"].update(vaule="a"),
    "a value of the wrong kind": lambda d: d["view"].update(value=3),
    "an unknown modifier": lambda d: d["view"].update(modifiers=[{"paddding": 8}]),
    "two modifiers in one object": lambda d: d["view"].update(modifiers=[{"padding": 8, "font": "body"}]),
    "a number out of range": lambda d: d["view"].update(modifiers=[{"opacity": 2}]),
    "a missing view": lambda d: d.pop("view"),
    "another version": lambda d: d.update(version=2),
    "an unknown role": lambda d: d["view"].update(modifiers=[{"foregroundStyle": "textPrimry"}]),
}
# A control stands for values in the view alone.
controlled = copy.deepcopy(good)
controlled["controls"] = [{"name": "pad", "kind": "range", "value": 0.5}, {"name": "title", "kind": "text", "value": "a"}]
controlled["view"].update(value={"control": "title"}, modifiers=[{"padding": {"control": "pad"}}])
if not validator.is_valid(controlled):
    failures.append("controls are refused")
slips["a control outside of the view"] = lambda d: d.update(name={"control": "title"})
slips["a kind of control that is none"] = lambda d: d.update(controls=[{"name": "a", "kind": "word", "value": ""}])
if not validator.is_valid(good):
    failures.append("a plain document is refused")
for name, slip in slips.items():
    document = copy.deepcopy(good)
    slip(document)
    if validator.is_valid(document):
        failures.append(f"{name} is accepted")
for failure in failures:
    print("FAILED:", failure)
print(f"schema-check: {len(documents)} documents, {len(slips)} slips,", f"{len(failures)} failures" if failures else "all passed")
sys.exit(1 if failures else 0)

#!/usr/bin/env python3
"""Checks reports of `audit --format openacr` and `--format earl` with judges from outside.

Usage: scripts/evidence-check.py REPORT.openacr.json REPORT.earl.jsonld

OpenACR against its JSON Schema and its catalog (Tests/Fixtures/Evidence); that no row is met by nobody's word. EARL
is read by rdflib and held against shapes by pyshacl. Needs `pip install jsonschema rdflib pyshacl`;
what is missing is said, and exits with 77.
"""
import json
import pathlib
import sys

try:
    import jsonschema
    import pyshacl
    import rdflib
except ImportError as error:
    print(f"evidence-check: SKIPPED, {error}; pip install jsonschema rdflib pyshacl", file=sys.stderr)
    sys.exit(77)

FIXTURES = pathlib.Path(__file__).parent.parent / "Tests/Fixtures/Evidence"
report = json.loads(pathlib.Path(sys.argv[1]).read_text())
schema = json.loads((FIXTURES / "openacr-0.1.0.json").read_text())
failures = [
    f"{'/'.join(map(str, error.path))}: {error.message}"
    for error in jsonschema.Draft7Validator(schema).iter_errors(report)
]
catalog = json.loads((FIXTURES / "openacr-catalog.json").read_text())
if report["catalog"] != catalog["catalog"]:
    failures.append(f"the catalog is {report['catalog']}")
for name, known in catalog["chapters"].items():
    for row in report["chapters"][name]["criteria"]:
        named = {component["name"] for component in row["components"]}
        if row["num"] not in known["criteria"] or not named <= set(known["components"]):
            failures.append(f"{name} {row['num']} {named}: not in the catalog")
levels = {}
for name, chapter in report["chapters"].items():
    for row in chapter["criteria"]:
        for component in row["components"]:
            adherence = component["adherence"]
            levels[adherence["level"]] = levels.get(adherence["level"], 0) + 1
            if not adherence["notes"]:
                failures.append(f"{name} {row['num']}: no notes")
if "supports" in levels:
    failures.append("a row is met, and no person said so")

graph = rdflib.Graph()
graph.parse(sys.argv[2], format="json-ld")
shapes = rdflib.Graph()
shapes.parse(FIXTURES / "earl-shapes.ttl", format="turtle")
conforms, _, text = pyshacl.validate(graph, shacl_graph=shapes)
if not conforms:
    failures.append(text)
EARL = rdflib.Namespace("http://www.w3.org/ns/earl#")
outcomes = {}
for outcome in graph.objects(None, EARL.outcome):
    name = outcome.split("#")[1]
    outcomes[name] = outcomes.get(name, 0) + 1
for failure in failures:
    print(failure)
print(f"evidence-check: {levels}, {outcomes}, {len(failures)} failures")
sys.exit(1 if failures or not outcomes else 0)

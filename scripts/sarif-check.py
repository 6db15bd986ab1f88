#!/usr/bin/env python3
"""Validates SARIF logs of `render-cli audit --format sarif`.

With --schema FILE the log is validated against that file, meant for the published
sarif-schema-2.1.0.json of OASIS. Without it, against the part of that schema that audits use, written
here by hand from the definitions of the standard: every object closed, every required member, every
enumeration. Either way it also checks what no schema can: that ruleIndex points at ruleId, that files
exist below the source root and have the line, and that fingerprints tell results apart.

Where sarif-om (classes that Microsoft generated from the whole published schema) and sarif-pydantic (an
independent reader) are installed, every object may only have members of its class and has those that it
must, and the log is read by the second.

Needs: pip install jsonschema; judged further by: pip install sarif-om sarif-pydantic
usage: render-cli audit --format sarif --source-root . -o audit.sarif
       python3 scripts/sarif-check.py audit.sarif --source-root . [--schema sarif-schema-2.1.0.json]
"""
import argparse
import json
import os
import sys
import urllib.parse

try:
    import jsonschema
except ImportError as error:
    print(f"sarif-check: SKIPPED, {error}; pip install jsonschema", file=sys.stderr)
    sys.exit(0)


def closed(properties, required=(), **more):
    return {"type": "object", "additionalProperties": False, "properties": properties,
            "required": list(required), **more}


def array(items, **more):
    return {"type": "array", "items": items, **more}


text = {"type": "string"}
ref = lambda name: {"$ref": f"#/definitions/{name}"}
DEFINITIONS = {
    "message": closed({"text": text, "markdown": text, "id": text, "arguments": array(text)},
                      anyOf=[{"required": ["text"]}, {"required": ["id"]}]),
    "multiformat": closed({"text": text, "markdown": text}, ["text"]),
    "artifactLocation": closed({
        "uri": {"type": "string", "format": "uri-reference"}, "uriBaseId": text,
        "index": {"type": "integer", "minimum": -1}, "description": ref("message")}),
    "region": closed({
        "startLine": {"type": "integer", "minimum": 1}, "startColumn": {"type": "integer", "minimum": 1},
        "endLine": {"type": "integer", "minimum": 1}, "endColumn": {"type": "integer", "minimum": 1}}),
    "physicalLocation": closed(
        {"artifactLocation": ref("artifactLocation"), "region": ref("region")},
        anyOf=[{"required": ["address"]}, {"required": ["artifactLocation"]}]),
    "logicalLocation": closed({
        "name": text, "index": {"type": "integer", "minimum": -1}, "fullyQualifiedName": text,
        "decoratedName": text, "parentIndex": {"type": "integer", "minimum": -1}, "kind": text}),
    "location": closed({
        "id": {"type": "integer", "minimum": -1}, "physicalLocation": ref("physicalLocation"),
        "logicalLocations": array(ref("logicalLocation"), uniqueItems=True), "message": ref("message")}),
    "configuration": closed({
        "enabled": {"type": "boolean"}, "level": {"enum": ["none", "note", "warning", "error"]},
        "rank": {"type": "number", "minimum": -1, "maximum": 100}}),
    "reportingDescriptor": closed({
        "id": text, "name": text, "shortDescription": ref("multiformat"),
        "fullDescription": ref("multiformat"), "help": ref("multiformat"),
        "helpUri": {"type": "string", "format": "uri"}, "defaultConfiguration": ref("configuration"),
        "properties": ref("propertyBag")}, ["id"]),
    # The only object of the standard that may have members of one's own.
    "propertyBag": {"type": "object", "properties": {"tags": array(text, uniqueItems=True)}},
    "toolComponent": closed({
        "name": text, "version": text, "semanticVersion": text, "organization": text,
        "informationUri": {"type": "string", "format": "uri"},
        "rules": array(ref("reportingDescriptor"), uniqueItems=True)}, ["name"]),
    "suppression": closed({
        "guid": text, "kind": {"enum": ["inSource", "external"]},
        "status": {"enum": ["accepted", "underReview", "rejected"]}, "justification": text,
        "location": ref("location")}, ["kind"]),
    "result": closed({
        "ruleId": text, "ruleIndex": {"type": "integer", "minimum": -1},
        "kind": {"enum": ["notApplicable", "pass", "fail", "review", "open", "informational"]},
        "level": {"enum": ["none", "note", "warning", "error"]}, "message": ref("message"),
        "locations": array(ref("location")),
        "partialFingerprints": {"type": "object", "additionalProperties": text},
        "suppressions": array(ref("suppression"), uniqueItems=True)}, ["message"]),
    "run": closed({
        "tool": closed({"driver": ref("toolComponent")}, ["driver"]),
        "results": array(ref("result")),
        "originalUriBaseIds": {"type": "object", "additionalProperties": ref("artifactLocation")},
        "automationDetails": closed({"id": text, "guid": text, "description": ref("message")}),
        "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]}}, ["tool"]),
}
PART = closed({
    "$schema": {"type": "string", "format": "uri"}, "version": {"enum": ["2.1.0"]},
    "runs": {"type": ["array", "null"], "items": ref("run")}}, ["version", "runs"],
    definitions=DEFINITIONS)

parser = argparse.ArgumentParser()
parser.add_argument("log")
parser.add_argument("--source-root", default=".")
parser.add_argument("--schema", help="the published schema")
options = parser.parse_args()

with open(options.log, encoding="utf-8") as file:
    log = json.load(file)
if options.schema:
    with open(options.schema, encoding="utf-8") as file:
        schema = json.load(file)
else:
    schema = PART
kind = jsonschema.validators.validator_for(schema, jsonschema.Draft7Validator)
failures = [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
            for error in kind(schema, format_checker=jsonschema.FormatChecker()).iter_errors(log)]

lengths = {}
for number, run in enumerate(log["runs"]):
    rules = run["tool"]["driver"].get("rules", [])
    seen = set()
    for index, result in enumerate(run["results"]):
        name = f"runs[{number}].results[{index}]"
        if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            failures.append(f"{name}: ruleIndex points at another rule")
        print_ = tuple(sorted(result["partialFingerprints"].items()))
        if print_ in seen:
            failures.append(f"{name}: its fingerprint is that of another result")
        seen.add(print_)
        for location in result["locations"]:
            place = location.get("physicalLocation")
            if place is None:
                continue
            uri = urllib.parse.unquote(place["artifactLocation"]["uri"])
            path = uri[7:] if uri.startswith("file://") else os.path.join(options.source_root, uri)
            if path not in lengths:
                lengths[path] = sum(1 for _ in open(path, "rb")) if os.path.isfile(path) else None
            if lengths[path] is None:
                failures.append(f"{name}: there is no file {path}")
            elif place["region"]["startLine"] > lengths[path]:
                failures.append(f"{name}: {path} has only {lengths[path]} lines")

judges = []
try:
    import attr
    import sarif_om

    # The members that hold objects, by the classes of these.
    CLASSES = {
        "runs": "Run", "tool": "Tool", "driver": "ToolComponent", "rules": "ReportingDescriptor",
        "shortDescription": "MultiformatMessageString", "fullDescription": "MultiformatMessageString",
        "help": "MultiformatMessageString", "defaultConfiguration": "ReportingConfiguration",
        "results": "Result", "message": "Message", "locations": "Location", "location": "Location",
        "physicalLocation": "PhysicalLocation", "artifactLocation": "ArtifactLocation",
        "region": "Region", "logicalLocations": "LogicalLocation", "suppressions": "Suppression",
        "automationDetails": "RunAutomationDetails", "description": "Message"}
    MAPS = {"originalUriBaseIds": "ArtifactLocation", "partialFingerprints": None, "properties": None}

    def walk(value, kind, path):
        fields = {field.metadata["schema_property_name"]: field
                  for field in attr.fields(getattr(sarif_om, kind))}
        for name in value.keys() - fields.keys():
            failures.append(f"{path}: {kind} has no member {name} in the published schema")
        for name, field in fields.items():
            if field.default is attr.NOTHING and name not in value:
                failures.append(f"{path}: {kind} lacks {name}")
        for name, part in value.items():
            below = f"{path}/{name}"
            if name in MAPS:
                for key, each in part.items() if MAPS[name] else ():
                    walk(each, MAPS[name], f"{below}/{key}")
                continue
            for each in part if isinstance(part, list) else [part]:
                if isinstance(each, dict):
                    walk(each, CLASSES[name], below)

    walk(log, "SarifLog", "")
    judges.append("sarif-om")
except ImportError as error:
    print(f"sarif-check: not judged by sarif-om ({error}); pip install sarif-om", file=sys.stderr)
try:
    import sarif_pydantic

    try:
        sarif_pydantic.Sarif.model_validate(log)
    except ValueError as error:
        failures.append(f"sarif-pydantic: {str(error)[:400]}")
    judges.append("sarif-pydantic")
except ImportError as error:
    print(f"sarif-check: not judged by sarif-pydantic ({error}); pip install sarif-pydantic",
          file=sys.stderr)

for failure in failures[:40]:
    print("FAILED:", failure)
total = sum(len(run["results"]) for run in log["runs"])
print(f"sarif-check: {total} results, {len(failures)} failures, "
      f"{'published schema' if options.schema else 'the part of the schema that audits use'}"
      + "".join(f", {judge}" for judge in judges))
sys.exit(1 if failures else 0)

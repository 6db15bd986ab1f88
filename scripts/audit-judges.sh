#!/usr/bin/env bash
# The audit beside judges from outside: contrast by Python's arithmetic, SARIF and OpenACR by JSON
# Schemas, EARL by rdflib and pyshacl. usage: scripts/audit-judges.sh [.build/release/render-cli]
set -euo pipefail
cd "$(dirname "$0")/.."
cli=${1:-.build/release/render-cli}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Findings are what these runs are for: only a failure of the tool itself stops them.
audit() { "$cli" audit Tests/Fixtures/Audit --source-root . "$@" 2>/dev/null || [ $? -eq 1 ]; }

python3 scripts/contrast-check.py --tool "$cli"
audit --format sarif -o "$folder/audit.sarif"
python3 -m pip install --quiet jsonschema sarif-om sarif-pydantic || true
python3 scripts/sarif-check.py "$folder/audit.sarif" --source-root .
audit --format openacr -o "$folder/report.json"
audit --format earl -o "$folder/audit.jsonld"
python3 -m pip install --quiet jsonschema rdflib pyshacl || true
python3 scripts/evidence-check.py "$folder/report.json" "$folder/audit.jsonld" || [ $? -eq 77 ]

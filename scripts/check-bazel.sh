#!/usr/bin/env bash
# Runs the rules of rules/stillframe.bzl in Bazel: goldens in four shards, an audit, and a golden that differs. Nothing is
# fetched: what Bazel's own test runner names of its coverage tools is a stand-in.
#
#   scripts/check-bazel.sh [TOOL]    # .build/release/render-cli by default; Bazel is Debian's bazel-bootstrap
set -euo pipefail
cd "$(dirname "$0")/.."
tool=$(realpath "${1:-.build/release/render-cli}")
bazel=$(command -v bazel) || { echo "bazel: SKIPPED, no bazel: apt-get install bazel-bootstrap" >&2; exit 0; }
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
mkdir -p "$work/space/rules" "$work/space/tools" "$work/space/Cards" "$work/coverage"
cp rules/stillframe.bzl "$work/space/rules/"
# A tool that is linked dynamically finds its libraries where this machine has them.
cp "$tool" "$work/space/tools/render-cli"
touch "$work/space/rules/BUILD" "$work/space/WORKSPACE" "$work/coverage/WORKSPACE"
echo 'exports_files(["render-cli"])' >"$work/space/tools/BUILD"
cat >"$work/coverage/tool.bzl" <<'BZL'
def _tool(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "#!/bin/sh\n", is_executable = True)
    return [DefaultInfo(executable = script)]

tool = rule(implementation = _tool, executable = True)
BZL
cat >"$work/coverage/BUILD" <<'BUILD'
load(":tool.bzl", "tool")

[tool(name = name, visibility = ["//visibility:public"]) for name in ["coverage_report_generator", "lcov_merger"]]
BUILD
cd "$work/space"
for index in 0 1 2 3 4 5 6 7; do
  cat >"Cards/card-$index.json" <<JSON
{"version": 1, "name": "card-$index", "variants": ["light", "dark"], "size": {"width": 200, "height": 80},
 "view": {"type": "text", "value": "Card $index"}}
JSON
done
cat >BUILD <<'BUILD'
load("//rules:stillframe.bzl", "stillframe_audit_test", "stillframe_verify_test")

stillframe_verify_test(
    name = "cards",
    documents = glob(["Cards/*.json"]),
    goldens = glob(["Cards/Snapshots/**"]),
    shard_count = 4,
    tool = "//tools:render-cli",
)

stillframe_audit_test(
    name = "audit",
    documents = glob(["Cards/*.json"]),
    tool = "//tools:render-cli",
)
BUILD
env -u CI tools/render-cli record Cards >/dev/null
run() {
  "$bazel" --batch --output_user_root="$work/output" test //... --noshow_progress --test_output=errors \
    --override_repository=remote_coverage_tools="$work/coverage" >"$work/log" 2>&1
}
run || { cat "$work/log"; exit 1; }
grep -q "Stats over 4 runs" "$work/log" || { cat "$work/log"; echo "bazel: there were no four shards" >&2; exit 1; }
sed -i 's/"Card 3"/"Card three"/' Cards/card-3.json
if run; then
  echo "bazel: a golden that differs passes" >&2
  exit 1
fi
grep -q "card-3" "$work/log" || { tail -40 "$work/log"; echo "bazel: it does not say what differs" >&2; exit 1; }
echo "bazel: 16 goldens in four shards and an audit pass, and a golden that differs fails"

"""Bazel rules: goldens and audits of documents as tests that are split into shards.

The tool is one static file (docs/release.md), so that a test needs nothing else; it reads Bazel's
TEST_TOTAL_SHARDS, TEST_SHARD_INDEX and TEST_SHARD_STATUS_FILE itself. Put this file into a package of the
workspace, say rules, beside an empty BUILD file, and the tool into another:

    exports_files(["render-cli"])  # tools/BUILD, or build_file_content of an http_archive of a release

    load("//rules:stillframe.bzl", "stillframe_audit_test", "stillframe_verify_test")

    stillframe_verify_test(
        name = "cards",
        documents = glob(["Cards/*.json"]),
        goldens = glob(["Cards/Snapshots/**"]),
        shard_count = 4,
        tool = "//tools:render-cli",
    )
"""

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _test(ctx, words):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    # A name without a folder would be looked for in PATH.
    command = [_quoted("./" + ctx.executable.tool.short_path)] + words
    command += [_quoted(file.short_path) for file in ctx.files.documents]
    ctx.actions.write(script, "\n".join([
        "#!/bin/sh",
        "set -eu",
        # What a test leaves is kept by Bazel; nothing else may be written.
        "export CI=1",
        'exec %s "$@"' % " ".join(command),
        "",
    ]), is_executable = True)
    files = ctx.runfiles(files = ctx.files.documents + ctx.files.goldens + [ctx.executable.tool])
    return [DefaultInfo(executable = script, runfiles = files)]

def _verify(ctx):
    return _test(ctx, [
        "verify",
        "--artifacts \"${TEST_UNDECLARED_OUTPUTS_DIR:-${TEST_TMPDIR:-/tmp}/failures}\"",
        "--report \"${XML_OUTPUT_FILE:-${TEST_TMPDIR:-/tmp}/report.xml}\"",
    ])

def _audit(ctx):
    return _test(ctx, ["audit", "--profile " + ctx.attr.profile])

_ATTRIBUTES = {
    "documents": attr.label_list(allow_files = [".json"], mandatory = True),
    "goldens": attr.label_list(allow_files = True),
    "tool": attr.label(executable = True, cfg = "target", mandatory = True, allow_files = True),
}

stillframe_verify_test = rule(implementation = _verify, test = True, attrs = _ATTRIBUTES)

stillframe_audit_test = rule(
    implementation = _audit,
    test = True,
    attrs = dict(_ATTRIBUTES, profile = attr.string(
        default = "hig",
        values = ["hig", "wcag-aa", "wcag-aaa", "android"],
    )),
)

#!/usr/bin/env python3
"""Runs the shell steps of action.yml as a runner would, with a tool and a Python that stand for the real ones.

Checks that every input that is used is declared, that no step puts an input into its script, and that the scripts do
what they are for. Needs: pip install pyyaml

usage: scripts/check-action.py
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

try:
    import yaml
except ImportError as error:
    print(f"check-action: SKIPPED, {error}; pip install pyyaml", file=sys.stderr)
    sys.exit(0)

ROOT = pathlib.Path(__file__).resolve().parent.parent
action = yaml.safe_load((ROOT / "action.yml").read_text())
steps = action["runs"]["steps"]
used = set(re.findall(r"inputs\.([\w-]+)", (ROOT / "action.yml").read_text()))
assert used == set(action["inputs"]), f"inputs: {used ^ set(action['inputs'])}"
for step in steps:
    assert "inputs.command" in step["if"], "each step belongs to a command"
    assert "uses" in step or step["shell"] == "bash"
    assert "${{" not in step.get("run", ""), "an input in a script could be a command"


def run(step, folder, **values):
    """The step in a folder, with inputs of these values."""
    def value(match):
        name = match[1].strip()
        return str(values.get(name, action["inputs"].get(name.removeprefix("inputs."), {}).get("default", "")))
    env = {name: re.sub(r"\$\{\{(.*?)\}\}", value, str(text)) for name, text in step.get("env", {}).items()}
    path = f"{folder}/bin:{os.environ['PATH']}"
    output = f"{folder}/output"
    done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=folder,
                          env={**env, "PATH": path, "GITHUB_OUTPUT": output, "GITHUB_STEP_SUMMARY": f"{folder}/summary"},
                          capture_output=True, text=True)
    log = pathlib.Path(f"{folder}/log")
    calls = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return done.returncode, calls


with tempfile.TemporaryDirectory() as folder:
    bin = pathlib.Path(folder, "bin")
    bin.mkdir()
    (bin / "render-cli").write_text(
        '#!/bin/bash\nprintf "%s\\n" "$*" >> log\n'
        'case "$1" in verify) echo "1 differs" > stillframe-summary.md; exit 1;; audit) exit ${AUDIT:-1};; esac\n')
    for program in bin.iterdir():
        program.chmod(0o755)
    by_id = {step["id"]: step for step in steps if "id" in step}
    status, calls = run(by_id["verify"], folder, **{"inputs.subjects": "a $(touch owned) b", "inputs.cache": "c d", "inputs.store": "e f"})
    assert status == 0 and pathlib.Path(folder, "output").read_text() == "status=1\n"
    assert calls[0].startswith("verify a $(touch owned) b --snapshots Snapshots --cache c d --store e f --report"), calls
    assert not pathlib.Path(folder, "owned").exists(), "an input was run"
    assert pathlib.Path(folder, "summary").read_text() == "1 differs\n"
    status, calls = run(by_id["audit"], folder)
    assert status == 0 and "--format sarif" in calls[0]
    (bin / "python3").write_text('#!/bin/bash\nprintf "%s\\n" "$*" >> log\n')
    (bin / "python3").chmod(0o755)
    context = {"github.action_path": "/action", "inputs.against": "main; x"}
    status, calls = run(by_id["against"], folder, **context)
    assert status == 0 and "--against main; x --json" in calls[0] and "page --results ." in calls[1], calls
    status, calls = run(by_id["publish"], folder, **context, **{"inputs.head": "abc"})
    assert status == 0 and calls[0].startswith("/action/scripts/github_review.py publish --results stillframe-review --head abc"), calls
    status, calls = run(by_id["approve"], folder, **context, **{"inputs.store": "e f"})
    assert status == 0 and calls[0].endswith("--tool render-cli --store e f"), calls
    status, _ = run(steps[-1], folder, **{"steps.verify.outputs.status": "1"})
    assert status == 1
print("check-action: clean")

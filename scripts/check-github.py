#!/usr/bin/env python3
"""Runs scripts/github_review.py beside a server on this machine that stands for GitHub's API, and a repository for its git.

Checks the comment and the check run, that hostile results stay texts, and who may approve what: a member's comment
commits goldens alone; strangers, forks, other commits, pictures newer than the comment, archives that lead out of their
folder, and tools that would change more than goldens change nothing. The payloads have the form that GitHub documents.

Needs: git
usage: scripts/check-github.py [--tool .build/release/render-cli]
"""
import argparse
import html
import http.server
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile

parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/render-cli")
tool = str(pathlib.Path(parser.parse_args().tool).resolve())
script = pathlib.Path(__file__).resolve().parent / "github_review.py"
folder = pathlib.Path(tempfile.mkdtemp(prefix="github-"))
work, bare = folder / "work", folder / "server/o/r.git"
failures, calls, comments = [], [], []
state = {}


def check(condition, what):
    if not condition:
        failures.append(what)
        print("check-github: FAILED:", what, file=sys.stderr)


class Stub(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def answer(self, value, raw=False):
        data = value if raw else json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def handle_call(self):
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)) or b"null")
        path = self.path.removeprefix("/repos/o/r")
        calls.append((self.command, path, body))
        if self.headers.get("Authorization") != "Bearer secret":
            return self.send_error(401)
        if path.startswith("/issues/7/comments"):
            if self.command == "GET":
                return self.answer(comments)
            comments.append({"id": len(comments) + 1, "body": body["body"], "user": {"type": "Bot"}, "updated_at": "2026-01-01T11:30:00Z"})
            return self.answer(comments[-1])
        if path.startswith("/issues/comments/"):
            comments[int(path.rsplit("/", 1)[1]) - 1]["body"] = body["body"]
            return self.answer({})
        if path.startswith("/check-runs"):
            return self.answer({"id": 5})
        if path == "/pulls/7":
            return self.answer(state["pull"])
        if path.endswith("/zip"):
            return self.answer(state["zip"], raw=True)
        if path.startswith("/actions/artifacts"):
            return self.answer({"artifacts": state["artifacts"]})
        if path.startswith("/git/ref/"):
            return self.answer({"object": {"sha": "c" * 40}}) if state.get("branch") else self.send_error(404)
        if path.startswith("/git/"):
            state["branch"] = state.get("branch") or path == "/git/refs"
            return self.answer({"sha": "b" * 40})
        return self.send_error(404)

    do_GET = do_POST = do_PATCH = handle_call


def git(*words, at=work):
    environment = dict(os.environ, GIT_AUTHOR_NAME="a", GIT_AUTHOR_EMAIL="a@example.com", GIT_COMMITTER_NAME="a",
                       GIT_COMMITTER_EMAIL="a@example.com")
    return subprocess.run(["git", *words], cwd=at, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def run_tool(*words):
    environment = {key: value for key, value in os.environ.items() if key != "CI"}
    return subprocess.run([tool, *words], cwd=work, env=environment, capture_output=True, text=True)


def run(*words):
    environment = {"PATH": os.environ["PATH"], "GH_TOKEN": "secret", "GITHUB_REPOSITORY": "o/r",
                   "GITHUB_API_URL": f"http://127.0.0.1:{server.server_port}", "GITHUB_SERVER_URL": f"file://{folder}/server"}
    calls.clear()
    return subprocess.run([sys.executable, str(script), *map(str, words)], cwd=folder, env=environment, capture_output=True, text=True)


def archive(*more):
    """What the run without rights leaves, as an archive."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for path in sorted((work / ".build").rglob("*")):
            if path.is_file():
                file.write(path, str(path.relative_to(work)))
        for name, text in more:
            file.writestr(name, text)
    return buffer.getvalue()


def say(body, who="MEMBER", tool_path=None, written="2026-01-01T12:00:00Z"):
    """A comment, and the answer to it."""
    event = {"action": "created", "issue": {"number": 7, "pull_request": {"url": "…"}},
             "comment": {"body": body, "author_association": who, "created_at": written, "user": {"login": "ann"}}}
    (folder / "event.json").write_text(json.dumps(event))
    before = len(comments)
    done = run("approve", "--event", "event.json", "--tool", tool_path or tool)
    check(done.returncode == 0, f"{body}: {done.stderr[-500:]}")
    return comments[-1]["body"] if len(comments) > before else ""


def tip():
    return git("rev-parse", "refs/heads/feature", at=bare)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stub)
threading.Thread(target=server.serve_forever, daemon=True).start()
work.mkdir()
git("init", "--quiet", "--initial-branch", "main")


def document(name, color):
    (work / f"{name}.json").write_text(json.dumps({"version": 1, "name": name, "variants": ["light"],
        "view": {"type": "color", "value": color, "modifiers": [{"frame": {"width": 20, "height": 20}}]}}, indent=2))


for name in ("red", "blue"):
    document(name, "#102030")
(work / ".gitignore").write_text(".build/\n")
check(run_tool("record", ".").returncode == 0, "record")
git("add", "--all")
git("commit", "--quiet", "--message", "first")
git("checkout", "--quiet", "-b", "feature")
document("red", "#C01020")
document("blue", "#1020C0")
git("commit", "--quiet", "--all", "--message", "colours")
bare.parent.mkdir(parents=True)
git("clone", "--quiet", "--bare", str(work), str(bare))
head = tip()
done = run_tool("verify", ".", "--against", "main", "--json")
results = work / "stillframe-changes.json"
results.write_text(done.stdout)
check(done.returncode == 1 and len(json.loads(done.stdout)["changes"]) == 2, f"two changes: {done.stderr[:300]}")

# The comment and the check run.
for _ in range(2):
    done = run("publish", "--results", work, "--pull", "7", "--head", head, "--pictures-branch", "stillframe-pictures")
    check(done.returncode == 0 and "2 pictures differ" in done.stdout, f"publish: {done.stderr[-500:]}")
moved = [(method, path) for method, path, _ in calls if path.startswith("/git/ref")]
check(moved == [("GET", "/git/ref/heads/stillframe-pictures"), ("PATCH", "/git/refs/heads/stillframe-pictures")], f"the branch of pictures: {moved}")
check(len(comments) == 1 and comments[0]["body"].startswith("<!-- stillframe -->"), "one comment, however often")
check(comments[0]["body"].count("<img ") == 4, f"thumbnails: {comments[0]['body']}")
notes = [body["output"]["annotations"] for method, path, body in calls if path == "/check-runs"]
check(notes and {note["path"] for note in notes[0]} == {"red.json", "blue.json"}, f"notes at the files: {notes}")
many = json.loads(results.read_text())
hostile = "</sub> @everyone [x](javascript:alert(1)) <img src=x onerror=y> `"
many["groups"] = [{"cause": hostile, "goldens": [f"Snapshots/s/{n}" for n in range(120)]}]
many["changes"] = [dict(many["changes"][0], golden=f"Snapshots/s/{n}", words=[hostile], pictures={"actual": "/etc/passwd", "expected": "../../x"})
                   for n in range(120)]
(folder / "hostile").mkdir()
(folder / "hostile/stillframe-changes.json").write_text(json.dumps(many))
run("publish", "--results", "hostile", "--pull", "7", "--head", head)
sizes = [len(body["output"]["annotations"]) for _, path, body in calls if path.startswith("/check-runs")]
check(sizes == [50, 50, 20], f"fifty notes a request: {sizes}")
check(not any(word in comments[0]["body"] for word in ("@everyone", "<img", "](javascript")), f"hostile: {comments[0]['body'][:400]}")
many["groups"][0]["cause"] = "@ann #7 GH-7 www.example.com https://example.com"
(folder / "hostile/stillframe-changes.json").write_text(json.dumps(many))
run("publish", "--results", "hostile", "--pull", "7", "--head", head)
shown = html.unescape(comments[0]["body"].split("**")[1]).replace("\\", "")
check(not re.search(r"@[a-z]|#\d|GH-\d|www\.|://", shown), f"GitHub links nothing of a text: {shown!r}")
# Results of any other form are refused, and told in one line.
for broken in ("[]", "{", "[" * 100_000, '{"changes": 5}', ""):
    (folder / "hostile/stillframe-changes.json").write_text(broken)
    done = run("publish", "--results", "hostile", "--pull", "7", "--head", head)
    check(done.returncode == 1 and done.stderr.startswith("stillframe-changes.json ") and not calls, f"{broken[:20]}: {done.stderr[-300:]}")
odd = {"changes": [5, {"words": 3, "source": {"file": "a", "line": 10**30}, "golden": ["x"], "pictures": 1}, {}], "groups": [{"goldens": 7}, 4], "notCompared": 9}
(folder / "hostile/stillframe-changes.json").write_text(json.dumps(odd))
done = run("publish", "--results", "hostile", "--pull", "7", "--head", head)
check(done.returncode == 0, f"odd members: {done.stderr[-300:]}")
(folder / "hostile/stillframe-changes.json").write_text(json.dumps(many | {"groups": [{"cause": hostile, "goldens": many["groups"][0]["goldens"]}]}))
done = run("page", "--results", "hostile", "-o", "hostile.html")
text = (folder / "hostile.html").read_text()
check("<img" not in text and "&lt;img" in text, "a page of hostile results has texts alone")
run("page", "--results", work, "-o", "page.html")
check((folder / "page.html").read_text().count("data:image/png") == 4, "a page has its pictures inside")

# The command.
pull = {"state": "open", "head": {"sha": head, "ref": "feature", "repo": {"full_name": "o/r"}}}
found = {"id": 3, "expired": False, "created_at": "2026-01-01T11:00:00Z", "workflow_run": {"head_sha": head}}
state.update(pull=pull, artifacts=[found], zip=archive())


def refuses(words, *, because=None, **values):
    answer = say(words, **values)
    check(tip() == head, f"nothing is pushed: {words} {values}")
    check(because is None and not answer or because is not None and because in answer, f"{words} {values}: {answer!r}, not {because!r}")


for who in ("NONE", "CONTRIBUTOR", "FIRST_TIME_CONTRIBUTOR"):
    refuses("/stillframe approve", who=who)
    check(not calls, f"{who}: nothing is asked of the server")
refuses("I said /stillframe approve")
refuses("/stillframe approve ../x", because="a pattern is")
refuses("/stillframe approve --from=x", because="a pattern is")
refuses("/stillframe delete", because="the only command")
# The pictures that people see in the comment have to be those of the commit: another one may have older pictures.
sticky = comments[0]
for changes in ({"body": sticky["body"].replace(head, "d" * 40)}, {"updated_at": "2026-01-01T12:30:00Z"}):
    comments[0] = {**sticky, **changes}
    refuses("/stillframe approve", because="about another commit, or newer")
comments[0] = sticky
comments[0]["updated_at"] = "2026-01-01T09:00:00Z"
refuses("/stillframe approve", written="2026-01-01T10:00:00Z", because="newer than the comment")
state["artifacts"] = [dict(found, workflow_run={"head_sha": "a" * 40})]
refuses("/stillframe approve", because="there are no pictures")
state["artifacts"] = [found]
state["pull"] = {**pull, "head": {**pull["head"], "repo": {"full_name": "else/r"}}}
refuses("/stillframe approve", because="in a fork")
state["pull"] = pull
state["zip"] = archive(("../owned.txt", "x"))
refuses("/stillframe approve", because="leads out of it")
state["zip"] = archive()
other = folder / "tool"
other.write_text('#!/bin/bash\necho owned > Snapshots/../.gitignore\n')
other.chmod(0o755)
refuses("/stillframe approve", tool_path=str(other), because="more than goldens")
refuses("/stillframe approve nothing", because="nothing that failed matches")

answer = say("Good.\n/stillframe approve 'red/*'")
check("1 picture approved by ann" in answer, f"a member approves: {answer}")
changed = git("diff", "--name-only", head, tip(), at=bare).split()
check(changed and all(path.startswith("Snapshots/") for path in changed) and not any("blue" in path for path in changed), f"goldens alone: {changed}")
check("on #7" in git("log", "-1", "--format=%B", tip(), at=bare), "the commit says who and where")
clone = folder / "clone"
git("clone", "--quiet", "--branch", "feature", str(bare), str(clone), at=folder)
after = subprocess.run([tool, "verify", "."], cwd=clone, capture_output=True, text=True)
check("1 passed, 1 differ" in after.stdout, f"what was approved passes: {after.stdout[-300:]}")
server.shutdown()
shutil.rmtree(folder)
print("check-github:", f"{len(failures)} failure(s)" if failures else "clean")
sys.exit(1 if failures else 0)

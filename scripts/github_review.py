#!/usr/bin/env python3
"""The part of the action that talks to GitHub: one comment, one check run, and the command `/stillframe approve`.

    github_review.py publish --results FOLDER [--pull NUMBER] [--head SHA] [--link URL]
    github_review.py page --results FOLDER -o review.html
    github_review.py approve --event FILE --tool PROGRAM [--store DIR|URL] [--artifact NAME]

`publish` keeps one comment on a pull request up to date and makes a check run with a note at the file and line of each
changed story. `page` writes the same as HTML, for those without GitHub. `approve` answers a comment such as
`/stillframe approve 'button/*'` of an owner, a member or a collaborator: it takes the pictures that a run without
rights drew of the newest commit, writes goldens with a tool that the branch did not build, and pushes them.

What a branch made is only data here: nothing of it is run, every text of it is escaped, and of what the tool changed
only goldens are committed. The pictures have to be older than the comment, so that nobody accepts what they did not see.

FOLDER has `stillframe-changes.json` of `verify --against REV --json` and the pictures that it names.
Environment: GH_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL, GITHUB_SERVER_URL. Needs: nothing but Python and git.
"""
import argparse
import base64
import html
import io
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.parse
import urllib.request
import zipfile

MARK = "<!-- stillframe -->"
RESULTS = "stillframe-changes.json"
MAXIMUM_ZIP = 512_000_000
MAXIMUM_FILES = 20_000
MAXIMUM_PICTURE = 8_000_000
MAXIMUM_RESULTS = 64_000_000
THUMBNAILS = 20
TRUSTED = {"OWNER", "MEMBER", "COLLABORATOR"}
GOLDEN = re.compile(r"(?:[^/\0]+/)*(?:Snapshots|TestSnapshots)/"
                    r"(?:manifest\.txt|(?:[a-z0-9-]+/)+[a-z0-9_-]+(?:\.png|\.tree\.txt|\.audit\.txt|\.speech\.txt))")
SHA = re.compile(r"[0-9a-f]{40}")


class Refusal(Exception):
    """Why nothing is done; people read it as an answer to their comment."""


class GitHub:
    def __init__(self):
        self.api = os.environ.get("GITHUB_API_URL", "https://api.github.com").rstrip("/")
        self.repository = os.environ["GITHUB_REPOSITORY"]
        if not re.fullmatch(r"[\w.-]+/[\w.-]+", self.repository):
            raise SystemExit("GITHUB_REPOSITORY is no owner/name")
        self.token = os.environ.get("GH_TOKEN") or os.environ.get("GITHUB_TOKEN") or ""

    def call(self, method, path, body=None, raw=False):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"{self.api}/repos/{self.repository}{path}", data, method=method, headers={
            "Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28", "Content-Type": "application/json"})
        # Not sent to where an archive is redirected to.
        request.add_unredirected_header("Authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=60) as answer:
            content = answer.read(MAXIMUM_ZIP + 1)
        if len(content) > MAXIMUM_ZIP:
            raise Refusal("the answer is too large")
        return content if raw else json.loads(content or b"null")

    def pages(self, path, key=None):
        joint = "&" if "?" in path else "?"
        for page in range(1, 51):
            found = self.call("GET", f"{path}{joint}per_page=100&page={page}")
            items = found[key] if key else found
            yield from items
            if len(items) < 100:
                return


# --- What changed, as text ---------------------------------------------------------------------------------------

def read(folder):
    """The results; a branch wrote them, so only what has the right form is taken."""
    file = pathlib.Path(folder) / RESULTS
    try:
        if file.stat().st_size > MAXIMUM_RESULTS:
            raise SystemExit(f"{RESULTS} is too large")
        data = json.loads(file.read_text())
    except (OSError, ValueError, RecursionError) as error:
        raise SystemExit(f"{RESULTS} cannot be read: {type(error).__name__}") from error
    if not isinstance(data, dict) or not isinstance(data.get("changes"), list):
        raise SystemExit(f"{RESULTS} has no list of changes, as verify --against REV --json writes it")

    def text(value, limit=300):
        return value[:limit] if isinstance(value, str) else ""

    def members(value, kind):
        return [each for each in value if isinstance(each, kind)] if isinstance(value, list) else []

    changes = []
    for change in members(data["changes"], dict)[:5000]:
        source = change.get("source") if isinstance(change.get("source"), dict) else {}
        line = source.get("line")
        pictures = change.get("pictures") if isinstance(change.get("pictures"), dict) else {}
        changes.append({
            "golden": text(change.get("golden"), 1000), "story": text(change.get("story")), "variant": text(change.get("variant")),
            "kind": text(change.get("kind"), 20), "words": [text(word) for word in members(change.get("words"), str)[:20]],
            "file": text(source.get("file"), 1000).removeprefix("./"), "line": line if isinstance(line, int) and 0 < line < 1 << 31 else 1,
            "pictures": {key: text(pictures.get(key), 1000) for key in ("expected", "actual")},
        })
    groups = [{"cause": text(group.get("cause")), "goldens": [text(golden, 1000) for golden in members(group.get("goldens"), str)]}
              for group in members(data.get("groups"), dict)[:1000]]
    known = {golden for group in groups for golden in group["goldens"]}
    for kind in ("new", "gone"):
        goldens = [change["golden"] for change in changes if change["kind"] == kind and change["golden"] not in known]
        if goldens:
            groups.append({"cause": kind.capitalize(), "goldens": goldens})
    faults = [text(fault) for fault in members(data.get("notCompared"), str)[:50]]
    return {"against": text(data.get("against")), "groups": groups, "changes": {change["golden"]: change for change in changes}, "faults": faults}


def plain(text):
    """A text in Markdown that is nothing but a text: no mention, link, picture or element."""
    # GitHub looks for mentions, numbers and addresses in what is shown, after entities: a joiner without width parts them.
    text = re.sub(r"([@#:]|\bwww(?=\.)|\bGH-(?=\d))", "\\1\u2060", " ".join(text.split()), flags=re.IGNORECASE)
    return re.sub(r"([\\`*_{}\[\]()#+!|~$-])", r"\\\1", html.escape(text)).replace("@", "&#64;").replace(":", "&#58;")


def headline(results):
    count = len(results["changes"])
    faults = f", {len(results['faults'])} not compared" if results["faults"] else ""
    if not count:
        return f"Nothing differs from {results['against']}{faults}"
    return f"{count} picture{'s' if count != 1 else ''} differ{'s' if count == 1 else ''} from {results['against']}{faults}"


def stamp(head):
    """Says which commit the comment is about, for the command."""
    return f"<!-- {head} -->"


def markdown(results, head, thumbnails, link):
    lines = [MARK, stamp(head), f"### {plain(headline(results))}", ""]
    shown = 0
    for group in results["groups"]:
        lines.append(f"**{plain(group['cause'])}** · {len(group['goldens'])}")
        lines.append("")
        for golden in group["goldens"][:5]:
            change = results["changes"].get(golden)
            if not change:
                continue
            words = "; ".join(plain(word) for word in change["words"][:3])
            lines.append(f"- {plain(change['story'])} · {plain(change['variant'])}{' — ' + words if words else ''}")
            urls = thumbnails.get(golden)
            if urls and shown < THUMBNAILS:
                shown += 1
                lines.append("  " + " ".join(f'<img src="{html.escape(url)}" alt="{html.escape(name)}" width="160">' for name, url in urls))
        if len(group["goldens"]) > 5:
            lines.append(f"- and {len(group['goldens']) - 5} more")
        lines.append("")
    lines += [f"- not compared: {plain(fault)}" for fault in results["faults"]]
    if link:
        lines.append(f"[Pictures and review]({link})")
    if results["changes"]:
        lines.append("Accept with `/stillframe approve` or `/stillframe approve 'button/*'`.")
    lines.append(f"<sub>{head[:12]}</sub>")
    text = "\n".join(lines)
    return text if len(text) < 60_000 else text[:60_000].rsplit("\n", 1)[0] + "\n\n…"


def picture(folder, path):
    """The bytes of a picture among the results; nothing else, wherever the path leads."""
    if not path:
        return None
    root = pathlib.Path(folder).resolve()
    file = (root / path).resolve()
    if not file.is_relative_to(root) or not file.is_file() or file.stat().st_size > MAXIMUM_PICTURE:
        return None
    data = file.read_bytes()
    return data if data.startswith(b"\x89PNG\r\n\x1a\n") else None


def page(results, folder):
    """The same for those without GitHub: one file, with its pictures inside."""
    parts = []
    for group in results["groups"]:
        parts.append(f"<section><h2>{html.escape(group['cause'])} <small>{len(group['goldens'])}</small></h2>")
        for index, golden in enumerate(group["goldens"]):
            change = results["changes"].get(golden)
            if not change:
                continue
            images = ""
            for name, key in (("Before", "expected"), ("Now", "actual")):
                data = picture(folder, change["pictures"][key]) if index < 20 else None
                if data:
                    images += (f'<figure><figcaption>{name}</figcaption><img alt="{name}: {html.escape(change["story"])}" '
                               f'src="data:image/png;base64,{base64.b64encode(data).decode()}"></figure>')
            words = "".join(f"<li>{html.escape(word)}</li>" for word in change["words"])
            parts.append(f"<article><h3>{html.escape(change['story'])} · {html.escape(change['variant'])}</h3>"
                         f"<p>{html.escape(change['file'])}:{change['line']}</p><ul>{words}</ul><div>{images}</div></article>")
        parts.append("</section>")
    parts += [f"<p>not compared: {html.escape(fault)}</p>" for fault in results["faults"]]
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>{html.escape(headline(results))}</title><style>:root {{ color-scheme: light dark }} body {{ font: 14px/1.5 system-ui, sans-serif; margin: 0 auto;
max-width: 960px; padding: 16px; overflow-wrap: anywhere }} article div {{ display: flex; flex-wrap: wrap; gap: 16px }} figure {{ margin: 0; max-width: 100% }}
img {{ max-width: 100%; height: auto }} h3 {{ margin-bottom: 0 }} article p {{ margin: 0; opacity: .8 }}</style></head>
<body><main><h1>{html.escape(headline(results))}</h1>{''.join(parts)}</main></body></html>
"""


# --- The comment and the check ----------------------------------------------------------------------------------

def upload(github, folder, results, branch):
    """Puts thumbnails on a branch of their own, by the API alone; returns their addresses."""
    entries, names = [], {}
    for group in results["groups"]:
        for golden in group["goldens"][:5]:
            change = results["changes"].get(golden)
            for name, key in (("before", "expected"), ("now", "actual")) if change and len(names) < THUMBNAILS else ():
                data = picture(folder, change["pictures"][key])
                if not data:
                    continue
                blob = github.call("POST", "/git/blobs", {"content": base64.b64encode(data).decode(), "encoding": "base64"})
                path = f"{blob['sha']}.png"
                if all(entry["path"] != path for entry in entries):
                    entries.append({"path": path, "mode": "100644", "type": "blob", "sha": blob["sha"]})
                names.setdefault(golden, []).append((name, path))
    if not entries:
        return {}
    tree = github.call("POST", "/git/trees", {"tree": entries})
    try:
        tip = github.call("GET", f"/git/ref/heads/{branch}")["object"]["sha"]
    except urllib.error.HTTPError as error:
        if error.code != 404:
            raise
        tip = None
    # Pictures of other pull requests stay reachable.
    commit = github.call("POST", "/git/commits", {"message": "Pictures of changes", "tree": tree["sha"], "parents": [tip] if tip else []})
    if tip:
        github.call("PATCH", f"/git/refs/heads/{branch}", {"sha": commit["sha"]})
    else:
        github.call("POST", "/git/refs", {"ref": f"refs/heads/{branch}", "sha": commit["sha"]})
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    return {golden: [(name, f"{server}/{github.repository}/raw/{commit['sha']}/{path}") for name, path in found]
            for golden, found in names.items()}


def written(github, pull):
    """The one comment, where it is there and of this account's."""
    for found in github.pages(f"/issues/{pull}/comments"):
        if (found.get("body") or "").startswith(MARK) and (found.get("user") or {}).get("type") == "Bot":
            return found
    return None


def comment(github, pull, body):
    """Writes the one comment, or replaces it."""
    found = written(github, pull)
    if found:
        return github.call("PATCH", f"/issues/comments/{found['id']}", {"body": body})
    return github.call("POST", f"/issues/{pull}/comments", {"body": body})


def check_run(github, head, results, link):
    """A check run with a note at the place of each change, fifty a request as the API has it."""
    notes = []
    for change in results["changes"].values():
        if not change["file"] or change["file"].startswith(("/", "..")):
            continue
        notes.append({"path": change["file"], "start_line": change["line"], "end_line": change["line"], "annotation_level": "warning",
                      "title": f"{change['story']} · {change['variant']}"[:255], "message": "\n".join(change["words"] or [change["kind"]])[:4000] or "changed"})
    output = {"title": headline(results), "summary": "\n".join(f"- {plain(group['cause'])}: {len(group['goldens'])}" for group in results["groups"])[:60_000] or "-"}
    body = {"name": "Stillframe", "head_sha": head, "status": "completed",
            "conclusion": "failure" if results["faults"] else "action_required" if results["changes"] else "success",
            "output": {**output, "annotations": notes[:50]}}
    if link:
        body["details_url"] = link
    run = github.call("POST", "/check-runs", body)
    for start in range(50, min(len(notes), 1000), 50):
        github.call("PATCH", f"/check-runs/{run['id']}", {"output": {**output, "annotations": notes[start:start + 50]}})


def publish(options):
    github, results = GitHub(), read(options.results)
    head = options.head
    if not SHA.fullmatch(head):
        raise SystemExit("--head is no commit")
    pull = options.pull
    if not pull:
        # Runs of forks do not say whose pull request they are for: the commit does.
        pulls = [each["number"] for each in github.call("GET", f"/commits/{head}/pulls") if each["state"] == "open" and each["head"]["sha"] == head]
        pull = pulls[0] if pulls else None
    thumbnails = upload(github, options.results, results, options.pictures_branch) if options.pictures_branch else {}
    if pull:
        comment(github, int(pull), markdown(results, head, thumbnails, options.link))
    check_run(github, head, results, options.link)
    print(headline(results))


# --- The command ----------------------------------------------------------------------------------------------------

def command(body):
    """The patterns of a command; `None` where a comment is none."""
    for line in (body or "")[:10_000].splitlines():
        if not re.match(r"/stillframe(\s|$)", line):
            continue
        try:
            words = shlex.split(line)
        except ValueError as error:
            raise Refusal(f"the command cannot be read: {error}") from error
        if words[1:2] != ["approve"]:
            raise Refusal("the only command is /stillframe approve ['PATTERN' …]")
        patterns = words[2:]
        if len(patterns) > 100 or not all(re.fullmatch(r"[a-z0-9*_][a-z0-9*_/-]*", pattern) for pattern in patterns):
            raise Refusal("a pattern is a story or STORY/VARIANT of small letters, digits, -, / and *")
        return patterns
    return None


def unpack(content, folder):
    """Unpacks an archive that a branch made: plain files of bounded number and size, all inside the folder."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
        if len(entries) > MAXIMUM_FILES or sum(entry.file_size for entry in entries) > MAXIMUM_ZIP:
            raise Refusal("the artefact is too large")
        for entry in entries:
            parts = pathlib.PurePosixPath(entry.filename).parts
            if "\\" in entry.filename or not parts or parts[0] == "/" or any(part in ("..", "") for part in parts):
                raise Refusal("the artefact has a file that leads out of it")
            target = folder.joinpath(*parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            with archive.open(entry) as source, open(target, "xb") as file:
                left = entry.file_size
                while left > 0:
                    block = source.read(min(left, 1 << 20))
                    if not block:
                        break
                    file.write(block)
                    left -= len(block)


def git(folder, *words):
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0",
                   "GIT_AUTHOR_NAME": "stillframe", "GIT_AUTHOR_EMAIL": "stillframe@users.noreply.github.com",
                   "GIT_COMMITTER_NAME": "stillframe", "GIT_COMMITTER_EMAIL": "stillframe@users.noreply.github.com"}
    # A branch's files set neither hooks nor filters here, and its links are plain files.
    return subprocess.run(["git", "-c", "core.hooksPath=/dev/null", "-c", "core.symlinks=false", "-c", "core.fsmonitor=false",
                           "-c", "protocol.ext.allow=never", *words], cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout


def artifact(github, name, head, moment):
    """The newest artefact of a commit that was there when the comment was written."""
    found = [each for each in github.pages(f"/actions/artifacts?name={urllib.parse.quote(name)}", "artifacts")
             if each["workflow_run"]["head_sha"] == head and not each["expired"]]
    if not found:
        raise Refusal(f"there are no pictures of {head[:12]} yet; wait for its run")
    seen = [each for each in found if each["created_at"] <= moment]
    if not seen:
        raise Refusal("the pictures are newer than the comment: look at them and comment again")
    return max(seen, key=lambda each: each["created_at"])


def take(github, event, patterns, options):
    """Approves, commits and pushes; returns what to answer."""
    number = int(event["issue"]["number"])
    pull = github.call("GET", f"/pulls/{number}")
    if pull["state"] != "open":
        raise Refusal("the pull request is closed")
    head, branch = pull["head"]["sha"], pull["head"]["ref"]
    if (pull["head"]["repo"] or {}).get("full_name") != github.repository:
        raise Refusal("the branch is in a fork, which this token cannot write to: approve there and push")
    if not SHA.fullmatch(head) or branch.startswith("-"):
        raise Refusal("the branch cannot be read")
    # A commit that is pushed after the command may have pictures that are older than it, from another pull request.
    shown = written(github, number)
    if shown and (stamp(head) not in shown["body"].splitlines()[:3] or shown["updated_at"] > event["comment"]["created_at"]):
        raise Refusal("the comment with the pictures is about another commit, or newer than the command: look at it and comment again")
    found = artifact(github, options.artifact, head, event["comment"]["created_at"])
    folder = pathlib.Path(tempfile.mkdtemp(prefix="stillframe-"))
    try:
        results, checkout = folder / "results", folder / "checkout"
        results.mkdir()
        checkout.mkdir()
        unpack(github.call("GET", f"/actions/artifacts/{int(found['id'])}/zip", raw=True), results)
        server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
        remote = f"{server}/{github.repository}.git"
        login = []
        if server.startswith("https://"):
            secret = base64.b64encode(f"x-access-token:{github.token}".encode()).decode()
            login = ["-c", f"http.{server}/.extraheader=AUTHORIZATION: basic {secret}"]
        git(checkout, "init", "--quiet")
        git(checkout, *login, "fetch", "--quiet", "--depth=1", "--no-tags", remote, head)
        git(checkout, "checkout", "--quiet", "--detach", head)
        failures = results / ".build" / "snapshot-failures-against"
        # The tool runs in the checkout; a folder is meant from here.
        store = options.store if "://" in options.store else options.store and os.path.abspath(options.store)
        words = ["approve", "--force", *patterns, "--from", str(failures if failures.is_dir() else results)]
        done = subprocess.run([options.tool, *words, *(["--store", store] if store else [])], cwd=checkout,
                              env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, timeout=600)
        if done.returncode != 0:
            raise Refusal((done.stderr or done.stdout).strip()[:1000] or "approve failed")
        changed = git(checkout, "status", "--porcelain", "-z", "--untracked-files=all", "--no-renames").split("\0")
        paths = [line[3:] for line in changed if line]
        foreign = [path for path in paths if not GOLDEN.fullmatch(path)]
        if foreign:
            raise Refusal(f"more than goldens would change, such as {foreign[0][:200]}")
        if not paths:
            return "Nothing to approve: the goldens are these pictures already."
        git(checkout, "add", "--force", "--", *(f":(literal){path}" for path in paths))
        who = re.sub(r"[^\w-]", "", event["comment"]["user"]["login"])
        git(checkout, "commit", "--quiet", "--no-verify", "--message", f"Approve pictures\n\nAs {who} said in a comment on #{number}.")
        # Refused by the server where the branch has moved on.
        git(checkout, *login, "push", "--quiet", remote, f"HEAD:refs/heads/{branch}")
        pictures = sum(path.endswith(".png") for path in paths)
        return f"{pictures} picture{'s' if pictures != 1 else ''} approved by {who} for {head[:12]}."
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def approve(options):
    event = json.loads(pathlib.Path(options.event).read_text())
    if event.get("action") != "created" or "pull_request" not in event.get("issue", {}):
        print("not a new comment on a pull request")
        return
    github = GitHub()
    number = int(event["issue"]["number"])
    try:
        patterns = command(event["comment"]["body"])
        if patterns is None:
            print("no command")
            return
        if event["comment"].get("author_association") not in TRUSTED:
            # Not answered: comments of strangers make no noise.
            print("a command of somebody without rights: nothing is done")
            return
        answer = take(github, event, patterns, options)
    except Refusal as error:
        answer = f"Nothing was approved: {error}"
    except subprocess.CalledProcessError as error:
        answer = f"Nothing was approved: git {'push' if 'push' in error.cmd else 'fetch'} failed; the branch may have moved on"
    except (urllib.error.URLError, zipfile.BadZipFile, KeyError, OSError) as error:
        answer = f"Nothing was approved: {type(error).__name__}"
    github.call("POST", f"/issues/{number}/comments", {"body": plain(answer)})
    print(answer)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("publish")
    one.add_argument("--results", required=True)
    one.add_argument("--pull")
    one.add_argument("--head", required=True)
    one.add_argument("--link", default="")
    one.add_argument("--pictures-branch", default="")
    two = commands.add_parser("page")
    two.add_argument("--results", required=True)
    two.add_argument("-o", "--output", required=True)
    three = commands.add_parser("approve")
    three.add_argument("--event", required=True)
    three.add_argument("--tool", required=True)
    three.add_argument("--store", default="")
    three.add_argument("--artifact", default="stillframe-review")
    options = parser.parse_args()
    if options.command == "publish":
        publish(options)
    elif options.command == "page":
        results = read(options.results)
        pathlib.Path(options.output).write_text(page(results, options.results))
        print(headline(results))
    else:
        approve(options)


if __name__ == "__main__":
    main()

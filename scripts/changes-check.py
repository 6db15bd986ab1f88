#!/usr/bin/env python3
"""Makes a repository of graded changes, a commit each, and judges what `verify --against` says of each.

Every commit changes one thing on purpose: the value of a token, a label, a token's place, a target, a place, a
state, what is there; the last ones several things at once. The group, its words and its size have to be those of that thing.
Tokens are told by their names, also where two of them have one value. Contrasts are judged by the formula of WCAG 2.2,
from the colours that the documents name. Causes come before what follows from them, and nothing is said to have become
what it was.

Needs: git
usage: scripts/changes-check.py [--tool .build/release/render-cli]
"""
import argparse
import copy
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile

THEME = {
    "$extensions": {"stillframe": {"extends": "standard"}},
    "color": {
        "light": {"primary": {"$value": "#0050C8"}, "accent": {"$value": "#7A2E9E"}},
        "dark": {"primary": {"$value": "#4D8DFF"}, "accent": {"$value": "#C58BE0"}},
    },
}
failures = 0


def check(condition, what, answer=None):
    global failures
    if condition:
        return
    failures += 1
    print("changes-check: FAILED:", what, file=sys.stderr)
    if answer is not None:
        print(json.dumps(answer, indent=1)[:3000], file=sys.stderr)


def block(fill):
    return {"type": "rectangle", "modifiers": [{"fill": fill}, {"frame": {"width": 120, "height": 64}}]}


def screen(name, extra):
    return {
        "version": 1, "name": name, "look": "stillframe", "theme": "theme.json",
        "view": {"type": "vstack", "spacing": 12, "children": [block("primary"), *extra]},
    }


def button(label, *modifiers):
    return {"type": "button", "value": label, "modifiers": [{"buttonStyle": "filled"}, *modifiers]}


def contrast(one, other):
    """The contrast of two colours by WCAG 2.2 with one digit, cut and not rounded."""
    def luminance(color):
        parts = [int(color[place:place + 2], 16) / 255 for place in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    low, high = sorted((luminance(one), luminance(other)))
    digits = int((high + 0.05) / (low + 0.05) * 10)
    return str(digits // 10) if digits % 10 == 0 else f"{digits // 10}.{digits % 10}"


def inked(ink, behind, name="text"):
    """A text, or a symbol, in a colour on a card of another."""
    content = {"type": "text", "value": "Readable words"} if name == "text" else {"type": "image", "systemName": "star.fill", "label": "Star"}
    return {**content, "modifiers": [{"font": "title"}, {"foregroundStyle": ink}, {"padding": 12}, {"background": behind}]}


def without_names(path):
    """Takes the names of tokens out of a golden's picture, as those have none that were recorded before there were names."""
    data = path.read_bytes()
    kept, place = data[:8], 8
    while place < len(data):
        length = struct.unpack(">I", data[place:place + 4])[0]
        chunk = data[place:place + 12 + length]
        if b"Stillframe tokens" not in chunk[8:40]:
            kept += chunk
        place += len(chunk)
    path.write_bytes(kept)
    return len(kept) < len(data)


def first():
    """The screens by the names of their files, before anything changes."""
    files = {f"plain-{n}.json": screen(f"plain-{n}", [{"type": "text", "value": f"Screen {n}"}]) for n in range(6)}
    files["actions.json"] = screen("actions", [button("Save"), button("Delete")])
    files["last.json"] = screen("last", [{"type": "text", "value": "Last"}])
    files["tokens.json"] = screen("tokens", [
        {"type": "text", "value": "Body", "modifiers": [{"font": "body"}]},
        {"type": "roundedRectangle", "cornerRadius": "small", "modifiers": [{"fill": "error"}, {"frame": {"width": 90, "height": 60}}]},
        {"type": "text", "value": "Padded", "modifiers": [{"padding": "sm"}]},
    ])
    files["tokens.json"]["view"]["spacing"] = "sm"
    files["theme.json"] = copy.deepcopy(THEME)
    return files


def further():
    """Screens of which words are judged that say more than a token does."""
    files = {}
    files["contrast.json"] = {**screen("contrast", []), "view": {"type": "vstack", "children": [
        inked("#1A1A1A", "#FFFFFF"), inked("#0050C8", "#FFFFFF", "image")]}}
    files["order.json"] = {**screen("order", []), "view": {"type": "vstack", "spacing": 8, "children": [
        {"type": "text", "value": text} for text in ("Apples", "Bread", "Cheese")]}}
    files["rows.json"] = {**screen("rows", []), "view": {"type": "vstack", "spacing": 8, "children": [
        {"type": "hstack", "spacing": 8, "children": [{"type": "image", "systemName": "star"}, {"type": "text", "value": f"Row {n}"}, {"type": "text", "value": f"{n * 11}"}]}
        for n in range(7)]}}
    files["controls.json"] = {**screen("controls", []), "view": {"type": "vstack", "spacing": 16, "children": [
        {"type": "toggle", "value": "Sound", "isOn": True}, button("Send"),
        {"type": "image", "systemName": "trash"},
        {"type": "circle", "modifiers": [{"fill": "accent"}, {"frame": {"width": 40, "height": 40}}]},
        {"type": "button", "children": [{"type": "text", "value": "More", "modifiers": [{"padding": 20}]}]}]}}
    return files


class Repository:
    def __init__(self, tool):
        self.tool = tool
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="changes-"))
        self.files = {}
        self.git("init", "--quiet")

    def git(self, *words):
        environment = dict(
            os.environ, GIT_AUTHOR_NAME="a", GIT_AUTHOR_EMAIL="a@example.com", GIT_COMMITTER_NAME="a",
            GIT_COMMITTER_EMAIL="a@example.com")
        subprocess.run(["git", *words], cwd=self.root, env=environment, check=True, capture_output=True)

    def run(self, *words):
        environment = {key: value for key, value in os.environ.items() if key != "CI"}
        return subprocess.run([self.tool, *words], cwd=self.root, env=environment, capture_output=True, text=True)

    def write(self, files):
        for name in set(self.files) - set(files):
            (self.root / name).unlink()
        for name, content in files.items():
            (self.root / name).write_text(json.dumps(content, indent=2) + "\n")
        self.files = files

    def commit(self, message):
        done = self.run("record", ".", "--record", "all")
        check(done.returncode == 0, f"{message}: record says {done.stderr[:500]}{done.stdout[-300:]}")
        self.run("prune", ".")
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", message)

    def answer(self):
        """What is said of the working folder, with the exit status."""
        done = self.run("verify", ".", "--against", "HEAD", "--json")
        try:
            return json.loads(done.stdout), done.returncode
        except json.JSONDecodeError:
            check(False, f"no JSON: {done.stdout[:300]}{done.stderr[:500]}")
            return {"groups": [], "new": [], "gone": [], "changed": 0, "same": 0}, done.returncode


def words(answer):
    """All causes and words of an answer."""
    said = []
    for group in answer["groups"]:
        said += [group["cause"], *group["further"]]
    return said


def of_change(answer, story):
    """The words of the changes of a story."""
    return [change["words"] for change in answer["changes"] if change["story"] == story]


def clones(tool):
    """Commits are found from folders of a repository, in worktrees, submodules and clones that have few; what is not there is told with the way to it."""
    root = pathlib.Path(tempfile.mkdtemp(prefix="clones-"))
    environment = {key: value for key, value in os.environ.items() if key not in ("CI", "GIT_DIR", "GIT_WORK_TREE")}
    environment.update(GIT_CONFIG_GLOBAL=os.devnull, GIT_CONFIG_SYSTEM=os.devnull, GIT_AUTHOR_NAME="a", GIT_AUTHOR_EMAIL="a@example.org",
                       GIT_COMMITTER_NAME="a", GIT_COMMITTER_EMAIL="a@example.org", GIT_CEILING_DIRECTORIES=str(root))

    def git(folder, *words):
        return subprocess.run(["git", "-c", "protocol.file.allow=always", *words], cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout.strip()

    def verify(folder, reference, story=".", **more):
        done = subprocess.run([tool, "verify", story, "--against", reference], cwd=folder, env={**environment, **more}, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def says(folder, reference, code, *words, **more):
        found, text = verify(folder, reference, **more)
        check(found == code and all(word in text for word in words), f"--against {reference} in {folder}: {found}, {text[:500]}")

    origin = root / "origin"
    app = origin / "packages/app"
    app.mkdir(parents=True)
    git(origin, "init", "-q", "-b", "main")
    for text in ("One", "Two", "Three"):
        (app / "card.json").write_text(json.dumps(
            {"version": 1, "name": "card", "variants": ["light"], "view": {"type": "text", "value": text}}))
        if text != "Three":
            subprocess.run([tool, "record", ".", "--record", "all"], cwd=app, env=environment, check=True, capture_output=True)
        git(origin, "add", "-A")
        git(origin, "commit", "-qm", text)
    first = git(origin, "rev-parse", "HEAD~2")
    says(app, "HEAD~2", 1, 'text "One" → "Three"')
    says(app, "HEAD~1", 1, 'text "Two" → "Three"')

    git(root, "clone", "-q", "--depth=1", f"file://{origin}", "shallow")
    shallow = root / "shallow/packages/app"
    says(shallow, "main", 1, 'text "Two" → "Three"')
    says(shallow, "HEAD~1", 66, "The clone is shallow", "git fetch --deepen=50")
    says(shallow, first, 66, f"git fetch --depth=1 origin {first}")
    says(shallow, "origin/other", 66, "git fetch --depth=1 origin other:refs/remotes/origin/other")
    git(origin, "config", "uploadpack.allowAnySHA1InWant", "true")
    git(shallow, "fetch", "-q", "--depth=1", "origin", first)
    says(shallow, first, 1, 'text "One" → "Three"')

    git(origin, "worktree", "add", "-q", "--detach", str(root / "apart"), "HEAD~1")
    says(root / "apart/packages/app", "HEAD~1", 1, 'text "One" → "Two"')
    says(root / "apart/packages/app", "main", 0, "1 the same")

    says(app, "mian", 66, "Did you mean 'main'?")
    says(app, "HEAD:packages", 66, "is a tree, no commit")
    says(app, "main..HEAD", 66, "is a range of commits", "git merge-base main HEAD")
    says(app, "HEAD~1", 66, "git cannot be run", PATH="/nonexistent")
    alone = root / "alone"
    alone.mkdir()
    shutil.copy(app / "card.json", alone)
    says(alone, "main", 66, "not a git repository")
    git(alone, "init", "-q")
    says(alone, "main", 66, "has no commits yet")

    # A submodule: from inside, and from the repository around it, which notes one of its commits.
    around = root / "around"
    around.mkdir()
    git(around, "init", "-q", "-b", "main")
    git(around, "submodule", "--quiet", "add", f"file://{origin}", "libs/app")
    git(around / "libs/app", "checkout", "-q", first)
    git(around, "add", "-A")
    git(around, "commit", "-qm", "Add")
    git(around / "libs/app", "checkout", "-q", "main")
    says(around / "libs/app/packages/app", "HEAD~1", 1, 'text "Two" → "Three"')
    for folder, story in ((around, "libs/app/packages/app"), (around / "libs", "app/packages/app")):
        found, text = verify(folder, "HEAD", story)
        check(found == 1 and 'text "One" → "Three"' in text, f"a submodule from {folder}: {found}, {text[:300]}")
    found, text = verify(around, "HEAD", "libs/app/packages/app", GIT_DIR=str(around / ".git"), GIT_WORK_TREE=str(around))
    check(found == 1 and 'text "One" → "Three"' in text, f"a submodule within a hook: {found}, {text[:300]}")
    git(around, "update-index", "--cacheinfo", f"160000,{'1' * 40},libs/app")
    git(around, "commit", "-qm", "Lose")
    found, text = verify(around, "HEAD", "libs/app/packages/app")
    check(found == 66 and "the submodule libs/app has no commit" in text and "git submodule update" in text, f"a lost commit of a submodule: {found}, {text[:300]}")
    check(not list(pathlib.Path(tempfile.gettempdir()).glob(f"stillframe-goldens-{os.getpid()}-*")), "nothing is left behind")
    shutil.rmtree(root)


def variants(tool):
    """One edit is one decision in light, dark, from right to left and at a large type size, though other things follow from it there; two edits are two."""
    repository = Repository(tool)
    card = {
        "version": 1, "name": "card", "look": "stillframe", "theme": "theme.json", "variants": ["light", "dark", "rtl", "ax3"],
        "view": {"type": "hstack", "spacing": 8, "children": [
            {"type": "text", "value": "A line of words that wraps where it is narrow", "modifiers": [{"frame": {"width": 200}}]},
            {"type": "rectangle", "modifiers": [{"fill": "primary"}, {"frame": {"width": 40, "height": 40}}]},
            button("Go"),
        ]},
    }
    files = {"theme.json": copy.deepcopy(THEME), "card.json": card}
    for name in ("one", "two", "three"):
        files[f"{name}.json"] = screen(name, [{"type": "text", "value": name}, button("Buy"), {"type": "text", "value": "below"}])
    files["grown.json"] = screen("grown", [{"type": "rectangle", "modifiers": [{"fill": "accent"}, {"frame": {"width": 60, "height": 40}}]}, {"type": "text", "value": "grown"}])
    repository.write(files)
    repository.commit("first")

    def groups(what, edit, *expected):
        """Every expected group is its words, one of which its cause has, and its number of pictures."""
        changed = copy.deepcopy(files)
        edit(changed)
        repository.write(changed)
        answer, code = repository.answer()
        check(code == 1, f"{what}: differences exit 1", answer)
        found = [(group["cause"], len(group["goldens"])) for group in answer["groups"]]
        check(len(found) == len(expected), f"{what}: {len(expected)} decisions, not {found}")
        for text, count in expected:
            check(any(text in cause and count == number for cause, number in found), f"{what}: {text!r} with {count} pictures, not {found}")
        repository.write(files)

    def row(files):
        return files["card.json"]["view"]["children"]

    def width(files, width=150):
        row(files)[0]["modifiers"][0]["frame"]["width"] = width

    def label(files):
        row(files)[2]["value"] = "Go on"

    def radius(files, value="30px"):
        files["theme.json"]["radius"] = {"medium": {"$value": value}}

    def bought(files):
        for name in ("one", "two", "three"):
            files[f"{name}.json"]["view"]["children"][2]["value"] = "Buy now"

    def grown(files):
        files["grown.json"]["view"]["children"][1]["modifiers"][1]["frame"]["height"] = 60

    def spaced(files):
        files["one.json"]["view"]["spacing"] = 32

    def dark(files):
        files["theme.json"]["color"]["dark"]["accent"]["$value"] = "#A0E060"

    count = len(card["variants"])
    usual = 4
    groups("a width", width, ("", count))
    groups("a label that grows", label, ('"Go" → "Go on"', count))
    groups("a component in three stories", bought, ('"Buy" → "Buy now"', 3 * usual))
    groups("a dark colour", dark, ("token accent", 1))
    groups("a token and a width", lambda files: (width(files), dark(files)), ("", count), ("token accent", 1))
    groups("two edits of one story", lambda files: (width(files), label(files)), ('"Go" → "Go on"', count))
    groups("two stories with the same shift", lambda files: (grown(files), spaced(files)), ("rectangle size 60×40 → 60×60", usual), ("vstack spacing 12 → 32", usual))
    groups("a story and another", lambda files: (label(files), grown(files)), ('"Go" → "Go on"', count), ("rectangle size 60×40 → 60×60", usual))
    shutil.rmtree(repository.root)


def cases(repository, change, children):
    """What words have to say of contrasts, orders, states, styles, symbols and sizes, and what they must not."""
    repository.write({**repository.files, **further()})
    repository.commit("further screens")

    def judge(what, story, *expected, first=None, never=()):
        def judged(answer, code):
            found = of_change(answer, story)
            check(code == 1 and found, f"{what}: differences exit 1", answer)
            for said in found:
                for text in expected:
                    check(any(text in line for line in said), f"{what}: says {text!r}", said)
                if first is not None:
                    check(said and said[0] == first, f"{what}: {first!r} comes first", said)
                for text in never:
                    check(not any(re.search(text, line) for line in said), f"{what}: does not say {text!r}", said)
            if first is not None:
                causes = [group["cause"] for group in answer["groups"]]
                check(first in causes, f"{what}: {first!r} is the cause", answer)
        return judged

    def inks(text, symbol):
        def edit(files):
            files["contrast.json"]["view"]["children"] = [inked(*text), inked(*symbol, "image")]
        return edit

    def ratios(kind, before, after):
        return f"{kind} contrast {contrast(*before)} → {contrast(*after)}"

    blue = ("#0050C8", "#FFFFFF")
    change("a paler text", inks(("#8A8A8A", "#FFFFFF"), blue), judge(
        "a paler text", "contrast", "#1A1A1A → #8A8A8A", ratios("text", ("#1A1A1A", "#FFFFFF"), ("#8A8A8A", "#FFFFFF")), never=["image contrast"]))
    change("a darker card", inks(("#8A8A8A", "#505050"), blue), judge(
        "a darker card", "contrast", ratios("text", ("#8A8A8A", "#FFFFFF"), ("#8A8A8A", "#505050"))))
    change("a symbol", inks(("#8A8A8A", "#505050"), ("#9CC4FF", "#FFFFFF")), judge(
        "a symbol", "contrast", ratios("image", blue, ("#9CC4FF", "#FFFFFF")), never=["text contrast"]))
    change("both darker", inks(("#1A1A1A", "#101010"), ("#9CC4FF", "#FFFFFF")), judge(
        "both darker", "contrast", ratios("text", ("#8A8A8A", "#505050"), ("#1A1A1A", "#101010"))))

    def order(*texts):
        def edit(files):
            files["order.json"]["view"]["children"] = [{"type": "text", "value": text} for text in texts]
        return edit

    change("two change places", order("Bread", "Apples", "Cheese"), judge(
        "two change places", "order", first="order: Apples, Bread, Cheese → Bread, Apples, Cheese", never=['"', "moved", "spacing"]))
    change("all in turn", order("Cheese", "Bread", "Apples"), judge(
        "all in turn", "order", first="order: Bread, Apples, Cheese → Cheese, Bread, Apples", never=['"', "moved"]))
    change("another text, in place", order("Cheese", "Rolls", "Apples"), judge(
        "another text, in place", "order", 'text "Bread" → "Rolls"', never=["order"]))
    change("one gone, one new", order("Rolls", "Apples", "Dates"), judge(
        "one gone, one new", "order", '"Cheese" gone', '"Dates" new', never=["order", '"Cheese" →']))

    def last_first(files):
        rows = children(files, "rows.json")
        rows.insert(5, rows.pop(1))

    def other_values(files):
        rows = children(files, "rows.json")
        rows[0]["children"][2]["value"], rows[1]["children"][2]["value"] = "22", "0"

    change("a row further down", last_first, judge(
        "a row further down", "rows", first="Row 1 moved after Row 5", never=['"', " pt "]))
    change("values of rows", other_values, judge(
        "values of rows", "rows", 'text "0" → "22"', 'text "22" → "0"', never=["order", "elsewhere"]))

    def control(place, view):
        def edit(files):
            children(files, "controls.json")[place] = view
        return edit

    change("a switch", control(0, {"type": "toggle", "value": "Sound", "isOn": False}), judge(
        "a switch", "controls", first="toggle no longer checked"))
    change("a style of switches", control(0, {"type": "toggle", "value": "Sound", "modifiers": [{"toggleStyle": "checkbox"}]}), judge(
        "a style of switches", "controls", first="toggle style switch → checkbox"))
    change("a style of buttons", control(1, {"type": "button", "value": "Send", "modifiers": [{"buttonStyle": "outlined"}]}), judge(
        "a style of buttons", "controls", first="button style filled → outlined"))
    change("a role", control(1, {"type": "button", "value": "Send", "role": "destructive", "modifiers": [{"buttonStyle": "outlined"}]}), judge(
        "a role", "controls", first="button role none → destructive"))
    change("another symbol", control(2, {"type": "image", "systemName": "pencil"}), judge(
        "another symbol", "controls", first="symbol trash → pencil", never=["label", '"']))
    change("a label of a symbol", control(2, {"type": "image", "systemName": "pencil", "label": "Edit"}), judge(
        "a label of a symbol", "controls", first='image label "Edit" new', never=["symbol"]))
    change("a labelled symbol", control(2, {"type": "image", "systemName": "star", "label": "Edit"}), judge(
        "a labelled symbol", "controls", first="symbol pencil → star"))
    change("a shape", control(3, {"type": "circle", "modifiers": [{"fill": "accent"}, {"frame": {"width": 56, "height": 56}}]}), judge(
        "a shape", "controls", first="circle size 40×40 → 56×56"))
    change("a padding in a button", control(4, {"type": "button", "children": [{"type": "text", "value": "More", "modifiers": [{"padding": 30}]}]}), judge(
        "a padding in a button", "controls", "button target ", first="text padding 20 → 30"))
    change("a padding around a button", control(1, {"type": "button", "value": "Send", "role": "destructive", "modifiers": [{"buttonStyle": "outlined"}, {"padding": 9}]}), judge(
        "a padding around a button", "controls", first="padding around button 9 new", never=["target", "button padding"]))

    # A golden that was recorded before there were names.
    for path in repository.root.glob("**/contrast/*.png"):
        check(without_names(path), f"{path.name} has names")
    repository.git("add", "--all")
    repository.git("commit", "--quiet", "--message", "without names")
    change("without names", inks(("#C0C0C0", "#101010"), ("#9CC4FF", "#FFFFFF")), lambda answer, code: (
        judge("without names", "contrast", "#1A1A1A → #C0C0C0", ratios("text", ("#1A1A1A", "#101010"), ("#C0C0C0", "#101010")))(answer, code),
        check("record anew" in answer.get("note", ""), "without names: says that there are none", answer)))
    change("with names again", inks(("#C0C0C0", "#202020"), ("#9CC4FF", "#FFFFFF")), lambda answer, code: check(
        "note" not in answer, "with names again: nothing to note", answer))


STYLES = [
    # A component, the modifier, its values before and now (none: it is not there), and what is said first.
    ({"type": "textField", "value": "Name"}, "textFieldStyle", "plain", "roundedBorder", "textField style plain → roundedBorder"),
    ({"type": "secureField", "value": "Word", "text": "abc"}, "textFieldStyle", None, "roundedBorder", "textField style plain → roundedBorder"),
    ({"type": "picker", "value": "Size", "options": ["S", "M", "L"], "selection": "M"}, "pickerStyle", "automatic", "segmented", "picker style automatic → segmented"),
    ({"type": "picker", "value": "Size", "options": ["S", "M", "L"], "selection": "M"}, "pickerStyle", None, "inline", "picker style automatic → inline"),
    ({"type": "picker", "value": "Size", "options": ["S", "M", "L"], "selection": "M"}, "pickerStyle", "segmented", "wheel", "picker style segmented → wheel"),
    ({"type": "list", "children": [{"type": "text", "value": "A"}, {"type": "text", "value": "B"}]}, "listStyle", "insetGrouped", "plain", "list style insetGrouped → plain"),
    ({"type": "progressView", "value": 3, "total": 5, "label": "Sent"}, "progressViewStyle", "linear", "circular", "progressView style linear → circular"),
    ({"type": "gauge", "value": 21, "minimum": 10, "maximum": 30, "label": "Warm"}, "gaugeStyle", "linearCapacity", "accessoryCircular", "gauge style linearCapacity → accessoryCircular"),
    ({"type": "label", "value": "Mail", "systemImage": "envelope"}, "labelStyle", "titleAndIcon", "titleOnly", "label style titleAndIcon → titleOnly"),
    ({"type": "label", "value": "Mail", "systemImage": "envelope"}, "labelStyle", "iconOnly", "titleOnly", "label style iconOnly → titleOnly"),
    ({"type": "datePicker", "value": "Day", "date": "2026-06-14T09:41"}, "datePickerStyle", "compact", "graphical", "datePicker style compact → graphical"),
    ({"type": "datePicker", "value": "Day", "date": "2026-06-14T09:41"}, "datePickerStyle", "graphical", "wheel", "datePicker style graphical → wheel"),
    ({"type": "button", "value": "Go", "modifiers": [{"buttonStyle": "filled"}]}, "buttonBorderShape", "capsule", "roundedRectangle", "button border shape capsule → roundedRectangle"),
    ({"type": "button", "value": "Go", "modifiers": [{"buttonStyle": "filled"}]}, "buttonSizing", None, "flexible", "button sizing fitted → flexible"),
    ({"type": "progressView", "label": "Loading", "modifiers": [{"progressViewStyle": "circular"}]}, "controlSize", "small", "large", "size small → large"),
]


def styles(tool):
    """Another style of a component is told by its names, before what it draws otherwise; what it draws is no cause."""
    repository = Repository(tool)

    def files(now):
        files = {}
        for index, (component, modifier, before, after, _) in enumerate(STYLES):
            value = after if now else before
            inner = {**component, "modifiers": component.get("modifiers", []) + ([{modifier: value}] if value else [])}
            view = {"type": "vstack", "spacing": 8, "children": [{"type": "text", "value": "Above"}, inner, {"type": "text", "value": "Below"}]}
            files[f"style-{index}.json"] = {
                "version": 1, "name": f"style-{index}", "look": "stillframe", "size": {"width": 320, "height": 420},
                "variants": ["light", "rtl"], "view": view}
        return files

    repository.write(files(False))
    repository.commit("first")
    repository.write(files(True))
    answer, _ = repository.answer()
    for index, (*_, text) in enumerate(STYLES):
        said = of_change(answer, f"style-{index}")
        check(len(said) == 2, f"{text}: two pictures", said)
        for words in said:
            check(words and words[0].endswith(text), f"{text}: is said first, not {words[:1]}", words)
            check(sum(" style " in word for word in words) == (" style " in text and 1 or 0) or "text style" in str(words),
                  f"{text}: one style", words)
    groups = [group["cause"] for group in answer["groups"]]
    check(len(groups) == len({case[4] for case in STYLES}), "styles: one decision for each", groups)
    shutil.rmtree(repository.root)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=".build/release/render-cli")
    tool = str(pathlib.Path(parser.parse_args().tool).resolve())
    if not shutil.which("git"):
        print("changes-check: SKIPPED, no git", file=sys.stderr)
        return 0
    repository = Repository(tool)
    files = first()
    repository.write(files)
    repository.commit("first")

    def change(what, edit, judge):
        files = copy.deepcopy(repository.files)
        edit(files)
        repository.write(files)
        answer, code = repository.answer()
        judge(answer, code)
        check((answer, code) == repository.answer(), f"{what}: the same is said again")
        lines = words(answer) + [line for change in answer.get("changes", []) for line in change["words"]]
        for line in lines:
            if re.match("(order|layers): ", line):  # a list may end as the next begins
                continue
            # `a → a` or `(a → a)`, but not the end of one word and the beginning of another.
            found = re.search(r"(?:^|[ (])(\"[^\"]*\"|[^ \"()]+) → \1(?:$|[ ),])", line)
            check(found is None, f"{what}: {line!r} is no change", answer)
        clean = subprocess.run(["git", "diff", "--cached", "--name-only"], cwd=repository.root, capture_output=True)
        check(clean.stdout == b"", f"{what}: the index is left alone")
        repository.commit(what)
        answer, code = repository.answer()
        check(code == 0 and answer["changed"] == 0, f"{what}: nothing differs after it is recorded", answer)

    def token(files):
        files["theme.json"]["color"]["light"]["primary"]["$value"] = "#1A6E3C"
        files["theme.json"]["color"]["dark"]["primary"]["$value"] = "#5CD08A"

    def judge_token(answer, code):
        check(code == 1, "a token: differences exit 1")
        check(len(answer["groups"]) == 1, "a token: one decision for all pictures", answer)
        group = answer["groups"][0] if answer["groups"] else {"cause": "", "stories": 0, "further": []}
        check(group["cause"] == "token primary", "a token: the cause is the token", answer)
        check(group["stories"] == 9, "a token: all nine screens with it", answer)
        said = " ".join(words(answer))
        check("#0050C8 → #1A6E3C" in said, "a token: its values", answer)
        # White words are on it in filled buttons.
        check(f"text contrast {contrast('#FFFFFF', '#0050C8')} → {contrast('#FFFFFF', '#1A6E3C')}" in said, "a token: its contrast", answer)

    def says(what, *expected, stories=None):
        def judge(answer, code):
            check(code == 1, f"{what}: differences exit 1", answer)
            said = words(answer)
            for text in expected:
                check(any(text in line for line in said), f"{what}: says {text!r}", answer)
            if stories is not None:
                check(sum(group["stories"] for group in answer["groups"]) == stories, f"{what}: {stories} stories", answer)
        return judge

    def children(files, name):
        return files[name]["view"]["children"]

    def unchanged(answer, code):
        check(code == 0 and answer["changed"] == 0, "a description: nothing is shown", answer)

    def new(answer, code):
        check(code == 1 and answer["new"] and not answer["groups"], "a new screen is new", answer)

    def gone(answer, code):
        check(code == 1 and any("added" in name for name in answer["gone"]), "a screen that is gone is told", answer)

    def two(answer, code):
        check(len(answer["groups"]) == 2, "two causes: two groups", answer)
        causes = [group["cause"] for group in answer["groups"]]
        check("token primary" in causes, "two causes: the token", answer)
        check(causes and "First" in causes[0], "two causes: a text comes before a color", answer)

    change("a token", token, judge_token)
    change(
        "a text", lambda files: children(files, "plain-0.json")[1].update(value="First"),
        says("a text", 'text "Screen 0" → "First"', stories=1))
    change(
        "another token", lambda files: children(files, "plain-1.json").__setitem__(0, block("accent")),
        says("another token", "primary → accent", stories=1))
    change(
        "a smaller target", lambda files: children(files, "actions.json")[1].update(
            button("Save", {"controlSize": "mini"})), says("a smaller target", "target"))
    change(
        "a label", lambda files: children(files, "actions.json")[2].update(value="Remove"),
        says("a label", '"Delete" → "Remove"', stories=1))
    change(
        "a place", lambda files: files["plain-2.json"]["view"].update(spacing=20),
        says("a place", "moved 8 pt down", stories=1))
    change(
        "a state", lambda files: children(files, "actions.json")[2].update(button("Remove", {"disabled": True})),
        says("a state", "disabled", stories=1))
    change(
        "an element gone", lambda files: children(files, "plain-3.json").pop(), says("an element gone", 'gone', stories=1))
    change("a screen", lambda files: files.update({"added.json": screen("added", [])}), new)
    change("no screen", lambda files: files.pop("added.json"), gone)
    change("an order of keys", lambda files: files.update(
        {"last.json": dict(reversed(list(files["last.json"].items())))}), unchanged)

    def swapped(files):
        children(files, "tokens.json")[2]["modifiers"][0]["fill"] = "success"

    def equal(files):
        for scheme in ("light", "dark"):
            files["theme.json"]["color"][scheme]["success"] = {"$value": "#7A2E9E"}
            files["theme.json"]["color"][scheme]["accent"] = {"$value": "#7A2E9E"}

    def cause(what, text, stories, *further):
        def judge(answer, code):
            check(len(answer["groups"]) == 1, f"{what}: one decision", answer)
            group = answer["groups"][0] if answer["groups"] else {"cause": "", "stories": 0, "further": []}
            check(group["cause"] == text, f"{what}: the cause is {text!r}", answer)
            check(group["stories"] == stories, f"{what}: {stories} stories", answer)
            for word in further:
                check(any(word in line for line in group["further"]), f"{what}: says {word!r}", answer)
        return judge

    def value(group, name, value):
        def edit(files):
            files["theme.json"].setdefault(group, {})[name] = {"$value": value}
        return edit

    change("two roles of one value", equal, says("two roles of one value", "accent", stories=1))
    change("a role of that value", swapped, cause("a role of that value", "error → success", 1))
    change(
        "a text style", lambda files: children(files, "tokens.json")[1]["modifiers"].__setitem__(0, {"font": "callout"}),
        cause("a text style", "text style body → callout", 1))
    change(
        "a radius token", lambda files: children(files, "tokens.json")[2].update(cornerRadius="large"),
        cause("a radius token", "roundedRectangle radius small → large", 1))
    change(
        "a space token", lambda files: files["tokens.json"]["view"].update(spacing="lg"),
        cause("a space token", "vstack spacing sm → lg", 1, "moved"))
    change(
        "a padding token", lambda files: children(files, "tokens.json")[3]["modifiers"].__setitem__(0, {"padding": "md"}),
        cause("a padding token", "text padding sm → md", 1))
    change(
        "a control size", lambda files: children(files, "actions.json")[1].update(button("Save", {"controlSize": "small"})),
        cause("a control size", "button size mini → small", 1))
    change("the value of a space", value("space", "lg", "30px"), cause("the value of a space", "token space lg", 1, "space lg 24 → 30"))
    change(
        "the value of a radius", value("radius", "large", "26px"),
        cause("the value of a radius", "token radius large", 1, "radius large 16 → 26"))
    change(
        "the value of a text style", value("typography", "body", {"fontSize": "19px", "lineHeight": 1.4}),
        says("the value of a text style", "token text style body", "text style body 17 → 19", stories=7))

    def both(files):
        files["theme.json"]["color"]["light"]["primary"]["$value"] = "#803010"
        files["theme.json"]["color"]["dark"]["primary"]["$value"] = "#B4531F"
        children(files, "plain-3.json").append({"type": "text", "value": "First"})

    change("two causes", both, two)

    def hidden(files):
        token(files)
        children(files, "plain-4.json")[1].update(value="Screen 8")
        children(files, "plain-5.json").reverse()

    def apart(answer, code):
        groups = {group["cause"]: group for group in answer["groups"]}
        # Of nine screens one has another colour since, and two changed otherwise, too.
        check(groups.get("token primary", {}).get("stories") == 6, "a token and more: it explains six screens", answer)
        check(not any("Screen" in line or "moved" in line for line in groups.get("token primary", {}).get("further", [])),
              "a token and more: its decision is about nothing else", answer)
        text = next((group for cause, group in groups.items() if "Screen 8" in cause), {"further": []})
        check(any("primary" in line for line in text["further"]), "a token and more: a text has a decision of its own, with the token", answer)
        said = [line for cause, group in groups.items() if cause != "token primary" for line in [cause, *group["further"]]]
        check("order: rectangle, First → First, rectangle" in said or any(line.startswith("order: ") for line in said),
              "a token and more: another order is told", answer)
        check(not any("contrast 1 →" in line for line in said), "a token and more: what moved has no new contrast", answer)

    change("a token and more in the same pictures", hidden, apart)
    cases(repository, change, children)
    shutil.rmtree(repository.root)
    variants(tool)
    styles(tool)
    clones(tool)
    print(f"changes-check: {53 + len(STYLES)} changes,", f"{failures} failure(s)" if failures else "all told as they are")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Drives `render-cli batch` through the Python client of Examples/fleet and checks what it says.

Every line in both directions is validated by the JSON Schema of docs/batch.schema.json where PyPI's jsonschema is
there; it says so where not. Pictures must be those of `render`, byte for byte, under the digest of their bytes.

usage: scripts/check-batch.py [--tool .build/release/render-cli] [--soak N]

--soak N sends N requests instead and prints the rate and the memory of the tool and its workers on the way (Linux);
growth of more than 64 bytes a job over the second half fails. They are of the order card (--op render, the default,
audit, tree, speech), or --op mixed: small documents, each with words of its own, drawn, audited, told and refused.
"""
import argparse
import base64
import hashlib
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Examples/fleet"))
from stillframe_worker import JobError, Worker, WorkerError  # noqa: E402

try:
    import jsonschema
except ImportError as error:
    print(f"check-batch: SKIPPED the schema, {error}; pip install jsonschema", file=sys.stderr)
    jsonschema = None

failures = []


def check(condition, words):
    if not condition:
        failures.append(words)
        print(f"check-batch: {words}", file=sys.stderr)


CARD = {"version": 1, "view": {"type": "text", "value": "Hello"}}


def raw(tool, lines, *flags, folder=ROOT):
    """What the tool answers to lines, by hand."""
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    done = subprocess.run([tool, "batch", *flags], input=text.encode(), capture_output=True, cwd=folder)
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def check_schema(tool, output):
    if jsonschema is None:
        return
    schema = json.loads((ROOT / "docs/batch.schema.json").read_text())
    printed = json.loads(subprocess.run([tool, "batch", "--schema"], capture_output=True, check=True).stdout)
    check(schema == printed, "docs/batch.schema.json is another schema: render-cli batch --schema writes it")
    jsonschema.Draft202012Validator.check_schema(schema)
    def of(name):
        return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
    request, line = of("request"), of("line")
    good = [
        {"id": 1, "op": "render", "document": CARD},
        {"id": "two", "op": "render", "document": CARD, "as": "base64", "format": "ppm",
         "appearance": {"scheme": "dark", "typeSize": "ax3", "boldText": True, "width": 200, "scale": 1}},
        {"id": 3, "op": "audit", "story": "order-card/hebrew", "appearance": "dark", "profile": "wcag-aa",
         "rules": ["target-size"]},
        {"id": 4, "op": "tree", "document": "Examples/order-card.json", "stage": "layout"},
        {"id": 5, "op": "tree", "document": CARD, "stage": "display"},
        {"id": 6, "op": "speech", "document": CARD, "reader": "talkback", "seconds": 5, "megabytes": 512},
        {"id": 7, "op": "list"}, {"id": 8, "op": "cancel", "job": 99},
    ]
    bad = [
        {"id": 20, "op": "rendr", "document": CARD}, {"id": 21, "op": "render"},
        {"id": 22, "op": "render", "story": "a", "document": CARD}, {"op": "list"},
        {"id": 23, "op": "render", "document": CARD, "colour": "dark"},
        {"id": 24, "op": "render", "document": CARD, "appearance": {"sceme": "dark"}},
        {"id": 25, "op": "render", "document": CARD, "seconds": -1}, {"id": [], "op": "list"},
        {"id": 26, "op": "cancel"}, {"id": 27, "op": "audit", "document": CARD, "rules": []},
    ]
    for each in good:
        check(request.is_valid(each), f"the schema refuses {each}")
    for each in bad:
        check(not request.is_valid(each), f"the schema accepts {each}")
    status, lines = raw(tool, good, "--output", output)
    check(status == 0, f"good requests end with {status}: {[l for l in lines if l['type'] == 'error']}")
    status, refusals = raw(tool, bad, "--output", output)
    check(status == 2, f"bad requests end with {status}")
    for each in lines + refusals:
        for error in line.iter_errors(each):
            check(False, f"a line is not as the schema says: {error.message[:200]}")
    check([l["type"] for l in refusals[1:-1]] == ["error"] * len(bad), "a bad request is no error")
    check(all(l["kind"] == "request" for l in refusals[1:-1]), "a bad request is another error")


def check_pictures(tool, output):
    card = ROOT / "Examples/order-card.json"
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/card.png"
        subprocess.run([tool, "render", card, "-o", path, "--scheme", "dark", "--scale", "2"], check=True)
        expected = pathlib.Path(path).read_bytes()
    dark = {"scheme": "dark", "scale": 2}
    with Worker([tool], output=output, root=str(ROOT)) as worker:
        for document in ("Examples/order-card.json", json.loads(card.read_text())):
            result = worker.call("render", document=document, appearance=dark)
            found = (pathlib.Path(output) / result["path"]).read_bytes()
            check(found == expected, "the picture is not that of render")
            check(result["sha256"] == hashlib.sha256(found).hexdigest(), "its digest is another")
            check(result["sha256"] in result["path"], "it is not named by its digest")
        result = worker.call("render", document="Examples/order-card.json", appearance=dark, **{"as": "base64"})
        check(base64.b64decode(result["base64"]) == expected, "the base64 is another picture")
        one = os.path.relpath(pathlib.Path(output) / worker.call("render", document=CARD)["path"], ROOT)
        if not one.startswith(".."):
            check(worker.call("diff", expected=one, actual=one)["isMatch"], "a picture differs from itself")


def check_cache(tool, output):
    with tempfile.TemporaryDirectory() as cache:
        def drawn(place, count=1):
            with Worker([tool], output=output, jobs=1, flags=["--cache", place]) as worker:
                return [worker.call("render", document=CARD) for _ in range(count)]
        first, again = drawn(cache, 2)
        check("cached" not in first and again["cached"], "a picture is not taken from the cache")
        entry, = [p for p in pathlib.Path(cache).rglob("*") if p.is_file()]
        entry.write_bytes(entry.read_bytes()[:-1])
        mended, = drawn(cache)
        broken, later = drawn("http://127.0.0.1:1", 2)
        check("the cache is not used" in broken["warnings"][0] and "warnings" not in later, "a broken cache is not told once")
        check(all(each["sha256"] == first["sha256"] for each in (again, mended, broken, later)), "another picture")
        with socket.create_server(("127.0.0.1", 0)) as silent:
            place = f"http://127.0.0.1:{silent.getsockname()[1]}"
            with Worker([tool], output=output, jobs=1, flags=["--cache", place]) as worker:
                slow = worker.call("render", document=CARD, seconds=8)
        check("longer than 1 s" in slow["warnings"][0], f"a silent cache: {slow}")
        check("cached" not in mended and drawn(cache)[0]["cached"], "a damaged entry is not drawn again and kept")


def check_errors(tool, output):
    with Worker([tool], output=output, root=str(ROOT / "Examples")) as worker:
        for members, kind, words in [
            ({"document": "../README.md"}, "request", "inside of the folder"),
            ({"document": "/etc/passwd"}, "request", "inside of the folder"),
            ({"document": {"version": 1, "view": {"type": "image", "file": "/etc/passwd"}}}, "input", "/etc/passwd"),
            ({"document": {"version": 1, "view": {"type": "txt"}}}, "input", "did you mean"),
            ({"document": {"version": 1, "view": {"type": "text", "value": "A"}}, "appearance": {"scheme": "drak"}},
             "request", "did you mean 'dark'"),
            ({"story": "order-card/redy"}, "input", "did you mean"),
            ({"document": CARD, "budget": 0.000001}, "input", "budget"),
        ]:
            try:
                worker.call("render", **members)
                check(False, f"{members} was drawn")
            except JobError as error:
                check(error.error["kind"] == kind and words in error.error["message"], f"{members}: {error.error}")
        check(worker.call("speech", document=CARD)["stops"][0]["spoken"] == "Hello", "it does not go on after errors")
    status, lines = raw(tool, ["{", "x" * 17_000_000, {"id": 1, "op": "tree", "document": CARD}])
    check([l["type"] for l in lines] == ["hello", "error", "error", "answer", "end"], "damaged lines stop the rest")
    check(status == 2, "damaged lines do not show in the status")


def check_cancel(tool, output):
    def leftovers():
        return [p for p in pathlib.Path(output).rglob("*") if p.is_file() and p.suffix != ".png"]
    rows = [{"type": "text", "value": f"Row {n} {'word ' * 20}"} for n in range(8)]
    large = {"version": 1, "view": {"type": "vstack", "children": rows}}
    with Worker([tool], output=output, jobs=1) as worker:
        for number in range(40):
            worker.submit("render", id=f"large-{number}", document=large, appearance={"scale": 2 + number % 2})
        for number in range(0, 40, 2):
            worker.cancel(f"large-{number}")
        answers = [worker.next() for _ in range(60)]
    errors = {a.id: a.error["kind"] for a in answers if a.error}
    check(set(errors.values()) <= {"cancelled"}, f"other errors than cancelled: {errors}")
    done = [a.id for a in answers if a.result and str(a.id).startswith("large")]
    check(len(done) + len(errors) == 40 and len(set(done) | set(errors)) == 40, "a request has no answer or two")
    check(set(done) >= {f"large-{n}" for n in range(1, 40, 2)}, "a cancelled request took another one with it")
    check(not leftovers(), f"cancelled requests leave {leftovers()}")
    try:
        with Worker([tool], output=output) as worker:
            worker.submit("render", document=large)
            raise KeyError("gives up")
    except KeyError:
        pass
    check(not leftovers(), f"a client that gives up leaves {leftovers()}")
    try:
        with Worker(["/nowhere/render-cli"]):
            pass
        check(False, "a tool that is not there was started")
    except WorkerError:
        pass
    for command, output, words in (
        ([tool], "/dev/null/pictures", "says no hello (status "), (["/bin/echo"], None, "'line': 'batch"),
    ):
        try:
            with Worker(command, output=output):
                pass
            check(False, f"{command[0]} was taken for a worker")
        except WorkerError as error:
            check(words in str(error), f"{command[0]} is no worker: {error}")


def check_window(tool):
    with Worker([tool], flags=["--queue", "8"]) as worker:
        ids = [a.id for a in worker.map({"op": "tree", "document": CARD} for _ in range(300))]
    check(sorted(ids) == list(range(300)), "a full queue loses requests")


def memory(process):
    """Kilobytes that a process and its children have to themselves."""
    def rss(pid):
        with open(f"/proc/{pid}/status") as file:
            fields = dict(line.split(":", 1) for line in file if ":" in line)
        return int(fields.get("RssAnon", "0 kB").split()[0])
    children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return rss(process), sum(rss(child) for child in children), len(children)


def soak_requests(count, op):
    """Requests of a soak; those whose document is refused have an id of their own."""
    card = json.loads((ROOT / "Examples/order-card.json").read_text())
    for number in range(count):
        appearance = {"scheme": "dark" if number % 2 else "light", "scale": 2}
        if op != "mixed":
            card["name"] = f"card-{number % 1000}"
            members = {"as": "file"} if op == "render" else {}
            yield {"op": op, "document": json.loads(json.dumps(card)), "appearance": appearance, **members}
            continue
        label = {"type": "text", "value": f"Order {number}", "modifiers": [{"font": "headline"}]}
        button = {"type": "button", "value": f"Track {number * 7919 % 1000003}"}
        view = {"type": "vstack", "spacing": 8, "children": [label, button]}
        request = {"op": ("render", "audit", "tree", "speech")[number // 2 % 4], "appearance": appearance,
                   "document": {"version": 1, "name": f"soak-{number}", "view": view}}
        if request["op"] == "render":
            request["as"] = "base64"
        if number % 97 == 0:
            view["children"] = [{"type": f"txt{number}"}]
            request["id"] = f"refused-{number}"
        yield request


def soak(tool, count, output, op):
    start, marks = time.monotonic(), []
    with Worker([tool], output=output) as worker:
        for number, answer in enumerate(worker.map(soak_requests(count, op), window=64), 1):
            refused = str(answer.id).startswith("refused")
            check((answer.error is not None) == refused, f"request {answer.id}: {answer.error or answer.result}")
            if number % max(count // 20, 1) == 0:
                parent, children, processes = memory(worker._process.pid)
                marks.append((number, parent, children))
                rate = number / (time.monotonic() - start)
                print(f"{number:9d} {op}s {rate:7.1f}/s  tool {parent} kB, {processes} workers {children} kB",
                      flush=True)
    (first, parent, children), (last, parents, childrens) = marks[len(marks) // 2 - 1], marks[-1]
    growth = 1024 * (parents + childrens - parent - children) / max(last - first, 1)
    print(f"growth over the second half: {growth:.0f} bytes a job")
    check(growth <= 64, f"the memory grows by {growth:.0f} bytes a job")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/render-cli"))
    parser.add_argument("--soak", type=int, default=0)
    parser.add_argument("--op", default="render", choices=["render", "audit", "tree", "speech", "mixed"])
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory(dir=ROOT / ".build") as output:
        if options.soak:
            soak(tool, options.soak, output, options.op)
        else:
            check_schema(tool, output)
            check_pictures(tool, output)
            check_cache(tool, output)
            check_errors(tool, output)
            check_cancel(tool, output)
            check_window(tool)
    if failures:
        sys.exit(f"check-batch: {len(failures)} failure(s)")
    print("check-batch: clean")


if __name__ == "__main__":
    main()
